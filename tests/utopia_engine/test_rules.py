"""The thirty rule facts of the specification, one after the other."""

from typing import Any

import pytest

from tests.utopia_engine.sheet import FULL_BOX, NOTHING, all_active, fighting, game, linked, moves, searched, stock
from utopiary import IllegalMove, testing
from utopiary.games.utopia_engine import data
from utopiary.games.utopia_engine.data import TIES
from utopiary.games.utopia_engine.state import Link

# --- 1: between actions ----------------------------------------------------------------------------------------------


def test_1_at_first_one_can_only_search() -> None:
    assert moves(game()) == [f"search {region} 1" for region in data.REGIONS]


def test_1_every_action_is_offered_when_it_is_possible() -> None:
    s = game(
        hit_points=3,
        energy=3,
        place="great-wilds",
        found=frozenset({"void-gate"}) | {"hermetic-mirror", "crystal-battery", "seal-of-balance"},
        activated=frozenset({"hermetic-mirror", "crystal-battery", "seal-of-balance"}),
        charged=frozenset({"dowsing-rod"}),
        stores={"silver": 0, "quartz": 0, "gum": 0, "silica": 1, "wax": 2, "lead": 0},
    )
    offered = moves(s)
    for move in (
        "search great-wilds 1", "rest", "home", "activate void-gate", "connect silica", "recharge focus-charm",
        "recharge paralysis-wand", "seal fiery-maw", "gods-hand",
    ):  # fmt: skip
        assert move in offered
    for move in ("connect wax", "recharge dowsing-rod", "record silica", "final"):
        assert move not in offered


def test_1_moving_costs_no_time() -> None:
    s = game(place="great-wilds", boxes=(FULL_BOX,)).play_all("home")
    assert (s.state.place, s.state.day) == ("workshop", 0)


# --- 2-9: search -----------------------------------------------------------------------------------------------------


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


# --- 10-13: encounter and combat -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "bottom", "level"),
    [("311", "112", 1), ("411", "112", 2), ("511", "111", 4), ("511", "112", 3), ("611", "111", 5),
     ("111", "113", 1), ("111", "212", 2), ("111", "312", 3), ("111", "412", 4), ("111", "512", 5)],
)  # fmt: skip
def test_10_encounter_levels(top: str, bottom: str, level: int) -> None:
    assert searched(top, bottom, charged=NOTHING).view()["combat"]["level"] == level


def test_11_every_die_counts_and_damage_comes_before_the_kill() -> None:
    assert fighting(4, 2, 3).play_all("fight").state.hit_points == 4  # Grassyback Troll 1-3 / 5-6
    assert fighting(4, 4, 4).play_all("fight").state.hit_points == 6
    s = fighting(4, 3, 5, 6, hit_points=2).play_all("fight")
    assert (s.state.hit_points, s.state.phase) == (1, "free")


@pytest.mark.parametrize(("level", "die", "quartz"), [(1, 1, 1), (1, 2, 0), (3, 3, 1), (3, 4, 0), (4, 4, 1)])
def test_12_the_drop(level: int, die: int, quartz: int) -> None:
    assert fighting(level, 6, 6, die).play_all("fight").state.stores["quartz"] == quartz


def test_12_a_monster_of_level_5_leaves_its_treasure() -> None:
    s = fighting(5, 6, 6, 5).play_all("fight")
    assert s.state.treasures == {"bracelet-of-ios"}
    assert s.state.stores["quartz"] == 0
    assert fighting(5, 6, 6, 6).play_all("fight").state.treasures == NOTHING


def test_13_the_drop_comes_before_falling() -> None:
    s = fighting(5, 1, 6, 5, hit_points=1, day=2).play_all("fight")
    assert s.state.treasures == {"bracelet-of-ios"}
    assert s.state.energy == 6  # and the new bracelet already counts the six days
    assert (s.state.day, s.state.hit_points) == (8, 6)


# --- 14: rest --------------------------------------------------------------------------------------------------------


