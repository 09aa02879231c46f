"""`odds_for`: what "show odds" shows, for every question that has odds."""

import json
from typing import Any

import pytest

from utopiary import GAMES, Session, move_text
from utopiary.games.utopia_engine.odds.moves import GOALS, days_ahead, odds_for
from utopiary.games.utopia_engine.rules import UtopiaEngine
from utopiary.games.utopia_engine.state import Link, State
from utopiary.testing import playout, session

GAME: Any = GAMES.find("utopia-engine")
SHOWN = {
    "search": {"put"},
    "activation": {"put"},
    "connection": {"put", "waste"},
    "combat": {"fight", "wand", "slip"},
    "answer": {"accept", "wand"},
    "final": {"spend"},
    "final-roll": {"roll"},
    "field": {"go-on"},
}


def met() -> list[State]:
    """Positions of a random game and of games that get further."""
    states = list(playout(GAME, 1, "advice"))
    for seed in ("ADVICE 1", "ADVICE 2"):
        game = Session.new("utopia-engine", seed=seed, bots={0: "medium"})
        while game.active:
            game.play(0, game.advice(0).move)
        states += game.states
    return states


def ready(*links: int, **fields: Any) -> Any:
    """All links made, with these values."""
    components = ("silver", "quartz", "gum", "silica", "wax", "lead")
    made = {name: Link(True, (1,) * 6, (), (), value) for name, value in zip(components, links, strict=True)}
    return session("utopia-engine", links=made, **fields)


def test_every_move_with_odds_is_there_and_no_other() -> None:
    seen = set()
    for state in met():
        if state.phase == "over":
            continue
        odds = odds_for(GAME.view(state, 0), "construct")
        moves = {move_text(move): move[0] for move in GAME.moves(state, 0)}
        assert set(odds) == {text for text, verb in moves.items() if verb in SHOWN.get(state.phase, set())}
        seen.add(state.phase)
    assert {"free", "search", "combat", "activation", "connection"} <= seen


@pytest.mark.parametrize("goal", GOALS)
def test_the_chances_of_a_search_add_up_to_one(goal: str) -> None:
    view = session("utopia-engine", rolls=[4, 5]).play_all("search great-wilds 1").view()
    odds = odds_for(view, goal)
    assert len(odds) == 12 and json.loads(json.dumps(odds)) == odds
    for line in odds.values():
        assert sum(line["chance"].values()) == pytest.approx(1)


def test_the_same_view_has_the_same_odds_for_every_goal_but_a_search() -> None:
    view = session("utopia-engine", found=frozenset({"void-gate"})).play_all("activate void-gate").view()
    assert odds_for(view, "construct") == odds_for(view, "points") != {}


def test_a_search_knows_what_bends_its_result() -> None:
    rolls = [3, 3, 4, 3, 6, 1]
    here: dict[str, Any] = {"rolls": rolls, "events": {"active-monsters": "great-wilds"}, "charged": frozenset()}
    moves = ("search great-wilds 1", "put 3 t1", "put 3 b1", "put 4 t2", "put 3 b2")
    view = session("utopia-engine", **here).play_all(*moves).view()
    assert odds_for(view, "construct")["put 6 b3"]["chance"]["construct"] == 1.0  # 341 - 336 = 5
    assert odds_for(view, "construct")["put 6 t3"]["chance"]["component"] == 1.0  # 346 - 331 = 15
    magic = session("utopia-engine", rolls=rolls).play_all(*moves).view()
    assert odds_for(magic, "construct")["put 6 t3"]["chance"]["construct"] == 1.0  # by the Dowsing Rod
    bare = session("utopia-engine", **here).play_all(*moves[:3], "put 4 b2", "put 3 t2").view()
    assert odds_for(bare, "construct")["put 6 t3"]["chance"]["encounter-3"] == 1.0  # -5, raised by two


def test_activation_and_its_second_field() -> None:
    game = session("utopia-engine", rolls=[6, 1], found=frozenset({"void-gate"})).play_all("activate void-gate")
    odds = odds_for(game.view(), "")
    best = max(odds.values(), key=lambda line: line["value"])
    assert best["chance"]["active"] == best["value"] > 0.65 and best["energy"] > 3.5 and best["damage"] < 0.5
    late = session("utopia-engine", phase="field", subject="void-gate", turn=2, marks=[0, 0, 1, 2], squares=[1] * 8)
    assert odds_for(late.view(), "")["go-on"]["value"] == 1.0


def test_a_link_and_the_basket() -> None:
    game = session(
        "utopia-engine",
        rolls=[5, 4, 6, 1],
        activated=frozenset({"hermetic-mirror", "void-gate"}),
        stores={"silver": 0, "quartz": 0, "gum": 0, "silica": 0, "wax": 2, "lead": 0},
    ).play_all("connect wax", "put 5 t1", "put 4 b1")
    odds = odds_for(game.view(), "")
    assert {"waste 6", "waste 1", "put 6 t2", "put 1 b3"} <= set(odds)
    for line in odds.values():
        assert line["value"] == pytest.approx(line["link"] + line["damage"] + 0.6 * line["slots"])
        assert line["link"] > 0.9  # the first box has made 1 of it


def test_combat_by_the_book() -> None:
    fields: dict[str, Any] = {"phase": "combat", "place": "great-wilds", "level": 3}
    weak = session("utopia-engine", hit_points=1, **fields)
    odds = odds_for(weak.view(), "")
    assert set(odds) == {"fight", "wand"}
    for line in odds.values():
        assert set(line["chance"]) == {"win", "fall", "die"} and line["value"] == line["chance"]["win"]
    assert odds["wand"]["value"] > odds["fight"]["value"]
    strong = session("utopia-engine", treasures=frozenset({"shimmering-moonlace"}), **fields)
    assert odds_for(strong.view(), "")["slip"]["damage"] == 0
    answer = session("utopia-engine", phase="answer", place="great-wilds", level=3, rolled=(1, 4), hit_points=1, turn=1)
    odds = odds_for(answer.view(), "")
    assert odds["accept"]["chance"] == {"win": 0.0, "fall": 1.0, "die": 0.0}
    assert (
        odds["wand"]["chance"] == {"win": 1.0, "fall": 0.0, "die": 0.0} and odds["wand"]["damage"] == 0
    )  # 1 and 4, 3 and 6


def test_the_final_activation() -> None:
    game = ready(2, 2, 2, 2, 2, 1, hit_points=6, day=13).play_all("final")
    odds = odds_for(game.view(), "")
    assert set(odds) == {f"spend {n}" for n in range(7)}
    assert odds["spend 6"]["value"] == pytest.approx(30 / 36)
    for line in odds.values():
        assert sum(line["chance"].values()) == pytest.approx(1)


def test_days_ahead_count_the_energy() -> None:
    def days(**fields: Any) -> int:
        return days_ahead(session("utopia-engine", **fields).view())

    assert days() == 14 and days(energy=5) == 15 and days(energy=6) == 16 and days(day=13) == 1
    assert days(day=12, treasures=frozenset({"bracelet-of-ios"})) == 2  # too late for a third energy
    assert days(day=8, treasures=frozenset({"bracelet-of-ios"})) == 8
    assert days(day=20, skulls=8) == 1


def test_no_odds_where_nothing_depends_on_dice() -> None:
    assert odds_for(session("utopia-engine").view(), "construct") == {}
    assert isinstance(GAME, UtopiaEngine)
