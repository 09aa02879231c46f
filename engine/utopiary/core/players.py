"""The players' names and badges (a colour with a symbol).

The rules never see them: no deal, move or position depends on them. Saves and links carry them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

LONGEST = 24  # letters in a name
BADGES = 6  # as many as there are seats at the largest table


class Player(NamedTuple):
    """A player's name and badge."""

    name: str = ""  # empty: the page uses the colour of the badge, the terminal the number of the seat
    badge: int = 0


Players = Mapping[int, Player]  # seat -> player; a seat that is missing has the badge of its number


def seated(entries: Iterable[tuple[int, str, int]], seats: int) -> Players:
    """All players with clean names and different badges; empty if every seat has its default."""
    asked = {seat: Player(clean(name), badge) for seat, name, badge in entries if 0 <= seat < seats}
    players: dict[int, Player] = {}
    for seat in range(seats):
        name, badge = asked.get(seat, Player("", seat))
        free = [other for other in range(BADGES) if other not in {player.badge for player in players.values()}]
        players[seat] = Player(name, badge if badge in free else free[0])
    plain = all(player == Player("", seat) for seat, player in players.items())
    return {} if plain else players


def clean(name: str) -> str:
    """A name as it can stand in a sentence: one line without invisible or direction-changing characters."""
    return " ".join("".join(c for c in name if not _unseen(c)).split())[:LONGEST].strip()


def _unseen(c: str) -> bool:
    code = ord(c)
    if code in (0x20, 0x09, 0x0A, 0x0D):  # they become one blank
        return False
    control = code < 0x20 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000
    turning = code in (0x200B, 0x200E, 0x200F, 0xFEFF) or 0x2028 <= code <= 0x202E or 0x2060 <= code <= 0x2069
    return control or turning


# --- as plain JSON, and in a link ------------------------------------------------------------------------------------


def plain(players: Players) -> list[list[Any]]:
    """The players as JSON rows."""
    return [[seat, player.name, player.badge] for seat, player in players.items()]


def from_plain(rows: Any, seats: int) -> Players | None:
    """The players from JSON rows; `None` if the rows are malformed."""
    kinds = [int, str, int]
    if not isinstance(rows, list) or len(rows) > seats:
        return None
    if not all(isinstance(row, list) and [type(value) for value in row] == kinds for row in rows):
        return None
    return seated((tuple(row) for row in rows), seats)
