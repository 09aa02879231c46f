"""Results are noted once, survive damage, and are told in numbers."""

import json
import re
from typing import Any

from app.charts import bars, line
from app.ledger import KEY, Ledger
from app.statistics import FEATS, Statistics
from tests.web.page import Page
from utopiary import Session


def finished(seed: str, bots: dict[int, str]) -> Session:
    session = Session.new("lantern", seed=seed, seats=2, bots=bots, options={"summit": "hill"})
    while session.active:
        session.play(session.active[0], session.advice(session.active[0], "hard").move)
    return session


def stored(*sessions: Session) -> dict[str, str]:
    ledger, kept = Ledger({}), {}
    for number, session in enumerate(sessions):
        for effect in ledger.write(f"t{number}", session, 1000 + number):
            kept[effect.key] = effect.text  # type: ignore[union-attr]
    return kept


def shown(kept: dict[str, str]) -> str:
    effects: Any = Statistics().handle({"do": "open", "language": "en", "stored": kept})
    return str(effects[0].html)


def test_a_finished_game_is_noted_once() -> None:
    page = Page()
    page.send("new", seed="noted", **{"seat-0": "person", "seat-1": "easy", "option-summit": "hill"})
    for _ in range(300):
        page.play_on()
        if "Scores:" in page.shown["ask"]:
            break
        page.send("play", move="camp" if 'data-move="camp"' in page.shown["ask"] else "walk")
    assert len(Ledger(page.storage).results) == 1
    page.send("undo")
    page.send("redo")
    page.play_on()
    assert len(Ledger(page.storage).results) == 1
    Page(storage=page.storage, link=Ledger(page.storage).results[0].link)  # looking at it again,
    Page(storage=page.storage, link=finished("a friend's", {}).link("replay"))  # or at somebody else's, is no result
    assert len(Ledger(page.storage).results) == 1


def test_games_of_bots_alone_are_nobodys_result() -> None:
    assert stored(finished("bots", {0: "hard", 1: "easy"})) == {}


def test_plays_wins_and_best_runs() -> None:
    games = [finished(f"game {number}", {1: "easy"}) for number in range(6)]
    html = shown(stored(*games))
    wins = sum(0 in game.outcome.winners for game in games if game.outcome)
    best = max(game.outcome.scores[0] for game in games if game.outcome)
    sums = dict(re.findall("<dt>([^<]+)</dt><dd>([^<]+)</dd>", html))
    assert (sums["games"], sums["won"], sums["best score"]) == ("6", str(wins), str(best))
    assert html.count("<svg") == 2 and "../play/lantern/#lantern?" in html


def test_a_damaged_ledger_loses_only_what_is_damaged() -> None:
    kept = stored(finished("one", {1: "easy"}), finished("two", {1: "easy"}))
    kept[KEY] = kept[KEY].replace("t0", 't0",1,"', 1)
    assert [result.table for result in Ledger(kept).results] == ["t1"]
    for broken in ("", "{}", "[[1]]", "[" * 50_000, "null"):
        assert Ledger({KEY: broken}).results == []


def test_numbers_that_nobody_can_have_scored_are_damage() -> None:
    (row,) = Ledger(stored(finished("one", {1: "easy"}))).results
    for number in (10**400, -(10**400), 10**15):
        for part in ("when", "score", "people", "helped"):
            rows = [[*row], [*row._replace(**{part: number})], [*row]]
            assert "2" in shown({KEY: json.dumps(rows)})
            assert len(Ledger({KEY: json.dumps(rows)}).results) == 2


def test_achievements() -> None:
    games = [finished(f"game {number}", {1: "hard"}) for number in range(12)]
    results = Ledger(stored(*games)).results
    done = {id for id, feat in FEATS.items() if feat(results)}
    assert {"first", "won", "alone", "hard", "ten"} <= done and not {"shelf", "company"} & done


def test_results_are_only_forgotten_when_asked_twice() -> None:
    side, kept = Statistics(), stored(finished("one", {1: "easy"}))
    side.handle({"do": "open", "language": "en", "stored": kept})
    assert {type(effect).__name__ for effect in side.handle({"do": "reset"})} == {"Patch", "Announce"}
    assert {type(effect).__name__ for effect in side.handle({"do": "really-reset"})} == {"Drop", "Patch"}


def test_charts_say_what_they_show() -> None:
    assert 'aria-label="scores"' in line([1, 5, 3], "scores") and line([2, 2], "x").count("<circle") == 3
    assert bars([1, 1, 9], "spread").count("<rect") == 12
