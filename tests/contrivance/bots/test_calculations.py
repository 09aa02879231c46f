"""The calculations of the bots, compared with the rules."""

from itertools import permutations

import pytest

from tests.contrivance.positions import game
from utopiary import GAMES, Move, testing
from utopiary.games.contrivance import outcome
from utopiary.games.contrivance.bots import card_values, forecast
from utopiary.games.contrivance.bots.planner import Position
from utopiary.games.contrivance.bots.value import Judge
from utopiary.games.contrivance.bots.workbench import Workbench
from utopiary.games.contrivance.data import SWITCH_ONS, TOOLS
from utopiary.games.contrivance.state import State, is_building

GAME = GAMES.find("contrivance")
OPTIONS: tuple[dict[str, str], ...] = ({}, {"rivets": "adjacent"})


def positions(seats: int) -> list[State]:
    """Some of a few random games."""
    return [
        state
        for number, options in enumerate(OPTIONS)
        for state in list(testing.playout(GAME, seats, f"parts {number}", options))[::7]
        if state.phase != "over"
    ]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_quick_count_is_the_count_of_the_rules(seats: int) -> None:
    for state in positions(seats):
        workbench = Workbench(state.builders, state.rivets)
        quick = [(row.score, row.ability, row.own) for row in workbench.count(workbench.cells(state))]
        assert quick == [(row.score, row.ability, row.own) for row in outcome.count_all(state)]


@pytest.mark.parametrize("seats", [2, 3])
def test_plans_are_all_that_the_rules_allow(seats: int) -> None:
    """Every workbench that the moves of a turn can leave is among the plans, and no other."""
    for state in positions(seats)[::4]:
        position, seat = Position(state), state.seat
        if state.phase in ("draw", "redraw", "rob", "fetch", "confirm"):
            continue
        planned = {
            (plan.move, tuple(cell[:3] for cell in plan.cells))
            for batch in position.plans(GAME.moves(state, seat))
            for plan in batch
        }
        reached = {(move, left) for move in GAME.moves(state, seat) for left in _left(state, seat, move)}
        as_it_was = {tuple(cell[:3] for cell in position.cells)}  # a Double turned by 180 degrees is no plan
        assert {left for _, left in planned} | as_it_was == {left for _, left in reached} | as_it_was
        assert {move for move, _ in planned} <= {move for move, _ in reached}


def _left(state: State, seat: int, move: Move) -> set[tuple[tuple[int, ...], ...]]:
    """The workbenches that a turn beginning with this move can leave."""
    after = GAME.after(state, seat, move)
    if move[0] in ("discard", "pass") or after.phase in ("rob", "fetch"):
        after = state
    elif (after.seat, after.turns) == (seat, state.turns) and after.phase != "confirm":
        return {left for then in GAME.moves(after, seat) for left in _left(after, seat, then)}
    workbench = Workbench(after.builders, after.rivets)
    return {tuple(cell[:3] for cell in workbench.cells(after))}


@pytest.mark.parametrize(
    ("damage", "left"),
    [(2, (0, 0, 0, 0, 1, 0)), (8, (0, 1, 0, 0, 0, 0)), (9, (0, 1, 0, 0, 0, 4)), (5, (1, 1, 0, 1, 1, 3))],
)
def test_course_of_the_damage(damage: int, left: tuple[int, ...]) -> None:
    """Against all orders in which the cards can come."""
    deck = [value for value, copies in zip(forecast.VALUES, left, strict=True) for _ in range(copies)]
    ends = []
    for order in permutations(deck):
        now = damage
        for drawn, value in enumerate(order, 1):
            now += value
            if not 0 < now <= 9:
                ends.append((now <= 0, drawn))
                break
    assert forecast._course(damage, left) == pytest.approx(
        (sum(mended for mended, _ in ends) / len(ends), sum(drawn for _, drawn in ends) / len(ends))
    )


def test_the_forecast_reads_what_lies_open() -> None:
    deck = ["on-minus-3", "on-plus-2", "move", "move"]
    gone = [card for card, copies in zip(SWITCH_ONS, (0, 1, 0, 0, 2, 1), strict=True) for _ in range(copies)]
    state = game("", "", "", "", "", "", damage=3, deck=deck, discard=gone, safe=0).state
    ahead = forecast.forecast(state)
    assert (ahead.mends, ahead.breaks, ahead.ends) == (0.25, 0.0, 0.25)
    safe = forecast.forecast(game("", "", "", "", "", "", damage=3, deck=deck, discard=gone, safe=2).state)
    assert safe.ends == 0
    assert safe.draws > 2


@pytest.mark.parametrize("seats", [2, 6])
def test_unseen_cards_are_those_in_the_deck_and_in_other_hands(seats: int) -> None:
    for state in positions(seats):
        hidden = [state.deck, *(hand for seat, hand in enumerate(state.hands) if seat != state.seat)]
        assert card_values.unseen(state) == {card: sum(place.count(card) for place in hidden) for card in TOOLS}


def test_a_lead_means_more_when_the_end_is_near() -> None:
    state = game("ec6> ea0<", "mc3> ma0<").state
    position = Position(state)
    near, far = forecast.Forecast(1.0, 1.0, 0.3, 0.0), forecast.Forecast(20.0, 1.0, 0.0, 0.0)
    leads, trails = Judge(0, state, near, near)(position.rows), Judge(1, state, near, near)(position.rows)
    assert leads > Judge(0, state, far, far)(position.rows) > 0.5
    assert leads + trails == pytest.approx(1)


def test_positions_cover_both_phases() -> None:
    """The positions of the tests above cover the game."""
    seen = positions(3)
    assert {is_building(state) for state in seen} == {True, False}
    assert {"act", "tile", "put", "face"} <= {state.phase for state in seen}
