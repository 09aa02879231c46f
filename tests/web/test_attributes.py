"""The table of `data-*` attributes is the truth: nothing else is used, and nothing in it is unused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import intents
from app.attributes import ATTRIBUTES, Attribute

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
KNOWN = {attribute.name: attribute for attribute in ATTRIBUTES}
WRITTEN = re.compile(r"\bdata[-_]([a-z]+(?:[-_][a-z]+)*)")  # in Python, selectors and attributes
READ = re.compile(r"\bdataset\.([a-zA-Z]+)")
UNPACKED = re.compile(r"\{([^{}]*)\} = \w+\.dataset")  # const { some, none } = element.dataset


def area(path: Path) -> str:
    """The area of the table that a file below web/ belongs to."""
    inside = path.relative_to(WEB).parts
    if path.suffix in (".js", ".mjs"):
        return "scripts"
    if path.suffix == ".css":
        return "styles"
    if inside[0] == "pages":
        return "pages"
    return "boards" if inside[:2] == ("app", "boards") else "app"


def names(source: str, path: Path) -> Iterator[str]:
    """The names of all attributes in a source, as the table has them."""
    for found in WRITTEN.findall(source):
        name = found.replace("_", "-")
        yield "drop-*" if name.startswith("drop") else name
    if area(path) == "scripts":
        for found in READ.findall(source):
            yield re.sub("(?=[A-Z])", "-", found).lower()
        for inside in UNPACKED.findall(source):
            yield from (part.partition(":")[0].strip() for part in inside.split(",") if "..." not in part)


def sources() -> Iterator[Path]:
    """All sources below web/, without generated ones."""
    for path in sorted(WEB.rglob("*")):
        generated = "catalogues" in path.parts
        if path.suffix in (".py", ".js", ".mjs", ".css") and not generated and path.name != "attributes.py":
            yield path


FOUND: dict[str, set[str]] = {}
for _path in sources():
    for _name in names(_path.read_text("utf-8"), _path):
        FOUND.setdefault(_name, set()).add(area(_path))


def test_every_attribute_is_documented() -> None:
    assert FOUND.keys() - KNOWN.keys() == set()
    assert len(KNOWN) == len(ATTRIBUTES), "and once"


@pytest.mark.parametrize("attribute", ATTRIBUTES, ids=KNOWN.keys())
def test_a_documented_attribute_is_written_and_read_where_the_table_says(attribute: Attribute) -> None:
    declared = {*attribute.written, *attribute.read} - {"intents", "tests"}
    assert FOUND.get(attribute.name, set()) == declared
    assert attribute.written and attribute.read and attribute.meaning


def test_what_intents_read_is_a_field_of_an_intent() -> None:
    fields = {intents.WIRE_NAMES.get(field, field) for kind in intents.BY_NAME.values() for field in kind._fields}
    assert {attribute.name for attribute in ATTRIBUTES if "intents" in attribute.read} <= fields


def test_what_tests_read_is_in_the_tests() -> None:
    written = "".join(path.read_text("utf-8") for path in sorted((ROOT / "e2e").glob("*.py")))
    for attribute in ATTRIBUTES:
        if "tests" in attribute.read:
            assert f"data-{attribute.name}" in written


@pytest.mark.parametrize(
    ("file", "source", "name"),
    [
        ("app/x.py", 'tag("p", data_page_state="x")', "page-state"),
        ("app/boards/x.py", '{f"data_drop_{word}": 1}', "drop-*"),
        ("x.js", 'element.closest("[data-scroll-to]")', "scroll-to"),
        ("x.js", "element.dataset.scrollTo", "scroll-to"),
        ("x.js", "const { move, do: what, ...rest } = element.dataset;", "move"),
        ("style/x.css", "[data-held] { }", "held"),
    ],
)
def test_the_scan_finds_every_form(file: str, source: str, name: str) -> None:
    assert name in names(source, WEB / file)
