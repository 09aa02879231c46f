"""The option of a fair start: points for the place on the start space, counted when the game is over (ruling d34)."""

from typing import Any

import pytest

from tests.utopia.positions import BLUE, GAME, GREEN, RED, YELLOW, position, started_by
from utopiary import Session, Speaker
from utopiary.core.english import ENGLISH
from utopiary.games.utopia.bots.forecast import Forecast
from utopiary.games.utopia.bots.weights import HARD
from utopiary.games.utopia.data import FAIR_START, GOAL, ROUNDS
from utopiary.testing import TestSession

FAIR = {"start": "fair"}
speak = Speaker(GAME.english, ENGLISH)


def last_turn(points: dict[int, int], fair: tuple[int, ...], **more: Any) -> TestSession:
    """Return the last turn of a round, that of the minister with the fewest points."""
    last = min(points, key=lambda seat: points[seat])
    done = tuple(seat for seat in points if seat != last)
    return position(len(points), turn=last, points=points, fair=fair, done=done, **more)


# --- who gets how much -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_points_for_every_place_and_none_for_the_last(seats: int) -> None:
    points = FAIR_START[seats]
    assert len(points) == seats
    assert points[-1] == 0 < points[0]
    assert max(points) <= 5, "more than a district pays in a round"


@pytest.mark.parametrize("seats", GAME.seats)
def test_they_go_by_the_place_on_the_start_space(seats: int) -> None:
    for first in range(seats):
        s = started_by(first, seats, options=FAIR).state
        assert tuple(s.fair[seat] for seat in s.track) == FAIR_START[seats]


def test_the_rulebook_has_none() -> None:
    s = started_by(RED, 4)
    assert s.options["start"] == "rulebook"
    assert s.state.fair == ()
    assert [player["fair"] for player in s.view()["players"]] == [0, 0, 0, 0]


# --- when they count -------------------------------------------------------------------------------------------------


def test_they_count_at_the_end_and_can_turn_the_result() -> None:
    s = last_turn({RED: 51, BLUE: 50}, (2, 0))
    told = [speak(event.text) for event in s.play(BLUE, "end")]
    assert told[-2:] == [
        "Fair start: Player 1 goes forward 2 points and has 52.",
        "Player 1 leads with 52 points: the game is over.",
    ]
    assert s.outcome == ("goal", (52, 51), (BLUE,))
    assert s.state.track == [BLUE, RED]


def test_of_equals_the_minister_in_front_stays_in_front() -> None:
    """Ministers stop behind those who are at their score already (rule 11, ruling d24)."""
    s = last_turn({RED: 52, BLUE: 50}, (2, 0))
    s.play(BLUE, "end")
    assert s.outcome == ("goal", (52, 52), (RED,))
    s = last_turn({RED: 52, BLUE: 51, GREEN: 50}, (1, 0, 2))
    s.play(GREEN, "end")
    assert s.state.track == [RED, BLUE, GREEN]


def test_they_end_no_game() -> None:
    s = last_turn({RED: GOAL - 1, BLUE: 0}, (0, 2))
    s.play(BLUE, "end")
    assert s.outcome is None
    assert s.state.points == [0, GOAL - 1]


def test_they_do_not_make_the_last_round_a_goal() -> None:
    s = last_turn({RED: GOAL - 1, BLUE: 0}, (0, 2), round=ROUNDS)
    s.play(BLUE, "end")
    assert s.outcome == ("rounds", (0, GOAL + 1), (RED,))


def test_no_turn_and_no_discard_depends_on_them() -> None:
    """The same game with and without the option differs only at its end."""
    plain_game, fair_game = (Session.new("utopia", seed="SAME", seats=3, options=o) for o in ({}, FAIR))
    while plain_game.active:
        assert fair_game.active == plain_game.active
        seat = plain_game.active[0]
        assert fair_game.state.owed == plain_game.state.owed
        assert fair_game.state.track == plain_game.state.track
        move = plain_game.advice(seat, "easy").move
        plain_game.play(seat, move)
        fair_game.play(seat, move)
    assert plain_game.outcome and fair_game.outcome
    order = list(plain_game.states[0].track)
    gained = [after - before for before, after in zip(plain_game.outcome.scores, fair_game.outcome.scores, strict=True)]
    assert tuple(gained[seat] for seat in order) == FAIR_START[3]


# --- what is seen and said -------------------------------------------------------------------------------------------


def test_the_description_names_the_points_of_a_fair_start() -> None:
    s = started_by(BLUE, 3, options=FAIR)
    said = [speak(line) for line in s.describe()]
    assert f"For a fair start {FAIR_START[3][0]} points count for Player 1 at the end." in said
    assert not any("fair start" in speak(line) for line in started_by(BLUE, 3).describe())
    assert s.view()["options"]["start"] == "fair"


# --- bots ------------------------------------------------------------------------------------------------------------


def two_forecasts(points: int, **more: Any) -> tuple[Forecast, Forecast]:
    """Return the forecasts of blue among equals, without a fair start and with one that gives red five points."""
    evenly = dict.fromkeys((BLUE, RED, GREEN, YELLOW), points)
    even, uneven = position(points=evenly, **more).state, position(points=evenly, fair=(0, 5, 0, 0), **more).state
    assert GAME.worth(uneven, BLUE) < GAME.worth(even, BLUE)
    assert GAME.worth(uneven, RED) > GAME.worth(even, RED)
    return Forecast(even, BLUE, HARD), Forecast(uneven, BLUE, HARD)


@pytest.mark.parametrize(
    ("points", "more"),
    [(GOAL - 5, {"districts": {"f2": (GREEN, "china")}}), (GOAL, {}), (10, {"round": ROUNDS})],
    ids=["a district will end the game", "the goal is reached", "there is no other round"],
)
def test_bots_count_them_when_the_game_is_about_to_end(points: int, more: dict[str, Any]) -> None:
    """A rival with points of a fair start is nearer to winning at the end, so what it makes counts for more."""
    before, after = two_forecasts(points, **more)
    assert after.rounds == before.rounds == 1, "the game ends when it would have ended"
    assert after.weights[RED] > before.weights[RED]
    assert after.weights[GREEN] < before.weights[GREEN]


def test_before_the_end_bots_ignore_a_fair_start() -> None:
    """Otherwise the points would not have the effect for which the table was chosen."""
    before, after = two_forecasts(30)
    assert after.rounds == before.rounds > 1
    assert after.weights == before.weights


def test_a_finished_game_is_worth_what_it_came_to() -> None:
    s = last_turn({RED: 51, BLUE: 50}, (2, 0))
    s.play(BLUE, "end")
    assert [GAME.worth(s.state, seat) for seat in (BLUE, RED)] == [1.0, 0.0]
