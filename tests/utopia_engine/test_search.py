"""Searching the regions: rules 2 to 9, and all that changes a result (rules 25 to 27)."""

import pytest

from tests.utopia_engine.positions import FULL_BOX, NOTHING, all_active, game, moves, searched, stock
from utopiary import IllegalMove, Text, testing
from utopiary.games.utopia_engine import data, search
from utopiary.games.utopia_engine.state import Box


def test_2_only_circles_with_a_minus_cost_a_day() -> None:
    s = game(charged=NOTHING)
    days = []
    for box in range(1, 7):
        s.play_all(f"search great-wilds {box}")
        days.append(s.state.day)
        s.state.phase, s.state.boxes = "free", (FULL_BOX,) * box
    assert days == [1, 1, 1, 2, 2, 2]  # tracker 1 0 0 1 0 0


def test_3_events_are_rolled_before_the_search_dice() -> None:
    s = game(1, 3, 4, 5, 6, 2, day=1).play_all("search great-wilds 1")
    assert s.state.day == 2
    assert s.state.events == {
        "active-monsters": "halebeard-peak",
        "fleeting-visions": "root-strangled-marshes",
        "good-fortune": "glassrock-canyon",
        "foul-weather": "ruined-city",
    }
    assert s.state.dice == [6, 2]


def test_3_foul_weather_that_just_came_costs_its_day() -> None:
    s = game(1, 1, 1, 2, 6, 5, day=1).play_all("search great-wilds 1")
    assert s.state.day == 3
    assert s.state.dice == [6, 5]


def test_3_the_seal_may_calm_weather_that_just_came() -> None:
    seal = frozenset({"seal-of-balance"})
    s = game(1, 1, 1, 2, 6, 5, day=1, found=seal, activated=seal).play_all("search great-wilds 1")
    assert moves(s) == ["endure", "seal great-wilds"]
    s.play_all("seal great-wilds")
    assert (s.state.day, s.state.dice) == (2, [6, 5])
    s.undo()
    s.play_all("endure")
    assert (s.state.day, s.state.dice) == (3, [6, 5])


def test_4_a_die_goes_into_any_free_square_and_can_be_taken_back_until_the_second() -> None:
    s = game(4, 5, 3, 3).play_all("search great-wilds 1")
    assert moves(s) == [f"put {die} {square}" for die in (4, 5) for square in ("t1", "t2", "t3", "b1", "b2", "b3")]
    s.play_all("put 5 t3")
    undo_of_the_first = s.can_undo
    assert undo_of_the_first == "free"
    assert s.view()["rolled"] == [4, 5]  # the dice can still be seen
    assert moves(s) == [f"put 4 {square}" for square in ("t1", "t2", "b1", "b2", "b3")]
    s.play_all("put 4 b2")
    assert s.can_undo == "practice"  # the next dice have been seen
    assert moves(s) == [f"put 3 {square}" for square in ("t1", "t2", "b1", "b3")]
    with pytest.raises(IllegalMove):
        s.play(0, "put 3 t3")


def test_5_a_construct_found_before_gives_two_components() -> None:
    s = searched("112", "111", found=frozenset({"hermetic-mirror"}), charged=NOTHING)
    assert s.state.stores["quartz"] == 2


def test_6_a_perfect_zero_comes_active_with_energy() -> None:
    s = searched("345", "345")
    assert s.state.activated == s.state.perfect == {"hermetic-mirror"}
    assert s.state.energy == 5


def test_6_a_zero_made_with_a_bonus_is_no_unmodified_one() -> None:
    s = searched("351", "345", events={"good-fortune": "great-wilds"})
    assert moves(s) == ["take zero", "take construct"]
    s.play_all("take zero")
    assert s.state.activated == {"hermetic-mirror"}
    assert s.state.energy == 5
    assert s.state.perfect == NOTHING
    assert s.state.boxes[0].result == 0


def test_7_a_store_holds_four() -> None:
    s = searched("112", "111", found=frozenset({"hermetic-mirror"}), charged=NOTHING, stores={"quartz": 3})
    assert s.state.stores["quartz"] == 4


def test_8_extensive_search() -> None:
    s = game(place="great-wilds", boxes=(FULL_BOX,) * 6)
    assert "comb construct" in moves(s)
    assert not any(move.startswith("search great-wilds") for move in moves(s))
    s.play_all("comb component")
    assert (s.state.day, s.state.stores["quartz"]) == (1, 1)
    assert not any(move.startswith("comb") for move in moves(s))  # one additional day, not one after the other
    s.undo()
    s.play_all("comb construct")
    assert (s.state.day, s.state.found) == (1, {"hermetic-mirror"})


def test_9_coming_back_erases_tracker_and_boxes() -> None:
    s = game(place="great-wilds", boxes=(FULL_BOX,) * 2, day=2, charged=NOTHING)
    assert "search great-wilds 3" in moves(s)
    s.play_all("home")
    assert "search great-wilds 1" in moves(s)
    s.play_all("search great-wilds 1")
    assert s.state.day == 3  # the first circle costs again


