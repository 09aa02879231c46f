"""Scores, Special Abilities and the winner: rules 30-34; and how good a position looks before the end."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...core.game import Outcome, Seat
from .data import BUILDERS, COLUMNS, REPAIRED, ZERO_BONUS, Tile
from .interlock import Trial, trial_of
from .state import TILES, State, row_of, rows, seat_of


class Count(NamedTuple):
    """What a row would get for the workbench as it lies."""

    score: int  # rule 31
    survivors: int  # tiles in the row that did not burn
    own: int  # tiles of the own type in the own row, burnt or not (ruling d16)
    ability: int  # rule 33: what the Special Ability would add


def survivors_of(squares: Sequence[int], values: Sequence[int], trial: Trial, row: int) -> list[int]:
    """The values that a row keeps."""
    return [
        values[squares[square]]
        for square in range(row * COLUMNS, (row + 1) * COLUMNS)
        if squares[square] >= 0 and not trial.burnt[square]
    ]


def ability_of(kind: int, squares: Sequence[int], values: Sequence[int], trial: Trial, row: int) -> int:
    """Rule 33: what the Builder of that type finds among the burnt-out tiles."""
    _, where, what = BUILDERS[kind]
    burnt, linked = trial.burnt, trial.linked
    found = 0
    for square in range(row * COLUMNS, (row + 1) * COLUMNS) if where == "row" else range(len(squares)):
        if not burnt[square] or (where == "type" and squares[square] // TILES != kind):
            continue
        if what == "zeros":
            found += ZERO_BONUS * (values[squares[square]] == 0)
        elif linked[square] == (what == "linked"):
            found += values[squares[square]]
    return found


def count(s: State, trial: Trial, row: int) -> Count:
    return count_at(s.builders[row], s.squares, s.values, trial, row)


def count_at(kind: int, squares: Sequence[int], values: Sequence[int], trial: Trial, row: int) -> Count:
    """What the Builder of that type would get for a workbench, which need not be the one of today."""
    kept = survivors_of(squares, values, trial, row)
    own = sum([tile >= 0 and tile // TILES == kind for tile in squares[row * COLUMNS : (row + 1) * COLUMNS]])
    return Count(sum(kept), len(kept), own, ability_of(kind, squares, values, trial, row))


def count_all(s: State) -> list[Count]:
    """Row by row, from the top."""
    trial = trial_of(s)
    return [count(s, trial, row) for row in range(rows(s))]


# --- the end ---------------------------------------------------------------------------------------------------------


def is_repaired(s: State) -> bool:
    return s.damage <= REPAIRED  # ruling d1


def revealed(s: State) -> Tile:
    """Rule 29: what it was all the time."""
    return s.contrivances[s.contrivance]


def bonus(s: State, counted: Count) -> int:
    """Rule 32: only for a repaired Contrivance, and at least as many own tiles as its number (rulings d16, d20)."""
    awake = is_repaired(s) and counted.own >= revealed(s).number
    return counted.ability if awake else 0


def outcome(s: State) -> Outcome:
    counts = count_all(s)
    totals = [counted.score + bonus(s, counted) for counted in counts]
    ranks = [  # ruling d18
        (total, counted.survivors, counted.own) if s.tie == "broken" else (total,)
        for total, counted in zip(totals, counts, strict=True)
    ]
    best = max(ranks)
    winners = sorted(seat_of(s, row) for row, rank in enumerate(ranks) if rank == best)
    scores = [totals[row_of(s, seat)] for seat in range(rows(s))]
    return Outcome("repaired" if is_repaired(s) else "irreparable", tuple(scores), tuple(winners))


# --- before the end --------------------------------------------------------------------------------------------------

MENDED = 0.9  # how often games end with a repair, about
CLOSE = 8.0  # a lead that is half of all that a lead can mean


@cache
def wakes(contrivances: tuple[Tile, ...]) -> list[float]:
    """How often the hidden number allows an ability, by the own tiles in the own row."""
    return [sum(tile.number <= own for tile in contrivances) / len(contrivances) for own in range(COLUMNS + 1)]


def worth(s: State, seat: Seat) -> float:
    """The lead over the best rival, if it ended now; the ability counts as often as the hidden number allows it."""
    if s.phase == "over":
        end = outcome(s)
        return (seat in end.winners) / len(end.winners)
    awake = wakes(s.contrivances)
    points = [counted.score + MENDED * awake[counted.own] * counted.ability for counted in count_all(s)]
    mine = points.pop(row_of(s, seat))
    lead = mine - max(points)
    return 0.5 + 0.45 * lead / (abs(lead) + CLOSE)
