"""A million hostile inputs, and the check of their results.

Input number n of a seed is always the same, so a failing one can be run alone. Allowed are: an error of the right kind
with a sentence, quickly and without much memory; or a valid result. In any case no other game changes.
"""

import json
import resource
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.soak.cases import (
    DEPTHS,
    Case,
    Failure,
    file_case,
    games,
    link_case,
    move_case,
    save_case,
    seed_case,
    setup_case,
    storage_case,
    valid_game,
)
from tests.soak.pages import page_case
from utopiary import Session
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng

LIMIT = 0.050  # seconds of the processor for an input
MOVES_WITHIN = 300  # moves that are replayed within the limit; for more moves it is longer in proportion
MEMORY = 32 << 20  # bytes that one input may add to the peak of the process

KINDS: dict[Callable[[Rng], Case], int] = {  # the share of each, of a hundred
    link_case: 26,
    save_case: 18,
    page_case: 4,
    file_case: 8,
    storage_case: 6,
    seed_case: 8,
    setup_case: 10,
    move_case: 20,
}
_DRAWN = [kind for kind, share in KINDS.items() for _ in range(share)]


def case(seed: str, number: int) -> Case:
    """The input with this number."""
    rng = Rng.of(f"{seed}/{number}")
    return rng.pick(_DRAWN)(rng)


# --- the check of results ---------------------------------------------------------------------------------------------


class Meter:
    """Counts the moves that are replayed, and measures the peak of memory."""

    def __init__(self) -> None:
        self.moves = 0
        self.memory = _peak()

    @contextmanager
    def counting(self) -> Iterator["Meter"]:
        """Count the moves that are replayed inside this context."""
        original = Session.play

        def play(session: Session, seat: Any, move: Any) -> Any:
            self.moves += 1
            return original(session, seat, move)

        Session.play = play  # type: ignore[method-assign]
        try:
            yield self
        finally:
            Session.play = original  # type: ignore[method-assign]


def _peak() -> int:
    """The most memory this process has used, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def judge(made: Case, meter: Meter) -> tuple[str, float]:
    """The result, and the seconds for each action and every 300 moves. Raises `Failure`."""
    seconds, moves, limit = [], 0, LIMIT
    for _ in range(5):  # repeated, because other processes may disturb one measurement
        meter.moves, start = 0, time.thread_time()
        outcome = _outcome(made)
        seconds.append(time.thread_time() - start)
        moves = meter.moves
        limit = LIMIT * max(made.steps, moves / MOVES_WITHIN)
        if seconds[-1] <= limit:
            break
    grown, meter.memory = _peak() - meter.memory, _peak()
    if grown > MEMORY:
        raise Failure(f"it takes {grown >> 20} MB of memory")
    if seconds[-1] > limit:
        raise Failure(f"it takes {min(seconds) * 1000:.0f} ms with {moves} replayed moves")
    return outcome, seconds[-1] * LIMIT / limit


def _outcome(made: Case) -> str:
    """Returns "accepted" or the message id of the error; raises `Failure` for any other result."""
    try:
        made.act()
    except made.errors as error:
        said = str(error)
        if error.text.id not in ENGLISH or (not said[:1].isupper() and said[0] != "“") or said[-1] not in ".?!":
            raise Failure(f"the error is no sentence: {said[:100]!r}") from error
        if len(said) > 300:
            raise Failure(f"the error is too long: {len(said)} letters") from error
        return error.text.id
    except Failure:
        raise
    except BaseException as error:
        raise Failure(f"unexpected {type(error).__name__}: {str(error)[:200]}") from error
    return "accepted"


def check_valid(session: Session) -> None:
    """Check that an accepted session can be saved, linked and loaded."""
    try:
        loaded = Session.load(json.loads(json.dumps(session.save()))).save()
        opened = Session.from_link(session.link("replay")).save()
    except Exception as error:
        raise Failure(f"an accepted session cannot be saved or linked: {error}") from error
    if not loaded == opened == session.save():
        raise Failure("the save or link of an accepted session is another session")


class Tally:
    """Counts of the results of many inputs."""

    def __init__(self) -> None:
        self.outcomes: Counter[tuple[str, str]] = Counter()
        self.slowest = 0.0
        self.failures: list[tuple[int, str]] = []

    def add(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.outcomes += other.outcomes
        self.slowest = max(self.slowest, other.slowest)
        self.failures += other.failures

    def table(self) -> str:
        """The counts as lines of text."""
        lines = []
        for kind in sorted({kind for kind, _ in self.outcomes}):
            ends = {outcome: n for (of, outcome), n in self.outcomes.most_common() if of == kind}
            by_end = ", ".join(f"{outcome.removeprefix('error.')} {n:,}" for outcome, n in ends.items())
            lines.append(f"{kind:9}{sum(ends.values()):>10,}  {by_end}")
        lines.append(f"{'all':9}{self.outcomes.total():>10,}  the slowest took {self.slowest * 1000:.1f} ms")
        return "\n".join(lines)


def explain(seed: str, number: int) -> str:
    """A full report of one input and its result."""
    made = case(seed, number)
    try:
        with Meter().counting() as meter:
            outcome, seconds = judge(made, meter)
        said = f"{outcome}, {seconds * 1000:.2f} ms"
    except Failure as failure:
        said = "".join(traceback.format_exception(failure))
    return f"{made.kind}:\n{made.value!r}\n\n{said}"


def run(seed: str, numbers: range) -> Tally:
    """Try these inputs one after the other; then check that no other game has changed."""
    tally = Tally()
    with Meter().counting() as meter:
        for number in numbers:
            made = case(seed, number)
            meter.memory = _peak()  # without the memory that making the input took
            try:
                outcome, seconds = judge(made, meter)
                if outcome == "accepted" and number % 16 == 0 and made.kind in ("link", "save"):
                    check_valid(made.act())
            except Failure as failure:
                tally.failures.append((number, str(failure)))
                continue
            tally.outcomes[made.kind, outcome] += 1
            tally.slowest = max(tally.slowest, seconds)
    for game in games():
        for moves in sorted(set(DEPTHS)):
            valid = valid_game(game, moves)
            if valid.session.save() != valid.save or valid.session.length != valid.session.cursor:
                tally.failures.append((numbers.start, f"the game {game} after {moves} moves has changed"))
                valid_game.cache_clear()
    return tally
