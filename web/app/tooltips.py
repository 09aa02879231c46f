"""Tooltips: the meaning of a symbol, as the legend tells it, when the pointer is on it.

A board defines its symbols once, in a drawing at its head, and refers to them; a title there serves all references.
"""

import re
from functools import lru_cache

from utopiary import Speaker

from . import boards
from .markup import Markup, Pieced, tag

HEAD = "</svg>"  # end of the drawing that defines the symbols
_SYMBOL = re.compile(r'<\w+ [^>]*?\bid="([^"]+)"[^>]*>')
_USED = re.compile(r'href="#([^"]+)"')


def explained(board: Markup, game_id: str, say: Speaker) -> Markup:
    """The board with titles in its symbols. They never change, so neither does the frame."""
    if not boards.board(game_id).has_legend or not isinstance(board, Pieced):
        return board
    head, rest = _split(board)
    if "<title>" in head:
        return board  # the board has titled its symbols itself
    titled = Pieced(_titled(head, game_id, say) + rest)
    titled.frame = _titled(head, game_id, say) + _split(board.frame)[1]
    titled.pieces = board.pieces
    return titled


def meanings(game_id: str, say: Speaker) -> dict[str, str]:
    """Symbol id -> its meaning; the first one, if the legend has several."""
    found: dict[str, str] = {}
    for entry in boards.board(game_id).legend(say):
        for id in _USED.findall(entry.picture):
            found.setdefault(id, say(entry.meaning))
    return found


def _split(board: str) -> tuple[str, str]:
    at = board.index(HEAD)
    return board[:at], board[at:]


@lru_cache(maxsize=4)
def _titled(head: str, game_id: str, say: Speaker) -> str:
    known = meanings(game_id, say)
    return _SYMBOL.sub(lambda found: found[0] + (tag("title", known[found[1]]) if found[1] in known else ""), head)
