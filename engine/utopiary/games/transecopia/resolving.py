"""Phase 3, Resolving: the Zones one after the other (rules 25 to 31).

A Zone is opened (its dice are ranked, the Intimidator makes a demand), then it begins, then its rewards are given;
where a captain has a choice, play waits for it. The rewards are those of zones.py, acquisition.py and crystals.py.
"""

from collections.abc import Callable

from ...core.game import Tell
from . import acquisition, crystals, ranking, zones
from .data import (
    ACQUISITION,
    CARGO,
    CARGO_KINDS,
    COMPETITIVE,
    CRATER,
    CRYSTALS,
    GRAVEYARD,
    IRON,
    MINE,
    VESSEL,
    ZONES,
)
from .deployment import LIMITS
from .rewards import close, reward_lutra, unresolved
from .state import CLOSED, GIVING, RANKED, Entry, State, order

AWARDS: dict[int, Callable[[State, Tell], None]] = {
    IRON: zones.iron,
    MINE: zones.mine,
    CRATER: zones.crater,
    CARGO: zones.cargo,
    GRAVEYARD: zones.graveyard,
    VESSEL: zones.vessel,
    ACQUISITION: acquisition.award,
    CRYSTALS: crystals.award,
}


def begin(s: State, tell: Tell) -> None:
    """Start with Zone 1; the results of the turn before are cleared."""
    s.zone, s.opened, s.phase = IRON, CLOSED, "resolve"
    s.rolloffs, s.results, s.since = (), (), (0, 0)


def go_on(s: State, tell: Tell) -> None:
    """Resolve Zone after Zone until a captain has a choice."""
    while s.phase == "resolve":
        if s.zone == len(ZONES):
            s.zone, s.phase = -1, "produce"
        elif s.opened == CLOSED:
            _open(s, tell)
        elif s.opened == RANKED:
            _begin(s, tell)
        else:
            AWARDS[s.zone](s, tell)


def _open(s: State, tell: Tell) -> None:
    s.opened, s.place, s.picks, s.offers, s.ordered = RANKED, 0, 0, (), False
    entries = [Entry(seat, dice) for seat in order(s) for zone, dice in s.placed[seat] if zone == s.zone]
    if len(entries) > LIMITS[len(s.iron)][s.zone]:
        entries = _within_limit(s, tell, entries)
    if not entries:
        close(s, tell)
    elif s.zone in COMPETITIVE:
        ranking.rank(s, tell, entries)
    else:
        s.ranking, s.ties = tuple(entries), (0,) * len(entries)


def _within_limit(s: State, tell: Tell, entries: list[Entry]) -> list[Entry]:
    """The entries within each captain's limit; dice placed beyond it are unresolved (ruling d9)."""
    limit = LIMITS[len(s.iron)][s.zone]
    kept: list[Entry] = []
    for entry in entries:
        if sum(other.seat == entry.seat for other in kept) < limit:
            kept.append(entry)
        else:
            unresolved(s, tell, entry, -1)
    return kept


def _begin(s: State, tell: Tell) -> None:
    s.opened = GIVING
    if s.zone in COMPETITIVE:
        reward_lutra(s, tell)
    if s.zone == CARGO:
        s.offers = tuple(range(len(CARGO_KINDS)))
    elif s.zone == CRYSTALS:
        crystals.begin(s)
