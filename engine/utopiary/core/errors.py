"""Errors that are shown to players as sentences. Code that raises one of these has changed nothing."""

from .english import ENGLISH
from .messages import Speaker, Text

_english = Speaker(ENGLISH)


class UtopiaryError(Exception):
    """An error for players: `text` is the message, `str(error)` its English sentence."""

    def __init__(self, message: Text) -> None:
        super().__init__(_english(message))
        self.text = message

    def __reduce__(self) -> tuple[type["UtopiaryError"], tuple[Text]]:
        return type(self), (self.text,)  # so that it can come back from another process


class IllegalMove(UtopiaryError):
    """The move is not possible now."""


class SetupError(IllegalMove):
    """The game cannot be set up like that."""


class SaveError(UtopiaryError):
    """The save cannot be loaded."""


class LinkError(UtopiaryError):
    """The link does not lead to a game."""
