"""The board of Utopia: four islands in a warm sea, the prestige scale, and the hand of cards.

The frame never changes; each piece in it is sent only when its markup changes. The map can be enlarged and moved under
its window; only the page knows how large it is (web/zoom.js).
"""

from collections.abc import Mapping
from functools import lru_cache

from utopiary import Speaker, text
from utopiary.games.utopia.view import View

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board, section, tooltips
from .action_panel import action_panel
from .art import sign, symbols
from .district_details import district_details
from .english import ENGLISH
from .legend import legend
from .map_layers import LAYERS, map_layers
from .ministers import ministers
from .outcome import outcome
from .picture import picture
from .prestige_scale import prestige_scale
from .round_scoring import round_scoring
from .terrain import terrain

__all__ = ["BOARD", "REGIONS"]

REGIONS = (  # the modules that draw one region each; the first four draw the map
    "map_layers",
    "terrain",
    "districts",
    "geometry",
    "district_details",
    "prestige_scale",
    "round_scoring",
    "ministers",
)

# The sections that stand out from what is under them.
PANELS = ("ut-outcome", "ut-round-scoring", "ut-prestige-scale", "ut-action-panel")


def draw(scene: Scene[View]) -> Pieced:
    """Draw the whole board."""
    say = scene.say
    title = say(text("table.board", title="Utopia"))
    pieces = {
        "ut-outcome": outcome(scene),
        "ut-round-scoring": round_scoring(scene),
        "ut-prestige-scale": prestige_scale(scene),
        "ut-terrain": terrain(scene.view),
        **map_layers(scene),
        "ut-district-details": district_details(scene),
        "ut-action-panel": action_panel(scene),
        "ut-ministers": ministers(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        def region(id: str, name: str) -> Markup:
            return section(id, inside[id], say(text(f"ut.part.{name}")), panel=id in PANELS)

        layers = [tag("div", inside[id], id=id, class_="ut-layer") for id in LAYERS]
        land = tag("div", inside["ut-terrain"], id="ut-terrain", class_="ut-terrain")
        world = tag("div", land, *layers, class_="ut-world", role="group", aria_label=say(text("ut.map")))
        label = say(text("ut.window"))
        window = tag("div", world, class_="ut-window", data_zoom=True, tabindex=0, role="group", aria_label=label)
        sea = tag("div", window, _zoom(say), region("ut-district-details", "sheet"), class_="ut-sea")
        left = tag("div", sea, region("ut-action-panel", "desk"), class_="ut-left")
        right = tag(
            "div",
            region("ut-prestige-scale", "court"),
            region("ut-round-scoring", "tally"),
            region("ut-ministers", "ministers"),
            class_="ut-right",
        )
        whole = tag("div", region("ut-outcome", "ending"), left, right, class_="layout")
        return tag("div", _symbols(say), whole, class_="tabletop lit-moves ut", role="group", aria_label=title)

    return pieced(frame, pieces)


@lru_cache(maxsize=4)
def _symbols(say: Speaker) -> Markup:
    """Draw all symbols with their tooltips."""
    return symbols(tooltips(legend, say))


def _zoom(say: Speaker) -> Markup:
    """Draw the buttons that make the map larger and smaller; pinching the map does the same."""
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


BOARD: Board[View] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend)
