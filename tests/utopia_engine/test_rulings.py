"""Our rulings, where the rulebook leaves a question open."""

import pytest

from tests.utopia_engine.positions import FULL_BOX, NOTHING, all_active, fighting, game, linked, moves, searched, stock
from utopiary.games.utopia_engine.data import CONSTRUCTS
from utopiary.games.utopia_engine.state import Link

MIRROR = frozenset({"hermetic-mirror"})


def test_c1_the_bracelet_answers_to_days_or_to_activations() -> None:
    bracelet = frozenset({"bracelet-of-ios"})
    by_day = game(hit_points=3, treasures=bracelet).play_all("rest")
    assert by_day.state.energy == 1
    option = {"bracelet": "activation"}
    assert game(options=option, hit_points=3, treasures=bracelet).play_all("rest").state.energy == 0
    pairs = (6, 1, 6, 1, 2, 1, 2, 1)
    s = game(*pairs, options=option, treasures=bracelet, found=MIRROR).play_all("activate hermetic-mirror")
    for box in range(4):
        s.play_all(f"put {pairs[2 * box]} t{box + 1}", f"put {pairs[2 * box + 1]} b{box + 1}")
    assert (s.state.activated, s.state.energy) == (MIRROR, 1)
    assert searched("111", "111", options=option, treasures=bracelet).state.energy == 6  # a perfect zero activates too


def test_c2_foul_weather_costs_one_more_day_on_circles_that_cost() -> None:
    s = game(1, 1, 1, 2, 5, 5, events={"foul-weather": "great-wilds"}, day=1).play_all("search great-wilds 1")
    assert s.state.day == 3  # here before and after: still one extra day
    s = game(1, 1, 1, 1, 5, 5, events={"foul-weather": "great-wilds"}, day=1).play_all("search great-wilds 1")
    assert s.state.day == 3  # two days were due when the circle was marked, whatever the events do
    s = game(events={"foul-weather": "great-wilds"}, hit_points=2, place="great-wilds").play_all("rest")
    assert s.state.day == 1


def test_c3_the_extra_day_may_be_an_event_day() -> None:
    s = game(3, 3, 3, 3, 5, 5, events={"foul-weather": "great-wilds"}, day=3).play_all("search great-wilds 1")
    assert s.state.day == 5
    assert set(s.state.events.values()) == {"root-strangled-marshes"}
    assert s.state.dice == [5, 5]


def test_c4_a_zero_where_the_construct_is_found_gives_two_components_only() -> None:
    s = searched("345", "345", found=MIRROR)
    assert s.state.stores["quartz"] == 2
    assert (s.state.energy, s.state.perfect, s.state.activated) == (0, NOTHING, NOTHING)


def test_c5_bonuses_stop_at_zero_and_do_nothing_for_a_negative_result() -> None:
    events = {"good-fortune": "great-wilds"}
    assert searched("116", "111", events=events).play_all("take zero").state.boxes[0].result == 0
    assert searched("111", "112", events=events).state.phase == "combat"


def test_c6_bonuses_work_above_a_hundred() -> None:
    s = searched("216", "111", events={"good-fortune": "great-wilds"}, charged=NOTHING)  # 105
    assert moves(s) == ["take component", "take level-1"]
    s.play_all("take component")
    assert s.state.boxes[0].result <= 99


def test_c7_the_rod_comes_last_and_never_gives_a_zero() -> None:
    s = searched("231", "111", events={"good-fortune": "great-wilds"})  # 120 - 10 - 100 = 10
    assert moves(s) == ["take level-1", "rod construct", "rod component"]
    s = searched("122", "111", events={"good-fortune": "great-wilds"})  # 11: ten off leaves 1, the Rod has no use
    assert moves(s) == ["take construct", "take component"]
    s = searched("132", "111", events={"good-fortune": "great-wilds"})  # 21
    assert moves(s) == ["take component", "rod construct"]


def test_c8_wand_and_chassis_add_up_and_six_is_the_most() -> None:
    chassis = frozenset({"golden-chassis"})
    s = fighting(5, 3, 6, 6, found=chassis, activated=chassis, charged=frozenset({"paralysis-wand"}))
    s.play_all("wand")
    assert s.view()["combat"]["added"] == 3
    s.play_all("fight")  # 3 is 6, 6 is still a 6
    assert (s.state.phase, s.state.hit_points) == ("free", 6)


def test_c9_drops_and_treasures_use_the_raised_level() -> None:
    events = {"active-monsters": "great-wilds"}
    assert fighting(1, 6, 6, 3, events=events).play_all("fight").state.stores["quartz"] == 1
    assert fighting(3, 6, 6, 5, events=events).play_all("fight").state.treasures == {"bracelet-of-ios"}


