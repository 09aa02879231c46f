"""What all parts of the board use: attributes of board parts, buttons for choices, names."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from utopiary import Choice, Speaker, Text, move_text, text
from utopiary.games.eutopia.board import LETTER
from utopiary.games.eutopia.names import AREA

from ...markup import Attr, Markup, tag
from ...scene import Scene

GROUP = {  # what an icon stands for
    **dict.fromkeys(("economy", "society", "politics", "environment"), "factor"),
    **dict.fromkeys(("dialogue", "knowledge", "aid", "justice"), "resource"),
    **dict.fromkeys(("mountains", "forest", "lakes", "cities"), "terrain"),
}


@cache
def icon_name(say: Speaker, id: str) -> str:
    return say(text(f"eutopia.{GROUP[id]}.{id}"))


@cache
def letter(say: Speaker, id: str) -> str:
    return say(text(f"eu.letter.{id}"))


def area_name(area: Mapping[str, Any]) -> Text:
    return AREA[area["id"], LETTER[area["terrain"]]]


def spot(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is only looked at."""
    return {**scene.spot(target), "class": kind or None}


def part(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that can be acted on when a move belongs to it."""
    attrs = dict(scene.part(target))
    attrs["class"] = f"{kind} {attrs.get('class', '')}".strip() or None
    return attrs


def named(attrs: dict[str, Attr], words: str) -> dict[str, Attr]:
    """What a part is comes first, what can be done with it after that; a part that cannot be used is a picture."""
    label = f"{words}. {attrs['aria_label']}" if "aria_label" in attrs else words
    return {**attrs, "role": attrs.get("role", "img"), "aria_label": label}


def shown(attrs: dict[str, Attr], *inside: object) -> Markup:
    """A part with its name: what is seen of it is not read out besides.

    A button's name stands in it, because what it shows is shorter than what it is called; a picture has a label.
    """
    label = attrs["aria_label"]
    if attrs["role"] == "button":
        return tag("div", *_called(label, inside), **{**attrs, "aria_label": None})
    return tag("div", tag("span", *inside, class_="eu-seen", aria_hidden="true"), **attrs)


def _called(label: object, inside: tuple[object, ...]) -> tuple[Markup, Markup]:
    return tag("span", label, class_="spoken"), tag("span", *inside, class_="eu-seen", aria_hidden="true")


def verb(choice: Choice) -> str:
    return str(choice.move[0])


def button(scene: Scene[Any], choice: Choice, *inside: object, kind: str = "") -> Markup:
    """A move as a button of the board; what stands on it may be shorter than what it is called."""
    label, move = scene.say(choice.label), move_text(choice.move)
    return tag(
        "button",
        *(_called(label, inside) if inside else (label,)),
        type="button",
        id="do-" + move.replace(" ", "-"),
        class_=f"can {kind}".strip(),
        data_move=move,
        data_hint=move == scene.advised,
    )
