"""Tool cards: as they lie in a hand, and small, as they lie in a pile."""

from typing import Any

from utopiary.core.words import text

from ...markup import Markup, tag
from ...scene import Scene
from .art import sign
from .common import POINTS, card_name, does, signed


def face(scene: Scene, card: str) -> tuple[Markup, ...]:
    """What stands on a card."""
    picture = tag("b", POINTS[card], class_="big") if card in POINTS else sign(card)
    return tag("span", picture, class_="picture"), tag("span", scene.say(_short(card)), class_="name")


def _short(card: str) -> Any:
    return text("cv.card.points") if card in POINTS else card_name(card)


def still_card(scene: Scene, card: str, kind: str = "", **attrs: Any) -> Markup:
    """A card that is only looked at."""
    words = f"{scene.say(card_name(card))}. {scene.say(does(card))}"
    return tag(
        "div",
        *face(scene, card),
        class_=f"card of-{suit(card)} {kind}".strip(),
        role="img",
        aria_label=words,
        title=words,
        **attrs,
    )


def small_card(scene: Scene, card: dict[str, Any]) -> Markup:
    id, value = card["card"], card["value"]
    if value is not None:
        inside = (sign("switch-on"), tag("b", signed(value)))
    else:
        inside = (tag("b", POINTS[id]),) if id in POINTS else (sign(id),)  # type: ignore[assignment]
    return tag("span", *inside, class_=f"small-card of-{'on' if value is not None else suit(id)}", aria_hidden="true")


def suit(card: str) -> str:
    """What a card is about decides its colour: places, values or cards."""
    if card in POINTS or card == "swap-points":
        return "points"
    return "cards" if card.endswith("-a-tool") else "places"
