"""Every game keeps every law, with every number of seats: those on the shelf, and those behind it."""

import pytest

from tests.contract.laws import LAWS
from utopiary import GAMES

QUICK = {"lantern", "whisper", "utopia-engine"}  # a moment for all their laws
TABLES = [(id, seats) for id in (*GAMES, *sorted(QUICK - {*GAMES})) for seats in GAMES.find(id).seats]


def _table(id: str, seats: int) -> object:
    """Large games: `make check` holds them to the laws for the fewest seats, `make test` for all."""
    slow = [pytest.mark.slow] if id not in QUICK and seats != GAMES.find(id).seats[0] else []
    return pytest.param(id, seats, id=f"{id}-{seats}", marks=slow)


@pytest.mark.parametrize(("id", "seats"), [_table(id, seats) for id, seats in TABLES])
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, id: str, seats: int) -> None:
    LAWS[law](GAMES.find(id), seats)


def test_the_template_and_the_game_of_secrets_are_held_to_the_laws() -> None:
    assert {("lantern", 2), ("lantern", 4), ("whisper", 2), ("whisper", 3)} <= set(TABLES)
