"""What holds in every position of every game: no guest, card, prince, monument or base is lost or made."""

from itertools import pairwise

from utopiary import GAMES
from utopiary.games.utopia import data
from utopiary.games.utopia.data import KINDS, OPEN
from utopiary.games.utopia.state import NO_SEAT, NOTHING, State, bases_left, princes_left

GAME = GAMES.find("utopia")

PHASES = {
    "welcome", "place", "settle", "invite", "wonder", "discard", "develop", "privilege", "card", "move", "drop", "over",
}  # fmt: skip


def conserved(s: State) -> object:
    """Return what no move changes: numbers of guests and cards, the pieces on scale and track, a fair start."""
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
    """Assert that nothing is lost or made, and that no limit is passed."""
    seats = len(s.points)
    assert s.phase in PHASES
    for seat, row in enumerate(s.princes):
        assert min(row) >= 0
        assert all(0 <= princes_left(s, seat, civ) <= data.PRINCES for civ in range(data.KINDS))
        assert 0 <= bases_left(s, seat) <= data.BASES
        assert 0 <= s.privileges[seat] <= data.PRIVILEGES
        assert all(n == 0 or heap // data.KINDS in OPEN[seats] for heap, n in enumerate(row))
    on_table = [*s.laid, *(printed for printed, _ in s.changed)]
    for civ in range(data.KINDS):
        held = sum(hand[civ] for hand in s.hands)
        assert s.deck[civ] + s.discards[civ] + held + on_table.count(civ) == data.CARDS
        assert s.monument.count(civ) <= data.MONUMENTS
    assert min(map(min, (s.deck, s.discards, *s.hands))) >= 0
    taken = [guest for guests in s.taken for guest in guests]
    for guest, (bag, quay) in enumerate(zip(s.bag, s.quay, strict=True)):
        out_of_play = seats == 2 and guest < data.KINDS
        assert bag + quay + taken.count(guest) == (0 if out_of_play else data.GUESTS)
    assert [owner == NO_SEAT for owner in s.owner] == [civ == NOTHING for civ in s.monument]
    assert sorted(s.track) == list(range(seats))
    assert all(s.points[front] >= s.points[behind] for front, behind in pairwise(s.track))
    assert sorted(s.scale) == list(range(data.KINDS))
    assert len(set(s.done)) == len(s.done)
    assert 1 <= s.round <= data.ROUNDS
    if s.phase == "welcome":
        waiting = data.PASSES * seats - (s.lap - 1) * seats - len(s.done)
        assert sum(s.quay) == waiting
        assert all(sum(hand) <= data.KEPT for hand in s.hands)
    if s.phase == "develop":
        assert not any((*s.owed, *s.quay, *s.laid))
        assert all(sum(s.hands[seat]) <= data.KEPT for seat in s.done)
    assert max(map(sum, s.hands)) <= data.KEPT + data.DEALT
    assert (GAME.outcome(s) is None) == (s.phase != "over")
