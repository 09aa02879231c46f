"""From plans to moves. The plan is made anew at every question, from what lies open then: nothing has to be remembered.

The answer depends on the position alone, so the same position gets the same answer, and the plan of the last question
can be used again when only a card was taken up since.
"""

from collections.abc import Iterator
from functools import lru_cache

from ....core.bots import Advice, Known
from ....core.game import Seat
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import RESOURCES
from ..state import FACTOR_IDS, State, terrain_of
from .position import Position, Scene, read
from .reasons import reason, reason_to_end
from .turns import Plan, Step, gifts, search, steps
from .value import weighed
from .weights import WEIGHTS

RESOURCE_IDS = tuple(RESOURCES.values())


class Player:
    def __init__(self, *, budget: int, polished: int = 0, alone: bool = False) -> None:
        self.budget = budget  # positions looked at for a turn: how deep the plan goes
        self.polished = polished  # turns to which gifts are added, the best ones
        self.alone = alone  # takes no look at others' hands

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s = known.guess(rng)  # re-dealt: only what the seat can see of it is read
        if s.phase == "role":
            yield _role(s, known.seat)
        elif s.phase == "place":
            yield _place(s, known.seat)
        else:
            yield self._turn(s, known)

    def _turn(self, s: State, known: Known[State]) -> Advice:
        scene, start = read(s, known.seat, self.alone)
        plan = _plan(scene, start, self.budget, self.polished)
        if s.phase == "action" and not plan.steps:
            return Advice(("end",), reason_to_end(scene, start))
        step = plan.steps[0] if plan.steps else None
        if step is None or not _goes_on(step, s):
            step = _with_cards(scene, start, s)
        after = next((after for other, after in _all(scene, start) if other == step), start)
        for move in _moves(step, s):
            if move in known.moves:
                return Advice(move, reason(scene, start, step, after, plan.position))
        return Advice(known.moves[0], text("why.any"))


LEVELS = {
    "easy": Player(budget=10, alone=True),
    "medium": Player(budget=40, alone=True),
    "hard": Player(budget=200, polished=6),
}


@lru_cache(64)
def _plan(scene: Scene, start: Position, budget: int, polished: int) -> Plan:
    *_, plan = search(scene, start, weighed(scene, WEIGHTS[len(start.hands)]), budget, polished)
    return plan


def _all(scene: Scene, p: Position) -> Iterator[tuple[Step, Position]]:
    yield from steps(scene, p)
    yield from gifts(scene, p)


# --- steps and moves -------------------------------------------------------------------------------------------------


def _goes_on(step: Step, s: State) -> bool:
    """Does a step go on from the cards that were taken up?"""
    verb, what, cards = step
    if verb in ("roam", "advise"):
        return not s.chosen
    return set(s.chosen) <= set(cards) and (s.phase != "stabilise" or (verb, what) == ("stabilise", s.factor))


def _with_cards(scene: Scene, p: Position, s: State) -> Step:
    """Somebody took up other cards than the plan would: the best that can be made of these."""
    value = weighed(scene, WEIGHTS[len(p.hands)])
    ways = [(value(after), step) for step, after in _all(scene, p) if _goes_on(step, s)]
    return max(ways)[1] if ways else ("", 0, ())


def _moves(step: Step, s: State) -> list[Move]:
    """The moves that carry out a step; the first that is legal now is the next one."""
    verb, what, cards = step
    if verb == "roam":
        return [(verb, what)]
    if verb == "advise":
        return [(verb, what, RESOURCE_IDS[cards[0]])]
    if s.phase == "action":
        return [("take", card) for card in cards]
    if s.phase == "stabilise":
        return [("add", card) for card in cards]
    return [(verb, FACTOR_IDS[what] if verb == "stabilise" else what)]


# --- setting up ------------------------------------------------------------------------------------------------------


def _role(s: State, seat: Seat) -> Advice:
    """The field: cards bring any resource, but few lead to the one area where they are needed."""
    return Advice(("role", 1), text("eutopia.why.field" if s.variant.talents else "why.any"))


def _place(s: State, seat: Seat) -> Advice:
    """Where nobody is, if possible on a terrain where nobody is."""
    taken = [place for place in s.places if place]
    terrains = [terrain_of(s, place) for place in taken]

    def crowded(area: int) -> tuple[bool, int]:
        return area in taken, terrains.count(terrain_of(s, area))

    best = min(range(1, len(s.map) + 1), key=crowded)
    return Advice(("stand", best), text("eutopia.why.place"))
