"""Activating a Construct: rules 15 to 18."""

import pytest

from tests.utopia_engine.positions import NOTHING, activating, flat, game, moves, write_pairs


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


def test_16_a_field_is_filled_even_when_the_energy_is_enough() -> None:
    s = activating(6, 1, 6, 1, charged=frozenset({"focus-charm"}))
    s.play_all("put 6 t1", "put 1 b1", "put 6 t2", "put 1 b2", "focus")
    assert s.state.phase == "activation"
    assert s.view()["activation"]["energy"] == 6
