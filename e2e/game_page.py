"""The page of a game in a browser: what a person does there, as functions."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

START = 60_000  # milliseconds; a cold start on a busy machine
BOTS = 60_000  # bots pause between moves
SEEN = "document.getElementById('ask').innerHTML + document.getElementById('log').innerHTML"


def open_game(page: Page, address: str) -> None:
    """Open a game's page and wait until Python is ready; once more if Chromium's tab crashes while it starts."""
    for attempt in (1, 2):
        page.goto(address)
        try:
            page.wait_for_selector("html[data-ready]", timeout=START)
            return
        except Exception as error:
            if attempt == 2 or "crash" not in str(error).lower():
                raise
            print(f"The tab crashed while it started, trying once more: {error}")


def begin(page: Page, seed: str, *seats: str, names: Sequence[str] = (), **options: str) -> None:
    """Begin a new game with the form: `begin(page, "K7Q2-9XMP", "person", "hard")`."""
    page.get_by_role("button", name="New game").click()
    form = page.locator("#new-game")
    most = form.locator("select[name^=seat-]").count()
    for seat in range(most):
        form.locator(f"[name=seat-{seat}]").select_option(seats[seat] if seat < len(seats) else "nobody")
    for seat, called in enumerate(names):
        form.locator(f"[name=name-{seat}]").fill(called)
    for name, value in options.items():
        form.locator(f"[name=option-{name}]").select_option(value)
    form.get_by_label("Seed").fill(seed)
    form.get_by_role("button", name="Begin").click()
    expect(form).to_be_hidden()
    page.wait_for_selector("html:not([data-busy])", state="attached")  # until then the game before is on the screen


def wait_for_person(page: Page) -> None:
    """Wait until a person has to act or the game is over."""
    expect(page.locator("#ask .moves, #ask .end")).to_be_visible(timeout=BOTS)


def over(page: Page) -> bool:
    """Wait for a person to act or the end, and return whether it is the end."""
    wait_for_person(page)
    return page.locator("#ask .end").is_visible()


def sentences(page: Page) -> list[str]:
    """The sentences of the log, the oldest first."""
    return [line.strip() for line in reversed(page.locator("#log li").all_inner_texts())]


def expect_log(page: Page, told: Sequence[str]) -> None:
    """Wait until the log has exactly these sentences, the oldest first."""
    expect(page.locator("#log li")).to_have_text([*reversed(told)])


def moves(page: Page) -> list[str]:
    """The moves in the list."""
    found: list[str] = page.locator("#moves button").evaluate_all("found => found.map(({ dataset }) => dataset.move)")
    return found


def wait_for_change(page: Page, act: Callable[[], object]) -> None:
    """Do something and wait until the log or the question changes."""
    before = page.evaluate(SEEN)
    act()
    page.wait_for_function(f"before => ({SEEN}) !== before", arg=before)


def tab_to_moves(page: Page) -> None:
    """Press the Tab key until the focus is in the list of moves."""
    for _ in range(80):
        if page.evaluate("document.activeElement.closest('#moves') !== null"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key never comes to the moves")


def assert_fits(page: Page, name: str, *widths: int) -> None:
    """The page does not scroll sideways, and targets are large enough for a finger."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        assert too_small(page) == [], (name, width)


def too_small(page: Page) -> list[str]:
    """The ids of parts of the board that are too small for a finger."""
    small: list[str] = page.evaluate(
        """[...document.querySelectorAll('#board .can, #board button')]
            .filter(one => one.offsetParent && !one.closest('[popover]'))
            .map(one => [one.id, one.getBoundingClientRect()])
            .filter(([_, box]) => box.width < 43.5 || box.height < 43.5).map(([id]) => id)"""
    )
    return small


def play(page: Page, move: str) -> None:
    """Press a move in the list and wait until the log changes."""
    before = page.locator("#log").inner_html()
    page.locator(f'#moves [data-move="{move}"]').click()
    expect(page.locator("#log")).not_to_have_js_property("innerHTML", before)


def link(page: Page, kind: str) -> str:
    """Copy a link with the share panel, and return it."""
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator(f'#share [data-kind="{kind}"]:not([data-way])').click()
    expect(page.locator("#live")).to_contain_text("copied")
    page.keyboard.press("Escape")
    copied: str = page.evaluate("navigator.clipboard.readText()")
    assert "?v=" in copied.partition("#")[2]
    return copied
