"""The standard's tables, for the low level of correction; the index is the version, from 1 to 40."""

LARGEST = 40
# correction code words in each block
CHECKS = (
    *(0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28),
    *(28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
)
# number of blocks
BLOCKS = (
    *(0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8),
    *(8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
)


def side(version: int) -> int:
    """Modules in a row."""
    return 17 + 4 * version


def alignment(version: int) -> list[int]:
    """The rows, and columns, of alignment patterns."""
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
    return [6, *sorted(side(version) - 7 - i * step for i in range(count - 1))]


def capacity(version: int) -> int:
    """All code words of a version, including those for correction."""
    squares = (16 * version + 128) * version + 64
    if version >= 2:
        count = version // 7 + 2
        squares -= (25 * count - 10) * count - 55
        if version >= 7:
            squares -= 36
    return squares // 8


def room(version: int) -> int:
    """The code words of a version for the message."""
    return capacity(version) - CHECKS[version] * BLOCKS[version]
