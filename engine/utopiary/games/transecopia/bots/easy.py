"""The easy bot: fetches Parts for its upgrade, places other dice at random, and buys the first thing it can pay."""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import ACQUISITION, GRAVEYARD, PARTS, ZONES
from ..names import DIE_OF
from ..production import current
from ..state import State

EAGER = ("build", "improve", "buy", "use", "light", "prism", "salvage", "appease")  # done as soon as it can be


class Easy:
    """A bot that hardly looks ahead."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Yield one of the moves it likes."""
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s, moves = known.guess(rng), known.moves
        if s.phase == "deploy":
            moves = _deployments(s, known.seat, moves)
        elif s.phase == "production" and ("build",) not in moves:
            moves = _needed(s, moves)
        elif s.phase in ("adjust", "mark"):
            moves = [move for move in moves if move[0] in ("keep", "reroll")] or moves
        else:
            eager = [move for verb in EAGER for move in moves if move[0] == verb]
            moves = eager[:1] or moves
        yield Advice(rng.pick(moves), text("transecopia.why.beginner"))


def _deployments(s: State, seat: int, moves: list[Move]) -> list[Move]:
    """A Part that is missing, else any Zone but the Graveyard, and Acquisition only with something to pay."""
    places = [move for move in moves if move[0] == "place"]
    wanted = current(s, seat).parts
    for move in places:
        part = DIE_OF[move[1]] % 10 - 1
        if move[2] == ZONES[GRAVEYARD] and part in wanted and not s.parts[seat][part]:
            return [move]
    shut = [ZONES[GRAVEYARD]] if s.iron[seat] + 2 * s.copper[seat] >= 2 else [ZONES[GRAVEYARD], ZONES[ACQUISITION]]
    return [move for move in places if move[2] not in shut] or moves


def _needed(s: State, moves: list[Move]) -> list[Move]:
    wanted = [PARTS[part] for part in current(s, s.seat).parts if not s.parts[s.seat][part]]
    bought = [move for move in moves if move[0] == "produce" and move[1] in wanted]
    return bought[:1] or [("done",)]
