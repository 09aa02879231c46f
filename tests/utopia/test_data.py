"""The tables: components and the map (rules 1-4)."""

import pytest

from tests.utopia.positions import GAME
from utopiary.games.utopia import data
from utopiary.games.utopia.data import BY_LAND, DISTRICT, ON_ISLAND, OPEN


def test_1_two_to_five_players_and_fifty_points() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert data.GOAL == 50


def test_2_twenty_four_districts_on_four_islands() -> None:
    assert len(data.DISTRICTS) == len({district.id for district in data.DISTRICTS}) == 24
    assert {district.island for district in data.DISTRICTS} == set(data.ISLANDS)
    assert [len(places) for places in ON_ISLAND] == [5, 5, 8, 6]  # ruling c1
    assert all(5 <= len(places) <= 8 for places in ON_ISLAND)  # public
    values = [district.value for district in data.DISTRICTS]
    assert [values.count(value) for value in (2, 3, 4)] == [8, 8, 8]
    assert sum(district.ship for district in data.DISTRICTS) == 9


def test_2_streets_and_bridges_go_both_ways() -> None:
    for district in data.DISTRICTS:
        for id in district.streets:
            other = data.DISTRICTS[DISTRICT[id]]
            assert district.id in other.streets
            assert other.island == district.island
        for id in district.bridges:
            other = data.DISTRICTS[DISTRICT[id]]
            assert district.id in other.bridges
            assert other.island != district.island
    assert sum(len(district.streets) for district in data.DISTRICTS) == 2 * 29
    assert sum(len(district.bridges) for district in data.DISTRICTS) == 2 * 8


@pytest.mark.parametrize("seats", [2, 3])
def test_2_every_district_can_be_walked_to(seats: int) -> None:
    seen, todo = set(), [OPEN[seats][-1]]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += [d for d in BY_LAND[here] if d in OPEN[seats]]
    assert seen == set(OPEN[seats])


def test_3_and_4_components() -> None:
    assert (data.MONUMENTS + 1) * len(data.CIVILIZATIONS) == 40
    assert data.PRINCES * len(data.CIVILIZATIONS) == 40
    assert data.BASES == 8
    assert data.PRIVILEGES == 2
    assert data.GUESTS * len(data.CIVILIZATIONS) * len(data.ISLANDS) == 40
    assert data.CARDS * len(data.CIVILIZATIONS) == 50
