"""Connecting two Constructs: rules 19, 20, 21, 28."""

import pytest

from tests.utopia_engine.positions import all_active, connecting, game, moves, stock
from utopiary.games.utopia_engine.state import Link


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


def test_28_ancient_record() -> None:
    stores = stock(lead=1)
    s = game(treasures=frozenset({"ancient-record"}), stores=stores, **all_active()).play_all("record lead")
    assert (s.state.links["lead"].value, s.state.stores["lead"]) == (1, 0)
    assert s.view()["links"][5]["squares"] == [0] * 6  # no dice were written
