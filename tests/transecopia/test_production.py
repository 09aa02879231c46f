"""Phase 4, Production (rules 5, 6, 32, 33; rulings d6, d7, d29, d34)."""

import pytest

from utopiary.games.transecopia.data import PARTS
from utopiary.games.transecopia.production import enough, parts_for

from .positions import access, deploy, moves


@pytest.mark.parametrize("part", [3, 4, 5])
def test_every_kind_of_prismatic_part_stands_in_for_a_missing_normal_one(part: int) -> None:
    have = tuple(int(index == part + 3) for index in range(len(PARTS)))
    assert parts_for(have, (part,)) == (0,) * len(PARTS)
    assert parts_for(have, (part - 3,)) is None


@pytest.mark.parametrize(("iron", "astatine"), [(1, 0), (0, 1), (1, 1)])
def test_a_captain_with_anything_to_trade_is_asked(iron: int, astatine: int) -> None:
    s = deploy("", "", "", iron=[iron, 0, 0], astatine=[astatine, 0, 0], **access(cyclical_crystal=(0,)))
    assert (s.state.phase, s.active) == ("production", (0,))
    assert ("trade iron" in moves(s), "trade astatine" in moves(s)) == (bool(iron), bool(astatine))


@pytest.mark.parametrize(
    ("values", "needs", "met"),
    [
        ([3], (3,), True),
        ([2], (3,), False),
        ([3, 3], (4, 7), False),
        ([4, 7], (4, 7), True),
        ([7, 4], (4, 7), True),
        ([], (3,), False),
    ],
)
def test_amounts_of_tech(values: list[int], needs: tuple[int, ...], met: bool) -> None:
    assert enough(values, needs) == met
