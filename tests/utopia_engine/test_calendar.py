"""Time, events, the God's Hand, rest and wounds: rules 14, 23, 24, 27-29."""

from typing import Any

import pytest

from tests.utopia_engine.positions import FULL_BOX, all_active, fighting, game, linked, moves, searched
from utopiary.games.utopia_engine.data import TIES


def test_14_a_day_of_rest_is_a_hit_point() -> None:
    s = game(hit_points=4).play_all("rest", "rest")
    assert (s.state.hit_points, s.state.day) == (6, 2)
    assert "rest" not in moves(s)


@pytest.mark.parametrize(("skulls", "last"), [(0, 14), (1, 15), (6, 20), (7, 21), (8, 21)])
def test_23_doomsday(skulls: int, last: int) -> None:
    s = game(skulls=skulls, day=last - 1, hit_points=1).play_all("rest")
    assert s.outcome is None
    s.play_all("rest")
    assert s.outcome is not None
    assert s.outcome.reason == "doomsday"


def test_23_event_days_and_skulls() -> None:
    time = game().view()["time"]
    assert time["event_days"] == [2, 5, 8, 11, 14, 17, 20]
    assert time["skulls"] == [15, 16, 17, 18, 19, 20, 21, 22]


def test_24_the_gods_hand_is_offered_at_any_time() -> None:
    met = set()
    for fields in PLACES:
        s = game(**{**all_active(), **fields, "energy": 3})
        met.add(s.state.phase)
        assert "gods-hand" in moves(s)
        before = s.state
        s.play_all("gods-hand")
        assert (s.state.skulls, s.state.energy, s.state.phase) == (1, 0, before.phase)
    assert len(met) == len(PLACES)


PLACES: list[dict[str, Any]] = [
    {"phase": "free"},
    {"phase": "weather", "place": "fiery-maw", "events": {"foul-weather": "fiery-maw"}},
    {"phase": "search", "place": "fiery-maw", "dice": [1, 2], "squares": [0] * 6},
    {"phase": "result", "place": "fiery-maw", "result": 24, "squares": [1] * 6, "boxes": (FULL_BOX,)},
    {"phase": "combat", "place": "fiery-maw", "level": 1},
    {"phase": "answer", "place": "fiery-maw", "level": 1, "rolled": (1, 1)},
    {"phase": "activation", "subject": "void-gate", "dice": [1, 2], "squares": [0] * 8, "marks": [-1] * 4, "turn": 1},
    {"phase": "field", "subject": "void-gate", "squares": [3] * 8, "marks": [0] * 4, "turn": 1},
    {"phase": "connection", "subject": "wax", "dice": [1, 2], "squares": [0] * 6},
    {"phase": "battery", "subject": "focus-charm", "turn": 3, "stores": {**dict.fromkeys(TIES, 1)}},
    {"phase": "final", "subject": "final"},
    {"phase": "final-roll", "subject": "final", "links": linked(3)},
]


def test_24_energy_in_the_hand_stops_doomsday_at_the_last_moment() -> None:
    s = game(day=14, hit_points=3, energy=4).play_all("rest")
    assert s.outcome is None
    assert (s.state.day, s.state.skulls, s.state.energy) == (15, 1, 1)


def test_24_it_holds_six() -> None:
    assert searched("345", "345", energy=4).state.energy == 6


def test_27_void_gate() -> None:
    gate = frozenset({"void-gate"})
    s = fighting(3, 1, 2, hit_points=1, found=gate, activated=gate).play_all("fight")
    assert (s.state.day, s.state.hit_points) == (4, 6)


def test_28_scale_of_the_infinity_wurm() -> None:
    s = game(hit_points=3, treasures=frozenset({"scale-of-the-infinity-wurm"})).play_all("search great-wilds 1")
    assert s.state.hit_points == 4


def test_29_exactly_six_damage_is_unconscious_for_six_days() -> None:
    s = fighting(3, 1, 2, hit_points=1).play_all("fight")
    assert (s.state.day, s.state.hit_points, s.state.place) == (6, 6, "workshop")


def test_29_more_than_six_is_death() -> None:
    s = fighting(3, 1, 1, hit_points=1).play_all("fight")
    assert s.outcome == ("dead", (0,), ())
