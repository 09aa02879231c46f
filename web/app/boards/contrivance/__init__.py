"""The board of Contrivance: a workbench on a blueprint, in brass and enamel.

    workbench     rows and squares, Rivets, links, and the preview of a test
    status        damage dial, Contrivance, deck, discard pile, Switch On cards
    action_panel  the buttons for the current decision: own tiles, hand, the card on the table
    outcome       the table at the end
    animation     the steps of the test at the end

    tiles         a Component tile as a picture
    cards         Tool cards, in a hand or in the pile
    art           emblems, signs and blueprints, sent once
    picture       the thumbnail

The frame never changes; each piece in it is sent only when it looks different.
"""

from collections.abc import Mapping

from utopiary import text
from utopiary.games.contrivance.view import View

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board, section
from .action_panel import action_panel
from .art import symbols
from .english import ENGLISH
from .legend import legend
from .outcome import outcome
from .picture import picture
from .status import status
from .workbench import workbench

__all__ = ["BOARD", "REGIONS"]

REGIONS = ("workbench", "status", "tiles", "cards")  # modules that draw a region of the board or the pieces in it


def draw(scene: Scene[View]) -> Pieced:
    """The whole board."""
    say = scene.say
    title = say(text("table.board", title="Contrivance"))
    labels = {"status": text("cv.console"), "workbench": text("cv.bench"), "action-panel": text("cv.work")}
    pieces = {
        "cv-status": status(scene),
        "cv-workbench": workbench(scene),
        "cv-action-panel": outcome(scene) if scene.view["end"] else action_panel(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        sections = [
            section(f"cv-{name}", inside[f"cv-{name}"], say(label), panel=name != "workbench")
            for name, label in labels.items()
        ]
        layout = tag("div", *sections, class_="layout")
        return tag("div", symbols(say), layout, class_="tabletop cv", role="group", aria_label=title)

    return pieced(frame, pieces)


BOARD: Board[View] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend)
