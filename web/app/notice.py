"""Something to tell that is not part of the game."""

from typing import NamedTuple

from utopiary import Speaker, Text, text

from .markup import Markup, tag


class Notice(NamedTuple):
    """At most one thing can be done about it."""

    text: Text
    action: str | None = None
    label: Text | None = None

    def shown(self, say: Speaker) -> Markup:
        button = self.label and tag("button", say(self.label), type="button", data_do=self.action)
        return tag("p", tag("span", say(self.text)), button, role="status")


# The game is saved after every move, so loading the page again loses nothing.
UPDATE = Notice(text("notice.update"), "reload", text("notice.reload"))
