"""The board of Utopia Engine: an explorer's two sheets on one table.

    art           landscapes, emblems and signs, sent once
    tracks        time, hit points, God's Hand, stores, tool belt: always in sight
    action_panel  the current decision: dice in hand, the field to write in, the monster, the choices
    fields        dice and squares, and what a search result can still become
    odds          exact odds over the squares, on request
    wilderness    the six regions
    workshop      the six Constructs as the graph of their links, waste basket, treasures
    outcome       score sheet, story and chart of a finished game
    picture       the thumbnail of a position, for lists of games

The frame never changes; each piece in it is sent only when it looks different. The two radio buttons of the frame are
the tabs of small screens; only the style sheet reads which one is chosen.
"""

from collections.abc import Mapping

from utopiary import Speaker, text
from utopiary.games.utopia_engine.view import View

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board, section
from .action_panel import action_panel
from .art import symbols
from .english import ENGLISH
from .legend import legend
from .odds import counts_as_help
from .outcome import outcome
from .picture import picture
from .tracks import tracks
from .wilderness import wilderness
from .workshop import workshop

__all__ = ["BOARD", "REGIONS"]

REGIONS = ("tracks", "fields", "odds", "wilderness", "workshop")  # modules, besides those that every board has

# The sections that stand out from what is under them.
PANELS = ("ue-tracks", "ue-workshop")


def draw(scene: Scene[View]) -> Pieced:
    """The whole board."""
    say = scene.say
    title = say(text("table.board", title="Utopia Engine"))
    pieces = {
        "ue-tracks": tracks(scene),
        "ue-action-panel": action_panel(scene),
        "ue-wilds": wilderness(scene),
        "ue-workshop": workshop(scene),
        "ue-outcome": outcome(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        def region(id: str, label: str | None = None) -> Markup:
            return section(id, inside[id], label, panel=id in PANELS)

        sheets = tag(
            "div",
            region("ue-outcome"),
            region("ue-tracks"),
            region("ue-action-panel", say(text("ue.bench"))),
            _tabs(say),
            region("ue-wilds", say(text("ue.wilds"))),
            region("ue-workshop", say(text("ue.workshop"))),
            class_="layout",
        )
        return tag("div", symbols(say), sheets, class_="tabletop ue", role="group", aria_label=title)

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


BOARD: Board[View] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend, counts_as_help=counts_as_help)
