"""Who is first in a competitive Zone: ranks, roll-offs and the Syndicate Intimidator (rule 25; rulings d10 to d13)."""

from ...core.game import Ask, Seat, Tell
from .data import (
    ACQUISITION,
    CARGO,
    CARGO_KINDS,
    CRATER,
    CRATER_PICKS,
    CRYSTALS,
    DEMANDS,
    INTIMIDATOR,
    IRON,
    IRON_REWARDS,
    MINE,
    MINE_REWARDS,
    ZONES,
    crystal_ranks,
)
from .names import NAME, NAMES, amount, stack_text
from .resources import offer_finds
from .rolling import throw
from .state import Entry, State, Throw, played_by, prismatic, value

RANKS = {CRATER: len(CRATER_PICKS), CARGO: len(CARGO_KINDS)}


def same_reward(s: State, zone: int, first: int, last: int) -> bool:
    """Does it make no difference which of these places one gets?"""
    if first == last:
        return True
    if zone == IRON:  # the third rank is for all further dice
        return first >= len(IRON_REWARDS) - 1
    if zone == MINE:  # rule 26: both get the same
        return first >= len(MINE_REWARDS) or last < len(MINE_REWARDS)
    if zone == ACQUISITION:  # who comes first has the choice
        return False
    return first >= (crystal_ranks(len(s.iron)) if zone == CRYSTALS else RANKS[zone])


# --- ranks and roll-offs ---------------------------------------------------------------------------------------------


def rank(s: State, tell: Tell, entries: list[Entry]) -> None:
    """Put the entries of the Zone in order, and let the Intimidator make his demand."""
    s.ranking, s.ties = (), ()
    groups: dict[int, list[Entry]] = {}  # by what was deployed
    for entry in entries:
        groups.setdefault(value(entry.dice), []).append(entry)
    start = 0
    tied: list[tuple[int, int]] = []
    for number in sorted(groups, reverse=True):
        stop = start + len(groups[number])
        if _settle(s, tell, groups[number], start, 1):
            tied.append((start, stop - 1))
        start = stop
    for first, last in tied:
        if _intimidates(s, tell, first, last):
            break  # ruling d35: once per Zone


def _settle(s: State, tell: Tell, group: list[Entry], start: int, turn: int) -> bool:
    """Order entries that are tied for the places from `start`; was there a roll-off?"""
    owners = 1 if len(group) == 1 else len({entry.seat for entry in group})
    if owners == 1 or same_reward(s, s.zone, start, start + len(group) - 1):  # rulings d10, d11
        if owners == 1 < len(group):
            # The Prismatic one of equal dice comes last: left unresolved it may still please the Derelict Gem.
            group = sorted(group, key=lambda entry: prismatic(entry.dice))
        s.ranking += tuple(group)
        s.ties += (start,) * len(group)
        return False
    rolls = [throw(s, entry.dice[-1] // 10) % 10 for entry in group]  # rule 35: the top die of a stack
    for entry, roll in zip(group, rolls, strict=True):
        s.rolloffs += (Throw(s.zone, turn, entry.seat, entry.dice, roll),)
        tell(
            "transecopia.rolls-off", captain=NAME[entry.seat], dice=stack_text(entry.dice), roll=roll,
            zone=NAMES[ZONES[s.zone]], target=f"zone-{ZONES[s.zone]}",
        )  # fmt: skip
    for result in sorted(set(rolls), reverse=True):  # ruling d12
        again = [entry for entry, roll in zip(group, rolls, strict=True) if roll == result]
        _settle(s, tell, again, start, turn + 1)
        start += len(again)
    return True


# --- the Syndicate Intimidator ---------------------------------------------------------------------------------------


def _intimidates(s: State, tell: Tell, first: int, last: int) -> bool:
    """Did he lose this roll-off against exactly one other captain? Then that one pays or concedes."""
    him = played_by(s, INTIMIDATOR)
    others = {entry.seat for entry in s.ranking[first : last + 1]} - {him}
    if him < 0 or len(others) != 1 or all(entry.seat != him for entry in s.ranking[first : last + 1]):
        return False
    s.demand = (him, first, last)
    if conceded(s) < 0:
        s.demand = ()
        return False
    (s.seat,) = others
    tell(
        "transecopia.demands", captain=NAME[him], payer=NAME[s.seat], zone=NAMES[ZONES[s.zone]],
        target=f"zone-{ZONES[s.zone]}",
    )  # fmt: skip
    if can_satisfy(s, s.seat) or s.hands[s.seat]:
        s.phase = "demand"
    else:
        concede(s, tell)  # who cannot pay must concede
    return True


def can_satisfy(s: State, seat: Seat) -> bool:
    return s.iron[seat] >= DEMANDS["iron"] or s.astatine[seat] >= DEMANDS["astatine"]


def conceded(s: State) -> int:
    """The least valuable place the payer took from him: the lowest above one of his that is worth less; -1: none."""
    him, first, last = s.demand
    his = [place for place in range(first, last + 1) if s.ranking[place].seat == him]
    for place in range(last, first - 1, -1):
        if s.ranking[place].seat != him and any(
            other > place and not same_reward(s, s.zone, place, other) for other in his
        ):
            return place
    return -1


def ask_demand(s: State, ask: Ask) -> None:
    ask(
        "transecopia.ask.demand", rule="intimidator", captain=NAME[s.demand[0]], zone=NAMES[ZONES[s.zone]],
        place=conceded(s) + 1,
    )  # fmt: skip
    for kind, n in DEMANDS.items():  # ruling d1
        if (s.iron if kind == "iron" else s.astatine)[s.seat] >= n:
            ask.choice(
                "appease", kind,
                label="transecopia.appease", target=f"{kind}-{s.seat}", group="appease", what=amount(kind, n),
            )  # fmt: skip
    ask.choice("concede", label="transecopia.concede", target=f"zone-{ZONES[s.zone]}", group="concede")
    offer_finds(s, ask)


def appease(s: State, tell: Tell, kind: str) -> None:
    store, n = s.iron if kind == "iron" else s.astatine, DEMANDS[kind]
    store[s.seat] -= n
    store[s.demand[0]] += n
    tell("transecopia.appeased", captain=NAME[s.demand[0]], what=amount(kind, n), target=f"{kind}-{s.demand[0]}")
    s.demand, s.phase = (), "resolve"


def concede(s: State, tell: Tell) -> None:
    """The place goes to him, for the last of his dice in this tie: the examples T15 and T16."""
    him, first, last = s.demand
    place = conceded(s)
    lowest = max(other for other in range(first, last + 1) if s.ranking[other].seat == him)
    ranking = list(s.ranking)
    ranking[place], ranking[lowest] = ranking[lowest], ranking[place]
    s.ranking = tuple(ranking)
    s.ties = (*s.ties[:first], *range(first, last + 1), *s.ties[last + 1 :])
    tell(
        "transecopia.conceded", captain=NAME[s.seat], zone=NAMES[ZONES[s.zone]], target=f"zone-{ZONES[s.zone]}"
    )  # fmt: skip
    s.demand, s.phase = (), "resolve"
