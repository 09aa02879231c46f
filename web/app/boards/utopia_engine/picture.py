"""The thumbnail of a position: the Constructs and the links made so far, under the days that are left.

Pages show it without the board's symbols and style sheet, so it brings its own emblems and colours.
"""

from utopiary import Speaker, text
from utopiary.games.utopia_engine.view import ConstructView, LinkView, TimeView, View

from ...markup import Markup, tag
from .art import EMBLEMS
from .workshop import HEART, HIGH, PLACES, WIDE

LEATHER, SEAM, BRASS, FLAME, INK = "#2b2118", "#5c4a33", "#e3b154", "#ffdf8e", "#8f7c5f"
OVER, AHEAD, DOOM = "#6f5b3d", "#e9d9b4", "#d9533a"
TOP = 36  # room for the days
DISC, EMBLEM = 40, 50


def picture(view: View, say: Speaker) -> Markup:
    """The whole thumbnail."""
    lives = view["ending"] == "engine"
    return tag(
        "svg",
        tag("rect", y=-TOP, width=WIDE, height=HIGH + TOP, fill=LEATHER),
        *_days(view["time"]),
        *[_wire(link) for link in view["links"]],
        *[_construct(construct) for construct in view["constructs"]],
        _heart(lives),
        class_="picture",
        viewBox=f"0 {-TOP} {WIDE} {HIGH + TOP}",
        preserveAspectRatio="xMidYMid slice",
        role="img",
        aria_label=say(text("table.board", title="Utopia Engine")),
    )


def _days(time: TimeView) -> list[Markup]:
    """A bar for each day: the past, those still to come, and those from Doomsday on."""
    step = (WIDE - 40) / time["days"]
    strokes = []
    for day in range(1, time["days"] + 1):
        colour = OVER if day <= time["day"] else DOOM if day >= time["doomsday"] else AHEAD
        x, width = round(20 + step * (day - 1), 1), round(step - 5, 1)
        strokes.append(tag("rect", x=x, y=-16, width=width, height=22, rx=3, fill=colour))
    return strokes


def _wire(link: LinkView) -> Markup:
    (x, y), (to_x, to_y) = (PLACES[end] for end in link["between"])
    made = link["value"] is not None
    return tag("path", d=f"M{x} {y}L{to_x} {to_y}", stroke=BRASS if made else SEAM, stroke_width=12 if made else 5)


def _construct(construct: ConstructView) -> Markup:
    x, y = PLACES[construct["id"]]
    active, found = construct["active"], construct["found"]
    disc = {"fill": BRASS if active else LEATHER, "stroke": BRASS if found else SEAM}
    ink = LEATHER if active else BRASS if found else INK
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=DISC, stroke_width=5, stroke_dasharray=None if found else "9 8", **disc),
        _emblem(construct["id"], x, y, EMBLEM, ink),
    )


def _heart(lives: bool) -> Markup:
    x, y = HEART
    return tag(
        "g",
        tag(
            "circle",
            cx=x,
            cy=y,
            r=36,
            fill=FLAME if lives else LEATHER,
            stroke=FLAME if lives else SEAM,
            stroke_width=5,
        ),
        _emblem("engine", x, y, 58, LEATHER if lives else INK),
    )


def _emblem(id: str, x: float, y: float, size: float, ink: str) -> Markup:
    lines, _, solid = EMBLEMS[id].partition("|")
    return tag(
        "svg",
        tag("path", d=solid, fill=ink, opacity=0.45),
        tag("path", d=lines, fill="none", stroke=ink, stroke_width=3.4, stroke_linejoin="round"),
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        viewBox="0 0 64 64",
    )