def test_c10_moonlace_before_the_first_roll_only() -> None:
    s = fighting(3, 2, 2, treasures=frozenset({"shimmering-moonlace"}))
    assert moves(s) == ["fight", "slip"]
    assert s.play_all("fight").state.phase == "combat"
    assert moves(s) == ["fight"]


def test_c10_slipping_away_gives_no_drop() -> None:
    s = fighting(5, 1, treasures=frozenset({"shimmering-moonlace"})).play_all("slip")
    assert s.state.treasures == {"shimmering-moonlace"}


def test_c11_resting_keeps_the_marks_of_the_region() -> None:
    s = game(hit_points=3, place="great-wilds", boxes=(FULL_BOX,) * 2).play_all("rest")
    assert len(s.state.boxes) == 2
    assert "search great-wilds 3" in moves(s)


def test_c12_falling_erases_an_activation_but_not_the_charm() -> None:
    s = game(6, 1, 1, 6, found=MIRROR, hit_points=1).play_all("activate hermetic-mirror", "focus")
    s.play_all("put 6 t1", "put 1 b1", "put 1 t2", "put 6 b2")
    assert (s.state.day, s.state.phase, s.state.hit_points) == (6, "free", 6)
    assert s.view()["constructs"][1]["charm"] == 2
    assert s.state.energy_gained == 0


def test_c12_a_stopped_link_survives_a_fall() -> None:
    link = Link(True, (5, 0, 0, 4, 0, 0), (2, 2))
    s = fighting(3, 1, 2, hit_points=1, links={**linked(1), "wax": link}).play_all("fight")
    assert s.state.day == 6
    assert s.state.links["wax"] == link


def test_c13_more_negatives_than_hit_points_are_death() -> None:
    s = game(1, 6, 1, 6, 5, 5, stores=stock(wax=4), hit_points=1, **all_active()).play_all("connect wax")
    s.play_all("put 1 t1", "put 6 b1", "put 1 t2", "put 6 b2", "put 5 t3", "put 5 b3")
    assert s.outcome is not None
    assert s.outcome.reason == "dead"


def test_c13_as_many_as_hit_points_are_a_fall_after_all_is_settled() -> None:
    s = game(1, 6, 1, 6, 5, 5, stores=stock(wax=3), hit_points=2, **all_active()).play_all("connect wax")
    s.play_all("put 1 t1", "put 6 b1", "put 1 t2", "put 6 b2", "put 5 t3", "put 5 b3")
    assert s.state.links["wax"].value == 4
    assert s.state.stores["wax"] == 0
    assert (s.state.day, s.state.hit_points) == (4, 6)  # the Void Gate is active


def test_c13_two_backfires_of_one_roll_can_kill() -> None:
    marks = [-1, -1, 0, 0]
    squares = [1, 1, 2, 2, 0, 0, 1, 1]
    s = game(
        phase="activation", subject="hermetic-mirror", found=MIRROR, turn=1, hit_points=1, charged=NOTHING,
        marks=marks, squares=squares, dice=[6, 6],
    ).play_all("put 6 b1")  # fmt: skip
    assert s.state.hit_points == 0
    assert moves(s) == ["put 6 b2"]  # both dice of a roll are written before anybody falls
    s.play_all("put 6 b2")
    assert s.outcome is not None
    assert s.outcome.reason == "dead"


def test_c13_what_the_last_box_completes_is_kept_before_falling() -> None:
    s = game(
        phase="activation", subject="hermetic-mirror", found=MIRROR, turn=1, hit_points=1,
        marks=[2, 2, 0, -1], squares=[6, 6, 2, 1, 1, 1, 1, 0], dice=[6],
    ).play_all("put 6 b4")  # fmt: skip
    assert s.state.activated == MIRROR
    assert (s.state.day, s.state.hit_points) == (6, 6)


def test_c14_the_second_die_may_go_into_the_box_that_was_just_erased() -> None:
    s = game(3, 3, 3, 5, found=MIRROR).play_all("activate hermetic-mirror", "put 3 t1", "put 3 t2", "put 3 b1")
    assert s.view()["activation"]["squares"][0] == 0
    assert "put 5 t1" in moves(s)


def test_c15_the_scale_adds_to_rest_and_sleeps_with_you() -> None:
    scale = frozenset({"scale-of-the-infinity-wurm"})
    assert game(hit_points=2, treasures=scale).play_all("rest").state.hit_points == 4
    s = fighting(3, 1, 2, hit_points=1, day=13, treasures=scale).play_all("fight")  # Doomsday comes in its sleep
    assert s.state.hit_points == 0


def test_c16_doomsday_comes_before_the_damage_of_a_failed_final_roll() -> None:
    s = game(1, 1, links=linked(2), day=14, hit_points=3, **all_active()).play_all("final", "spend 3")
    assert s.outcome is not None
    assert s.outcome.reason == "doomsday"


