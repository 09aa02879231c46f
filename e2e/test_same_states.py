"""The engine in the browser comes to the same positions as here, move by move."""

import json
from pathlib import Path

from playwright.sync_api import Page

from tests.pyodide import test_pyodide

HASHES = """async ({ runtime, wheel, script }) => {
  const { loadPyodide } = await import(runtime);
  const python = await loadPyodide();
  python.unpackArchive(await (await fetch(wheel)).arrayBuffer(), "wheel");
  python.runPython(script);
  return python.runPython("json.dumps(hashes())");
}"""


def test_the_same_games_in_the_browser(site: str, dist: Path, page: Page) -> None:
    """The runtime and the wheel of the built site, on a page of it, asked by the script that runs on CPython too."""
    (runtime,) = dist.glob("runtime-*/pyodide.mjs")
    (wheel,) = dist.glob("wheel-*/*.whl")
    addresses = {
        "runtime": site + runtime.relative_to(dist).as_posix(),
        "wheel": site + wheel.relative_to(dist).as_posix(),
    }
    script = test_pyodide.SCRIPT.read_text("utf-8").partition('if __name__ == "__main__"')[0]
    page.goto(site + "about/")
    found = json.loads(page.evaluate(HASHES, {**addresses, "script": script}))
    here = test_pyodide.on_cpython()
    assert len(found) > 5 and found == {name: here[name] for name in found}
