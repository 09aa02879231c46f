"""The random generator is splitmix64, and its draws are fair."""

from collections import Counter
from itertools import product

import pytest

from utopiary.core.rng import MASK, Rng

WORDS = 1 << 64


class Scripted(Rng):
    """A generator with given outputs."""

    __slots__ = ("outputs",)

    def __init__(self, *outputs: int) -> None:
        super().__init__(0)
        self.outputs = list(outputs)

    def next64(self) -> int:
        return self.outputs.pop(0)


def test_it_is_splitmix64() -> None:
    """The first outputs for 1234567, as published with the reference implementation."""
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 52, 100, 1_000, 1 << 20, (1 << 20) + 1])
def test_below_is_exactly_fair(n: int) -> None:
    """Of all 2**64 words, the same number give each result; the surplus words are rejected and drawn again.

    The words that give r begin at ceil(r * 2**64 / n). Only the first of them can be rejected, because each further one
    adds n to a remainder that is rejected for being less than n. So checking three words of each result is enough.
    """
    spare = WORDS % n  # surplus words
    drawn_again = 0
    for r in {0, 1, n // 2, n - 1} if n > 1_000 else range(n):
        if r >= n:
            continue
        first, after = -(-r * WORDS // n), -(-(r + 1) * WORDS // n)
        again = first * n - r * WORDS < spare
        drawn_again += again
        assert after - first - again == WORDS // n, "every result has the same share"
        rng = Scripted(first, MASK // 3)
        rng.below(n)
        assert len(rng.outputs) == (0 if again else 1), f"the word {first} is drawn again or not"
        for word in (first + 1, after - 1):
            assert Scripted(word).below(n) == r
    if n <= 1_000:
        assert drawn_again == spare


def test_dice_are_fair() -> None:
    """Chi-square of 60,000 rolls; with 5 degrees of freedom, one seed in a thousand exceeds 20.5. The seed is fixed."""
    rng = Rng.of("fair?")
    seen = Counter(rng.die() for _ in range(60_000))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in seen.values()) < 20.5


@pytest.mark.parametrize("n", [0, -1, 1 << 64])
def test_below_needs_a_positive_number_of_64_bits(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Rng(1).below(n)


def test_shuffle_reaches_every_order_exactly_once() -> None:
    class ScriptedDraws(Rng):
        """A generator with given draws, which records the arguments of `below`."""

        def __init__(self, draws: tuple[int, ...]) -> None:
            super().__init__(0)
            self.draws, self.ranges = list(draws), list[int]()

        def below(self, n: int) -> int:
            self.ranges.append(n)
            return self.draws.pop(0)

    orders = set()
    for draws in product(range(4), range(3), range(2)):
        rng, cards = ScriptedDraws(draws), list("ABCD")
        rng.shuffle(cards)
        assert rng.ranges == [4, 3, 2]
        orders.add("".join(cards))
    assert len(orders) == 24


def test_a_copy_is_independent() -> None:
    rng = Rng.of("copy")
    other = rng.copy()
    assert rng == other
    assert hash(rng) == hash(other)
    outputs = [rng.next64() for _ in range(3)]
    assert rng != other
    assert [other.next64() for _ in range(3)] == outputs


def test_equal_texts_give_equal_outputs_and_others_do_not() -> None:
    assert Rng.of("utopia").next64() == Rng.of("utopia").next64()
    assert len({Rng.of(text).next64() for text in ("", "a", "b", "ab", "ba", "ő", "o", "\ud800")}) == 8
