"""Undo of a whole turn: free if nothing was revealed since it began, otherwise counted once as practice."""

import pytest

from utopiary import IllegalMove, Session, testing


def searching() -> Session:
    """A search in Utopia Engine: two dice are rolled and placed one by one, then the next two are rolled."""
    session = testing.session("utopia-engine", rolls=[4, 5, 3, 3, 6, 1])
    session.play(0, "search great-wilds 1")
    return session


def test_a_turn_past_a_roll_is_practice_and_counted_once() -> None:
    session = searching()
    rolled = session.cursor
    assert session.can_undo_turn is None, "the roll is the only move since"
    session.play(0, "put 5 t3")
    assert session.can_undo_turn is None and session.can_undo == "free", "one move is not more than plain undo"
    before = session.cursor
    session.play(0, "put 4 b2")  # rolls the next two dice
    assert session.can_undo == "practice" and session.can_undo_turn == "practice"
    session.undo_decision(turn=True)
    assert session.cursor == rolled == before - 1 and session.practice == 1, "both moves, counted once"
    session.redo()
    session.redo()
    assert session.can_redo is False


def test_undo_of_a_free_turn_is_not_counted() -> None:
    session = testing.session("contrivance", seats=2)
    while session.can_undo_turn != "free":
        seat = session.active[0]
        session.play(seat, session.prompt(seat).choices[0].move)
    session.undo_decision(turn=True)
    assert session.practice == 0 and session.can_undo != "free"


def test_undo_of_a_turn_is_refused_where_only_bots_moved() -> None:
    session = Session.new("lantern", seed="bots", seats=2, bots={0: "easy"})
    session.play(0, "walk")
    assert session.can_undo_turn is None
    with pytest.raises(IllegalMove):
        session.undo_decision(turn=True)


def test_undo_of_a_turn_stops_at_the_moves_of_another_player() -> None:
    session = Session.new("whisper", seed="two", seats=3)
    for seat in (0, 1):
        session.play(seat, session.prompt(seat).choices[0].move)
    session.undo_decision(turn=True)
    assert session.cursor == 1
