"""The three players: that they play, what they see, and that they find what is there to be found.

How well they play is for `simulate` to say; the slow test only makes sure that the ladder stands.
"""

from functools import cache

import pytest

from utopiary import Session, Speaker
from utopiary.core.bots import Bot, Known, answer
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
from utopiary.games.transecopia.bots.beam_search import DeploymentSearch, contents_of
from utopiary.games.transecopia.bots.easy import Easy
from utopiary.games.transecopia.bots.opponents import Opponents
from utopiary.games.transecopia.bots.planner import Planner
from utopiary.games.transecopia.bots.value import need, shortfall
from utopiary.games.transecopia.bots.weights import HARD, MEDIUM
from utopiary.games.transecopia.data import ACQUISITION, CRATER, CRYSTALS, MINE, VESSEL, limits
from utopiary.games.transecopia.english import ENGLISH as WORDS
from utopiary.games.transecopia.rules import Transecopia
from utopiary.games.transecopia.state import State
from utopiary.testing import TestSession

from ..positions import at, hand, parts, position, producing, upgrade

GAME = Transecopia()
LEVELS = ("easy", "medium", "hard")


@cache
def played(lineup: tuple[str, ...], seed: str) -> Session:
    """A whole game; a move that is not legal would be refused."""
    game = Session.new("transecopia", seed=seed, seats=len(lineup), bots=dict(enumerate(lineup)))
    while game.active:
        seat = game.active[0]
        game.play(seat, game.advice(seat).move)
    return game


def advised(game: Session | TestSession, level: str = "hard", seat: int | None = None) -> str:
    return " ".join(map(str, game.advice(game.active[0] if seat is None else seat, level).move))


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lineup", [("easy", "medium"), ("hard", "hard"), ("easy", "hard", "medium", "easy", "medium")])
def test_they_play_to_the_end(lineup: tuple[str, ...]) -> None:
    outcome = played(lineup, "WHOLE").outcome
    assert outcome and outcome.reason != "closed"
    assert max(outcome.scores) == 3


def test_hands_placements_and_decks_make_no_difference() -> None:
    game = played(("easy", "hard", "medium", "easy", "medium"), "WHOLE")
    for number in range(15, game.length, 23):
        before = game.at(number)
        for seat in before.active:
            other = GAME.guess(before.state, seat, Rng.of(f"another deal {number}"))
            for level in ("medium", "hard"):
                seen = [answer(_fresh(level), Known(GAME, s, seat), Rng.of("X")) for s in (before.state, other)]
                assert seen[0] == seen[1], (number, seat, level)


def _fresh(level: str) -> Bot[State]:
    return Easy() if level == "easy" else Planner(HARD if level == "hard" else MEDIUM)


def test_a_bot_that_has_played_before_answers_like_a_new_one() -> None:
    """What is remembered is only what would be found again."""
    game = played(("hard", "hard"), "WHOLE")
    for number in range(5, game.length, 17):
        before = game.at(number)
        seat = game.steps[number].seat
        new = answer(_fresh("hard"), Known(GAME, before.state, seat), Rng.of("X"))
        assert before.advice(seat, "hard") == new


def test_every_reason_is_a_sentence() -> None:
    speak = Speaker({**ENGLISH, **WORDS})
    game = played(("easy", "hard", "medium", "easy", "medium"), "WHOLE")
    said = set()
    for number in range(0, game.length, 3):
        why = game.at(number).advice(game.steps[number].seat, "hard").why
        assert "{" not in speak(why)
        said.add(why.id)
    assert len(said) > 12


# --- counting --------------------------------------------------------------------------------------------------------


def test_tech_is_counted_amount_by_amount() -> None:
    """The examples T9 and T10: a card serves one amount, what is too much is lost."""
    assert shortfall((3, 8), (4, 7)) == (1, 0)
    assert shortfall((2, 2, 8), (4, 7)) == (0, 0)
    assert shortfall((1, 3, 4, 8), (4, 7)) == (0, 4)  # 4 and 8 will do
    assert shortfall((5,), (3,)) == (0, 0)
    assert shortfall((), (4, 7)) == (11, 0)


def test_a_prismatic_part_does_as_a_normal_one_if_it_must() -> None:
    have = parts(prismatic_propeller=1, porthole=1)
    assert need(0, upgrade("bm4"), have)[:4] == (0, 0, 1, 1)
    assert need(2, upgrade("rs4"), have)[:2] == (2, 0)