def test_25_good_fortune_takes_up_to_ten_from_a_result() -> None:
    s = searched("221", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 110
    assert s.state.phase == "combat"
    s = searched("132", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 21
    assert (s.state.phase, s.state.stores["quartz"]) == ("free", 1)
    s = searched("131", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 20
    assert moves(s) == ["take construct", "take component"]


def test_25_a_lowered_result_is_that_of_the_last_box() -> None:
    first = Box((6, 5, 4, 6, 4, 4), 10)
    s = game(
        phase="result", place="great-wilds", result=15, squares=[1, 2, 6, 1, 1, 1], charged=NOTHING,
        boxes=(first, Box((1, 2, 6, 1, 1, 1), 15)), events={"good-fortune": "great-wilds"},
    ).play_all("take construct")  # fmt: skip
    assert [box.result for box in s.state.boxes] == [10, 10]
    assert s.state.boxes[0] == first


def test_25_foul_weather_doubles_the_circles_that_cost() -> None:
    events = {"foul-weather": "great-wilds"}
    s = game(events=events, day=2).play_all("search great-wilds 1")
    assert s.state.day == 4
    s = game(events=events, place="great-wilds", boxes=(FULL_BOX,), day=2).play_all("search great-wilds 2")
    assert s.state.day == 2


def test_26_the_dowsing_rod_takes_up_to_a_hundred_but_never_to_zero() -> None:
    s = searched("212", "111")  # 101
    assert moves(s) == ["take level-1", "rod construct", "rod component"]
    s.play_all("rod construct")
    assert s.state.found == {"hermetic-mirror"}
    assert "dowsing-rod" not in s.state.charged
    assert moves(searched("322", "112")) == ["take level-2", "rod level-1"]  # 210


@pytest.mark.parametrize(
    ("construct", "place", "helps"),
    [
        ("scrying-lens", "glassrock-canyon", True),
        ("scrying-lens", "root-strangled-marshes", True),
        ("scrying-lens", "fiery-maw", False),
        ("hermetic-mirror", "halebeard-peak", True),
        ("hermetic-mirror", "fiery-maw", True),
        ("hermetic-mirror", "glassrock-canyon", False),
    ],
)
def test_27_lens_and_mirror(construct: str, place: str, helps: bool) -> None:
    one = frozenset({construct})
    s = searched("131", "111", place=place, found=one, activated=one, charged=NOTHING)  # 20
    assert (s.state.phase == "result") == helps


def test_27_lens_and_good_fortune_add_up() -> None:
    lens = frozenset({"scrying-lens"})
    events = {"good-fortune": "glassrock-canyon"}
    s = searched("131", "111", place="glassrock-canyon", found=lens, activated=lens, charged=NOTHING, events=events)
    assert moves(s) == ["take zero", "take construct", "take component"]


def test_27_seal_of_balance() -> None:
    events = dict.fromkeys(data.EVENTS, "great-wilds")
    s = game(1, 1, 6, 2, 1, 1, events=events, charged=NOTHING, **all_active())
    s.play_all("seal great-wilds", "search great-wilds 1")
    assert s.state.day == 1  # no foul weather
    s.play_all("put 1 t1", "put 1 b1", "put 6 t2", "put 2 b2", "put 1 t3", "put 1 b3")  # 40: no good fortune either
    assert s.state.stores["quartz"] == 1
    assert "seal great-wilds" not in moves(s)
    s.play_all("home", "search great-wilds 1")
    assert s.state.day == 3  # the weather is back


def test_2_the_price_of_a_search_is_told_as_far_as_it_is_known() -> None:
    """Tracker of the Great Wilds: 1 0 0 1 0 0, with Foul Weather there; all others begin with a circle that costs."""
    events = {"foul-weather": "great-wilds"}
    assert prices(game(events=events)) == [1, 2, 1, 1, 1, 1]
    assert prices(game(events=events, place="great-wilds", boxes=(FULL_BOX,))) == [1, 0, 1, 1, 1, 1]
    assert prices(game(events=events, place="great-wilds", boxes=(FULL_BOX,) * 3)) == [1, 2, 1, 1, 1, 1]
    assert prices(game(events=events, place="great-wilds", boxes=(FULL_BOX,) * 3, sealed=True)) == [1, 1, 1, 1, 1, 1]


def prices(s: testing.TestSession) -> list[int]:
    """Days that a search costs, by region, as its choice says."""
    labels = [dict(choice.label.args) for choice in s.prompt(0).choices if choice.move[0] == "search"]
    return [search.PRICES.index(label["cost"]) for label in labels if isinstance(label["cost"], Text)]


def test_8_only_what_is_missing_is_combed_for() -> None:
    found = game(place="great-wilds", boxes=(FULL_BOX,) * 6, found=frozenset({"hermetic-mirror"}))
    assert [move for move in moves(found) if move.startswith("comb")] == ["comb component"]
    full = game(place="great-wilds", boxes=(FULL_BOX,) * 6, stores=stock(quartz=4))
    assert [move for move in moves(full) if move.startswith("comb")] == ["comb construct"]
    assert not any(move.startswith("comb") for move in moves(game(place="great-wilds", boxes=(FULL_BOX,) * 5)))