def test_14_a_day_of_rest_is_a_hit_point() -> None:
    s = game(hit_points=4).play_all("rest", "rest")
    assert (s.state.hit_points, s.state.day) == (6, 2)
    assert "rest" not in moves(s)


# --- 15-18: activation -----------------------------------------------------------------------------------------------


def activating(*rolls: int, **fields: Any) -> testing.TestSession:
    s = game(*rolls, **{"found": frozenset({"hermetic-mirror"}), "charged": NOTHING, **fields})
    return s.play_all("activate hermetic-mirror")


@pytest.mark.parametrize(
    ("top", "bottom", "mark", "hit_points"),
    [(6, 1, 2, 6), (6, 2, 1, 6), (5, 1, 1, 6), (4, 1, "lock", 6), (3, 2, "lock", 6), (3, 3, None, 6),
     (2, 3, "lock", 5), (1, 6, "lock", 5)],
)  # fmt: skip
def test_15_results_of_a_box(top: int, bottom: int, mark: object, hit_points: int) -> None:
    s = activating(top, bottom).play_all(f"put {top} t2", f"put {bottom} b2")
    assert s.view()["activation"]["marks"] == [None, mark, None, None]
    assert s.view()["activation"]["squares"][1] == (0 if mark is None else top)
    assert s.state.hit_points == hit_points


def write_pairs(s: testing.TestSession, *pairs: tuple[int, int]) -> testing.TestSession:
    for box, (top, bottom) in enumerate(pairs, 1):
        s.play_all(f"put {top} t{box}", f"put {bottom} b{box}")
    return s


def flat(pairs: list[tuple[int, int]]) -> list[int]:
    return [die for pair in pairs for die in pair]


def test_16_four_energy_activate_and_the_surplus_goes_to_the_gods_hand() -> None:
    pairs = [(6, 1), (6, 1), (5, 1), (2, 1)]
    s = write_pairs(activating(*flat(pairs)), *pairs)
    assert s.state.activated == {"hermetic-mirror"}
    assert (s.state.energy, s.state.day) == (1, 0)


def test_16_the_second_field_keeps_the_energy() -> None:
    weak, strong = [(6, 1), (2, 1), (2, 1), (2, 1)], [(6, 1), (2, 1), (2, 1), (2, 1)]
    s = write_pairs(activating(*flat(weak + strong)), *weak)
    assert moves(s) == ["go-on", "stop"]
    s.play_all("go-on")
    write_pairs(s, *strong)
    assert s.state.activated == {"hermetic-mirror"}
    assert (s.state.energy, s.state.day) == (0, 1)


def test_16_after_the_second_field_a_day_activates() -> None:
    weak = [(2, 1)] * 4
    s = write_pairs(activating(*flat(weak + weak)), *weak)
    s.play_all("go-on")
    write_pairs(s, *weak)
    assert s.state.activated == NOTHING
    s.play_all("go-on")
    assert s.state.activated == {"hermetic-mirror"}
    assert (s.state.energy, s.state.day) == (0, 2)


def test_17_a_stopped_attempt_is_erased() -> None:
    s = activating(6, 1, hit_points=5).play_all("put 6 t1", "put 1 b1", "stop")
    assert s.state.phase == "free"
    s.play_all("rest", "activate hermetic-mirror")
    assert s.view()["activation"]["energy"] == 0
    assert s.view()["activation"]["squares"] == [0] * 8


def test_18_fleeting_visions_lend_an_energy_while_they_stay() -> None:
    weak = [(6, 1), (2, 1), (2, 1), (2, 1)]
    s = activating(*flat(weak), 1, 1, 1, 1, events={"fleeting-visions": "great-wilds"}, day=1)
    write_pairs(s, *weak)
    assert s.view()["activation"]["energy"] == 3
    s.play_all("go-on")  # day 2: the visions move to Halebeard Peak
    assert s.view()["activation"]["energy"] == 2


