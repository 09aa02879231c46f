"""The controller of the statistics page: games, wins, scores and achievements, all from the ledger."""

import json
from collections.abc import Callable, Sequence

from utopiary import CORE_ENGLISH, GAMES, Speaker, text

from . import charts, intents, languages
from .effects import Announce, Download, Effect, Patch, Reload
from .english import ENGLISH
from .intents import Intent
from .ledger import Ledger, Result
from .markup import Markup, join, tag
from .notice import UPDATE

BEST = 5  # games listed for each game

Achievement = Callable[[Sequence[Result]], bool]
ACHIEVEMENTS: dict[str, Achievement] = {  # the message of each is feat.<id>
    "first": lambda results: len(results) > 0,
    "won": lambda results: any(result.won for result in results),
    "alone": lambda results: any(result.won and not result.helped for result in results),
    "hard": lambda results: any(result.won and "hard" in result.bots for result in results),
    "three": lambda results: _most_wins_in_a_row(results) >= 3,
    "ten": lambda results: len(results) >= 10,
    "shelf": lambda results: len({result.game for result in results}) >= 3,
    "company": lambda results: any(result.people > 1 for result in results),
}


def _most_wins_in_a_row(results: Sequence[Result]) -> int:
    """The largest number of games won one after the other."""
    longest = run = 0
    for result in results:
        run = run + 1 if result.won else 0
        longest = max(longest, run)
    return longest


class StatisticsController:
    """It shows the results, exports them and deletes them."""

    def handle(self, intent: Intent, now: int | None = None) -> list[Effect]:
        """The effects of an intent."""
        match intent:
            case intents.Open():
                return self._open(intent)
            case intents.Export():
                return self._export()
            case intents.Reset():
                return self._ask_again()
            case intents.ReallyReset():
                return self._reset()
            case intents.Updated():
                return [Patch("notice", UPDATE.markup(self._say))]
            case intents.Reload():
                return [Reload()]
        return []

    def _open(self, intent: intents.Open) -> list[Effect]:
        words = languages.translation(languages.known(intent.language), languages.APP)
        self._say = Speaker(words, ENGLISH, CORE_ENGLISH)
        self._ledger = Ledger(intent.stored)
        return [Patch("statistics", self._page())]

    def _export(self) -> list[Effect]:
        """All results as a file. There the id of a save is called `table`, as in older files."""
        rows = [result._asdict() for result in self._ledger.results]
        named = [{"table": row.pop("save_id"), **row} for row in rows]
        return [Download("utopiary-results.json", json.dumps(named, indent=1))]

    def _ask_again(self) -> list[Effect]:
        """Ask whether to delete the results: that cannot be undone."""
        sure = tag("button", self._say(text("stats.really-reset")), type="button", data_do="really-reset")
        return [Patch("statistics", self._page(sure)), Announce(self._say(text("stats.really-reset")))]

    def _reset(self) -> list[Effect]:
        return [*self._ledger.clear(), Patch("statistics", self._page())]

    def _page(self, sure: Markup | None = None) -> Markup:
        """The whole page; `sure` is the button that really deletes the results."""
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
                tag(
                    "ul",
                    *[_achievement(id, achieved(results), say) for id, achieved in ACHIEVEMENTS.items()],
                    class_="achievements",
                ),
                tag("p", export, sure or reset, class_="row"),
            ]
        )


def _game(id: str, results: list[Result], say: Speaker) -> Markup:
    """The results of one game: numbers, charts and the best games."""
    scores = [result.score for result in results]
    wins = sum(result.won for result in results)
    facts = {"games": len(results), "won": wins, "best": max(scores), "mean": round(sum(scores) / len(scores))}
    best = sorted(results, key=lambda result: -result.score)[:BEST]
    return tag(
        "section",
        tag("h2", languages.name(GAMES.find(id).title)),
        tag("dl", *[_fact(say(text(f"stats.{id}", n=value)), value) for id, value in facts.items()], class_="totals"),
        charts.line(scores, say(text("stats.over-time", best=max(scores)))) if len(scores) > 1 else None,
        charts.bars(scores, say(text("stats.spread", low=min(scores), high=max(scores)))) if len(scores) > 2 else None,
        tag(
            "div",
            tag("h3", say(text("stats.best-runs"))),
            tag("ol", *[_link(result, say) for result in best], class_="best-games"),
        ),
        class_=f"of-{id}",
    )


def _fact(words: str, value: int) -> Markup:
    return tag("div", tag("dt", words), tag("dd", value))


def _link(result: Result, say: Speaker) -> Markup:
    words = say(text("stats.run-won" if result.won else "stats.run", score=result.score))
    return tag("li", tag("a", words, href=f"../play/{result.game}/#{result.link}"))


def _achievement(id: str, done: bool, say: Speaker) -> Markup:
    mark = tag("span", "★" if done else "☆", class_="star", aria_hidden="true")
    state = tag("small", say(text("stats.feat-done" if done else "stats.feat-open")))
    return tag("li", mark, tag("span", say(text(f"feat.{id}"))), " ", state, class_="done" if done else None)
