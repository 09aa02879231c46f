"""The board of EUTOPIA: an island in the sea, four tempers to watch, and cards to share.

    art          icons, landscapes and the shape of the island, sent once
    island       the map: eight areas round the Capital, events and characters on it, in the mood of Peace or War
    tempers      the four factors, and how near War and the limit of events are
    chances      what the TIME deck may bring, from what is known
    troubles     the events, what they still need and what lies under them
    hand         the TIME deck, one's own cards, what the card taken up can do
    team         everybody's place: character, role, cards
    ending       how it came to this
    picture      all of it in small, for the shelf

The frame never changes; each piece in it is sent only when it looks different.
"""

from collections.abc import Mapping

from utopiary import text
from utopiary.games.eutopia.view import View

from ...markup import Markup, Pieced, pieced, tag
from ...scene import Scene
from ..board import Board
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


def draw(scene: Scene[View]) -> Pieced:
    say = scene.say
    title = say(text("table.board", title="EUTOPIA"))
    pieces = {
        "eu-ending": outcome(scene),
        "eu-tempers": factors(scene),
        "eu-island": island(scene),
        "eu-troubles": events(scene),
        "eu-hand": hand(scene),
        "eu-team": team(scene),
    }

    def frame(inside: Mapping[str, Markup]) -> Markup:
        def section(id: str) -> Markup:
            return tag("section", inside[id], id=id, class_=id, aria_label=say(text(id.replace("-", "."))))

        table = tag(
            "div",
            section("eu-ending"),
            tag("div", section("eu-island"), section("eu-hand"), class_="eu-left"),
            tag("div", section("eu-tempers"), section("eu-troubles"), class_="eu-right"),
            section("eu-team"),
            class_="eu-table",
        )
        return tag("div", titled_symbols(say), table, class_="eu", role="group", aria_label=title)

    return pieced(frame, pieces)


BOARD: Board[View] = Board(draw=draw, picture=picture, english=ENGLISH, legend=legend)
