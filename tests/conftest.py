"""What all tests share: the test games behind the shelf."""

import pytest
from utopiary import GAMES

from tests import games

pytest.register_assert_rewrite("tests.bad_input", "tests.contract.laws", "tests.contract.sample")
GAMES.put("whisper", games.WHISPER, hidden=True)
