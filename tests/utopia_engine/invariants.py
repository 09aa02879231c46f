"""What is true in every position of every game of Utopia Engine: what is written fits on the sheets."""

from utopiary.games.utopia_engine import data
from utopiary.games.utopia_engine.state import State, doomsday

PLACES = {*data.REGIONS, data.WORKSHOP}
PHASES = {
    "free", "weather", "search", "result", "combat", "answer", "activation", "field", "connection", "battery", "final",
    "final-roll", "over",
}  # fmt: skip


def conserved(s: State) -> object:
    """What never changes within a game."""
    return s.bracelet, s.stores.keys(), s.links.keys()


def check(s: State) -> None:
    """Fail on a position that the rules cannot lead to."""
    assert s.phase in PHASES
    assert s.place in PLACES
    assert 0 <= s.hit_points <= data.HIT_POINTS
    assert s.hit_points or s.phase in ("over", "final", "final-roll") or (s.phase == "activation" and len(s.dice) == 1)
    assert all(0 <= n <= data.STORE for n in s.stores.values())
    assert 0 <= s.energy <= data.HAND and 0 <= s.basket <= data.BASKET
    assert 0 <= s.day <= data.DAYS and 0 <= s.skulls <= data.SKULLS
    assert s.phase == "over" or s.day < doomsday(s)
    assert min(s.turn, s.eased, s.level) >= 0
    assert len(s.boxes) <= data.BOXES and all(0 not in box.squares for box in s.boxes)
    assert s.place in data.REGIONS or not s.boxes
    assert s.perfect <= s.activated <= s.found <= frozenset(data.CONSTRUCTS) and s.used <= s.activated
    assert s.treasures <= set(data.TREASURES) and s.charged <= set(data.TOOLS)
    assert len(s.dice) <= 2
    assert all(1 <= die <= 6 for die in s.dice) and all(0 <= digit <= 6 for digit in s.squares)
    for link in s.links.values():
        assert all(-1 <= digit <= 6 for digit in link.squares) and (link.value is None or link.value >= 0)
