"""The tables: components (rules 2-7) and the reconstructed ones (rulings c1-c3, d17)."""

from collections import Counter

import pytest

from utopiary.games.contrivance import data
from utopiary.games.contrivance.names import TILE_IDS


def test_2_six_contrivances_with_numbers_from_1_to_3() -> None:
    assert len(data.CONTRIVANCES) == 6
    assert {tile.number for tile in data.CONTRIVANCES} == {1, 2, 3}


def test_3_there_are_as_many_burn_out_tokens_as_tiles() -> None:
    assert len(TILE_IDS) == 24


def test_4_six_builders() -> None:
    ids = [builder.id for builder in data.BUILDERS]
    assert ids == ["engineer", "mechanic", "regulator", "cognicator", "assembler", "intendent"]
    assert len({(builder.where, builder.what) for builder in data.BUILDERS}) == 6


def test_6_values_go_from_0_to_6() -> None:
    assert (data.LOWEST, data.HIGHEST) == (0, 6)


def test_7_sixty_two_cards() -> None:
    assert sum(data.TOOLS.values()) == 48
    assert sum(data.SWITCH_ON_COPIES) == 14
    assert [data.TOOLS[card] for card in ("plus-1", "plus-2", "plus-3", "minus-1", "minus-2", "minus-3")] == [
        3, 2, 1, 3, 2, 1,
    ]  # fmt: skip
    others = set(data.TOOLS) - set(data.POINTS)
    assert len(others) == 6
    assert {data.TOOLS[card] for card in others} == {6}


def test_c1_fourteen_switch_ons() -> None:
    assert tuple(data.SWITCH_ONS.values()) == (3, 2, 1, -1, -2, -3)
    assert data.SWITCH_ON_COPIES == (1, 2, 1, 3, 4, 3)
    assert sum(value * n for value, n in zip(data.SWITCH_ONS.values(), data.SWITCH_ON_COPIES, strict=True)) == -12


@pytest.mark.parametrize(("seats", "cards", "total"), [(2, 14, -12), (3, 12, -9), (4, 10, -9), (5, 8, -9), (6, 6, -6)])
def test_c2_the_guide(seats: int, cards: int, total: int) -> None:
    row = data.GUIDE[seats]
    assert sum(row) == cards
    assert all(used <= there for used, there in zip(row, data.SWITCH_ON_COPIES, strict=True))
    assert sum(value * n for value, n in zip(data.SWITCH_ONS.values(), row, strict=True)) == total
    assert data.START_DAMAGE + total <= data.REPAIRED  # it ends before the deck does
    more = sum(value * n for value, n in zip(data.SWITCH_ONS.values(), row, strict=True) if value > 0)
    assert data.START_DAMAGE + more > data.MOST_DAMAGE  # and may end in ruin


def test_c3_d17_high_numbers_stand_on_more_contrivances() -> None:
    """Tuned after thousands of games: with two of each the Mechanic won three times as often as the Cognicator."""
    assert Counter(tile.number for tile in data.CONTRIVANCES) == {1: 1, 2: 2, 3: 3}
