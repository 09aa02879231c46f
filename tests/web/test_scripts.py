"""The page's scripts: their size, and that both sides know the same messages."""

import re
from pathlib import Path

import pytest

from app import effects, intents

WEB = Path(__file__).parents[2] / "web"
SCRIPTS = sorted([*WEB.glob("*.js"), *WEB.glob("*.mjs")])
TYPES = (WEB / "types.d.ts").read_text("utf-8")
MAX_LINES, MAX_LENGTH = 250, 120


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_is_short_and_has_short_lines(script: Path) -> None:
    lines = script.read_text("utf-8").splitlines()
    assert len(lines) < MAX_LINES
    assert [line for line in lines if len(line) > MAX_LENGTH] == []


def test_every_script_says_what_it_is_for() -> None:
    assert [script.name for script in SCRIPTS if not script.read_text("utf-8").startswith(("/*", "//"))] == []


def test_types_list_exactly_the_effects_that_python_declares() -> None:
    assert _names("Effect") == set(effects.BY_NAME)


def test_the_page_applies_exactly_the_effects_that_python_declares() -> None:
    functions = (WEB / "effects.js").read_text("utf-8").partition("const functions = {")[2].partition("\n};")[0]
    applied = set(re.findall(r"^  (?:async )?([a-z]+)(?:,|\()", functions, re.MULTILINE))
    assert applied == _names("Effect")


def test_types_list_exactly_the_intents_that_python_declares() -> None:
    assert _names("PageIntent") | _names("Speculate") | _names("PlayerIntent") == set(intents.BY_NAME)


def test_scripts_send_only_intents_that_python_declares() -> None:
    sent = {name for script in SCRIPTS for name in re.findall(r'do: "([a-z-]+)"', script.read_text("utf-8"))}
    assert sent == _names("PageIntent") | {"play", "speculate"}, "what is sent, and not by the markup"


def _names(type_name: str) -> set[str]:
    """The values of `do` in a type of types.d.ts."""
    found = re.search(rf"^export type {type_name} =(.*?);\n\n", TYPES + "\n", re.MULTILINE | re.DOTALL)
    assert found, f"types.d.ts has no type {type_name}"
    values = re.findall(r'do: ((?:"[a-z-]+"(?: \| )?)+)', found[1])
    return {name for value in values for name in re.findall(r'"([a-z-]+)"', value)}
