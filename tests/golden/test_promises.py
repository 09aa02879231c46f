"""What was published of a version of a game's rules cannot change unnoticed, and the missing version bump is named."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.contract.sample import registered
from tests.golden import material, regenerate, tables
from tests.golden.promises import Promise, broken, promises
from tests.saves.test_versions import SteeperLantern
from utopiary.games.utopia import data

PLAYTHROUGH = "playthroughs/lantern-2-1.txt"


class UnversionedLantern(SteeperLantern):
    """A changed rule without a new version."""

    rules_version = 1


def kept(name: str) -> str:
    return (material.HERE / name).read_text(encoding="utf-8")


def test_a_changed_rule_needs_a_new_version() -> None:
    with registered(UnversionedLantern()):
        made = material.files()[PLAYTHROUGH]()
    (problem,) = broken(promises(PLAYTHROUGH, kept(PLAYTHROUGH)), promises(PLAYTHROUGH, made))
    assert problem.startswith("The rules of lantern have changed")
    assert problem.endswith("Raise it to 2 and keep the rules of version 1 in its old_rules.py.")


def test_a_changed_table_needs_a_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A district is worth one point more: the games that are kept might never have scored it."""
    first, *others = data.DISTRICTS
    changed = (first._replace(value=first.value + 1), *others)
    monkeypatch.setattr(data, "DISTRICTS", changed)
    made = promises("tables.txt", "\n".join(tables.lines()))
    (problem,) = broken(promises("tables.txt", kept("tables.txt")), made)
    assert re.match(r"The rules of utopia have changed \(table DISTRICTS .* Raise it to \d+ and keep", problem)


def test_regenerate_refuses_and_names_the_version(tmp_path: Path) -> None:
    content = {name: kept(name) for name in ("hashes.txt", "rng.txt")}
    for name, text in content.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert regenerate.refusals(tmp_path, content) == []
    line = content["hashes.txt"].splitlines()[0]
    other = re.sub(r"[0-9a-f]{24}", "0" * 24, line)
    (problem,) = regenerate.refusals(tmp_path, {**content, "hashes.txt": content["hashes.txt"].replace(line, other)})
    assert "The rules of utopia-engine have changed (game 0 of hashes.txt differs)" in problem
    (problem,) = regenerate.refusals(tmp_path, {**content, "rng.txt": "other numbers"})
    assert "rng.txt never changes" in problem


HASH = "lantern rules 1 game 3: 70 moves, summit aaaaaaaaaaaaaaaaaaaaaaaa told bbbbbbbbbbbbbbbb"
TABLE = "lantern rules 1 table NIGHTS: aaaaaaaaaaaaaaaa"
OPTION = "lantern rules 1 option summit: mountain hill"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (HASH, HASH.replace("bbbb", "cccc")),  # other sentences
        (HASH, HASH.replace("rules 1", "rules 2").replace("aaaa", "cccc")),  # another version
        (TABLE, TABLE.replace("NIGHTS", "EVENINGS")),  # renamed
        (TABLE, f"{TABLE}\nlantern rules 1 table MORE: bbbbbbbbbbbbbbbb"),
        (OPTION, f"{OPTION} peak"),  # one more value
        (OPTION, f"{OPTION}\nlantern rules 1 option weather: calm stormy"),
    ],
)
def test_what_may_change(before: str, after: str) -> None:
    assert broken(promises("x.txt", before), promises("x.txt", after)) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (HASH, HASH.replace("aaaa", "cccc")),
        (HASH, HASH.replace("70 moves", "71 moves")),
        (TABLE, TABLE.replace("aaaa", "cccc")),
        (TABLE, OPTION),  # a table is gone
        (OPTION, OPTION.replace("mountain hill", "hill mountain")),  # another default
        (OPTION, OPTION.replace(" hill", "")),
        (OPTION, TABLE),  # an option is gone
    ],
)
def test_what_may_not_change(before: str, after: str) -> None:
    assert len(broken(promises("x.txt", before), promises("x.txt", after))) == 1


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("counts.txt", lambda text: text.replace("\n1 1 1 0\n", "\n1 2 1 0\n", 1)),
        (PLAYTHROUGH, lambda text: text.replace("   > walk:", "   > run:", 1)),
        (PLAYTHROUGH, lambda text: text.replace("     = 3e9f", "     = 4e9f", 1)),
    ],
)
def test_counts_and_playthroughs_are_promises_too(name: str, change: Callable[[str], str]) -> None:
    text = kept(name)
    assert change(text) != text
    assert len(broken(promises(name, text), promises(name, change(text)))) == 1


def test_every_golden_file_promises_something() -> None:
    files = [name for name in material.files() if name != "rng.txt"]
    assert all(promises(name, kept(name)) for name in files)
    assert Promise("lantern", 1, "game 3 of hashes.txt") == next(iter(promises("hashes.txt", HASH)))
