"""Whole games: nothing is lost or out of bounds, everything ends, everything can be said; and who sees what."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.contrivance.positions import FULL_HAND, all_cards, game
from utopiary import GAMES, Speaker, testing
from utopiary.core.bots import Greedy, Known, answer
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
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
def test_no_component_is_lost(seats: int) -> None:
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
def test_nothing_is_out_of_bounds(seats: int) -> None:
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
def test_stubborn_players_come_to_an_end(seats: int, which: int) -> None:
    s = testing.session("contrivance", seats=seats)
    while s.active:
        s.play(s.active[0], s.prompt(s.active[0]).choices[which].move)
        assert s.length < 1_500


# --- what is seen and said -------------------------------------------------------------------------------------------


def test_all_texts_can_be_said_and_all_are_used() -> None:
    """Every sentence of the catalogue is met in play, but those for whoever looks at a card or asks a bot."""
    speak, met = Speaker(GAME.english, ENGLISH), set[str]()

    def say(said: Any) -> None:
        met.add(said.id)
        for _, arg in said.args:
            if isinstance(arg, tuple):
                say(arg)
        assert not set("{}") & set(speak(said))

    for seats in SEATS:
        for number in range(3):
            s, rng = testing.session("contrivance", seats=seats, seed=f"W{number}"), Rng.of(f"words {number}")
            while s.active:
                seat = s.active[0]
                prompt = s.prompt(seat)
                say(prompt.text)
                for choice in prompt.choices:
                    say(choice.label)
                for line in s.describe(seat) if s.length % 10 == seats else ():
                    say(line)
                for event in s.play(seat, rng.pick(prompt.choices).move):
                    for said in (event.text, event.others):
                        if said:
                            say(said)
            for line in s.describe():
                say(line)
            met.add(f"contrivance.end.{s.outcome.reason}")  # type: ignore[union-attr]
    for contrivance in range(len(data.CONTRIVANCES)):
        last = {"hand": ["move"], "phase": "draw", "damage": 1, "deck": ["on-minus-1"]}
        for event in game("ec3> mb1<", "", contrivance=contrivance, **last).play(0, "draw"):  # type: ignore[arg-type]
            say(event.text)
    forced = game("ec3>", "", passes=2)
    say(forced.prompt(0).text)
    for line in forced.describe(0):
        say(line)
    for event in game("ec3>", "", hand=["move"], phase="draw", deck=[], discard=["rotate"]).play(0, "draw"):
        say(event.text)
    unused = GAME.english.keys() - met
    kinds = {id.split(".")[1] for id in unused}
    assert kinds <= {"about", "option", "does", "ability", "why"}, sorted(unused)


def test_every_card_and_every_ability_is_explained() -> None:
    for card in data.TOOLS:
        assert f"contrivance.does.{'points' if card in data.POINTS else card}" in GAME.english
    for builder in data.BUILDERS:
        assert f"contrivance.ability.{builder.id}" in GAME.english


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    s = game("ec3>", "", "", hand=["plus-3"] * 4)
    assert s.view(0)["hand"] == ["plus-3"] * 4
    assert s.view(1)["hand"] == FULL_HAND
    assert s.view(None)["hand"] == []
    assert [row["cards"] for row in s.view(1)["rows"]] == [4, 4, 4]
    assert s.view(1)["you"] == 1


def test_a_change_shows_what_it_is_worth_before_it_is_done() -> None:
    s = game("ec3> eb1^", "").play_all("play rotate", "tile engineer-b")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(0, None), (0, None)]
    s.play_all("face left")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(3, 0), (0, 0)]
    s.play_all("done")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(3, None), (0, None)]


def test_the_switch_ons_to_come_are_known() -> None:
    s = game("ec3>", "", "", "", "", "", hand=["move"], phase="draw", deck=["move", "on-plus-2"], safe=0)
    s.play_all("draw")
    assert s.view()["switch_on"] == [
        {"card": "on-plus-2", "value": 2, "copies": 2, "played": 1},
        {"card": "on-minus-2", "value": -2, "copies": 2, "played": 0},
        {"card": "on-minus-3", "value": -3, "copies": 2, "played": 0},
    ]


# --- guesses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_guess_keeps_what_everybody_knows(seats: int) -> None:
    for states in games(seats, 2):
        for state in states[:: max(1, len(states) // 10)]:
            for seat in range(seats):
                guess = GAME.guess(state, seat, Rng(seat))
                assert all_cards(guess) == all_cards(state)
                assert guess.hands[seat] == state.hands[seat]
                assert guess.discard == state.discard
                assert [len(hand) for hand in guess.hands] == [len(hand) for hand in state.hands]
                hidden = [card for hand in guess.hands for card in hand]
                top = guess.deck[len(guess.deck) - guess.safe :]
                assert not {*hidden, *top} & set(data.SWITCH_ONS)


def test_a_guess_is_fair() -> None:
    """The hidden number comes out as often as it stands on a tile, and Switch Ons lie anywhere below the top."""
    state = testing.session("contrivance", seats=3).state
    numbers, places, rng = Counter[int](), Counter[int](), Rng(7)
    for _ in range(600):
        guess = GAME.guess(state, 0, rng)
        numbers[data.CONTRIVANCES[guess.contrivance].number] += 1
        places.update(place for place, card in enumerate(guess.deck) if card in data.SWITCH_ONS)
    assert all(abs(numbers[number] - 100 * number) < 50 for number in (1, 2, 3))  # a 1, two 2s, three 3s
    assert set(places) == set(range(len(state.deck) - 6))


def test_who_looks_one_step_ahead_beats_who_does_not() -> None:
    """`worth` is of use: whoever finishes cards by it wins more often than chance."""
    wins = 0.0
    for number in range(12):
        s, mine = testing.session("contrivance", seats=2, seed=f"G{number}"), number % 2
        rng = Rng(number)
        while s.active:
            seat = s.active[0]
            known = Known(GAME, s.state, seat)
            s.play(seat, answer(Greedy(1), known, rng).move if seat == mine else rng.pick(known.moves))
        assert s.outcome is not None
        wins += (mine in s.outcome.winners) / len(s.outcome.winners)
    assert wins >= 8
