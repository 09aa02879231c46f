"""The board as sentences, made from a view."""

from collections import Counter

from ...core.messages import Text, seat_name, text
from .data import FACINGS
from .names import (
    BUILDER_IDS,
    BUILDER_NAMES,
    CARD_NAMES,
    CONTRIVANCE_NAMES,
    FACING_NAMES,
    TILE_NAMES,
    TILE_NUMBERS,
    written,
)
from .state import CARDS
from .view import PlacedTile, Row, View

BUILDER_NAME = dict(zip(BUILDER_IDS, BUILDER_NAMES, strict=True))
FACING_NAME = dict(zip(FACINGS, FACING_NAMES, strict=True))


def describe(view: View) -> tuple[Text, ...]:
    """Every line that the board has in words."""
    lines = _stage(view)
    lines += _pending(view)
    for row in view["rows"]:
        lines += _row(row, view["stage"] == "over")
    for together in view["sets"]:
        lines.append(text("contrivance.words.set", tiles=_list([_tile(id) for id in together["tiles"]])))
    lines += _cards(view)
    lines += _end(view)
    return tuple(lines)


def _stage(view: View) -> list[Text]:
    damage = view["damage"]
    lines = [text("contrivance.words.stage." + view["stage"], round=view["round"])]
    if view["seat"] is not None:
        lines.append(text("contrivance.words.turn", who=seat_name(view["seat"])))
    lines.append(text("contrivance.words.damage", damage=written(damage["now"]), most=damage["most"]))
    if view["contrivance"]:
        name = CONTRIVANCE_NAMES[view["contrivance"]["id"]]
        lines.append(text("contrivance.words.contrivance", name=name, n=view["contrivance"]["number"]))
    else:
        lines.append(text("contrivance.words.hidden"))
    return lines


def _pending(view: View) -> list[Text]:
    lines = []
    if view["played"]:
        lines.append(text("contrivance.words.played", card=CARD_NAMES[view["played"]]))
    if view["picked"]:
        lines.append(text("contrivance.words.picked", tile=_tile(view["picked"])))
    if view["fetched"]:
        lines.append(text("contrivance.words.fetched", card=CARD_NAMES[view["fetched"]]))
    if view["must_redraw"]:
        lines.append(text("contrivance.words.must"))
    return lines


def _row(row: Row, over: bool) -> list[Text]:
    builder, who = BUILDER_NAME[row["builder"]], seat_name(row["seat"])
    lines = [
        text("contrivance.words.row", row=row["row"], who=who, builder=builder, n=row["cards"]),
        text("contrivance.words.ability." + row["builder"], points=row["ability"]["points"], n=row["own"]),
        text("contrivance.words.kept" if over else "contrivance.words.score", builder=builder, n=row["score"]),
    ]
    if row["before"] is not None and row["before"] != row["score"]:
        lines.append(text("contrivance.words.before", builder=builder, n=row["before"]))
    for tile in row["stock"]:
        lines.append(text("contrivance.words.stock", tile=_tile(tile["id"]), value=tile["value"]))
    return lines + [_square(row["row"], column, tile, over) for column, tile in enumerate(row["squares"], 1)]


def _square(row: int, column: int, tile: PlacedTile | None, over: bool) -> Text:
    if tile is None:
        return text("contrivance.words.empty", row=row, column=column)
    rivets = _list([FACING_NAME[facing] for facing in tile["rivets"]])
    name = _tile(tile["id"])
    return text(_fate(tile, over), row=row, column=column, tile=name, value=tile["value"], rivets=rivets)


def _fate(tile: PlacedTile, over: bool) -> str:
    fate = "loose" if not tile["linked"] else "lowest" if tile["burns"] else "survives"
    return f"contrivance.words.{fate}-over" if over else f"contrivance.words.{fate}"


def _cards(view: View) -> list[Text]:
    lines = [text("contrivance.words.deck", n=view["deck"]["cards"])]
    if view["deck"]["safe"]:
        lines.append(text("contrivance.words.safe", n=view["deck"]["safe"]))
    for on in view["switch_on"]:
        lines.append(
            text("contrivance.words.switch-on", card=CARD_NAMES[on["card"]], played=on["played"], copies=on["copies"])
        )
    if view["discard"]:
        pile = Counter(card["card"] for card in view["discard"])
        cards = [text("contrivance.words.times", card=CARD_NAMES[card], n=pile[card]) for card in CARDS if pile[card]]
        lines.append(text("contrivance.words.discard", cards=_list(cards)))
    if view["hand"]:
        lines.append(text("contrivance.words.hand", cards=_list([CARD_NAMES[card] for card in view["hand"]])))
    return lines


def _end(view: View) -> list[Text]:
    lines: list[Text] = []
    if view["end"]:
        lines.append(text("contrivance." + view["end"]["reason"]))
        for line in view["end"]["table"]:
            id = "contrivance.words.total-won" if line["won"] else "contrivance.words.total"
            parts = {"score": line["score"], "bonus": line["bonus"], "n": line["total"]}
            lines.append(text(id, who=seat_name(line["seat"]), **parts))
    return lines


def _tile(id: str) -> Text:
    return TILE_NAMES[TILE_NUMBERS[id]]


def _list(items: list[Text]) -> Text:
    """A list of any length as one text, made of pairs."""
    listed = items[0]
    for item in items[1:]:
        listed = text("contrivance.words.and", first=listed, second=item)
    return listed
