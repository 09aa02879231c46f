"""The present code reproduces the golden files exactly. `python tests/golden/regenerate.py` writes them again."""

import re

import pytest

from tests.golden import material
from tests.golden.promises import broken_promises, promises

FILES = material.files()
SLOW = {"counts.txt", "hashes.txt", "old-hashes.txt"}  # every position up to some depth; hundreds of whole games


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (name in SLOW)) for name in FILES])
def test_golden_file(name: str) -> None:
    path = material.HERE / name
    assert path.exists(), "a new game? `python tests/golden/regenerate.py` writes its golden files"
    golden_text, present_text = path.read_text(encoding="utf-8"), FILES[name]()
    assert broken_promises(promises(name, golden_text), promises(name, present_text)) == []
    golden, present = golden_text.splitlines(), present_text.splitlines()
    for number, (was, now) in enumerate(zip(golden, present, strict=False), 1):
        assert now == was, f"{name}, line {number}"
    assert len(present) == len(golden)


def test_no_golden_file_is_left_over() -> None:
    found = {path.relative_to(material.HERE).as_posix() for path in material.HERE.rglob("*.txt")}
    assert found == set(FILES)


def test_the_three_thousand_random_numbers_are_all_different() -> None:
    numbers = re.findall(r"\b[0-9a-f]{16}\b", (material.HERE / "rng.txt").read_text(encoding="utf-8"))
    assert len(set(numbers)) == len(numbers) == 3_000
