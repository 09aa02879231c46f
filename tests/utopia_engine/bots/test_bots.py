"""The three players, in whole games with fixed seeds; how well they play is for `simulate` to say."""

from functools import cache

import pytest

from utopiary import Session
from utopiary.core.english import ENGLISH
from utopiary.core.session import Hint
from utopiary.core.words import Speaker
from utopiary.games.utopia_engine.data import CONSTRUCTS
from utopiary.testing import session

LEVELS = ("easy", "medium", "hard")


@cache
def played(level: str, seed: str) -> Session:
    game = Session.new("utopia-engine", seed=seed, bots={0: level})
    while game.active:
        game.play(0, game.advice(0).move)  # an illegal move would be refused
    return game


def test_each_level_is_above_the_one_below() -> None:
    """These seeds; the tables of `simulate` say it for all."""
    scores = [sum(_score(played(level, f"LADDER {n}")) for n in range(8)) for level in LEVELS]
    assert scores[0] + 200 < scores[1] < scores[2] - 200


def _score(game: Session) -> int:
    assert game.outcome
    return game.outcome.scores[0]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_is_the_same_game(level: str) -> None:
    again = Session.new("utopia-engine", seed="LADDER 0", bots={0: level})
    for step in played(level, "LADDER 0").steps[:120]:
        assert again.advice(0).move == step.move
        again.play(0, step.move)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_stops_only_to_try_again(level: str) -> None:
    """Rule 17 by the letter lets a player stop and retry an activation without end: that is not for our bots."""
    for n in range(4):
        game = played(level, f"LADDER {n}")
        days = [state.day for state in game.states]
        stopped: dict[str, int] = {}
        for number, step in enumerate(game.steps):
            before = game.states[number]
            if step.move == ("stop",) and before.phase in ("activation", "field"):
                assert before.hit_points <= 1 and before.phase == "activation"
                stopped[before.subject] = days[number]
            if step.move[0] == "activate":
                assert stopped.get(str(step.move[1])) != days[number], "stopped and tried again on the same day"


def test_the_stop_that_is_allowed() -> None:
    """The last hit point, nothing but a backfire left, and time to rest."""
    game = session(
        "utopia-engine",
        phase="activation",
        subject="void-gate",
        found=frozenset({"void-gate"}),
        turn=1,
        hit_points=1,
        dice=[6],
        squares=[1, 6, 6, 6, 0, 1, 1, 1],
        marks=[-1, 2, 2, 2],
        day=4,
    )
    assert game.advice(0, "hard").move == ("stop",)
    game.play(0, "stop")
    assert game.advice(0, "hard").move[0] != "activate"
    healthy = session("utopia-engine", **{**_fields(game), "hit_points": 4})
    assert healthy.advice(0, "hard").move == ("put", 6, "b1")


def _fields(game: Session) -> dict[str, object]:
    start = game.at(0).state
    return {
        name: getattr(start, name) for name in ("phase", "subject", "found", "turn", "dice", "squares", "marks", "day")
    }


def test_energy_is_spent_at_once() -> None:
    assert session("utopia-engine", energy=3).advice(0, "hard").move == ("gods-hand",)
    assert session("utopia-engine", energy=2).advice(0, "hard").move[0] == "search"


def test_links_wait_for_the_rest() -> None:
    """They take no time, and the Ancient Record may still turn up."""
    half = session(
        "utopia-engine",
        found=frozenset({"hermetic-mirror", "void-gate"}),
        activated=frozenset({"hermetic-mirror", "void-gate"}),
        stores={"silver": 0, "quartz": 0, "gum": 0, "silica": 0, "wax": 2, "lead": 0},
        day=6,
    )
    assert half.advice(0, "hard").move[0] == "search"
    late = session(
        "utopia-engine",
        found=frozenset(CONSTRUCTS),
        activated=frozenset(CONSTRUCTS),
        stores=dict.fromkeys(("silver", "quartz", "gum", "silica", "wax", "lead"), 1),
        treasures=frozenset({"ancient-record"}),
        day=13,
    )
    assert late.advice(0, "hard").move[0] == "record"


def test_hints_give_a_reason_in_words() -> None:
    game = played("hard", "LADDER 1")
    speak = Speaker(game.game.english, ENGLISH, names=["Ann"])
    seen = set()
    for number in range(0, game.length, 7):
        hint: Hint = game.at(number).hint(0)
        sentence = speak(hint.why)
        assert " " in sentence and "{" not in sentence and not sentence.startswith("utopia-engine")
        seen.add(hint.why.id)
    assert len(seen) >= 5


def test_ever_better_advice_ends_in_the_answer() -> None:
    game = Session.new("utopia-engine", seed="LADDER 2")
    thoughts = list(game.think(0, "hard"))
    assert len(thoughts) > 3 and thoughts[-1] == game.advice(0, "hard")
