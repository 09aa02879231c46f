"""The saved games: a copy of the part of localStorage that holds them, and the effects that change it.

Every game has two slots that are written in turn, so the save before the last one survives a write that fails. A slot
holds two numbers and the save, `7 1700000000000 {…}`: they tell which slot is newer without parsing the saves, of which
there may be many.
"""

import json
from collections.abc import Mapping
from copy import copy
from typing import Any, NamedTuple

from utopiary import SaveError, Session, save_identity, text

from .effects import Drop, Effect, Store

PREFIX = "utopiary/"
NAMES = PREFIX + "names"  # the players' names for their games: {save id: name}
SLOTS = "ab"
LONGEST = 700_000  # characters of a save; the longest possible game needs less
ROOM = 5_000_000  # characters that browsers grant a site, as a rule
MOST = 60  # saved games; beyond that the oldest finished one is dropped


class Slot(NamedTuple):
    """One of the two slots of a saved game."""

    save_id: str
    game: str
    writes: int  # of both slots together until this one was written: the higher is the newer
    when: int  # milliseconds, by the page's clock
    save: str

    @property
    def text(self) -> str:
        """The slot as it is stored."""
        return f"{self.writes} {self.when} {self.save}"


class SaveStore:
    """All saved games of all games, by the ids of the saves."""

    def __init__(self, stored: Mapping[str, str]) -> None:
        found = {key: _slot(key, value) for key, value in stored.items()}
        self._slots = {key: slot for key, slot in found.items() if slot is not None}
        self._names = _names(stored.get(NAMES, "{}"))
        self._dropped: dict[str, Slot] = {}

    def copy(self) -> "SaveStore":
        """An independent copy."""
        other = copy(self)
        other._slots = self._slots.copy()  # the other attributes are replaced when they change
        return other

    def write(self, save_id: str, session: Session, when: int) -> list[Effect]:
        """Save a game into the slot that was not written last. It is the newest, even if the clock was set back."""
        when = max([when, *(slot.when + 1 for slot in self._slots.values())])
        writes = self.writes(save_id) + 1
        key = f"{PREFIX}{session.game.id}/{save_id}/{SLOTS[writes % 2]}"
        save = json.dumps(session.save(), separators=(",", ":"))
        self._slots[key] = Slot(save_id, session.game.id, writes, when, save)
        return [Store(key, self._slots[key].text), *self._drop_oldest()]

    def ids(self, game: str | None = None) -> list[str]:
        """The ids of all saves, or of one game's, the newest first."""
        newest: dict[str, int] = {}
        for slot in self._slots.values():
            if game in (None, slot.game):
                newest[slot.save_id] = max(newest.get(slot.save_id, 0), slot.when)
        return sorted(newest, key=lambda save_id: (-newest[save_id], save_id))

    def load(self, save_id: str, game: str | None = None) -> tuple[Session, bool]:
        """The session of the newest readable slot, and whether all slots are readable; only of `game`, if given."""
        error, whole = SaveError(text("games.gone")), True
        found = None
        for slot in sorted(self._of(save_id, game).values(), key=lambda slot: -slot.writes):
            try:
                found = found or _session(slot)
            except SaveError as reason:
                error, whole = reason, False
            whole = whole and slot.writes > 0
        if found is None:
            raise error
        return found, whole

    def writes(self, save_id: str) -> int:
        """How often a game was saved."""
        return max((slot.writes for slot in self._of(save_id).values()), default=0)

    def newest(self, save_id: str) -> Slot:
        """The newest slot, readable or not, for a download."""
        slots = self._of(save_id).values()
        if not slots:
            raise SaveError(text("games.gone"))  # another tab has deleted it
        return max(slots, key=lambda slot: slot.writes)

    def drop(self, save_id: str) -> list[Effect]:
        """Delete a saved game."""
        self._dropped = self._of(save_id)
        for key in self._dropped:
            del self._slots[key]
        return [Drop(key) for key in self._dropped]

    def undrop(self) -> list[Effect]:
        """Bring back the saved game that was deleted last."""
        again, self._dropped = self._dropped, {}
        self._slots.update(again)
        return [Store(key, slot.text) for key, slot in again.items()]

    def name(self, save_id: str) -> str:
        """The player's name for a saved game; empty if it has none."""
        return self._names.get(save_id, "")

    def rename(self, save_id: str, name: str) -> list[Effect]:
        """Name a saved game, and forget the names of games that are no longer saved."""
        self._names[save_id] = " ".join(name.split())[:40]
        saved = set(self.ids())
        self._names = {id: name for id, name in self._names.items() if name and id in saved}
        return [Store(NAMES, json.dumps(self._names, separators=(",", ":")))]

    def changed(self, key: str, value: str | None) -> str | None:
        """Take over what another tab has stored under a key, or removed; the save's id, if that was not known yet."""
        slot = _slot(key, value or "")
        known = self._slots.get(key)
        if slot is None or (known is not None and value == known.text):
            return None
        if value is None:
            self._slots.pop(key, None)
        else:
            self._slots[key] = slot
        return slot.save_id

    def full(self) -> float:
        """The share of the browser's room that is taken, from 0 to 1."""
        return min(1.0, sum(len(key) + len(slot.text) for key, slot in self._slots.items()) / ROOM)

    def find(self, session: Session) -> str | None:
        """The id of a save of this very game: the same setup and the same moves."""
        wanted = save_identity(session.save())
        ids = self.ids(session.game.id)
        return next((id for id in ids if save_identity(_unchecked(self.newest(id).save)) == wanted), None)

    def is_over(self, save_id: str) -> bool:
        """Is the saved game finished, as far as the save says?"""
        return _unchecked(self.newest(save_id).save).get("outcome") is not None

    def _drop_oldest(self) -> list[Effect]:
        """Make room: drop the oldest finished games, which the results keep a link to, then the oldest others."""
        ids = self.ids()
        if len(ids) <= MOST:
            return []
        oldest_first = reversed(ids[1:])  # the newest stays in any case
        gone = sorted(oldest_first, key=lambda save_id: not self.is_over(save_id))[: len(ids) - MOST]
        return [effect for save_id in gone for effect in self.drop(save_id)]

    def _of(self, save_id: str, game: str | None = None) -> dict[str, Slot]:
        return {key: slot for key, slot in self._slots.items() if slot.save_id == save_id and game in (None, slot.game)}


