"""Balance of the tables in games of hard bots: turns, seats, Characters, and whether Artifacts pay.

    PYTHONPATH=engine python tests/transecopia/bots/balance.py 300 2 3 4 5      (games, then numbers of captains)

Results for rules version 2 (320, 480, 450 and 400 games, seeds "BALANCE 1" ...; shares in times the fair one):

    captains                          2          3          4          5
    turns                          8.60       8.76       8.50       8.98
    10th to 90th percentile         8-9       8-10        8-9       8-10
    upgrades of all in the end     2.61       2.43       2.34       2.24
    Field Researcher               1.10       1.17       1.41       1.14
    Lutra Sentinel                 1.39       1.07       1.07       0.92
    Naga Agent                     1.17       1.26       1.15       1.28
    Peggon Priest                  0.65       0.97       0.81       1.19
    Picetos Sergeant               0.71       0.67       0.75       0.70
    Syndicate Intimidator          0.89       0.81       0.75       0.75
    brightest light at first       0.94       0.89       0.97       0.94
    any place from it         0.94-1.06  0.89-1.06  0.76-1.16  0.76-1.21
    no Artifact in the end         1.13       1.15       1.20       1.17
    only the Cyclical Crystal      1.01       1.13       0.87       1.02
    only the Invigorating Icon     0.56       0.72       0.54       0.76
    only the Crystal of Renewal       -       0.52       0.68       0.61
    only the Tablet of Change         -       0.86       0.86       0.58
    Cyclical Crystal and Icon      0.51       0.58       0.41       0.87

A share of 400 games is sure to about a fifth of itself. The Sergeant is weak because three dice alike are rare with the
three to five dice of the reconstructed Light cards; the power is that of the rulebook. Which Artifacts are in play
alters the length of a game by less than a tenth of a turn; accessing them matters more: for these bots only the
Cyclical Crystal pays, and Derelict Gem, Derelict Icon and Gem of Purity are hardly ever bought.
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
    """The winner of the roll starts with the brightest Light card (rules 16, 17)."""
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
    """By Artifact in play: the length of games and the number of captains who accessed it."""
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
