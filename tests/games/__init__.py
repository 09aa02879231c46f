"""Games made for tests. tests/conftest.py registers them as hidden, like the template."""

WHISPER = "tests.games.whisper"
