"""The moves of the current decision as buttons near the cards: the uses of the card taken up, and talents."""

from utopiary import Choice, seat_name, text
from utopiary.games.eutopia.names import EVENT
from utopiary.games.eutopia.view import View

from ...markup import Markup, tag
from ...scene import Scene
from ...seats import mark
from .art import chip, icon
from .common import acting, button, verb

USES = ("stabilise", "confirm", "work", "give", "journey")


def action_panel(scene: Scene[View]) -> Markup | None:
    """All moves that are offered elsewhere on the board, once more as buttons near the cards."""
    view, say = scene.view, scene.say
    if view["phase"] == "place" and scene.choices:
        return tag("p", say(text("eu.choose-place")), class_="eu-note")
    verbs = {verb(choice) for choice in scene.choices}
    uses = [_use(scene, choice) for choice in scene.choices if verb(choice) in USES]
    if "add" in verbs:
        uses.insert(0, tag("p", say(text("eu.add-cards")), class_="eu-note"))
    if "roam" in verbs:
        uses.append(tag("p", say(text("eu.talent-roam")), class_="eu-note"))
    if "advise" in verbs:
        uses += _advice(scene)
    return tag("div", *uses, class_="action-panel") if uses else None


def _advice(scene: Scene[View]) -> list[Markup]:
    """What a talent brings: a row for each event in the character's area. Tapping such an event outlines its row."""
    rows: dict[int, list[Markup]] = {}
    for choice in scene.choices:
        if verb(choice) == "advise":
            resource = chip(scene.say, _brought(scene, choice))
            rows.setdefault(int(choice.move[1]), []).append(button(scene, choice, resource, kind="use advise"))
    return [
        tag(
            "div",
            tag("p", scene.say(text("eu.talent-advise", event=EVENT[event])), class_="eu-note"),
            tag("span", *row),
            class_="held" if scene.held == f"event-{event}" else None,
        )
        for event, row in rows.items()
    ]


def _brought(scene: Scene[View], choice: Choice) -> str:
    """The resource that a talent brings: the move names it, unless the role has only one (in the first rules)."""
    _, _, *named = choice.move
    return str(named[0]) if named else acting(scene.view)["talents"]["advise"][0]


def _use(scene: Scene[View], choice: Choice) -> Markup:
    """A button with few words on it."""
    what = verb(choice)
    return button(scene, choice, *_label(scene, choice), kind=f"use {what}")


def _label(scene: Scene[View], choice: Choice) -> list[object]:
    """An icon and few words."""
    view, say = scene.view, scene.say
    what, *where = choice.move
    if what == "give":
        return [icon("gift"), mark(int(where[0])), tag("span", say(seat_name(int(where[0]))))]
    if what == "work":
        return [icon("aid"), tag("span", say(EVENT[int(where[0])]))]
    if what == "journey":
        area = view["areas"][int(where[0]) - 1]
        return [icon(area["terrain"], f"of-{area['terrain']}"), tag("span", say(text(f"eutopia.side.{area['side']}")))]
    goal = view["stabilising"]
    id = goal["factor"] if goal else where[0]
    value = next(factor["value"] for factor in view["factors"] if factor["id"] == id)
    return [
        icon(str(id), f"of-{id}"),
        tag("span", say(text(f"eutopia.factor.{id}"))),
        tag("b", f"{value} → {value - 1}"),
    ]
