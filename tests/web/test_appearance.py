"""Covers, figures, credits, licences, icons and small pictures of positions."""

import json
import re
from importlib import import_module
from pathlib import Path
from struct import unpack

import pytest

from app import boards
from app.speakers import speaker
from pages.about import LICENCES
from pages.covers import cover
from pages.credits import CREDITS
from tests.web.test_pages import MADE
from utopiary import GAMES, Session
from utopiary.core.rng import Rng
from utopiary.testing import options_of

ROOT = Path(__file__).parents[2]
STYLE = "".join(file.read_text("utf-8") for file in sorted((ROOT / "web" / "style").glob("*.css")))


@pytest.mark.parametrize("game_id", CREDITS)
def test_every_game_has_a_cover_whose_ground_goes_on_below_it(game_id: str) -> None:
    drawn = cover(game_id)
    assert drawn and len(drawn) < 6_000, "a cover is small"
    band = import_module(f"pages.covers.{GAMES.module(game_id).rpartition('.')[2]}").BAND
    assert re.search(rf"\.of-{game_id} {{\s*--band: {band};\s*}}", STYLE)


def test_the_home_page_shows_each_game_with_cover_players_minutes_and_kind_and_no_other() -> None:
    shelf = MADE["index.html"]
    assert re.findall(r'href="play/([a-z-]+)/" class="card-link"', shelf) == list(GAMES)
    for game_id in GAMES:
        assert f"cover of-{game_id}" in shelf and f"{CREDITS[game_id].minutes[1]} min" in shelf
    assert "lantern" not in shelf.lower()


def test_all_designers_and_artists_are_credited_in_every_language() -> None:
    for path in ("about/index.html", "hu/about/index.html"):
        page = MADE[path]
        for game_id, box in CREDITS.items():
            assert GAMES.find(game_id).title.partition(":")[0] in page
            assert all(name in page for name in (*box.designers, *box.art))


def test_every_package_is_named_with_its_licence() -> None:
    asked = set(json.loads((ROOT / "site" / "package.json").read_text("utf-8"))["dependencies"])
    for file in ("site/requirements.txt", "site/runtime-requirements.txt", "tests/requirements.txt"):
        direct = (ROOT / file).read_text("utf-8").partition("\n# and what those need")[0]
        asked |= set(re.findall(r"^([A-Za-z][\w.-]*)==", direct, re.M))
    named = " ".join(name for lines in LICENCES.values() for name, _, licence in lines if licence).lower()
    plain = {name.rpartition("/")[2].lower() if not name.startswith("@pyscript") else "pyscript" for name in asked}
    assert [name for name in sorted(plain) if name not in named] == []


def test_the_icons_are_as_large_as_the_manifest_says() -> None:
    manifest = json.loads((ROOT / "web" / "manifest.webmanifest").read_text("utf-8"))
    purposes = set()
    for icon in manifest["icons"]:
        purposes.add((icon["purpose"], icon["sizes"]))
        if icon["type"] == "image/png":
            header = (ROOT / "web" / icon["src"]).read_bytes()[:24]
            assert icon["sizes"] == "{}x{}".format(*unpack(">II", header[16:]))
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_have_contents_figures_and_a_section_on_what_is_ours(game_id: str) -> None:
    for folder in ("", "hu/"):
        page = MADE[f"{folder}rules/{game_id}/index.html"]
        contents = re.findall(r'<li><a href="#([^"]+)">', page.partition('class="rules-text"')[0])
        anchors = re.findall(r'<h2 id="([^"]+)"', page)
        assert contents == anchors and {"rulings", "reconstructed", "credits"} <= set(contents)
        assert page.count("<figure>") == 2 == page.count("<figcaption>")
        assert all(f'id="{used}"' in page for used in re.findall(r'<use [^>]*?href="#([^"]+)"', page))
        figures = re.findall(r'<div class="still".*?</figure>', page, re.S)
        assert not any("data-do" in figure or "tabindex" in figure for figure in figures)


@pytest.mark.parametrize("game_id", ["contrivance", "eutopia"])
def test_every_position_has_a_small_picture(game_id: str) -> None:
    session, rng = Session.new(game_id, seed="small", seats=4), Rng.of("small")
    drawn: set[str] = set()
    while session.active and session.length < 400:
        session.play(*rng.pick(options_of(session.game, session.state)))
        if session.length % 2 == 0:
            small = boards.board(game_id).picture(session.view(), speaker(session))
            assert small and len(small) < 9_000
            drawn.add(str(small))
    assert len(drawn) > 5, "it shows the position"
