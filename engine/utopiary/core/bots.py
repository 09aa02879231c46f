"""The generic bots: random, greedy on `worth`, and determinised tree search with a budget.

A bot never holds the position. It gets a `Known`: the question it has to answer, its own view, and positions dealt anew
by `guess`, which look the same to its seat. So it cannot cheat.
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
        """The question that the bot has to answer."""
        return self.game.prompt(self._state, self.seat)

    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self._state, self.seat)

    def guess(self, rng: Rng) -> S:
        """A position that looks the same to the seat."""
        return self.game.guess(self._state, self.seat, rng)


class Bot(Protocol[S]):
    """A player that decides by itself."""

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        """Yields ever better advice; the last is the answer. The caller may pause or stop between two of them."""
        ...


def answer(bot: Bot[S], known: Known[S], rng: Rng) -> Advice:
    """The last advice of a bot: its answer."""
    *_, advice = bot.think(known, rng)
    return advice


class Random(Generic[S]):
    """Takes any legal move."""

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        """Yields one move."""
        yield Advice(rng.pick(known.moves), text("why.any"))


class Greedy(Generic[S]):
    """Takes the move after which the position is worth most, averaged over a few guesses."""

    def __init__(self, guesses: int = 8) -> None:
        self.guesses = guesses

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        """Yields the best move so far after each guess."""
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
    """The statistics of one move in the search tree."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # worth to the seat that chose to come here
        self.children: dict[tuple[Seat, Move], Node] = {}


class Search(Generic[S]):
    """Information-set tree search: each iteration starts from a new guess, so the tree holds what the seat knows."""

    def __init__(self, lines: int = 300, depth: int = 12, curiosity: float = 0.7) -> None:
        self.lines = lines
        self.depth = depth
        self.curiosity = curiosity

    def think(self, known: Known[S], rng: Rng) -> Iterator[Advice]:
        """Yields the most visited move after each iteration, once all moves were tried."""
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
        """One iteration: descend, add a node, and add its worth to every seat that chose on the way."""
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
        """A move that was not tried yet, else the one with the best upper bound (UCB1)."""
        untried = [move for move in moves if (seat, move) not in node.children]
        if untried:
            return rng.pick(untried)
        explored = log(sum(node.children[seat, move].visits for move in moves))

        def bound(move: Move) -> float:
            child = node.children[seat, move]
            return child.total / child.visits + self.curiosity * sqrt(explored / child.visits)

        return max(moves, key=bound)


def generic(level: str) -> Bot[S]:
    """The bot of a level for a game without bots of its own."""
    if level == "easy":
        return Random()
    return Greedy() if level == "medium" else Search()
