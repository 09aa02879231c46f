"""Every rule and ruling that the code of a game cites is in that game's RULES.md.

There a rule is a line that begins `16. `, a ruling a line that begins `- **d3** `. Code cites them as `rule 16`,
`rules 16, 17`, `rules 16-18`, `ruling d3` or `rulings d3, d4`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "engine" / "utopiary" / "games"
PACKAGES = sorted(file.parent.name for file in GAMES.glob("*/__init__.py"))
SOURCES = (  # where a game is spoken of; `*` is the name of its package
    "engine/utopiary/games/*",
    "web/app/boards/*",
    "web/app/boards/*.py",
    "web/app/tutorials/*.py",
    "web/pages/covers/*.py",
    "web/pages/figures/*.py",
    "tests/*",
    "tests/web/test_*.py",
    "e2e/test_*.py",
)

RULE = re.compile(r"^(\d+)\. ", re.M)
RULING = re.compile(r"^- \*\*([a-z]+\d+)\*\* ", re.M)
BETWEEN = r"(?:, and |, | and | or | to |-|–)"
RULES_CITED = re.compile(rf"\brules (\d+(?:{BETWEEN}\d+)*)\b|\brule (\d+)\b")
RULINGS_CITED = re.compile(rf"\brulings ([a-z]+\d+(?:{BETWEEN}[a-z]+\d+)*)\b|\bruling ([a-z]+\d+)\b")
WRAPPED = re.compile(r"\s*\n\s*(?:#:? )?")  # a citation may be broken over two lines of a comment


def defined(rules: str) -> list[str]:
    """The rules and rulings that a RULES.md holds, in its order."""
    return [*RULE.findall(rules), *RULING.findall(rules)]


def cited(source: str) -> Iterator[str]:
    """The rules and rulings that a source file cites."""
    text = WRAPPED.sub(" ", source)
    for pattern in (RULES_CITED, RULINGS_CITED):
        for several, one in pattern.findall(text):
            yield from _listed(several or one)


def _listed(citation: str) -> Iterator[str]:
    """`16-18, 20` is 16, 17, 18, 20."""
    last = ""
    for between, letter, number in re.findall(rf"({BETWEEN})?([a-z]*)(\d+)", citation):
        first = int(last) + 1 if between in ("-", "–", " to ") else int(number)
        yield from (f"{letter}{one}" for one in range(first, int(number) + 1))
        last = number


def files_of(package: str) -> list[Path]:
    """The Python files about a game: engine, board, pages and tests."""
    found: list[Path] = []
    for pattern in SOURCES:
        path = ROOT / pattern.replace("*", package)
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []
    return found


# --- all games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", PACKAGES)
def test_the_rules_are_numbered_once(package: str) -> None:
    rules = GAMES / package / "RULES.md"
    if not rules.exists():
        pytest.fail(f"{rules.relative_to(ROOT)} is missing", pytrace=False)
    numbers = defined(rules.read_text(encoding="utf-8"))
    assert numbers, "RULES.md defines no rule"
    assert not {number for number in numbers if numbers.count(number) > 1}, "RULES.md defines a number twice"


@pytest.mark.parametrize("package", PACKAGES)
def test_every_citation_is_in_the_rules(package: str) -> None:
    rules = GAMES / package / "RULES.md"
    if not rules.exists():
        pytest.fail(f"{rules.relative_to(ROOT)} is missing", pytrace=False)
    known = set(defined(rules.read_text(encoding="utf-8")))
    unknown = [
        f"{file.relative_to(ROOT)} cites {number}, which RULES.md does not have"
        for file in files_of(package)
        for number in sorted(set(cited(file.read_text(encoding="utf-8"))) - known)
    ]
    if unknown:
        pytest.fail("\n".join(unknown), pytrace=False)


# --- the checks notice -----------------------------------------------------------------------------------------------


def test_rules_and_rulings_are_lines() -> None:
    rules = "# Rules\n\n1. [R] One.\n   2. no rule, it is indented\n12. [X] Twelve.\n\n- **d3** A ruling.\n- d4 none.\n"
    assert defined(rules) == ["1", "12", "d3"]


@pytest.mark.parametrize(
    ("source", "numbers"),
    [
        ("x = 1  # rule 16", ["16"]),
        ("# rules 16, 17", ["16", "17"]),
        ("# rules 16-18, 20", ["16", "17", "18", "20"]),
        ("# rules 3 to 5 and 9", ["3", "4", "5", "9"]),
        ("# rule 16, 3 cards", ["16"]),
        ("# ruling d3", ["d3"]),
        ('"""A fact (rule 30, rulings d2, d3)."""', ["30", "d2", "d3"]),
        ("# rulings c1-c3 and a2", ["c1", "c2", "c3", "a2"]),
        ("# one comment, rules 1,\n    # 2", ["1", "2"]),
        ("rules_version = 2; version 2 of these rules", []),
        ("every rule of the 3 others", []),
    ],
)
def test_citations_are_found(source: str, numbers: list[str]) -> None:
    assert list(cited(source)) == numbers
