"""Invalid arguments of all kinds, and the check that they are refused with a sentence."""

import re
from collections.abc import Callable
from typing import Any

from utopiary import IllegalMove, LinkError, Move, SaveError, UtopiaryError, move_text
from utopiary.core.english import ENGLISH


def refused(act: Callable[..., object], *args: Any, **named: Any) -> UtopiaryError:
    """The error that `act` raises; fails unless it is one of ours, with a sentence."""
    try:
        result = act(*args, **named)
    except (IllegalMove, SaveError, LinkError) as error:
        said = str(error)
        assert error.text.id in ENGLISH, f"{error.text.id} is not in the catalogue"
        assert re.fullmatch(r"[A-Z“].*[.?!]", said, re.DOTALL), f"not a sentence: {said}"
        assert len(said) < 300, "an error must be short enough to read"
        return error
    except Exception as error:
        raise AssertionError(f"unexpected {type(error).__name__}: {error}") from error
    raise AssertionError(f"it was accepted, and gave {result!r}")


class Unprintable:
    """An object whose `str` raises an error."""

    def __str__(self) -> str:
        raise ValueError("no text")


HUGE = 10**5_000  # more digits than Python converts to text
JUNK: tuple[Any, ...] = (
    *(None, True, 2.5, float("nan"), HUGE, -1, 99, b"x", [], {}, object(), Unprintable()),
    *("", " ", "0", "½", "\ud800", "x" * 10_000, "fly", "fly 01", "{who}"),
    *((), (None,), ([],), ("",), ("fly",), ("fly", HUGE), ("__init__",)),
)


def misspelt(move: Move) -> list[Any]:
    """Values that equal a legal move in Python or look like one, but are not legal."""
    text = move_text(move)
    forms: list[Any] = [text + " ", " " + text, text.upper(), text + "\n", text.replace(" ", "  ") + " 0", list(move)]
    forms += [(*move[:i], float(part), *move[i + 1 :]) for i, part in enumerate(move) if isinstance(part, int)]
    forms += [(*move[:i], part == 1, *move[i + 1 :]) for i, part in enumerate(move) if part in (0, 1)]
    return forms
