"""Choices about the roll: Prismatic dice, re-rolls and other changes, judged by the best deployment they allow."""

from typing import NamedTuple

from ....core.move import Move
from ..data import PRISM_FACES
from ..names import DIE_OF
from ..production import current
from ..rolling import dice_count
from ..state import Stack, State, without
from .beam_search import DeploymentSearch
from .weights import Weights

LOW = 3  # the first Parts that a Prismatic die can find
QUICK = 2  # width of the beam when many rolls are compared


class Change(NamedTuple):
    """A change of the dice and its expected gain."""

    gain: float
    move: Move
    dice: Stack = ()  # to be rolled again


class RollOptions:
    """The expected gains of changing a roll."""

    def __init__(self, s: State, w: Weights) -> None:
        self.s, self.seat = s, s.seat
        self.dice = s.dice[s.seat]
        self.search = DeploymentSearch(s, s.seat, w)
        self._worth: dict[Stack, float] = {}

    def worth(self, dice: Stack) -> float:
        """Points for the best quick deployment of a roll, cached."""
        found = self._worth.get(dice)
        if found is None:
            found = self._worth[dice] = self.search.best(dice, quick=QUICK).worth
        return found

    def rerolled(self, die: int) -> float:
        """Points gained on average by rolling this die again."""
        rest = without(self.dice, die)
        faces = [10 * (die // 10) + face for face in (PRISM_FACES if die >= 10 else range(1, 7))]
        mean = sum(self.worth(tuple(sorted((*rest, face)))) for face in faces) / len(faces)
        return mean - self.worth(self.dice)

    def changes(self, moves: list[Move]) -> list[Change]:
        """Every change that these moves make."""
        found = []
        price = self.search.valuation.astatine_price
        for move in moves:
            if move[0] == "icon":
                found.append(Change(self.rerolled(DIE_OF[move[1]]), move, (DIE_OF[move[1]],)))
            elif move[0] == "change":
                die = DIE_OF[move[1]]
                turned = tuple(sorted((*without(self.dice, die), die + (1 if move[2] == "up" else -1))))
                found.append(Change(self.worth(turned) - self.worth(self.dice) - price, move))
            elif move[0] == "purify":
                raised = tuple(sorted(die + 1 if die % 10 < 6 else die for die in self.dice))
                found.append(Change(self.worth(raised) - self.worth(self.dice) - price, move))
            elif move[0] == "renew":
                again = self.again(self.dice)
                found.append(Change(sum(self.rerolled(die) for die in again) - price, move, again))
            elif move[0] == "rally":
                again = self.again(tuple(die for die in self.dice if die % 10 == move[1]))
                found.append(Change(sum(self.rerolled(die) for die in again), move, again))
        return found

    def again(self, dice: Stack) -> Stack:
        """Of these dice, those for which a re-roll gains on average."""
        return tuple(die for die in dice if self.rerolled(die) > 0)


def prism_move(s: State, moves: list[Move]) -> Move | None:
    """Roll another Prismatic die, because it is high; `None` if normal dice are needed for low Parts."""
    seat = s.seat
    offered = [move for move in moves if move[0] == "prism"]
    if not offered:
        return None
    have = s.parts[seat]
    low = sum(1 for part in current(s, seat).parts if part < LOW and not have[part])
    if dice_count(s, seat) - len(s.chosen[seat]) <= min(low, 2):
        return None
    return max(offered, key=lambda move: PREFERRED.index(str(move[1])))


PREFERRED = ("red", "green", "blue")  # Copper is scarcer than Iron
