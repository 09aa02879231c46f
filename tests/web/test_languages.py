"""Every sentence is said in every language."""

import pytest

from app.languages import LANGUAGES, known
from catalogues import OTHERS, domains, problems


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str) -> None:
    assert list(problems(language)) == []


def test_what_is_to_translate_is_all_that_is_said() -> None:
    found = domains()
    assert {"table", "lantern"} <= found.keys() and all(len(words) > 10 for words in found.values())


def test_a_language_is_known_by_its_first_letters() -> None:
    assert known("hu-HU") == "hu" and known("de") == "en" and next(iter(LANGUAGES)) == "en"
