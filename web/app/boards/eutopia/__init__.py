"""The board of EUTOPIA: an island in the sea, four factors to watch, and cards to share.

    art           icons, landscapes and the shape of the island, sent once
    island        the map: eight areas round the Capital, events and characters on it
    factors       the four factors, and how near War and the limit of events are
    events        the events, what they still need and what lies under them
    hand          the cards of the player who looks, the choice of a role
    action_panel  what the card taken up can do
    time_deck     the TIME deck, and what it may bring
    team          the players: character, role, cards
    outcome       how the game ended, and its course
    picture       a position in small, for lists of games
    legend        what the symbols mean

The frame never changes; each piece in it is sent only when it looks different.
"""

from collections.abc import Mapping

from utopiary import text
from utopiary.games.eutopia.view import View

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board, section
from .english import ENGLISH
from .events import events
from .factors import factors
from .hand import hand
from .island import island
from .legend import legend, titled_symbols
from .outcome import outcome
from .picture import picture
from .team import team

__all__ = ["BOARD"]


REGIONS = ("island", "factors", "events", "hand", "time_deck", "team")

SECTIONS = {  # id of the element -> its label
    "eu-outcome": "eu.ending",
    "eu-factors": "eu.tempers",
    "eu-island": "eu.island",
    "eu-events": "eu.troubles",
    "eu-hand": "eu.hand",
    "eu-team": "eu.team",
}
PANELS = ("eu-factors", "eu-events", "eu-hand")  # the sections that stand out from what is under them


def draw(scene: Scene[View]) -> Pieced:
    """The whole board."""
    say = scene.say
    title = say(text("table.board", title="EUTOPIA"))
    pieces = {
        "eu-outcome": outcome(scene),
        "eu-factors": factors(scene),
        "eu-island": island(scene),
        "eu-events": events(scene),
        "eu-hand": hand(scene),
        "eu-team": team(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        def region(id: str) -> Markup:
            return section(id, inside[id], say(text(SECTIONS[id])), panel=id in PANELS)

        sections = tag(
            "div",
            region("eu-outcome"),
            tag("div", region("eu-island"), region("eu-hand"), class_="eu-left"),
            tag("div", region("eu-factors"), region("eu-events"), class_="eu-right"),
            region("eu-team"),
            class_="layout",
        )
        return tag("div", titled_symbols(say), sections, class_="tabletop lit-moves eu", role="group", aria_label=title)

    return pieced(frame, pieces)


BOARD: Board[View] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend)
