"""Parts of forms."""

from collections.abc import Iterable

from .markup import Attr, Markup, tag


def select(name: str, kinds: Iterable[tuple[str, str]], now: str, **attrs: Attr) -> Markup:
    """One of several values, each with its words."""
    options = [tag("option", label, value=value, selected=value == now) for value, label in kinds]
    return tag("select", *options, name=name, id=name, **attrs)
