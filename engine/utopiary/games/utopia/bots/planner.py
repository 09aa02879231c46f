"""The planner behind the medium and the hard bot: it values princes by what they can become, and plans whole turns.

It reads the position from a guess and never looks at rivals' hands, so its answer depends only on what its seat sees.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.game import Seat
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import CIVILIZATION, CIVILIZATIONS, DISTRICT_IDS, ISLANDS, KINDS
from ..state import State
from . import beam_search, reasons
from .candidates import Action, Candidates, Successor, step
from .draft import Draft
from .forecast import Forecast
from .island_value import ValueCache
from .turn_state import Turn, read_turn
from .value import Evaluator
from .weights import Weights

REMEMBERED = 64  # turns whose plans are kept


class Planner:
    """Plans with a beam of `width` and up to `depth` actions in a row."""

    def __init__(self, w: Weights, width: int, depth: int) -> None:
        self.w, self.width, self.depth = w, width, depth
        self._cache = ValueCache()
        self._plans: dict[object, list[beam_search.Plan]] = {}  # plans by turn; a search would find the same again

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Advise ever better moves."""
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s, seat = known.guess(rng), known.seat
        if s.phase in ("welcome", "place", "settle", "invite"):
            yield self._welcome(s, seat, known.moves)
        elif s.phase in ("discard", "drop"):
            yield self._discard(s, seat, known.moves)
        elif s.phase == "wonder":
            yield self._recall(s, seat)
        else:
            yield from self._develop(s, seat)

    def _evaluator(self, s: State, seat: Seat) -> Evaluator:
        return Evaluator(s, Forecast(s, seat, self.w), self._cache)

    # --- welcoming ---------------------------------------------------------------------------------------------------

    def _welcome(self, s: State, seat: Seat, moves: list[Move]) -> Advice:
        if any(move[0] in ("control", "wonder") for move in moves):
            evaluator = self._evaluator(s, seat)
            *_, best = beam_search.search(
                _Buildings(s, evaluator), evaluator, read_turn(s, seat), self.width, self.depth
            )
            if best.actions:
                return Advice(step(best.actions[0], "develop"), reasons.of_plan(s, best))
        if s.phase == "settle":
            return Advice(("done",), text("utopia.why.keep-princes"))
        draft = Draft(s, seat, self.w, self._cache)
        if s.phase == "invite":
            rival = draft.invited()
            return Advice(("invite", rival), reasons.of_invitation(rival))
        if s.phase == "place":
            landing = max(draft.me.landings(s.guest))
            if landing.d < 0:  # no prince is left (ruling d17), and nothing that could be built is worth it
                return Advice(("forfeit",), text("utopia.why.keep-princes"))
            return Advice(("place", DISTRICT_IDS[landing.d]), reasons.of_landing(s, seat, landing))
        landing = draft.best()
        if ("surprise",) in moves and draft.surprise() > landing.gain:
            return Advice(("surprise",), text("utopia.why.surprise"))
        island, civ = divmod(landing.guest, KINDS)
        return Advice(("take", CIVILIZATIONS[civ], ISLANDS[island]), reasons.of_landing(s, seat, landing))

    # --- development -------------------------------------------------------------------------------------------------

    def _develop(self, s: State, seat: Seat) -> Iterator[Advice]:
        best: beam_search.Plan | None = None
        for best in self._plans_for(s, seat):
            if _fits(s, best):
                yield self._advice(s, best)
        if best is None or not _fits(s, best):  # the player chose another card than the plan
            yield self._become(s, seat) if s.phase == "privilege" else self._go_on(s, seat)

    def _plans_for(self, s: State, seat: Seat) -> Iterator[beam_search.Plan]:
        start = read_turn(s, seat)
        board = (s.own_wonder, s.fair, s.round, s.done, *s.points, *s.owner, *map(bytes, s.princes))
        key = (seat, start, board)
        known = self._plans.get(key)
        if known is not None:
            yield from known
            return
        evaluator, found = self._evaluator(s, seat), []
        for plan in beam_search.search(Candidates(s, evaluator), evaluator, start, self.width, self.depth):
            found.append(plan)
            yield plan
        if len(self._plans) >= REMEMBERED:
            self._plans.clear()
        self._plans[key] = found

    def _go_on(self, s: State, seat: Seat) -> Advice:
        """Advise the best plan that begins with the cards on the table."""
        evaluator = self._evaluator(s, seat)
        candidates = Candidates(s, evaluator, thorough=True)
        *_, best = beam_search.search(
            candidates, evaluator, read_turn(s, seat), 1, 1, lambda action: _continues(s, action)
        )
        return self._advice(s, best)

    def _become(self, s: State, seat: Seat) -> Advice:
        """Advise the civilization with which the card laid open is worth most."""
        evaluator, (printed,), start = self._evaluator(s, seat), s.laid, read_turn(s, seat)
        candidates = Candidates(s, evaluator)
        hand = (*start.hand[:printed], start.hand[printed] - 1, *start.hand[printed + 1 :])

        def worth(civ: int) -> float:
            turn = start._replace(hand=hand, changed=(*start.changed, (printed, civ)))
            *_, best = beam_search.search(candidates, evaluator, turn, 1, 2)
            return best.worth

        best = max((civ for civ in range(KINDS) if civ != printed), key=worth)
        return Advice(("become", CIVILIZATIONS[best]), text("utopia.why.promise"))

    def _advice(self, s: State, best: beam_search.Plan) -> Advice:
        if not best.actions:
            return Advice(("end",), text("utopia.why.end"))
        return Advice(step(best.actions[0], s.phase), reasons.of_plan(s, best))

    def _recall(self, s: State, seat: Seat) -> Advice:
        candidates, turn = Candidates(s, self._evaluator(s, seat)), read_turn(s, seat)
        d = candidates.recall(turn.row, turn, s.site, s.recall[0], seat)
        return Advice(("recall", DISTRICT_IDS[d]), text("utopia.why.recall"))

    def _discard(self, s: State, seat: Seat, moves: list[Move]) -> Advice:
        cards = Forecast(s, seat, self.w).cards
        hand = s.hands[seat]
        civ = min((CIVILIZATION[str(move[1])] for move in moves), key=lambda civ: (cards[civ], -hand[civ]))
        return Advice((moves[0][0], CIVILIZATIONS[civ]), reasons.of_card(civ))


class _Buildings(Candidates):
    """Only wonders and control: all that is possible while welcoming."""

    def successors(self, t: Turn) -> list[Successor]:
        return self.buildings(t)


def _fits(s: State, plan: beam_search.Plan) -> bool:
    return s.phase == "develop" or (bool(plan.actions) and _continues(s, plan.actions[0]))


def _continues(s: State, action: Action) -> bool:
    """Return whether the action begins with the cards on the table."""
    if s.phase == "privilege":
        return bool(action.via) and action.via[0] == s.laid[0]
    if action.via or action.civ != s.card or action.verb in ("control", "wonder"):
        return False
    return s.phase == "card" or (action.verb == "go" and action.d == s.origin)
