"""Hostile input: markup, script and unusual characters in names, seeds, links and storage, wherever they are shown.

Nothing of it runs, nothing overflows, the policy reports nothing, and (as in every test here) no request leaves the
site.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game_page import open_game, play
from pages.layout import POLICY
from utopiary import GAMES, Session, players

NAMES = (  # as long as a name may be
    "<img src=x onerror=p=1>",
    "<svg/onload=p=1>\u202etxt",
    "</b>'\"`><script>p=1//",
    "W" * 24,
    "{who}{0.__class__}%s%n",
    "&lt;b&gt;\u2066\u2067ab\u2069",
)
SEED = "<script>p=1</script><svg onload=p=1>\u202e\u2066'\"`{who}" + "W" * 8  # as long as a seed may be
TITLE = "<iframe srcdoc='<script>p=1</script>'>"
SPY = """window.reports = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  window.reports.push(violatedDirective + " " + blockedURI);
});
"""
HARMED = """window.p !== undefined || window.reports.length || document.querySelector(
  "main script:not([type]), main iframe, main img[src=x], main [onload], main [onerror]")"""
STICKS_OUT = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def stored() -> dict[str, str]:
    """Saves and results with hostile names, of every game."""
    kept, results, titles = {}, [], {}
    for number, id in enumerate((*GAMES, "lantern")):
        seats = GAMES.find(id).seats[-1]
        session = Session.new(id, seed=SEED, seats=seats)
        session.players = players.seated(((seat, NAMES[seat], seat) for seat in range(seats)), seats)
        for _ in range(4):
            seat = session.active[0]
            session.play(seat, session.game.moves(session.state, seat)[0])
        kept[f"utopiary/{id}/t{number}/a"] = f"1 {1_000 + number} {json.dumps(session.save())}"
        titles[f"t{number}"] = TITLE
        results.append([f"<b>{number}", id, 1_000, 7, True, 1, ["hard", "<svg onload=p=1>"], 0, session.link("replay")])
    kept["utopiary/<svg onload=p=1>/t/a"] = "1 1 {}"
    return {**kept, "utopiary/names": json.dumps(titles), "utopiary/ledger": json.dumps(results)}


@pytest.fixture
def victim(site: str, profile: Callable[..., BrowserContext]) -> Page:
    """A page whose storage is full of it."""
    context = profile(viewport={"width": 390, "height": 800})
    context.add_init_script(SPY)
    page = context.new_page()
    page.goto(site + "about/")
    page.evaluate(
        "(kept) => { for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text) }", stored()
    )
    return page


def is_unharmed(page: Page) -> None:
    """Check that no hostile input has run."""
    assert not page.evaluate(HARMED), page.evaluate("window.reports")
    assert page.evaluate(STICKS_OUT) <= 0, "something sticks out"


@pytest.mark.parametrize("id", [*GAMES, "lantern"])
def test_hostile_names_and_seeds_in_a_game(site: str, victim: Page, id: str) -> None:
    open_game(victim, f"{site}play/{id}/")
    is_unharmed(victim)
    uncover = victim.locator("[data-do=uncover]")
    if uncover.count():
        expect(victim.locator("#ask")).to_contain_text(re.compile("img src=x|svg/onload|script|WWWW|who|lt;b"))
        uncover.first.click()
        expect(uncover).to_have_count(0)
    expect(victim.locator("#seats")).to_contain_text("<img src=x onerror=p=1>")
    for button in ("Your games", "Share"):
        victim.get_by_role("button", name=button, exact=True).click()
        is_unharmed(victim)
        victim.keyboard.press("Escape")
    victim.locator("details.words summary").click()
    is_unharmed(victim)


def test_hostile_names_on_the_home_page_and_in_the_results(site: str, victim: Page) -> None:
    for path, text in (("", TITLE), ("statistics/", "Contrivance")):
        open_game(victim, site + path)
        expect(victim.locator("main")).to_contain_text(text)
        is_unharmed(victim)


LINKS = (
    "lantern?seed=" + quote(SEED),
    "lantern?seed=%3Cscript%3Ep%3D1%3C/script%3E&seats=%3Cimg%20src=x%20onerror=p=1%3E",
    "<img src=x onerror=p=1>?seed=A",
    "lantern?seed=A&o.<svg onload=p=1>=1",
    "lantern?<svg/onload=p=1>",
    "javascript:p=1",
    "lantern?seats=2&seed=A&position=1.AA&p.0=0." + quote(NAMES[0]) + "&p.1=1." + quote(NAMES[2]),
    "x" * 19_000,
    "%E2%80%AE%00%FF?",
)


def test_hostile_links(site: str, profile: Callable[..., BrowserContext]) -> None:
    context = profile(viewport={"width": 390, "height": 800})
    context.add_init_script(SPY)
    page = context.new_page()
    open_game(page, site + "play/lantern/#" + LINKS[0])
    is_unharmed(page)
    for link in LINKS[1:]:
        page.evaluate("(link) => { location.hash = link }", link)
        page.wait_for_timeout(500)
        expect(page.locator("#notice")).to_contain_text(re.compile(r"[.?!]"))
        is_unharmed(page)
    play(page, "walk")


def test_pages_have_no_inline_script_and_the_policy_is_closed(dist: Path) -> None:
    """No event handlers, no inline scripts or styles, no other hosts, on every page of the build."""
    open_to = set(re.findall(r"'[a-z-]+'|blob:|\*|https?:|data:", POLICY))
    assert open_to == {"'none'", "'self'", "'wasm-unsafe-eval'", "blob:"}
    assert POLICY.startswith("default-src 'none'") and "worker-src 'self' blob:" in POLICY
    pages = [path for path in dist.rglob("*.html") if path.name != "404.html"]
    assert len(pages) >= 30
    for path in pages:
        text = path.read_text("utf-8")
        head = text.index("Content-Security-Policy")
        assert head < text.index("<script") and head < text.index("<link"), f"{path}: the policy comes first"
        assert not re.search(r"<[^>]*\son\w+\s*=", text), f"{path}: a handler in the markup"
        assert not re.search(r"<[^>]*\sstyle\s*=", text) and "<style" not in text, f"{path}: a style in the markup"
        for attributes, inside in re.findall(r"<script([^>]*)>(.*?)</script>", text, re.DOTALL):
            assert not inside.strip() or 'type="application/json"' in attributes, f"{path}: a script in the markup"
        addresses = re.findall(r'\s(?:src|srcset|action|data|poster)="([^"]*)"|<link[^>]*href="([^"]*)"', text)
        assert not [address for pair in addresses for address in pair if re.match(r"\w+:|//", address)], path
