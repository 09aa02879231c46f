"""Between actions (rule 1), and every position that play can reach."""

from collections.abc import Iterable

import pytest

from tests.utopia_engine.invariants import PHASES, check
from tests.utopia_engine.positions import FULL_BOX, GAME, game, moves, walk
from utopiary import Session
from utopiary.core.rng import Rng
from utopiary.games.utopia_engine import data


def test_1_at_first_only_searching_is_possible() -> None:
    assert moves(game()) == [f"search {region} 1" for region in data.REGIONS]


def test_1_every_action_is_offered_when_it_is_possible() -> None:
    s = game(
        hit_points=3,
        energy=3,
        place="great-wilds",
        found=frozenset({"void-gate"}) | {"hermetic-mirror", "crystal-battery", "seal-of-balance"},
        activated=frozenset({"hermetic-mirror", "crystal-battery", "seal-of-balance"}),
        charged=frozenset({"dowsing-rod"}),
        stores={"silver": 0, "quartz": 0, "gum": 0, "silica": 1, "wax": 2, "lead": 0},
    )
    offered = moves(s)
    for move in (
        "search great-wilds 1", "rest", "home", "activate void-gate", "connect silica", "recharge focus-charm",
        "recharge paralysis-wand", "seal fiery-maw", "gods-hand",
    ):  # fmt: skip
        assert move in offered
    for move in ("connect wax", "recharge dowsing-rod", "record silica", "final"):
        assert move not in offered


def test_1_moving_costs_no_time() -> None:
    s = game(place="great-wilds", boxes=(FULL_BOX,)).play_all("home")
    assert (s.state.place, s.state.day) == ("workshop", 0)


# --- every position --------------------------------------------------------------------------------------------------

MEETING = (*range(50), 157, 173, 198, 203)  # walks that meet every phase and every end


@pytest.mark.parametrize("walks", [MEETING, pytest.param(range(1000), marks=pytest.mark.slow)])
def test_every_reachable_position_is_sound(walks: Iterable[int]) -> None:
    met = set()
    endings = set()
    for number in walks:
        for state, _ in walk(number):
            check(state)
            assert (GAME.outcome(state) is None) == (state.phase != "over")
            assert 0 <= GAME.worth(state, 0) <= 1
            met.add(state.phase)
        endings.add(state.ending)
    assert met == PHASES
    assert endings == {"engine", "doomsday", "dead"}


def test_saves_and_links_are_identities() -> None:
    rng = Rng.of("save")
    s = Session.new("utopia-engine", seed="SAVE-ME", options={"bracelet": "activation"})
    while s.active:
        s.play(0, rng.pick(s.prompt(0).choices).move)
    assert Session.load(s.save()).state == s.state
    assert Session.from_link(s.link("replay")).state == s.state


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_bot_can_play_it(level: str) -> None:
    s = Session.new("utopia-engine", seed="BOTS", bots={0: level})
    for _ in range(40):
        if s.active:
            s.play(0, s.advice(0).move)
    assert s.cursor >= 1
