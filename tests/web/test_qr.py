"""QR codes, compared with those of another program, qrcode 8.2 for Python, with the same mask; see `golden`."""

import hashlib
import re

import pytest

from app.qr import grid, picture
from app.qr.message import code_words, version
from tests.web.page import ADDRESS, Page

LETTERS = "https://example.org/play/#lantern?seed=K7Q2-9XMP&replay=120."


def golden(length: int, mask: int) -> str:
    """The hash of a code for a text of this length, row by row."""
    content = (LETTERS * 60)[:length].encode()
    size = version(length) or 0
    made = grid._masked(size, grid._fixed(size), code_words(content, size), mask)
    return hashlib.sha256(bytes(dark for row in made for dark in row)).hexdigest()[:16]


GOLDEN = {  # length, mask
    (1, 0): "346ea3dced9b582d",  # version 1
    (20, 1): "691131d1692cdfc3",  # version 2
    (60, 2): "2ecd099f1114c313",  # version 4
    (154, 3): "ba14e2bff0d01fe4",  # version 7
    (300, 4): "41d77b5e36ae8f8f",  # version 11
    (450, 5): "2d7195adfe1d8f6a",  # version 14
    (700, 6): "466327a6161c4ae1",  # version 18
    (1200, 7): "fa3dc634689f3952",  # version 25
    (2953, 2): "bb5d449d76839f28",  # version 40
}


@pytest.mark.parametrize(("length", "mask"), GOLDEN)
def test_codes_equal_those_of_another_program(length: int, mask: int) -> None:
    assert golden(length, mask) == GOLDEN[length, mask]


@pytest.mark.parametrize(("length", "size"), [(17, 1), (18, 2), (230, 9), (231, 10), (2953, 40), (2954, None)])
def test_the_smallest_code_that_holds_it(length: int, size: int | None) -> None:
    assert version(length) == size


def test_a_picture_is_dark_on_white_with_a_border() -> None:
    drawn = picture("https://example.org/", "a <code>") or ""
    side = 17 + 4 * 2 + 8
    assert f'viewBox="0 0 {side} {side}"' in drawn and "a &lt;code&gt;" in drawn
    assert drawn.count('fill="#fff"') == 1 and re.search(r'd="M4 4h7v1h-7z', drawn), "the first target"


def test_a_code_is_shown_when_asked_for_and_gone_after_the_next_move() -> None:
    page = Page()
    assert 'class="qr"' not in page.shown["dialogs"]
    page.send("qr", kind="replay")
    link = page.send("link", kind="replay")[0]["fragment"]
    drawn = picture(f"{ADDRESS}#{link}", "A code to photograph: The whole game.")
    assert drawn and drawn in page.shown["dialogs"] and "A code to photograph" in page.spoken[-1]
    page.send("play", move="walk")
    assert 'class="qr"' not in page.shown["dialogs"]


def test_a_link_that_is_too_long_is_reported() -> None:
    page = Page()
    page.send("open", game="lantern", root="../../", language="en", stored={}, link="", address="x" * 3000)
    page.send("qr", kind="seed")
    assert "too long for a code" in page.shown["dialogs"]
