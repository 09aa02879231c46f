"""What all-hard games say about the tables: turns, seats, Characters, and whether Artifacts pay for who has them.

    PYTHONPATH=engine python tests/transecopia/bots/balance.py 300 2 3 4 5      (games, then numbers of captains)

TABLE
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from utopiary import GAMES
from utopiary.core.bots import Known, answer
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.games.transecopia.data import ARTIFACTS, FIRST_GAME
from utopiary.games.transecopia.state import State, accessed, has_access
from utopiary.terminal.tally import wilson

GAME = GAMES.find("transecopia")


class Entry(NamedTuple):
    """One captain in one game."""

    label: str
    won: bool


def play(seats: int, seed: str) -> State:
    s: State = check("transecopia", seed, seats, {}).begin()
    bot, number = GAME.bot("hard"), 0
    while active := GAME.active(s):
        seat, number = active[0], number + 1
        rng = Rng.of(f"{seed}/hard/{seat}/{number}")
        dealt = s.phase == "draft"  # Characters are dealt, so that all are seen equally often
        move = rng.pick(GAME.moves(s, seat)) if dealt else answer(bot, Known(GAME, s, seat), rng).move
        s = GAME.after(s, seat, move)
    return s


def _start_position(s: State, seat: int) -> str:
    """Who won the roll begins with the brightest Light card (rules 16, 17)."""
    return f"{(seat - s.first) % len(s.iron) + 1} from the brightest light"


def _captains(games: list[State]) -> Iterator[tuple[State, int, bool]]:
    for s in games:
        for seat in range(len(s.iron)):
            yield s, seat, seat == s.winner


def _show(title: str, entries: Iterable[Entry], fair: float) -> None:
    """Win share and how many times the fair share that is."""
    had, won = Counter[str](), Counter[str]()
    for label, winner in entries:
        had[label] += 1
        won[label] += winner
    print(f"  {title}")
    for label in sorted(had):
        share = won[label] / had[label]
        low, high = wilson(won[label], had[label])
        times = f"{share / fair:.2f} times fair ({low / fair:.2f} - {high / fair:.2f})"
        print(f"    {label:28} {had[label]:5}  {100 * share:5.1f} %   {times}")


def _access(s: State, seat: int) -> list[str]:
    return [("with " if has_access(s, seat, id) else "without ") + id for id in ARTIFACTS if id in s.artifacts]


def report(seats: int, games: list[State]) -> None:
    n, fair, captains = len(games), 1 / seats, list(_captains(games))
    turns = sorted(s.turn for s in games)
    print(f"\n{seats} captains, {n} games")
    low, high = turns[n // 10], turns[-1 - n // 10]
    print(
        f"  turns {sum(turns) / n:.2f}, 10th to 90th percentile {low} - {high}  {dict(sorted(Counter(turns).items()))}"
    )
    print(f"  upgrades of all captains in the end {sum(map(sum, (s.level for s in games))) / n / seats:.2f}")
    print(f"  ended by {dict(Counter(s.ending for s in games))}")
    _show("seat", (Entry(f"seat {seat + 1}", won) for _, seat, won in captains), fair)
    _show("start position", (Entry(_start_position(s, seat), won) for s, seat, won in captains), fair)
    _show("character", (Entry(s.characters[seat], won) for s, seat, won in captains), fair)
    _show("artifacts accessed", (Entry(str(accessed(s, seat)), won) for s, seat, won in captains), fair)
    _show("each artifact", (Entry(label, won) for s, seat, won in captains for label in _access(s, seat)), fair)
    sets = Counter("first-game set" if set(s.artifacts) == set(FIRST_GAME) else "another set" for s in games)
    print(f"  sets that lay out: {dict(sets)}")


def main() -> None:
    games, *counts = map(int, sys.argv[1:])
    for seats in counts or range(2, 6):
        report(seats, [play(seats, f"SIMULATION {number}") for number in range(1, games + 1)])
        sys.stdout.flush()


if __name__ == "__main__":
    main()
