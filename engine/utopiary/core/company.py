"""Who sits around the table, for people: what each is called and which badge (a colour with a symbol) they wear.

The rules never see it: no deal, no move and no position depends on it. It travels with saves and links because people
want to be called by their names there too.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

LONGEST = 24  # letters in a name
BADGES = 6  # as many as there are seats at the largest table


class Guest(NamedTuple):
    name: str = ""  # empty: called by the colour of the badge, or by the number of the seat
    badge: int = 0


Company = Mapping[int, Guest]  # seat -> guest; whoever is not in it wears the badge of the seat's number


def seated(guests: Iterable[tuple[int, str, int]], seats: int) -> Company:
    """Everybody with a clean name and a badge of their own; nothing at all where nobody asked for anything."""
    asked = {seat: Guest(clean(name), badge) for seat, name, badge in guests if 0 <= seat < seats}
    company: dict[int, Guest] = {}
    for seat in range(seats):
        name, badge = asked.get(seat, Guest("", seat))
        free = [other for other in range(BADGES) if other not in {guest.badge for guest in company.values()}]
        company[seat] = Guest(name, badge if badge in free else free[0])
    plain = all(guest == Guest("", seat) for seat, guest in company.items())
    return {} if plain else company


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


def plain(company: Company) -> list[list[Any]]:
    return [[seat, guest.name, guest.badge] for seat, guest in company.items()]


def from_plain(rows: Any, seats: int) -> Company | None:
    """None where that is no company."""
    kinds = [int, str, int]
    if not isinstance(rows, list) or len(rows) > seats:
        return None
    if not all(isinstance(row, list) and [type(value) for value in row] == kinds for row in rows):
        return None
    return seated((tuple(row) for row in rows), seats)
