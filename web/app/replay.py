"""Looking back: the slider over the whole game, its buttons, and what can be done from a position of the past."""

from utopiary import Session, Speaker, text

from .fields import select
from .markup import Markup, tag
from .settings import CHOICES


def looking_back(session: Session, playing: bool, speed: str, say: Speaker) -> Markup:
    back = tag("button", say(text("table.back")), type="button", data_do="seek", data_to=session.length, class_="main")
    branch = tag("button", say(text("table.branch")), type="button", data_do="branch")
    link = tag("button", say(text("table.link-here")), type="button", data_do="link", data_kind="replay")
    row = tag("p", back, branch, link, tag("output", data_copy_status=True), class_="row")
    return tag("div", controls(session, playing, speed, say), row, class_="looking-back")


def controls(session: Session, playing: bool, speed: str, say: Speaker) -> Markup:
    """The slider; one back, one on; play or pause; how fast."""
    label = say(text("table.position", number=session.cursor, n=session.length))
    slider = tag("input", type="range", id="slider", min=0, max=session.length, value=session.cursor, data_do="seek")
    watch = "table.pause" if playing else "table.replay"
    steps = (("table.step-back", session.cursor - 1), ("table.step-on", session.cursor + 1))
    return tag("label", tag("span", label), slider, class_="slider") + tag(
        "p",
        *[_step(say(text(name)), to, 0 <= to <= session.length) for name, to in steps],
        tag("button", say(text(watch)), type="button", data_do="replay", id="replay"),
        _speed(speed, say),
        class_="row",
    )


def _step(label: str, to: int, possible: bool) -> Markup:
    return tag("button", label, type="button", data_do="seek", data_to=to, disabled=not possible)


def _speed(now: str, say: Speaker) -> Markup:
    kinds = [(value, say(text(f"speed.{value}"))) for value in CHOICES["replay"]]
    label = say(text("speed.title"))
    return select("speed", kinds, now, data_do="set", data_name="replay", aria_label=label)
