"""What each seat sees of a position: the workbench, the cards and the damage, as plain JSON.

Hidden are the hands of others, the deck and, before the end, the Contrivance. Rows and columns count from 1, seats
from 0. Every row says what it would score if the game ended now.
"""

from typing import TypedDict

from ...core.game import Seat
from . import actions, outcome
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
from .names import BUILDER_IDS, TILE_IDS
from .state import (
    EMPTY,
    NO_TILE,
    TILES,
    State,
    edges,
    is_building,
    round_of,
    rows,
    seat_of,
    stock,
)


class Options(TypedDict):
    """The options of the game."""

    rivets: str
    tie: str


class Damage(TypedDict):
    """The damage, where it began, and its two limits."""

    now: int
    start: int
    repaired: int
    most: int


class RevealedContrivance(TypedDict):
    """The Contrivance tile, at the end."""

    id: str
    number: int


class Tile(TypedDict):
    """A Component tile."""

    id: str
    builder: str
    double: bool
    value: int
    facing: str
    rivets: list[str]


class PlacedTile(Tile):
    """A tile on the workbench, with the result of a test made now."""

    linked: bool
    burns: bool


class Ability(TypedDict):
    """A Special Ability: what it counts, and its points now and before an unconfirmed change."""

    where: str
    what: str
    points: int
    before: int | None


class Row(TypedDict):
    """A row of the workbench with its Builder; `before`: its score before an unconfirmed change."""

    row: int
    seat: Seat
    builder: str
    ability: Ability
    cards: int
    squares: list[PlacedTile | None]
    stock: list[Tile]
    score: int
    survivors: int
    own: int
    before: int | None


class InterlockedSet(TypedDict):
    """The tiles of one set."""

    squares: list[list[int]]
    tiles: list[str]
    lowest: int


Link = TypedDict(  # `from` is a keyword of Python
    "Link", {"from": list[int], "to": list[int], "way": str, "wraps": bool}
)
Link.__doc__ = "Two Rivets that hold each other, right or down; `wraps`: from the last row round to the first."


class Deck(TypedDict):
    """The deck: how many cards, and how many on top that cannot be Switch On."""

    cards: int
    safe: int


class PlayedCard(TypedDict):
    """A card in the discard pile; only a Switch On has a value."""

    card: str
    value: int | None


class ToolCount(TypedDict):
    """One kind of Tool card: how many there are, and how many lie in the discard pile."""

    card: str
    copies: int
    discarded: int


class SwitchOnCount(TypedDict):
    """One kind of Switch On card: how many were shuffled in, and how many have been drawn."""

    card: str
    value: int
    copies: int
    played: int


class FinalRow(TypedDict):
    """The final count of one row."""

    row: int
    seat: Seat
    score: int
    own: int
    enough: bool
    bonus: int
    total: int
    survivors: int
    won: bool


class End(TypedDict):
    """How the game ended; `by`: the seat that drew the last Switch On."""

    reason: str
    by: Seat
    bonuses: bool
    table: list[FinalRow]


class View(TypedDict):
    """The position as one seat, or a spectator, sees it."""

    phase: str
    stage: str
    round: int
    seat: Seat | None
    you: Seat | None
    first: Seat
    options: Options
    damage: Damage
    contrivance: RevealedContrivance | None
    columns: int
    building_columns: int
    mats: int
    rows: list[Row]
    sets: list[InterlockedSet]
    links: list[Link]
    hand: list[str]
    hand_limit: int
    deck: Deck
    discard: list[PlayedCard]
    tools: list[ToolCount]
    switch_on: list[SwitchOnCount]
    played: str | None
    picked: str | None
    fetched: str | None
    passes: int
    must_redraw: bool
    end: End | None


def view(s: State, seat: Seat | None) -> View:
    """The position as a seat sees it; None is a spectator."""
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
        "contrivance": _contrivance(s) if over else None,
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
        "tools": [{"card": card, "copies": n, "discarded": s.discard.count(card)} for card, n in TOOLS.items()],
        "switch_on": _switch_ons(s),
        "played": s.card or None,
        "picked": None if s.picked == NO_TILE else TILE_IDS[s.picked],
        "fetched": s.fetched or None,
        "passes": s.passes,
        "must_redraw": not over and actions.must_redraw(s),
        "end": _end(s) if over else None,
    }


def _contrivance(s: State) -> RevealedContrivance:
    tile = outcome.revealed(s)
    return {"id": tile.id, "number": tile.number}


def _row(s: State, tested: Trial, row: int, before: outcome.Count | None) -> Row:
    kind, counted = s.builders[row], outcome.count(s, tested, row)
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


def _tile(s: State, tile: int) -> Tile:
    bits = edges(tile, s.facing[tile], s.rivets)
    return {
        "id": TILE_IDS[tile],
        "builder": BUILDER_IDS[tile // TILES],
        "double": tile % TILES == 0,
        "value": s.values[tile],
        "facing": FACINGS[s.facing[tile]],
        "rivets": [facing for edge, facing in enumerate(FACINGS) if bits >> edge & 1],
    }


def _square(s: State, tested: Trial, square: int) -> PlacedTile | None:
    tile = s.squares[square]
    if tile == EMPTY:
        return None
    return {**_tile(s, tile), "linked": tested.linked[square], "burns": tested.burnt[square]}


def _set(s: State, together: list[int]) -> InterlockedSet:
    return {
        "squares": [_place(square) for square in together],
        "tiles": [TILE_IDS[s.squares[square]] for square in together],
        "lowest": min(s.values[s.squares[square]] for square in together),
    }


def _link(s: State, one: int, other: int) -> Link:
    horizontal = one // COLUMNS == other // COLUMNS
    wraps = not horizontal and other < COLUMNS and one // COLUMNS == rows(s) - 1
    return {"from": _place(one), "to": _place(other), "way": "right" if horizontal else "down", "wraps": wraps}


def _place(square: int) -> list[int]:
    return [square // COLUMNS + 1, square % COLUMNS + 1]


def _before(s: State) -> list[outcome.Count] | None:
    """The counts of all rows before the change that waits for `done`."""
    if s.before is None:
        return None
    squares, facing, values = s.before
    tested = trial(squares, facing, values, s.rivets)
    return [outcome.count_at(kind, squares, values, tested, row) for row, kind in enumerate(s.builders)]


def _switch_ons(s: State) -> list[SwitchOnCount]:
    return [
        {"card": card, "value": value, "copies": copies, "played": s.discard.count(card)}
        for (card, value), copies in zip(SWITCH_ONS.items(), GUIDE[rows(s)], strict=True)
        if copies
    ]


def _end(s: State) -> End:
    end = outcome.outcome(s)
    table = [_final_row(s, row, counted, end.winners) for row, counted in enumerate(outcome.count_all(s))]
    return {"reason": end.reason, "by": s.seat, "bonuses": outcome.is_repaired(s), "table": table}


def _final_row(s: State, row: int, counted: outcome.Count, winners: tuple[Seat, ...]) -> FinalRow:
    bonus, seat = outcome.bonus(s, counted), seat_of(s, row)
    return {
        "row": row + 1,
        "seat": seat,
        "score": counted.score,
        "own": counted.own,
        "enough": counted.own >= outcome.revealed(s).number,
        "bonus": bonus,
        "total": counted.score + bonus,
        "survivors": counted.survivors,
        "won": seat in winners,
    }
