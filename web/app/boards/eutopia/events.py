"""The events on the map as cards: factor, area, what they still need, what lies under them."""

from utopiary import text
from utopiary.games.eutopia.describe import area_name
from utopiary.games.eutopia.names import EVENT
from utopiary.games.eutopia.view import EventView, View

from ...markup import Markup, tag
from ...scene import Scene
from .art import chip, icon
from .common import icon_name, letter, named, part, shown


def events(scene: Scene[View]) -> Markup:
    """A card for each event, or a sentence if there is none."""
    view, say = scene.view, scene.say
    if not view["round"]:
        return tag("p", say(text("eu.troubles-none-yet")), class_="eu-note")
    if not view["events"]:
        return tag("p", icon("dove"), say(text("eu.troubles-none")), class_="eu-note no-events")
    return tag("div", *[_event(scene, event) for event in view["events"]], class_="event-cards")


def _event(scene: Scene[View], event: EventView) -> Markup:
    view, say = scene.view, scene.say
    area = view["areas"][event["area"] - 1]
    you = view["you"] if view["you"] is not None else view["seat"]
    here = you is not None and view["players"][you]["area"] == event["area"]
    missing = list(event["missing"])
    needs = []
    for need in event["needs"]:
        open_ = need in missing
        if open_:
            missing.remove(need)
        needs.append(chip(say, need, "eu-open" if open_ else "given"))
    name = say(EVENT[event["id"]])
    lacks = ", ".join(icon_name(say, id) for id in event["missing"])
    words = say(
        text(
            "eu.trouble-words",
            event=EVENT[event["id"]],
            factor=text(f"eutopia.factor.{event['factor']}"),
            area=area_name(area),
            missing=lacks,
        )
    )
    if event["under"]:
        words += ". " + say(text("eu.under", n=len(event["under"])))
    under = [tag("i", *[icon(id, f"of-{id}") for id in card["resources"]]) for card in event["under"]]
    attrs = named(part(scene, f"event-{event['id']}", f"event-card of-{event['factor']}" + " eu-here" * here), words)
    return shown(
        attrs,
        tag("span", icon(event["factor"]), tag("b", letter(say, event["factor"])), class_="eu-badge"),
        tag("span", name, class_="eu-name"),
        tag("span", icon(area["terrain"]), say(text(f"eutopia.side.{area['side']}")), class_="where"),
        tag("span", *needs, class_="needs"),
        tag("span", icon("card"), *under, class_="under") if under else None,
        tag("small", say(text(f"eutopia.event.{event['name']}.story")), class_="eu-story"),
    )
