"""The ledger: one row for each finished game. Saves are dropped some day; their results stay.

A row is a JSON list of the fields of `Result`, in their order. A new field goes to the end and has a default: then rows
of older versions are still read. What a newer version has put behind the fields known here is kept when the ledger is
written again.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from utopiary import Session

from .effects import Drop, Effect, Store
from .saves import PREFIX

KEY = PREFIX + "ledger"
MOST = 2_000  # results; beyond that the oldest are dropped
LARGEST = 10**15  # of any number: milliseconds since 1970 are less


class Result(NamedTuple):
    """One finished game, as the people who played it see it."""

    save_id: str
    game: str
    when: int  # milliseconds, by the page's clock
    score: int  # the best score of a person
    won: bool  # one person has won, or all together
    people: int
    bots: tuple[str, ...]  # their levels
    helped: int  # hints, and moves undone after they had shown something
    link: str  # to the whole game


R = TypeVar("R", bound=NamedTuple)


class Row(NamedTuple):
    """A row of the ledger: what this version knows of it, and the values behind that."""

    result: Result
    unknown: tuple[Any, ...] = ()


class Ledger:
    """The results of this browser."""

    def __init__(self, stored: Mapping[str, str]) -> None:
        self._rows = _rows(stored.get(KEY, "[]"))

    @property
    def results(self) -> list[Result]:
        """All results, the oldest first."""
        return [row.result for row in self._rows]

    def write(self, save_id: str, session: Session, when: int) -> list[Effect]:
        """Note how a game ended: once for each save, and not at all if only bots played."""
        result = _result(save_id, session, when)
        if result is None or any(known.save_id == save_id for known in self.results):
            return []
        self._rows = [*self._rows, Row(result)][-MOST:]
        lists = [[*row.result, *row.unknown] for row in self._rows]
        return [Store(KEY, json.dumps(lists, separators=(",", ":")))]

    def clear(self) -> list[Effect]:
        """Delete all results."""
        self._rows = []
        return [Drop(KEY)]


def _result(save_id: str, session: Session, when: int) -> Result | None:
    end = session.outcome
    people = [seat for seat in range(session.seats) if seat not in session.bots]
    if end is None or not people:
        return None
    best = max(end.scores[seat] for seat in people)
    won = any(seat in end.winners for seat in people)
    levels, helped = tuple(session.bots.values()), session.hints + session.practice
    return Result(save_id, session.game.id, when, best, won, len(people), levels, helped, session.link("replay"))


def _rows(written: str) -> list[Row]:
    """The rows that can be read; those that are damaged are left out."""
    try:
        rows = json.loads(written)
    except (ValueError, RecursionError):
        return []
    found = (from_list(row, Result) for row in rows) if isinstance(rows, list) else ()
    return [Row(*row) for row in found if row]


def from_list(row: object, kind: type[R]) -> tuple[R, tuple[Any, ...]] | None:
    """The fields of a named tuple from a list, and the values behind them; None if a field is missing or damaged."""
    if not isinstance(row, list):
        return None
    fields = kind.__annotations__.values()
    try:
        known = [_READERS[of](value) for of, value in zip(fields, row, strict=False)]
        return kind(*known), tuple(row[len(fields) :])
    except (TypeError, ValueError):
        return None


def _whole_number(value: Any) -> int:
    if type(value) is not int or abs(value) >= LARGEST:
        raise ValueError("This is no number of a result.")
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("This is neither true nor false.")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("This is no text.")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, value)) if isinstance(value, list) else (_text(None),)


_READERS: dict[Any, Callable[[Any], Any]] = {
    str: _text,
    int: _whole_number,
    bool: _flag,
    tuple[str, ...]: _texts,
}