def test_dice_ahead_are_counted() -> None:
    s = position(3, dice=[(3,), (6, 6), (1,)]).state
    rivals = Opponents(s, 0)
    low, high = rivals.ahead(CRATER, 3, False), rivals.ahead(CRATER, 6, False)
    assert sum(low) == pytest.approx(1)
    assert low[0] < high[0] < 1  # a six can only be tied with
    assert rivals.ahead(MINE, 6, True)[0] > rivals.ahead(MINE, 6, False)[0]  # and rolls off better if it is Prismatic
    assert rivals.alone(3) == 1 > rivals.alone(6)
    assert Opponents(s, 1).ahead(CRATER, 6, False)[0] == 1


def test_two_captains_spoil_a_parity() -> None:
    rivals = Opponents(position(2, dice=[(3,), (1, 5)]).state, 0)
    assert rivals.alone(4) == 1 > rivals.alone(3)


# --- what there is to be found ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_part_that_is_asked_for_is_fetched(level: str) -> None:
    dice = [(1, 2), (6,), (6,)]
    game = position(3, dice=dice, tray=dice[:], upgrades=[upgrade("bm1")] * 3)
    assert advised(game, level, 0) in ("place 1 graveyard", "place 2 graveyard")


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_upgrade_is_built(level: str) -> None:
    mine = parts(porthole=1, bolts=1, prismatic_propeller=1, prismatic_aperture=1)
    game = producing(seats=2, **at(2, 0, level=2, upgrades=upgrade("rs7"), parts=mine, techs=(4, 13)))  # Tech 5 and 8
    assert advised(game, level) == "build"
    game.play_all("build")
    while game.active:
        game.play(0, advised(game, level))
    assert game.outcome and game.outcome.winners == (0,)


def test_limits_of_zones_are_kept_and_every_die_has_a_place() -> None:
    for seats in range(2, 6):
        dice = (1, 2, 3, 14, 25, 36)
        s = position(seats, dice=[dice] * seats, tray=[dice] * seats).state
        plan = DeploymentSearch(s, 0, HARD).best(dice)
        assert sorted(die for content in plan.contents for stack in content for die in stack) == list(dice)
        assert all(len(content) <= limit for content, limit in zip(plan.contents, limits(seats), strict=True))


def test_a_plan_goes_on_from_what_a_person_has_placed() -> None:
    dice = (2, 3, 6)
    game = position(2, dice=[dice, (1,)], tray=[dice, (1,)])
    game.play(0, "place 3 crystals")
    while game.active and 0 in game.active:
        game.play(0, advised(game, "hard", 0))
        assert (CRYSTALS, (3,)) in game.state.placed[0]


def test_no_dice_go_to_acquisition_without_resources() -> None:
    dice = (4, 6)
    for iron, shops in ((0, False), (8, True)):
        s = position(3, dice=[dice, (5,), (5,)], upgrades=[upgrade("bm1")] * 3, iron=[iron] * 3, pool=(1, 1, 1)).state
        plan = DeploymentSearch(s, 0, HARD).best(dice)
        assert bool(plan.contents[ACQUISITION]) == shops


def test_the_vessel_is_for_values_that_no_opponent_has() -> None:
    s = position(4, dice=[(2,), (2, 2), (2, 2), (2, 2)]).state
    busy = DeploymentSearch(s, 0, HARD)
    quiet = DeploymentSearch(position(4, dice=[(2,), (5, 5), (5, 5), (5, 5)]).state, 0, HARD)
    boarded = contents_of(((VESSEL, (2,)),))
    assert quiet.worth(boarded) > busy.worth(boarded)


def test_discovery_cards_are_turned_in() -> None:
    assert advised(producing(seats=2, **at(2, 0, hands=hand("copper")))) == "use copper"


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])
def test_the_ladder_stands(better: str, worse: str) -> None:
    """Forty games, seats swapped: far fewer than `simulate` plays, so the bar is lower than the ladder's."""
    won = 0
    for number in range(40):
        lineup = (better, worse) if number % 2 else (worse, better)
        outcome = played(lineup, f"LADDER {number}").outcome
        assert outcome
        won += lineup[outcome.winners[0]] == better
    assert won >= 22
