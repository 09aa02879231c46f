"""Runs the tests of the rules before those of the odds and the bots, which take longer: see `tests.mutation`."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort this folder's tests; all others stay where they are."""
    own = [number for number, item in enumerate(items) if HERE in item.path.parents]
    in_order = sorted((items[number] for number in own), key=lambda item: item.path.parent != HERE)
    for number, item in zip(own, in_order, strict=True):
        items[number] = item