def _slot(key: str, value: str) -> Slot | None:
    """The slot stored under a key, if it is one of ours. An unreadable slot gets `writes=0` and keeps its raw text."""
    parts = key.split("/")
    if not key.startswith(PREFIX) or len(parts) != 4 or parts[3] not in SLOTS:
        return None
    _, game, save_id, _ = parts
    writes, _, rest = value.partition(" ")
    when, _, save = rest.partition(" ")
    if _is_count(writes) and _is_count(when):
        return Slot(save_id, game, int(writes), int(when), save)
    return Slot(save_id, game, 0, 0, value)


def _session(slot: Slot) -> Session:
    """The session of a slot; an error if the slot's key names another game than the save."""
    session = Session.load(parsed(slot.save))
    if session.game.id != slot.game:
        raise SaveError(text("error.save-form", part=slot.game[:12]))
    return session


def _names(value: str) -> dict[str, str]:
    try:
        names = json.loads(value)
    except (ValueError, RecursionError):
        return {}
    return {id: name for id, name in names.items() if isinstance(name, str)} if isinstance(names, dict) else {}


def _is_count(written: str) -> bool:
    return written.isascii() and written.isdigit() and len(written) < 16


def _unchecked(save: str) -> dict[str, Any]:
    """The content of a save, without checking that it is a game; empty if it cannot be parsed."""
    try:
        found = parsed(save)
    except SaveError:
        return {}
    return found if isinstance(found, dict) else {}


def parsed(save: str) -> object:
    """The JSON value of a save's text; an error if it is too long or no JSON."""
    if len(save) > LONGEST:
        raise SaveError(text("error.save-form", part=save[:12]))
    try:
        return json.loads(save)
    except (ValueError, RecursionError) as error:
        raise SaveError(text("error.save-form", part=save[:12])) from error
