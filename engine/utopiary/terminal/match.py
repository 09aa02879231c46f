"""Games between bots, by the hundred: which bot sits where, and how each game ended."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import NamedTuple

from ..core.game import Groups, Kind, Seat
from ..core.session import Session

Lineup = tuple[str, ...]  # the level of the bot on each seat


class Task(NamedTuple):
    """One game to play: all that another process needs to know."""

    game: str
    seed: str
    options: Mapping[str, str]
    lineup: Lineup


class Result(NamedTuple):
    """How it ended."""

    lineup: Lineup
    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    length: int
    groups: Groups


def lineups(kind: Kind, levels: tuple[str, ...], seats: int) -> list[Lineup]:
    """The ways to seat the bots, to be taken in turn: every level gets every seat equally often.

    Against each other they swap seats. Where they win or lose together, a team is all of one level: so levels compare.
    """
    if kind != "versus":
        return [(level,) * seats for level in levels]
    if len(levels) > seats:
        return list(permutations(levels, seats))
    return [tuple(levels[(seat + turn) % len(levels)] for seat in range(seats)) for turn in range(len(levels))]


def play(task: Task) -> Result:
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
    """The results in the order of the tasks, however many processes share the work."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    from multiprocessing import Pool  # a browser has none, and one job needs none

    with Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(play, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))


def _leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
