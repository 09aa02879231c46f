"""The words in other languages: gettext catalogues in web/locale/<language>, one for the table, one for the
pages round it and one for each game.

    python site/catalogues.py       # brings them up to date with the English of the code, for translators

An entry's context is the id of its message, its text the English one: when that changes, the entry no longer fits and
a test says so. The build turns catalogues into Python modules, because those start fastest.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from paths import ENGINE, WEB

sys.path[:0] = [folder for folder in (str(WEB), str(ENGINE)) if folder not in sys.path]

from app import boards, languages, tutorials  # noqa: E402
from app.english import ENGLISH  # noqa: E402
from pages.english import ENGLISH as PAGES_ENGLISH  # noqa: E402
from utopiary import CORE_ENGLISH, GAMES, Catalogue, Sentence  # noqa: E402

LOCALE = WEB / "locale"
MODULES = WEB / "app" / "catalogues"
OTHERS = [language for language in languages.LANGUAGES if language != languages.ENGLISH]


def domains() -> dict[str, Catalogue]:
    """What there is to translate: domain -> message id -> English."""
    games = {id: {**GAMES.find(id).english, **boards.board(id).english, **tutorials.english(id)} for id in _games()}
    return {languages.TABLE: {**CORE_ENGLISH, **ENGLISH}, languages.PAGES: PAGES_ENGLISH, **games}


def _games() -> Iterator[str]:
    """The games that people can see: those with a rules page."""
    return (id for id in (*GAMES, *GAMES.hidden()) if (WEB / "rules" / f"{id}.en.md").exists())


# --- for translators -------------------------------------------------------------------------------------------------


def update(language: str) -> None:
    """Add what is new, drop what is gone, keep what still fits."""
    for domain, english in domains().items():
        old, new = _read(language, domain), Catalog(language, fuzzy=False)
        for id, sentence in english.items():
            entry = old.get(sentence, context=id)
            new.add(sentence, entry.string if entry else "", context=id)
        with _file(language, domain).open("wb") as file:
            write_po(file, new, width=110, omit_header=True)  # a header is nothing but dates


def problems(language: str) -> Iterator[str]:
    """What a translation lacks or gets wrong, a sentence each."""
    for domain, english in domains().items():
        catalogue = _read(language, domain)
        for id, sentence in english.items():
            entry = catalogue.get(sentence, context=id)
            if entry is None or entry.fuzzy or not all(_strings(entry)):
                yield f"{language}: “{id}” of {domain} is not translated."
            elif any(_gaps(form) != _gaps(_many(sentence)) for form in _strings(entry)):
                yield f"{language}: “{id}” of {domain} has other gaps than the English."
        for entry in catalogue:
            if entry.id and entry.context not in english:
                yield f"{language}: “{entry.context}” of {domain} is no longer said."


# --- for the build ---------------------------------------------------------------------------------------------------


def compile_all() -> None:
    """Write the modules that the app imports."""
    MODULES.mkdir(exist_ok=True)
    wanted = {"__init__.py": '"""Made by site/catalogues.py."""\n'}
    for language in OTHERS:
        for domain, english in domains().items():
            found = _read(language, domain)
            words = {id: _said(found.get(sentence, context=id)) for id, sentence in english.items()}
            lines = "".join(f"    {id!r}: {said!r},\n" for id, said in words.items() if said)
            wanted[f"{language}_{domain.replace('-', '_')}.py"] = (
                f"WORDS: dict[str, str | tuple[str, str]] = {{\n{lines}}}\n"
            )
    for old in MODULES.glob("*.py"):
        if old.name not in wanted:
            old.unlink()
    for name, content in wanted.items():
        file = MODULES / name
        if not file.exists() or file.read_text("utf-8") != content:
            file.write_text(content, "utf-8")


# --- gettext ---------------------------------------------------------------------------------------------------------


def _file(language: str, domain: str) -> Path:
    return LOCALE / language / f"{domain}.po"


def _read(language: str, domain: str) -> Catalog:
    file = _file(language, domain)
    if not file.exists():
        return Catalog(language)
    with file.open("rb") as opened:
        return read_po(opened, language)


def _strings(entry: Message) -> tuple[str, ...]:
    return tuple(entry.string) if isinstance(entry.string, (tuple, list)) else (str(entry.string or ""),)


def _said(entry: Message | None) -> Sentence | None:
    strings = _strings(entry) if entry else ("",)
    if not all(strings):
        return None
    return strings[0] if len(strings) == 1 else (strings[0], strings[1])


def _many(sentence: Sentence) -> str:
    return sentence if isinstance(sentence, str) else sentence[1]


def _gaps(form: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(form) if name}


if __name__ == "__main__":
    for language in OTHERS:
        update(language)
        print(f"{language}: {sum(1 for _ in problems(language))} messages to look at")
