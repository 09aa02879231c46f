"""The order in a competitive Zone: ranks, roll-offs and the Syndicate Intimidator (rule 25; rulings d10 to d13)."""

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
    """Do these places all have the same reward (ruling d11)?"""
    if first == last:
        return True
    if zone == IRON:  # the third rank is for all further dice
        return first >= len(IRON_REWARDS) - 1
    if zone == MINE:  # rule 26: both get the same
        return first >= len(MINE_REWARDS) or last < len(MINE_REWARDS)
    if zone == ACQUISITION:  # rule 28: the first has the choice
        return False
    return first >= (crystal_ranks(len(s.iron)) if zone == CRYSTALS else RANKS[zone])


# --- ranks and roll-offs ---------------------------------------------------------------------------------------------


def rank(s: State, tell: Tell, entries: list[Entry]) -> None:
    """Put the entries of the Zone in order; then the Intimidator may make a demand."""
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
    """Order entries that are tied for the places from `start`; returns whether there was a roll-off."""
    owners = 1 if len(group) == 1 else len({entry.seat for entry in group})
    if owners == 1 or same_reward(s, s.zone, start, start + len(group) - 1):  # rulings d10, d11
        if owners == 1 < len(group):
            # ruling a5: the Prismatic one comes last, where unresolved it still serves the Derelict Gem
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
    """Make the demand if the Intimidator lost this roll-off against exactly one captain; returns whether."""
    intimidator = played_by(s, INTIMIDATOR)
    others = {entry.seat for entry in s.ranking[first : last + 1]} - {intimidator}
    if intimidator < 0 or len(others) != 1 or all(entry.seat != intimidator for entry in s.ranking[first : last + 1]):
        return False
    s.demand = (intimidator, first, last)
    if conceded(s) < 0:
        s.demand = ()
        return False
    (s.seat,) = others
    tell(
        "transecopia.demands", captain=NAME[intimidator], payer=NAME[s.seat], zone=NAMES[ZONES[s.zone]],
        target=f"zone-{ZONES[s.zone]}",
    )  # fmt: skip
    if can_satisfy(s, s.seat) or s.hands[s.seat]:
        s.phase = "demand"
    else:
        concede(s, tell)  # a captain who cannot pay must concede
    return True


def can_satisfy(s: State, seat: Seat) -> bool:
    """Can this captain pay the Intimidator's demand (ruling d1)?"""
    return s.iron[seat] >= DEMANDS["iron"] or s.astatine[seat] >= DEMANDS["astatine"]


def conceded(s: State) -> int:
    """The least valuable place won from the Intimidator: the lowest above a worse one of his; -1: none."""
    intimidator, first, last = s.demand
    his = [place for place in range(first, last + 1) if s.ranking[place].seat == intimidator]
    for place in range(last, first - 1, -1):
        if s.ranking[place].seat != intimidator and any(
            other > place and not same_reward(s, s.zone, place, other) for other in his
        ):
            return place
    return -1


def ask_demand(s: State, ask: Ask) -> None:
    """Pay the Intimidator or concede?"""
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
    """Pay the Intimidator."""
    store, n = s.iron if kind == "iron" else s.astatine, DEMANDS[kind]
    store[s.seat] -= n
    store[s.demand[0]] += n
    tell("transecopia.appeased", captain=NAME[s.demand[0]], what=amount(kind, n), target=f"{kind}-{s.demand[0]}")
    s.demand, s.phase = (), "resolve"


def concede(s: State, tell: Tell) -> None:
    """Swap the place with the last of the Intimidator's in this tie."""
    intimidator, first, last = s.demand
    place = conceded(s)
    lowest = max(other for other in range(first, last + 1) if s.ranking[other].seat == intimidator)
    ranking = list(s.ranking)
    ranking[place], ranking[lowest] = ranking[lowest], ranking[place]
    s.ranking = tuple(ranking)
    s.ties = (*s.ties[:first], *range(first, last + 1), *s.ties[last + 1 :])
    tell(
        "transecopia.conceded", captain=NAME[s.seat], zone=NAMES[ZONES[s.zone]], target=f"zone-{ZONES[s.zone]}"
    )  # fmt: skip
    s.demand, s.phase = (), "resolve"
