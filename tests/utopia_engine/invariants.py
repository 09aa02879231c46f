"""What is true in every position of every game of Utopia Engine: what is written fits on the sheets."""

from utopiary.games.utopia_engine.data import BOXES, CONSTRUCTS, HIT_POINTS, REGIONS, STORE, TOOLS, TREASURES, WORKSHOP
from utopiary.games.utopia_engine.state import State

PLACES = {*REGIONS, WORKSHOP}


def conserved(s: State) -> object:
    """Nothing wanders in this game; what was agreed stays."""
    return s.bracelet, s.stores.keys(), s.links.keys()


def check(s: State) -> None:
    assert 0 <= s.hit_points <= HIT_POINTS
    assert min(s.stores.values()) >= 0 and max(s.stores.values()) <= STORE
    assert min(s.energy, s.basket, s.day, s.skulls, s.turn, s.eased, s.level) >= 0
    assert s.place in PLACES
    assert len(s.boxes) <= BOXES and all(0 not in box.squares for box in s.boxes)
    assert s.activated <= set(CONSTRUCTS) and s.found <= set(CONSTRUCTS)
    assert s.activated <= s.found and s.perfect <= s.found and s.used <= s.activated
    assert s.treasures <= set(TREASURES) and s.charged <= set(TOOLS)
    assert all(1 <= die <= 6 for die in s.dice) and all(0 <= digit <= 6 for digit in s.squares)
    for link in s.links.values():
        assert all(-1 <= digit <= 6 for digit in link.squares) and (link.value is None or link.value >= 0)
