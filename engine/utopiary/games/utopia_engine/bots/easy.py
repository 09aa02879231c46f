"""The easy bot acts in the order of the rulebook and places dice by rules of thumb, without counting chances."""

from collections.abc import Callable, Iterator

from ....core.bots import Advice, Known
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import HIT_POINTS, REGIONS
from ..state import State

WEIGHTS = (100, 10, 1, -100, -10, -1)  # what a square of a search box counts
WEAK = 2  # hit points with which it rests
TIMES = 3  # searches in a region before it tries another


class Easy:
    """The easy bot."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Yield the one advice."""
        s, moves = known.guess(rng), known.moves
        choose = PHASES.get(s.phase)
        move = choose(s, moves) if choose else moves[0]
        yield Advice(move if move in moves else moves[0], text("utopia-engine.why.proverb"))


def _free(s: State, moves: list[Move]) -> Move:
    """Finish what can be finished, rest when weak, then search the next region where something is missing."""
    if ("final",) in moves:
        return to_the_end(s, moves)
    if s.hit_points <= WEAK and ("rest",) in moves:
        return ("rest",)
    return at_home(moves) or out(s, moves, TIMES)


def to_the_end(s: State, moves: list[Move]) -> Move:
    """Rest up, then the final activation."""
    return ("rest",) if s.hit_points < HIT_POINTS and ("rest",) in moves else ("final",)


def at_home(moves: list[Move]) -> Move | None:
    """Anything to do in the workshop, links first."""
    return next((move for verb in ("record", "connect", "activate") for move in moves if move[0] == verb), None)


def out(s: State, moves: list[Move], patience: int) -> Move:
    """Stay in a region for so many boxes while something is missing there, then go to another."""
    wanted = unfinished(s)
    for move in moves:
        if move[0] == "comb" and s.place in wanted:
            return move
    if s.place in wanted and len(s.boxes) < patience:
        wanted = [s.place]
    elif s.place in wanted and len(wanted) > 1:
        wanted.remove(s.place)
    return next((move for region in wanted for move in moves if move[:2] == ("search", region)), ("home",))


def unfinished(s: State) -> list[str]:
    """Regions whose Construct or component is missing."""
    return [
        id
        for id, region in REGIONS.items()
        if region.construct not in s.found
        or (s.links[region.component].value is None and not s.stores[region.component])
    ]


def _search(s: State, moves: list[Move]) -> Move:
    """Keep the two numbers near each other, the upper one a little above; empty squares will be three and a half."""

    def strays(move: Move) -> float:
        squares = [float(number) or 3.5 for number in s.squares]
        squares[("t1", "t2", "t3", "b1", "b2", "b3").index(str(move[2]))] = float(move[1])
        return abs(sum(map(float.__mul__, squares, map(float, WEIGHTS))) - 20)

    return min((move for move in moves if move[0] == "put"), key=strays)


def _result(s: State, moves: list[Move]) -> Move:
    return next((move for move in moves if move[0] == "take"), moves[0])


def _combat(s: State, moves: list[Move]) -> Move:
    return ("slip",) if ("slip",) in moves else ("fight",)


def _answer(s: State, moves: list[Move]) -> Move:
    return ("wand",) if s.hit_points <= WEAK else ("accept",)


def _activation(s: State, moves: list[Move]) -> Move:
    """Big ones up, small ones down; a box that makes four or five is closed."""

    def like(move: Move) -> float:
        die, square = int(move[1]), str(move[2])
        top, column = square[0] == "t", int(square[1]) - 1
        other = s.squares[column + (4 if top else 0)]
        if other:
            result = die - other if top else other - die
            return 10 + result if result >= 4 else 1 if result == 0 else result - 5
        return die - 4.5 if top else 2.5 - die

    return max((move for move in moves if move[0] == "put"), key=like)


def _connection(s: State, moves: list[Move]) -> Move:
    """Close boxes with little difference; never a negative one if there is another way."""

    def like(move: Move) -> float:
        die = int(move[1])
        if move[0] == "waste":
            return -2.5
        square = str(move[2])
        top, column = square[0] == "t", int(square[1]) - 1
        other = s.squares[column + (3 if top else 0)]
        if other:
            result = die - other if top else other - die
            return -9 if result < 0 else 2 - result
        return -abs(die - 5) / 10 if top else -abs(die - 2) / 10

    return max((move for move in moves if move[0] in ("put", "waste")), key=like)


def _final(s: State, moves: list[Move]) -> Move:
    return max((move for move in moves if move[0] == "spend"), key=lambda move: min(int(move[1]), s.hit_points - 1))


PHASES: dict[str, Callable[[State, list[Move]], Move]] = {
    "free": _free,
    "search": _search,
    "result": _result,
    "combat": _combat,
    "answer": _answer,
    "activation": _activation,
    "connection": _connection,
    "final": _final,
}
