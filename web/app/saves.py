"""The drawer with the saved games, as a part of the page's storage that this side keeps a copy of.

Every game has two slots that are written in turn: whatever happens to a write, the one before it is still there.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from utopiary import SaveError, Session
from utopiary.core.words import text

from .protocol import Drop, Effect, Store

PREFIX = "utopiary/"
SLOTS = "ab"
MOST = 24  # games kept; the oldest goes first


class Kept(NamedTuple):
    """A saved game as it lies in the drawer."""

    table: str
    game: str
    writes: int  # so far: the higher of two slots is the newer
    when: int  # milliseconds, by the page's clock
    save: Any
    key: str


class Drawer:
    def __init__(self, stored: Mapping[str, str]) -> None:
        self._stored = {key: value for key, value in stored.items() if key.startswith(PREFIX)}

    def write(self, table: str, session: Session, when: int) -> list[Effect]:
        """Keep a game: into the slot that was not written last."""
        before = self._slots(table)
        count = max((kept.writes for kept in before), default=0) + 1
        key = f"{PREFIX}{session.game.id}/{table}/{SLOTS[count % 2]}"
        self._stored[key] = json.dumps({"count": count, "when": when, "save": session.save()}, separators=(",", ":"))
        return [Store(key, self._stored[key]), *self._forget_oldest()]

    def tables(self, game: str | None = None) -> list[str]:
        """The games in the drawer, the newest first."""
        newest: dict[str, int] = {}
        for kept in self._all():
            if game in (None, kept.game):
                newest[kept.table] = max(newest.get(kept.table, 0), kept.when)
        return sorted(newest, key=lambda table: (-newest[table], table))

    def load(self, table: str) -> tuple[Session, bool]:
        """The newest slot that can be read, and whether every slot could."""
        error = SaveError(text("error.save-form", part=table[:20]))
        slots = sorted(self._slots(table), key=lambda kept: -kept.writes)
        whole = all(kept.save is not None for kept in slots)
        for kept in slots:
            try:
                return Session.load(kept.save), whole
            except SaveError as reason:
                error, whole = reason, False
        raise error

    def raw(self, table: str) -> tuple[str, str]:
        """The newest slot as it is, to be saved from a page that cannot read it: (key, text)."""
        kept = max(self._slots(table), key=lambda kept: kept.writes)
        return kept.key, self._stored[kept.key]

    def drop(self, table: str) -> list[Effect]:
        keys = [key for key in self._stored if key.split("/")[2:3] == [table]]
        for key in keys:
            del self._stored[key]
        return [Drop(key) for key in keys]

    def _forget_oldest(self) -> list[Effect]:
        return [effect for table in self.tables()[MOST:] for effect in self.drop(table)]

    def _slots(self, table: str) -> list[Kept]:
        return [kept for kept in self._all() if kept.table == table]

    def _all(self) -> Iterator[Kept]:
        for key, value in self._stored.items():
            _, game, table, *rest = [*key.split("/"), "", ""]
            if len(rest) == 3 and rest[0] in SLOTS:
                yield _kept(key, game, table, value)


def _kept(key: str, game: str, table: str, value: str) -> Kept:
    """A slot as far as it can be read; what is unreadable has nothing in it and is as old as can be."""
    try:
        slot = json.loads(value)
        count, when, save = slot["count"], slot["when"], slot["save"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return Kept(table, game, 0, 0, None, key)
    readable = type(count) is int and type(when) is int
    return Kept(table, game, count, when, save, key) if readable else Kept(table, game, 0, 0, save, key)
