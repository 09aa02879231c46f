"""The easy bot: builds what can be built, keeps princes of a civilization together, plays cards without a plan."""

from collections.abc import Callable, Iterator

from ....core.bots import Advice, Known
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import CIVILIZATION, DISTRICT, ISLAND, KEPT, KINDS, ON_ISLAND, PLACES, REACH
from ..state import NO_SEAT, State


class Easy:
    """Rates the moves of each phase by a simple preference and picks one of the best at random."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Advise something to build, or one of the best-rated moves."""
        s, moves = known.guess(rng), known.moves
        builds = [move for move in moves if move[0] in ("wonder", "control")]
        if builds:
            yield Advice(builds[0], text("utopia.why.build"))
            return
        rate = RATINGS.get(s.phase)
        if rate:
            ratings = [rate(s, known.seat, move) for move in moves]
            moves = [move for move, rating in zip(moves, ratings, strict=True) if rating == max(ratings)]
        yield Advice(rng.pick(moves), text("utopia.why.beginner"))


def _welcome(s: State, seat: int, move: Move) -> int:
    """Guests whose civilization has princes on the island already; no surprises."""
    if move[0] != "take":
        return -1
    civ, island = CIVILIZATION[str(move[1])], ISLAND[str(move[2])]
    return sum(s.princes[seat][d * KINDS + civ] for d in ON_ISLAND[island] if s.owner[d] == NO_SEAT)


def _place(s: State, seat: int, move: Move) -> int:
    if move[0] != "place":  # no prince is left (ruling d17)
        return -1
    d = DISTRICT[str(move[1])]
    return s.princes[seat][d * KINDS + s.guest % KINDS] if s.owner[d] == NO_SEAT else -1


def _develop(s: State, seat: int, move: Move) -> int:
    """A card with an obvious use; with more than five cards, any."""
    if move[0] == "end":
        return 1 if sum(s.hands[seat]) <= KEPT else -1
    if move[0] != "play":
        return -2
    civ, row = CIVILIZATION[str(move[1])], s.princes[seat]
    places = [d for d in range(PLACES) if row[d * KINDS + civ]]
    if any(s.monument[d] == civ for d in places):
        return 3
    return 2 if any(_joins(s, seat, d, civ) for d in places) else 0


def _joins(s: State, seat: int, here: int, civ: int) -> bool:
    """Return whether a neighbouring open district holds a prince of the civilization."""
    near = REACH[len(s.points)][here]
    return any(s.princes[seat][d * KINDS + civ] for d in near if s.owner[d] == NO_SEAT)


def _card(s: State, seat: int, move: Move) -> int:
    """Points at once, then princes that can meet, then more princes."""
    verb = move[0]
    if verb == "remove":
        return 4
    if verb == "lift":
        return 3 if _joins(s, seat, DISTRICT[str(move[1])], s.card) else 0
    if verb == "add":
        return 2 if s.owner[DISTRICT[str(move[1])]] == seat else 0
    return 1 if verb == "raise" else 0


def _move(s: State, seat: int, move: Move) -> int:
    d = DISTRICT[str(move[1])]
    return s.princes[seat][d * KINDS + s.card] if s.owner[d] == NO_SEAT else -1


RATINGS: dict[str, Callable[[State, int, Move], int]] = {
    "welcome": _welcome,
    "place": _place,
    "develop": _develop,
    "card": _card,
    "move": _move,
}
