"""Invariants of every position: cards and tiles are conserved, limits hold."""

from utopiary.games.contrivance.data import HAND, HIGHEST, LOWEST, MOST_DAMAGE, REPAIRED, SWITCH_ONS
from utopiary.games.contrivance.state import EMPTY, TILES, State, is_building


def conserved(s: State) -> object:
    """What stays the same in a game: the cards, the Builders and the Contrivance."""
    cards = [*s.deck, *s.discard]
    for hand in s.hands:
        cards += hand
    cards += [card for card in (s.card, s.fetched) if card]
    return sorted(cards), s.builders, s.contrivance


def check(s: State) -> None:
    """Assert that a position is possible."""
    laid = [tile for tile in s.squares if tile != EMPTY]
    assert len(set(laid)) == len(laid), "a tile lies twice"
    assert {tile // TILES for tile in laid} <= {*s.builders}, "a tile of a Builder who is not in the game"
    if not is_building(s):
        assert len(laid) == TILES * len(s.builders), "a tile is missing"
    assert min(s.values) >= LOWEST and max(s.values) <= HIGHEST
    assert min(s.facing) >= 0 and max(s.facing) <= 3
    assert max(map(len, s.hands)) <= HAND
    assert (REPAIRED < s.damage <= MOST_DAMAGE) or s.phase == "over"
    assert 0 <= s.passes <= len(s.hands)
    assert 0 <= s.safe <= len(s.deck)
    if s.safe:
        assert not SWITCH_ONS.keys() & set(s.deck[-s.safe :]), "Switch On lies where it cannot"
