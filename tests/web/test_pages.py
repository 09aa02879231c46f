"""The pages as the build makes them."""

import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256

import pytest

from app import intents
from app.controller import GameController
from app.effects import Patch
from app.opening_screen import opening, prerendered
from pages import pages
from tests.web.drawing import Balance
from utopiary import GAMES
from utopiary.testing import states


class Anything(Mapping[str, str]):
    """Assets that contain every file."""

    def __getitem__(self, name: str) -> str:
        return f"assets/{name}"

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(())

    def __len__(self) -> int:
        return 0


MADE = pages(Anything())


@pytest.mark.parametrize("path", MADE)
def test_a_page_is_well_formed_and_its_ids_are_unique(path: str) -> None:
    parser = Balance()
    parser.feed(MADE[path])
    assert not parser.open
    assert len(parser.ids) == len(set(parser.ids))


@pytest.mark.parametrize("path", MADE)
def test_all_addresses_of_a_page_are_relative(path: str) -> None:
    for address in re.findall(r'(?:href|src)="([^"]*)"', MADE[path]):
        assert not re.match(r"[a-z]+:|/", address), address
    assert "Content-Security-Policy" in MADE[path] or "script" not in MADE[path]
    assert not re.search(r"\son[a-z]+=|javascript:| style=", MADE[path]), "no inline scripts or styles"
    for inline in re.findall(r'<(?:style|script)(?: type="module")?>(.*?)</', MADE[path], re.S):
        assert b64encode(sha256(inline.encode()).digest()).decode() in MADE[path], "but what the policy names by hash"


@pytest.mark.parametrize("path", MADE)
def test_style_sheets_come_before_scripts(path: str) -> None:
    head = MADE[path].partition("</head>")[0]
    scripts = [found.start() for found in re.finditer(r"<script src|modulepreload", head)]
    style = [found.start() for found in re.finditer(r'rel="stylesheet"', head)]
    assert max(style, default=0) < min(scripts, default=len(head))


@pytest.mark.parametrize("game_id", [*GAMES, "lantern"])
def test_python_takes_over_the_prerendered_screen(game_id: str) -> None:
    """Its first screen is on the page already, so the board is not patched."""
    page = MADE[f"play/{game_id}/index.html"]
    assert all(html in page for id, html in prerendered(game_id, "../../", "en").items() if id != "ask")
    effects = GameController().handle(intents.Open("en", {}, game=game_id, root="../../"), now=1)
    patched = {effect.id for effect in effects if isinstance(effect, Patch)}
    if opening(game_id, "one").view(0) == opening(game_id, "another").view(0):
        assert patched == {"ask", "dialogs"}, "the question, and the seed in the panels"
    else:
        assert patched.isdisjoint({"log", "notice"}), "another deal, but the same regions around it"


@pytest.mark.parametrize("game_id", [*GAMES, "lantern"])
def test_every_rule_of_a_prompt_is_an_anchor_of_the_rules_page(game_id: str) -> None:
    game = GAMES.find(game_id)
    anchors = set(re.findall(r'id="([^"]+)"', MADE[f"rules/{game_id}/index.html"]))
    for state in states(game, 200):
        for seat in game.active(state):
            assert game.prompt(state, seat).rule in anchors
