"""The odds of events before the next player can act: exact, from public numbers."""

from functools import lru_cache

Odds = tuple[float, ...]  # the chance of 0, 1, 2 ... events


@lru_cache(5_000)
def drawing(time: int, strikes: int, cards: int) -> Odds:
    """The events among draws until so many Action cards have come (rule 22).

    `time` is the number of TIME cards left, `strikes` that of the events among them.
    """
    if not cards or not time:
        return (1.0,)
    event = strikes / time
    odds = [0.0] * (strikes + 1)
    if strikes:
        for n, chance in enumerate(drawing(time - 1, strikes - 1, cards)):
            odds[n + 1] += event * chance
    if time > strikes:
        for n, chance in enumerate(drawing(time - 1, strikes, cards - 1)):
            odds[n] += (1 - event) * chance
    return _trimmed(odds)


@lru_cache(5_000)
def flipping(time: int, strikes: int, cards: int) -> Odds:
    """The events among so many flipped cards (rule 19)."""
    if not cards or not time:
        return (1.0,)
    event = strikes / time
    odds = [0.0] * (strikes + 1)
    if strikes:
        for n, chance in enumerate(flipping(time - 1, strikes - 1, cards - 1)):
            odds[n + 1] += event * chance
    if time > strikes:
        for n, chance in enumerate(flipping(time - 1, strikes, cards - 1)):
            odds[n] += (1 - event) * chance
    return _trimmed(odds)


@lru_cache(5_000)
def striking(time: int, strikes: int, cards: int, events: int) -> Odds:
    """The events of Supply, and then of an Event Phase if `events`, the number on the map before, is not negative."""
    supply = drawing(time, strikes, cards)
    if events < 0:
        return supply
    odds = [0.0] * (strikes + 1)
    for n, chance in enumerate(supply):
        left = max(0, time - cards - n)
        for more, then in enumerate(flipping(left, min(left, strikes - n), events + n)):
            odds[n + more] += chance * then
    return _trimmed(odds)


@lru_cache(20_000)
def at_least(odds: Odds, n: int) -> float:
    """The chance of n events or more."""
    return 1.0 if n <= 0 else sum(odds[n:])


@lru_cache(5_000)
def expected(odds: Odds) -> float:
    """The expected number of events."""
    return sum(n * chance for n, chance in enumerate(odds))


def _trimmed(odds: list[float]) -> Odds:
    """The same odds without a negligible tail."""
    while len(odds) > 1 and odds[-1] < 1e-6:
        odds.pop()
    return tuple(odds)
