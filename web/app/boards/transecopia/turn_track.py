"""The turn track: the turn, its phases, and the order of the Light cards."""

from utopiary import text
from utopiary.games.transecopia.view import View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import sign
from .common import ASKING, spot

STEPS = {  # the rulebook's phases, and the phases of the state in each
    "rolling": ("plan", "adjust", "mark"),
    "deployment": ("deploy",),
    "resolving": ASKING,
    "production": ("production", "pay"),
}


def turn_track(scene: Scene[View]) -> Markup:
    """The line above the board."""
    view, say = scene.view, scene.say
    turn = say(text("tr.turn", turn=view["turn"])) if view["turn"] else say(text("tr.before"))
    steps = [
        tag("li", say(text(f"tr.phase.{step}")), class_="now" if view["phase"] in phases else None,
            aria_current="step" if view["phase"] in phases else None)
        for step, phases in STEPS.items()
    ]  # fmt: skip
    order = [tag("span", seat_mark(seat), class_=f"light-order seat-{seat}") for seat in view["order"]]
    label = say(text("tr.order"))
    return join(
        [
            tag("b", turn, **spot(scene, "turn", "turn")),
            tag("ol", *steps, class_="phases") if view["phase"] != "over" and view["turn"] else None,
            tag("span", sign("light", "res-light"), *order, class_="order", role="img", aria_label=label, title=label),
        ]
    )
