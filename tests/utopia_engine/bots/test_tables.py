"""The tables of the planner are what the odds themselves give, as far as that can be worked out again in a test."""

from array import array
from binascii import a2b_base64

import pytest

from utopiary.games.utopia_engine.bots import activation_data, connection_data, search_data
from utopiary.games.utopia_engine.bots.connection_value import DAYS, SLOTS

from . import activation_table, connection_table, search_table


def test_ways_to_play_a_box() -> None:
    table = array("H", a2b_base64(search_data.PLAYS))
    ends, ways = 11, len(search_table.WEIGHTS)
    assert len(table) == 6 * ways * ends and search_data.SCALE == 1 / search_table.FINE
    for bonus, rod, way in ((0, False, 0), (1, True, 5), (2, False, ways - 1)):
        start = ((bonus * 2 + rod) * ways + way) * ends
        chances = [number * search_data.SCALE for number in table[start : start + ends]]
        assert chances == pytest.approx(search_table.odds(search_table.WEIGHTS[way], bonus, rod), abs=2e-5)


@pytest.mark.slow
def test_the_last_link() -> None:
    table = array("H", a2b_base64(connection_data.WORTH))
    for difficulty in (3, 12):
        again = connection_table.column(connection_table.first_layer(), difficulty)
        for slots in (0, 5, 10):
            start = (difficulty * SLOTS + slots) * len(DAYS)
            known = [number * connection_data.SCALE for number in table[start : start + len(DAYS)]]
            assert known == pytest.approx([again[slots][days] for days in DAYS], abs=3e-5)


@pytest.mark.slow
def test_the_fields_of_an_activation() -> None:
    kept, again = activation_data.FIRST_FIELD[0], activation_table.first_field(0)
    assert [end[:2] for end in kept] == [tuple(end[:2]) for end in again], "other ends, or in another order"
    assert [end[2] for end in kept] == pytest.approx([end[2] for end in again], abs=2e-4)
    assert activation_data.SECOND_FIELD[2] == pytest.approx(activation_table.second_field(2), abs=2e-4)
