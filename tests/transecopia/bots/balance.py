"""What all-hard games say about the tables: turns, seats, Characters, and whether Artifacts pay for who has them.

    PYTHONPATH=engine python tests/transecopia/bots/balance.py 300 2 3 4 5      (games, then numbers of captains)

What it said of rules version 2 (300 games each, seeds "SIMULATION 1" and so on; shares in times the fair one):

    captains                          2          3          4          5
    turns                          8.57       8.63       8.28       8.81
    10th to 90th percentile        8-10       8-10        7-9       8-10
    upgrades of all in the end     2.60       2.41       2.33       2.25
    Field Researcher               1.30       0.98       1.31       0.98
    Lutra Sentinel                 1.31       1.60       1.07       0.87
    Naga Agent                     1.22       1.19       1.31       1.63
    Peggon Priest                  0.68       0.88       0.99       0.98
    Picetos Sergeant               0.67       0.58       0.66       0.69
    Syndicate Intimidator          0.79       0.78       0.64       0.86
    brightest light at first       1.24       1.26       1.64       1.47

A share of 300 games is sure to about a fifth of itself. The Sergeant is weak because three dice alike are rare with the
three to five dice of the reconstructed Light cards; his power is the rulebook's. Who has the brightest light in the
first turn keeps something of it: everybody has it in turn, but some once more than others before the game is over.
Artifacts seldom pay for these players: those with none win 1.11 to 1.18 times their share, only the Cyclical Crystal
comes near that (0.82 to 0.91), the Derelict Gem is never bought.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from utopiary import GAMES
from utopiary.core.bots import Known, answer
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.games.transecopia.data import ARTIFACTS
from utopiary.games.transecopia.state import State, accessed, has_access
from utopiary.terminal.tally import wilson

GAME = GAMES.find("transecopia")
RARE = 30  # captains: their share says little


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
        print(f"    {label:44} {had[label]:5}  {100 * share:5.1f} %   {times}")


def _set(s: State, seat: int) -> str:
    """The Artifacts a captain had access to in the end."""
    return " + ".join(id for id in s.artifacts if has_access(s, seat, id)) or "none"


def _show_sets(captains: list[tuple[State, int, bool]], fair: float) -> None:
    """Win share by set; those that few captains had stand together, by how many Artifacts are in them."""
    had = Counter(_set(s, seat) for s, seat, _ in captains)
    rare = {one: f"(rarer sets of {one.count(' + ') + 1})" for one, n in had.items() if n < RARE}
    entries = ((_set(s, seat), won) for s, seat, won in captains)
    _show("artifact set, in the end", (Entry(rare.get(one, one), won) for one, won in entries), fair)


def _show_dealt(games: list[State]) -> None:
    """What lay out: how long games took with each Artifact on the table, and how many captains went for it."""
    print("  artifacts that lay out")
    for id in ARTIFACTS:
        dealt = [s for s in games if id in s.artifacts]
        users = sum(len(s.access[s.artifacts.index(id)]) for s in dealt)
        turns = sum(s.turn for s in dealt) / max(1, len(dealt))
        print(f"    {id:28} {len(dealt):5} games, {turns:5.2f} turns, {users / max(1, len(dealt)):.2f} captains a game")


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
    _show_sets(captains, fair)
    _show_dealt(games)


def main() -> None:
    games, *counts = map(int, sys.argv[1:])
    for seats in counts or range(2, 6):
        report(seats, [play(seats, f"BALANCE {number}") for number in range(1, games + 1)])
        sys.stdout.flush()


if __name__ == "__main__":
    main()
