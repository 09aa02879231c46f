"""Ranks and the Syndicate Intimidator's demand (rule 25; rulings d11, d35)."""

import pytest

from utopiary.testing import TestSession

from .positions import characters, deploy, stores


def _sentinel_beats_intimidator() -> TestSession:
    who = characters(3, syndicate_intimidator=0, lutra_sentinel=1)
    return deploy("2 crystals", "2 crystals", "1 crystals", rolls=(1, 6), iron=[0, 2, 0], **who)


@pytest.mark.parametrize(("move", "astatine"), [("appease iron", 1), ("concede", 0)])
def test_only_a_sentinel_who_keeps_the_first_place_is_rewarded(move: str, astatine: int) -> None:
    s = _sentinel_beats_intimidator().play_all(move)
    assert stores(s, 1)[2] == astatine


def test_a_conceded_tie_is_in_order() -> None:
    s = _sentinel_beats_intimidator().play_all("concede")
    assert [entry.seat for entry in s.state.ranking] == [0, 1, 2]
    assert s.state.ties == (0, 1, 2)
