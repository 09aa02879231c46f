"""The board of Transecopia: a sea floor by lamplight, and the submarines above it.

    art          signs, the eight places, submarines; sent once
    dice         normal and Prismatic dice
    status       turn, phases, the order of the light
    stage        what the one who looks has to do now, with the dice it is done with
    seafloor     the map: one's own dice behind the screen, everybody's at the reveal
    reveal       what came of the dice, Zone by Zone: to follow, to step through, to skip
    market       Tech pool and Artifacts
    bridge       one's own submarine: light, stores, upgrade, Parts, cards
    captains     the others
    ending       the end
    picture      a position as a small picture
    legend       what the symbols mean

The frame never changes; each piece in it is sent only when it looks different.
"""

from collections.abc import Mapping
from typing import Any

from utopiary import View, text

from ... import markup
from ...markup import Markup, Pieced, tag
from ...scene import Scene
from ..board import Board
from . import reveal as show
from .art import symbols
from .bridge import bridge
from .captains import captains
from .ending import ending
from .english import ENGLISH
from .legend import legend
from .market import market
from .picture import picture
from .seafloor import seafloor
from .stage import stage
from .status import status

__all__ = ["BOARD"]


def draw(scene: Scene[Any]) -> Pieced:
    say = scene.say
    pieces = {
        "tr-status": status(scene),
        "tr-end": ending(scene),
        "tr-stage": stage(scene) if scene.view["phase"] != "over" else Markup(""),
        "tr-floor": seafloor(scene),
        "tr-market": market(scene),
        "tr-reveal": show.reveal(scene),
        "tr-bridge": bridge(scene),
        "tr-captains": captains(scene),
    }
    labels = {id: say(text(id.replace("-", ".", 1))) for id in pieces}

    def frame(inside: Mapping[str, Markup]) -> Markup:
        sections = [tag("section", inside[id], id=id, class_=id, aria_label=labels[id]) for id in pieces]
        title = say(text("table.board", title="Transecopia"))
        return tag(
            "div", symbols(), tag("div", *sections, class_="tr-table"), class_="tr", role="group", aria_label=title
        )

    return markup.pieced(frame, pieces)


def animation_seconds(view: View, display: Mapping[str, str]) -> float:
    """Seconds until whoever follows the reveal has seen what is new."""
    return show.animation_seconds(view, display.get("reveal"))


BOARD: Board[Any] = Board(
    draw=draw, picture=picture, english=ENGLISH, legend=legend, animation_seconds=animation_seconds
)
