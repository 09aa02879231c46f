"""The parts of the planner, against the rules and the odds they stand for."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from utopiary import GAMES
from utopiary.games.utopia_engine.bots import combat_value, connection_value, search_value
from utopiary.games.utopia_engine.bots.final_value import best_end, best_of
from utopiary.games.utopia_engine.bots.position import ACTIVE, RECORD, Position, read
from utopiary.games.utopia_engine.bots.value import ROWS, _network, by_hit_points, facts, value
from utopiary.games.utopia_engine.data import COMPONENTS, CONSTRUCTS
from utopiary.games.utopia_engine.odds.combat import End, Foe, Wand
from utopiary.games.utopia_engine.odds.combat import Fight as ExactFight
from utopiary.games.utopia_engine.odds.final import Trial
from utopiary.games.utopia_engine.search import reachable
from utopiary.games.utopia_engine.state import Box
from utopiary.testing import session, states

LINES = {"zero": search_value.ZERO, "construct": search_value.CONSTRUCT, "component": search_value.COMPONENT}


def position(**fields: Any) -> Position:
    """The planner's position of a state with these fields."""
    return read(session("utopia-engine", **fields).state)


# --- searching -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rod", [False, True])
@pytest.mark.parametrize("fortune", [False, True])
def test_results_reach_what_the_rules_offer(rod: bool, fortune: bool) -> None:
    s = session(
        "utopia-engine",
        place="great-wilds",
        charged=frozenset({"dowsing-rod"} if rod else ()),
        events={"good-fortune": "great-wilds"} if fortune else {},
    ).state
    for result in range(556):
        s.result = result
        offered = set()
        for verb, line in reachable(s):
            if verb == "take":
                changed = line.id == "zero" and result > 0
                level = search_value.LEVELS[int(line.id[-1]) - 1] if line.id.startswith("level") else None
                offered.add(search_value.ZERO_CHANGED if changed else level if level else LINES[line.id])
            elif line.id == "construct":
                offered.add(search_value.ROD_CONSTRUCT)
            elif line.id == "component":
                offered.add(search_value.ROD_COMPONENT)
        assert set(search_value._ends(result, 10 * fortune, rod)) == offered, result


def test_the_listed_ways_to_play_fall_short_of_the_best_by_little() -> None:
    for fields in ({}, {"found": frozenset({"hermetic-mirror"})}, {"hit_points": 2, "charged": frozenset()}):
        p = position(place="great-wilds", day=3, **fields)
        p.boxes = 1
        here = search_value.terms(p)
        worth = search_value.worths(p, here.monsters)
        listed = max(
            sum(chance * number for chance, number in zip(play, worth, strict=True) if chance)
            for play in search_value._plays(here.bonus, here.rod)
        )
        least = min(number for number in worth if number > search_value.NEVER)
        best = search_value.solution(worth, here).of((0,) * 6).value / search_value.FINE + least
        assert best - 0.02 < listed < best + 1e-3


def test_the_chances_of_every_way_to_play_add_up_to_one() -> None:
    for bonus in range(3):
        for rod in (False, True):
            for play in search_value._plays(bonus, rod):
                assert sum(play) == pytest.approx(1, abs=1e-3)


# --- fighting --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("foe", [Foe(1, 5), Foe(2, 6), Foe(4, 6), Foe(3, 5, 1)])
def test_fights_against_the_exact_ones(foe: Foe) -> None:
    chance = Random(str(foe))
    won = {wand: sorted(chance.random() for _ in range(7)) for wand in (False, True)}
    fallen = {wand: won[wand][0] * 0.9 for wand in (False, True)}

    def worth(end: End) -> float:
        used = end.wand is Wand.IN_USE
        if end.hit_points < 0:
            return 0.0
        return won[used][end.hit_points] if end.won else fallen[used]

    exact = ExactFight(foe, worth)
    wins = [combat_value.Wins(won[wand], fallen[wand], 0.0) for wand in (False, True)]
    ours, bare = combat_value.Fight(foe, 6, *wins), combat_value.Fight(foe, 6, wins[0], None)
    for hit_points in range(1, 7):
        assert bare.value(hit_points) == pytest.approx(exact.odds(hit_points).value)
        assert ours.value(hit_points) == pytest.approx(exact.odds(hit_points, Wand.CHARGED).value)
        keep, use = exact.answer(hit_points, 1, 6)
        assert ours.answer(hit_points, 1, 6) == pytest.approx((keep, use))