def test_18_the_focus_charm_stays_until_activation() -> None:
    s = activating(6, 1, charged=frozenset({"focus-charm"})).play_all("focus", "stop")
    assert s.state.charged == NOTHING
    assert s.view()["constructs"][1]["energy"] == 2
    weak = [(6, 1), (2, 1), (2, 1), (2, 1)]
    s = game(*flat(weak), found=frozenset({"hermetic-mirror"}), charms={"hermetic-mirror": 2})
    write_pairs(s.play_all("activate hermetic-mirror"), *weak)
    assert s.state.activated == {"hermetic-mirror"}
    assert s.state.charms == {}


def test_18_the_focus_charm_may_save_the_day_at_the_end_of_a_field() -> None:
    weak = [(6, 1), (6, 2), (2, 1), (2, 1)]
    s = write_pairs(activating(*flat(weak), charged=frozenset({"focus-charm"})), *weak)
    assert moves(s) == ["go-on", "focus", "stop"]
    s.play_all("focus")
    assert s.state.activated == {"hermetic-mirror"}
    assert (s.state.day, s.state.energy) == (0, 1)


# --- 19-21: connection -----------------------------------------------------------------------------------------------


def connecting(*rolls: int, wax: int = 1, **fields: Any) -> testing.TestSession:
    s = game(*rolls, stores=stock(wax=wax), **all_active(), **fields)
    return s.play_all("connect wax")


def test_19_a_link_needs_active_constructs_and_a_component() -> None:
    both = frozenset({"hermetic-mirror", "void-gate"})
    assert "connect wax" not in moves(game(found=both, activated=both))
    stores = stock(wax=1)
    assert "connect wax" not in moves(game(found=both, activated=frozenset({"void-gate"}), stores=stores))
    s = game(found=both, activated=both, stores=stores)
    assert "connect wax" in moves(s)
    s.play_all("connect wax")
    assert s.state.stores["wax"] == 0


def test_19_the_waste_basket_has_ten_slots() -> None:
    s = connecting(5, 2, basket=9)
    assert "waste 5" in moves(s)
    s.play_all("waste 5")
    assert s.state.basket == 10
    assert not any(move.startswith("waste") for move in moves(s))


@pytest.mark.parametrize(("basket", "after"), [(3, 5), (9, 10)])
def test_19_a_die_left_over_goes_to_the_basket_if_there_is_room(basket: int, after: int) -> None:
    s = connecting(5, 5, 4, 4, 3, 1, 3, 6, basket=basket)
    s.play_all("put 5 t1", "put 5 b1", "put 4 t2", "put 4 b2", "put 3 t3", "waste 1", "put 3 b3")
    assert s.state.links["wax"].value == 0
    assert s.state.basket == after


def test_20_a_negative_box_costs_damage_and_another_component() -> None:
    s = connecting(5, 4, 2, 2, 4, 6, wax=2)
    s.play_all("put 5 t1", "put 4 b1", "put 2 t2", "put 2 b2", "put 4 t3", "put 6 b3")
    assert (s.state.links["wax"].value, s.state.hit_points, s.state.stores["wax"]) == (3, 5, 0)


def test_20_without_another_component_the_link_is_erased_but_not_the_basket() -> None:
    s = connecting(5, 4, 2, 2, 4, 1, 6, 6)
    s.play_all("put 5 t1", "put 4 b1", "put 2 t2", "put 2 b2", "put 4 t3", "waste 1", "put 6 b3")
    assert s.state.links["wax"] == Link()
    assert (s.state.hit_points, s.state.basket) == (5, 2)


def test_21_a_stopped_link_is_resumed_where_it_was() -> None:
    s = connecting(5, 4, 2, 2).play_all("put 5 t1", "put 4 b1", "put 2 t2", "stop")
    assert s.state.phase == "free"
    assert s.view()["links"][3]["squares"] == [5, 2, 0, 4, 0, 0]
    s.play_all("connect wax")  # costs nothing more, and the die that was rolled still lies there
    assert s.state.stores["wax"] == 0
    assert s.view()["connection"]["squares"] == [5, 2, 0, 4, 0, 0]
    assert s.state.dice == [2]
    assert "stop" not in moves(s)  # not before something was done
    s.play_all("put 2 b2")
    assert s.view()["connection"]["results"] == [1, 0, None]


