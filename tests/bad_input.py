"""Everything a person, a link or a broken program might pass, and what must come of it: a sentence, and no change."""

import re
from collections.abc import Callable
from typing import Any

from utopiary import IllegalMove, LinkError, Move, SaveError, UtopiaryError, move_text
from utopiary.core.english import ENGLISH


def refused(act: Callable[..., object], *args: Any, **named: Any) -> UtopiaryError:
    """The error that an act ends in: one of ours, and a sentence."""
    try:
        result = act(*args, **named)
    except (IllegalMove, SaveError, LinkError) as error:
        said = str(error)
        assert error.text.id in ENGLISH, f"{error.text.id} is not in the catalogue"
        assert re.fullmatch(r"[A-Z“].*[.?!]", said, re.DOTALL), f"not a sentence: {said}"
        assert len(said) < 300, "nobody reads an error that long"
        return error
    except Exception as error:
        raise AssertionError(f"{type(error).__name__} came out: {error}") from error
    raise AssertionError(f"it was accepted, and gave {result!r}")


class Awkward:
    def __str__(self) -> str:
        raise ValueError("I will not be written")


HUGE = 10**5_000  # Python refuses to write this down
JUNK: tuple[Any, ...] = (
    *(None, True, 2.5, float("nan"), HUGE, -1, 99, b"x", [], {}, object(), Awkward()),
    *("", " ", "0", "½", "\ud800", "x" * 10_000, "fly", "fly 01", "{who}"),
    *((), (None,), ([],), ("",), ("fly",), ("fly", HUGE), ("__init__",)),
)


def misspelt(move: Move) -> list[Any]:
    """What equals a legal move in Python, or looks like one, and is none."""
    text = move_text(move)
    forms: list[Any] = [text + " ", " " + text, text.upper(), text + "\n", text.replace(" ", "  ") + " 0", list(move)]
    forms += [(*move[:i], float(part), *move[i + 1 :]) for i, part in enumerate(move) if isinstance(part, int)]
    forms += [(*move[:i], part == 1, *move[i + 1 :]) for i, part in enumerate(move) if part in (0, 1)]
    return forms
