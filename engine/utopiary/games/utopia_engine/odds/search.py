"""Every search box solved at once: the value of each position under best play, for any table of results.

The result depends on a column only through top minus bottom, so a column is empty, half full or full with a difference
of -5..5. A half-full column waits for one more die and will run through six neighbouring differences: upwards if its
bottom is written, downwards if its top is. We call the least of them (0..5, where 0 stands for -5) its `start`.

Turning a box over (swap the rows and read every die as 7 minus die) keeps all differences and all chances. It keeps
every start and swaps up and down. So two half-full columns need only: both starts, and whether they run alike or
against each other.

Values are sums over all ways the remaining dice can fall, never means: whole numbers stay whole. Everything is done on
flat lists by slices and `map`, which is what makes one solution cost a few milliseconds of plain Python.

Names of the lists' axes: `a` difference of a full column (0..10), `x`, `y` starts, `e`, `f` dice less one (0..5).
"""

from collections.abc import Sequence
from itertools import chain
from operator import itemgetter

from .box import Box

ALIKE, AGAINST = 0, 1

_STEP = (121, 11, 1)  # of the three columns in a list of all 11 x 11 x 11 full boxes
_RESULTS = [100 * h + 10 * t + o + 555 for h in range(-5, 6) for t in range(-5, 6) for o in range(-5, 6)]
_OTHERS = ((1, 2), (0, 2), (0, 1))  # the two columns beside column k
_GAPS = itemgetter(*[abs(e - f) for e in range(6) for f in range(6)])
_full_boxes = itemgetter(*_RESULTS)


class Solution:
    """The value of every position between two rolls, for one table of values of the results -555..555."""

    def __init__(self, values: Sequence[float]) -> None:
        self.values = values
        full = _full_boxes(values)
        # One roll to go. Column k is full and the others half full, or column k is empty and the others full.
        self._halves: list[tuple[list[float], list[float]]] = []  # [k][run][x][y][a]
        self._gap: list[list[float]] = []  # [k][a][a]
        for k in range(3):
            planes = _turned(full, k)
            self._halves.append((_last_roll_alike(planes), _last_roll_against(planes)))
            self._gap.append(_last_roll_in_one_column(planes))
        # Two rolls to go. Column k is empty and the others half full, or column k is full and the others empty.
        self._two_halves = [self._two_rolls_halves(k) for k in range(3)]  # [k][run][x][y]
        self._one_full = [self._two_rolls_full(k) for k in range(3)]  # [k][a]
        self._start = self._three_rolls()

    def value(self, box: Box) -> float:
        """The sum of values over all 36, 36 x 36 … ways of the rolls to come; the box holds an even number of dice."""
        differ = [box[k] - box[k + 3] + 5 for k in range(3)]
        full = [k for k in range(3) if box[k] and box[k + 3]]
        half = [k for k in range(3) if bool(box[k]) != bool(box[k + 3])]
        empty = [k for k in range(3) if not box[k] and not box[k + 3]]
        if len(full) == 3:
            return self.values[100 * differ[0] + 10 * differ[1] + differ[2]]
        if len(half) == 2:
            i, j = half
            x, y = (box[k] - 1 if box[k] else 6 - box[k + 3] for k in half)
            run = ALIKE if bool(box[i]) == bool(box[j]) else AGAINST
            if full:
                return self._halves[full[0]][run][(x * 6 + y) * 11 + differ[full[0]]]
            return self._two_halves[empty[0]][run][x * 6 + y]
        if len(full) == 2:
            return self._gap[empty[0]][differ[full[0]] * 11 + differ[full[1]]]
        if len(full) == 1 and len(empty) == 2:
            return self._one_full[full[0]][differ[full[0]]]
        if len(empty) == 3:
            return self._start
        raise ValueError("Between two rolls a search box holds an even number of dice.")

    # --- two rolls to go ---------------------------------------------------------------------------------------------

    def _half_beside(self, i: int, k: int) -> list[list[list[float]]]:
        """[x][e][a]: column i half full and running up from x, die e written in the better square of column k."""
        j = 3 - i - k
        alike, against = self._halves[j]

        def at(run: list[float], x: int, z: int) -> list[float]:
            first = (x * 6 + z if i < k else z * 6 + x) * 11
            return run[first : first + 11]

        # The bottom of k would run up from 5 - e like column i, the top down from e.
        return [[list(map(max, at(alike, x, 5 - e), at(against, x, e))) for e in range(6)] for x in range(6)]

    def _two_rolls_halves(self, k: int) -> tuple[list[float], list[float]]:
        i, j = _OTHERS[k]
        both = self._gap[k]
        from_i, from_j = self._half_beside(i, k), self._half_beside(j, k)
        solved: tuple[list[float], list[float]] = ([], [])
        for x in range(6):
            for y in range(6):
                # Blocks of six cells, one block for each value of one die, one cell for each value of the other.
                fill_both = [both[p * 11 + y : p * 11 + y + 6] for p in range(x, x + 6)]
                fill_i = [beside_j[x : x + 6] for beside_j in from_j[y]]
                fill_j = [beside_i[y : y + 6] for beside_i in from_i[x]]
                for run in (ALIKE, AGAINST):
                    if run == AGAINST:  # j runs down: its dice count from the other end
                        fill_both = [block[::-1] for block in fill_both]
                        fill_j = [block[::-1] for block in fill_j]
                        fill_i.reverse()
                    cell = (x * 6 + y) * 11
                    gaps = self._halves[k][run][cell : cell + 11]
                    fill_k = _GAPS(list(map(max, gaps[5:], gaps[5::-1])))
                    solved[run].append(
                        _over_rolls(list(map(max, chain(*fill_both), chain(*fill_i), chain(*fill_j), fill_k)))
                    )
        return solved

    def _two_rolls_full(self, k: int) -> list[float]:
        i, j = _OTHERS[k]
        # Both dice in column i leave column j empty, and the other way round: [difference made][a].
        beside_i = [self._gap[j][d * 11 : d * 11 + 11] if i < k else self._gap[j][d::11] for d in range(11)]
        beside_j = [self._gap[i][d * 11 : d * 11 + 11] if j < k else self._gap[i][d::11] for d in range(11)]
        summed: list[float] = [0] * 11
        for e in range(6):
            for f in range(e, 6):
                m = f - e
                options = [beside_i[5 + m], beside_i[5 - m], beside_j[5 + m], beside_j[5 - m]]
                options += [self._halves[k][run][cell * 11 : cell * 11 + 11] for run, cell in _one_in_each(e, f)]
                ways = 2 if m else 1
                summed = [old + ways * best for old, best in zip(summed, map(max, *options), strict=True)]
        return summed

    def _three_rolls(self) -> float:
        total: float = 0
        for e in range(6):
            for f in range(e, 6):
                m = f - e
                options = [self._one_full[k][a] for k in range(3) for a in (5 + m, 5 - m)]
                options += [self._two_halves[k][run][cell] for k in range(3) for run, cell in _one_in_each(e, f)]
                total += (2 if m else 1) * max(options)
        return total


