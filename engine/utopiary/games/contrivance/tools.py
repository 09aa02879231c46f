"""What the Tool cards do: rules 23 and 24. A card is used in steps, and nothing counts before `done`.

Only taking a tool from somebody cannot be taken back: which card it is comes from chance (ruling d8).
"""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from . import building
from .data import COLUMNS, HIGHEST, LOWEST, POINTS, SWITCH_ONS, TOOLS
from .state import (
    BUILDER_IDS,
    BUILDER_NAMES,
    CARD_NAMES,
    CARD_RANK,
    EMPTY,
    SQUARE_NAMES,
    SQUARE_TARGETS,
    TILE_IDS,
    TILE_NAMES,
    TILE_NUMBERS,
    TILE_TARGETS,
    State,
    in_order,
    is_building,
    remember,
    rows,
    seat_of,
)
from .turns import end_turn

FIRST_STEP = dict.fromkeys(TOOLS, "tile") | {"take-a-tool": "rob", "redraw-a-tool": "fetch"}  # card -> phase


def playable(s: State, card: str) -> bool:
    """Is there anything the card can be used on?"""
    if card in POINTS:
        return any(tile != EMPTY and _changes(s, tile, POINTS[card]) for tile in s.squares)
    if card == "swap-points":  # as in d7, not without any effect
        return len({s.values[tile] for tile in s.squares if tile != EMPTY}) > 1
    if card == "take-a-tool":  # ruling d8
        return any(hand for seat, hand in enumerate(s.hands) if seat != s.seat)
    if card == "redraw-a-tool":  # ruling d9
        return any(old in TOOLS for old in s.discard)
    return True


def _changes(s: State, tile: int, points: int) -> bool:
    """Ruling d7: part of it may be lost, but not all of it."""
    return s.values[tile] < HIGHEST if points > 0 else s.values[tile] > LOWEST


def _anchor(card: str) -> str:
    """Where the rules page speaks of the card."""
    return "points" if card in POINTS else card


# --- tiles: any of them, whoever's they are and wherever they lie (rule 24) -------------------------------------------


def ask_tile(s: State, ask: Ask) -> None:
    ask(f"contrivance.ask.{_anchor(s.card)}", rule=_anchor(s.card), card=CARD_NAMES[s.card])
    points = POINTS.get(s.card)
    for square, tile in enumerate(s.squares):
        if tile != EMPTY and (points is None or _changes(s, tile, points)):
            _offer_tile(s, ask, square, tile)


def ask_partner(s: State, ask: Ask) -> None:
    """The other tile of a swap. Ruling d21: any other; for points one with another value, or nothing would happen."""
    ask(f"contrivance.ask.{s.card}.partner", rule=s.card, tile=TILE_NAMES[s.picked], value=s.values[s.picked])
    for square, tile in enumerate(s.squares):
        if tile in (EMPTY, s.picked) or (s.card == "swap-points" and s.values[tile] == s.values[s.picked]):
            continue
        _offer_tile(s, ask, square, tile)


def _offer_tile(s: State, ask: Ask, square: int, tile: int) -> None:
    ask.choice(
        "tile", TILE_IDS[tile],
        label="contrivance.tile", target=TILE_TARGETS[tile], group="tile",
        tile=TILE_NAMES[tile], value=s.values[tile], square=SQUARE_NAMES[square],
    )  # fmt: skip


def choose_tile(s: State, tell: Tell, id: str) -> None:
    tile = TILE_NUMBERS[id]
    if s.phase == "partner":
        _swap(s, tell, tile)
    elif s.card in POINTS:
        s.picked = tile
        _add_points(s, tell, tile)
    else:
        s.picked, s.phase = tile, {"move": "put", "rotate": "face"}.get(s.card, "partner")


def _swap(s: State, tell: Tell, tile: int) -> None:
    remember(s)
    if s.card == "swap-points":
        s.values[tile], s.values[s.picked] = s.values[s.picked], s.values[tile]
        id = "contrivance.swapped-points"
    else:  # both keep their orientation
        here, there = s.squares.index(s.picked), s.squares.index(tile)
        s.squares[here], s.squares[there] = tile, s.picked
        id = "contrivance.swapped"
    s.phase = "confirm"
    tell(
        id,
        tile=TILE_NAMES[s.picked], other=TILE_NAMES[tile],
        value=s.values[s.picked], other_value=s.values[tile], target=TILE_TARGETS[tile],
    )  # fmt: skip


def _add_points(s: State, tell: Tell, tile: int) -> None:
    remember(s)
    was = s.values[tile]
    s.values[tile] = min(HIGHEST, max(LOWEST, was + POINTS[s.card]))  # ruling d7
    s.phase = "confirm"
    tell(
        "contrivance.repointed",
        tile=TILE_NAMES[tile], was=was, value=s.values[tile], target=TILE_TARGETS[tile],
    )  # fmt: skip


