"""Every sentence is translated into every language; languages with other plural forms and longer codes work."""

import importlib
import sys
from pathlib import Path

import pytest
from babel import Locale

import catalogues
from app import languages
from app.languages import LANGUAGES, known
from catalogues import TRANSLATIONS, domains, problems, update
from pages import home
from pages.context import context
from plurals import CATEGORIES, plural_rule
from utopiary import Speaker, Translation, text

MADE_UP = "test.count"  # a message that is in no catalogue


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_untranslated(language: str) -> None:
    assert list(problems(language)) == []


def test_everything_that_is_said_is_to_be_translated() -> None:
    found = domains()
    assert {"app", "lantern"} <= found.keys() and all(len(sentences) > 10 for sentences in found.values())


def test_a_language_is_known_by_the_beginning_of_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert known("hu-HU") == "hu" and known("de") == "en" and next(iter(LANGUAGES)) == "en"
    monkeypatch.setitem(LANGUAGES, "pt-BR", "Português (Brasil)")
    monkeypatch.setitem(LANGUAGES, "zh-Hant", "正體中文")
    assert known("pt-br") == "pt-BR" and known("zh-Hant-TW") == "zh-Hant"
    assert known("pt") == known("pt-PT") == known("zh") == "en"


# --- plural rules ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu", "pl", "ar", "cs", "lt", "he", "cy", "ga", "pt-BR", "zh-Hant", "ja"])
def test_a_compiled_rule_is_that_of_babel(language: str) -> None:
    rule, babel = plural_rule(language), Locale.parse(language, sep="-").plural_form
    index = rule.function()
    assert [rule.categories[index(n)] for n in range(1_200)] == [babel(n) for n in range(1_200)]


def test_rules_have_as_many_forms_as_whole_numbers_need() -> None:
    forms = {language: plural_rule(language).categories for language in ("hu", "pl", "ar", "pt-BR", "zh-Hant")}
    assert forms == {
        "hu": ("one", "other"),
        "pl": ("one", "few", "many"),
        "ar": CATEGORIES,
        "pt-BR": ("one", "other"),
        "zh-Hant": ("other",),
    }


POLISH = {MADE_UP: ("{n} kostka", "{n} kostki", "{n} kostek")}


@pytest.mark.parametrize(("n", "said"), [(0, "0 kostek"), (1, "1 kostka"), (3, "3 kostki"), (12, "12 kostek")])
def test_a_speaker_chooses_among_three_forms(n: int, said: str) -> None:
    say = Speaker(Translation(POLISH, plural_rule("pl").function()), {"rest": ("{n} die", "{n} dice")})
    assert say(text(MADE_UP, n=n)) == said
    assert say(text("rest", n=n)) == ("1 die" if n == 1 else f"{n} dice"), "English has its own rule"


# --- a catalogue that is not shipped ---------------------------------------------------------------------------------


def translated(language: str, folder: Path) -> None:
    """Fill a language's catalogues: each form is the English sentence with its category in front."""
    update(language, folder)
    categories = plural_rule(language).categories
    for domain, english in domains().items():
        catalogue = catalogues.read(language, domain, folder)
        for entry in catalogue:
            if entry.pluralizable:
                entry.string = tuple(f"{category}: {entry.id[1]}" for category in categories)
            elif entry.id:
                entry.string = f"{language}: {entry.id}"
        assert len(catalogue) == len(english)
        with (folder / language / f"{domain}.po").open("wb") as file:
            catalogues.write_po(file, catalogue, omit_header=True)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl", "ar", "pt-BR", "zh-Hant"])
def test_a_made_up_translation_is_checked_compiled_and_spoken(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update(language, tmp_path)
    assert len(list(problems(language, tmp_path))) == sum(map(len, domains().values())), "all of it is to be translated"
    translated(language, tmp_path)
    assert list(problems(language, tmp_path)) == []

    for name, source in catalogues.compiled(language, tmp_path).items():
        file = tmp_path / "made" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
    made = importlib.import_module("app.catalogues")
    monkeypatch.setattr(made, "__path__", [*made.__path__, str(tmp_path / "made")])
    monkeypatch.setitem(LANGUAGES, language, "Made up")
    say = Speaker(languages.translation(language, languages.APP))
    rule = plural_rule(language)
    for n in (0, 1, 2, 3, 7, 11, 100):
        category = rule.categories[rule.function()(n)]
        assert say(text("shelf.moves", n=n)) == f"{category}: {n} moves"

    here = context(_Assets(), language)
    html = home.page(here)
    assert here.at("index.html") == f"{language}/index.html"
    assert f'<html lang="{language}"' in html and f'"language": "{language}"' in html
    assert 'data-language="hu"' in html and f'"{language}-app' in html.replace("later,", '"')
    for module in [name for name in sys.modules if name.startswith(f"app.catalogues.{languages.package_of(language)}")]:
        monkeypatch.delitem(sys.modules, module)


class _Assets(dict[str, str]):
    """Every file under its logical name."""

    def __missing__(self, name: str) -> str:
        return name


def test_a_bundle_of_a_language_is_named_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(catalogues.WEB.parent / "site" / "fast" / "inside"))
    bundle_of = importlib.import_module("compile_bundles").bundle_of
    assert bundle_of("app.catalogues.pt_BR.utopia_engine", False, {"utopia_engine"}) == "pt-BR-utopia_engine"
    assert bundle_of("app.catalogues.zh_Hant", False, set()) == bundle_of("app.catalogues.zh_Hant.app", False, set())
    assert bundle_of("app.catalogues.hu", False, set()) == "hu-app"
    assert bundle_of("app.catalogues", False, set()) == "core"
