"""How many events strike before the next player can do anything about it: exact, from what everybody can count."""

from functools import lru_cache

Odds = tuple[float, ...]  # the chance of 0, 1, 2 ... events


@lru_cache(5_000)
def drawing(time: int, strikes: int, cards: int) -> Odds:
    """Draw until so many Action cards have come (rule 22), from so many TIME cards with so many events among them."""
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
    """Flip so many cards (rule 19)."""
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
    """Supply, and then the Event Phase if `events` is not negative: so many lie on the map before."""
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
    return 1.0 if n <= 0 else sum(odds[n:])


@lru_cache(5_000)
def expected(odds: Odds) -> float:
    return sum(n * chance for n, chance in enumerate(odds))


def _trimmed(odds: list[float]) -> Odds:
    """Nobody needs to know of what hardly ever happens."""
    while len(odds) > 1 and odds[-1] < 1e-6:
        odds.pop()
    return tuple(odds)
