"""The thumbnail of a position: tiles, Rivets and the damage."""

from utopiary import Speaker, text
from utopiary.games.contrivance.view import Damage, Tile, View

from ...markup import Markup, tag

WIDE, HIGH = 104, 80
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def picture(view: View, say: Speaker) -> Markup:
    """A position as a small picture."""
    rows = view["rows"]
    side = min(17.0, 66 / len(rows))
    left, top = (WIDE - 10 - side * view["columns"]) / 2, (HIGH - side * len(rows)) / 2
    seat_of = {row["builder"]: row["seat"] for row in rows}
    drawn = [tag("path", d=_grid(left, top, side, len(rows), view["columns"]), fill="none", stroke="#8fb6d9")]
    for y, row in enumerate(rows):
        for x, tile in enumerate(row["squares"]):
            if tile:
                drawn += _tile(left + side * x, top + side * y, side, tile, seat_of[tile["builder"]])
    return tag(
        "svg",
        tag("rect", width=WIDE, height=HIGH, fill="#1f4468"),
        *drawn,
        *_damage(view["damage"]),
        class_="picture",
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="img",
        aria_label=say(text("table.board", title="Contrivance")),
    )


def _grid(left: float, top: float, side: float, rows: int, columns: int) -> str:
    across = "".join(f"M{left:g} {top + side * y:.1f}h{side * columns:.1f}" for y in range(rows + 1))
    return across + "".join(f"M{left + side * x:.1f} {top:.1f}v{side * rows:.1f}" for x in range(columns + 1))


def _tile(x: float, y: float, side: float, tile: Tile, seat: int | None) -> list[Markup]:
    middle = side / 2
    rivets = [STEPS[way] for way in tile["rivets"]]
    dots = "".join(f"M{x + middle + dx * side * 0.4:.1f} {y + middle + dy * side * 0.4:.1f}h0" for dx, dy in rivets)
    plate = tag("rect", x=x + 1, y=y + 1, width=side - 2, height=side - 2, rx=2, class_=f"seat-{seat or 0}")
    rivet = tag("path", d=dots, stroke="#ffe3a6", stroke_width=side / 4, stroke_linecap="round")
    value = tag("text", tile["value"], x=x + middle, y=y + side * 0.68, font_size=side * 0.55, fill="#fff")
    return [plate, rivet, value]


def _damage(damage: Damage) -> list[Markup]:
    """The damage as a column, full when it is beyond repair."""
    tall = (HIGH - 12) * max(0, min(1, damage["now"] / (damage["most"] + 1)))
    return [
        tag("rect", x=WIDE - 10, y=6, width=5, height=HIGH - 12, rx=2.5, fill="#12293f"),
        tag("rect", x=WIDE - 10, y=HIGH - 6 - tall, width=5, height=tall, rx=2.5, fill="#e8664f"),
    ]
