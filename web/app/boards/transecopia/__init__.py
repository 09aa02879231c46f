"""The board of Transecopia: a sea floor by lamplight, and the submarines above it.

    turn_track      the turn, its phases, the order of the Light cards
    outcome         the end of the game
    action_panel    the current decision, with the dice it is about
    seafloor        the map: the dice behind the screen, after the reveal those of all captains
    market          the Tech pool and the Artifacts
    reveal          what the dice brought, Zone by Zone: to follow, to step through, to skip
    own_submarine   the mat of the seat that looks: light, stores, upgrade, Parts, cards
    captains        the mats of the others

The frame never changes; each piece in it is sent only when it looks different.
"""

from collections.abc import Mapping

from utopiary import text
from utopiary.games.transecopia.view import View

from ... import markup
from ...markup import Markup, Pieced, tag
from ...scene import Scene
from ..board import Board, DisplayOptions, section
from .action_panel import action_panel
from .art import symbols
from .captains import captains
from .english import ENGLISH
from .legend import legend
from .market import market
from .outcome import outcome
from .own_submarine import own_submarine
from .picture import picture
from .reveal import animation_seconds, reveal
from .seafloor import seafloor
from .turn_track import turn_track

__all__ = ["BOARD", "REGIONS"]

# The modules that draw one region of the board.
REGIONS = ("turn_track", "seafloor", "market", "own_submarine", "captains")

# The sections that stand out from what is under them.
PANELS = ("tr-end", "tr-stage", "tr-market", "tr-reveal", "tr-bridge")


def draw(scene: Scene[View]) -> Pieced:
    """The whole board; ids of pieces are ids of their messages too."""
    say = scene.say
    pieces = {
        "tr-status": turn_track(scene),
        "tr-end": outcome(scene),
        "tr-stage": action_panel(scene) if scene.view["phase"] != "over" else Markup(""),
        "tr-floor": seafloor(scene),
        "tr-market": market(scene),
        "tr-reveal": reveal(scene),
        "tr-bridge": own_submarine(scene),
        "tr-captains": captains(scene),
    }
    labels = {id: say(text(id.replace("-", ".", 1))) for id in pieces}

    def frame(inside: Mapping[str, Markup]) -> Markup:
        sections = [section(id, inside[id], labels[id], panel=id in PANELS) for id in pieces]
        title = say(text("table.board", title="Transecopia"))
        return tag(
            "div",
            symbols(say),
            tag("div", *sections, class_="layout"),
            class_="tabletop tr",
            role="group",
            aria_label=title,
        )

    return markup.pieced(frame, pieces)


def _animation_seconds(view: View, display: DisplayOptions) -> float:
    return animation_seconds(view, display.get("reveal"))


BOARD: Board[View] = Board(
    draw=draw, picture=picture, english=ENGLISH, legend=legend, animation_seconds=_animation_seconds
)
