"""Who sits around the table, for people: what each is called and which badge (a colour with a symbol) they wear.

The rules never see it: no deal, no move and no position depends on it. It travels with saves and links because people
want to be called by their names there too.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

LONGEST = 24  # letters in a name
BADGES = 6  # as many as there are seats at the largest table


class Player(NamedTuple):
    name: str = ""  # empty: called by the colour of the badge, or by the number of the seat
    badge: int = 0


Players = Mapping[int, Player]  # seat -> player; whoever is not in it wears the badge of the seat's number


def seated(entries: Iterable[tuple[int, str, int]], seats: int) -> Players:
    """Everybody with a clean name and a badge of their own; nothing at all where nobody asked for anything."""
    asked = {seat: Player(clean(name), badge) for seat, name, badge in entries if 0 <= seat < seats}
    players: dict[int, Player] = {}
    for seat in range(seats):
        name, badge = asked.get(seat, Player("", seat))
        free = [other for other in range(BADGES) if other not in {player.badge for player in players.values()}]
        players[seat] = Player(name, badge if badge in free else free[0])
    plain = all(player == Player("", seat) for seat, player in players.items())
    return {} if plain else players


def clean(name: str) -> str:
    """A name as it can stand in a sentence: one line, nothing invisible, nothing that turns the writing around."""
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
    return [[seat, player.name, player.badge] for seat, player in players.items()]


def from_plain(rows: Any, seats: int) -> Players | None:
    """None where that is no players."""
    kinds = [int, str, int]
    if not isinstance(rows, list) or len(rows) > seats:
        return None
    if not all(isinstance(row, list) and [type(value) for value in row] == kinds for row in rows):
        return None
    return seated((tuple(row) for row in rows), seats)
