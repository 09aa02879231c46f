"""Fields of forms as markup."""

from collections.abc import Iterable

from .markup import Attr, Markup, tag


def select(name: str, options: Iterable[tuple[str, str]], chosen: str, **attrs: Attr) -> Markup:
    """A drop-down list; `options` are pairs of a value and its label."""
    inside = [tag("option", label, value=value, selected=value == chosen) for value, label in options]
    return tag("select", *inside, name=name, id=name, **attrs)
