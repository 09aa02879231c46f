"""Zone 7, Acquisition: in rank order each die buys a Tech card, accesses an Artifact, or declines (rules 28 to 30)."""

from functools import cache

from ...core.game import Ask, Choice, Seat, Tell, choice
from ...core.messages import text
from . import tech_cards
from .data import (
    ACQUISITION,
    ARTIFACTS,
    EMPTY,
    NAGA,
    RESEARCHER,
    TECHS,
    UPSIDE_DOWN,
    Cost,
    slot_costs,
)
from .names import DIE_OF, DIE_TARGET, DIE_TEXT, DIE_WORD, NAMES, TECH_TEXT, amount, cost_text, stack_text
from .resources import can_pay, gain, offer_finds, pay, total
from .rewards import close, unresolved
from .state import Entry, Result, State, prismatic

IMPROVED = tuple(total(kind.cost, kind.price) for kind in TECHS)  # what a card costs with its bonus
RESERVE = "reserve"  # the slot of the Naga Agent's own card; those of the pool are numbers


def award(s: State, tell: Tell) -> None:
    """Resolve the Zone up to the next die that has a choice (rule 28)."""
    while s.place < len(s.ranking):
        entry = s.ranking[s.place]
        if s.hands[entry.seat] or affordable(s, entry):
            s.seat, s.phase = entry.seat, "acquisition"
            return
        _next(s, tell, ())
    close(s, tell)


def affordable(s: State, entry: Entry) -> bool:
    """Can this captain do anything here with open resources (ruling a2)?"""
    if any(can_pay(s, entry.seat, cost) for _, cost in artifacts(s, entry.seat)):
        return True
    dice = [entry, *(s.ranking[other] for other in equals(s))]
    return any(can_buy(s, die, card) for _, card in cards(s, entry.seat) for die in dice)


def ask_acquisition(s: State, ask: Ask) -> None:
    """What does this die buy, or does it decline (rules 28 to 30)?"""
    entry = s.ranking[s.place]
    ask("transecopia.ask.acquisition", rule="acquisition", place=s.place + 1, die=stack_text(entry.dice))
    for slot, card in cards(s, s.seat):
        if can_buy(s, entry, card):
            improved = TECHS[card].bonus and can_pay(s, s.seat, IMPROVED[card])
            ask.offer(_buying(slot, card) if improved else _buying(slot, card)[:1])
    ask.offer(_accessing(id, cost) for id, cost in artifacts(s, s.seat) if can_pay(s, s.seat, cost))
    ask.choice("decline", label="transecopia.decline", target="zone-acquisition", group="decline")
    for die in dict.fromkeys(s.ranking[place].dice[-1] for place in equals(s)):
        ask.choice(
            "order", DIE_WORD[die],
            label="transecopia.order", target=DIE_TARGET[die], group="order", die=DIE_TEXT[die],
        )  # fmt: skip
    offer_finds(s, ask)


@cache
def _buying(slot: str | int, card: int) -> tuple[Choice, Choice]:
    """The moves to buy a Tech card as it is, and with its bonus."""
    kind = TECHS[card]
    return (
        choice(
            "buy", slot,
            label="transecopia.buy", target=f"tech-{slot}", group="tech",
            card=TECH_TEXT[card], cost=cost_text(kind.cost), place=PLACES[slot],
        ),
        choice(
            "improve", slot,
            label="transecopia.improve", target=f"tech-{slot}", group="tech", card=TECH_TEXT[card],
            value=kind.value + kind.bonus, cost=cost_text(IMPROVED[card]), place=PLACES[slot],
        ),
    )  # fmt: skip


@cache
def _accessing(id: str, cost: Cost) -> Choice:
    return choice(
        "access", id,
        label="transecopia.access", target=f"artifact-{id}", group="artifact", artifact=NAMES[id], cost=cost_text(cost),
    )  # fmt: skip


# --- what is on offer ------------------------------------------------------------------------------------------------


def cards(s: State, seat: Seat) -> list[tuple[str | int, int]]:
    """The Tech cards on offer to this captain, by slot: the pool, and the Naga Agent's own card (ruling d26)."""
    shown: list[tuple[str | int, int]] = [(slot, card) for slot, card in enumerate(s.pool, 1) if card != EMPTY]
    if s.reserve != EMPTY and s.characters[seat] == NAGA:
        shown.append((RESERVE, s.reserve))
    return shown


def can_buy(s: State, entry: Entry, card: int) -> bool:
    """Can this die and its owner's resources buy the card (rule 29)?"""
    return (prismatic(entry.dice) or not TECHS[card].prismatic) and can_pay(s, entry.seat, TECHS[card].cost)


