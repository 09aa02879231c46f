"""What is true in every position of every game of Utopia: guests, cards, princes, monuments and bases are all there."""

from utopiary.games.utopia.data import BASES, CARDS, GUESTS, ISLANDS, KINDS, MONUMENTS, PRINCES, PRIVILEGES, ROUNDS
from utopiary.games.utopia.state import NO_SEAT, NOTHING, State


def conserved(s: State) -> object:
    """Guests by island and civilization, cards by civilization: wherever they are, there are as many as ever.

    Nor does a fair start change, which is known before the first move.
    """
    guests = [bag + waiting for bag, waiting in zip(s.bag, s.quay, strict=True)]
    for row in s.taken:
        for guest in row:
            guests[guest] += 1
    cards = [deck + used for deck, used in zip(s.deck, s.discards, strict=True)]
    for hand in s.hands:
        for civ in range(KINDS):
            cards[civ] += hand[civ]
    for printed in s.laid:
        cards[printed] += 1
    for printed, _ in s.changed:
        cards[printed] += 1
    return guests, cards, sorted(s.scale), sorted(s.track), s.fair


def check(s: State) -> None:
    assert min(*s.bag, *s.quay, *s.deck, *s.discards, *s.points, *s.owed, *s.privileges, 0) >= 0
    assert max(s.bag) <= GUESTS and max(s.deck) <= CARDS
    assert max(s.privileges) <= PRIVILEGES
    assert 0 <= s.round <= ROUNDS
    for seat, row in enumerate(s.princes):
        assert min(row) >= 0
        assert all(sum(row[civ::KINDS]) <= PRINCES for civ in range(KINDS)), "more princes than there are"
        assert s.owner.count(seat) + s.wonder.count(seat) <= BASES, "more bases than there are"
        assert min(s.hands[seat]) >= 0
    for d, owner in enumerate(s.owner):
        assert (owner == NO_SEAT) == (s.monument[d] == NOTHING), "a district with an owner has a monument"
    assert all(s.monument.count(civ) <= MONUMENTS for civ in range(KINDS))
    assert len(s.wonder) == len(ISLANDS)
    ahead = [s.points[seat] for seat in s.track]
    assert ahead == sorted(ahead, reverse=True), "the track is in another order than the points"
