"""Bundles of our code: a bundle that is missing is fetched by the first import of something in it, once."""

import marshal
import sys
from collections.abc import Iterator

import pytest

from app import bundles


def module(source: str, *, package: bool = False) -> tuple[bool, bytes]:
    return package, marshal.dumps(compile(source, "test", "exec"))


INDEX = {"opal": "core", "opal.here": "core", "opal.bots": "later", "opal.odds": "later"}
CORE = bundles.packed({"opal": module("", package=True), "opal.here": module("from . import bots")}, INDEX)
LATER = bundles.packed({"opal.bots": module("level = 'hard'"), "opal.odds": module("sure = 1")}, {})


@pytest.fixture
def fetched() -> Iterator[list[str]]:
    asked: list[str] = []

    def fetch(name: str) -> bytes:
        asked.append(name)
        return LATER

    before = list(sys.meta_path)
    bundles.import_from([CORE], fetch)
    yield asked
    sys.meta_path[:] = before
    for name in INDEX:
        sys.modules.pop(name, None)


def test_a_bundle_is_fetched_when_something_in_it_is_first_imported(fetched: list[str]) -> None:
    import opal

    assert opal.__path__ == [] and fetched == []
    import opal.here

    assert opal.here.bots.level == "hard" and fetched == ["later"]
    import opal.odds

    assert opal.odds.sure == 1 and fetched == ["later"]


def test_other_modules_are_left_to_python(fetched: list[str]) -> None:
    with pytest.raises(ModuleNotFoundError):
        import opal.nothing  # noqa: F401
    assert fetched == []


def test_a_damaged_bundle_is_fetched_again(monkeypatch: pytest.MonkeyPatch, fetched: list[str]) -> None:
    whole = LATER
    monkeypatch.setitem(globals(), "LATER", whole[:-5])
    with pytest.raises(Exception, match="incomplete"):
        import opal.bots
    monkeypatch.setitem(globals(), "LATER", whole)
    import opal.bots

    assert opal.bots.level == "hard" and fetched == ["later", "later"]
