"""The ledger of results, and the statistics page that is made from it."""

import json
import re
from typing import NamedTuple

from app import intents
from app.charts import bars, line
from app.effects import Download, Patch, Store
from app.ledger import KEY, Ledger, Result, from_list
from app.statistics import ACHIEVEMENTS, StatisticsController
from tests.web.page import Page
from utopiary import Session


def finished(seed: str, bots: dict[int, str]) -> Session:
    """A finished game with these bots."""
    session = Session.new("lantern", seed=seed, seats=2, bots=bots, options={"summit": "hill"})
    while session.active:
        session.play(session.active[0], session.advice(session.active[0], "hard").move)
    return session


def stored(*sessions: Session) -> dict[str, str]:
    """The storage after these games were noted."""
    ledger, kept = Ledger({}), {}
    for number, session in enumerate(sessions):
        for effect in ledger.write(f"t{number}", session, 1000 + number):
            assert isinstance(effect, Store)
            kept[effect.key] = effect.text
    return kept


def shown(kept: dict[str, str]) -> str:
    """The content of the statistics page."""
    (patch,) = StatisticsController().handle(intents.Open("en", kept))
    assert isinstance(patch, Patch)
    return patch.html


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
    Page(storage=page.storage, link=Ledger(page.storage).results[0].link)  # opening it again,
    Page(storage=page.storage, link=finished("a friend's", {}).link("replay"))  # or another player's, is no result
    assert len(Ledger(page.storage).results) == 1


def test_games_of_bots_alone_are_no_results() -> None:
    assert stored(finished("bots", {0: "hard", 1: "easy"})) == {}


def test_games_wins_and_best_games() -> None:
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
    assert [result.save_id for result in Ledger(kept).results] == ["t1"]
    for broken in ("", "{}", "[[1]]", "[" * 50_000, "null"):
        assert Ledger({KEY: broken}).results == []


def test_impossible_numbers_are_damage() -> None:
    (row,) = Ledger(stored(finished("one", {1: "easy"}))).results
    for number in (10**400, -(10**400), 10**15):
        for part in ("when", "score", "people", "helped"):
            rows = [[*row], [*row._replace(**{part: number})], [*row]]
            assert "2" in shown({KEY: json.dumps(rows)})
            assert len(Ledger({KEY: json.dumps(rows)}).results) == 2


class Timed(NamedTuple):
    """A result as a later version may have it: with one field more, which has a default."""

    save_id: str
    game: str
    when: int
    score: int
    won: bool
    people: int
    bots: tuple[str, ...]
    helped: int
    link: str
    minutes: int = 0


def test_a_new_field_at_the_end_keeps_old_rows() -> None:
    (row,) = json.loads(stored(finished("one", {1: "easy"}))[KEY])
    old = Result(*row)._replace(bots=tuple(row[6]))
    assert from_list(row, Timed) == (Timed(*old), ())
    assert from_list([*row, 25], Timed) == (Timed(*old, 25), ())
    assert from_list([*row, "25"], Timed) is None and from_list(row[:-1], Timed) is None, "damage"


def test_fields_of_a_newer_version_are_kept_when_the_ledger_is_written_again() -> None:
    kept = stored(finished("one", {1: "easy"}))
    (row,) = json.loads(kept[KEY])
    newer = [*row, 25, {"device": "phone"}]
    ledger = Ledger({KEY: json.dumps([newer])})
    assert [result.save_id for result in ledger.results] == ["t0"]
    (store,) = ledger.write("t1", finished("two", {1: "easy"}), 2000)
    assert isinstance(store, Store)
    first, second = json.loads(store.text)
    assert first == newer and len(second) == len(row)


def test_results_are_exported_with_their_names() -> None:
    controller = StatisticsController()
    controller.handle(intents.Open("en", stored(finished("one", {1: "easy"}))))
    (file,) = controller.handle(intents.Export())
    assert isinstance(file, Download)
    (row,) = json.loads(file.text)
    names = ["table", "game", "when", "score", "won", "people", "bots", "helped", "link"]
    assert list(row) == names and row["table"] == "t0"


def test_achievements() -> None:
    games = [finished(f"game {number}", {1: "hard"}) for number in range(12)]
    results = Ledger(stored(*games)).results
    done = {id for id, achieved in ACHIEVEMENTS.items() if achieved(results)}
    assert {"first", "won", "alone", "hard", "ten"} <= done and not {"shelf", "company"} & done


def test_results_are_deleted_after_a_second_confirmation() -> None:
    controller, kept = StatisticsController(), stored(finished("one", {1: "easy"}))
    controller.handle(intents.Open("en", kept))
    assert {type(effect).__name__ for effect in controller.handle(intents.Reset())} == {"Patch", "Announce"}
    assert {type(effect).__name__ for effect in controller.handle(intents.ReallyReset())} == {"Drop", "Patch"}


def test_charts_say_what_they_show() -> None:
    assert 'aria-label="scores"' in line([1, 5, 3], "scores") and line([2, 2], "x").count("<circle") == 3
    assert bars([1, 1, 9], "spread").count("<rect") == 12
