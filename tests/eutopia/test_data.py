"""The tables: what the rulebook counts, and the schemes of the rest (rulings c1, c4, c5, c6)."""

from collections import Counter
from itertools import combinations

from utopiary.games.eutopia.data import (
    ACTION_CARDS,
    ACTIONS,
    AREAS,
    CHARACTERS,
    EVENT_CARDS,
    EVENTS,
    FACTORS,
    FIRST_EVENT,
    LEVELS,
    LOSING_SUM,
    MAX_FACTOR,
    RESOURCES,
    TERRAINS,
)


def scheme(kinds: str, doubled: bool) -> list[str]:
    """54 = 4 x 6 + 6 x 5: each kind six times alone, each pair five times (ruling c4)."""
    return [kind * (1 + doubled) for kind in kinds for _ in range(6)] + [
        first + second for first, second in combinations(kinds, 2) for _ in range(5)
    ]


def test_rule_2_components() -> None:
    assert (len(ACTION_CARDS), len(EVENT_CARDS), len(CHARACTERS)) == (54, 40, 8)
    assert (len(ACTIONS), len(EVENTS)) == (54, 40)
    assert not set(ACTIONS) & set(EVENTS)
    assert all(card >= FIRST_EVENT for card in EVENTS)


def test_rule_3_an_action_card_is_four_things_at_once() -> None:
    for card in ACTION_CARDS:
        assert card.piece in ("corner", "straight")
        assert set(card.factors) <= set(FACTORS)
        assert set(card.resources) <= set(RESOURCES)
        assert card.terrain in TERRAINS
        assert len(card.environment) in (1, 2)
        assert len(set(card.environment)) == len(card.environment)
        assert set(card.environment) <= set(TERRAINS)


def test_rules_4_and_5_events_and_backs() -> None:
    for event in EVENT_CARDS:
        assert event.factor in FACTORS
        assert event.needs
        assert set(event.needs) <= set(RESOURCES)
    for card in (*ACTION_CARDS, *EVENT_CARDS):
        assert 1 <= card.dot <= len(AREAS)


def test_rule_12_difficulty() -> None:
    assert LEVELS == {"beginners": 10, "advanced": 13, "hard": 16, "extreme": 18}


def test_c1_the_end_is_every_factor_at_its_highest() -> None:
    assert len(FACTORS) * MAX_FACTOR == LOSING_SUM


def test_c4_the_action_cards_follow_the_formula() -> None:
    factors, resources = scheme("ESPN", True), scheme("DKAJ", True)
    environment = scheme("MFLC", False)
    for i, card in enumerate(ACTION_CARDS):
        assert card.factors == factors[i]
        assert card.resources == resources[(23 * i + 11) % 54]
        assert card.environment == environment[(17 * i + 5) % 54]
        assert card.piece == ("straight" if i % 2 else "corner")
        assert card.terrain == "MFLC"[(i // 2 + i % 2) % 4]
        assert card.dot == i % 8 + 1


def test_c4_no_icon_is_rarer_than_another() -> None:
    assert set(Counter("".join(card.factors for card in ACTION_CARDS)).values()) == {27}
    assert set(Counter("".join(card.resources for card in ACTION_CARDS)).values()) == {27}
    assert set(Counter("".join(card.environment for card in ACTION_CARDS)).values()) == {21}
    assert Counter(card.piece for card in ACTION_CARDS) == {"corner": 27, "straight": 27}
    assert Counter(card.terrain for card in ACTION_CARDS) == {"M": 13, "F": 14, "L": 14, "C": 13}
    assert Counter(card.dot for card in ACTION_CARDS) == {**dict.fromkeys(range(1, 7), 7), 7: 6, 8: 6}
    assert len(set(ACTION_CARDS)) == 54


def test_c5_the_events_are_fair_to_every_factor_and_resource() -> None:
    for factor in FACTORS:
        needs = [len(event.needs) for event in EVENT_CARDS if event.factor == factor]
        assert sorted(needs) == [1] + [2] * 3 + [3] * 4 + [4] * 2
    often = Counter("".join(sorted(event.needs, key="DKAJ".index)) for event in EVENT_CARDS)
    for size, times in ((1, 1), (2, 2), (3, 4), (4, 8)):
        assert {often["".join(kinds)] for kinds in combinations("DKAJ", size)} == {times}
    assert set(Counter("".join(event.needs for event in EVENT_CARDS)).values()) == {27}
    assert set(Counter(event.dot for event in EVENT_CARDS).values()) == {5}
    assert len({event.name for event in EVENT_CARDS}) == 40


def test_c6_two_characters_of_each_colour_and_every_terrain_and_resource_known_to_four() -> None:
    assert set(Counter(card.colour for card in CHARACTERS).values()) == {2}
    for known in ([card.home for card in CHARACTERS], [card.brings for card in CHARACTERS]):
        assert set(Counter("".join(known)).values()) == {4}
        assert set(Counter(kinds[0] for kinds in known).values()) == {2}
        assert all(len(set(kinds)) == 2 for kinds in known)
    assert len({role for card in CHARACTERS for role in (card.field, card.expert)}) == 16
