"""Games between bots: line-ups, and playing them in parallel processes."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import NamedTuple

from ..core.game import Groups, Kind, Seat
from ..core.session import Session

Lineup = tuple[str, ...]  # the level of the bot on each seat


class Task(NamedTuple):
    """A game to play, as it is sent to another process."""

    game: str
    seed: str
    options: Mapping[str, str]
    lineup: Lineup


class Result(NamedTuple):
    """How a game ended."""

    lineup: Lineup
    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    length: int
    groups: Groups


def lineups(kind: Kind, levels: tuple[str, ...], seats: int) -> list[Lineup]:
    """The line-ups to be played in turn, so that every level gets every seat equally often.

    In versus games the levels rotate over the seats. In a cooperative game all seats have one level, so levels compare.
    """
    if kind != "versus":
        return [(level,) * seats for level in levels]
    if len(levels) > seats:
        return list(permutations(levels, seats))
    return [tuple(levels[(seat + turn) % len(levels)] for seat in range(seats)) for turn in range(len(levels))]


def play(task: Task) -> Result:
    """Play a game between bots to its end."""
    seats = len(task.lineup)
    bots = dict(enumerate(task.lineup))
    session = Session.new(task.game, seed=task.seed, seats=seats, options=task.options, bots=bots)
    while session.active:
        seat = session.active[0]
        session.play(seat, session.advice(seat).move)
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError(f"{session.game.title} stopped without an outcome: {session!r}")
    return Result(task.lineup, *outcome, session.cursor, session.game.groups(session.state))


def play_all(tasks: list[Task], jobs: int) -> Iterator[Result]:
    """Yields the results in the order of the tasks, for any number of processes."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    from multiprocessing import Pool  # a browser has none, and one job needs none

    with Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(play, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))


def _leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
