"""What every page is made with: its language, and the paths of pages and assets."""

from collections.abc import Mapping
from typing import NamedTuple

from app import languages
from app.english import ENGLISH
from utopiary import CORE_ENGLISH, Arg, Speaker, text

from .english import ENGLISH as PAGES_ENGLISH


class Context(NamedTuple):
    """One language of the site. English is at the root, every other language in a folder of its own."""

    assets: Mapping[str, str]  # logical name of a file -> its path in this build
    language: str
    say: Speaker
    off: tuple[str, ...] = ()  # what the page is to do without, for the bench (site/build_options.py)

    def words(self, id: str, /, **args: Arg) -> str:
        """A message in this language."""
        return self.say(text(id, **args))

    def at(self, path: str, language: str | None = None) -> str:
        """The path of a page in this language, or of its translation, from the site's root."""
        spoken = language or self.language
        return path if spoken == languages.ENGLISH else f"{spoken}/{path}"

    def root(self, path: str) -> str:
        """The relative path from a page to the site's root, where the assets are."""
        return up(self.at(path))


def context(assets: Mapping[str, str], language: str, off: tuple[str, ...] = ()) -> Context:
    """The context of a language."""
    translated = (languages.translation(language, domain) for domain in (languages.PAGES, languages.APP))
    return Context(assets, language, Speaker(*translated, PAGES_ENGLISH, ENGLISH, CORE_ENGLISH), off)


def up(path: str) -> str:
    """The relative path from a page to the root of its language: "../../" for `play/lantern/index.html`."""
    return "../" * path.count("/") or "./"
