"""Undo this turn: all that was free to take back; past that it is practice, counted once."""

import pytest

from utopiary import IllegalMove, Session, testing


def searching() -> Session:
    """Two dice are thrown and placed one by one; then the next two are thrown."""
    session = testing.session("utopia-engine", rolls=[4, 5, 3, 3, 6, 1])
    session.play(0, "search great-wilds 1")
    return session


def test_what_was_placed_since_the_roll_goes_back_for_free() -> None:
    session = searching()
    rolled = session.cursor
    assert session.can_undo_turn is None, "a roll is one move: plain undo does it"
    session.play(0, "put 5 t3")
    assert session.can_undo_turn is None and session.can_undo == "free", "one move is no turn"
    before = session.cursor
    session.play(0, "put 4 b2")  # the next two dice come with it
    assert session.can_undo == "practice" and session.can_undo_turn == "practice"
    session.undo_decision(turn=True)
    assert session.cursor == rolled == before - 1 and session.practice == 1, "both, and counted once"
    session.redo()
    session.redo()
    assert session.can_redo is False


def test_a_free_turn_costs_nothing() -> None:
    session = testing.session("contrivance", seats=2)
    while session.can_undo_turn != "free":
        seat = session.active[0]
        session.play(seat, session.prompt(seat).choices[0].move)
    session.undo_decision(turn=True)
    assert session.practice == 0 and session.can_undo != "free"


def test_nothing_is_taken_back_where_only_bots_moved() -> None:
    session = Session.new("lantern", seed="bots", seats=2, bots={0: "easy"})
    session.play(0, "walk")
    assert session.can_undo_turn is None
    with pytest.raises(IllegalMove):
        session.undo_decision(turn=True)


def test_one_persons_turn_never_takes_anothers_back() -> None:
    session = Session.new("whisper", seed="two", seats=3)
    for seat in (0, 1):
        session.play(seat, session.prompt(seat).choices[0].move)
    session.undo_decision(turn=True)
    assert session.cursor == 1
