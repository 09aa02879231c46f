"""Paying and supplies (rules 9, 10; rulings c5, d20)."""

import pytest

from utopiary.games.transecopia.resources import can_pay, finds_left

from .positions import position


@pytest.mark.parametrize(
    ("cost", "enough"),
    [
        ((3, 2, 1), True),
        ((4, 2, 1), False),
        ((3, 3, 1), False),
        ((3, 2, 2), False),
        ((0, 2, 0), True),
        ((0, 0, 0), True),
    ],
)
def test_every_resource_of_a_price_must_be_there(cost: tuple[int, int, int], enough: bool) -> None:
    s = position(2, iron=[3, 0], copper=[2, 0], astatine=[1, 0]).state
    assert can_pay(s, 0, cost) == enough


@pytest.mark.parametrize(("deck", "used", "left"), [((1,), (), True), ((), (1,), True), ((), (), False)])
def test_used_discovery_cards_can_be_drawn_again(deck: tuple[int, ...], used: tuple[int, ...], left: bool) -> None:
    assert finds_left(position(2, find_deck=deck, find_used=used).state) == left
