"""Markup from pure functions. Whatever is not markup already is escaped, so a name or a seed can never become a tag."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;", ord("'"): "&#39;"}
_VOID = frozenset({"input", "meta", "link", "br", "img"})

Attr = str | int | float | bool | None


class Markup(str):
    """Text that is safe to put into a page as it is."""

    __slots__ = ()

    def __add__(self, other: str) -> "Markup":
        return Markup(str.__add__(self, escape(other)))


class Pieced(Markup):
    """Markup in pieces that change on their own: a frame with elements in it, and what is in each of them, by id.

    Where the frame is the same as before, only the pieces that changed need to be sent.
    """

    __slots__ = ("frame", "pieces")
    frame: str
    pieces: dict[str, Markup]


def pieced(frame: Callable[[Mapping[str, Markup]], Markup], pieces: dict[str, Markup]) -> Pieced:
    """`frame` says where each piece stands; it must not depend on what is in them."""
    whole = Pieced(frame(pieces))
    whole.frame = frame(dict.fromkeys(pieces, Markup("")))
    whole.pieces = pieces
    return whole


def escape(value: object) -> Markup:
    return value if isinstance(value, Markup) else Markup(str(value).translate(_ESCAPES))


def tag(name: str, /, *children: object, **attrs: Attr) -> Markup:
    """`tag("a", "home", href="/", class_="logo")`; None and False leave an attribute or a child out."""
    opening = name + "".join(
        _attr(key, value) for key, value in attrs.items() if value is not None and value is not False
    )
    if name in _VOID:
        return Markup(f"<{opening}>")
    inner = "".join([escape(child) for child in children if child is not None and child is not False])
    return Markup(f"<{opening}>{inner}</{name}>")


def join(parts: Iterable[Any], between: str = "") -> Markup:
    return Markup(between.join([escape(part) for part in parts if part is not None and part is not False]))


def _attr(key: str, value: Attr) -> str:
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(_number(value))}"'


def _number(value: Attr) -> Attr:
    """Coordinates need no more than two decimals, and the same ones on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
