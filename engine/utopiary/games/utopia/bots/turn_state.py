"""A minister's turn as the planner sees it: what can change in it, small and quick to copy.

Rows of princes and monuments are bytes, as in `island_value`. A card changed by a privilege and not played yet is in
`changed`, as in the rules.
"""

from typing import NamedTuple

from ..data import BASES, KINDS, MONUMENTS, PRINCES
from ..state import NOTHING, State
from .forecast import Scale
from .island_value import OPEN

Changed = tuple[tuple[int, int], ...]


class Turn(NamedTuple):
    """What changes in a turn of development."""

    row: bytes  # own princes
    built: bytes  # monuments by district, OPEN where there is none
    wonders: tuple[int, ...]  # owners by island
    bases: int
    scale: Scale
    hand: tuple[int, ...]
    changed: Changed
    privileges: int
    points: float  # own ones made in this turn, less what rivals made of it
    own: tuple[int, ...]  # own monuments by civilization

    def cards(self, civ: int) -> int:
        """Return how many cards can be played as this civilization."""
        n = self.hand[civ]
        for _, now in self.changed:
            n += now == civ
        return n

    def left(self, civ: int) -> int:
        """Return the princes in the supply (ruling d17)."""
        return PRINCES - sum(self.row[civ::KINDS])

    def can_control(self, civ: int) -> bool:
        """Return whether a base and a monument of the civilization are left (ruling d18)."""
        return self.bases > 0 and self.built.count(civ) < MONUMENTS


def read_turn(s: State, seat: int) -> Turn:
    """Return the turn of a position; a card on the table whose action is not chosen is back in the hand."""
    hand, changed = s.hands[seat][:], s.changed
    for printed in s.laid if seat == s.seat else ():
        if s.card not in (NOTHING, printed):
            changed = (*changed, (printed, s.card))
        else:
            hand[printed] += 1
    own = [0] * KINDS
    for owner, monument in zip(s.owner, s.monument, strict=True):
        if owner == seat:
            own[monument] += 1
    return Turn(
        bytes(s.princes[seat]),
        bytes(OPEN if monument == NOTHING else monument for monument in s.monument),
        tuple(s.wonder),
        BASES - sum(own) - s.wonder.count(seat),
        s.scale,
        tuple(hand),
        changed if seat == s.seat else (),
        s.privileges[seat],
        0.0,
        tuple(own),
    )
