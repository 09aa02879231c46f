"""The function that the page calls: an intent as JSON text in, effects as JSON text out."""

import json
from collections.abc import Iterator
from typing import Protocol

from utopiary import CORE_ENGLISH, Speaker, text

from . import intents
from .controller import GameController
from .effects import Effect, Patch, written
from .english import ENGLISH
from .intents import Intent
from .markup import tag
from .speculation import MOST, Speculation, speculate
from .warm_up import warm_up


class PageController(Protocol):
    """The controller of one page of the site."""

    def handle(self, intent: Intent, now: int | None) -> list[Effect]:
        """The effects of an intent, sent at `now` by the page's clock in milliseconds."""
        ...


class Dispatcher:
    """Gives every intent to the controller of the page; the intent `open` says which page it is."""

    def __init__(self) -> None:
        self._page: PageController | None = None
        self._warm_up: Iterator[bool] | None = None
        self._speculations: list[Speculation] = []  # since the last intent that was handled

    def __call__(self, message: str) -> str:
        """The answer to one call of the page. It never raises: an error of ours is an answer too."""
        try:
            intent, now, applied = intents.read(message)
            if intent is None:
                return written([])
            if isinstance(intent, intents.Speculate):
                return self._speculate(intent.intent, now)
            if isinstance(intent, intents.WarmUp):
                return json.dumps(self._warm_up_step())
            return written(self._handle(intent, now, applied))
        except Exception as error:
            return written(failed(error))

    def _speculate(self, intent: Intent | None, now: int | None) -> str:
        """Handle the intent on a copy of the page's controller; `null` if the result cannot be cached."""
        found = speculate(self._page, intent, now) if isinstance(self._page, GameController) else None
        self._speculations = [*self._speculations, found][-MOST:] if found else self._speculations
        return written(found.effects) if found else "null"

    def _warm_up_step(self) -> bool:
        """Do one step of the warm-up and return whether there is another."""
        if not isinstance(self._page, GameController):
            return False
        if self._warm_up is None:
            self._warm_up = warm_up(self._page.game_id, self._page.root, self._page.language)
        more = next(self._warm_up, False)
        if not more:
            self._page.copy().changed_regions()  # fills the caches of the board, which hold the last position drawn
        return more

    def _handle(self, intent: Intent, now: int | None, applied: bool) -> list[Effect]:
        known = next((one for one in self._speculations if one.answers(intent)), None)
        self._speculations = []
        if known:
            self._page = known.controller
            return [] if applied else known.effects
        if isinstance(intent, intents.Open):
            self._page = _controller(intent.page)
        return self._page.handle(intent, now) if self._page else []


def _controller(page: str) -> PageController:
    if page == "home":
        from .home import HomeController  # the page of a game does without it

        return HomeController()
    if page == "statistics":
        from .statistics import StatisticsController

        return StatisticsController()
    return GameController()


def failed(error: Exception) -> list[Effect]:
    """Say that the program has failed; the page stays as it is, and the last save is safe."""
    say = Speaker(ENGLISH, CORE_ENGLISH)
    why = text("notice.failed", why=f"{type(error).__name__}: {error}"[:200])
    return [Patch("notice", tag("p", say(why), role="alert"))]
