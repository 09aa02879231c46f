"""The medium bot plays every box, field and fight by its exact odds, and goes from region to region by simple rules."""

from collections.abc import Callable, Iterator

from ....core.bots import Advice, Known
from ....core.messages import text
from ....core.move import Move, move_text
from ....core.rng import Rng
from ..odds.moves import odds_for
from ..state import State
from ..view import view
from .easy import PHASES as PROVERBS
from .easy import at_home, out, to_the_end, unfinished

PATIENCE = 6  # boxes: stay until a region has given its Construct and a component
TIRED = 2  # hit points with which it rests
FINDS = ("zero", "pair", "construct", "component")  # best first


class Medium:
    """The medium bot."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Yield the one advice."""
        s, moves = known.guess(rng), known.moves
        if len(moves) == 1:
            yield Advice(moves[0], text("why.only"))
            return
        if ("gods-hand",) in moves:
            yield Advice(("gods-hand",), text("utopia-engine.why.gods-hand"))
            return
        choose = PHASES.get(s.phase) or PROVERBS.get(s.phase)
        move = choose(s, moves) if choose else moves[0]
        yield Advice(move if move in moves else moves[0], text("utopia-engine.why.odds"))


def _free(s: State, moves: list[Move]) -> Move:
    """Stay until the region has given what is missing: leaving it erases its tracker (rule 9)."""
    if ("final",) in moves:
        return to_the_end(s, moves)
    if s.hit_points <= TIRED and ("rest",) in moves:
        return ("rest",)
    if s.place in unfinished(s) and s.boxes:
        return out(s, moves, PATIENCE)
    return at_home(moves) or out(s, moves, PATIENCE)


def _search(s: State, moves: list[Move]) -> Move:
    return _by_odds(s, moves, "points")


def _result(s: State, moves: list[Move]) -> Move:
    """Take the best line; the Rod only for a Construct, or to get out of a fight."""
    finds: dict[str, Move] = {}
    for move in moves:
        if move[0] in ("take", "rod"):
            finds.setdefault(str(move[1]), move)
    for find in FINDS:
        if find in finds:
            return finds[find]
    return moves[0]


def _by_odds(s: State, moves: list[Move], goal: str = "construct") -> Move:
    odds = odds_for(view(s), goal)
    return max((move for move in moves if move_text(move) in odds), key=lambda move: odds[move_text(move)]["value"])


def _connection(s: State, moves: list[Move]) -> Move:
    odds = odds_for(view(s), "")
    return min((move for move in moves if move_text(move) in odds), key=lambda move: odds[move_text(move)]["value"])


def _field(s: State, moves: list[Move]) -> Move:
    from ..activation import energy_on_bar

    enough = energy_on_bar(s, s.subject) >= 2
    return ("focus",) if enough and ("focus",) in moves else ("go-on",)


PHASES: dict[str, Callable[[State, list[Move]], Move]] = {
    "free": _free,
    "search": _search,
    "result": _result,
    "activation": _by_odds,
    "connection": _connection,
    "field": _field,
    "final": _by_odds,
}
