"""The translations: gettext catalogues in web/locale/<language>, one for the app, one for the pages, one for each game.

    python site/catalogues.py       # brings them up to date with the English of the code, for translators

An entry's context is the id of its message, its text the English one: when that changes, the entry no longer fits and
a test says so. The build compiles catalogues into Python modules, app/catalogues/<language>/<domain>.py, because those
are imported fastest; the language's package has its plural rule.
"""

from collections.abc import Iterator
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from string import Formatter

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from paths import WEB
from plurals import gettext_header, plural_rule

# isort: split
from app import boards, languages, tutorials
from app.english import ENGLISH
from pages.english import ENGLISH as PAGES_ENGLISH
from utopiary import CORE_ENGLISH, GAMES, Catalogue, Sentence

LOCALE = WEB / "locale"
MODULES = WEB / "app" / "catalogues"
TRANSLATIONS = [language for language in languages.LANGUAGES if language != languages.ENGLISH]


def domains() -> dict[str, Catalogue]:
    """What there is to translate: domain -> message id -> English."""
    games = {id: {**GAMES.find(id).english, **boards.board(id).english, **tutorials.english(id)} for id in _games()}
    return {languages.APP: {**CORE_ENGLISH, **ENGLISH}, languages.PAGES: PAGES_ENGLISH, **games}


def _games() -> Iterator[str]:
    """The games that have a page: those with rules to read."""
    return (id for id in (*GAMES, *GAMES.hidden()) if (WEB / "rules" / f"{id}.en.md").exists())


# --- for translators -------------------------------------------------------------------------------------------------


def update(language: str, folder: Path = LOCALE) -> None:
    """Add new entries, drop obsolete ones, keep those that still fit."""
    for domain, english in domains().items():
        old, new = read(language, domain, folder), _empty(language)
        for id, sentence in english.items():
            entry = old.get(sentence, context=id)
            new.add(sentence, _filled(entry) if entry else "", context=id)
        file = _file(language, domain, folder)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("wb") as opened:
            write_po(opened, new, width=110, omit_header=True)  # a header has nothing but dates


def problems(language: str, folder: Path = LOCALE) -> Iterator[str]:
    """What a translation lacks or gets wrong, a sentence each."""
    forms = len(plural_rule(language).categories)
    for domain, english in domains().items():
        catalogue = read(language, domain, folder)
        for id, sentence in english.items():
            entry = catalogue.get(sentence, context=id)
            if entry is None or entry.fuzzy or not all(_strings(entry)):
                yield f"{language}: “{id}” of {domain} is not translated."
            elif len(_strings(entry)) != (1 if isinstance(sentence, str) else forms):
                yield f"{language}: “{id}” of {domain} has not {forms} forms."
            elif any(_gaps(form) != _gaps(_many(sentence)) for form in _strings(entry)):
                yield f"{language}: “{id}” of {domain} has other gaps than the English."
        for entry in catalogue:
            if entry.id and entry.context not in english:
                yield f"{language}: “{entry.context}” of {domain} is no longer said."


# --- for the build ---------------------------------------------------------------------------------------------------


def compile_all() -> None:
    """Write the modules of all translations, where the app imports them."""
    wanted = {MODULES / "__init__.py": '"""Made by site/catalogues.py."""\n'}
    for language in TRANSLATIONS:
        wanted |= {MODULES / name: content for name, content in compiled(language).items()}
    for old in MODULES.rglob("*.py"):
        if old not in wanted:
            old.unlink()
    for file, content in wanted.items():
        if not file.exists() or file.read_text("utf-8") != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, "utf-8")


def compiled(language: str, folder: Path = LOCALE) -> dict[str, str]:
    """The modules of one language: path below app/catalogues -> source."""
    package, rule = languages.package_of(language), plural_rule(language)
    modules = {f"{package}/__init__.py": _PACKAGE.format(categories=rule.categories, expression=rule.expression)}
    for domain, english in domains().items():
        catalogue = read(language, domain, folder)
        sentences = {id: _sentence(catalogue.get(sentence, context=id)) for id, sentence in english.items()}
        lines = "".join(f"    {id!r}: {sentence!r},\n" for id, sentence in sentences.items() if sentence)
        module = f"{package}/{languages.module_of(domain)}.py"
        modules[module] = f"SENTENCES: dict[str, str | tuple[str, ...]] = {{\n{lines}}}\n"
    return modules


_PACKAGE = '''"""Made by site/catalogues.py."""

CATEGORIES = {categories}


def plural(n: int) -> int:
    return {expression}
'''


# --- gettext ---------------------------------------------------------------------------------------------------------


def _file(language: str, domain: str, folder: Path) -> Path:
    return folder / language / f"{domain}.po"


def _empty(language: str) -> Catalog:
    """A catalogue with as many plural forms as the language has."""
    catalogue = Catalog(Locale.parse(language, sep="-"), fuzzy=False)
    catalogue.mime_headers = [("Plural-Forms", gettext_header(language))]
    return catalogue


def read(language: str, domain: str, folder: Path = LOCALE) -> Catalog:
    """A catalogue from its file; an empty one if there is none."""
    file = _file(language, domain, folder)
    if not file.exists():
        return _empty(language)
    header = f'msgid ""\nmsgstr "Plural-Forms: {gettext_header(language)}\\n"\n\n'
    return read_po(BytesIO(header.encode() + file.read_bytes()), Locale.parse(language, sep="-"))


def _strings(entry: Message) -> tuple[str, ...]:
    return tuple(entry.string) if isinstance(entry.string, (tuple, list)) else (str(entry.string or ""),)


def _filled(entry: Message) -> str | tuple[str, ...]:
    """The forms of an entry. A form that is missing begins as a copy of the one before it."""
    if not entry.pluralizable:
        return str(entry.string or "")
    return tuple(accumulate(_strings(entry), lambda before, form: form or before))


def _sentence(entry: Message | None) -> Sentence | None:
    """The translation of an entry; None unless all its forms are there."""
    strings = _strings(entry) if entry else ("",)
    if not all(strings):
        return None
    return strings if len({*strings}) > 1 else strings[0]


def _many(sentence: Sentence) -> str:
    """The English form with all gaps."""
    return sentence if isinstance(sentence, str) else sentence[-1]


def _gaps(form: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(form) if name}


if __name__ == "__main__":
    for language in TRANSLATIONS:
        update(language)
        print(f"{language}: {sum(1 for _ in problems(language))} messages to look at")
