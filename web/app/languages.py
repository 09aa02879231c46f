"""The languages of the app. English stands beside the code; the others are gettext catalogues in web/locale, which the
build compiles into packages here (app/catalogues): a module for the app, one for the pages and one for each game."""

from importlib import import_module

from utopiary import Catalogue, Translation

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "hu": "Magyar"}  # BCP 47 code -> the language's own name
APP = "app"  # the domain of everything that belongs to no single game
PAGES = "pages"  # the domain of what only the pages around the games say


def known(language: str) -> str:
    """The language to use for a BCP 47 code: `hu-HU` is `hu`, `PT-br-x` is `pt-BR`; English for an unknown one."""
    codes = {code.lower(): code for code in LANGUAGES}
    wanted = language.lower()
    while wanted not in codes and "-" in wanted:
        wanted = wanted.rpartition("-")[0]  # lookup by shortening, RFC 4647
    return codes.get(wanted, ENGLISH)


def package_of(language: str) -> str:
    """The name of a language's package in app/catalogues."""
    return language.replace("-", "_")


def module_of(domain: str) -> str:
    """The name of a domain's module in such a package."""
    return domain.replace("-", "_")


def translation(language: str, domain: str) -> Catalogue | Translation:
    """The sentences of a domain in a language, with its plural rule; none for English, which stands beside the code."""
    if language == ENGLISH:
        return {}
    package = f"{__package__}.catalogues.{package_of(language)}"
    return Translation(import_module(f"{package}.{module_of(domain)}").SENTENCES, import_module(package).plural)


def name(title: str) -> str:
    """A game's title without its subtitle: names are the same in every language, subtitles are for the pages."""
    return title.partition(":")[0]