# --- squares and directions, in Building too -------------------------------------------------------------------------


def ask_put(s: State, ask: Ask) -> None:
    if is_building(s):
        building.offer_squares(s, ask)
        return
    ask("contrivance.ask.move.square", rule="move", tile=TILE_NAMES[s.picked])
    for square, tile in enumerate(s.squares):
        if tile == EMPTY:  # rulings d15 and d22: a fifth square will do, its own square will not
            building.offer_square(ask, square)


def put(s: State, tell: Tell, row: int, column: int) -> None:
    square = (row - 1) * COLUMNS + column - 1
    if is_building(s):
        building.put(s, tell, square)
        return
    remember(s)
    s.squares[s.squares.index(s.picked)] = EMPTY
    s.squares[square] = s.picked  # and keeps its orientation
    s.phase = "confirm"
    tell(
        "contrivance.moved",
        tile=TILE_NAMES[s.picked], square=SQUARE_NAMES[square], target=SQUARE_TARGETS[square],
    )  # fmt: skip


def ask_face(s: State, ask: Ask) -> None:
    if is_building(s):
        ask("contrivance.ask.face", rule="building", tile=TILE_NAMES[s.picked])
        _offer_done(ask, "contrivance.leave")
    else:
        ask("contrivance.ask.rotate.facing", rule="rotate", tile=TILE_NAMES[s.picked])
    building.offer_facings(s, ask)  # ruling d14: it must turn


def face(s: State, tell: Tell, id: str) -> None:
    if not is_building(s):
        remember(s)
    building.face(s, tell, id)


# --- cards -----------------------------------------------------------------------------------------------------------


def ask_rob(s: State, ask: Ask) -> None:
    ask("contrivance.ask.take-a-tool", rule="take-a-tool")
    for row in range(rows(s)):
        seat, kind = seat_of(s, row), s.builders[row]
        if seat != s.seat and s.hands[seat]:
            ask.choice(
                "rob", BUILDER_IDS[kind],
                label="contrivance.rob", target=f"builder-{BUILDER_IDS[kind]}", group="rob",
                builder=BUILDER_NAMES[kind], player=seat_name(seat), n=len(s.hands[seat]),
            )  # fmt: skip


def rob(s: State, tell: Tell, builder: str) -> None:
    """Ruling d8: the victim is chosen, the card is not. Only the two of them know which one it was."""
    victim = seat_of(s, s.builders.index(BUILDER_IDS.index(builder)))
    card = s.rng.pick(s.hands[victim])
    s.hands[victim].remove(card)
    s.hands[s.seat].append(card)
    in_order(s.hands[s.seat])
    name, target = CARD_NAMES[card], f"builder-{builder}"
    tell("contrivance.robbed", victim=seat_name(victim), target=target)
    tell.reveal("contrivance.robbed.card", only=s.seat, card=name, target=target)
    tell.reveal("contrivance.robbed.card", only=victim, card=name, target=target)
    done(s, tell)


def ask_fetch(s: State, ask: Ask) -> None:
    """Ruling d9: any Tool card of the pile; Switch On stays there."""
    ask("contrivance.ask.redraw-a-tool", rule="redraw-a-tool")
    for card in sorted(set(s.discard).difference(SWITCH_ONS), key=CARD_RANK.__getitem__):
        ask.choice(
            "fetch", card, label="contrivance.fetch", target=f"discard-{card}", group="fetch", card=CARD_NAMES[card]
        )


def fetch(s: State, tell: Tell, card: str) -> None:
    s.discard.remove(card)
    s.fetched, s.phase = card, "confirm"
    tell("contrivance.fetched", card=CARD_NAMES[card], target="discard")


# --- and done --------------------------------------------------------------------------------------------------------


def ask_confirm(s: State, ask: Ask) -> None:
    ask("contrivance.ask.confirm", rule="building" if is_building(s) else _anchor(s.card))
    _offer_done(ask, "contrivance.done")


def _offer_done(ask: Ask, label: str) -> None:
    ask.choice("done", label=label, target="done", group="done")


def done(s: State, tell: Tell) -> None:
    # Who takes a Redraw a Tool with a Redraw a Tool has changed nothing, and could do so for ever: as in ruling d13
    # that is a pass.
    idle = bool(s.card) and s.card == s.fetched
    if s.fetched:
        s.hands[s.seat].append(s.fetched)
        in_order(s.hands[s.seat])
    if s.card:
        s.discard.append(s.card)  # ruling d9: a Redraw a Tool too comes last
    end_turn(s, idle)
