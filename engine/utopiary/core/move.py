"""A move is a small tuple, a word with numbers or words behind it; its text form is canonical: `place 3 t1`."""

import re
from functools import lru_cache

from .errors import IllegalMove
from .messages import shown, text

Move = tuple[str | int, ...]

_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})\Z")
_WORD = re.compile(r"[a-z][a-z0-9-]*\Z")
LONGEST = 200


def move_text(move: Move) -> str:
    """The text form of a move."""
    return " ".join(map(str, move))


def parse_move(typed: str) -> Move:
    """The move that a text stands for; exactly one text stands for each move."""
    words = typed.split(" ") if isinstance(typed, str) and len(typed) <= LONGEST else [""]
    parts = tuple(_part(word) for word in words)
    move = tuple(part for part in parts if part is not None)
    if len(move) < len(parts) or not isinstance(move[0], str):
        raise IllegalMove(text("error.move-form", move=shown(typed, 40)))
    return move


def checked(move: object) -> Move:
    """A move given as a tuple. `True` and `1.0` equal 1 but are written otherwise: a save would not know them again."""
    if type(move) is not tuple or len(move) > LONGEST or not all(_word(part) or _number(part) for part in move):
        raise IllegalMove(text("error.move-form", move=shown(move, 40)))
    return move


def _word(part: object) -> bool:
    return type(part) is str and len(part) <= LONGEST


def _number(part: object) -> bool:
    return type(part) is int and abs(part) < 10**9


@lru_cache(1024)  # the moves of a long game are made of few words
def _part(word: str) -> str | int | None:
    if _WORD.match(word):
        return word
    if _NUMBER.match(word) and word != "-0":
        return int(word)
    return None
