"""The island as a small picture: terrains, events, characters, and the side of the Capital."""

from functools import cache

from utopiary import Speaker, text
from utopiary.games.eutopia.view import View

from ...markup import Markup, tag
from .art import CELLS, SIZE, cell, coast, middle

GROUND = {"mountains": "#b9aea2", "forest": "#7fb069", "lakes": "#8ecbe0", "cities": "#ecc98b"}
SEA = {"peace": "#3fa7c4", "war": "#3a3f4e"}
CAPITAL = (320, 320)


def picture(view: View, say: Speaker) -> Markup:
    """A position as a thumbnail."""
    lands = [tag("path", d=_land(area["id"]), fill=GROUND[area["terrain"]]) for area in view["areas"]]
    things = [_things(*middle(area["id"]), len(area["events"]), area["seats"]) for area in view["areas"]]
    x, y = CAPITAL
    tall = round(SIZE * 0.78)
    return tag(
        "svg",
        tag("rect", width=SIZE, height=SIZE, fill=SEA[view["capital"]]),
        tag("clipPath", tag("path", d=coast()), id=f"coast-{view['capital']}"),
        tag("g", *lands, clip_path=f"url(#coast-{view['capital']})", stroke="#fff7e6", stroke_width=8),
        tag("circle", cx=x, cy=y, r=74, fill="#fff7e6" if view["capital"] == "peace" else "#8c2f2f"),
        tag("path", d=f"M{x - 44} {y + 34}v-34a44 44 0 0 1 88 0v34z", fill="#3c8fa8"),
        *[thing for drawn in things for thing in drawn],
        class_="picture",
        viewBox=f"0 {(SIZE - tall) // 2} {SIZE} {tall}",
        preserveAspectRatio="xMidYMid slice",
        role="img",
        aria_label=say(text("table.board", title="EUTOPIA")),
    )


@cache
def _land(number: int) -> str:
    return cell(*CELLS[number - 1])


def _things(x: float, y: float, events: int, seats: list[int]) -> list[Markup]:
    flames = [tag("circle", cx=x - 40 + 44 * n, cy=y - 30, r=32, fill="#d9442f") for n in range(events)]
    pawns = [
        tag("circle", cx=x - 20 + 50 * n, cy=y + 44, r=34, class_=f"seat-{seat}", stroke="#fff", stroke_width=9)
        for n, seat in enumerate(seats)
    ]
    return [*flames, *pawns]
