"""Registers the hidden test game for all tests."""

import pytest

from tests import games
from utopiary import GAMES

pytest.register_assert_rewrite("tests.bad_input", "tests.contract.laws", "tests.contract.sample")
GAMES.register("whisper", games.WHISPER, hidden=True)
