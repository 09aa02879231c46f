"""A page without a browser: keeps what the shell tells it to keep and shows what it is told to show."""

import json
from typing import Any

from app.handler import Handler
from app.shell import prerendered

ADDRESS = "https://example.org/utopiary/play/"


class Page:
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
        self._handle = Handler()
        self.send(
            "open", game=game, root="../../", language=language, stored=dict(self.storage), link=link, address=ADDRESS
        )

    def send(self, do: str, **rest: Any) -> list[dict[str, Any]]:
        effects = self._ask(do, **rest) or []
        self.apply(effects)
        return effects

    def point(self, intent: dict[str, str]) -> list[dict[str, Any]] | None:
        """Ask for the answer to what may be done next, as the page does while somebody points at it."""
        return self._ask("prepare", intent=intent)

    def rehearse(self) -> int:
        """Let nothing happen for a while; how many steps the other side made in it."""
        steps = 1
        while self._ask("rehearse"):
            steps += 1
        return steps

    def apply(self, effects: list[dict[str, Any]]) -> None:
        for effect in effects:
            getattr(self, "_" + effect["do"])(effect)

    def _ask(self, do: str, **rest: Any) -> list[dict[str, Any]] | None:
        self.clock += 1
        answer: list[dict[str, Any]] | None = json.loads(
            self._handle(json.dumps({"do": do, "now": self.clock, **rest}))
        )
        return answer

    def play_on(self, limit: int = 500) -> None:
        """Let the bots move until a person has to, or it is over."""
        while self.ticks and limit:
            self.ticks, limit = 0, limit - 1
            self.send("tick")
        assert limit, "the bots never stop"

    def _patch(self, effect: dict[str, Any]) -> None:
        self.shown[effect["id"]] = effect["html"]

    def _store(self, effect: dict[str, Any]) -> None:
        if self.full:
            self.send("unstored", key=effect["key"], reason="QuotaExceededError")
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

    def _again(self, effect: dict[str, Any]) -> None:
        self.ticks += 1

    def _sound(self, effect: dict[str, Any]) -> None:
        self.heard.append(effect["kind"])

    def _reload(self, effect: dict[str, Any]) -> None:
        pass

    def _share(self, effect: dict[str, Any]) -> None:
        pass
