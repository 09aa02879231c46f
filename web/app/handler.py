"""The one function the page calls: an intent as text in, effects as text out. Which page it is, the first one says."""

from collections.abc import Callable
from typing import Protocol

from utopiary.core.english import ENGLISH as CORE_ENGLISH
from utopiary.core.words import Speaker, text

from .english import ENGLISH
from .markup import tag
from .protocol import Effect, Intent, Patch, read, written
from .shell import Shell
from .sounds import Ear


class Side(Protocol):
    """This side of a page."""

    def handle(self, intent: Intent) -> list[Effect]: ...


def handler() -> Callable[[str], str]:
    side: Side | None = None
    ear = Ear()

    def handle(written_intent: str) -> str:
        nonlocal side
        try:
            intent = read(written_intent)
            if side is None or intent["do"] == "open":
                side = _side(intent)
            return written([*side.handle(intent), *ear.hear(getattr(side, "session", None))])
        except Exception as error:
            return written(failed(error))

    return handle


def _side(intent: Intent) -> Side:
    if intent.get("page", "play") == "shelf":
        from .desk import Desk  # a game's page does without it

        return Desk()
    if intent.get("page") == "statistics":
        from .statistics import Statistics

        return Statistics()
    return Shell()


def failed(error: Exception) -> list[Effect]:
    """Our own fault: the page stays, says so, and the last save is safe."""
    say = Speaker(ENGLISH, CORE_ENGLISH)
    why = text("notice.failed", why=f"{type(error).__name__}: {error}"[:200])
    return [Patch("notice", tag("p", say(why), role="alert"))]
