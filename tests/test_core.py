"""Parts of the core that the contract laws use but do not test: canonical forms, messages, moves, testing helpers."""

import pickle
from dataclasses import dataclass, field

import pytest

from utopiary import (
    GAMES,
    Catalogue,
    IllegalMove,
    SetupError,
    Speaker,
    Text,
    Translation,
    move_text,
    parse_move,
    seat_name,
    testing,
    text,
)
from utopiary.core.canonical import digest, plain
from utopiary.core.rng import Rng

# --- canonical forms -------------------------------------------------------------------------------------------------


@dataclass
class Pantry:
    """A state for these tests."""

    jars: dict[str, int] = field(default_factory=dict)
    lids: set[str] = field(default_factory=set)
    rng: Rng = field(default_factory=lambda: Rng(7))


def test_equal_states_have_the_same_digest() -> None:
    one, other = Pantry({"plum": 1, "pear": 2}, {"a", "b"}), Pantry({"pear": 2, "plum": 1}, {"b", "a"})
    assert digest(one) == digest(other)
    assert plain(one) == {"jars": [["pear", 2], ["plum", 1]], "lids": ["a", "b"], "rng": 7}


@pytest.mark.parametrize("other", [Pantry({"plum": 2}), Pantry({"plum": 1}, {"a"}), Pantry({"plum": 1}, rng=Rng(8))])
def test_different_states_have_different_digests(other: Pantry) -> None:
    assert digest(other) != digest(Pantry({"plum": 1}))


@pytest.mark.parametrize("value", [0.5, object(), b"x"])
def test_values_without_a_canonical_form_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match="A state may not hold"):
        digest([value])


# --- messages --------------------------------------------------------------------------------------------------------

SENTENCES: Catalogue = {
    "seat": "Player {number}",
    "won": ("{who} wins {n} ear.", "{who} wins {n} ears."),
    "sum": "{left} and {right}",
}


@pytest.mark.parametrize(("n", "said"), [(1, "Ann wins 1 ear."), (0, "Ann wins 0 ears."), (2, "Ann wins 2 ears.")])
def test_singular_and_plural(n: int, said: str) -> None:
    assert Speaker(SENTENCES, names=["Ann"])(text("won", who=seat_name(0), n=n)) == said


def test_a_seat_without_a_name_has_its_number() -> None:
    assert Speaker(SENTENCES, names=["Ann"])(text("sum", left=seat_name(0), right=seat_name(1))) == "Ann and Player 2"


def test_another_language_has_other_plurals() -> None:
    assert Speaker(Translation({"laps": ("{n} lap", "{n} lap")}, lambda n: 0), SENTENCES)(text("laps", n=5)) == "5 lap"


def test_braces_in_a_name_are_no_gaps() -> None:
    assert Speaker(SENTENCES, names=["{n}", "%s"])(text("won", who=seat_name(0), n=1)) == "{n} wins 1 ear."


def test_a_missing_sentence_shows_its_id() -> None:
    speak = Speaker(SENTENCES)
    assert speak(Text("not.there")) == "not.there"
    assert not speak.knows("not.there")


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [("walk",), ("place", 3, "t1"), ("put", -5, "b-2"), ("pay", 0), ("a", 999_999_999)])
def test_a_move_and_its_text(move: tuple[str | int, ...]) -> None:
    assert parse_move(move_text(move)) == move


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "3",
        "Walk",
        "walk ",
        " walk",
        "put  3",
        "put 03",
        "put -0",
        "put +3",
        "put 3.5",
        "put ٣",
        "a\nb",
        "a" * 201,
    ],
)
def test_text_that_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(IllegalMove, match="is not a move"):
        parse_move(typed)


# --- registered games, and help for tests ----------------------------------------------------------------------------


