"""The one function the page calls: an intent as text in, effects as text out. Which page it is, the first one says."""

import json
from collections.abc import Iterator
from typing import Protocol

from utopiary import CORE_ENGLISH, Speaker, text

from .ahead import MOST, Ahead, ahead
from .english import ENGLISH
from .markup import tag
from .protocol import Effect, Intent, Patch, read, written
from .rehearsal import rehearsal
from .shell import Shell
from .sounds import Ear


class Side(Protocol):
    """This side of a page."""

    def handle(self, intent: Intent) -> list[Effect]: ...


class Handler:
    def __init__(self) -> None:
        self._side: Side | None = None
        self._ear = Ear()
        self._rehearsal: Iterator[bool] | None = None
        self._ahead: list[Ahead] = []  # answers to what somebody pointed at since something was last done

    def __call__(self, written_intent: str) -> str:
        try:
            intent = read(written_intent)
            if intent["do"] == "prepare":
                return self._prepared(intent)
            return self._rehearsed() if intent["do"] == "rehearse" else written(self._answer(intent))
        except Exception as error:
            return written(failed(error))

    def _prepared(self, intent: Intent) -> str:
        """The answer to what may be done next, for the page to keep; `null`, if it has to ask again when it is."""
        what = {**intent["intent"], "now": intent.get("now")}
        found = ahead(self._side, self._ear, what) if isinstance(self._side, Shell) else None
        self._ahead = [*self._ahead, found][-MOST:] if found else self._ahead
        return written(found.effects) if found else "null"

    def _rehearsed(self) -> str:
        """One step more while there is nothing to do; whether there is another."""
        if not isinstance(self._side, Shell):
            return "false"
        if self._rehearsal is None:
            self._rehearsal = rehearsal(self._side.game_id, self._side.root, self._side.language)
        more = next(self._rehearsal, False)
        if not more:
            self._side.copy().changes()  # boards remember what they drew last: that again
        return json.dumps(more)

    def _answer(self, intent: Intent) -> list[Effect]:
        known = next((one for one in self._ahead if one.is_answer_to(intent)), None)
        self._ahead = []
        if known:
            self._side, self._ear = known.shell, known.ear
            return [] if intent.get("shown") else known.effects
        if self._side is None or intent["do"] == "open":
            self._side = _side(intent)
        return [*self._side.handle(intent), *self._ear.hear(getattr(self._side, "session", None))]


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
