"""Every game, hidden ones included, keeps every law with every number of seats."""

import pytest

from tests.contract.laws import LAWS
from utopiary import GAMES

QUICK = {"lantern", "whisper", "utopia-engine"}  # all their laws take a moment
CASES = [(id, seats) for id in (*GAMES, *sorted(QUICK - {*GAMES})) for seats in GAMES.find(id).seats]


LONG = {"transecopia", "utopia"}  # hundreds of moves
WHOLE_GAMES = {  # laws that play a game from end to end, and some of them several times
    "a_link_leads_to_the_same_session",
    "every_game_ends",
    "every_message_has_an_english_sentence",
    "loading_a_save_gives_the_same_session",
    "same_seed_and_moves_give_the_same_game",
}


def _case(law: str, id: str, seats: int) -> object:
    """One law with one game and number of seats; slow ones run only in `make test`.

    `make check` checks large games with the fewest seats, and long games only by the quick laws.
    """
    large = id not in QUICK and seats != GAMES.find(id).seats[0]
    slow = [pytest.mark.slow] if large or (id in LONG and law in WHOLE_GAMES) else []
    return pytest.param(law, id, seats, id=f"{law}-{id}-{seats}", marks=slow)


@pytest.mark.parametrize(("law", "id", "seats"), [_case(law, *case) for law in LAWS for case in CASES])
def test_law(law: str, id: str, seats: int) -> None:
    LAWS[law](GAMES.find(id), seats)


def test_the_laws_run_on_the_template_and_on_whisper() -> None:
    assert {("lantern", 2), ("lantern", 4), ("whisper", 2), ("whisper", 3)} <= set(CASES)
