"""What is true in every position of every game, whoever plays: nothing is lost, limits hold, every text can be said."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from utopiary import GAMES, Speaker, testing
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
from utopiary.games.transecopia import rules
from utopiary.games.transecopia.data import (
    FIND_CARDS,
    FRAGMENT,
    LAST_TURN,
    LIGHT_TOKENS,
    MOST_DICE,
    PART_TOKENS,
    TECH_CARDS,
    TOP,
    UPGRADES,
    UPSIDE_DOWN,
    ZONES_FOR,
    limits,
    slot_costs,
)
from utopiary.games.transecopia.state import State

GAME = GAMES.find("transecopia")
TABLES = [(seats, number) for seats in GAME.seats for number in range(2)]


@cache
def whole_game(seats: int, number: int) -> tuple[State, ...]:
    options = {"characters": ("draft", "none")[number % 2]}
    return tuple(testing.playout(GAME, seats, f"invariant {number}", options))


def some_states() -> Iterator[State]:
    for seats, number in TABLES:
        yield from whole_game(seats, number)[::13]


@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_nothing_is_lost(seats: int, number: int) -> None:
    for s in whole_game(seats, number)[::3]:
        techs = [card % UPSIDE_DOWN for cards in s.techs for card in cards]
        open_cards = [card for card in (*s.pool, s.reserve) if card >= 0]
        assert Counter([*techs, *open_cards, *s.tech_deck, *s.tech_used]) == Counter(TECH_CARDS)
        finds = [card for hand in s.hands for card in hand]
        assert FRAGMENT not in finds
        finds += [FRAGMENT] * sum(s.fragments)
        assert Counter([*finds, *s.find_deck, *s.find_used]) == Counter(FIND_CARDS)
        for tier, deck in enumerate(s.decks):
            held = [s.upgrades[seat] for seat in range(seats) if s.level[seat] == tier]
            built = [cards[tier] for cards in s.built if len(cards) > tier]
            assert sorted([*deck, *held, *built]) == list(range(len(UPGRADES[tier])))


@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_limits_hold(seats: int, number: int) -> None:
    limit, slots = limits(seats), len(slot_costs(seats))
    for s in whole_game(seats, number)[::3]:
        assert min(*s.iron, *s.copper, *s.astatine, *s.lights) >= 0
        assert sum(s.lights) <= LIGHT_TOKENS
        assert all(sum(parts[part] for parts in s.parts) <= n for part, n in enumerate(PART_TOKENS))
        prisms = Counter(colour for prisms in s.prisms for colour in prisms)
        assert all(n <= 2 for n in prisms.values())
        rolled = Counter(die // 10 for dice in s.dice for die in dice if die >= 10)
        assert all(n <= 2 for n in rolled.values())
        assert all(len(taken) <= slots and len(set(taken)) == len(taken) for taken in s.access)
        for seat in range(seats):
            assert len(s.dice[seat]) <= MOST_DICE
            placed = Counter(zone for zone, _ in s.placed[seat])
            assert all(n <= limit[zone] for zone, n in placed.items())
            dice = [die for zone, stack in s.placed[seat] for die in stack]
            if s.phase not in ("plan", "adjust", "mark"):
                assert sorted([*dice, *s.tray[seat]]) == list(s.dice[seat])
            assert all(zone in ZONES_FOR[die // 10] for zone, stack in s.placed[seat] for die in stack)
            assert s.level[seat] == len(s.built[seat])


@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_every_deployment_has_one_result(seats: int, number: int) -> None:
    for before, after in pairwise(whole_game(seats, number)):
        if after.turn > before.turn and before.turn:
            deployed = [(zone, seat, dice) for seat, placed in enumerate(before.placed) for zone, dice in placed]
            if before.phase == "deploy":
                continue  # the last one's deployment was made by this move
            assert sorted(deployed) == sorted((r.zone, r.seat, r.dice) for r in after.results)


def test_games_end_in_time() -> None:
    for seats, number in TABLES:
        *_, last = whole_game(seats, number)
        end = GAME.outcome(last)
        assert end is not None
        assert last.turn <= LAST_TURN
        assert len(end.winners) == 1
        assert end.scores[end.winners[0]] == max(end.scores)


def test_ahead_is_worth_more() -> None:
    for s in list(some_states())[::10]:
        if s.phase == "over" or s.level[0] == TOP:
            continue
        better = s.copy()
        better.copper[0] += 3
        assert GAME.worth(better, 0) >= GAME.worth(s, 0) >= 0
        assert GAME.worth(better, 1) <= GAME.worth(s, 1) <= 1


def test_every_text_is_said_somewhere_and_every_target_is_a_documented_one() -> None:
    speak = Speaker(GAME.english, ENGLISH)
    targets = set()
    for s in some_states():
        for seat in GAME.active(s):
            prompt = GAME.prompt(s, seat)
            speak(prompt.text)
            for choice in prompt.choices:
                assert speak(choice.label)
                assert choice.target is not None
                assert choice.group
                targets.add(choice.target.split("-")[0])
        for line in GAME.describe(GAME.view(s, 0)):
            assert not set("{}") & set(speak(line))
    assert all(target in (rules.__doc__ or "") for target in targets)


def test_a_guess_keeps_what_is_seen_and_changes_what_is_not() -> None:
    s = whole_game(4, 0)[200]
    guesses = [GAME.guess(s, 0, Rng(number)) for number in range(20)]
    assert all(guess.upgrades[0] == s.upgrades[0] and guess.hands[0] == s.hands[0] for guess in guesses)
    assert len({guess.upgrades[1] for guess in guesses}) > 1
    assert len({guess.find_deck for guess in guesses}) > 1
    assert len({guess.tech_deck for guess in guesses}) > 1


def test_others_dice_are_guessed_only_when_they_are_down() -> None:
    for s in some_states():
        if s.phase == "deploy" and any(s.ready):
            guess = GAME.guess(s, s.ready.index(False), Rng(1))
            for seat, ready in enumerate(s.ready):
                if ready:
                    assert guess.tray[seat] == ()
                elif seat != s.ready.index(False):
                    assert (guess.tray[seat], guess.placed[seat]) == (s.dice[seat], ())
