"""What a person does at the table, in words that tests can read."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

START = 60_000  # milliseconds; a cold start on a busy machine
BOTS = 60_000  # bots take their time, so that one can follow
SEEN = "document.getElementById('ask').innerHTML + document.getElementById('log').innerHTML"


def sit_down(page: Page, address: str) -> None:
    """Open a game's page and wait until it can be played. Chromium's tab may crash while it starts: once more, then."""
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
    """A new game through the form: `begin(page, "K7Q2-9XMP", "person", "hard")`."""
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
    page.wait_for_selector("html:not([data-busy])", state="attached")  # until then the game before lies on the table


def settled(page: Page) -> None:
    """Wait until a person has to move or the game is over."""
    expect(page.locator("#ask .moves, #ask .end")).to_be_visible(timeout=BOTS)


def over(page: Page) -> bool:
    settled(page)
    return page.locator("#ask .end").is_visible()


def sentences(page: Page) -> list[str]:
    """The log, from the first sentence to the last."""
    return [line.strip() for line in reversed(page.locator("#log li").all_inner_texts())]


def tells(page: Page, told: Sequence[str]) -> None:
    """Wait until the log says just this, from the first sentence to the last."""
    expect(page.locator("#log li")).to_have_text([*reversed(told)])


def moves(page: Page) -> list[str]:
    found: list[str] = page.locator("#moves button").evaluate_all("found => found.map(({ dataset }) => dataset.move)")
    return found


def told(page: Page, act: Callable[[], object]) -> None:
    """Do something and wait until the log or the question shows that it is done."""
    before = page.evaluate(SEEN)
    act()
    page.wait_for_function(f"before => ({SEEN}) !== before", arg=before)


def to_the_moves(page: Page) -> None:
    """With the Tab key, wherever the page put the list."""
    for _ in range(80):
        if page.evaluate("document.activeElement.closest('#moves') !== null"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key never comes to the moves")


def assert_fits(page: Page, name: str, *widths: int) -> None:
    """Nothing sticks out of the page, and fingers find what they tap."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        assert too_small(page) == [], (name, width)


def too_small(page: Page) -> list[str]:
    """Parts of the board that can be pressed, but hardly by a finger."""
    small: list[str] = page.evaluate(
        """[...document.querySelectorAll('#board .can, #board button')]
            .filter(one => one.offsetParent && !one.closest('[popover]'))
            .map(one => [one.id, one.getBoundingClientRect()])
            .filter(([_, box]) => box.width < 43.5 || box.height < 43.5).map(([id]) => id)"""
    )
    return small


def play(page: Page, move: str) -> None:
    """Make a move from the list and wait until it has been made."""
    before = page.locator("#log").inner_html()
    page.locator(f'#moves [data-move="{move}"]').click()
    expect(page.locator("#log")).not_to_have_js_property("innerHTML", before)


def link(page: Page, kind: str) -> str:
    """The link that the share panel copies."""
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator(f'#share [data-kind="{kind}"]:not([data-way])').click()
    expect(page.locator("#live")).to_contain_text("copied")
    page.keyboard.press("Escape")
    copied: str = page.evaluate("navigator.clipboard.readText()")
    assert "?v=" in copied.partition("#")[2]
    return copied
