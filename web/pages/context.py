"""What every page is made with: the language it speaks and where things are."""

from collections.abc import Mapping
from typing import NamedTuple

from app import languages
from app.english import ENGLISH
from utopiary import CORE_ENGLISH, Arg, Speaker, text

from .english import ENGLISH as PAGES_ENGLISH


class Context(NamedTuple):
    """One language's half of the site. English stands at the root, the others in a folder of their own."""

    assets: Mapping[str, str]  # what each file is called in this build
    language: str
    say: Speaker
    off: tuple[str, ...] = ()  # what the page is to do without, for the bench (site/build_options.py)

    def words(self, id: str, /, **args: Arg) -> str:
        return self.say(text(id, **args))

    def at(self, path: str, language: str | None = None) -> str:
        """Where a page of this language (or its twin in another) stands, from the site's root."""
        spoken = language or self.language
        return path if spoken == languages.ENGLISH else f"{spoken}/{path}"

    def root(self, path: str) -> str:
        """The way from a page to the site's root, where the assets are."""
        return up(self.at(path))


def context(assets: Mapping[str, str], language: str, off: tuple[str, ...] = ()) -> Context:
    translated = (languages.translation(language, domain) for domain in (languages.PAGES, languages.APP))
    return Context(assets, language, Speaker(*translated, PAGES_ENGLISH, ENGLISH, CORE_ENGLISH), off)


def up(path: str) -> str:
    """The way from a page to the root of its language: `play/lantern/index.html` is two folders down."""
    return "../" * path.count("/") or "./"
