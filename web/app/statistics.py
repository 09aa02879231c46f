"""The page with one's results: plays, wins, scores and what has been achieved, all from the ledger."""

import json
from collections.abc import Callable, Sequence

from utopiary import CORE_ENGLISH, GAMES, Speaker, text

from . import charts, languages
from .english import ENGLISH
from .ledger import Ledger, Result
from .markup import Markup, join, tag
from .notice import UPDATE
from .protocol import Announce, Download, Effect, Intent, Patch, Reload

BEST = 5  # runs listed for a game

Feat = Callable[[Sequence[Result]], bool]
FEATS: dict[str, Feat] = {  # what can be achieved; the words are feat.<id>
    "first": lambda results: len(results) > 0,
    "won": lambda results: any(result.won for result in results),
    "alone": lambda results: any(result.won and not result.helped for result in results),
    "hard": lambda results: any(result.won and "hard" in result.bots for result in results),
    "three": lambda results: _longest_run(results) >= 3,
    "ten": lambda results: len(results) >= 10,
    "shelf": lambda results: len({result.game for result in results}) >= 3,
    "company": lambda results: any(result.people > 1 for result in results),
}


def _longest_run(results: Sequence[Result]) -> int:
    """Wins one after the other."""
    longest = run = 0
    for result in results:
        run = run + 1 if result.won else 0
        longest = max(longest, run)
    return longest


class Statistics:
    """This side of the statistics page."""

    def handle(self, intent: Intent) -> list[Effect]:
        act: dict[str, Callable[[Intent], list[Effect]]] = {
            "open": self._open,
            "export": self._export,
            "reset": self._reset,
            "really-reset": self._really_reset,
            "updated": lambda _: [Patch("notice", UPDATE.shown(self._say))],
            "reload": lambda _: [Reload()],
        }
        return act[intent["do"]](intent) if intent["do"] in act else []

    def _open(self, intent: Intent) -> list[Effect]:
        words = languages.translation(languages.known(intent["language"]), languages.APP)
        self._say = Speaker(words, ENGLISH, CORE_ENGLISH)
        self._ledger = Ledger(intent["stored"])
        return [Patch("statistics", self._page())]

    def _export(self, intent: Intent) -> list[Effect]:
        rows = [result._asdict() for result in self._ledger.results]
        return [Download("utopiary-results.json", json.dumps(rows, indent=1))]

    def _reset(self, intent: Intent) -> list[Effect]:
        """Ask once more: there is no way back."""
        sure = tag("button", self._say(text("stats.really-reset")), type="button", data_do="really-reset")
        return [Patch("statistics", self._page(sure)), Announce(self._say(text("stats.really-reset")))]

    def _really_reset(self, intent: Intent) -> list[Effect]:
        return [*self._ledger.clear(), Patch("statistics", self._page())]

    def _page(self, sure: Markup | None = None) -> Markup:
        say, results = self._say, self._ledger.results
        if not results:
            return tag("p", say(text("stats.none")))
        games = [id for id in (*GAMES, *GAMES.hidden()) if any(result.game == id for result in results)]
        export = tag("button", say(text("stats.export")), type="button", data_do="export")
        reset = tag("button", say(text("stats.reset")), type="button", data_do="reset")
        return join(
            [
                *[_game(id, [result for result in results if result.game == id], say) for id in games],
                tag("h2", say(text("stats.feats"))),
                tag("ul", *[_feat(id, feat(results), say) for id, feat in FEATS.items()], class_="feats"),
                tag("p", export, sure or reset, class_="row"),
            ]
        )


def _game(id: str, results: list[Result], say: Speaker) -> Markup:
    scores = [result.score for result in results]
    wins = sum(result.won for result in results)
    facts = {"games": len(results), "won": wins, "best": max(scores), "mean": round(sum(scores) / len(scores))}
    best = sorted(results, key=lambda result: -result.score)[:BEST]
    return tag(
        "section",
        tag("h2", languages.name(GAMES.find(id).title)),
        tag("dl", *[_fact(say(text(f"stats.{id}", n=value)), value) for id, value in facts.items()], class_="sums"),
        charts.line(scores, say(text("stats.over-time", best=max(scores)))) if len(scores) > 1 else None,
        charts.bars(scores, say(text("stats.spread", low=min(scores), high=max(scores)))) if len(scores) > 2 else None,
        tag(
            "div",
            tag("h3", say(text("stats.best-runs"))),
            tag("ol", *[_run(result, say) for result in best], class_="best-runs"),
        ),
        class_=f"of-{id}",
    )


def _fact(words: str, value: int) -> Markup:
    return tag("div", tag("dt", words), tag("dd", value))


def _run(result: Result, say: Speaker) -> Markup:
    words = say(text("stats.run-won" if result.won else "stats.run", score=result.score))
    return tag("li", tag("a", words, href=f"../play/{result.game}/#{result.link}"))


def _feat(id: str, done: bool, say: Speaker) -> Markup:
    mark = tag("span", "★" if done else "☆", class_="star", aria_hidden="true")
    state = tag("small", say(text("stats.feat-done" if done else "stats.feat-open")))
    return tag("li", mark, tag("span", say(text(f"feat.{id}"))), " ", state, class_="done" if done else None)
