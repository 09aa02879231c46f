"""Players that need no person: random, greedy on `worth`, and determinised tree search with a budget.

A bot never holds the position. It gets a `Known`: the question it has to answer, its own view, and positions re-dealt
by `guess`, which look the same to its seat. So it cannot cheat, and nobody has to check that it does not.
Budgets count positions, not seconds: the same bot gives the same answer on every machine.
"""

from collections.abc import Iterator
from math import log, sqrt
from typing import Generic, NamedTuple, Protocol

from .game import Game, Prompt, S, Seat, View
from .messages import Text, text
from .move import Move
from .rng import Rng


class Advice(NamedTuple):
    """A move and the reason for it."""

    move: Move
    why: Text


class Known(Generic[S]):
    """All that a seat knows when it has to act."""

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.moves = game.moves(state, seat)
        self._state = state

    def prompt(self) -> Prompt:
        return self.game.prompt(self._state, self.seat)

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def guess(self, rng: Rng) -> S:
        return self.game.guess(self._state, self.seat, rng)


class Bot(Protocol[S]):
    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        """Ever better advice; the last is the answer. A page may do other things between two of them, or stop here."""
        ...


def answer(bot: Bot[S], known: Known[S], rng: Rng) -> Advice:
    """Let a bot think to the end."""
    *_, advice = bot.think(known, rng)
    return advice


class Random(Generic[S]):
    """Any move."""

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        yield Advice(rng.pick(known.moves), text("why.any"))


class Greedy(Generic[S]):
    """The move whose outcome is worth most at once, averaged over a few guesses."""

    def __init__(self, guesses: int = 8) -> None:
        self.guesses = guesses

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        totals = [0.0] * len(known.moves)
        for _ in range(self.guesses):
            guess = known.guess(rng)
            for i, move in enumerate(known.moves):
                after = known.game.after(guess, known.seat, move)
                totals[i] += known.game.worth(after, known.seat)
            yield Advice(known.moves[totals.index(max(totals))], text("why.glance"))


class Node:
    """What the search learned about one way to go on."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # worth to the seat that chose to come here
        self.children: dict[tuple[Seat, Move], Node] = {}


class Search(Generic[S]):
    """Information-set tree search: every line starts from a fresh guess, so the tree is over what is known."""

    def __init__(self, lines: int = 300, depth: int = 12, curiosity: float = 0.7) -> None:
        self.lines = lines
        self.depth = depth
        self.curiosity = curiosity

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        root = Node()
        for line in range(1, self.lines + 1):
            self._follow(known, root, rng)
            if line >= len(known.moves) or line == self.lines:
                tried = [move for move in known.moves if (known.seat, move) in root.children]
                best = max(tried, key=lambda move: root.children[known.seat, move].visits)
                yield Advice(best, text("why.looked-ahead", n=line))

    def _follow(self, known: Known[S], root: Node, rng: Rng) -> None:
        """One line of play: down the tree, one new node, then its worth to everybody who chose on the way."""
        game, state, node = known.game, known.guess(rng), root
        path: list[tuple[Seat, Node]] = []
        for _ in range(self.depth):
            active = game.active(state)
            if not active:
                break
            seat = known.seat if known.seat in active else active[0]
            move = self._select(node, seat, game.moves(state, seat), rng)
            fresh = (seat, move) not in node.children
            node = node.children.setdefault((seat, move), Node())
            path.append((seat, node))
            state = game.after(state, seat, move)
            if fresh:
                break
        root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += game.worth(state, seat)

    def _select(self, node: Node, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """A move not tried yet, else the best upper bound (UCB1)."""
        untried = [move for move in moves if (seat, move) not in node.children]
        if untried:
            return rng.pick(untried)
        explored = log(sum(node.children[seat, move].visits for move in moves))

        def bound(move: Move) -> float:
            child = node.children[seat, move]
            return child.total / child.visits + self.curiosity * sqrt(explored / child.visits)

        return max(moves, key=bound)


def generic(level: str) -> Bot[S]:
    """The bots a game has before anybody writes better ones for it."""
    if level == "easy":
        return Random()
    return Greedy() if level == "medium" else Search()
