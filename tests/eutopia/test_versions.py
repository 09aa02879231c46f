"""Earlier rules versions: what was different in them."""

from collections import Counter
from typing import Any

import pytest

from tests.eutopia.positions import GAME
from utopiary import testing
from utopiary.core.game import Game
from utopiary.games.eutopia.data import CHARACTERS, EVENTS
from utopiary.games.eutopia.old_rules import OLD_RULES, State1, State2
from utopiary.games.eutopia.state import State, Talents, needs_of_events


def test_versions_are_listed_newest_first() -> None:
    assert (GAME.rules_version, [rules.rules_version for rules in OLD_RULES]) == (3, [2, 1])
    assert GAME.old_rules is OLD_RULES


@pytest.mark.parametrize(("kind", "sizes"), [(State1, {1: 24, 2: 12, 3: 4}), (State2, {1: 20, 2: 16, 3: 4})])
def test_events_needed_less(kind: type[State], sizes: dict[int, int]) -> None:
    assert Counter(sum(need) for need in kind.edition.needs.values()) == sizes
    assert list(kind.edition.needs) == list(EVENTS)


def test_needs_are_given_for_every_event() -> None:
    with pytest.raises(ValueError):
        needs_of_events("D", "K")


def test_a_role_of_version_1_has_one_talent_for_one_terrain_or_resource() -> None:
    guide, talents = State1.edition.characters[0], State1.edition.talents
    assert (talents(guide, 1, 2), talents(guide, 2, 2)) == (Talents("M", ""), Talents("", "D"))


def test_a_role_of_version_2_has_one_talent_and_in_a_team_of_two_both() -> None:
    guide, talents = State2.edition.characters[0], State2.edition.talents
    assert (talents(guide, 1, 3), talents(guide, 2, 3)) == (Talents("MF", ""), Talents("", "DKAJ"))
    assert talents(guide, 1, 2) == talents(guide, 2, 2) == Talents("MF", "DKAJ")


def test_characters_keep_their_roles() -> None:
    for kind in (State1, State2):
        assert [(card.field, card.expert) for card in kind.edition.characters] == [
            (card.field, card.expert) for card in CHARACTERS
        ]


def test_talents_were_off_by_default_in_version_1() -> None:
    default = {rules.rules_version: dict(rules.options)["talents"][0] for rules in (GAME, *OLD_RULES)}
    assert default == {3: "on", 2: "on", 1: "off"}


@pytest.mark.parametrize(("rules", "words"), [(OLD_RULES[1], 2), (OLD_RULES[0], 3), (GAME, 3)])
def test_a_move_names_the_resource_unless_the_role_has_only_one(rules: Game[Any], words: int) -> None:
    found = set()
    for number in range(12):
        for state in testing.playout(rules, 2, f"ADVISE {number}", {"talents": "on"}):
            if rules.active(state):
                found |= {len(move) for move in rules.moves(state, state.seat) if move[0] == "advise"}
    assert found == {words}
