"""Notices: messages that are not part of the game."""

from typing import NamedTuple

from utopiary import Speaker, Text, text

from .markup import Markup, tag


class Notice(NamedTuple):
    """A message, with a button for at most one action."""

    text: Text
    action: str | None = None
    label: Text | None = None

    def markup(self, say: Speaker) -> Markup:
        """The notice as markup."""
        button = self.label and tag("button", say(self.label), type="button", data_do=self.action)
        return tag("p", tag("span", say(self.text)), button, role="status")


# Loading the page again loses nothing, because the game is saved after every move.
UPDATE = Notice(text("notice.update"), "reload", text("notice.reload"))
