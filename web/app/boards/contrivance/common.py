"""Shared by all modules of the board: names, attributes of board parts, buttons for choices."""

from utopiary import Choice, Text, move_text, text
from utopiary.games.contrivance.view import Tile, View

from ...markup import Attr, Markup, tag
from ...scene import Scene
from .art import sign

POINTS = {"plus-1": "+1", "plus-2": "+2", "plus-3": "+3", "minus-1": "−1", "minus-2": "−2", "minus-3": "−3"}


def signed(number: int) -> str:
    """A number with its sign, and a true minus."""
    return f"{number:+d}".replace("-", "−")


def plain(number: int) -> str:
    """A number with a true minus."""
    return f"{number}".replace("-", "−")


# --- names -----------------------------------------------------------------------------------------------------------


def builder_name(id: str) -> Text:
    """The name of a Builder."""
    return text(f"contrivance.name.{id}")


def tile_name(id: str) -> Text:
    """The name of a tile."""
    builder, _, part = id.rpartition("-")
    return text(f"contrivance.tile.{part}", builder=builder_name(builder))


def card_name(id: str, value: int | None = None) -> Text:
    """The name of a card; a Switch On has a value."""
    if value is not None:
        return text("contrivance.card.switch-on", value=signed(value))
    return text(f"contrivance.card.{id}")


def effect_of(card: str) -> Text:
    """The sentence about the effect of a card."""
    return text("contrivance.does.points" if card in POINTS else f"contrivance.does.{card}")


def rivets_of(scene: Scene[View], tile: Tile) -> str:
    """The edges with a Rivet, in words."""
    return ", ".join(scene.say(text(f"contrivance.facing.{rivet}")) for rivet in tile["rivets"])


# --- parts of the board ----------------------------------------------------------------------------------------------


def spot(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that cannot be pressed."""
    return {**scene.spot(target), "class": kind or None}


def part(scene: Scene[View], target: str, words: str, choice: Choice | None = None, kind: str = "") -> Markup:
    """A board part as a pane over its picture: it bears the label, and can be pressed when one move belongs to it."""
    choices = [choice] if choice else scene.at(target)
    if len(choices) != 1:
        return tag("div", **{**spot(scene, target, f"pane {kind}".strip()), "role": "img", "aria_label": words})
    label, move = scene.say(choices[0].label), move_text(choices[0].move)
    attrs = spot(scene, target, f"pane can {kind}".strip())
    attrs["data_hint"] = target == scene.hint or move == scene.advised
    return tag("div", **attrs, role="button", tabindex=0, data_move=move, aria_label=f"{label}. {words}")


def verb(choice: Choice) -> str:
    """The first word of a move."""
    return str(choice.move[0])


def chosen(scene: Scene[View], word: str) -> Choice | None:
    """The choice with this verb; None if there is none."""
    return next((choice for choice in scene.choices if verb(choice) == word), None)


def button(
    scene: Scene[View], choice: Choice, *inside: object, kind: str = "", id: str = "", next: bool = False
) -> Markup:
    """A move as a button; its content may be shorter than its label."""
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


def undo_decision(scene: Scene[View]) -> Markup:
    """The button that takes back a step before it is confirmed."""
    label = scene.say(text("cv.take-back"))
    return tag("button", sign("back"), tag("span", label), type="button", id="cv-undo", class_="quiet", data_do="undo")


def display(name: str, value: str, *inside: object, **attrs: Attr) -> Markup:
    """A button that sets a display option of the board."""
    return tag("button", *inside, type="button", data_do="display", data_name=name, data_value=value, **attrs)
