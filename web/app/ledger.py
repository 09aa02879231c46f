"""The ledger: how every finished game ended, in a line each. Games leave the drawer some day; their results stay."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from utopiary import Session

from .protocol import Drop, Effect, Store
from .saves import PREFIX

KEY = PREFIX + "ledger"
MOST = 2_000  # results kept; the oldest go first


class Result(NamedTuple):
    """One finished game, seen from the people at the table."""

    table: str
    game: str
    when: int  # milliseconds, by the page's clock
    score: int  # the best of the people's
    won: bool  # one of the people, or all together
    people: int
    bots: tuple[str, ...]  # their levels
    helped: int  # hints, and moves taken back after they had shown something
    link: str  # the whole game


class Ledger:
    def __init__(self, stored: Mapping[str, str]) -> None:
        self.results = _read(stored.get(KEY, "[]"))

    def write(self, table: str, session: Session, when: int) -> list[Effect]:
        """Note how a game ended; once for each table, and not at all where only bots played."""
        result = _result(table, session, when)
        if result is None or any(known.table == table for known in self.results):
            return []
        self.results = [*self.results, result][-MOST:]
        return [Store(KEY, json.dumps(self.results, separators=(",", ":")))]

    def clear(self) -> list[Effect]:
        self.results = []
        return [Drop(KEY)]


def _result(table: str, session: Session, when: int) -> Result | None:
    end = session.outcome
    people = [seat for seat in range(session.seats) if seat not in session.bots]
    if end is None or not people:
        return None
    best = max(end.scores[seat] for seat in people)
    won = any(seat in end.winners for seat in people)
    levels, helped = tuple(session.bots.values()), session.hints + session.practice
    return Result(table, session.game.id, when, best, won, len(people), levels, helped, session.link("replay"))


def _read(written: str) -> list[Result]:
    """The lines that can be read; a damaged ledger loses only what is damaged."""
    try:
        rows = json.loads(written)
    except (ValueError, RecursionError):
        return []
    return [_row(row) for row in rows if _sound(row)] if isinstance(rows, list) else []


KINDS = (str, str, int, int, bool, int, list, int, str)
LARGEST = 10**15  # of any number: milliseconds since 1970 are less


def _sound(row: object) -> bool:
    if not isinstance(row, list) or len(row) != len(KINDS):
        return False
    if not all(type(value) is kind for value, kind in zip(row, KINDS, strict=True)):
        return False
    return all(isinstance(level, str) for level in row[6]) and all(
        abs(value) < LARGEST for value in row if isinstance(value, int)
    )


def _row(row: list[object]) -> Result:
    table, game, when, score, won, people, bots, helped, link = row
    return Result(table, game, when, score, won, people, tuple(bots), helped, link)  # type: ignore[arg-type]
