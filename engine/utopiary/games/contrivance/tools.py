"""What the Tool cards do, step by step (rules 23, 24). Until `done` each step can be taken back.

The exception is Take a Tool, which reveals a random card (ruling d8).
"""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from . import building
from .data import COLUMNS, HIGHEST, LOWEST, POINTS, SWITCH_ONS, TOOLS
from .names import (
    BUILDER_IDS,
    BUILDER_NAMES,
    CARD_NAMES,
    SQUARE_NAMES,
    SQUARE_TARGETS,
    TILE_IDS,
    TILE_NAMES,
    TILE_NUMBERS,
    TILE_TARGETS,
)
from .state import CARD_RANK, EMPTY, State, is_building, remember, rows, seat_of, sort_hand
from .turns import end_turn

FIRST_STEP = dict.fromkeys(TOOLS, "tile") | {"take-a-tool": "rob", "redraw-a-tool": "fetch"}  # card -> phase


def playable(s: State, card: str) -> bool:
    """True if there is anything the card can be used on."""
    if card in POINTS:
        return any(tile != EMPTY and _changes(s, tile, POINTS[card]) for tile in s.squares)
    if card == "swap-points":  # as ruling d7: not without any effect
        return len({s.values[tile] for tile in s.squares if tile != EMPTY}) > 1
    if card == "take-a-tool":  # ruling d8
        return any(hand for seat, hand in enumerate(s.hands) if seat != s.seat)
    if card == "redraw-a-tool":  # ruling d9
        return any(old in TOOLS for old in s.discard)
    return True


def _changes(s: State, tile: int, points: int) -> bool:
    """True if any of the points count: part of them may be lost, but not all (ruling d7)."""
    return s.values[tile] < HIGHEST if points > 0 else s.values[tile] > LOWEST


def _anchor(card: str) -> str:
    """The anchor of the card on the rules page."""
    return "points" if card in POINTS else card


# --- tiles: any of them, of any Builder, in any row (rule 24) ---------------------------------------------------------


def ask_tile(s: State, ask: Ask) -> None:
    """Offer the tiles that the card can be used on."""
    ask(f"contrivance.ask.{_anchor(s.card)}", rule=_anchor(s.card), card=CARD_NAMES[s.card])
    points = POINTS.get(s.card)
    for square, tile in enumerate(s.squares):
        if tile != EMPTY and (points is None or _changes(s, tile, points)):
            _offer_tile(s, ask, square, tile)


def ask_partner(s: State, ask: Ask) -> None:
    """Offer the other tile of a swap: any other one (ruling d21), for points only one with another value."""
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


def do_tile(s: State, tell: Tell, id: str) -> None:
    """Use the card on a tile, or pick the first tile of a swap."""
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
    """Offer the squares for the tile in question: of Building, or every empty one."""
    if is_building(s):
        building.offer_squares(s, ask)
        return
    ask("contrivance.ask.move.square", rule="move", tile=TILE_NAMES[s.picked])
    for square, tile in enumerate(s.squares):
        if tile == EMPTY:  # rulings d15, d22: a fifth square will do, its own square will not
            building.offer_square(ask, square)


def do_put(s: State, tell: Tell, row: int, column: int) -> None:
    """Place the taken tile, or move the picked one; a moved tile keeps its orientation."""
    square = (row - 1) * COLUMNS + column - 1
    if is_building(s):
        building.place(s, tell, square)
        return
    remember(s)
    s.squares[s.squares.index(s.picked)] = EMPTY
    s.squares[square] = s.picked
    s.phase = "confirm"
    tell(
        "contrivance.moved",
        tile=TILE_NAMES[s.picked], square=SQUARE_NAMES[square], target=SQUARE_TARGETS[square],
    )  # fmt: skip


def ask_face(s: State, ask: Ask) -> None:
    """Offer the other directions; in Building also to leave the tile as it is."""
    if is_building(s):
        ask("contrivance.ask.face", rule="building", tile=TILE_NAMES[s.picked])
        _offer_done(ask, "contrivance.leave")
    else:
        ask("contrivance.ask.rotate.facing", rule="rotate", tile=TILE_NAMES[s.picked])
    building.offer_facings(s, ask)  # ruling d14: a rotation changes the direction


def do_face(s: State, tell: Tell, id: str) -> None:
    """Turn the tile in question."""
    if not is_building(s):
        remember(s)
    building.turn(s, tell, id)


# --- cards -----------------------------------------------------------------------------------------------------------


def ask_rob(s: State, ask: Ask) -> None:
    """Offer the other Builders that hold a card."""
    ask("contrivance.ask.take-a-tool", rule="take-a-tool")
    for row in range(rows(s)):
        seat, kind = seat_of(s, row), s.builders[row]
        if seat != s.seat and s.hands[seat]:
            ask.choice(
                "rob", BUILDER_IDS[kind],
                label="contrivance.rob", target=f"builder-{BUILDER_IDS[kind]}", group="rob",
                builder=BUILDER_NAMES[kind], player=seat_name(seat), n=len(s.hands[seat]),
            )  # fmt: skip


def do_rob(s: State, tell: Tell, builder: str) -> None:
    """Take a random card from the chosen victim; only the two of them see which one (ruling d8)."""
    victim = seat_of(s, s.builders.index(BUILDER_IDS.index(builder)))
    card = s.rng.pick(s.hands[victim])
    s.hands[victim].remove(card)
    s.hands[s.seat].append(card)
    sort_hand(s.hands[s.seat])
    name, target = CARD_NAMES[card], f"builder-{builder}"
    tell("contrivance.robbed", victim=seat_name(victim), target=target)
    tell.reveal("contrivance.robbed.card", only=s.seat, card=name, target=target)
    tell.reveal("contrivance.robbed.card", only=victim, card=name, target=target)
    do_done(s, tell)


def ask_fetch(s: State, ask: Ask) -> None:
    """Offer the Tool cards of the discard pile; Switch On cards stay there (ruling d9)."""
    ask("contrivance.ask.redraw-a-tool", rule="redraw-a-tool")
    for card in sorted(set(s.discard).difference(SWITCH_ONS), key=CARD_RANK.__getitem__):
        ask.choice(
            "fetch", card, label="contrivance.fetch", target=f"discard-{card}", group="fetch", card=CARD_NAMES[card]
        )


def do_fetch(s: State, tell: Tell, card: str) -> None:
    """Take a card out of the discard pile; it joins the hand at `done`."""
    s.discard.remove(card)
    s.fetched, s.phase = card, "confirm"
    tell("contrivance.fetched", card=CARD_NAMES[card], target="discard")


# --- confirming -----------------------------------------------------------------------------------------------------


def ask_confirm(s: State, ask: Ask) -> None:
    """Ask for confirmation of what the card, or the tile in Building, has changed."""
    ask("contrivance.ask.confirm", rule="building" if is_building(s) else _anchor(s.card))
    _offer_done(ask, "contrivance.done")


def _offer_done(ask: Ask, label: str) -> None:
    ask.choice("done", label=label, target="done", group="done")


def do_done(s: State, tell: Tell) -> None:
    """Confirm: the fetched card goes to the hand, the played one to the discard pile, and the turn ends."""
    # A Redraw a Tool that fetches another one changes nothing and could go on for ever: a pass, as ruling d13.
    idle = bool(s.card) and s.card == s.fetched
    if s.fetched:
        s.hands[s.seat].append(s.fetched)
        sort_hand(s.hands[s.seat])
    if s.card:
        s.discard.append(s.card)  # ruling d9: a Redraw a Tool too comes last
    end_turn(s, idle)
