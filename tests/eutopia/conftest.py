"""Tests of the rules are played with the events of the first reconstruction."""

from collections.abc import Iterator

import pytest

from tests.eutopia.positions import first_needs

WITH_CURRENT_NEEDS = {"test_bots", "test_data", "test_versions", "test_view"}


@pytest.fixture(autouse=True)
def _needs(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.module.__name__.rpartition(".")[2] in WITH_CURRENT_NEEDS:
        yield
    else:
        with first_needs():
            yield
