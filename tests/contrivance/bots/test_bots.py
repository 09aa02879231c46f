"""The three levels: what they do, what they say, and that hidden cards change no advice."""

import pytest

from tests.contrivance.positions import game
from utopiary import GAMES, Session, Speaker, testing
from utopiary.core.bots import Known, answer
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
from utopiary.terminal.match import Task, play

GAME = GAMES.find("contrivance")
SPEAK = Speaker(GAME.english, ENGLISH)


def say(s: testing.TestSession, level: str = "hard", seat: int = 0) -> tuple[str, str]:
    advice = s.advice(seat, level)
    return " ".join(map(str, advice.move)), SPEAK(advice.why)


def finish(s: testing.TestSession, level: str) -> testing.TestSession:
    """Let the bot play the rest of the turn."""
    turn = s.state.turns
    while s.state.turns == turn and s.active:
        s.play(0, s.advice(0, level).move)
    return s


def test_a_card_is_played_to_its_end() -> None:
    """One turn of the 0 makes the 6 survive: nothing that can be done is better."""
    s = game("ed6> ea0^", "mc3^ ma0<", hand=["rotate", "plus-1", "plus-1", "minus-1"])
    move, why = say(s)
    assert move == "play rotate"
    assert why.startswith("your row would keep 6 instead of 0, and the Special Ability of the Mechanic would add only")
    assert finish(s, "hard").view()["rows"][0]["score"] == 6


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_hidden_changes_no_answer(level: str, seats: int) -> None:
    """Other cards in the hands of others, another deck, another Contrivance: the same advice."""
    rng = Rng(5)
    for state in list(testing.playout(GAME, seats, "hidden", {}))[7:-1:19]:
        answers = set()
        for _ in range(3):
            other = GAME.guess(state, state.seat, rng)
            answers.add(answer(GAME.bot(level), Known(GAME, other, state.seat), Rng(1)))
        assert len(answers) == 1


def test_the_leader_ends_the_game_if_a_card_can() -> None:
    s = game(
        "ed6> ea0< eb1^ ec3^", "md0^ ma0^ mb0^ mc0^",
        hand=["plus-1"] * 4, damage=1, safe=0, deck=["on-minus-3"] * 3 + ["on-minus-2"],
        discard=["on-plus-3", "on-plus-2", "on-plus-2", "on-plus-1", *["on-minus-1"] * 3, *["on-minus-2"] * 3],
    )  # fmt: skip
    assert say(s)[0] == "discard plus-1"
    assert say(s)[1].startswith("you are in the lead, and the card you draw will end the game")


def test_the_best_card_is_fetched_and_the_leader_robbed() -> None:
    s = game(
        "ed6^",
        "",
        hand=["move"] * 3,
        phase="fetch",
        card="redraw-a-tool",
        discard=["plus-1", "redraw-a-tool", "swap-points"],
    )
    assert say(s)[0] == "fetch swap-points"
    s = game("ed6^", "mc3> ma0<", "rd6> ra1<", hand=["move"] * 3, phase="rob", card="take-a-tool")
    assert say(s) == (
        "rob regulator",
        "the Regulator would have most now, 6 with the Special Ability, and should have fewer cards",
    )


def test_an_easy_bot_harms_no_rival_on_purpose() -> None:
    """Where only the others' rows can be changed for the worse, it takes a new card or waits."""
    s = game("ea0^", "md6> ma0<", hand=["minus-3"] * 4)
    move, why = say(s, "easy")
    assert move in ("discard minus-3", "pass")
    assert why == "nothing that comes to mind would help your row"


def test_reasons_are_sentences() -> None:
    met = set[str]()
    s = Session.new("contrivance", seed="REASONS", seats=2)
    while s.active:
        seat = s.active[0]
        for level in GAME.levels:
            advice = s.advice(seat, level)
            for said in (advice.why, *(arg for _, arg in advice.why.args if isinstance(arg, tuple))):
                met.add(said.id.removeprefix("contrivance.why."))
                assert not set("{}") & set(SPEAK(said))
        s.play(seat, advice.move)
    assert {"score", "own", "ability", "rival", "rival-ability", "and", "placed"} <= met


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """`simulate` shows the real figures; here only that the order of the levels holds."""
    wins = 0.0
    for number in range(40):
        lineup = (better, worse) if number % 2 else (worse, better)
        end = play(Task("contrivance", f"LADDER {number // 2}", {}, lineup))
        wins += sum(lineup[seat] == better for seat in end.winners) / len(end.winners)
    assert wins >= 22
