"""What a card does: A move, B add, C remove, D influence the king. Rules 26-30, rulings d3-d5, d17, d19, d21-d23."""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from .data import (
    BY_LAND,
    CARDS_ANYWHERE,
    CARDS_TO_LOWER,
    CIVILIZATION,
    DISTRICT,
    DISTRICT_IDS,
    HOST_POINTS,
    KINDS,
    MOVED,
    OPEN,
    PLACES,
    REACH,
    REMOVE_POINTS,
)
from .names import A_CIV, CARD_TARGETS, CIV_NAMES, DISTRICT_NAMES, DISTRICT_TARGETS, OF_CIV, SCALE_TARGETS
from .prestige import place_of
from .state import NOTHING, State, cards_as, princes_left
from .turn_order import score


def playable(s: State, civ: int) -> bool:
    """Return whether the cards of this civilization can do anything (ruling d33)."""
    if s.scale[-1] != civ or cards_as(s, civ) >= CARDS_TO_LOWER:
        return True  # it can be raised, or lowered
    return any(s.princes[s.seat][civ::KINDS]) or civ in s.monument  # a prince can move, or be added


# --- a card is played ------------------------------------------------------------------------------------------------


def play(s: State, tell: Tell, civ_id: str) -> None:
    """Lay one card on the table; the next move says what it does."""
    s.card, s.phase = CIVILIZATION[civ_id], "card"
    _lay(s)
    tell("utopia.plays", civ=A_CIV[s.card], target=CARD_TARGETS[s.card])


def _lay(s: State) -> None:
    """Put a card of this civilization on the table, one changed by a privilege first (ruling d32)."""
    for i, (printed, now) in enumerate(s.changed):
        if now == s.card:
            s.changed, s.laid = s.changed[:i] + s.changed[i + 1 :], (*s.laid, printed)
            return
    s.hands[s.seat][s.card] -= 1
    s.laid = (*s.laid, s.card)


def _pay(s: State, cards: int = 1) -> int:
    """Discard all cards of the chosen action and return their civilization."""
    civ = s.card
    while len(s.laid) < cards:
        _lay(s)
    for printed in s.laid:
        s.discards[printed] += 1
    s.card, s.laid, s.origin, s.phase = NOTHING, (), NOTHING, "develop"
    return civ


def ask_card(s: State, ask: Ask) -> None:
    """Ask what the card on the table does."""
    civ, row = s.card, s.princes[s.seat]
    cards = len(s.laid) + cards_as(s, civ)
    ask("utopia.ask.card", rule="actions", civ=OF_CIV[civ], n=cards)
    for d in range(PLACES):
        if row[d * KINDS + civ]:
            _offer(ask, "lift", d, "utopia.lift", "move")
    left = princes_left(s, s.seat, civ)
    if civ in s.monument:
        for d, monument in enumerate(s.monument):
            if monument == civ and left:  # ruling d17
                _offer(ask, "add", d, "utopia.add" if s.owner[d] == s.seat else "utopia.add-to", "add")
        for d, monument in enumerate(s.monument):
            if monument == civ and row[d * KINDS + civ]:
                _offer(ask, "remove", d, "utopia.remove", "remove")
    place = place_of(s, civ)
    if place < KINDS:
        ask.choice(
            "raise",
            label="utopia.raise", target=SCALE_TARGETS[civ], group="king", civ=CIV_NAMES[civ], place=place + 1,
        )  # fmt: skip
    if place > 1 and cards >= CARDS_TO_LOWER:
        ask.choice("lower", label="utopia.lower", target=SCALE_TARGETS[civ], group="king", civ=CIV_NAMES[civ])
    if left and cards >= CARDS_ANYWHERE:
        for d in OPEN[len(s.points)]:
            _offer(ask, "anywhere", d, "utopia.anywhere", "anywhere")


def _offer(ask: Ask, verb: str, d: int, label: str, group: str) -> None:
    ask.choice(verb, DISTRICT_IDS[d], label=label, target=DISTRICT_TARGETS[d], group=group, district=DISTRICT_NAMES[d])


# --- A: move one or two princes (rule 26) ----------------------------------------------------------------------------


