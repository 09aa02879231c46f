"""Every game keeps every law, with every number of seats: those on the shelf, and those behind it."""

import pytest
from utopiary import GAMES

from tests.contract.laws import LAWS

TABLES = [(id, seats) for id in (*GAMES, *GAMES.behind()) for seats in GAMES.find(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, id: str, seats: int) -> None:
    LAWS[law](GAMES.find(id), seats)


def test_the_template_and_the_game_of_secrets_are_held_to_the_laws() -> None:
    assert {("lantern", 2), ("lantern", 4), ("whisper", 2), ("whisper", 3)} <= set(TABLES)
