"""The tables of data.py against the components of the rulebook (rules 1 to 9)."""

from utopiary import GAMES
from utopiary.games.transecopia import data

from .positions import position

GAME = GAMES.find("transecopia")


def test_components() -> None:
    assert GAME.seats == range(2, 6)
    assert sum(data.PART_TOKENS) == 57
    assert len(data.TECH_CARDS) == 45
    assert len(data.FIND_CARDS) == 72
    assert [len(tier) for tier in data.UPGRADES] == [7, 7, 7]
    assert sum(len(cards) for cards in data.LIGHT.values()) == 14
    assert (len(data.ARTIFACTS), len(data.CHARACTERS), len(data.ZONES)) == (7, 6, 8)
    assert {tech.value for tech in data.TECHS} | {8} <= set(data.TECH_VALUE)
    assert any(card.tech == (4, 7) for card in data.UPGRADES[1])
    assert len({tuple(sorted(card.parts)) for tier in data.UPGRADES for card in tier}) == 21
    assert all(max(card.dice) <= data.MOST_DICE for cards in data.LIGHT.values() for card in cards)


def test_zone_limits_by_number_of_players() -> None:
    assert data.limits(2) == data.limits(3) == (99, 1, 2, 2, 2, 2, 99, 1)
    assert data.limits(4) == data.limits(5) == (99, 2, 2, 3, 2, 2, 99, 1)
    view = position(4).view()
    assert [zone["limit"] for zone in view["zones"]] == [None, 2, 2, 3, 2, 2, None, 1]