def test_the_template_and_the_test_game_are_hidden() -> None:
    assert {"lantern", "whisper"} <= set(GAMES.hidden())
    assert "lantern" not in GAMES
    assert GAMES.find("lantern").title == "Lantern Race"
    with pytest.raises(KeyError):
        GAMES["lantern"]
    assert [GAMES[id].id for id in GAMES] == list(GAMES)
    assert len(GAMES) == len(list(GAMES))


def test_dice_come_up_as_listed_and_then_from_the_seed() -> None:
    session = testing.session("lantern", rolls=[4, 5, 1, 6])
    session.play_all("walk", "walk")
    assert (session.state.climbed, session.active) == (9, (0,))
    session.play_all("walk")
    assert session.active == (1,)
    session.undo()
    session.redo()
    session.play_all("walk")
    assert session.state.climbed == 6
    again = testing.session("lantern")
    again.play_all("walk")
    session.play_all("walk")
    assert session.state.last == again.state.last, "the listed rolls use no random numbers of the seed"


def test_a_listed_roll_must_fit_the_die() -> None:
    with pytest.raises(ValueError, match="cannot show 7"):
        testing.session("lantern", rolls=[7]).play_all("walk")


def test_a_test_can_begin_in_the_middle() -> None:
    session = testing.session("lantern", rolls=[6], camp=[28, 0])
    session.play_all("walk", "camp")
    assert session.outcome == ("summit", (34, 0), (0,))
    with pytest.raises(AttributeError, match="has no oxygen"):
        testing.session("lantern", oxygen=3)


def test_states_are_of_all_numbers_of_seats() -> None:
    states = testing.states(GAMES.find("whisper"), 50)
    assert len(states) == 50
    assert {len(state.hands) for state in states} == {2, 3}


def test_summaries_are_those_of_every_position_up_to_the_one_shown() -> None:
    game = testing.session("lantern", rolls=[4, 5, 3], seats=2).play_all("walk", "walk", "camp")
    game.undo()
    assert game.summaries(0) == tuple(game.game.summary(game.at(number).state, 0) for number in range(3))
    with pytest.raises(IllegalMove):
        game.summaries(7)


def test_the_kind_of_the_last_move_is_chance_revelation_or_neither() -> None:
    game = testing.session("lantern", rolls=[4], seats=2)
    assert game.last_move_kind is None
    assert game.play_all("walk").last_move_kind == "chance"
    assert game.play_all("camp").last_move_kind == "plain"
    assert game.at(1).last_move_kind == "chance", "of the position shown"
    cards = testing.session("contrivance", seats=2)
    while cards.last_move_kind != "reveal":
        seat = cards.active[0]
        cards.play(seat, cards.prompt(seat).choices[-1].move)
    assert any(event.reveals for event in cards.steps[-1].events)


def test_undo_decision_goes_to_the_last_decision_of_a_player_and_counts_once() -> None:
    game = testing.session("lantern", rolls=[4, 1, 3, 1], seats=2, bots={1: "easy"})
    game.play_all("walk", "walk")  # the second roll ends the turn
    game.play(1, "walk")
    game.play(1, "walk")
    game.undo_decision()
    assert game.cursor == 1 and game.practice == 1
    game.redo_decision()
    assert game.cursor == 4 and game.active == (0,)


def test_undo_decision_is_refused_where_only_bots_have_moved() -> None:
    game = testing.session("lantern", rolls=[4], seats=2, bots={0: "easy"})
    game.play(0, "walk")
    with pytest.raises(IllegalMove, match="no move to take back"):
        game.undo_decision()
    assert game.cursor == 1


@pytest.mark.parametrize("id", [*GAMES, *GAMES.hidden()])
def test_after_gives_the_same_position_as_step(id: str) -> None:
    game = GAMES.find(id)
    for state in testing.states(game, 30):
        for seat, move in testing.options_of(game, state):
            assert game.after(state, seat, move) == game.step(state, seat, move)[0]


def test_an_error_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(SetupError(text("error.seed-empty"))))
    assert isinstance(error, SetupError) and str(error) == "A seed needs at least one letter or digit."
