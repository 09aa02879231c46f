"""The tables: what the rulebook counts, and the schemes by which we made the rest (c1-c6)."""

from collections import Counter
from itertools import combinations, permutations

from utopiary.games.eutopia.data import (
    ACTION_CARDS,
    ACTIONS,
    AREAS,
    CHARACTERS,
    EVENT_CARDS,
    EVENTS,
    FACTORS,
    FALL,
    FIRST_EVENT,
    LEVELS,
    MOST,
    RESOURCES,
    TERRAINS,
)


# The schemes of c4, in the order of the tables. They are no longer those of the first specification (two icons of each
# kind, one or two terrains): with them nobody could win the upper levels, as data.py explains.
FACTOR_SCHEME = [
    *(main * 2 + other for main, other in permutations("ESPN", 2) for _ in range(2)),
    *(first + second for first, second in combinations("ESPN", 2) for _ in range(5)),
]
RESOURCE_SCHEME = [*("DKAJ".replace(lacking, "") for lacking in "DKAJ" for _ in range(13)), "DKAJ", "DKAJ"]
TERRAIN_SCHEME = [first + second for first, second in combinations("MFLC", 2) for _ in range(9)]


def test_fact_2_components() -> None:
    assert (len(ACTION_CARDS), len(EVENT_CARDS), len(CHARACTERS)) == (54, 40, 8)
    assert (len(ACTIONS), len(EVENTS)) == (54, 40)
    assert not set(ACTIONS) & set(EVENTS)
    assert all(card >= FIRST_EVENT for card in EVENTS)


def test_fact_3_an_action_card_is_four_things_at_once() -> None:
    for card in ACTION_CARDS:
        assert card.piece in ("corner", "straight")
        assert set(card.factors) <= set(FACTORS)
        assert set(card.resources) <= set(RESOURCES)
        assert card.terrain in TERRAINS
        assert len(card.environment) in (1, 2)
        assert len(set(card.environment)) == len(card.environment)
        assert set(card.environment) <= set(TERRAINS)


def test_facts_4_and_5_events_and_backs() -> None:
    for event in EVENT_CARDS:
        assert event.factor in FACTORS
        assert event.needs
        assert set(event.needs) <= set(RESOURCES)
    for card in (*ACTION_CARDS, *EVENT_CARDS):
        assert 1 <= card.dot <= len(AREAS)


def test_fact_12_difficulty() -> None:
    assert LEVELS == {"beginners": 10, "advanced": 13, "hard": 16, "extreme": 18}


def test_c1_the_end_is_every_factor_at_its_highest() -> None:
    assert len(FACTORS) * MOST == FALL


def test_c4_the_action_cards_follow_the_formula() -> None:
    for i, card in enumerate(ACTION_CARDS):
        assert card.factors == FACTOR_SCHEME[i]
        assert card.resources == RESOURCE_SCHEME[(23 * i + 11) % 54]
        assert card.environment == TERRAIN_SCHEME[(17 * i + 5) % 54]
        assert card.piece == ("straight" if i % 2 else "corner")
        assert card.terrain == "MFLC"[(i // 2 + i % 2) % 4]
        assert card.dot == i % 8 + 1


def test_c4_no_icon_is_rarer_than_another() -> None:
    assert set(Counter("".join(card.factors for card in ACTION_CARDS)).values()) == {33}
    assert set(Counter("".join(card.resources for card in ACTION_CARDS)).values()) == {41}
    assert set(Counter("".join(card.environment for card in ACTION_CARDS)).values()) == {27}
    assert Counter(card.piece for card in ACTION_CARDS) == {"corner": 27, "straight": 27}
    assert Counter(card.terrain for card in ACTION_CARDS) == {"M": 13, "F": 14, "L": 14, "C": 13}
    assert Counter(card.dot for card in ACTION_CARDS) == {**dict.fromkeys(range(1, 7), 7), 7: 6, 8: 6}
    assert len({card[:3] for card in ACTION_CARDS}) == 54, "no two cards can do the same"


def test_c5_the_events_are_fair_to_every_factor() -> None:
    for factor in FACTORS:
        needs = [len(event.needs) for event in EVENT_CARDS if event.factor == factor]
        assert sorted(needs) == [1] * 7 + [2] * 2 + [3]
    assert set(Counter("".join(event.needs for event in EVENT_CARDS)).values()) == {14}
    assert set(Counter(event.dot for event in EVENT_CARDS).values()) == {5}
    assert len({event.name for event in EVENT_CARDS}) == 40


def test_c6_two_characters_of_each_colour_and_every_talent_four_times() -> None:
    assert set(Counter(card.colour for card in CHARACTERS).values()) == {2}
    assert set(Counter("".join(card.speciality for card in CHARACTERS)).values()) == {4}
    assert all(len(set(card.speciality)) == 2 for card in CHARACTERS)
    assert len({role for card in CHARACTERS for role in (card.field, card.expert)}) == 16
