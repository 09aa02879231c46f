"""What holds in every position of every game: nothing is lost, limits are kept, games end."""

from collections import Counter
from itertools import pairwise

import pytest

from utopiary import GAMES
from utopiary.games.transecopia.data import (
    FIND_CARDS,
    FRAGMENT,
    LAST_TURN,
    LIGHT_TOKENS,
    MOST_DICE,
    PART_TOKENS,
    TECH_CARDS,
    UPGRADES,
    UPSIDE_DOWN,
    ZONES_FOR,
    limits,
    slot_costs,
)

from .positions import GAMES_PLAYED, whole_game

GAME = GAMES.find("transecopia")


@pytest.mark.parametrize(("seats", "number"), GAMES_PLAYED)
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


@pytest.mark.parametrize(("seats", "number"), GAMES_PLAYED)
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


@pytest.mark.parametrize(("seats", "number"), GAMES_PLAYED)
def test_every_deployment_has_one_result(seats: int, number: int) -> None:
    for before, after in pairwise(whole_game(seats, number)):
        if after.turn > before.turn and before.turn:
            deployed = [(zone, seat, dice) for seat, placed in enumerate(before.placed) for zone, dice in placed]
            if before.phase == "deploy":
                continue  # the last captain's deployment was made by this move
            assert sorted(deployed) == sorted((r.zone, r.seat, r.dice) for r in after.results)


def test_games_end_in_time() -> None:
    for seats, number in GAMES_PLAYED:
        *_, last = whole_game(seats, number)
        end = GAME.outcome(last)
        assert end is not None
        assert last.turn <= LAST_TURN
        assert len(end.winners) == 1
        assert end.scores[end.winners[0]] == max(end.scores)
