"""What all regions of the board use: names, buttons, amounts, dice, and a cache of drawn pieces."""

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

from utopiary import Choice, Text, move_text, seat_name, text
from utopiary.games.transecopia.names import DIE_OF, DIE_TEXT, KINDS, amount
from utopiary.games.transecopia.view import CaptainView, CostView, DieView, GainView, View

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import die_face, sign

ASKING = ("demand", "crater", "cargo", "graveyard", "acquisition", "crystals")  # phases of resolving that ask


def name(id: str) -> Text:
    """The name of a Zone, a Part, an Artifact, a Character or a colour."""
    return text(f"transecopia.name.{id}")


def own(scene: Scene[View]) -> CaptainView | None:
    """The captain of the seat that looks; `None` while the device changes hands."""
    you = scene.view["you"]
    return None if you is None else scene.view["captains"][you]


def who(scene: Scene[View], seat: int) -> Markup:
    """A captain: mark, colour and name."""
    return _who(seat, scene.say(seat_name(seat)))


@lru_cache(maxsize=64)
def _who(seat: int, called: str) -> Markup:
    return tag("span", seat_mark(seat), tag("b", called), class_=f"who seat-{seat}")


# --- parts of the board ----------------------------------------------------------------------------------------------


def spot(scene: Scene[View], target: str, kind: str = "") -> dict[str, Attr]:
    """The attributes of a board part that cannot be pressed."""
    return {"id": target, "data_part": target, "data_hint": target == scene.hint, "class": kind or None}


def verb(choice: Choice) -> str:
    """The first word of the move."""
    return str(choice.move[0])


def chosen(scene: Scene[View], *move: str | int) -> Choice | None:
    """The first choice whose move begins with these words."""
    return next((choice for choice in scene.choices if choice.move[: len(move)] == move), None)


def button(
    scene: Scene[View],
    choice: Choice,
    *inside: object,
    kind: str = "",
    id: str = "",
    next: bool = False,
    named: bool = True,
) -> Markup:
    """A move as a button; with `named`, its label is the accessible name of a shorter content."""
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


def act(scene: Scene[View], choice: Choice, icon: str, kind: str = "", next: bool = False) -> Markup:
    """A move as a button with a sign and its whole label."""
    return button(
        scene, choice, sign(icon), tag("span", scene.say(choice.label)), kind=f"action-button {kind}".strip(), next=next
    )


def display(value: str, *inside: object, **attrs: Attr) -> Markup:
    """A button that changes how the reveal is shown."""
    return tag("button", *inside, type="button", data_do="display", data_name="reveal", data_value=value, **attrs)


# --- amounts ---------------------------------------------------------------------------------------------------------


def said(scene: Scene[View], kind: str, n: int) -> str:
    """An amount in words."""
    return scene.say(amount(kind, n) if kind in KINDS else name(kind))


def chip(scene: Scene[View], kind: str, n: int) -> Markup:
    """An amount as a number and a sign."""
    return _chip(kind, n, said(scene, kind, n))


@lru_cache(maxsize=512)  # few amounts, in many places
def _chip(kind: str, n: int, words: str) -> Markup:
    icon = "prism" if kind in ("red", "green", "blue") else kind.removeprefix("prismatic-")
    look = f"res-{kind}" if kind in (*KINDS, "red", "green", "blue") else "res-thing"
    prismatic = " prismatic" if kind.startswith("prismatic-") else ""
    count = tag("b", n) if n != 1 or kind in KINDS else None
    return tag("span", count, sign(icon), class_=f"chip {look}{prismatic}", role="img", aria_label=words, title=words)


def price(scene: Scene[View], cost: CostView) -> Markup:
    """A price as numbers and signs."""
    amounts = (("iron", cost["iron"]), ("copper", cost["copper"]), ("astatine", cost["astatine"]))
    return tag("span", *[chip(scene, kind, n) for kind, n in amounts if n], class_="price")


def gained(scene: Scene[View], gains: list[GainView]) -> Markup:
    """What a deployment brought."""
    shown = []
    for gain in gains:
        if "card" in gain:
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


# --- dice ------------------------------------------------------------------------------------------------------------


def die_name(scene: Scene[View], die: DieView) -> str:
    """A die in words."""
    word: str | int = int(die["id"]) if die["id"].isdigit() else die["id"]
    return scene.say(DIE_TEXT[DIE_OF[word]])


def stack_name(scene: Scene[View], dice: list[DieView]) -> str:
    """A deployment in words."""
    names = ", ".join(die_name(scene, die) for die in dice)
    if len(dice) == 1:
        return names
    return scene.say(text("transecopia.stack", dice=names, value=sum(die["value"] for die in dice)))


def stack(dice: list[DieView], seat: int | None = None, kind: str = "") -> Markup:
    """A deployment: a die, or a stack with its sum; with the mark of its seat."""
    return _stack(tuple((die["value"], die["colour"]) for die in dice), seat, kind)


@lru_cache(maxsize=1024)
def _stack(dice: tuple[tuple[int, str], ...], seat: int | None, kind: str) -> Markup:
    faces = [die_face(value, colour) for value, colour in dice]
    total = tag("span", sum(value for value, _ in dice), class_="sum") if len(dice) > 1 else None
    mark = None if seat is None else seat_mark(seat)
    look = f"stack high-{len(dice)} {kind}".strip() + ("" if seat is None else f" seat-{seat}")
    return tag("span", join(faces), total, mark, class_=look, aria_hidden="true")


# --- the cache: most pieces of the board look as they did a move ago -------------------------------------------------

P = ParamSpec("P")
Drawing = Callable[Concatenate[Scene[View], P], Markup]
Part = TypeVar("Part", View, CaptainView)


def only(part: Part, keys: tuple[str, ...]) -> Part:
    """These entries of a part of the view; reading another one raises a KeyError."""
    whole = cast(Mapping[str, object], part)  # keys of a TypedDict must be literals
    return cast(Part, {key: whole[key] for key in keys})  # incomplete on purpose


def narrowed(
    scene: Scene[View], *keys: str, verbs: tuple[str, ...] = (), display: bool = False, number: bool = False
) -> Scene[View]:
    """The scene with only these entries of the view and only choices with these verbs.

    A cached piece gets it, so that it cannot depend on anything else: `narrowed(scene, "pool", verbs=("buy",))`.
    """
    return Scene(
        only(scene.view, keys),
        tuple([choice for choice in scene.choices if choice.move[0] in verbs]) if verbs else (),
        scene.say,
        hint=scene.hint,
        advised=scene.advised,
        display=scene.display if display else {},
        number=scene.number if number else 0,
    )


def cached(most: int = 1) -> Callable[[Drawing[P]], Drawing[P]]:
    """Keep the last `most` drawings of a piece with the arguments that they were made from."""

    def decorate(draw: Drawing[P]) -> Drawing[P]:
        kept: list[tuple[object, Markup]] = []

        @wraps(draw)
        def drawn(scene: Scene[View], /, *args: P.args, **kwargs: P.kwargs) -> Markup:
            made_from = scene, args, kwargs
            for before, piece in kept:
                if before == made_from:
                    return piece
            piece = draw(scene, *args, **kwargs)
            kept.insert(0, (made_from, piece))
            del kept[most:]
            return piece

        return drawn

    return decorate
