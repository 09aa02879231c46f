"""What the best players do with their dice: the tables of bots/habits.py.

PYTHONPATH=engine:. python -m tests.transecopia.bots.count 60 2 3       (games, then numbers of captains)
"""

import sys
from collections import Counter

from utopiary import GAMES
from utopiary.core.bots import Known, answer
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.games.transecopia.data import ZONES
from utopiary.games.transecopia.state import State

GAME = GAMES.find("transecopia")


def main() -> None:
    games, *counts = map(int, sys.argv[1:])
    seen: Counter[tuple[bool, int, int]] = Counter()
    stacked = 0
    for seats in counts:
        for number in range(games):
            s: State = check("transecopia", f"COUNT {number}", seats, {}).begin()
            bot, moves = GAME.bot("hard"), 0
            while active := GAME.active(s):
                seat, moves = active[0], moves + 1
                move = answer(bot, Known(GAME, s, seat), Rng.of(f"{number} {moves}")).move
                last = s.phase == "deploy" and len(active) == 1 and move == ("ready",)
                if last:
                    for placed in s.placed:
                        for zone, dice in placed:
                            stacked += len(dice) - 1
                            for die in dice:
                                seen[die >= 10, die % 10, zone] += 1
                s = GAME.after(s, seat, move)
    for prismatic in (False, True):
        for value in range(4 if prismatic else 1, 7):
            dice = sum(seen[prismatic, value, zone] for zone in range(len(ZONES)))
            shares = ", ".join(f"{seen[prismatic, value, zone] / max(1, dice):.2f}" for zone in range(len(ZONES)))
            print(f"        {value}: ({shares}),")
    print(f"stacked: {stacked / max(1, sum(seen.values())):.2f} of the dice")


if __name__ == "__main__":
    main()
