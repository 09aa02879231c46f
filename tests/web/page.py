"""A page without a browser: it applies the effects of the real dispatcher."""

import json
from typing import Any

from app.dispatcher import Dispatcher
from app.opening_screen import prerendered

ADDRESS = "https://example.org/utopiary/play/"


class Page:
    """One page of a game, with its own storage."""

    def __init__(
        self, game: str = "lantern", storage: dict[str, str] | None = None, link: str = "", language: str = "en"
    ) -> None:
        self.game = game
        self.storage = {} if storage is None else storage
        self.shown: dict[str, str] = {**prerendered(game, "../../", language), "ask": ""}
        self.spoken: list[str] = []
        self.copied: list[str] = []
        self.heard: list[str] = []
        self.downloads: list[tuple[str, str]] = []
        self.address: str | None = None
        self.ticks = 0
        self.clock = 1000
        self.full = False  # storage that keeps nothing
        self._handle = Dispatcher()
        self.send(
            "open", game=game, root="../../", language=language, stored=dict(self.storage), link=link, address=ADDRESS
        )

    def send(self, do: str, **rest: Any) -> list[dict[str, Any]]:
        """Send an intent and apply the effects."""
        effects = self._ask(do, **rest) or []
        self.apply(effects)
        return effects

    def point(self, intent: dict[str, str]) -> list[dict[str, Any]] | None:
        """Ask for the speculated answer to an intent, as the page does while the pointer is on its button."""
        return self._ask("speculate", intent=intent)

    def warm_up(self) -> int:
        """Run the whole warm-up; returns the number of its steps."""
        steps = 1
        while self._ask("warm-up"):
            steps += 1
        return steps

    def apply(self, effects: list[dict[str, Any]]) -> None:
        """Apply effects, as the scripts of the page do."""
        for effect in effects:
            getattr(self, "_" + effect["do"])(effect)

    def _ask(self, do: str, **rest: Any) -> list[dict[str, Any]] | None:
        self.clock += 1
        answer: list[dict[str, Any]] | None = json.loads(
            self._handle(json.dumps({"do": do, "now": self.clock, **rest}))
        )
        return answer

    def play_on(self, limit: int = 500) -> None:
        """Let the bots move until a person has to act or the game is over."""
        while self.ticks and limit:
            self.ticks, limit = 0, limit - 1
            self.send("tick")
        assert limit, "the bots never stop"

    def _patch(self, effect: dict[str, Any]) -> None:
        self.shown[effect["id"]] = effect["html"]

    def _store(self, effect: dict[str, Any]) -> None:
        if self.full:
            self.send("store-failed", key=effect["key"], reason="QuotaExceededError")
        else:
            self.storage[effect["key"]] = effect["text"]

    def _drop(self, effect: dict[str, Any]) -> None:
        self.storage.pop(effect["key"], None)

    def _announce(self, effect: dict[str, Any]) -> None:
        self.spoken.append(effect["text"])

    def _copy(self, effect: dict[str, Any]) -> None:
        self.copied.append(effect["fragment"])

    def _download(self, effect: dict[str, Any]) -> None:
        self.downloads.append((effect["name"], effect["text"]))

    def _address(self, effect: dict[str, Any]) -> None:
        self.address = effect["fragment"]

    def _tick(self, effect: dict[str, Any]) -> None:
        self.ticks += 1

    def _sound(self, effect: dict[str, Any]) -> None:
        self.heard.append(effect["kind"])

    def _reload(self, effect: dict[str, Any]) -> None:
        pass

    def _share(self, effect: dict[str, Any]) -> None:
        pass
