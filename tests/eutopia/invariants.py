"""What holds in every position of EUTOPIA: no card is lost, limits are kept."""

from utopiary.games.eutopia.data import AREAS, LOSING_SUM, MAX_FACTOR, MIN_FACTOR
from utopiary.games.eutopia.state import State, event_limit


def conserved(s: State) -> object:
    """Every Action and Event card, wherever it is, and the map."""
    cards = [*s.map, *s.time, *s.box, *s.discard]
    for hand in s.hands:
        cards += hand
    for event in s.events:
        cards += (event.card, *event.under)
    return sorted(cards), s.map, s.characters


def check(s: State) -> None:
    """Assert what holds in every position."""
    assert min(s.factors) >= MIN_FACTOR and max(s.factors) <= MAX_FACTOR
    assert all(0 <= place <= len(AREAS) for place in s.places)
    assert all(role in (0, 1, 2) for role in s.roles)
    assert all(hand == sorted(hand) for hand in s.hands), "the order of a hand tells which card came last"
    assert all(min(event.missing) >= 0 and any(event.missing) for event in s.events), "a settled event stays"
    held = s.hands[s.seat]
    assert len({*s.chosen}) == len(s.chosen) and all(card in held for card in s.chosen)
    assert min(s.flips, s.turned, s.round) >= 0
    if s.phase != "over":
        assert sum(s.factors) < LOSING_SUM, "the factors lose the game, and it goes on"
        assert len(s.events) < event_limit(s), "too many events, and the game goes on"
