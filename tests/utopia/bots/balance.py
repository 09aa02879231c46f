"""What all-hard games say about the map: rounds, buildings, and what a start position or a first wonder is worth.

    PYTHONPATH=engine:. python -m tests.utopia.bots.balance rulebook 1-300 2 3 4 5
    (the start: rulebook or fair; games from which number to which; numbers of ministers)

What it said of the map (300 games of two ministers, 1,500 of three, 4,613 of four and 3,032 of five; the last row is of
300, 1,500, 1,663 and 1,500 of these deals, played with the option):

    ministers                      2           3             4                5
    rounds                       6.4         5.8           5.4              5.1
    monuments                    7.7        11.3          14.2             16.6
    wonders                      1.8         2.4           2.8              3.2
    games with a wonder         94 %        98 %          99 %            100 %
    first wonder wins           37 %        30 %          26 %             25 %
    wins by start position   41 59    33 29 39   23 22 26 29   17 19 22 20 22
    with a fair start        47 53    35 33 32   26 26 26 23   22 20 21 17 20

Ministers further back on the start space do better, because of the rulebook (rules 12, 23), not of the map or the
bots. No minister can have a point when the first cards are discarded, and few have one in the second round, so a player
can do little about it: of three ministers the first discards 2 and 0 cards in these rounds (0.06 on
average), the second 1 and 2 (1.95), the third 0 and 1 (0.99). With all values 4 or 2, without ships or with streets
everywhere the third of three still wins 37 to 39 games in 100. Nor would a milder rule 23 surely be fairer: if the
first discards one card while no minister has a point, 29 32 38 of three (164 games); if all do, 27 40 32 (183).

So the rulebook stands as it is, the start player is drawn by lot (rule 8), and a fair start is an option: points at the
end (data.py, FAIR_START). Bots count them only when the game is about to end (bots/forecast.py): when they counted them
in full from the first round, they turned against those with points to come and spared the last, who still won 38 games
in 100 of three (436 games). So a game with the option is the rulebook's until its last round, and what a table of
points would do can be seen from stored games. The tables of four and five were chosen like that, then played with deals
that had no part in the choice, and they were not the first to be tried:

    2 2 0 0      28 26 22 24       1,500 games
    2 2 1 0 0    21 24 22 15 18      661 games
    1 1 0 0 0    15 21 23 19 22      500 games

With those that are kept no place of three to five ministers was more than 2.6 wins in 100 from its share; 1,500 games
tell it to about 2 in 100. One point does less than half of what two do, because a minister who only reaches the
score of others stops behind them: a table in whole points will hardly be much more even.
"""

import sys
from collections import Counter
from statistics import mean, stdev
from typing import NamedTuple

from tests.matches import positions, share
from utopiary import GAMES
from utopiary.games.utopia.data import DISTRICTS, ISLANDS
from utopiary.games.utopia.state import NO_SEAT, State


class Played(NamedTuple):
    end: State
    order: list[int]  # seats as they stood on the start space
    first_wonder: int  # who built it, NO_SEAT without one
    first_round: int  # in which round


def play(seats: int, seed: str, start: str) -> Played:
    hard = GAMES.find("utopia").bot("hard")
    order, first, when = list[int](), NO_SEAT, 0
    for s in positions("utopia", [hard] * seats, seed, {"start": start}):
        order = order or s.track[:]
        if first == NO_SEAT and any(owner != NO_SEAT for owner in s.wonder):
            first, when = next(owner for owner in s.wonder if owner != NO_SEAT), s.round
    return Played(s, order, first, when)


def _lead(game: Played, position: int) -> float:
    """Return the points above the mean of the ministers: it shows a small advantage in fewer games than wins do."""
    points = game.end.points
    return points[game.order[position]] - mean(points)


def lead(leads: list[float]) -> str:
    error = stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0
    return f"{mean(leads):+.2f} points (± {error:.2f})"


def report(seats: int, games: list[Played]) -> None:
    n = len(games)
    ends = [game.end for game in games]
    rounds = Counter(s.round for s in ends)
    wonders = [sum(owner != NO_SEAT for owner in s.wonder) for s in ends]
    monuments = [sum(owner != NO_SEAT for owner in s.owner) for s in ends]
    print(f"\n{seats} ministers, {n} games")
    print(f"  rounds      {sum(s.round for s in ends) / n:5.2f}  {dict(sorted(rounds.items()))}")
    print(f"  monuments   {sum(monuments) / n:5.2f}  ({min(monuments)} - {max(monuments)})")
    print(f"  wonders     {sum(wonders) / n:5.2f}  in {share(sum(map(bool, wonders)), n)} of games at least one")
    by_island = {id: sum(s.wonder[i] != NO_SEAT for s in ends) for i, id in enumerate(ISLANDS)}
    print("              " + ", ".join(f"{id} {100 * built / n:.0f} %" for id, built in by_island.items()))
    districts = dict.fromkeys(ISLANDS, 0)
    for s in ends:
        for d, owner in enumerate(s.owner):
            districts[DISTRICTS[d].island] += owner != NO_SEAT
    print("  districts   " + ", ".join(f"{id} {built / n:.2f}" for id, built in districts.items()))
    best, worst = sum(max(s.points) for s in ends) / n, sum(min(s.points) for s in ends) / n
    print(f"  score       winner {best:.1f}, last {worst:.1f}")
    print(f"  win share by start position (fair: {100 / seats:.1f} %)")
    for position in range(seats):
        won = share(sum(game.order[position] == game.end.track[0] for game in games), n)
        print(f"    {position + 1}  {won}  {lead([_lead(game, position) for game in games])}")
    built = [game for game in games if game.first_wonder != NO_SEAT]
    if built:
        wins = sum(game.first_wonder == game.end.track[0] for game in built)
        when = sum(game.first_round for game in built) / len(built)
        print(f"  who built the first wonder (on average in round {when:.1f}) won  {share(wins, len(built))}")
    with_one = sum(game.end.track[0] in game.end.wonder for game in games)
    print(f"  the winner owned a wonder in {share(with_one, n)}")


def main() -> None:
    start, games, *counts = sys.argv[1:]
    first, last = map(int, games.split("-"))
    for seats in map(int, counts or ("2", "3", "4", "5")):
        report(seats, [play(seats, f"SIMULATION {number}", start) for number in range(first, last + 1)])
        sys.stdout.flush()


if __name__ == "__main__":
    main()
