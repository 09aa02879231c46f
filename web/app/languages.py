"""The languages the table speaks. English stands beside the code; the others are gettext catalogues in web/locale,
which the build turns into modules here (app/catalogues), one for the table and one for each game."""

from importlib import import_module

from utopiary import Catalogue

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "hu": "Magyar"}  # each by its own name
TABLE = "table"  # the domain of everything that is not one game's
PAGES = "pages"  # the domain of what only the pages say, as the build makes them


def known(language: str) -> str:
    """The language asked for, if we speak it: `hu-HU` is `hu`."""
    short = language[:2].lower()
    return short if short in LANGUAGES else ENGLISH


def words(language: str, domain: str) -> Catalogue:
    """What a translation says; nothing for English, which needs none."""
    if language == ENGLISH:
        return {}
    found: Catalogue = import_module(f".catalogues.{language}_{domain.replace('-', '_')}", __package__).WORDS
    return found


def name(title: str) -> str:
    """A game's title without its subtitle: names are the same in every language, subtitles are for the pages."""
    return title.partition(":")[0]
