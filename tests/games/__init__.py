"""Games made for tests. tests/conftest.py puts them behind the shelf, next to the template."""

WHISPER = "tests.games.whisper"
