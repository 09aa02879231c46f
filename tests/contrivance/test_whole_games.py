"""Whole games: tiles and cards are conserved, limits hold, sets and scores add up, and every game ends."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.contrivance.positions import all_cards
from utopiary import GAMES, testing
from utopiary.games.contrivance import data
from utopiary.games.contrivance.interlock import trial_of
from utopiary.games.contrivance.names import TILE_IDS
from utopiary.games.contrivance.state import EMPTY

GAME = GAMES.find("contrivance")
SEATS = range(2, 7)
OPTIONS: tuple[dict[str, str], ...] = ({}, {"rivets": "adjacent", "tie": "shared"})


def games(seats: int, n: int = 4) -> Iterator[list[Any]]:
    for number in range(n):
        yield list(testing.playout(GAME, seats, f"whole {number}", OPTIONS[number % 2]))


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_and_cards_are_conserved(seats: int) -> None:
    for states in games(seats):
        cards = all_cards(states[0])
        in_play = {tile for kind in states[0].builders for tile in range(4 * kind, 4 * kind + 4)}
        for state in states:
            assert all_cards(state) == cards
            laid = [tile for tile in state.squares if tile != EMPTY]
            assert len(set(laid)) == len(laid)
            assert set(laid) <= in_play
            if state.turns >= 4 * seats:
                assert set(laid) == in_play
            assert len(state.squares) == 5 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_values_hands_and_damage_stay_in_their_limits(seats: int) -> None:
    for states in games(seats):
        for state in states:
            assert all(0 <= value <= 6 for value in state.values)
            assert all(0 <= facing <= 3 for facing in state.facing)
            assert all(len(hand) <= data.HAND for hand in state.hands)
            assert (1 <= state.damage <= 9) == (state.phase != "over")
            assert 0 <= state.passes <= seats
            assert state.safe <= len(state.deck)
            assert not set(state.deck[len(state.deck) - state.safe :]) & set(data.SWITCH_ONS)


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_tools_change_the_workbench(seats: int) -> None:
    """Values are only exchanged or changed by a card; a tile that is not picked keeps its direction."""
    for states in games(seats, 2):
        for before, after in pairwise(states):
            if before.values != after.values:
                assert before.card in {"swap-points", *data.POINTS}
            turned = [tile for tile in range(len(TILE_IDS)) if before.facing[tile] != after.facing[tile]]
            assert turned in ([], [before.picked])


@pytest.mark.parametrize("seats", SEATS)
def test_sets_and_burn_out_follow_from_the_links(seats: int) -> None:
    """Against another way to find them: spread from every tile over the links."""
    for states in games(seats):
        for state in states[:: max(1, len(states) // 12)]:
            trial = trial_of(state)
            near: dict[int, set[int]] = {}
            for one, other in trial.links:
                near.setdefault(one, set()).add(other)
                near.setdefault(other, set()).add(one)
            for square, tile in enumerate(state.squares):
                reached, rim = {square}, {square}
                while rim:
                    rim = {other for one in rim for other in near.get(one, ())} - reached
                    reached |= rim
                values = [state.values[state.squares[part]] for part in reached]
                alone = len(reached) == 1
                assert trial.linked[square] == (not alone)
                assert trial.burnt[square] == (tile != EMPTY and (alone or state.values[tile] == min(values)))
                assert alone or sorted(reached) in trial.sets


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_adds_up(seats: int) -> None:
    for states in games(seats):
        view, end = GAME.view(states[-1], None), GAME.outcome(states[-1])
        assert end is not None
        table = view["end"]["table"]
        for row, line in zip(view["rows"], table, strict=True):
            kept = [tile["value"] for tile in row["squares"] if tile and not tile["burns"]]
            assert (sum(kept), len(kept)) == (line["score"], line["survivors"])
            assert line["total"] == line["score"] + line["bonus"] == end.scores[line["seat"]]
            assert line["won"] == (line["seat"] in end.winners)
            assert line["enough"] or not line["bonus"]
        assert view["end"]["bonuses"] == (view["damage"]["now"] <= 0)
        assert max(end.scores) == end.scores[end.winners[0]]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("which", [0, -1])
def test_a_game_ends_if_every_seat_takes_the_same_choice(seats: int, which: int) -> None:
    s = testing.session("contrivance", seats=seats)
    while s.active:
        s.play(s.active[0], s.prompt(s.active[0]).choices[which].move)
        assert s.length < 1_500
