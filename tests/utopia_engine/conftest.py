import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "golden(game, id): a worked example of the specification")
