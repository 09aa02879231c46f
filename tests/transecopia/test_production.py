"""Phase 4, Production (rules 5, 6, 32, 33; rulings d6, d7, d29, d34)."""

import pytest

from utopiary.games.transecopia.data import PARTS
from utopiary.games.transecopia.production import parts_for


@pytest.mark.parametrize("part", [3, 4, 5])
def test_every_kind_of_prismatic_part_stands_in_for_a_missing_normal_one(part: int) -> None:
    have = tuple(int(index == part + 3) for index in range(len(PARTS)))
    assert parts_for(have, (part,)) == (0,) * len(PARTS)
    assert parts_for(have, (part - 3,)) is None
