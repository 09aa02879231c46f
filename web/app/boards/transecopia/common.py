"""What all parts of the board use: names, attributes of board parts, buttons, amounts, whose mat it is."""

from functools import lru_cache
from typing import Any

from utopiary import Choice, Text, move_text, seat_name, text
from utopiary.games.transecopia.names import KINDS, amount

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import sign

Json = dict[str, Any]

ASKING = ("demand", "crater", "cargo", "graveyard", "acquisition", "crystals")  # phases of resolving that ask


def name(id: str) -> Text:
    return text(f"transecopia.name.{id}")


def own(scene: Scene[Any]) -> Json | None:
    """The captain who looks; nobody while the device changes hands."""
    you = scene.view["you"]
    captain: Json | None = None if you is None else scene.view["captains"][you]
    return captain


def who(scene: Scene[Any], seat: int) -> Markup:
    """A captain, by shape, colour and name."""
    return _who(seat, scene.say(seat_name(seat)))


@lru_cache(maxsize=64)
def _who(seat: int, called: str) -> Markup:
    return tag("span", seat_mark(seat), tag("b", called), class_=f"who seat-{seat}")


# --- parts of the board ----------------------------------------------------------------------------------------------


def spot(scene: Scene[Any], target: str, kind: str = "") -> dict[str, Attr]:
    """Attributes of a board part that is only looked at."""
    return {"id": target, "data_part": target, "data_hint": target == scene.hint, "class": kind or None}


def verb(choice: Choice) -> str:
    return str(choice.move[0])


def chosen(scene: Scene[Any], *move: str | int) -> Choice | None:
    """The one choice that begins like this."""
    return next((choice for choice in scene.choices if choice.move[: len(move)] == move), None)


def button(
    scene: Scene[Any],
    choice: Choice,
    *inside: object,
    kind: str = "",
    id: str = "",
    next: bool = False,
    named: bool = True,
) -> Markup:
    """A move as a button; what stands on it may be shorter than what it is called, or (not named) be its name."""
    label, move = scene.say(choice.label), move_text(choice.move)
    return tag(
        "button",
        *(inside or (label,)),
        type="button",
        id=id or "do-" + move.replace(" ", "-"),
        class_=f"can {kind}".strip(),
        data_move=move,
        data_next=next,
        aria_label=label if inside and named else None,
        title=label if inside else None,
        data_hint=move == scene.advised,
    )


def act(scene: Scene[Any], choice: Choice, icon: str, kind: str = "", next: bool = False) -> Markup:
    """A move as a button with a sign and its whole name."""
    return button(
        scene, choice, sign(icon), tag("span", scene.say(choice.label)), kind=f"deed {kind}".strip(), next=next
    )


def display(value: str, *inside: object, **attrs: Attr) -> Markup:
    """A button that asks the board to show the reveal in another way."""
    return tag("button", *inside, type="button", data_do="display", data_name="reveal", data_value=value, **attrs)


# --- amounts ---------------------------------------------------------------------------------------------------------


def said(scene: Scene[Any], kind: str, n: int) -> str:
    """An amount in words."""
    return scene.say(amount(kind, n) if kind in KINDS else name(kind))


def chip(scene: Scene[Any], kind: str, n: int) -> Markup:
    """An amount as a number and a sign."""
    return _chip(kind, n, said(scene, kind, n))


@lru_cache(maxsize=512)  # the same few amounts stand everywhere
def _chip(kind: str, n: int, words: str) -> Markup:
    icon = "prism" if kind in ("red", "green", "blue") else kind.removeprefix("prismatic-")
    look = f"res-{kind}" if kind in (*KINDS, "red", "green", "blue") else "res-thing"
    prismatic = " prismatic" if kind.startswith("prismatic-") else ""
    count = tag("b", n) if n != 1 or kind in KINDS else None
    return tag("span", count, sign(icon), class_=f"chip {look}{prismatic}", role="img", aria_label=words, title=words)


def price(scene: Scene[Any], cost: dict[str, int]) -> Markup:
    return tag("span", *[chip(scene, kind, n) for kind, n in cost.items() if n], class_="price")


def gained(scene: Scene[Any], gains: list[Json]) -> Markup:
    """What a deployment brought."""
    shown = []
    for gain in gains:
        if gain["kind"] == "tech":
            words = scene.say(text("transecopia.tech", value=gain["card"]["value"]))
            shown.append(
                tag(
                    "span", tag("b", gain["card"]["value"]), sign("tech"),
                    class_="chip res-tech", role="img", aria_label=words, title=words,
                )
            )  # fmt: skip
        else:
            shown.append(chip(scene, gain["kind"], gain["n"]))
    return join(shown)
