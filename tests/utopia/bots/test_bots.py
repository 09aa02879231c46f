"""The three bots: they play whole games, use only what they see, and find obvious moves.

How well they play is measured by `simulate`; the slow test only checks the order of the levels.
"""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests import matches
from tests.matches import advised
from utopiary import GAMES, Session, Speaker, testing
from utopiary.core.bots import Bot, Known, answer
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
from utopiary.games.utopia.bots.easy import Easy
from utopiary.games.utopia.bots.planner import Planner
from utopiary.games.utopia.bots.weights import HARD, MEDIUM
from utopiary.games.utopia.state import State

from ..positions import BLUE, GAME, GREEN, RED, position

LEVELS = ("easy", "medium", "hard")
CIVS = ("maya", "persia", "egypt", "greece", "china")


def played(lineup: tuple[str, ...], seed: str) -> Session:
    return matches.played("utopia", lineup, seed)


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lineup", [("easy", "medium"), ("hard", "hard"), ("easy", "hard", "medium", "easy", "medium")])
def test_they_play_to_the_end(lineup: tuple[str, ...]) -> None:
    outcome = played(lineup, "WHOLE").outcome
    assert outcome and outcome.reason == "goal"
    assert max(outcome.scores) >= 50


def test_a_bot_that_has_played_before_answers_like_a_new_one() -> None:
    """A bot caches only what it would compute again."""
    game = played(("hard", "hard"), "WHOLE")
    for number in range(30, game.length, 23):
        before = game.at(number)
        seat = game.steps[number].seat
        new = Planner(HARD, width=6, depth=12)
        assert before.advice(seat).move == answer(new, _known(before.state, seat), _rng(before, seat)).move


def test_hands_of_rivals_and_the_deck_make_no_difference() -> None:
    game = played(("easy", "hard", "medium", "easy", "medium"), "WHOLE")
    for number in range(20, game.length, 37):
        before = game.at(number)
        for seat in before.active:
            other = GAME.guess(before.state, seat, Rng.of(f"another deal {number}"))
            for level in ("medium", "hard"):
                seen = [answer(_fresh(level), _known(s, seat), Rng.of("X")) for s in (before.state, other)]
                assert seen[0] == seen[1], (number, seat, level)


def _fresh(level: str) -> Bot[State]:
    return Easy() if level == "easy" else Planner(HARD, 6, 12) if level == "hard" else Planner(MEDIUM, 1, 1)


def _known(state: State, seat: int) -> Known[State]:
    return Known(GAME, state, seat)


def _rng(game: Session, seat: int) -> Rng:
    return Rng.of(f"{game.seed}/hard/{seat}/{game.cursor}")


def test_every_reason_is_a_sentence() -> None:
    speak = Speaker({**ENGLISH, **GAMES.find("utopia").english})
    game = played(("easy", "hard", "medium", "easy", "medium"), "WHOLE")
    said = set()
    for number in range(0, game.length, 4):
        before = game.at(number)
        why = before.advice(game.steps[number].seat, "hard").why
        assert "{" not in speak(why)
        said.add(why.id)
    assert len(said) > 12


def test_advice_grows_while_it_thinks() -> None:
    """The page can do other things between two pieces of advice; the last one is the best."""
    princes = {(BLUE, "f1", "maya"): 2, (BLUE, "f3", "maya"): 1}
    game = position(3, princes=princes, hands={BLUE: "maya maya china"}, privileges=[0, 0, 0])
    thoughts = list(game.think(BLUE, "hard"))
    assert len(thoughts) >= 3
    assert thoughts[-1].move == ("play", "maya")


# --- what there is to be found ---------------------------------------------------------------------------------------


def test_control_needs_two_cards_and_is_found() -> None:
    """Two princes are two districts away from the third: it takes both cards, then the building."""
    game = position(
        2,
        turn=RED,
        princes={(RED, "f1", "maya"): 1, (RED, "f3", "maya"): 2},
        hands={RED: "maya maya"},
        privileges=[0, 0],
    )
    moves: list[str] = []
    while not moves or not moves[-1].startswith("control"):
        moves.append(advised(game))
        game.play(RED, moves[-1])
    assert [move.split()[0] for move in moves] == ["play", "lift", "go", "play", "lift", "go", "control"]


def test_a_wonder_is_built_when_the_five_are_there() -> None:
    game = position(3, princes={(BLUE, "f1", civ): 1 for civ in CIVS})
    for level in LEVELS:
        assert advised(game, level) == "wonder fire"


def test_the_last_round_is_for_points() -> None:
    """A minister has fifty points: only the points of this round count."""
    game = position(
        3,
        turn=GREEN,
        points={RED: 52, BLUE: 50, GREEN: 49},
        princes={(GREEN, "f1", "maya"): 2, (GREEN, "e1", "persia"): 2},
        districts={"f1": (GREEN, "maya")},
        hands={GREEN: "maya maya persia"},
        done=(RED, BLUE),
    )
    assert advised(game) == "play maya"
    game.play_all("play maya")
    assert advised(game) == "remove f1"
    game.play_all("remove f1")
    assert advised(game) == "play maya"


def test_the_guest_who_makes_three_is_welcome() -> None:
    game = position(
        3,
        phase="welcome",
        princes={(BLUE, "a2", "china"): 2},
        quay="maya-fire china-wind greece-earth persia-fire egypt-water maya-water",
    )
    for level in LEVELS:
        assert advised(game, level) == "take china wind"
    game.play_all("take china wind")
    for level in LEVELS:
        assert advised(game, level) == "place a2"


def test_a_hint_continues_the_move_in_progress() -> None:
    """The hint continues with cards, princes and privileges that the bot would not have chosen."""
    for begun in (["play greece"], ["play maya"], ["play maya", "lift e3"], ["privilege china"]):
        game = position(
            3,
            princes={(BLUE, "f1", "maya"): 1, (BLUE, "e3", "maya"): 1},
            districts={"f1": (BLUE, "maya")},
            hands={BLUE: "maya greece greece china"},
        )
        game.play_all(*begun)
        for level in LEVELS:
            game.at(game.cursor).play(BLUE, advised(game, level))  # would be refused if it were illegal


def forfeits(games: int) -> Iterator[State]:
    for number in range(games):
        for s in testing.playout(GAME, 5, f"forfeit {number}"):
            if s.phase == "place" and ("forfeit",) in GAME.moves(s, s.seat):
                yield s


def test_bots_answer_when_a_guest_must_be_forfeited() -> None:
    asked = builds = 0
    for s in forfeits(games=6):
        moves = GAME.moves(s, s.seat)
        asked, builds = asked + 1, builds + (len(moves) > 1)
        for level in GAME.levels:
            assert answer(GAME.bot(level), Known(GAME, s, s.seat), Rng(1)).move in moves
    assert asked and builds, "no such position was met: play more games"


@pytest.mark.slow
def test_each_level_is_above_the_one_below() -> None:
    for lower, upper in pairwise(LEVELS):
        wins = 0
        for n in range(20):
            seats = (upper, lower) if n % 2 else (lower, upper)
            outcome = played(seats, f"LADDER {n}").outcome
            assert outcome
            wins += seats[outcome.winners[0]] == upper
        assert wins >= 13, (upper, lower, wins)