def lift(s: State, tell: Tell, district_id: str) -> None:
    """Choose the district that princes leave."""
    s.origin, s.phase = DISTRICT[district_id], "move"
    tell("utopia.lifts", civ=OF_CIV[s.card], district=DISTRICT_NAMES[s.origin], target=DISTRICT_TARGETS[s.origin])


def ask_move(s: State, ask: Ask) -> None:
    """Ask where they go, and how many."""
    ask("utopia.ask.move", rule="move", civ=OF_CIV[s.card], district=DISTRICT_NAMES[s.origin])
    here = s.princes[s.seat][s.origin * KINDS + s.card]
    for d in REACH[len(s.points)][s.origin]:
        label = "utopia.go" if d in BY_LAND[s.origin] else "utopia.sail"
        for n in range(1, min(here, MOVED) + 1):
            ask.choice(
                "go", DISTRICT_IDS[d], n,
                label=label, target=DISTRICT_TARGETS[d], group="go", n=n, district=DISTRICT_NAMES[d],
            )  # fmt: skip


def go(s: State, tell: Tell, district_id: str, n: int) -> None:
    """Move one prince or two, one step (rulings d22, d23)."""
    row, origin, d = s.princes[s.seat], s.origin, DISTRICT[district_id]
    civ = _pay(s)
    row[origin * KINDS + civ] -= n
    row[d * KINDS + civ] += n
    tell(
        "utopia.went" if d in BY_LAND[origin] else "utopia.sailed",
        n=n, civ=OF_CIV[civ], origin=DISTRICT_NAMES[origin], district=DISTRICT_NAMES[d], target=DISTRICT_TARGETS[d],
    )  # fmt: skip


# --- B: add a prince (rules 27, 28) --------------------------------------------------------------------------------


def add(s: State, tell: Tell, district_id: str) -> None:
    """Add a prince at a monument; the owner of the district scores, unless it is the mover (rule 27)."""
    d, civ = DISTRICT[district_id], _pay(s)
    _put(s, tell, d, civ)
    owner = s.owner[d]
    if owner != s.seat:
        score(s, owner, HOST_POINTS)
        tell("utopia.host-paid", owner=seat_name(owner), n=HOST_POINTS, target=f"seat-{owner}")


def anywhere(s: State, tell: Tell, district_id: str) -> None:
    """Add a prince in any district for three cards (rule 28)."""
    _put(s, tell, DISTRICT[district_id], _pay(s, CARDS_ANYWHERE))


def _put(s: State, tell: Tell, d: int, civ: int) -> None:
    s.princes[s.seat][d * KINDS + civ] += 1
    tell("utopia.added", civ=A_CIV[civ], district=DISTRICT_NAMES[d], target=DISTRICT_TARGETS[d])


# --- C: remove a prince (rule 29) ------------------------------------------------------------------------------------


def remove(s: State, tell: Tell, district_id: str) -> None:
    """Take a prince back from a monument of its civilization and score."""
    d, civ = DISTRICT[district_id], _pay(s)
    s.princes[s.seat][d * KINDS + civ] -= 1
    score(s, s.seat, REMOVE_POINTS)
    tell("utopia.removed", civ=A_CIV[civ], district=DISTRICT_NAMES[d], n=REMOVE_POINTS, target=DISTRICT_TARGETS[d])


# --- D: influence the king (rule 30) ---------------------------------------------------------------------------------


def raise_(s: State, tell: Tell) -> None:
    """Move the civilization one place up; the one that stood there comes down."""
    civ = _pay(s)
    scale, at = list(s.scale), s.scale.index(civ)
    scale[at], scale[at + 1] = scale[at + 1], civ
    s.scale = tuple(scale)
    tell(
        "utopia.raised",
        civ=CIV_NAMES[civ], place=place_of(s, civ), other=CIV_NAMES[scale[at]], target=SCALE_TARGETS[civ],
    )  # fmt: skip


def lower(s: State, tell: Tell) -> None:
    """Move the civilization down to place 1; those below it move up, those above stay (rulings d3, d4)."""
    civ = _pay(s, CARDS_TO_LOWER)
    s.scale = (civ, *(other for other in s.scale if other != civ))
    tell("utopia.lowered", civ=CIV_NAMES[civ], target=SCALE_TARGETS[civ])