# --- 22: final activation --------------------------------------------------------------------------------------------


def test_22_hit_points_ease_the_final_activation() -> None:
    s = game(4, 4, links=linked(2), **all_active())
    assert "final" in moves(s)
    s.play_all("final")
    assert moves(s) == [f"spend {n}" for n in range(7)]
    s.play_all("spend 4")  # 12 - 4
    assert s.outcome is not None
    assert s.outcome.reason == "engine"
    assert s.state.hit_points == 2


def test_22_down_to_no_hit_points_without_falling_and_no_way_back() -> None:
    s = game(1, 1, 1, 1, links=linked(2), hit_points=1, **all_active()).play_all("final", "spend 0")
    assert (s.state.day, s.state.hit_points, s.state.phase) == (1, 0, "final-roll")
    assert moves(s) == ["roll"]
    s.play_all("roll")
    assert s.outcome is not None
    assert s.outcome.reason == "dead"


def test_22_needs_all_six_links() -> None:
    assert "final" not in moves(game(links={**linked(1), "wax": Link()}, **all_active()))


# --- 23-25: time -----------------------------------------------------------------------------------------------------


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


def test_25_active_monsters_are_two_levels_higher_up_to_five() -> None:
    events = {"active-monsters": "great-wilds"}
    assert fighting(1, events=events).view()["combat"]["level"] == 3
    assert fighting(4, events=events).view()["combat"]["level"] == 5
    assert fighting(1, events={"active-monsters": "fiery-maw"}).view()["combat"]["level"] == 1


