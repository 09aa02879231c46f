"""What all tests share: the test games behind the shelf."""

import pytest

from tests import games
from utopiary import GAMES

pytest.register_assert_rewrite("tests.bad_input", "tests.contract.laws", "tests.contract.sample")
GAMES.register("whisper", games.WHISPER, hidden=True)
