"""The two better players: they know what everything is worth to them; how far they look is given by their weights.

They read the position from a guess, and of that only what their seat sees: the answer never depends on how the rest was
dealt.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.game import Seat
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..saying import DIE_OF
from ..state import State
from . import choices, reasons
from .deploying import Deploying, Plan
from .following import next_step
from .outlook import Outlook
from .rolling import Dice, prism_move
from .weights import Weights

REMEMBERED = 32  # plans


class Planner:
    def __init__(self, w: Weights) -> None:
        self.w = w
        self._plans: dict[object, tuple[Deploying, Plan]] = {}  # the same would be found again

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s, seat, moves = known.guess(rng), known.seat, known.moves
        if s.phase == "draft":
            yield choices.character(moves, rng)
        elif s.phase == "deploy":
            yield self._deploy(s, seat)
        elif s.phase == "plan":
            yield choices.use(moves) or self._plan(s, moves)
        elif s.phase == "adjust":
            yield choices.use(moves) or self._adjust(s, moves)
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
        best = max(Dice(s, self.w).changes(moves), key=lambda change: change.gain, default=None)
        if best is None or best.gain < self.w.adjust:
            return Advice(("keep",), text("transecopia.why.keep"))
        return Advice(best.move, text("transecopia.why.reroll" if best.dice else "transecopia.why.turn"))

    def _mark(self, s: State, moves: list[Move]) -> Advice:
        dice = Dice(s, self.w)
        gains = {move: dice.rerolled(DIE_OF[move[1]]) for move in moves if move[0] == "mark"}
        best = max(gains, key=lambda move: gains[move], default=None)
        if best is not None and (gains[best] > 0 or ("reroll",) not in moves):
            return Advice(best, text("transecopia.why.mark"))
        return Advice(("reroll",), text("transecopia.why.reroll"))

    # --- deployment --------------------------------------------------------------------------------------------------

    def _deploy(self, s: State, seat: Seat) -> Advice:
        deploying, plan = self._planned(s, seat)
        step = next_step(plan.contents, s.placed[seat])
        if step is None:  # a person has put dice elsewhere
            step = next_step(deploying.best(s.tray[seat], s.placed[seat]).contents, s.placed[seat])
        assert step is not None, "who has dice left has a place for them"
        return Advice(step.move, reasons.of_step(deploying, step))

    def _planned(self, s: State, seat: Seat) -> tuple[Deploying, Plan]:
        """All that a plan depends on is its key."""
        key = (
            seat, s.turn, s.radiant, s.upgrades[seat], s.hands[seat], s.pool, s.reserve, s.access, s.characters,
            *s.dice, *s.parts, *s.techs, *s.iron, *s.copper, *s.astatine, *s.lights, *s.level,
        )  # fmt: skip
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= REMEMBERED:
                self._plans.clear()
            deploying = Deploying(s, seat, self.w)
            found = self._plans[key] = deploying, deploying.best(s.dice[seat])
        return found

    # --- all else ----------------------------------------------------------------------------------------------------

    def _choose(self, s: State, seat: Seat, moves: list[Move]) -> Advice:
        if s.phase == "patron":
            return choices.patron(moves)
        if s.phase == "pay":
            return choices.pay(s, moves)
        used = choices.use(moves)
        if used:
            return used
        outlook = Outlook(s, seat, self.w)
        if s.phase in ("crater", "cargo"):
            return choices.take(s, outlook, moves)
        if s.phase == "graveyard":
            return choices.salvage(outlook, moves)
        if s.phase == "acquisition":
            return choices.acquire(s, outlook, moves)
        if s.phase == "crystals":
            return choices.grow(outlook, moves)
        if s.phase == "demand":
            return choices.demand(s, outlook, moves)
        return choices.produce(s, outlook, moves)
