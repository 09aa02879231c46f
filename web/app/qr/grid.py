"""From code words to dark and light modules, as the squares of a QR code are called."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from .tables import alignment, side

Place = tuple[int, int]  # row, column
Grid = list[list[bool]]  # True is dark

MASKS: tuple[Callable[[int, int], int], ...] = (  # a module is inverted where this is 0
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
LOW = 0b01  # the bits of error correction level L


def modules(version: int, words: list[int]) -> Grid:
    """The code with the mask that has the lowest penalty."""
    fixed = _fixed(version)
    made = [_masked(version, fixed, words, mask) for mask in range(len(MASKS))]
    return min(made, key=_penalty)


def _masked(version: int, fixed: dict[Place, bool], words: list[int], mask: int) -> Grid:
    """The code with one mask: function patterns, format information, and the message."""
    size = side(version)
    grid = [[fixed.get((y, x), False) for x in range(size)] for y in range(size)]
    bits = (word >> shift & 1 for word in words for shift in range(7, -1, -1))
    for y, x in _path(size):
        if (y, x) not in fixed:
            grid[y][x] = bool(next(bits, 0)) != (MASKS[mask](y, x) == 0)
    for (y, x), dark in _format(size, mask).items():
        grid[y][x] = dark
    return grid


def _path(size: int) -> Iterator[Place]:
    """The order of modules: two columns at a time from the right, up and down in turn, without the timing column."""
    upwards = True
    for right in range(size - 1, 0, -2):
        column = right - (right <= 6)
        for row in range(size - 1, -1, -1) if upwards else range(size):
            yield row, column
            yield row, column - 1
        upwards = not upwards


def _fixed(version: int) -> dict[Place, bool]:
    """The function patterns: timing, finders, alignment, version, and room for the format information."""
    size = side(version)
    fixed: dict[Place, bool] = {}
    for i in range(size):
        fixed[6, i] = fixed[i, 6] = i % 2 == 0
    for y, x in ((3, 3), (3, size - 4), (size - 4, 3)):  # the finder patterns with a light border
        fixed |= {place: _ring(place, (y, x)) not in (2, 4) for place in _around((y, x), 4, size)}
    places, last = alignment(version), size - 7
    for y in places:
        for x in places:
            if (y, x) not in ((6, 6), (6, last), (last, 6)):
                fixed |= {place: _ring(place, (y, x)) != 1 for place in _around((y, x), 2, size)}
    fixed |= dict.fromkeys(_format(size, 0), False)
    fixed[size - 8, 8] = True
    if version >= 7:
        bits = version << 12 | _rest(version, 12, 0x1F25)
        for i in range(18):
            dark = bool(bits >> i & 1)
            fixed[i // 3, size - 11 + i % 3] = fixed[size - 11 + i % 3, i // 3] = dark
    return fixed


def _format(size: int, mask: int) -> dict[Place, bool]:
    """The format information: level and mask, twice, with its own error correction."""
    data = LOW << 3 | mask
    bits = (data << 10 | _rest(data, 10, 0x537)) ^ 0x5412
    first = [*((8, i) for i in range(8) if i != 6), *((i, 8) for i in range(8, -1, -1) if i != 6)]
    second = [*((i, 8) for i in range(size - 1, size - 8, -1)), *((8, i) for i in range(size - 8, size))]
    dark = [bool(bits >> i & 1) for i in range(14, -1, -1)]
    return dict(zip(first, dark, strict=True)) | dict(zip(second, dark, strict=True))


def _rest(data: int, degree: int, by: int) -> int:
    rest = data
    for _ in range(degree):
        rest = rest << 1 ^ (rest >> degree - 1) * by
    return rest


def _around(centre: Place, reach: int, size: int) -> Iterator[Place]:
    for y in range(max(0, centre[0] - reach), min(size, centre[0] + reach + 1)):
        for x in range(max(0, centre[1] - reach), min(size, centre[1] + reach + 1)):
            yield y, x


def _ring(place: Place, centre: Place) -> int:
    return max(abs(place[0] - centre[0]), abs(place[1] - centre[1]))


# --- penalties --------------------------------------------------------------------------------------------------------


def _penalty(grid: Grid) -> int:
    """The penalty of a mask, by the four rules of the standard."""
    rows = ["".join("01"[dark] for dark in row) for row in grid]
    lines = rows + ["".join(column) for column in zip(*rows, strict=True)]
    dark = sum(row.count("1") for row in rows)
    return sum(map(_runs, lines)) + _patches(rows) + sum(map(_like_targets, lines)) + _balance(dark, len(rows) ** 2)


def _runs(line: str) -> int:
    """Rule 1: five or more modules of one colour in a row."""
    points, length = 0, 0
    for i, square in enumerate(line):
        length = length + 1 if i and square == line[i - 1] else 1
        points += 3 if length == 5 else length > 5
    return points


def _patches(rows: list[str]) -> int:
    """Rule 2: blocks of two by two modules of one colour."""
    points = 0
    for above, below in pairwise(rows):
        for x in range(len(above) - 1):
            points += 3 * (above[x] == above[x + 1] == below[x] == below[x + 1])
    return points


def _like_targets(line: str) -> int:
    """Rule 3: patterns that look like a finder."""
    return 40 * sum(
        line.startswith(pattern, i) for pattern in ("10111010000", "00001011101") for i in range(len(line) - 10)
    )


def _balance(dark: int, all_of_them: int) -> int:
    """Rule 4: a share of dark modules far from one half."""
    return 10 * (abs(20 * dark - 10 * all_of_them) // all_of_them)
