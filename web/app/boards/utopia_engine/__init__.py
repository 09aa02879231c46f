"""The board of Utopia Engine: an explorer's two sheets on one table.

    art          landscapes, emblems and signs, sent once
    tracks       time, hit points, God's Hand, stores, tool belt: always in sight
    wilderness   the six regions
    workshop     the six Constructs as the graph of their links, waste basket, treasures
    bench        what is being done: dice in hand, the field to write in, the monster, the choices
    fields       dice and squares, and what a search result can still become
    odds         exact odds over the squares, on request
    ending       score sheet, story and chart of a finished game
    picture      the whole as a small picture, for lists of games

The frame never changes; each piece in it is sent only when it looks different. The two radio buttons of the frame are
the tabs of small screens: which one is chosen is nobody's business but the style sheet's.
"""

from collections.abc import Mapping
from typing import Any

from utopiary import Speaker, text

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board
from .art import symbols
from .bench import bench
from .ending import ending
from .english import ENGLISH
from .legend import legend
from .odds import counts_as_help
from .picture import picture
from .tracks import tracks
from .wilderness import wilderness
from .workshop import workshop

__all__ = ["BOARD"]


def draw(scene: Scene[Any]) -> Pieced:
    say = scene.say
    title = say(text("table.board", title="Utopia Engine"))
    pieces = {
        "ue-tracks": tracks(scene),
        "ue-bench": bench(scene),
        "ue-wilds": wilderness(scene),
        "ue-workshop": workshop(scene),
        "ue-ending": ending(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        sheets = tag(
            "div",
            tag("section", inside["ue-ending"], id="ue-ending", class_="ue-ending"),
            tag("section", inside["ue-tracks"], id="ue-tracks", class_="ue-tracks"),
            tag("section", inside["ue-bench"], id="ue-bench", class_="ue-bench", aria_label=say(text("ue.bench"))),
            _tabs(say),
            tag("section", inside["ue-wilds"], id="ue-wilds", class_="ue-wilds", aria_label=say(text("ue.wilds"))),
            tag(
                "section",
                inside["ue-workshop"],
                id="ue-workshop",
                class_="ue-workshop",
                aria_label=say(text("ue.workshop")),
            ),
            class_="ue-table",
        )
        return tag("div", symbols(), sheets, class_="ue", role="group", aria_label=title)

    return pieced(frame, pieces)


def _tabs(say: Speaker) -> Markup:
    return tag(
        "fieldset",
        tag("legend", say(text("ue.look-at")), class_="spoken"),
        *[
            tag(
                "label",
                tag("input", type="radio", name="ue-tab", id=f"ue-tab-{side}", checked=side == "wilds"),
                tag("span", say(text(f"ue.{side}"))),
            )
            for side in ("wilds", "workshop")
        ],
        class_="ue-tabs",
    )


BOARD: Board[Any] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend, counts_as_help=counts_as_help)
