"""Tool cards: large in a hand, small in the discard pile."""

from utopiary import Choice, text
from utopiary.games.contrivance.view import PlayedCard, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .art import sign
from .common import POINTS, card_name, effect_of, part, signed


def _face(scene: Scene[View], id: str) -> tuple[Markup, ...]:
    """The picture and the name on a card."""
    picture = tag("b", POINTS[id], class_="big") if id in POINTS else sign(id)
    name = scene.say(text("cv.card.points") if id in POINTS else card_name(id))
    return tag("span", picture, class_="picture", aria_hidden="true"), tag(
        "span", name, class_="name", aria_hidden="true"
    )


def card(scene: Scene[View], id: str, target: str, choice: Choice | None = None, kind: str = "") -> Markup:
    """A card; with a choice it can be pressed."""
    does_it = scene.say(effect_of(id))
    words = does_it if choice else f"{scene.say(card_name(id))}. {does_it}"
    pane = part(scene, target, words, choice)
    return tag("div", *_face(scene, id), pane, class_=f"card of-{suit(id)} {kind}".strip(), title=does_it)


def small_card(card: PlayedCard) -> Markup:
    """A card of the discard pile."""
    id, value = card["card"], card["value"]
    if value is not None:
        inside, kind = join([sign("switch-on"), tag("b", signed(value))]), "on"
    else:
        inside, kind = tag("b", POINTS[id]) if id in POINTS else sign(id), suit(id)
    return tag("span", inside, class_=f"small-card of-{kind}", aria_hidden="true")


def suit(card: str) -> str:
    """The colour class of a card, by what it changes: places, values or cards."""
    if card in POINTS or card == "swap-points":
        return "points"
    return "cards" if card.endswith("-a-tool") else "places"
