"""The outcome: a submarine in the rift of light, and what every captain reached."""

from utopiary import seat_name, text
from utopiary.games.transecopia.view import CaptainView, View

from ...markup import Markup, tag
from ...scene import Scene
from .art import boat, sign
from .common import name, who

COLUMNS = ("captain", "upgrades", "relics", "astatine")


def outcome(scene: Scene[View]) -> Markup:
    """The winner and the table of all captains; empty before the end."""
    view, say = scene.view, scene.say
    winner = view["winner"]
    if winner is None:
        return Markup("")
    reached = text("tr.end.through" if view["ending"] != "closed" else "tr.end.nearest", who=seat_name(winner))
    order = sorted(view["captains"], key=lambda captain: (captain["seat"] != winner, *_rank(captain)))
    heads = [tag("th", say(text(f"tr.end.{column}")), scope="col") for column in COLUMNS]
    lines = [_line(scene, captain, captain["seat"] == winner) for captain in order]
    rift = tag(
        "div",
        tag("span", class_="rift-light", aria_hidden="true"),
        tag("span", boat(view["captains"][winner]["level"]), class_=f"winner-boat seat-{winner}", aria_hidden="true"),
        class_="rift" + " closed" * (view["ending"] == "closed"),
    )
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *lines), class_="score-table")
    return tag(
        "div", rift, tag("h2", sign("star"), say(reached)), tag("div", table, class_="score-scroll"), class_="end-box"
    )


def _rank(captain: CaptainView) -> tuple[int, int, int]:
    """The sort key: upgrades, Artifacts and Fragments, astatine (rule 37)."""
    return -captain["level"], -_relics(captain), -captain["astatine"]


def _relics(captain: CaptainView) -> int:
    return len(captain["artifacts"]) + captain["fragments"]


def _line(scene: Scene[View], captain: CaptainView, won: bool) -> Markup:
    id = captain["character"]
    character = tag("small", scene.say(name(id))) if id else None
    return tag(
        "tr",
        tag("th", who(scene, captain["seat"]), character, scope="row"),
        tag("td", tag("b", captain["level"])),
        tag("td", _relics(captain)),
        tag("td", captain["astatine"]),
        class_="won" if won else None,
    )
