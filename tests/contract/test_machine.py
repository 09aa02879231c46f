"""Sessions as a state machine: everything a player can do, in any order, with junk in between, drawn by hypothesis.

The model is the list of positions and a cursor. Runs are the same every time.
"""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.bad_input import JUNK, refused
from utopiary import GAMES, Session
from utopiary.core.canonical import digest
from utopiary.testing import options_of


class Play(RuleBasedStateMachine):
    """A session and its model: the digests of its positions, and the cursor."""

    id = "lantern"

    @initialize(seed=st.text(min_size=1, max_size=40).filter(lambda text: any(c > " " and c < "\x7f" for c in text)))
    def begin(self, seed: str) -> None:
        self.session = Session.new(self.id, seed=seed)
        self.path, self.cursor = [digest(self.session.state)], 0

    @precondition(lambda self: self.session.active)
    @rule(number=st.integers(0, 1 << 16))
    def play(self, number: int) -> None:
        options = options_of(self.session.game, self.session.state)
        self.session.play(*options[number % len(options)])
        self.cursor += 1
        self.path[self.cursor :] = [digest(self.session.state)]

    @precondition(lambda self: self.cursor)
    @rule()
    def undo(self) -> None:
        self.session.undo()
        self.cursor -= 1

    @precondition(lambda self: self.cursor + 1 < len(self.path))
    @rule()
    def redo(self) -> None:
        self.session.redo()
        self.cursor += 1

    @rule(number=st.integers(0, len(JUNK) - 1), seat=st.sampled_from([0, -1, None, True, "0", 9]))
    def junk(self, number: int, seat: Any) -> None:
        refused(self.session.play, seat, JUNK[number])
        refused(self.session.link, JUNK[number])

    @rule()
    def save_and_load(self) -> None:
        self.session = Session.load(json.loads(json.dumps(self.session.save())))

    @rule()
    def link_and_open(self) -> None:
        self.session = Session.from_link(self.session.link("replay"))

    @rule(number=st.integers(0, 1 << 16))
    def branch(self, number: int) -> None:
        self.cursor = number % len(self.path)
        self.session = self.session.branch(self.cursor)
        del self.path[self.cursor + 1 :]

    @invariant()
    def the_session_agrees_with_the_model(self) -> None:
        assert digest(self.session.state) == self.path[self.cursor]
        assert (self.session.cursor, self.session.length) == (self.cursor, len(self.path) - 1)
        assert bool(self.session.active) == (self.session.outcome is None)


SHORT_RUNS = settings(
    max_examples=12,
    stateful_step_count=25,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=[pytest.mark.slow] * (id in GAMES)) for id in (*GAMES, "lantern")]
)
def test_any_order_of_actions(id: str) -> None:
    machine = type(f"Play{id}", (Play,), {"id": id})
    case = machine.TestCase
    case.settings = SHORT_RUNS
    case("runTest").runTest()
