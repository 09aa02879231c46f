"""The three players, in whole games with fixed seeds; how well they play is for `simulate` to say."""

from functools import cache

import pytest

from utopiary import Hint, Session, Speaker
from utopiary.core.english import ENGLISH
from utopiary.games.utopia_engine.activation import energy_on_bar
from utopiary.games.utopia_engine.data import CONSTRUCTS, ENOUGH
from utopiary.testing import session

LEVELS = ("easy", "medium", "hard")
FEW = 2  # games, which these tests share


@cache
def played(level: str, seed: str) -> Session:
    """A whole game by a bot of this level."""
    game = Session.new("utopia-engine", seed=seed, bots={0: level})
    while game.active:
        game.play(0, game.advice(0).move)  # an illegal move would be refused
    return game


@pytest.mark.parametrize("games", [FEW, pytest.param(12, marks=pytest.mark.slow)])
def test_each_level_is_above_the_one_below(games: int) -> None:
    """These seeds; the tables of `simulate` say it for all."""
    means = [sum(_score(played(level, f"LADDER {n}")) for n in range(games)) / games for level in LEVELS]
    assert means[0] + 25 < means[1] < means[2] - 25


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
def test_bots_do_not_stop_only_to_try_again(level: str) -> None:
    """An attempt that goes badly is for another day (ruling c23), and what it gained is not thrown away for nothing."""
    for n in range(FEW):
        game = played(level, f"LADDER {n}")
        for number, step in enumerate(game.steps):
            before = game.states[number]
            if step.move == ("stop",) and before.phase in ("activation", "field"):
                assert energy_on_bar(before, before.subject) < ENOUGH
                assert len(before.found) < len(CONSTRUCTS) or any(not n for n in before.stores.values())


NEARLY: dict[str, object] = {  # one Construct is to wake, one is to find
    "subject": "void-gate",
    "found": frozenset(CONSTRUCTS) - {"crystal-battery"},
    "activated": frozenset(CONSTRUCTS) - {"crystal-battery", "void-gate"},
    "stores": dict.fromkeys(("silver", "quartz", "gum", "silica", "wax"), 1) | {"lead": 0},
    "charged": frozenset(),
    "turn": 1,
    "day": 6,
}
GATHERED: dict[str, object] = NEARLY | {
    "found": frozenset(CONSTRUCTS),
    "activated": frozenset(CONSTRUCTS) - {"void-gate"},
    "stores": dict.fromkeys(("silver", "quartz", "gum", "silica", "wax", "lead"), 1),
}


def test_a_backfire_on_the_last_hit_point_is_not_written() -> None:
    """Nothing but that is left, and there is time for another day."""
    backfire = {"phase": "activation", "dice": [6], "squares": [1, 6, 6, 6, 0, 3, 4, 3], "marks": [-1, 0, 0, 0]}
    game = session("utopia-engine", **NEARLY | backfire, hit_points=1)
    assert game.advice(0, "hard").move == ("stop",)
    game.play(0, "stop")
    assert game.advice(0, "hard").move[0] != "activate"
    three_energy = backfire | {"squares": [1, 6, 5, 6, 0, 1, 1, 3], "marks": [-1, 2, 1, 0]}
    healthy = session("utopia-engine", **GATHERED | three_energy, hit_points=5)
    assert healthy.advice(0, "hard").move == ("put", 6, "b1")


def test_a_bad_attempt_is_left_for_another_day_while_there_is_more_to_find() -> None:
    """A day would be lost for the second field; as days go by in the wilds anyway, the first can be tried again."""
    bad = {"phase": "field", "squares": [6, 3, 3, 3, 2, 2, 1, 2], "marks": [1, 0, 0, 0]}
    game = session("utopia-engine", **NEARLY | bad | {"day": 12})
    assert game.advice(0, "hard").move == ("stop",)
    game.play(0, "stop")
    assert game.advice(0, "hard").move[0] == "search"
    last = session("utopia-engine", **GATHERED | bad)
    assert last.advice(0, "hard").move == ("go-on",), "nothing else takes days: the energy won is worth this one"


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