def artifacts(s: State, seat: Seat) -> list[tuple[str, Cost]]:
    """The Artifacts this captain could still access, with the cost of the next ship slot (rule 30)."""
    slots = slot_costs(len(s.iron))
    return [
        (id, _slot_cost(id, slots[len(seats)]))
        for id, seats in zip(s.artifacts, s.access, strict=True)
        if seat not in seats and len(seats) < len(slots)
    ]


@cache
def _slot_cost(id: str, extra: int) -> Cost:
    return total(ARTIFACTS[id], (0, 0, extra))


def equals(s: State) -> list[int]:
    """Ruling d10: places of the owner's other dice in the same tie, if they are of another kind and may go first."""
    if s.ordered or s.zone != ACQUISITION:
        return []
    entry, tie = s.ranking[s.place], s.ties[s.place]
    return [
        place
        for place in range(s.place + 1, len(s.ranking))
        if s.ties[place] == tie and prismatic(s.ranking[place].dice) != prismatic(entry.dice)
    ]


# --- what the moves do -----------------------------------------------------------------------------------------------


def order_dice(s: State, tell: Tell, word: str | int) -> None:
    """Let another of the captain's own tied dice go first (ruling d10)."""
    die = DIE_OF[word]
    place = next(place for place in equals(s) if s.ranking[place].dice[-1] == die)
    ranking = list(s.ranking)
    ranking.insert(s.place, ranking.pop(place))
    s.ranking, s.ordered = tuple(ranking), True
    tell("transecopia.ordered", die=DIE_TEXT[die], target="zone-acquisition")


def buy(s: State, tell: Tell, slot: str | int) -> None:
    """Buy a Tech card without its bonus."""
    _buy(s, tell, slot, bonus=False)


def improve(s: State, tell: Tell, slot: str | int) -> None:
    """Buy a Tech card with its bonus (rule 29)."""
    _buy(s, tell, slot, bonus=True)


def _buy(s: State, tell: Tell, slot: str | int, bonus: bool) -> None:
    card = s.reserve if isinstance(slot, str) else s.pool[slot - 1]
    kind = TECHS[card]
    bought = card + UPSIDE_DOWN if bonus else card
    s.techs[s.seat] = tuple(sorted((*s.techs[s.seat], bought)))
    tell("transecopia.bought", card=TECH_TEXT[bought], target=f"tech-{slot}")
    _spend(s, tell, IMPROVED[card] if bonus else kind.cost)
    if isinstance(slot, str):
        tech_cards.refill_reserve(s, tell)
    else:
        tech_cards.refill_pool(s, tell, slot - 1)  # rule 29
    s.phase = "resolve"
    _next(s, tell, (("tech", bought),))


def access(s: State, tell: Tell, id: str) -> None:
    """Pay for an Artifact and take its next ship slot (rule 30)."""
    cost = dict(artifacts(s, s.seat))[id]
    extra = cost[2] - ARTIFACTS[id][2]
    tell("transecopia.accessed", artifact=NAMES[id], target=f"artifact-{id}")
    _spend(s, tell, cost)
    if id == s.patron and extra:  # ruling d24
        gain(s, tell, s.access[s.artifacts.index(id)][0], "astatine", extra)
    s.access = tuple(
        (*seats, s.seat) if artifact == id else seats
        for artifact, seats in zip(s.artifacts, s.access, strict=True)
    )  # fmt: skip
    s.phase = "resolve"
    _next(s, tell, ((id, 1),))


def decline(s: State, tell: Tell) -> None:
    """Leave the die unresolved (rule 28)."""
    s.phase = "resolve"
    _next(s, tell, ())


def _spend(s: State, tell: Tell, cost: Cost) -> None:
    pay(s, s.seat, cost)
    if cost[2] and s.characters[s.seat] == RESEARCHER:  # astatine comes back as iron
        tell("transecopia.researched", what=amount("astatine", cost[2]), target=f"iron-{s.seat}")
        gain(s, tell, s.seat, "iron", cost[2])


def _next(s: State, tell: Tell, gains: tuple[tuple[str, int], ...]) -> None:
    entry = s.ranking[s.place]
    if gains:
        s.results += (Result(s.zone, s.place, entry.seat, entry.dice, gains),)
    else:
        unresolved(s, tell, entry, s.place)  # ruling d5
    s.place += 1
    s.ordered = False


PLACES = {slot: text(f"transecopia.place.{slot}") for slot in (1, 2, 3, RESERVE)}
