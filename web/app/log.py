"""What happened, as a list of sentences: each leads to the position it made, and points at the part of the board."""

from collections.abc import Sequence
from functools import lru_cache

from utopiary import LogLine, Seat, Speaker, Text, text

from .markup import Markup, join, tag
from .seats import mark

MOST = 60  # lines; more are a click away in the replay, and a long list would slow every move


def log(lines: Sequence[LogLine], whose: Seat | None, number: int | None, say: Speaker) -> Markup:
    """The newest first; `whose` moves only, if given. The lines of move `number`, the one looked at, are marked."""
    wanted = [(line, place) for place, line in enumerate(lines) if whose in (None, line.seat)][-MOST:]
    if not wanted:
        return tag("li", say(text("table.log-empty")), class_="empty")
    return join(_line(line, place, line.number == number, say) for line, place in reversed(wanted))


@lru_cache(4 * MOST)  # all but the last lines are those of the move before
def _line(line: LogLine, place: int, here: bool, say: Speaker) -> Markup:
    """By its id the page knows it again when others come before it."""
    go = tag("button", say(line.text), type="button", data_do="seek", data_to=line.number, data_highlights=line.target)
    return tag("li", mark(line.seat), go, id=f"line-{place}", aria_current="true" if here else None)


def choice(seats: int, whose: Seat | None, say: Speaker) -> Markup:
    """Whose moves the list tells; where one plays alone there is nothing to choose."""
    if seats == 1:
        return Markup("")
    everybody = _whose("", text("table.log-all"), whose is None, None, say)
    return everybody + join(
        _whose(str(seat), text("seat", seat=seat), seat == whose, mark(seat), say) for seat in range(seats)
    )


def _whose(value: str, name: Text, chosen: bool, picture: Markup | None, say: Speaker) -> Markup:
    return tag(
        "button",
        picture,
        tag("span", say(name)),
        type="button",
        data_do="log-of",
        data_seat=value,
        aria_pressed="true" if chosen else "false",
    )
