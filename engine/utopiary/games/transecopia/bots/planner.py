"""The planner behind medium and hard: beam search for deployments, one-step decisions for all else.

It reads the position from a guess, and of that only what its seat sees: the answer never depends on how hidden things
were dealt in the guess.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.game import Seat
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..names import DIE_OF
from ..state import State
from . import greedy, reasons
from .beam_search import DeploymentSearch, Plan
from .execution import next_step
from .rerolls import RollOptions, prism_move
from .value import Valuation
from .weights import Weights

CACHED_PLANS = 32


class Planner:
    """A bot with the given weights."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self._plans: dict[object, tuple[DeploymentSearch, Plan]] = {}  # a cache: the same plans would be found again

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Yield the advice for the seat's decision."""
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s, seat, moves = known.guess(rng), known.seat, known.moves
        if s.phase == "draft":
            yield greedy.character(moves, rng)
        elif s.phase == "deploy":
            yield self._deploy(s, seat)
        elif s.phase == "plan":
            yield greedy.use(moves) or self._plan(s, moves)
        elif s.phase == "adjust":
            yield greedy.use(moves) or self._adjust(s, moves)
        elif s.phase == "mark":
            yield self._mark(s, moves)
        else:
            yield self._choose(s, seat, moves)

    # --- rolling -----------------------------------------------------------------------------------------------------

    def _plan(self, s: State, moves: list[Move]) -> Advice:
        if ("light",) in moves:
            return Advice(("light",), text("transecopia.why.light"))
        prism = prism_move(s, moves)
        if prism:
            return Advice(prism, text("transecopia.why.prism"))
        return Advice(("roll",), text("transecopia.why.roll"))

    def _adjust(self, s: State, moves: list[Move]) -> Advice:
        best = max(RollOptions(s, self.w).changes(moves), key=lambda change: change.gain, default=None)
        if best is None or best.gain < self.w.adjust:
            return Advice(("keep",), text("transecopia.why.keep"))
        return Advice(best.move, text("transecopia.why.reroll" if best.dice else "transecopia.why.turn"))

    def _mark(self, s: State, moves: list[Move]) -> Advice:
        dice = RollOptions(s, self.w)
        gains = {move: dice.rerolled(DIE_OF[move[1]]) for move in moves if move[0] == "mark"}
        best = max(gains, key=lambda move: gains[move], default=None)
        if best is not None and (gains[best] > 0 or ("reroll",) not in moves):
            return Advice(best, text("transecopia.why.mark"))
        return Advice(("reroll",), text("transecopia.why.reroll"))

    # --- deployment --------------------------------------------------------------------------------------------------

    def _deploy(self, s: State, seat: Seat) -> Advice:
        search, plan = self._planned(s, seat)
        step = next_step(plan.contents, s.placed[seat])
        if step is None:  # a person has placed dice elsewhere
            step = next_step(search.best(s.tray[seat], s.placed[seat]).contents, s.placed[seat])
        assert step is not None, "every die left has a Zone"
        return Advice(step.move, reasons.of_step(search, step))

    def _planned(self, s: State, seat: Seat) -> tuple[DeploymentSearch, Plan]:
        """The search and its plan for all dice, cached by everything they depend on."""
        key = (
            seat, s.turn, s.radiant, s.upgrades[seat], s.hands[seat], s.pool, s.reserve, s.access, s.characters,
            *s.dice, *s.parts, *s.techs, *s.iron, *s.copper, *s.astatine, *s.lights, *s.level,
        )  # fmt: skip
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= CACHED_PLANS:
                self._plans.clear()
            search = DeploymentSearch(s, seat, self.w)
            found = self._plans[key] = search, search.best(s.dice[seat])
        return found

    # --- all else ----------------------------------------------------------------------------------------------------

    def _choose(self, s: State, seat: Seat, moves: list[Move]) -> Advice:
        if s.phase == "patron":
            return greedy.patron(moves)
        if s.phase == "pay":
            return greedy.pay(s, moves)
        used = greedy.use(moves)
        if used:
            return used
        valuation = Valuation(s, seat, self.w)
        if s.phase in ("crater", "cargo"):
            return greedy.take(s, valuation, moves)
        if s.phase == "graveyard":
            return greedy.salvage(valuation, moves)
        if s.phase == "acquisition":
            return greedy.acquire(s, valuation, moves)
        if s.phase == "crystals":
            return greedy.grow(valuation, moves)
        if s.phase == "demand":
            return greedy.demand(s, valuation, moves)
        return greedy.produce(s, valuation, moves)
