"""Reed-Solomon code words, by arithmetic with the bytes as polynomials modulo x^8 + x^4 + x^3 + x^2 + 1."""

from collections.abc import Sequence
from functools import cache

MODULUS = 0x11D


def times(a: int, b: int) -> int:
    """The product of two bytes."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * MODULUS ^ (b >> bit & 1) * a
    return product


@cache
def divisor(degree: int) -> tuple[int, ...]:
    """The generator polynomial: the product of (x - 2^i), without its highest coefficient, which is 1."""
    coefficients, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        for i in range(degree):
            following = coefficients[i + 1] if i + 1 < degree else 0
            coefficients[i] = times(coefficients[i], root) ^ following
        root = times(root, 2)
    return tuple(coefficients)


def checks(block: Sequence[int], count: int) -> list[int]:
    """The correction code words of a block: the remainder of its division by the generator polynomial."""
    rest = [0] * count
    for byte in block:
        factor = byte ^ rest[0]
        rest = [*rest[1:], 0]
        if factor:
            rest = [left ^ times(by, factor) for left, by in zip(rest, divisor(count), strict=True)]
    return rest
