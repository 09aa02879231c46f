"""The engine in the browser comes to the same positions as on CPython, move by move."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.pyodide import test_pyodide

HASHES = """async ({ runtime, wheel, script, ask }) => {
  const { loadPyodide } = await import(runtime);
  const python = await loadPyodide();
  python.unpackArchive(await (await fetch(wheel)).arrayBuffer(), "wheel");
  python.runPython(script);
  return python.runPython(`json.dumps(${ask})`);
}"""


def answer(site: str, dist: Path, page: Page, script: Path, question: str) -> Any:
    """What a script answers in the runtime and with the wheel of the built site, on one of its pages."""
    (runtime,) = dist.glob("runtime-*/pyodide.mjs")
    (wheel,) = dist.glob("wheel-*/*.whl")
    addresses = {
        "runtime": site + runtime.relative_to(dist).as_posix(),
        "wheel": site + wheel.relative_to(dist).as_posix(),
    }
    source = script.read_text("utf-8").partition('if __name__ == "__main__"')[0]
    page.goto(site + "about/")
    return json.loads(page.evaluate(HASHES, {**addresses, "script": source, "ask": question}))


def test_the_same_games_in_the_browser(site: str, dist: Path, page: Page) -> None:
    found = answer(site, dist, page, test_pyodide.SCRIPT, "hashes()")
    here = test_pyodide.on_cpython()
    assert len(found) > 5 and found == {name: here[name] for name in found}


def test_the_golden_playthroughs_in_the_browser(site: str, dist: Path, page: Page) -> None:
    """All two hundred, from the first move to the last."""
    found = answer(site, dist, page, test_pyodide.PLAYTHROUGHS, "list(lines())")
    assert len(found) == 200 and found == test_pyodide.golden_hashes()
