"""The drawer with the saved games, as a part of the page's storage that this side keeps a copy of.

Every game has two slots that are written in turn: whatever happens to a write, the one before it is still there. A slot
holds two numbers and the save, `7 1700000000000 {…}`: which slot is newer is known without reading the saves, of which
there may be many.
"""

import json
from collections.abc import Mapping
from copy import copy
from typing import Any, NamedTuple

from utopiary import SaveError, Session, save_identity, text

from .protocol import Drop, Effect, Store

PREFIX = "utopiary/"
NAMES = PREFIX + "names"  # what people call their games: {table: name}
SLOTS = "ab"
LONGEST = 700_000  # characters of a save; the longest game there could be needs less
ROOM = 5_000_000  # characters that browsers give to a site, as a rule
MOST = 60  # games kept; when there are more, the oldest that is over goes first


class Slot(NamedTuple):
    """One of the two places of a saved game."""

    table: str
    game: str
    writes: int  # so far, over both slots: the higher is the newer
    when: int  # milliseconds, by the page's clock
    save: str

    @property
    def text(self) -> str:
        return f"{self.writes} {self.when} {self.save}"


class Drawer:
    def __init__(self, stored: Mapping[str, str]) -> None:
        found = {key: _slot(key, value) for key, value in stored.items()}
        self._slots = {key: slot for key, slot in found.items() if slot is not None}
        self._names = _names(stored.get(NAMES, "{}"))
        self._dropped: dict[str, Slot] = {}

    def copy(self) -> "Drawer":
        other = copy(self)
        other._slots = self._slots.copy()  # all else is made anew when it changes
        return other

    def write(self, table: str, session: Session, when: int) -> list[Effect]:
        """Keep a game: into the slot that was not written last. A clock that goes backwards makes no game older."""
        when = max([when, *(slot.when + 1 for slot in self._slots.values())])
        writes = self.writes(table) + 1
        key = f"{PREFIX}{session.game.id}/{table}/{SLOTS[writes % 2]}"
        save = json.dumps(session.save(), separators=(",", ":"))
        self._slots[key] = Slot(table, session.game.id, writes, when, save)
        return [Store(key, self._slots[key].text), *self._forget_oldest()]

    def tables(self, game: str | None = None) -> list[str]:
        """The games in the drawer, the newest first."""
        newest: dict[str, int] = {}
        for slot in self._slots.values():
            if game in (None, slot.game):
                newest[slot.table] = max(newest.get(slot.table, 0), slot.when)
        return sorted(newest, key=lambda table: (-newest[table], table))

    def load(self, table: str, game: str | None = None) -> tuple[Session, bool]:
        """The newest slot that can be read, and whether every slot could; of this game only, where one is named."""
        error, whole = SaveError(text("games.gone")), True
        found = None
        for slot in sorted(self._of(table, game).values(), key=lambda slot: -slot.writes):
            try:
                found = found or _opened(slot)
            except SaveError as reason:
                error, whole = reason, False
            whole = whole and slot.writes > 0
        if found is None:
            raise error
        return found, whole

    def writes(self, table: str) -> int:
        """How often the game at a table was written."""
        return max((slot.writes for slot in self._of(table).values()), default=0)

    def newest(self, table: str) -> Slot:
        """The newest slot as it is, to be taken away as a file from a page that cannot read it."""
        slots = self._of(table).values()
        if not slots:
            raise SaveError(text("games.gone"))  # by another tab
        return max(slots, key=lambda slot: slot.writes)

    def drop(self, table: str) -> list[Effect]:
        self._dropped = self._of(table)
        for key in self._dropped:
            del self._slots[key]
        return [Drop(key) for key in self._dropped]

    def undrop(self) -> list[Effect]:
        """Bring the last one back that was thrown away."""
        again, self._dropped = self._dropped, {}
        self._slots.update(again)
        return [Store(key, slot.text) for key, slot in again.items()]

    def name(self, table: str) -> str:
        return self._names.get(table, "")

    def rename(self, table: str, name: str) -> list[Effect]:
        self._names[table] = " ".join(name.split())[:40]
        kept = set(self.tables())
        self._names = {table: name for table, name in self._names.items() if name and table in kept}
        return [Store(NAMES, json.dumps(self._names, separators=(",", ":")))]

    def elsewhere(self, key: str, value: str | None) -> str | None:
        """Another tab has written or dropped a key: the table it belongs to, if it is news to us."""
        slot = _slot(key, value or "")
        known = self._slots.get(key)
        if slot is None or (known is not None and value == known.text):
            return None
        if value is None:
            self._slots.pop(key, None)
        else:
            self._slots[key] = slot
        return slot.table

    def full(self) -> float:
        """How much of the room is taken, from 0 to 1."""
        return min(1.0, sum(len(key) + len(slot.text) for key, slot in self._slots.items()) / ROOM)

    def find(self, session: Session) -> str | None:
        """The table at which the very same game is kept: dealt alike, with the same moves."""
        wanted = save_identity(session.save())
        alike = (
            table for table in self.tables(session.game.id) if save_identity(_seen(self.newest(table).save)) == wanted
        )
        return next(alike, None)

    def is_over(self, table: str) -> bool:
        return _seen(self.newest(table).save).get("outcome") is not None

    def _forget_oldest(self) -> list[Effect]:
        """Make room: for a game that is over nobody will come back but by its link, which the results keep."""
        tables = self.tables()
        if len(tables) <= MOST:
            return []
        oldest_first = reversed(tables[1:])  # the newest stays, whatever it is
        gone = sorted(oldest_first, key=lambda table: not self.is_over(table))[: len(tables) - MOST]
        return [effect for table in gone for effect in self.drop(table)]

    def _of(self, table: str, game: str | None = None) -> dict[str, Slot]:
        return {key: slot for key, slot in self._slots.items() if slot.table == table and game in (None, slot.game)}


def _slot(key: str, value: str) -> Slot | None:
    """What lies under a key of ours; a damaged slot is as old as can be, and holds whatever is left of it."""
    parts = key.split("/")
    if not key.startswith(PREFIX) or len(parts) != 4 or parts[3] not in SLOTS:
        return None
    _, game, table, _ = parts
    writes, _, rest = value.partition(" ")
    when, _, save = rest.partition(" ")
    if _is_count(writes) and _is_count(when):
        return Slot(table, game, int(writes), int(when), save)
    return Slot(table, game, 0, 0, value)


def _opened(slot: Slot) -> Session:
    """A game lies under its own name, or somebody has put it there by mistake."""
    session = Session.load(parsed(slot.save))
    if session.game.id != slot.game:
        raise SaveError(text("error.save-form", part=slot.game[:12]))
    return session


def _names(value: str) -> dict[str, str]:
    try:
        names = json.loads(value)
    except (ValueError, RecursionError):
        return {}
    return {table: name for table, name in names.items() if isinstance(name, str)} if isinstance(names, dict) else {}


def _is_count(written: str) -> bool:
    return written.isascii() and written.isdigit() and len(written) < 16


def _seen(save: str) -> dict[str, Any]:
    """What a save says about itself, unchecked; nothing if it cannot be read at all."""
    try:
        found = parsed(save)
    except SaveError:
        return {}
    return found if isinstance(found, dict) else {}


def parsed(save: str) -> object:
    if len(save) > LONGEST:
        raise SaveError(text("error.save-form", part=save[:12]))
    try:
        return json.loads(save)
    except (ValueError, RecursionError) as error:
        raise SaveError(text("error.save-form", part=save[:12])) from error