def test_better_met_with_more_hit_points_and_weaker_monsters() -> None:
    p = position(place="halebeard-peak", day=3)
    values = [combat_value.Encounters(p).value(level) for level in (2, 3, 4)]
    assert values == sorted(values, reverse=True)
    p.hit_points = 3
    assert combat_value.Encounters(p).value(4) < values[2]


# --- value -----------------------------------------------------------------------------------------------------------


def test_days_hit_points_and_finds_are_worth_something() -> None:
    """In the marshes, half of the way gone."""
    half = frozenset({"seal-of-balance", "scrying-lens", "golden-chassis"})
    here: dict[str, Any] = {
        "place": "root-strangled-marshes",
        "boxes": (Box((1,) * 6, 0),),
        "day": 7,
        "found": half,
        "activated": half,
        "stores": {"silver": 1, "quartz": 1, "gum": 1, "silica": 1, "wax": 1, "lead": 0},
    }
    p, gate = position(**here), half | {"void-gate"}
    later, hurt, richer = position(**here | {"day": 8}), position(**here, hit_points=3), position(**here, energy=2)
    found, awake = position(**here | {"found": gate}), position(**here | {"found": gate, "activated": gate})
    assert value(later) < value(p) > value(hurt)
    assert value(p) < value(richer) and value(p) < value(found) < value(awake)


def test_all_hit_points_of_a_fight_at_once() -> None:
    p = position(day=5, hit_points=5, place="fiery-maw")
    whole = position(day=5, hit_points=3, place="fiery-maw")
    assert by_hit_points(p)[2] == pytest.approx(value(whole)) and len(by_hit_points(p)) == 5


def test_every_fact_has_its_row() -> None:
    """Facts of positions that games meet are different rows of the network, as many as it has."""
    for state in states(GAMES["utopia-engine"], 200):
        if state.phase == "free":
            rows = facts(read(state))
            assert len(set(rows)) == len(rows) and min(rows) >= 0 and max(rows) < ROWS
    assert len(_network().rows) == ROWS


def test_the_ancient_record_is_worth_a_lot() -> None:
    everything = {
        "found": frozenset(CONSTRUCTS),
        "activated": frozenset(CONSTRUCTS),
        "stores": dict.fromkeys(COMPONENTS, 1),
        "day": 14,  # too late to look for it
    }
    plain, with_it = position(**everything), position(treasures=frozenset({"ancient-record"}), **everything)
    assert value(with_it) > value(plain) + 0.1 and with_it.ancient == RECORD


def test_the_end_rests_when_that_helps() -> None:
    p = position(hit_points=4, day=5)
    p.links = [2, 2, 2, 2, 2, 2]
    p.constructs = [ACTIVE] * 6
    assert best_end(p).rest == 2
    p.links = [0] * 6
    assert best_end(p).rest == 0 and best_end(p).odds.win == 1


# --- linking ---------------------------------------------------------------------------------------------------------


def test_links_get_harder_with_every_point_and_easier_with_every_slot() -> None:
    for links in range(1, 7):
        for days in (0, 4, 13):
            by_difficulty = [connection_value.ahead(links, difficulty, 4)[days] for difficulty in range(25)]
            assert by_difficulty == sorted(by_difficulty, reverse=True)
            by_slots = [connection_value.ahead(links, 6, slots)[days] for slots in range(0, 11, 2)]
            assert by_slots == sorted(by_slots)
    assert connection_value.ahead(0, 9, 0)[3] == best_of(Trial(9, 6, 3, True)).worth


def test_bots_and_odds_are_not_loaded_before_they_are_asked_for() -> None:
    """A page that plays without help pays for neither."""
    script = """
import sys
import utopiary
game = utopiary.Session.new("utopia-engine", seed="A")
game.play(0, "search great-wilds 1")
home = "utopiary.games.utopia_engine."
assert not [name for name in sys.modules if name.startswith((home + "odds", home + "bots"))]
game.advice(0, "easy")
assert not [name for name in sys.modules if name.startswith((home + "odds", home + "bots.hard"))]
assert game.hint(0)
assert home + "odds.activation_data" not in sys.modules
"""
    subprocess.run(
        [sys.executable, "-c", script], check=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )
