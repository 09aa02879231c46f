"""The log as a list of sentences: each leads to its position and highlights its part of the board."""

from collections.abc import Sequence
from functools import lru_cache

from utopiary import LogLine, Seat, Speaker, Text, text

from .markup import Markup, join, tag
from .seats import mark

MOST = 60  # lines; the replay shows the others, and a longer list would slow down every move


def log(lines: Sequence[LogLine], seat: Seat | None, number: int | None, say: Speaker) -> Markup:
    """The lines, the newest first: only those of `seat`, if given. Lines of move `number` are marked."""
    wanted = [(line, place) for place, line in enumerate(lines) if seat in (None, line.seat)][-MOST:]
    if not wanted:
        return tag("li", say(text("table.log-empty")), class_="empty")
    return join(_line(line, place, line.number == number, say) for line, place in reversed(wanted))


@lru_cache(4 * MOST)  # most lines were there before the last move
def _line(line: LogLine, place: int, here: bool, say: Speaker) -> Markup:
    """One line; its id lets the page recognise it when lines are added before it."""
    go = tag("button", say(line.text), type="button", data_do="seek", data_to=line.number, data_highlights=line.target)
    return tag("li", mark(line.seat), go, id=f"line-{place}", aria_current="true" if here else None)


def seat_buttons(seats: int, chosen: Seat | None, say: Speaker) -> Markup:
    """The buttons that choose whose moves the log shows; none in a game with one seat."""
    if seats == 1:
        return Markup("")
    everyone = _button("", text("table.log-all"), chosen is None, None, say)
    return everyone + join(
        _button(str(seat), text("seat", seat=seat), seat == chosen, mark(seat), say) for seat in range(seats)
    )


def _button(value: str, name: Text, chosen: bool, picture: Markup | None, say: Speaker) -> Markup:
    return tag(
        "button",
        picture,
        tag("span", say(name)),
        type="button",
        data_do="log-of",
        data_seat=value,
        aria_pressed="true" if chosen else "false",
    )
