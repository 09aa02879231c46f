"""Sessions as a state machine: anything a person can do, in any order, and junk in between; found by hypothesis.

The model is the list of positions that were reached and where one stands in it. Runs are the same every time.
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
    id = "lantern"

    @initialize(seed=st.text(min_size=1, max_size=40).filter(lambda text: any(c > " " and c < "\x7f" for c in text)))
    def begin(self, seed: str) -> None:
        self.session = Session.new(self.id, seed=seed)
        self.path, self.at = [digest(self.session.state)], 0

    @precondition(lambda self: self.session.active)
    @rule(number=st.integers(0, 1 << 16))
    def play(self, number: int) -> None:
        acts = options_of(self.session.game, self.session.state)
        self.session.play(*acts[number % len(acts)])
        self.at += 1
        self.path[self.at :] = [digest(self.session.state)]

    @precondition(lambda self: self.at)
    @rule()
    def undo(self) -> None:
        self.session.undo()
        self.at -= 1

    @precondition(lambda self: self.at + 1 < len(self.path))
    @rule()
    def redo(self) -> None:
        self.session.redo()
        self.at += 1

    @rule(number=st.integers(0, len(JUNK) - 1), seat=st.sampled_from([0, -1, None, True, "0", 9]))
    def junk(self, number: int, seat: Any) -> None:
        refused(self.session.play, seat, JUNK[number])
        refused(self.session.link, JUNK[number])

    @rule()
    def keep_and_open_again(self) -> None:
        self.session = Session.load(json.loads(json.dumps(self.session.save())))

    @rule()
    def send_and_open(self) -> None:
        self.session = Session.from_link(self.session.link("replay"))

    @rule(number=st.integers(0, 1 << 16))
    def branch(self, number: int) -> None:
        self.at = number % len(self.path)
        self.session = self.session.branch(self.at)
        del self.path[self.at + 1 :]

    @invariant()
    def it_stands_where_it_should(self) -> None:
        assert digest(self.session.state) == self.path[self.at]
        assert (self.session.cursor, self.session.length) == (self.at, len(self.path) - 1)
        assert bool(self.session.active) == (self.session.outcome is None)


EVERY_DAY = settings(
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
def test_any_order_of_anything(id: str) -> None:
    machine = type(f"Play{id}", (Play,), {"id": id})
    case = machine.TestCase
    case.settings = EVERY_DAY
    case("runTest").runTest()
