"""How the game ends: scores, Special Abilities and the winners (rules 29-34)."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.game import Outcome
from .data import BUILDERS, COLUMNS, REPAIRED, ZERO_BONUS, ContrivanceTile
from .interlock import Trial, trial_of
from .state import TILES, State, row_of, rows, seat_of


class Count(NamedTuple):
    """The result of one row, for the workbench as it lies."""

    score: int  # rule 31
    survivors: int  # tiles in the row that did not burn
    own: int  # tiles of the own type in the own row, burnt or not (ruling d16)
    ability: int  # rule 33: what the Special Ability would add


def survivors_of(squares: Sequence[int], values: Sequence[int], trial: Trial, row: int) -> list[int]:
    """The values of the tiles in a row that do not burn."""
    return [
        values[squares[square]]
        for square in range(row * COLUMNS, (row + 1) * COLUMNS)
        if squares[square] >= 0 and not trial.burnt[square]
    ]


def ability_of(kind: int, squares: Sequence[int], values: Sequence[int], trial: Trial, row: int) -> int:
    """The points that the Special Ability of a type finds among the burnt-out tiles (rule 33)."""
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
    """Count one row of a position that has been tested."""
    return count_at(s.builders[row], s.squares, s.values, trial, row)


def count_at(kind: int, squares: Sequence[int], values: Sequence[int], trial: Trial, row: int) -> Count:
    """Count one row of any workbench for a Builder of the given type."""
    kept = survivors_of(squares, values, trial, row)
    own = sum([tile >= 0 and tile // TILES == kind for tile in squares[row * COLUMNS : (row + 1) * COLUMNS]])
    return Count(sum(kept), len(kept), own, ability_of(kind, squares, values, trial, row))


def count_all(s: State) -> list[Count]:
    """Test the position and count its rows, from the top."""
    trial = trial_of(s)
    return [count(s, trial, row) for row in range(rows(s))]


# --- the end ---------------------------------------------------------------------------------------------------------


def is_repaired(s: State) -> bool:
    """True if the damage allows Special Abilities."""
    return s.damage <= REPAIRED  # ruling d1


def revealed(s: State) -> ContrivanceTile:
    """The Contrivance tile of this game (rule 29)."""
    return s.contrivances[s.contrivance]


def bonus(s: State, counted: Count) -> int:
    """The points of the Special Ability, if repaired and with enough own tiles (rule 32, rulings d16, d20)."""
    awake = is_repaired(s) and counted.own >= revealed(s).number
    return counted.ability if awake else 0


def outcome(s: State) -> Outcome:
    """Totals by seat, and the winners (rule 34)."""
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
