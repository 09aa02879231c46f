"""Every game keeps every law, with every number of seats: those on the shelf, and those behind it."""

import pytest

from tests.contract.laws import LAWS
from utopiary import GAMES

QUICK = {"lantern", "whisper", "utopia-engine"}  # a moment for all their laws
TABLES = [(id, seats) for id in (*GAMES, *sorted(QUICK - {*GAMES})) for seats in GAMES.find(id).seats]


LONG = {"transecopia", "utopia"}  # hundreds of moves
WHOLE_GAMES = {  # laws that play a game from end to end, and some of them several times
    "a_link_leads_to_the_same_session",
    "every_game_ends",
    "everything_can_be_said_in_english",
    "loading_a_save_gives_the_same_session",
    "same_seed_and_moves_give_the_same_game",
}


def _case(law: str, id: str, seats: int) -> object:
    """`make check` holds large games to the laws for the fewest seats, and long ones to the quick laws; `make test`
    holds all to all."""
    large = id not in QUICK and seats != GAMES.find(id).seats[0]
    slow = [pytest.mark.slow] if large or (id in LONG and law in WHOLE_GAMES) else []
    return pytest.param(law, id, seats, id=f"{law}-{id}-{seats}", marks=slow)


@pytest.mark.parametrize(("law", "id", "seats"), [_case(law, *table) for law in LAWS for table in TABLES])
def test_law(law: str, id: str, seats: int) -> None:
    LAWS[law](GAMES.find(id), seats)


def test_the_template_and_the_game_of_secrets_are_held_to_the_laws() -> None:
    assert {("lantern", 2), ("lantern", 4), ("whisper", 2), ("whisper", 3)} <= set(TABLES)
