"""What a card does: A move, B add, C remove, D influence the king. Rules 26-30, rulings d3-d5, d17, d19 and d21-d23."""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from .data import (
    CARDS_ANYWHERE,
    CARDS_TO_LOWER,
    HOST_POINTS,
    KINDS,
    MOVED,
    PLACES,
    REMOVE_POINTS,
)
from .geography import BY_LAND, CIVILIZATION, DISTRICT, OPEN, REACH
from .scoring import place_of
from .state import (
    A_CIV,
    CARD_TARGETS,
    CIV_NAMES,
    DISTRICT_NAMES,
    DISTRICT_TARGETS,
    IDS,
    NOTHING,
    OF_CIV,
    SCALE_TARGETS,
    State,
    cards_as,
    princes_left,
)
from .track import score


def playable(s: State, civ: int) -> bool:
    """Is there anything that the cards of this civilization can do?"""
    if s.scale[-1] != civ or cards_as(s, civ) >= CARDS_TO_LOWER:
        return True  # it can be raised, or lowered
    return any(s.princes[s.seat][civ::KINDS]) or civ in s.monument  # a prince can move, or be added


# --- a card is played ------------------------------------------------------------------------------------------------


def play(s: State, tell: Tell, civ_id: str) -> None:
    s.card, s.phase = CIVILIZATION[civ_id], "card"
    _lay(s)
    tell("utopia.plays", civ=A_CIV[s.card], target=CARD_TARGETS[s.card])


def _lay(s: State) -> None:
    """Put a card of this civilization on the table: one that was changed first, for it is so only this turn."""
    for i, (printed, now) in enumerate(s.changed):
        if now == s.card:
            s.changed, s.laid = s.changed[:i] + s.changed[i + 1 :], (*s.laid, printed)
            return
    s.hands[s.seat][s.card] -= 1
    s.laid = (*s.laid, s.card)


def _pay(s: State, cards: int = 1) -> int:
    """The action is chosen: all its cards go to the discards. Returns their civilization."""
    civ = s.card
    while len(s.laid) < cards:
        _lay(s)
    for printed in s.laid:
        s.discards[printed] += 1
    s.card, s.laid, s.origin, s.phase = NOTHING, (), NOTHING, "develop"
    return civ


def ask_card(s: State, ask: Ask) -> None:
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
    ask.choice(verb, IDS[d], label=label, target=DISTRICT_TARGETS[d], group=group, district=DISTRICT_NAMES[d])


# --- A: move one or two princes (rule 26) ----------------------------------------------------------------------------


def lift(s: State, tell: Tell, district_id: str) -> None:
    s.origin, s.phase = DISTRICT[district_id], "move"
    tell("utopia.lifts", civ=OF_CIV[s.card], district=DISTRICT_NAMES[s.origin], target=DISTRICT_TARGETS[s.origin])


def ask_move(s: State, ask: Ask) -> None:
    ask("utopia.ask.move", rule="move", civ=OF_CIV[s.card], district=DISTRICT_NAMES[s.origin])
    here = s.princes[s.seat][s.origin * KINDS + s.card]
    for d in REACH[len(s.points)][s.origin]:
        label = "utopia.go" if d in BY_LAND[s.origin] else "utopia.sail"
        for n in range(1, min(here, MOVED) + 1):
            ask.choice(
                "go", IDS[d], n, label=label, target=DISTRICT_TARGETS[d], group="go", n=n, district=DISTRICT_NAMES[d]
            )


def go(s: State, tell: Tell, district_id: str, n: int) -> None:
    row, origin, d = s.princes[s.seat], s.origin, DISTRICT[district_id]
    civ = _pay(s)
    row[origin * KINDS + civ] -= n
    row[d * KINDS + civ] += n
    tell(
        "utopia.went" if d in BY_LAND[origin] else "utopia.sailed",
        n=n, civ=OF_CIV[civ], origin=DISTRICT_NAMES[origin], district=DISTRICT_NAMES[d], target=DISTRICT_TARGETS[d],
    )  # fmt: skip


# --- B: add a prince (rules 27 and 28) -------------------------------------------------------------------------------


def add(s: State, tell: Tell, district_id: str) -> None:
    d, civ = DISTRICT[district_id], _pay(s)
    _put(s, tell, d, civ)
    owner = s.owner[d]
    if owner != s.seat:
        score(s, owner, HOST_POINTS)
        tell("utopia.host-paid", owner=seat_name(owner), n=HOST_POINTS, target=f"seat-{owner}")


def anywhere(s: State, tell: Tell, district_id: str) -> None:
    _put(s, tell, DISTRICT[district_id], _pay(s, CARDS_ANYWHERE))


def _put(s: State, tell: Tell, d: int, civ: int) -> None:
    s.princes[s.seat][d * KINDS + civ] += 1
    tell("utopia.added", civ=A_CIV[civ], district=DISTRICT_NAMES[d], target=DISTRICT_TARGETS[d])


# --- C: remove a prince (rule 29) ------------------------------------------------------------------------------------


def remove(s: State, tell: Tell, district_id: str) -> None:
    d, civ = DISTRICT[district_id], _pay(s)
    s.princes[s.seat][d * KINDS + civ] -= 1
    score(s, s.seat, REMOVE_POINTS)
    tell("utopia.removed", civ=A_CIV[civ], district=DISTRICT_NAMES[d], n=REMOVE_POINTS, target=DISTRICT_TARGETS[d])


# --- D: influence the king (rule 30) ---------------------------------------------------------------------------------


def raise_(s: State, tell: Tell) -> None:
    """One place up; the civilization that stood there comes down."""
    civ = _pay(s)
    scale, at = list(s.scale), s.scale.index(civ)
    scale[at], scale[at + 1] = scale[at + 1], civ
    s.scale = tuple(scale)
    tell(
        "utopia.raised",
        civ=CIV_NAMES[civ], place=place_of(s, civ), other=CIV_NAMES[scale[at]], target=SCALE_TARGETS[civ],
    )  # fmt: skip


def lower(s: State, tell: Tell) -> None:
    """Down to place 1; those that were below move up, those above stay (rulings d3 and d4)."""
    civ = _pay(s, CARDS_TO_LOWER)
    s.scale = (civ, *(other for other in s.scale if other != civ))
    tell("utopia.lowered", civ=CIV_NAMES[civ], target=SCALE_TARGETS[civ])
