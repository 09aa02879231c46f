"""Looking back: the slider over the game, its buttons, and what can be done from a position of the past."""

from utopiary import Speaker, text

from .form_fields import select
from .markup import Markup, tag
from .played_game import PlayedGame
from .settings import CHOICES


def looking_back(game: PlayedGame, replaying: bool, speed: str, can_share: bool, say: Speaker) -> Markup:
    """What stands where the question is, while a position of the past is on the screen."""
    back = tag("button", say(text("table.back")), type="button", data_do="seek", data_to=game.length, class_="main")
    branch = tag("button", say(text("table.branch")), type="button", data_do="branch")
    link = tag("button", say(text("table.link-here")), type="button", data_do="link", data_kind="replay")
    row = tag("p", back, branch, can_share and link, tag("output", data_copy_status=True), class_="row")
    return tag("div", controls(game, replaying, speed, say), row, class_="looking-back")


def controls(game: PlayedGame, replaying: bool, speed: str, say: Speaker) -> Markup:
    """The slider, a step back, a step on, play or pause, and the speed."""
    label = say(text("table.position", number=game.cursor, n=game.length))
    slider = tag("input", type="range", id="slider", min=0, max=game.length, value=game.cursor, data_do="seek")
    watch = "table.pause" if replaying else "table.replay"
    steps = (("table.step-back", game.cursor - 1), ("table.step-on", game.cursor + 1))
    return tag("label", tag("span", label), slider, class_="slider") + tag(
        "p",
        *[_step(say(text(name)), to, 0 <= to <= game.length) for name, to in steps],
        tag("button", say(text(watch)), type="button", data_do="replay", id="replay"),
        _speed(speed, say),
        class_="row",
    )


def _step(label: str, to: int, possible: bool) -> Markup:
    return tag("button", label, type="button", data_do="seek", data_to=to, disabled=not possible)


def _speed(now: str, say: Speaker) -> Markup:
    speeds = [(value, say(text(f"speed.{value}"))) for value in CHOICES["replay"]]
    label = say(text("speed.title"))
    return select("speed", speeds, now, data_do="set", data_name="replay", aria_label=label)
