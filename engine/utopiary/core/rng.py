"""The only source of chance: a counter-based generator (splitmix64) whose whole state is one integer.

A state of 64 bits can be copied, compared, saved and hashed for nothing, which is what makes undo, replay and search
cheap. The numbers are a promise (the same link gives the same game for ever): tests/golden/rng.txt holds the first
thousand outputs of three seeds, and no line of this module may change them.
"""

from collections.abc import MutableSequence, Sequence
from typing import Self, TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15  # the step of the counter: odd, and near 2**64 divided by the golden ratio


def mix(z: int) -> int:
    """Scatter the bits of a counter: the output function of splitmix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Rng:
    """A stream of random numbers; `state` is its whole state."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    @classmethod
    def of(cls, seed: str) -> Self:
        """The stream that belongs to a text (FNV-1a of its UTF-8 bytes)."""
        state = 0xCBF29CE484222325
        for byte in seed.encode("utf-8", "surrogatepass"):
            state = ((state ^ byte) * 0x100000001B3) & MASK
        return cls(mix(state))

    def copy(self) -> Self:
        """A generator that will give the same numbers."""
        return type(self)(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        return f"Rng({self.state:#018x})"

    def next64(self) -> int:
        """The next 64 bits: `mix`, written out here because a game begins with hundreds of them."""
        self.state = z = (self.state + GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one exactly as likely (Lemire's multiply and reject)."""
        if not 0 < n <= MASK:
            raise ValueError(f"There is no number below {n}.")
        product = self.next64() * n
        if product & MASK < n:
            floor = (1 << 64) % n
            while product & MASK < floor:
                product = self.next64() * n
        return product >> 64

    def die(self, sides: int = 6) -> int:
        """A throw of a die."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def draw(self, items: MutableSequence[T], n: int) -> list[T]:
        """Remove n random items: the same distribution as the first n of a shuffled deck, but cheaper."""
        drawn = []
        for _ in range(n):
            at = self.below(len(items))
            items[at], items[-1] = items[-1], items[at]
            drawn.append(items.pop())
        return drawn

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the last place to the first)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]
