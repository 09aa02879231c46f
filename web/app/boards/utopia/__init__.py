"""The board of Utopia: four islands in a warm sea, a court to please, and a desk full of cards.

    geometry     where everything lies; streets and ships are the view's business
    art          princes, monuments, wonders, ships, animals and signs, sent once
    land         what never moves: sea, zones, lighthouses, reef, islands, streets, bridges, the score track
    chart        the map with what stands on it, guests at the ships, ministers on the track, in layers
    districts    a district on it
    sheet        a district looked at closely
    court        the prestige scale
    desk         what is being done, and the hand of cards
    ministers    everybody's points and supplies
    show, tally  scoring line by line, and the end
    legend       what every sign means
    picture      a position in small

The frame never changes; each piece in it is sent only when it looks different. The map can be made larger and moved
under its window; how large it is just now only the page knows (web/zoom.js).
"""

from collections.abc import Mapping
from typing import Any

from utopiary import Speaker, text

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board
from .art import sign, symbols
from .chart import LAYERS, chart
from .court import court
from .desk import desk
from .english import ENGLISH
from .land import land
from .legend import legend
from .ministers import ministers
from .picture import picture
from .sheet import sheet
from .tally import ending, tally

__all__ = ["BOARD"]


def draw(scene: Scene[Any]) -> Pieced:
    say = scene.say
    title = say(text("table.board", title="Utopia"))
    pieces = {
        "ut-ending": ending(scene),
        "ut-tally": tally(scene),
        "ut-court": court(scene),
        "ut-land": land(scene.view),
        **chart(scene),
        "ut-sheet": sheet(scene),
        "ut-desk": desk(scene),
        "ut-ministers": ministers(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        def section(name: str) -> Markup:
            id = f"ut-{name}"
            return tag("section", inside[id], id=id, class_=id, aria_label=say(text(f"ut.part.{name}")))

        layers = [tag("div", inside[id], id=id, class_="ut-layer") for id in LAYERS]
        land = tag("div", inside["ut-land"], id="ut-land", class_="ut-land")
        world = tag("div", land, *layers, class_="ut-world", role="group", aria_label=say(text("ut.map")))
        label = say(text("ut.window"))
        window = tag("div", world, class_="ut-window", data_zoom=True, tabindex=0, role="group", aria_label=label)
        sea = tag("div", window, _zoom(say), section("sheet"), class_="ut-sea")
        left = tag("div", sea, section("desk"), class_="ut-left")
        right = tag("div", section("court"), section("tally"), section("ministers"), class_="ut-right")
        whole = tag("div", section("ending"), left, right, class_="ut-table")
        return tag("div", symbols(), whole, class_="ut", role="group", aria_label=title)

    return pieced(frame, pieces)


def _zoom(say: Speaker) -> Markup:
    """Larger and smaller; two fingers on the map do the same."""
    buttons = [
        tag(
            "button",
            sign(icon),
            type="button",
            class_="quiet",
            data_zoom_by=by,
            aria_label=say(text(f"ut.{name}")),
            title=say(text(f"ut.{name}")),
        )
        for icon, by, name in (("plus", "1.4", "larger"), ("minus", "0.714", "smaller"))
    ]
    return tag("div", *buttons, class_="zoom")


BOARD: Board[Any] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend)
