"""What all parts of the board use: attributes of board parts, buttons for choices, names."""

from collections.abc import Callable
from functools import cache
from typing import Any

from utopiary import Choice, Speaker, Text, move_text, text

from ...markup import Attr, Markup, tag
from ...scene import Scene


def name_of(id: str) -> Text:
    """As it stands in a sentence."""
    return text(f"utopia-engine.name.{id}")


@cache
def _short(say: Speaker, id: str) -> str:
    own = f"ue.short.{id}"
    return say(text(own) if say.knows(own) else name_of(id))


def short(scene: Scene[Any], id: str) -> str:
    """As it stands on the sheets."""
    return _short(scene.say, id)


@cache
def tip(say: Speaker, id: str) -> str:
    return say(text(f"ue.tip.{id}"))


def spot(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is only looked at."""
    return {**scene.spot(target), "class": kind or None}


def part(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that can be acted on when a move belongs to it."""
    attrs = dict(scene.part(target))
    attrs["class"] = f"{kind} {attrs.get('class', '')}".strip() or None
    attrs["data_held"] = scene.held == target
    return attrs


def named(attrs: dict[str, Attr], words: str) -> dict[str, Attr]:
    """What a part is comes first, what can be done with it after that; a part that cannot be used is a picture."""
    label = f"{words}. {attrs['aria_label']}" if "aria_label" in attrs else words
    return {**attrs, "role": attrs.get("role", "img"), "aria_label": label}


def kept(scene: Scene[Any], draw: Callable[[], Markup], *facts: object) -> Markup:
    """Draw a part, or take it as it was drawn before: most of the board looks the same from one move to the next.

    `facts` are all that the part depends on besides the language.
    """
    key = repr((id(scene.say), sorted(scene.pointed), facts))
    if key not in _KEPT:
        if len(_KEPT) > 400:
            _KEPT.clear()
        _KEPT[key] = draw()
    return _KEPT[key]


_KEPT: dict[str, Markup] = {}


def verb(choice: Choice) -> str:
    return str(choice.move[0])


def button(
    scene: Scene[Any], choice: Choice, *inside: object, kind: str = "", where: str = "do", named: bool = False
) -> Markup:
    """A move as a button of the board. `named`: what is inside says what it is; a mere sign does not.

    The same move may have a second button somewhere else: `where` tells them apart.
    """
    move = move_text(choice.move)
    return tag(
        "button",
        *inside,
        type="button",
        id=f"{where}-" + move.replace(" ", "-"),
        class_=f"can {kind}".strip(),
        data_move=move,
        data_hint=move == scene.advised,
        aria_label=None if named else scene.say(choice.label),
    )
