"""Markup from pure functions. Text that is not `Markup` is escaped, so a name or a seed can never become a tag."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

_VOID = frozenset({"input", "meta", "link", "br", "img"})

Attr = str | int | float | bool | None


class Markup(str):
    """Text that is safe to put into a page as it is."""

    __slots__ = ()

    def __add__(self, other: str) -> "Markup":
        return Markup(str.__add__(self, escape(other)))


class Pieced(Markup):
    """Markup that is a frame of elements and the content of each of them, by its id.

    If the frame is the same as before, only the pieces that changed are sent to the page.
    """

    __slots__ = ("frame", "pieces")
    frame: str
    pieces: dict[str, Markup]


def pieced(frame: Callable[[Mapping[str, Markup]], Markup], pieces: dict[str, Markup]) -> Pieced:
    """Markup in pieces: `frame` puts them into their elements and must not depend on their content."""
    whole = Pieced(frame(pieces))
    whole.frame = frame(dict.fromkeys(pieces, Markup("")))
    whole.pieces = pieces
    return whole


def escape(value: object) -> Markup:
    """A value as markup: `Markup` as it is, everything else as escaped text."""
    return value if isinstance(value, Markup) else Markup(_escaped(str(value)))


def _escaped(text: str) -> str:
    """Escape five characters; five searches that find nothing are quicker than one pass over every letter."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def tag(name: str, /, *children: object, **attrs: Attr) -> Markup:
    """An element: `tag("a", "home", href="/", class_="logo")`. Attributes and children None and False are left out."""
    written = [f"<{name}"]
    for key, value in attrs.items():
        if value is not None and value is not False:
            written.append(_attr(key, value))
    written.append(">")
    if name not in _VOID:
        for child in children:
            if child is not None and child is not False:
                written.append(child if isinstance(child, Markup) else _escaped(str(child)))
        written.append(f"</{name}>")
    return Markup("".join(written))


def join(parts: Iterable[Any], between: str = "") -> Markup:
    """Several pieces of markup or text as one; None and False are left out."""
    return Markup(between.join([escape(part) for part in parts if part is not None and part is not False]))


@cache
def _attr_name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


@lru_cache(8192, typed=True)  # most attributes of a board do not change; typed, because True == 1 == 1.0
def _attr(key: str, value: Attr) -> str:
    name = _attr_name(key)
    if value is True:
        return f" {name}"
    return f' {name}="{value}"' if type(value) is int else f' {name}="{escape(_number(value))}"'


def _number(value: Attr) -> Attr:
    """A number with two decimals at most, the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
