"""Tests of the rules are played with the events of the specification."""

from collections.abc import Iterator

import pytest

from tests.eutopia.first_cards import first_cards

TOLD_WITH_THE_FIRST_CARDS = {"test_golden", "test_rules", "test_rulings"}


@pytest.fixture(autouse=True)
def _cards(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.module.__name__.rpartition(".")[2] in TOLD_WITH_THE_FIRST_CARDS:
        with first_cards():
            yield
    else:
        yield
