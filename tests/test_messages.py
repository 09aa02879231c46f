"""Every sentence that stands in a catalogue is said somewhere: nobody translates words that nobody says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalogues import domains
from utopiary.terminal.english import ENGLISH as TERMINAL

ROOT = Path(__file__).parents[1]
SPEAKING = ("engine/utopiary", "web/app", "web/pages")
TABLE = {**domains(), "terminal": TERMINAL}


def said(source: str) -> Iterator[str]:
    """The ids a module names, as patterns: `"seat"`, `f"seat.{badge}"`, `"seat." + badge`; not those of a catalogue."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and "ENGLISH" in ast.unparse(node).partition("=")[0]:
            continue
        if isinstance(node, ast.JoinedStr):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
            )
        elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
            yield re.escape(node.left.value) + ".+"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
            yield re.escape(node.value.replace("-", "."))  # a part of a board may be called like its element
        waiting += ast.iter_child_nodes(node)


def telling(pattern: str) -> bool:
    """Does it say anything? `f"{a}.{b}"` would fit every id, and `f"ue.{a}"` every id of a board."""
    return ".+" not in pattern or len(re.sub(r"\.\+|[^a-z]", "", pattern)) >= 3


def patterns() -> Iterator[str]:
    """What all modules name. A pattern that fits too much is filled in with the words of its own module."""
    for folder in SPEAKING:
        for file in (ROOT / folder).rglob("*.py"):
            if "catalogues" in file.parts:
                continue
            found = {pattern for pattern in said(file.read_text("utf-8")) if len(pattern) < 80}
            words = [word for word in found if re.fullmatch(r"[a-z]+(\\?-[a-z]+)*", word)]
            for pattern in found:
                if telling(pattern):
                    yield pattern
                elif re.fullmatch(r"[a-z]+\\\.\.\+", pattern):
                    yield from (pattern[:-2] + word for word in words)


@pytest.fixture(scope="module")
def spoken() -> tuple[set[str], re.Pattern[str]]:
    found = set(patterns())
    plain = {re.sub(r"\\(.)", r"\1", pattern) for pattern in found if ".+" not in pattern}
    return plain, re.compile("|".join(pattern for pattern in found if ".+" in pattern))


@pytest.mark.parametrize("domain", TABLE)
def test_every_word_is_said(domain: str, spoken: tuple[set[str], re.Pattern[str]]) -> None:
    plain, built = spoken
    assert [id for id in TABLE[domain] if id not in plain and not built.fullmatch(id)] == []


def test_a_word_that_nobody_says_is_found(spoken: tuple[set[str], re.Pattern[str]]) -> None:
    plain, built = spoken
    for id in ("table.rules", "new.too-few", "seat.person-of"):
        assert id not in plain and not built.fullmatch(id)


def test_what_names_a_word() -> None:
    source = 'ENGLISH = {"a.unsaid": ""}\nsay(text(f"boot.{step}"), "table.new")'
    assert set(said(source)) >= {"boot\\..+", "table\\.new"} and "a\\.unsaid" not in set(said(source))