def _one_in_each(e: int, f: int) -> list[tuple[int, int]]:
    """(run, x * 6 + y) for every way to write one die in each of two empty columns."""
    cells = []
    for i, j in ((e, f), (f, e)):
        cells += [
            (ALIKE, (5 - i) * 6 + 5 - j),
            (ALIKE, i * 6 + j),
            (AGAINST, (5 - i) * 6 + j),
            (AGAINST, i * 6 + 5 - j),
        ]
    return cells


# --- one roll to go --------------------------------------------------------------------------------------------------


def _turned(full: Sequence[float], k: int) -> list[float]:
    """All full boxes with column k as the last axis: [p][q][a]."""
    i, j = (_STEP[column] for column in _OTHERS[k])
    step = _STEP[k]
    turned: list[float] = []
    for p in range(0, 11 * i, i):
        for first in range(p, p + 11 * j, j):
            turned += full[first : first + 10 * step + 1 : step]
    return turned


def _last_roll_alike(planes: list[float]) -> list[float]:
    """Both columns run up: dice e < f make (x+e, y+f) or (x+f, y+e), the better of two cells that lie f - e apart."""
    better = {gap: list(map(max, planes[11 * gap :], planes[121 * gap :])) for gap in range(1, 6)}
    solved: list[float] = []
    for x in range(6):
        doubles = [_six_by_eleven(planes, x + e, e) for e in range(6)]
        others = [_six_by_eleven(better[f - e], x + e, e) for f in range(6) for e in range(f)]
        solved += _weigh(doubles, others)
    return solved


def _last_roll_against(planes: list[float]) -> list[float]:
    """The second column runs down: dice e < f make (x+e, y+5-f) or (x+f, y+5-e)."""
    better = {gap: list(map(max, planes, planes[132 * gap :])) for gap in range(1, 6)}
    solved: list[float] = []
    for x in range(6):
        doubles = [_six_by_eleven(planes, x + e, 5 - e) for e in range(6)]
        others = [_six_by_eleven(better[f - e], x + e, 5 - f) for f in range(6) for e in range(f)]
        solved += _weigh(doubles, others)
    return solved


def _six_by_eleven(planes: list[float], p: int, q: int) -> list[float]:
    first = (p * 11 + q) * 11
    return planes[first : first + 66]


def _weigh(doubles: list[list[float]], others: list[list[float]]) -> list[float]:
    sums = zip(map(sum, zip(*doubles, strict=True)), map(sum, zip(*others, strict=True)), strict=True)
    return [once + 2 * twice for once, twice in sums]


def _last_roll_in_one_column(planes: list[float]) -> list[float]:
    """Both dice go into the empty column: either way round."""
    solved = [6 * value for value in planes[5::11]]
    for gap in range(1, 6):
        best = map(max, planes[5 + gap :: 11], planes[5 - gap :: 11])
        ways = 2 * (6 - gap)
        solved = [old + ways * value for old, value in zip(solved, best, strict=True)]
    return solved


def _over_rolls(cells: list[float]) -> float:
    """Sum over the 36 rolls of a table [e][f] of which the player may also read [f][e]."""
    return sum(map(max, cells, cells[0::6] + cells[1::6] + cells[2::6] + cells[3::6] + cells[4::6] + cells[5::6]))
