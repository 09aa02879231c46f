"""The promises of the golden files for published versions of a game's rules, and the promises that a change breaks.

The same link gives the same game for ever. So the lines of a golden file for one `rules_version` may be added to, but
never changed: a change of a rule, a deal, a table or an option needs a higher `rules_version`, and the former rules go
into the game's old_rules.py. Sentences, events and views are no promises.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from utopiary import GAMES


class Promise(NamedTuple):
    """The subject of a promise: one fact about a published version of a game's rules."""

    game: str
    version: int
    what: str  # for example "game 7 of hashes.txt"


Promises = Mapping[Promise, str]  # with the promised value

_LINE = re.compile(r"(?P<game>[\w-]+) rules (?P<version>\d+) (?P<what>[^:]+): (?P<value>.*?)(?: told [0-9a-f]+)?")
_COUNTS = re.compile(r"(?P<game>[\w-]+) rules (?P<version>\d+), (?P<seats>\d+) seats")
_PLAYTHROUGH = re.compile(r".*?, rules (?P<version>\d+), \d+ seats, seed .*")
_OFFERED = re.compile(r" {3}([> ]) ([^:]+):.*")
_MADE = re.compile(r"(?: {5}= |The deal is |\d+\. \d+ .* = |It ended by |[\w-]+\?v=).*")


def promises(name: str, content: str) -> dict[Promise, str]:
    """The promises of one golden file; `name` is its path below tests/golden."""
    if name.startswith("playthroughs/"):
        return dict(_of_playthrough(name, content))
    if name == "counts.txt":
        return dict(_of_counts(content))
    found = (_LINE.fullmatch(line) for line in content.splitlines())
    return {
        Promise(line["game"], int(line["version"]), f"{line['what']} of {name}"): line["value"]
        for line in found
        if line
    }


def broken_promises(published: Promises, present: Promises) -> list[str]:
    """A sentence for each version of a game with a broken promise, which names the missing version bump."""
    of_version: dict[tuple[str, int], str] = {}
    tables = {(promise.game, promise.version, value) for promise, value in present.items() if _is_table(promise)}
    versions = {(promise.game, promise.version) for promise in present}
    for promise, value in published.items():
        if (promise.game, promise.version) not in versions:
            continue  # another version is current now; old-hashes.txt covers this one
        if _is_table(promise):
            same = (promise.game, promise.version, value) in tables or not _is_current(
                promise
            )  # a table may be renamed
        elif promise.what.startswith("option "):
            same = f"{present.get(promise, '')} ".startswith(f"{value} ")  # values may be added
        else:
            same = present.get(promise, value) == value
        if not same:
            of_version.setdefault((promise.game, promise.version), promise.what)
    return [_sentence(game, version, what) for (game, version), what in sorted(of_version.items())]


def _is_table(promise: Promise) -> bool:
    return promise.what.startswith("table ")


def _is_current(promise: Promise) -> bool:
    return promise.version == GAMES.find(promise.game).rules_version


def _sentence(game: str, version: int, what: str) -> str:
    """How to repair a broken promise."""
    current = GAMES.find(game).rules_version
    if version == current:
        return (
            f"The rules of {game} have changed ({what} differs), and its rules_version is still {version}. "
            f"Raise it to {version + 1} and keep the rules of version {version} in its old_rules.py."
        )
    return f"old_rules.py of {game} no longer plays version {version} as it was published ({what} differs)."


def _of_counts(content: str) -> Iterator[tuple[Promise, str]]:
    """The counts for each game and number of seats."""
    for section in content.split("\n\n"):
        head, *counts = section.splitlines()
        if found := _COUNTS.fullmatch(head):
            what = f"the count for {found['seats']} seats in counts.txt"
            yield Promise(found["game"], int(found["version"]), what), " ".join(counts)


def _of_playthrough(name: str, content: str) -> Iterator[tuple[Promise, str]]:
    """The choices, moves and positions of a playthrough, without its sentences."""
    game = name.removeprefix("playthroughs/").rsplit("-", 2)[0]
    head, *lines = content.splitlines()
    found = _PLAYTHROUGH.fullmatch(head)
    assert found, f"{name} does not begin like a playthrough"
    promised = []
    for line in lines:
        if offered := _OFFERED.fullmatch(line):
            promised.append(offered[1] + offered[2])
        elif _MADE.fullmatch(line):
            promised.append(line)
    yield Promise(game, int(found["version"]), name), "\n".join(promised)
