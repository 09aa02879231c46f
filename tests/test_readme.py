"""The README's examples run and give the results that it shows."""

import doctest
from pathlib import Path

import utopiary

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme() -> None:
    failures, examples = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert examples > 10 and failures == 0


def test_the_example_in_the_package() -> None:
    failures, examples = doctest.testmod(utopiary)
    assert examples > 1 and failures == 0
