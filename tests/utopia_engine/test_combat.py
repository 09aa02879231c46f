"""Encounters and combat: rules 10 to 13, and all that matters there (rules 25 to 28)."""

import pytest

from tests.utopia_engine.positions import NOTHING, fighting, moves, searched


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


def test_25_active_monsters_are_two_levels_higher_up_to_five() -> None:
    events = {"active-monsters": "great-wilds"}
    assert fighting(1, events=events).view()["combat"]["level"] == 3
    assert fighting(4, events=events).view()["combat"]["level"] == 5
    assert fighting(1, events={"active-monsters": "fiery-maw"}).view()["combat"]["level"] == 1


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


def test_26_the_wand_is_not_offered_when_it_would_change_nothing() -> None:
    s = fighting(3, 2, 3, charged=frozenset({"paralysis-wand"})).play_all("fight")
    assert s.state.phase == "combat"
    s = fighting(3, 6, 6, 6, charged=frozenset({"paralysis-wand"})).play_all("fight")
    assert s.state.phase == "free"


def test_27_golden_chassis_against_spirits() -> None:
    chassis = frozenset({"golden-chassis"})
    s = fighting(5, 5, 4, 6, found=chassis, activated=chassis).play_all("fight")  # Thunder King 1-4 / 6: 6 and 5
    assert (s.state.hit_points, s.state.phase) == (6, "free")
    s = fighting(3, 5, 4, found=chassis, activated=chassis).play_all("fight")  # a bison is no spirit
    assert s.state.phase == "combat"


def test_28_ice_plate_and_molten_shard() -> None:
    s = fighting(4, treasures=frozenset({"ice-plate", "molten-shard"}))
    assert (s.view()["combat"]["attack"], s.view()["combat"]["hit"]) == ([1, 2], [4, 6])
    s = fighting(2, treasures=frozenset({"ice-plate"}))
    assert s.view()["combat"]["attack"] == [1, 1]


def test_28_moonlace() -> None:
    s = fighting(3, treasures=frozenset({"shimmering-moonlace"})).play_all("slip")
    assert (s.state.phase, s.state.place) == ("free", "great-wilds")
