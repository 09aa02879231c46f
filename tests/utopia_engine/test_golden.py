"""The worked examples of the rulebook, and what follows from its tables."""

import pytest

from tests.utopia_engine.positions import NOTHING, searched
from utopiary import testing
from utopiary.games.utopia_engine.data import CONSTRUCTS, TIES
from utopiary.games.utopia_engine.state import Link


@pytest.mark.golden("utopia-engine", "S1")
def test_search_example_of_the_rulebook() -> None:
    s = testing.session("utopia-engine", rolls=[4, 5, 3, 3, 6, 1])
    s.play_all("search great-wilds 1", "put 5 t3", "put 4 b2", "put 3 t1", "put 3 b1", "put 6 t2", "put 1 b3")
    assert s.view()["search"]["result"] == 24
    s.play_all("take component")  # or bring it down with the Dowsing Rod
    assert s.state.stores["quartz"] == 1
    assert s.state.day == 1


@pytest.mark.golden("utopia-engine", "S2")
def test_the_highest_result_is_an_encounter_of_level_5() -> None:
    s = searched("666", "111", charged=NOTHING)
    assert s.state.boxes[0].result == 555
    assert s.view()["combat"]["level"] == 5


@pytest.mark.golden("utopia-engine", "S3")
def test_the_lowest_result_is_an_encounter_of_level_5() -> None:
    s = searched("111", "666")
    assert s.state.boxes[0].result == -555
    assert s.view()["combat"]["level"] == 5


@pytest.mark.golden("utopia-engine", "S4")
@pytest.mark.parametrize(
    ("top", "bottom", "result", "find"),
    [
        ("321", "222", 99, "component"),
        ("211", "111", 100, 1),
        ("421", "222", 199, 1),
        ("311", "111", 200, 2),
        ("121", "111", 10, "construct"),
        ("122", "111", 11, "component"),
        ("111", "111", 0, "zero"),
        ("111", "112", -1, 1),
        ("111", "211", -100, 1),
        ("111", "212", -101, 2),
        ("111", "511", -400, 4),
        ("111", "512", -401, 5),
    ],
)
def test_the_lines_of_the_result_chart(top: str, bottom: str, result: int, find: str | int) -> None:
    s = searched(top, bottom, charged=NOTHING)
    assert s.state.boxes[0].result == result
    fight = s.view()["combat"]
    if isinstance(find, int):
        assert fight["level"] == find
    else:
        assert fight is None
        assert s.state.stores["quartz"] == (find == "component")
        assert s.state.found == ({"hermetic-mirror"} if find != "component" else NOTHING)
        assert s.state.activated == ({"hermetic-mirror"} if find == "zero" else NOTHING)


@pytest.mark.golden("utopia-engine", "F1")
def test_combat_example_of_the_rulebook() -> None:
    s = testing.session("utopia-engine", rolls=[1, 4, 1, 6, 3], phase="combat", place="great-wilds", level=3)
    assert s.view()["combat"]["monster"] == "hornback-bison"
    s.play_all("fight", "accept", "fight", "accept")  # the Wand stays on the belt
    assert s.state.hit_points == 4
    assert s.state.phase == "free"
    assert s.state.stores["quartz"] == 1


@pytest.mark.golden("utopia-engine", "A1")
def test_activation_example_of_the_rulebook() -> None:
    first_field, bonus_roll = [6, 3, 1, 5, 4, 4, 6, 3], [5, 1]
    second_field = [6, 1, 5, 1, 2, 1, 2, 1]
    s = testing.session(
        "utopia-engine", rolls=first_field + bonus_roll + second_field, found=frozenset({"hermetic-mirror"})
    )
    s.play_all("activate hermetic-mirror", "put 6 t1", "put 3 b2", "put 1 b1", "put 5 t2")
    assert s.view()["activation"]["marks"] == [2, "lock", None, None]
    s.play_all("put 4 t3", "put 4 b3", "put 6 t4", "put 3 b4")
    assert s.view()["activation"]["marks"] == [2, "lock", None, "lock"]
    s.play_all("put 5 t3", "put 1 b3")
    assert s.view()["activation"]["energy"] == 3
    assert s.state.day == 0
    s.play_all("go-on")
    assert s.state.day == 1
    s.play_all("put 6 t1", "put 1 b1", "put 5 t2", "put 1 b2", "put 2 t3", "put 1 b3", "put 2 t4", "put 1 b4")
    assert s.state.activated == {"hermetic-mirror"}
    assert s.state.energy == 2


@pytest.mark.golden("utopia-engine", "K1")
def test_connection_example_of_the_rulebook() -> None:
    s = testing.session(
        "utopia-engine",
        rolls=[5, 2, 4, 4, 6, 2, 6, 1],
        found=frozenset({"hermetic-mirror", "void-gate"}),
        activated=frozenset({"hermetic-mirror", "void-gate"}),
    )
    s.state.stores["wax"] = 2
    s.play_all("connect wax", "put 5 t1", "put 2 b2", "put 4 b1", "put 4 t3", "put 2 t2", "waste 6", "put 6 b3")
    link = s.state.links["wax"]
    assert (link.results, link.value) == ((1, 0, 2), 3)
    assert s.state.hit_points == 5
    assert s.state.stores["wax"] == 0
    assert s.state.basket == 2


@pytest.mark.golden("utopia-engine", "G1")
def test_the_gods_hand_crosses_a_skull() -> None:
    s = testing.session("utopia-engine", hit_points=5, energy=3)
    s.play_all("gods-hand")
    assert s.state.energy == 0
    assert s.view()["time"]["skulls_crossed"] == 1
    assert s.view()["time"]["doomsday"] == 16


@pytest.mark.golden("utopia-engine", "U1")
def test_two_wounds_with_one_hit_point_are_death() -> None:
    s = testing.session("utopia-engine", rolls=[1, 1], phase="combat", place="great-wilds", level=3, hit_points=1)
    s.play_all("fight", "accept")
    assert s.outcome is not None
    assert s.outcome.reason == "dead"


@pytest.mark.golden("utopia-engine", "U2")
def test_the_drop_comes_before_falling() -> None:
    s = testing.session(
        "utopia-engine", rolls=[1, 6, 3], phase="combat", place="great-wilds", level=3, hit_points=1, charged=NOTHING
    )
    s.play_all("fight")
    assert s.state.stores["quartz"] == 1
    assert s.state.day == 6
    assert s.state.hit_points == 6
    assert s.state.place == "workshop"


@pytest.mark.golden("utopia-engine", "D1")
def test_doomsday_is_day_15_unless_its_skull_is_crossed() -> None:
    s = testing.session("utopia-engine", day=14, hit_points=3)
    s.play_all("rest")
    assert s.outcome == ("doomsday", (30 + 3,), ())


@pytest.mark.golden("utopia-engine", "Q1")
def test_the_score_of_a_win() -> None:
    links = {component: Link(True, value=1) for component in TIES}
    s = testing.session(
        "utopia-engine",
        rolls=[6, 6],
        hit_points=2,
        day=11,
        found=frozenset(CONSTRUCTS),
        activated=frozenset(CONSTRUCTS),
        links=links,
    )
    s.play_all("final", "spend 0")
    assert s.outcome == ("engine", (60 + 30 + 30 + 30 + 2 + 50 + 15,), (0,))
    assert s.outcome[1] == (217,)
