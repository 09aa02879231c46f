"""axe finds nothing to complain about, in light and in dark."""

from collections.abc import Callable
from pathlib import Path

import pytest
from packages import npm_package
from playwright.sync_api import BrowserContext, Page

from table import begin, over, sit_down


def violations(page: Page) -> list[str]:
    page.evaluate(Path(npm_package("axe-core"), "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_screen_has_a_violation(site: str, profile: Callable[..., BrowserContext], scheme: str) -> None:
    page = profile(color_scheme=scheme).new_page()
    for path in ("", "about/", "rules/lantern/"):
        page.goto(site + path)
        assert violations(page) == []
    sit_down(page, site + "play/lantern/")
    assert violations(page) == []
    page.get_by_role("button", name="New game").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    begin(page, "axe", "easy", "easy", summit="hill")
    while not over(page):
        pass
    assert violations(page) == []
