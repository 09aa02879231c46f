"""The four factors, and two gauges: their sum on its way to War, the number of events on its way to the limit."""

from utopiary import text
from utopiary.games.eutopia.view import FactorView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .art import icon
from .common import icon_name, letter, named, part, shown


def factors(scene: Scene[View]) -> Markup:
    """A card for each factor, then two gauges."""
    view = scene.view
    cards = tag("div", *[_factor(scene, factor) for factor in view["factors"]], class_="factors")
    return join([cards, tag("div", _sum_gauge(scene), _event_gauge(scene), class_="gauges")])


def _factor(scene: Scene[View], factor: FactorView) -> Markup:
    say, id, value = scene.say, factor["id"], factor["value"]
    goal = scene.view["stabilising"]
    steps = [
        tag("i", class_="eu-full" if number <= value else None) for number in range(factor["least"], factor["most"] + 1)
    ]
    count = tag("span", f"{goal['have']} / {goal['need']}", class_="goal") if goal and goal["factor"] == id else None
    name = icon_name(say, id)
    words = say(text("eutopia.words.factor", factor=text(f"eutopia.factor.{id}"), value=value, most=factor["most"]))
    attrs = named(part(scene, f"factor-{id}", f"factor-card of-{id}"), words.rstrip("."))
    return shown(
        attrs,
        tag("span", icon(id), tag("b", letter(say, id)), class_="eu-badge"),
        tag("strong", value),
        tag("span", name, class_="eu-name"),
        tag("span", *steps, class_="eu-steps"),
        count,
    )


def _sum_gauge(scene: Scene[View]) -> Markup:
    """The sum of the factors, with the two thresholds on its way."""
    view, say = scene.view, scene.say
    total, war, fall = view["sum"], view["war_at"], view["fall_at"]
    least = sum(factor["least"] for factor in view["factors"])
    cells = []
    for number in range(least, fall + 1):
        kind = "fall" if number == fall else "war" if number >= war else "near" if number >= war - 3 else "calm"
        shown = number if number in (total, war, fall, least) else ""
        at = " eu-full" * (number <= total) + " eu-now" * (number == total) + " line" * (number == war)
        cells.append(tag("i", tag("b", shown), class_=kind + at))
    label = say(text("eu.unrest-words", sum=total, war=war, fall=fall))
    head = tag(
        "p",
        tag("span", say(text("eu.unrest")), class_="what"),
        tag("strong", total),
        tag("small", say(text("eu.unrest-note", war=war, fall=fall))),
    )
    scale = tag("div", *cells, class_="eu-scale", role="img", aria_label=label)
    return tag("div", head, scale, class_="gauge " + ("at-war" if view["capital"] == "war" else "at-peace"))


def _event_gauge(scene: Scene[View]) -> Markup:
    """The number of events on the map, with the limit."""
    view, say = scene.view, scene.say
    n, limit = len(view["events"]), view["event_limit"]
    marks = [
        tag("i", icon("event"), class_="eu-full" if number < n else "last" if number == limit - 1 else None)
        for number in range(limit)
    ]
    label = say(text("eutopia.words.events", n=n, limit=limit))
    head = tag(
        "p",
        tag("span", say(text("eu.crowd")), class_="what"),
        tag("strong", n),
        tag("small", say(text("eu.crowd-note", limit=limit))),
    )
    full = " close" if n >= limit - 2 else ""
    return tag(
        "div", head, tag("div", *marks, class_="event-scale", role="img", aria_label=label), class_="gauge" + full
    )
