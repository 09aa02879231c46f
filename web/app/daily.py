"""The game of the day: the same in every browser, from midnight to midnight by UTC."""

import time


def seed(now: int) -> str:
    """The seed of the day in which `now` lies, in milliseconds since 1970."""
    return "DAILY " + time.strftime("%Y-%m-%d", time.gmtime(now / 1000))
