"""Every message of a catalogue is used somewhere, so that no unused sentence is translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalogues import domains
from utopiary.terminal.english import ENGLISH as TERMINAL

ROOT = Path(__file__).parents[1]
SOURCES = ("engine/utopiary", "web/app", "web/pages")
CATALOGUES = {**domains(), "terminal": TERMINAL}


def named_ids(source: str) -> Iterator[str]:
    """Patterns of the message ids in a module, except its catalogue: `"seat"`, `f"seat.{badge}"`, `"seat." + badge`."""
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
            yield re.escape(node.value.replace("-", "."))  # a message of a board may be named like its element
        waiting += ast.iter_child_nodes(node)


def is_specific(pattern: str) -> bool:
    """Whether a pattern matches few ids: `f"{a}.{b}"` would match every id, and `f"ue.{a}"` every id of a board."""
    return ".+" not in pattern or len(re.sub(r"\.\+|[^a-z]", "", pattern)) >= 3


def patterns() -> Iterator[str]:
    """The patterns of all modules. An unspecific one is completed with the other strings of its module."""
    for folder in SOURCES:
        for file in (ROOT / folder).rglob("*.py"):
            if "catalogues" in file.parts:
                continue
            found = {pattern for pattern in named_ids(file.read_text("utf-8")) if len(pattern) < 80}
            words = [word for word in found if re.fullmatch(r"[a-z]+(\\?-[a-z]+)*", word)]
            for pattern in found:
                if is_specific(pattern):
                    yield pattern
                elif re.fullmatch(r"[a-z]+\\\.\.\+", pattern):
                    yield from (pattern[:-2] + word for word in words)


@pytest.fixture(scope="module")
def used() -> tuple[set[str], re.Pattern[str]]:
    """The ids that are named in full, and a pattern of those that are built."""
    found = set(patterns())
    plain = {re.sub(r"\\(.)", r"\1", pattern) for pattern in found if ".+" not in pattern}
    return plain, re.compile("|".join(pattern for pattern in found if ".+" in pattern))


@pytest.mark.parametrize("domain", CATALOGUES)
def test_every_message_is_used(domain: str, used: tuple[set[str], re.Pattern[str]]) -> None:
    plain, built = used
    assert [id for id in CATALOGUES[domain] if id not in plain and not built.fullmatch(id)] == []


def test_an_unused_message_is_found(used: tuple[set[str], re.Pattern[str]]) -> None:
    plain, built = used
    for id in ("table.rules", "new.too-few", "seat.person-of"):
        assert id not in plain and not built.fullmatch(id)


def test_which_strings_are_message_ids() -> None:
    source = 'ENGLISH = {"a.unsaid": ""}\nsay(text(f"boot.{step}"), "table.new")'
    assert set(named_ids(source)) >= {"boot\\..+", "table\\.new"} and "a\\.unsaid" not in set(named_ids(source))
