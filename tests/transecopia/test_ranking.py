"""Ranks and the Syndicate Intimidator's demand (rule 25; rulings d11, d35, a5)."""

import pytest

from utopiary.testing import TestSession

from .positions import access, characters, deploy, stores


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


def test_a5_a_prismatic_die_comes_last_in_whichever_order_the_dice_were_placed() -> None:
    for own in ("5 mine, blue-5 mine", "blue-5 mine, 5 mine"):
        s = deploy("6 mine", own, "", "", **access(derelict_gem=(1,)))
        assert [result.dice for result in s.state.results] == [(6,), (5,), (35,)]
        assert stores(s, 1)[:3] == (0, 1, 1)


def test_d11_dice_of_several_captains_with_equal_rewards_stay_in_the_order_of_the_light() -> None:
    s = deploy("blue-5 mine", "5 mine", "", "")
    assert [result.seat for result in s.state.results] == [0, 1]