def test_25_good_fortune_takes_up_to_ten_from_a_result() -> None:
    s = searched("221", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 110
    assert s.state.phase == "combat"
    s = searched("132", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 21
    assert (s.state.phase, s.state.stores["quartz"]) == ("free", 1)
    s = searched("131", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 20
    assert moves(s) == ["take construct", "take component"]


def test_25_foul_weather_doubles_the_circles_that_cost() -> None:
    events = {"foul-weather": "great-wilds"}
    s = game(events=events, day=2).play_all("search great-wilds 1")
    assert s.state.day == 4
    s = game(events=events, place="great-wilds", boxes=(FULL_BOX,), day=2).play_all("search great-wilds 2")
    assert s.state.day == 2


# --- 26: tools -------------------------------------------------------------------------------------------------------


def test_26_the_dowsing_rod_takes_up_to_a_hundred_but_never_to_zero() -> None:
    s = searched("212", "111")  # 101
    assert moves(s) == ["take level-1", "rod construct", "rod component"]
    s.play_all("rod construct")
    assert s.state.found == {"hermetic-mirror"}
    assert "dowsing-rod" not in s.state.charged
    assert moves(searched("322", "112")) == ["take level-2", "rod level-1"]  # 210


def test_26_the_wand_answers_a_roll_and_lasts() -> None:
    s = fighting(3, 1, 1, 1, 2, 4, 1, 6, charged=frozenset({"paralysis-wand"}))  # 1 / 6
    s.play_all("fight")
    assert moves(s) == ["accept", "wand"]
    s.play_all("wand")
    assert (s.state.hit_points, s.state.phase) == (6, "combat")
    s.play_all("fight")  # 1 and 2 are 3 and 4
    assert (s.state.hit_points, s.state.phase) == (6, "combat")
    s.play_all("fight")  # 4 is 6
    assert (s.state.phase, s.state.charged) == ("free", NOTHING)


def test_26_nobody_is_asked_when_the_wand_would_change_nothing() -> None:
    s = fighting(3, 2, 3, charged=frozenset({"paralysis-wand"})).play_all("fight")
    assert s.state.phase == "combat"
    s = fighting(3, 6, 6, 6, charged=frozenset({"paralysis-wand"})).play_all("fight")
    assert s.state.phase == "free"


# --- 27: Constructs --------------------------------------------------------------------------------------------------


def test_27_crystal_battery() -> None:
    s = game(
        stores={"silver": 2, "quartz": 0, "gum": 1, "silica": 0, "wax": 1, "lead": 0}, charged=NOTHING, **all_active()
    )
    s.play_all("recharge dowsing-rod")
    assert moves(s) == ["pay silver", "pay gum", "pay wax"]
    s.play_all("pay silver", "pay gum", "pay wax")
    assert s.state.charged == {"dowsing-rod"}
    assert sum(s.state.stores.values()) == 1
    s.state.stores["gum"] = 4
    assert not any(move.startswith("recharge") for move in moves(s))  # once per game


def test_27_nobody_is_asked_how_to_pay_when_there_is_but_one_way() -> None:
    stores = {"silver": 2, "quartz": 0, "gum": 1, "silica": 0, "wax": 0, "lead": 0}
    s = game(stores=stores, charged=NOTHING, **all_active()).play_all("recharge focus-charm")
    assert s.state.charged == {"focus-charm"}
    assert set(s.state.stores.values()) == {0}


def test_27_void_gate() -> None:
    gate = frozenset({"void-gate"})
    s = fighting(3, 1, 2, hit_points=1, found=gate, activated=gate).play_all("fight")
    assert (s.state.day, s.state.hit_points) == (4, 6)


def test_27_golden_chassis_against_spirits() -> None:
    chassis = frozenset({"golden-chassis"})
    s = fighting(5, 5, 4, 6, found=chassis, activated=chassis).play_all("fight")  # Thunder King 1-4 / 6: 6 and 5
    assert (s.state.hit_points, s.state.phase) == (6, "free")
    s = fighting(3, 5, 4, found=chassis, activated=chassis).play_all("fight")  # a bison is no spirit
    assert s.state.phase == "combat"


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


# --- 28: treasures ---------------------------------------------------------------------------------------------------


def test_28_ice_plate_and_molten_shard() -> None:
    s = fighting(4, treasures=frozenset({"ice-plate", "molten-shard"}))
    assert (s.view()["combat"]["attack"], s.view()["combat"]["hit"]) == ([1, 2], [4, 6])
    s = fighting(2, treasures=frozenset({"ice-plate"}))
    assert s.view()["combat"]["attack"] == [1, 1]


def test_28_moonlace() -> None:
    s = fighting(3, treasures=frozenset({"shimmering-moonlace"})).play_all("slip")
    assert (s.state.phase, s.state.place) == ("free", "great-wilds")


def test_28_scale_of_the_infinity_wurm() -> None:
    s = game(hit_points=3, treasures=frozenset({"scale-of-the-infinity-wurm"})).play_all("search great-wilds 1")
    assert s.state.hit_points == 4


def test_28_ancient_record() -> None:
    stores = stock(lead=1)
    s = game(treasures=frozenset({"ancient-record"}), stores=stores, **all_active()).play_all("record lead")
    assert (s.state.links["lead"].value, s.state.stores["lead"]) == (1, 0)


# --- 29-30: the end --------------------------------------------------------------------------------------------------


def test_29_exactly_six_damage_is_unconscious_for_six_days() -> None:
    s = fighting(3, 1, 2, hit_points=1).play_all("fight")
    assert (s.state.day, s.state.hit_points, s.state.place) == (6, 6, "workshop")


def test_29_more_than_six_is_death() -> None:
    s = fighting(3, 1, 1, hit_points=1).play_all("fight")
    assert s.outcome == ("dead", (0,), ())


def test_30_score_sheet() -> None:
    s = game(
        6, 6,
        links={**linked(1)}, treasures=frozenset({"ice-plate"}), perfect=frozenset({"void-gate"}),
        charged=frozenset({"focus-charm"}), day=4, **all_active(),
    ).play_all("final", "spend 1")  # fmt: skip
    assert {part["id"]: part["points"] for part in s.view()["score"]["parts"]} == {
        "found": 60, "perfect": 20, "treasure": 10, "active": 30, "link": 30, "tool": 10, "hit-point": 5,
        "engine": 50, "day": 50,
    }  # fmt: skip
    assert s.outcome is not None
    assert s.outcome.scores == (265,)
