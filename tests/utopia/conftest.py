"""Games that several tests read."""

import pytest

from tests.utopia.positions import Walk, walk


@pytest.fixture(scope="session")
def walks() -> dict[int, list[Walk]]:
    """Two random games for every number of ministers."""
    return {seats: [list(walk(seats, number)) for number in range(2)] for seats in (2, 3, 4, 5)}
