"""The README's examples are true."""

import doctest
from pathlib import Path

import utopiary

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 10 and failed == 0


def test_the_example_in_the_package() -> None:
    failed, tried = doctest.testmod(utopiary)
    assert tried > 1 and failed == 0
