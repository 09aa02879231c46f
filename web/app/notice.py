"""Something to tell that is not part of the game."""

from typing import NamedTuple

from utopiary.core.words import Text


class Notice(NamedTuple):
    """At most one thing can be done about it."""

    text: Text
    action: str | None = None
    label: Text | None = None
