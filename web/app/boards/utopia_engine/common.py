"""What all regions of the board use: signs, names, attributes of board parts, buttons for choices."""

from collections.abc import Callable
from functools import cache

from utopiary import Choice, Speaker, Text, move_text, text
from utopiary.games.utopia_engine.view import View

from ...markup import Attr, Markup, join, tag
from ...scene import Scene

# --- symbols of art.py -----------------------------------------------------------------------------------------------


@cache
def land(name: str) -> Markup:
    """The landscape of a place."""
    return tag("svg", tag("use", href=f"#land-{name}"), class_=f"land land-{name}", aria_hidden="true")


@cache
def sign(name: str, kind: str = "") -> Markup:
    """A sign or an emblem in a line of text."""
    return tag("svg", tag("use", href=f"#sign-{name}"), class_=f"sign {kind}".strip(), aria_hidden="true")


@cache
def placed(name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
    """A sign inside another picture, its middle at x, y."""
    half = size / 2
    return tag("use", href=f"#sign-{name}", x=x - half, y=y - half, width=size, height=size, class_=kind or None)


def pips(name: str, full: int, most: int) -> Markup:
    """A row of signs, the first `full` of them full."""
    return join([sign(name, "full") if number < full else sign(name, "empty") for number in range(most)])


# --- names -----------------------------------------------------------------------------------------------------------


def name_of(id: str) -> Text:
    """The name of a thing within a sentence."""
    return text(f"utopia-engine.name.{id}")


@cache
def _short(say: Speaker, id: str) -> str:
    own = f"ue.short.{id}"
    return say(text(own) if say.knows(own) else name_of(id))


def short(scene: Scene[View], id: str) -> str:
    """The name of a thing on the sheets."""
    return _short(scene.say, id)


@cache
def tip(say: Speaker, id: str) -> str:
    """What a thing is good for."""
    return say(text(f"ue.tip.{id}"))


# --- board parts -----------------------------------------------------------------------------------------------------


def spot(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is only looked at."""
    return {**scene.spot(target), "class": kind or None}


def part(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part; it can be acted on when a move belongs to it."""
    attrs = dict(scene.part(target))
    attrs["class"] = f"{kind} {attrs.get('class', '')}".strip() or None
    attrs["data_held"] = scene.held == target
    return attrs


def named(attrs: dict[str, Attr], words: str) -> dict[str, Attr]:
    """The attributes with an accessible name: first what the part is, then what can be done with it."""
    label = f"{words}. {attrs['aria_label']}" if "aria_label" in attrs else words
    return {**attrs, "role": attrs.get("role", "img"), "aria_label": label}


def cached(scene: Scene[View], draw: Callable[[], Markup], *facts: object) -> Markup:
    """Draw something, or take it from the cache: most of the board looks the same from one move to the next.

    `facts` are all that the drawing depends on besides the language.
    """
    key = repr((id(scene.say), sorted(scene.pointed), facts))
    if key not in _CACHE:
        if len(_CACHE) > 400:
            _CACHE.clear()
        _CACHE[key] = draw()
    return _CACHE[key]


_CACHE: dict[str, Markup] = {}


def verb(choice: Choice) -> str:
    """The first word of a move."""
    return str(choice.move[0])


def button(
    scene: Scene[View], choice: Choice, *inside: object, kind: str = "", where: str = "do", named: bool = False
) -> Markup:
    """A move as a button of the board. `named`: its content says what it does; a mere sign does not.

    The same move may have a second button elsewhere: `where` tells them apart.
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
