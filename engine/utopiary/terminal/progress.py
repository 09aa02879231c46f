"""A bar that shows how far it is. Only people at a terminal see it: a file or a pipe gets none."""

from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

WIDTH = 40


def progress(items: Iterable[T], total: int, stream: TextIO) -> Iterator[T]:
    """The items themselves, while the bar grows beside them."""
    if not stream.isatty():
        yield from items
        return
    drawn = ""
    try:
        for done, item in enumerate(items, 1):
            bar = f"\r[{'#' * (WIDTH * done // total):<{WIDTH}}] {done}/{total}"
            if bar != drawn:
                stream.write(bar)
                stream.flush()
                drawn = bar
            yield item
    finally:
        stream.write("\r" + " " * len(drawn) + "\r")
        stream.flush()
