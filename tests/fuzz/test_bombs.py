"""Huge input, and small input that would become huge, is refused quickly and without much memory."""

import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from app.saves import parsed
from tests.bad_input import refused
from utopiary import GAMES, Session

SECONDS = 0.050
MEMORY = 24 << 20
SAVE = Session.new("lantern", seed="A").save()


def nested(depth: int) -> list[Any]:
    """Lists in lists, so many levels deep."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def load(**parts: Any) -> Callable[[], Any]:
    """Loads a save with these fields."""
    return partial(Session.load, {**SAVE, **parts})


def file(text: str) -> Callable[[], Any]:
    """Loads a file with this text."""
    return lambda: Session.load(parsed(text))


def link(text: str) -> Callable[[], Any]:
    """Opens a link."""
    return partial(Session.from_link, text)


def play(move: Any) -> Callable[[], Any]:
    """Plays a move."""
    return partial(Session.new("lantern", seed="A").play, 0, move)


def new(**parts: Any) -> Callable[[], Any]:
    """Begins a session with these arguments."""
    return partial(Session.new, "lantern", **{"seed": "A", **parts})


MILLION = 1_000_000
BOMBS: dict[str, Callable[[], Callable[[], Any]]] = {
    "a save with a million moves": lambda: load(moves=["0 walk"] * MILLION),
    "a save with a seed of twenty megabytes": lambda: load(seed="x" * 20 * MILLION),
    "a deeply nested save": lambda: load(options=nested(200_000)),
    "a save with a million options": lambda: load(options=dict.fromkeys(map(str, range(MILLION)), 0)),
    "a save with a million bots": lambda: load(bots=dict.fromkeys(map(str, range(MILLION)), "easy")),
    "a save with a million players": lambda: load(company=[[0, "x", 0]] * MILLION),
    "a save with a long name": lambda: load(company=[[0, "x" * 20 * MILLION, 0]]),
    "a save with a huge number": lambda: load(cursor=10**100_000),
    "a file of brackets": lambda: file("[" * 20 * MILLION),
    "a file of digits": lambda: file("9" * 5 * MILLION),
    "a file of lists": lambda: file("[" + "[]," * MILLION + "0]"),
    "a link of twenty megabytes": lambda: link("lantern?seed=" + "x" * 20 * MILLION),
    "a link of fields": lambda: link("lantern?" + "&".join(f"{n}=" for n in range(3_000))),
    "a link of percents": lambda: link("lantern?seed=" + "%41" * 6_000),
    "a link that says it has a million moves": lambda: link("lantern?seats=2&seed=A&replay=1000000."),
    "a link that is all moves": lambda: link("lantern?seats=2&seed=A&replay=20000." + "_" * 19_000),
    "a seed of twenty megabytes": lambda: new(seed="x" * 20 * MILLION),
    "a seed of blanks": lambda: new(seed=" " * 20 * MILLION + "x"),
    "a huge number of seats": lambda: new(seats=10**100_000),
    "a million options": lambda: new(options=dict.fromkeys(map(str, range(MILLION)), 0)),
    "a move of twenty megabytes": lambda: play("x" * 20 * MILLION),
    "a move of a million words": lambda: play("walk " * MILLION),
    "a move with a million parts": lambda: play(("walk",) * MILLION),
    "a move with a long part": lambda: play(("walk", "x" * 20 * MILLION)),
}


@pytest.mark.parametrize("name", BOMBS)
def test_it_is_refused_quickly_and_without_much_memory(name: str) -> None:
    act = BOMBS[name]()  # making the input is not measured
    seconds = []
    for _ in range(3):  # other load may disturb a measurement
        start = time.thread_time()
        refused(act)
        seconds.append(time.thread_time() - start)
        if seconds[-1] < SECONDS:
            break
    assert min(seconds) < SECONDS, f"{min(seconds) * 1000:.0f} ms"
    tracemalloc.start()
    refused(act)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MEMORY, f"{peak >> 20} MB"


@pytest.mark.parametrize("id", [*GAMES, "lantern"])
def test_a_short_link_with_a_huge_count_of_moves_is_refused(id: str) -> None:
    """Forced moves take no letters in a link, so that a few letters may stand for a whole game, but not for more."""
    seats = GAMES.find(id).seats[-1]
    error = refused(Session.from_link, f"{id}?seats={seats}&seed=A&replay=20000.AAAA")
    assert error.text.id == "error.link-move"
    assert dict(error.text.args)["number"] <= 3_000
