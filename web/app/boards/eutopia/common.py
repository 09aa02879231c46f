"""What all regions of the board use: attributes of board parts, buttons for choices, names."""

from functools import cache

from utopiary import Choice, Speaker, move_text, text
from utopiary.games.eutopia.view import PlayerView, View

from ...markup import Attr, Markup, tag
from ...scene import Scene

GROUP = {  # what an icon stands for
    **dict.fromkeys(("economy", "society", "politics", "environment"), "factor"),
    **dict.fromkeys(("dialogue", "knowledge", "aid", "justice"), "resource"),
    **dict.fromkeys(("mountains", "forest", "lakes", "cities"), "terrain"),
}


@cache
def icon_name(say: Speaker, id: str) -> str:
    """The name of a factor, a resource or a terrain."""
    return say(text(f"eutopia.{GROUP[id]}.{id}"))


@cache
def letter(say: Speaker, id: str) -> str:
    """The letter beside an icon."""
    return say(text(f"eu.letter.{id}"))


def acting(view: View) -> PlayerView:
    """The player whose turn it is."""
    assert view["seat"] is not None, "the game goes on"
    return view["players"][view["seat"]]


def spot(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part without moves."""
    return {**scene.spot(target), "class": kind or None}


def part(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is a button if a move belongs to it."""
    attrs = dict(scene.part(target))
    attrs["class"] = f"{kind} {attrs.get('class', '')}".strip() or None
    return attrs


def named(attrs: dict[str, Attr], words: str) -> dict[str, Attr]:
    """The attributes with a label: first what the part is, then its moves; a part without moves is a picture."""
    label = f"{words}. {attrs['aria_label']}" if "aria_label" in attrs else words
    return {**attrs, "role": attrs.get("role", "img"), "aria_label": label}


def shown(attrs: dict[str, Attr], *inside: object) -> Markup:
    """A part with its label; what is drawn in it is hidden from screen readers.

    The label of a button stands in it as text, because what it shows is shorter; a picture has `aria-label`.
    """
    label = attrs["aria_label"]
    if attrs["role"] == "button":
        return tag("div", *_called(label, inside), **{**attrs, "aria_label": None})
    return tag("div", tag("span", *inside, class_="seen", aria_hidden="true"), **attrs)


def _called(label: object, inside: tuple[object, ...]) -> tuple[Markup, Markup]:
    return tag("span", label, class_="spoken"), tag("span", *inside, class_="seen", aria_hidden="true")


def verb(choice: Choice) -> str:
    """The first word of a move."""
    return str(choice.move[0])


def button(scene: Scene[View], choice: Choice, *inside: object, kind: str = "") -> Markup:
    """A move as a button of the board; what is drawn on it may be shorter than its label."""
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
