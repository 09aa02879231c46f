"""What is seen: the workbench as plain JSON, for one seat or for everybody. Hidden are the hands of others, the deck
and, before the end, the Contrivance.

Every row says what it would score if the Contrivance were switched on for the last time now. Rows and columns count
from 1, seats from 0, as everywhere.
"""

from typing import Any

from ...core.game import Seat, View
from . import actions, scoring
from .data import (
    BUILDERS,
    BUILDING_COLUMNS,
    COLUMNS,
    FACINGS,
    GUIDE,
    HAND,
    MAT_ROWS,
    MOST_DAMAGE,
    REPAIRED,
    START_DAMAGE,
    SWITCH_ONS,
    TOOLS,
)
from .interlock import Trial, trial, trial_of
from .state import (
    BUILDER_IDS,
    EMPTY,
    NO_TILE,
    TILE_IDS,
    TILES,
    State,
    edges,
    is_building,
    round_of,
    rows,
    seat_of,
    stock,
)


def view(s: State, seat: Seat | None) -> View:
    tested, before, over = trial_of(s), _before(s), s.phase == "over"
    return {
        "phase": s.phase,
        "stage": "over" if over else "building" if is_building(s) else "configuration",
        "round": round_of(s),
        "seat": None if over else s.seat,
        "you": seat,
        "first": s.first,
        "options": {"rivets": s.rivets, "tie": s.tie},
        "damage": {"now": s.damage, "start": START_DAMAGE, "repaired": REPAIRED, "most": MOST_DAMAGE},
        "contrivance": scoring.revealed(s)._asdict() if over else None,
        "columns": COLUMNS,
        "building_columns": BUILDING_COLUMNS,
        "mats": 1 + (rows(s) > MAT_ROWS),
        "rows": [_row(s, tested, row, before[row] if before else None) for row in range(rows(s))],
        "sets": [_set(s, together) for together in tested.sets],
        "links": [_link(s, one, other) for one, other in tested.links],
        "hand": [] if seat is None else s.hands[seat][:],
        "hand_limit": HAND,
        "deck": {"cards": len(s.deck), "safe": s.safe},
        "discard": [{"card": card, "value": SWITCH_ONS.get(card)} for card in s.discard],
        "tools": _tools(s),
        "switch_on": _switch_ons(s),
        "played": s.card or None,
        "picked": None if s.picked == NO_TILE else TILE_IDS[s.picked],
        "fetched": s.fetched or None,
        "passes": s.passes,
        "must_redraw": not over and actions.must_redraw(s),
        "end": _end(s) if over else None,
    }


def _row(s: State, tested: Trial, row: int, before: scoring.Count | None) -> dict[str, Any]:
    kind, counted = s.builders[row], scoring.count(s, tested, row)
    first = row * COLUMNS
    return {
        "row": row + 1,
        "seat": seat_of(s, row),
        "builder": BUILDER_IDS[kind],
        "ability": {
            "where": BUILDERS[kind].where,
            "what": BUILDERS[kind].what,
            "points": counted.ability,
            "before": before and before.ability,
        },
        "cards": len(s.hands[seat_of(s, row)]),
        "squares": [_square(s, tested, square) for square in range(first, first + COLUMNS)],
        "stock": [_tile(s, tile) for tile in stock(s, row)],
        "score": counted.score,
        "survivors": counted.survivors,
        "own": counted.own,
        "before": before and before.score,
    }


def _tile(s: State, tile: int) -> dict[str, Any]:
    bits = edges(tile, s.facing[tile], s.rivets)
    return {
        "id": TILE_IDS[tile],
        "builder": BUILDER_IDS[tile // TILES],
        "double": tile % TILES == 0,
        "value": s.values[tile],
        "facing": FACINGS[s.facing[tile]],
        "rivets": [facing for edge, facing in enumerate(FACINGS) if bits >> edge & 1],
    }


def _square(s: State, tested: Trial, square: int) -> dict[str, Any] | None:
    tile = s.squares[square]
    if tile == EMPTY:
        return None
    return _tile(s, tile) | {"linked": tested.linked[square], "burns": tested.burnt[square]}


def _set(s: State, together: list[int]) -> dict[str, Any]:
    return {
        "squares": [list(_place(square)) for square in together],
        "tiles": [TILE_IDS[s.squares[square]] for square in together],
        "lowest": min(s.values[s.squares[square]] for square in together),
    }


def _link(s: State, one: int, other: int) -> dict[str, Any]:
    """Two Rivets that hold each other; `wraps`: from the last row round to the first."""
    horizontal = one // COLUMNS == other // COLUMNS
    wraps = not horizontal and other < COLUMNS and one // COLUMNS == rows(s) - 1
    return {
        "from": list(_place(one)),
        "to": list(_place(other)),
        "way": "right" if horizontal else "down",
        "wraps": wraps,
    }


def _place(square: int) -> tuple[int, int]:
    return square // COLUMNS + 1, square % COLUMNS + 1


def _before(s: State) -> list[scoring.Count] | None:
    """What the rows would have got before the change that waits for `done`."""
    if s.before is None:
        return None
    squares, facing, values = s.before
    tested = trial(squares, facing, values, s.rivets)
    return [scoring.count_at(kind, squares, values, tested, row) for row, kind in enumerate(s.builders)]


def _tools(s: State) -> list[dict[str, Any]]:
    """Every kind of Tool card: how many there are, and how many lie in the discard pile."""
    return [{"card": card, "copies": copies, "discarded": s.discard.count(card)} for card, copies in TOOLS.items()]


def _switch_ons(s: State) -> list[dict[str, Any]]:
    """The Switch On cards of this game: how many were shuffled in, and how many have come."""
    return [
        {"card": card, "value": value, "copies": copies, "played": s.discard.count(card)}
        for (card, value), copies in zip(SWITCH_ONS.items(), GUIDE[rows(s)], strict=True)
        if copies
    ]


def _end(s: State) -> dict[str, Any]:
    end = scoring.outcome(s)
    table = []
    for row, counted in enumerate(scoring.count_all(s)):
        bonus, seat = scoring.bonus(s, counted), seat_of(s, row)
        table.append(
            {
                "row": row + 1,
                "seat": seat,
                "score": counted.score,
                "own": counted.own,
                "enough": counted.own >= scoring.revealed(s).number,
                "bonus": bonus,
                "total": counted.score + bonus,
                "survivors": counted.survivors,
                "won": seat in end.winners,
            }
        )
    return {"reason": end.reason, "by": s.seat, "bonuses": scoring.is_repaired(s), "table": table}
