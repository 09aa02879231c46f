"""What all parts of the board use: names, attributes of board parts, buttons for choices."""

from typing import Any

from utopiary import Choice, Text, move_text, text

from ...markup import Attr, Markup, tag
from ...scene import Scene
from .art import sign

POINTS = {"plus-1": "+1", "plus-2": "+2", "plus-3": "+3", "minus-1": "−1", "minus-2": "−2", "minus-3": "−3"}


def signed(number: int) -> str:
    """With its sign, and a true minus."""
    return f"{number:+d}".replace("-", "−")


def plain(number: int) -> str:
    return f"{number}".replace("-", "−")


# --- names -----------------------------------------------------------------------------------------------------------


def builder_name(id: str) -> Text:
    return text(f"contrivance.name.{id}")


def tile_name(id: str) -> Text:
    builder, _, part = id.rpartition("-")
    return text(f"contrivance.tile.{part}", builder=builder_name(builder))


def card_name(id: str, value: int | None = None) -> Text:
    if value is not None:
        return text("contrivance.card.switch-on", value=signed(value))
    return text(f"contrivance.card.{id}")


def does(card: str) -> Text:
    """What a card is for."""
    return text("contrivance.does.points" if card in POINTS else f"contrivance.does.{card}")


def rivets_of(scene: Scene[Any], tile: dict[str, Any]) -> str:
    return ", ".join(scene.say(text(f"contrivance.facing.{rivet}")) for rivet in tile["rivets"])


# --- parts of the board ----------------------------------------------------------------------------------------------


def spot(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is only looked at."""
    return {**scene.spot(target), "class": kind or None}


def part(scene: Scene[Any], target: str, words: str, choice: Choice | None = None, kind: str = "") -> Markup:
    """A board part as a pane over its picture: it has the words, and can be pressed when one move belongs to it.

    What stands in the picture is no part of its name, so that the name can be a sentence.
    """
    choices = [choice] if choice else scene.at(target)
    if len(choices) != 1:
        return tag("div", **{**spot(scene, target, f"pane {kind}".strip()), "role": "img", "aria_label": words})
    label, move = scene.say(choices[0].label), move_text(choices[0].move)
    attrs = spot(scene, target, f"pane can {kind}".strip())
    attrs["data_hint"] = target == scene.hint or move == scene.advised
    return tag("div", **attrs, role="button", tabindex=0, data_move=move, aria_label=f"{label}. {words}")


def verb(choice: Choice) -> str:
    return str(choice.move[0])


def chosen(scene: Scene[Any], word: str) -> Choice | None:
    """The one choice with this verb."""
    return next((choice for choice in scene.choices if verb(choice) == word), None)


def button(
    scene: Scene[Any], choice: Choice, *inside: object, kind: str = "", id: str = "", next: bool = False
) -> Markup:
    """A move as a button; what stands on it may be shorter than what it is called."""
    label, move = scene.say(choice.label), move_text(choice.move)
    here = bool(id) and id == choice.target
    return tag(
        "button",
        *(inside or (label,)),
        type="button",
        id=id or "do-" + move.replace(" ", "-"),
        class_=f"can {kind}".strip(),
        data_move=move,
        data_next=next,
        aria_label=label if inside else None,
        title=label if inside else None,
        data_part=id if here else None,
        data_hint=move == scene.advised or (here and id == scene.hint),
    )


def undo_decision(scene: Scene[Any]) -> Markup:
    """Nothing counts before it is confirmed."""
    label = scene.say(text("cv.take-back"))
    return tag("button", sign("back"), tag("span", label), type="button", id="cv-undo", class_="quiet", data_do="undo")


def display(name: str, value: str, *inside: object, **attrs: Attr) -> Markup:
    return tag("button", *inside, type="button", data_do="display", data_name=name, data_value=value, **attrs)
