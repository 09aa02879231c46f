"""A progress bar, drawn only where the stream is a terminal."""

from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

WIDTH = 40


def progress(items: Iterable[T], total: int, stream: TextIO) -> Iterator[T]:
    """Yields the items and draws how many are done."""
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
