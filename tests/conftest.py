"""What all tests share: the test games behind the shelf, and the marks."""

import pytest
from utopiary import GAMES

from tests import games

pytest.register_assert_rewrite("tests.bad_input", "tests.contract.laws", "tests.contract.sample")
GAMES.put("whisper", games.WHISPER, hidden=True)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "golden(game, id): the case of that id in the game's specification")
