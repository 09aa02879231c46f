"""What all regions of the board use: names, attributes of board parts, buttons for moves."""

from functools import cache

from utopiary import Choice, Speaker, Text, move_text, text
from utopiary.games.utopia.data import DISTRICT
from utopiary.games.utopia.names import DISTRICT_NAMES
from utopiary.games.utopia.view import District, View

from ...markup import Attr, Markup, tag
from ...scene import Scene

# --- names -----------------------------------------------------------------------------------------------------------


@cache
def letter(say: Speaker, civ: str) -> str:
    """Return the first letter of a civilization's name, for players who see no colours."""
    return say(text(f"ut.letter.{civ}"))


def civ_name(civ: str) -> Text:
    """Return the civilization as an adjective: Maya, Persian."""
    return text(f"utopia.of.{civ}")


@cache
def title_of(say: Speaker, civ: str) -> str:
    """Return the name on cards and on the scale: the land or the people itself."""
    return say(text(f"ut.title.{civ}"))


def island_name(island: str) -> Text:
    """Return the name of an island."""
    return text(f"utopia.island.{island}")


def district_name(id: str) -> Text:
    """Return the name of a district: Water 1."""
    return DISTRICT_NAMES[DISTRICT[id]]


def district_of(view: View, id: str) -> District:
    """Return a district of the view."""
    return next(district for district in view["districts"] if district["id"] == id)


def place_of(view: View, civ: str) -> int:
    """Return the place of a civilization on the prestige scale, 1 to 5."""
    return view["scale"].index(civ) + 1


# --- parts of the board ----------------------------------------------------------------------------------------------


def spot(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """Return the attributes of a board part without moves."""
    return {"id": target, "data_part": target, "data_hint": target == scene.hint, "class": kind or None}


def part(scene: Scene[View], target: str, words: str, kind: str = "") -> dict[str, Attr]:
    """Return the attributes of a board part that may offer moves; its label names the moves, then the part."""
    attrs = dict(scene.part(target))
    attrs["class"] = f"{kind} {attrs.get('class', '')}".strip() or None
    doing = f"{attrs['aria_label']}. " if "aria_label" in attrs else ""
    return {**attrs, "role": attrs.get("role", "img"), "aria_label": doing + words}


def verb(choice: Choice) -> str:
    """Return the first word of a move."""
    return str(choice.move[0])


def choices_of(scene: Scene[View], *verbs: str) -> list[Choice]:
    """Return the choices whose moves begin with one of the verbs."""
    return [choice for choice in scene.choices if verb(choice) in verbs]


def button(
    scene: Scene[View], choice: Choice, *inside: object, kind: str = "", where: str = "do", next: bool = False
) -> Markup:
    """Draw a move as a button; `inside` may be shorter than the label of the move, which is read aloud.

    The same move may have a second button elsewhere: `where` keeps their ids apart.
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


def named_button(scene: Scene[View], choice: Choice, icon: Markup, kind: str = "", where: str = "do") -> Markup:
    """Draw a move as a button with a sign before its label."""
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
    """Draw a button that sets a display option."""
    return tag("button", *inside, type="button", data_do="display", data_name=name, data_value=value, **attrs)
