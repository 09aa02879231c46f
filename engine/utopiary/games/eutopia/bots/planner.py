"""From plans to moves. The plan is made anew at every prompt, so a bot has no memory.

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
from .candidates import Step, gifts, steps
from .position import Context, Position, observe
from .reasons import reason, reason_to_end
from .search import Plan, search
from .value import value_function
from .weights import WEIGHTS

RESOURCE_IDS = tuple(RESOURCES.values())


class Planner:
    """A bot that plans its whole turn and makes the first move of the plan."""

    def __init__(self, *, budget: int, polished: int = 0, own_cards_only: bool = False) -> None:
        self.budget = budget  # positions evaluated for a turn
        self.polished = polished  # of the best positions: gifts are added to so many
        self.own_cards_only = own_cards_only

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Yield one move with its reason."""
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
        context, start = observe(s, known.seat, self.own_cards_only)
        plan = _plan(context, start, self.budget, self.polished)
        if s.phase == "action" and not plan.steps:
            return Advice(("end",), reason_to_end(context, start))
        step = plan.steps[0] if plan.steps else None
        if step is None or not _fits(step, s):
            step = _with_cards(context, start, s)
        after = next((after for other, after in _all(context, start) if other == step), start)
        for move in _moves(step, s):
            if move in known.moves:
                return Advice(move, reason(context, start, step, after, plan.position))
        return Advice(known.moves[0], text("why.any"))


LEVELS = {
    "easy": Planner(budget=10, own_cards_only=True),
    "medium": Planner(budget=40, own_cards_only=True),
    "hard": Planner(budget=200, polished=6),
}


@lru_cache(64)
def _plan(context: Context, start: Position, budget: int, polished: int) -> Plan:
    *_, plan = search(context, start, value_function(context, WEIGHTS[len(start.hands)]), budget, polished)
    return plan


def _all(context: Context, p: Position) -> Iterator[tuple[Step, Position]]:
    yield from steps(context, p)
    yield from gifts(context, p)


# --- steps and moves -------------------------------------------------------------------------------------------------


def _fits(step: Step, s: State) -> bool:
    """Can the step be made with the cards that were taken up?"""
    verb, what, cards = step
    if verb in ("roam", "advise"):
        return not s.chosen
    return set(s.chosen) <= set(cards) and (s.phase != "stabilise" or (verb, what) == ("stabilise", s.factor))


def _with_cards(context: Context, p: Position, s: State) -> Step:
    """The best step with the cards that were taken up, if the plan has another: a person may ask for a hint then."""
    value = value_function(context, WEIGHTS[len(p.hands)])
    ways = [(value(after), step) for step, after in _all(context, p) if _fits(step, s)]
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
    """The field side: any card brings some resource, but few lead to the one area where they are needed."""
    return Advice(("role", 1), text("eutopia.why.field" if s.variant.talents else "why.any"))


def _place(s: State, seat: Seat) -> Advice:
    """An area without characters, if possible on a terrain without characters."""
    taken = [place for place in s.places if place]
    terrains = [terrain_of(s, place) for place in taken]

    def crowded(area: int) -> tuple[bool, int]:
        return area in taken, terrains.count(terrain_of(s, area))

    best = min(range(1, len(s.map) + 1), key=crowded)
    return Advice(("stand", best), text("eutopia.why.place"))
