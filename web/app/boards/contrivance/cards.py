"""Tool cards: as they lie in a hand, and small, as they lie in a pile."""

from typing import Any

from utopiary import Choice, text

from ...markup import Markup, join, tag
from ...scene import Scene
from .art import sign
from .common import POINTS, card_name, does, part, signed


def _face(scene: Scene[Any], id: str) -> tuple[Markup, ...]:
    """What stands on a card."""
    picture = tag("b", POINTS[id], class_="big") if id in POINTS else sign(id)
    name = scene.say(text("cv.card.points") if id in POINTS else card_name(id))
    return tag("span", picture, class_="picture", aria_hidden="true"), tag(
        "span", name, class_="name", aria_hidden="true"
    )


def card(scene: Scene[Any], id: str, target: str, choice: Choice | None = None, kind: str = "") -> Markup:
    """A card, to look at or, if there is a choice, to press."""
    does_it = scene.say(does(id))
    words = does_it if choice else f"{scene.say(card_name(id))}. {does_it}"
    pane = part(scene, target, words, choice)
    return tag("div", *_face(scene, id), pane, class_=f"card of-{suit(id)} {kind}".strip(), title=does_it)


def small_card(scene: Scene[Any], card: dict[str, Any]) -> Markup:
    id, value = card["card"], card["value"]
    if value is not None:
        inside, kind = join([sign("switch-on"), tag("b", signed(value))]), "on"
    else:
        inside, kind = tag("b", POINTS[id]) if id in POINTS else sign(id), suit(id)
    return tag("span", inside, class_=f"small-card of-{kind}", aria_hidden="true")


def suit(card: str) -> str:
    """What a card is about decides its colour: places, values or cards."""
    if card in POINTS or card == "swap-points":
        return "points"
    return "cards" if card.endswith("-a-tool") else "places"