@pytest.mark.parametrize(("day", "skulls", "left"), [(0, 0, 14), (11, 0, 3), (14, 0, 0), (14, 2, 2), (10, 8, 11)])
def test_c17_days_left_are_those_that_can_still_be_crossed(day: int, skulls: int, left: int) -> None:
    assert game(day=day, skulls=skulls).view()["time"]["days_left"] == left


def test_c18_hit_points_given_to_the_engine_do_not_count() -> None:
    s = game(6, 6, links=linked(1), **all_active()).play_all("final", "spend 4")
    assert {part["id"]: part["n"] for part in s.view()["score"]["parts"]}["hit-point"] == 2


def test_c19_days_of_sleep_are_crossed_one_by_one() -> None:
    s = fighting(3, 1, 2, 6, 6, 6, 6, 5, 5, 5, 5, hit_points=1).play_all("fight")  # days 1 to 6: events on 2 and 5
    assert set(s.state.events.values()) == {"ruined-city"}
    s = fighting(3, 1, 2, hit_points=1, day=12).play_all("fight")
    assert s.outcome is not None
    assert (s.outcome.reason, s.state.day) == ("doomsday", 15)


def test_c20_the_record_needs_both_constructs_and_the_component() -> None:
    record = frozenset({"ancient-record"})
    assert not any(move.startswith("record") for move in moves(game(treasures=record, **all_active())))
    s = game(treasures=record, stores=stock(wax=1), found=frozenset(CONSTRUCTS), activated=MIRROR)
    assert not any(move.startswith("record") for move in moves(s))
    s = game(treasures=record, stores=stock(wax=1), **all_active())
    assert [move for move in moves(s) if move.startswith("record")] == ["record wax"]


def test_c21_the_seal_works_until_you_leave_and_also_against_monsters_that_wait() -> None:
    seal = frozenset({"seal-of-balance"})
    events = {"active-monsters": "great-wilds"}
    s = fighting(1, events=events, found=seal, activated=seal)
    assert moves(s) == ["fight", "seal great-wilds"]
    s.play_all("seal great-wilds")
    assert s.view()["combat"]["level"] == 1
    assert s.view()["regions"][1]["sealed"]
    s = game(events=events, found=seal, activated=seal, place="great-wilds", boxes=(FULL_BOX,))
    s.play_all("seal great-wilds")
    assert len(s.state.boxes) == 1  # declared while there: the marks stay
    s.play_all("home")
    assert not s.state.sealed


def test_c21_events_that_come_later_are_silenced_too() -> None:
    s = game(2, 2, 2, 2, place="great-wilds", sealed=True, day=1, hit_points=3).play_all("rest")
    assert s.state.events["foul-weather"] == "great-wilds"
    s.play_all("search great-wilds 1")
    assert s.state.day == 3


def test_c22_a_treasure_taken_before_drops_nothing() -> None:
    s = fighting(5, 6, 6, 1, treasures=frozenset({"bracelet-of-ios"})).play_all("fight")
    assert s.state.treasures == {"bracelet-of-ios"}
    assert s.state.stores["quartz"] == 0


def test_c23_a_stopped_activation_can_be_tried_again_when_a_day_has_passed() -> None:
    s = game(3, 3, found=frozenset({"void-gate"}), hit_points=5).play_all("activate void-gate", "stop")
    assert "activate void-gate" not in moves(s)
    s.play_all("rest")
    assert "activate void-gate" in moves(s)


def test_c24_two_negatives_and_one_component_lose_the_link_and_the_component() -> None:
    s = game(1, 6, 1, 6, 5, 5, stores=stock(wax=2), **all_active()).play_all("connect wax")
    s.play_all("put 1 t1", "put 6 b1", "put 1 t2", "put 6 b2", "put 5 t3", "put 5 b3")
    assert s.state.links["wax"] == Link()
    assert (s.state.stores["wax"], s.state.hit_points) == (0, 4)


def test_c26_the_scale_can_keep_a_failing_final_activation_alive() -> None:
    scale = frozenset({"scale-of-the-infinity-wurm"})
    s = game(1, 1, 1, 1, links=linked(2), treasures=scale, hit_points=0, **all_active()).play_all("final", "spend 0")
    assert (s.state.phase, s.state.hit_points) == ("final-roll", 0)


def test_c26_the_bracelet_can_save_the_world_during_sleep() -> None:
    s = fighting(3, 1, 2, hit_points=1, day=9, treasures=frozenset({"bracelet-of-ios"})).play_all("fight")
    assert s.outcome is None
    assert (s.state.day, s.state.skulls, s.state.energy) == (15, 1, 3)
