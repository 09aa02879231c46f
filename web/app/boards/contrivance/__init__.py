"""The board of Contrivance: a workbench on a blueprint, brass and enamel.

    art          emblems, signs and blueprints, sent once
    tiles        a Component tile as a picture
    bench        the workbench: rows, squares, Rivets, what would burn
    console      damage dial, Contrivance, deck, discard pile
    cards        Tool cards
    work         what lies in front of the one who looks: tiles, hand, the card being played
    show         the end as a show: when each thing happens
    ending       the table at the end
    picture      all of it in small, for the shelf

The frame never changes; each piece in it is sent only when it looks different.
"""

from collections.abc import Mapping
from typing import Any

from utopiary import text

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board
from .art import symbols
from .bench import bench
from .console import console
from .ending import ending
from .english import ENGLISH
from .legend import legend
from .picture import picture
from .work import work

__all__ = ["BOARD"]


def draw(scene: Scene[Any]) -> Pieced:
    say = scene.say
    title = say(text("table.board", title="Contrivance"))
    labels = {"bench": say(text("cv.bench")), "console": say(text("cv.console")), "work": say(text("cv.work"))}
    pieces = {
        "cv-console": console(scene),
        "cv-bench": bench(scene),
        "cv-work": ending(scene) if scene.view["end"] else work(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        sections = [
            tag("section", inside[f"cv-{name}"], id=f"cv-{name}", class_=f"cv-{name}", aria_label=labels[name])
            for name in ("console", "bench", "work")
        ]
        shop = tag("div", *sections, class_="cv-shop")
        return tag("div", symbols(), shop, class_="cv", role="group", aria_label=title)

    return pieced(frame, pieces)


BOARD: Board[Any] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend)
