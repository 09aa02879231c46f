"""What all parts of the board use: names, attributes of board parts, buttons for choices."""

from functools import cache
from typing import Any

from utopiary import Choice, Speaker, Text, View, move_text, text
from utopiary.games.utopia.data import DISTRICT
from utopiary.games.utopia.names import DISTRICT_NAMES

from ...markup import Attr, Markup, tag
from ...scene import Scene

# --- names -----------------------------------------------------------------------------------------------------------


@cache
def letter(say: Speaker, civ: str) -> str:
    """The first letter of a civilization's name, for eyes that see no colours."""
    return say(text(f"ut.letter.{civ}"))


def civ_name(civ: str) -> Text:
    """As an adjective: Maya, Persian."""
    return text(f"utopia.of.{civ}")


@cache
def title_of(say: Speaker, civ: str) -> str:
    """As it stands on cards and steps: the land or the people itself."""
    return say(text(f"ut.title.{civ}"))


def island_name(island: str) -> Text:
    return text(f"utopia.island.{island}")


def district_name(id: str) -> Text:
    return DISTRICT_NAMES[DISTRICT[id]]


def district_of(view: View, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(district for district in view["districts"] if district["id"] == id)
    return found


def place_of(view: View, civ: str) -> int:
    """On the prestige scale, 1 to 5."""
    at: int = view["scale"].index(civ) + 1
    return at


# --- parts of the board ----------------------------------------------------------------------------------------------


def spot(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is only looked at."""
    return {"id": target, "data_part": target, "data_hint": target == scene.hint, "class": kind or None}


def part(scene: Scene[Any], target: str, words: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part: what it is comes first, what can be done with it after that."""
    attrs = dict(scene.part(target))
    attrs["class"] = f"{kind} {attrs.get('class', '')}".strip() or None
    doing = f"{attrs['aria_label']}. " if "aria_label" in attrs else ""
    return {**attrs, "role": attrs.get("role", "img"), "aria_label": doing + words}


def verb(choice: Choice) -> str:
    return str(choice.move[0])


def chosen(scene: Scene[Any], *verbs: str) -> list[Choice]:
    return [choice for choice in scene.choices if verb(choice) in verbs]


def button(
    scene: Scene[Any], choice: Choice, *inside: object, kind: str = "", where: str = "do", next: bool = False
) -> Markup:
    """A move as a button; what stands on it may be shorter than what it is called.

    The same move may have a second button somewhere else: `where` tells them apart.
    """
    label, move = scene.say(choice.label), move_text(choice.move)
    seen = (tag("span", label, class_="spoken"), tag("span", *inside, class_="seen", aria_hidden="true"))
    return tag(
        "button",
        *(seen if inside else (label,)),
        type="button",
        id=f"{where}-" + move.replace(" ", "-"),
        class_=f"can {kind}".strip(),
        data_move=move,
        data_next=next,
        data_hint=move == scene.advised,
        title=label if inside else None,
    )


def named_button(scene: Scene[Any], choice: Choice, icon: Markup, kind: str = "", where: str = "do") -> Markup:
    """A move with a sign before its name."""
    label, move = scene.say(choice.label), move_text(choice.move)
    return tag(
        "button",
        icon,
        tag("span", label),
        type="button",
        id=f"{where}-" + move.replace(" ", "-"),
        class_=f"can {kind}".strip(),
        data_move=move,
        data_hint=move == scene.advised,
    )


def display(name: str, value: str, *inside: object, **attrs: Attr) -> Markup:
    return tag("button", *inside, type="button", data_do="display", data_name=name, data_value=value, **attrs)
