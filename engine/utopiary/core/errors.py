"""What can go wrong, in sentences for people. Whoever raises one of these has changed nothing."""

from .english import ENGLISH
from .messages import Speaker, Text

_english = Speaker(ENGLISH)


class UtopiaryError(Exception):
    """`text` is the message in no language yet; `str(error)` is English."""

    def __init__(self, message: Text) -> None:
        super().__init__(_english(message))
        self.text = message

    def __reduce__(self) -> tuple[type["UtopiaryError"], tuple[Text]]:
        return type(self), (self.text,)  # so that it can come back from another process


class IllegalMove(UtopiaryError):
    """That cannot be done now."""


class SetupError(IllegalMove):
    """A game cannot begin like that: an illegal move before the first one."""


class SaveError(UtopiaryError):
    """That saved game cannot be loaded."""


class LinkError(UtopiaryError):
    """That link leads nowhere."""
