"""Positions that look the same to a seat: what it cannot see is gathered, sorted, shuffled and dealt again."""

from ...core.game import Seat
from ...core.rng import Rng
from .data import TOP, ZONES_FOR
from .deployment import open_zones
from .state import Deployment, Stack, State


def guess(s: State, seat: Seat, rng: Rng) -> State:
    """A copy with everything dealt again that this seat cannot see."""
    other = s.copy()
    other.rng = Rng(rng.next64())
    _deal_upgrades(other, seat, rng)
    _deal_finds(other, seat, rng)
    deck = sorted(s.tech_deck)
    rng.shuffle(deck)
    other.tech_deck = tuple(deck)
    if s.phase == "deploy":
        for rival in range(len(s.iron)):
            if rival != seat:  # a captain who is not ready may have placed anything: start again with all dice
                other.tray[rival], other.placed[rival] = s.dice[rival], ()
                if s.ready[rival]:
                    other.tray[rival], other.placed[rival] = (), _any_deployment(s.dice[rival], len(s.iron), rng)
    if s.phase == "pay" and s.seat != seat:  # the cards laid down are hidden
        other.phase, other.owed, other.paid = "production", (), ()
    return other


def _deal_upgrades(other: State, seat: Seat, rng: Rng) -> None:
    decks = []
    for tier, deck in enumerate(other.decks):
        rivals = [rival for rival, level in enumerate(other.level) if level == tier and rival != seat and level < TOP]
        unseen = sorted((*deck, *(other.upgrades[rival] for rival in rivals)))
        rng.shuffle(unseen)
        for rival in rivals:
            other.upgrades[rival] = unseen.pop()
        decks.append(tuple(unseen))
    other.decks = tuple(decks)


def _deal_finds(other: State, seat: Seat, rng: Rng) -> None:
    rivals = [rival for rival in range(len(other.iron)) if rival != seat]
    unseen = sorted((*other.find_deck, *(card for rival in rivals for card in other.hands[rival])))
    rng.shuffle(unseen)
    for rival in rivals:
        n = len(other.hands[rival])
        other.hands[rival] = tuple(sorted(unseen[:n]))
        del unseen[:n]
    other.find_deck = tuple(unseen)


def _any_deployment(dice: Stack, seats: int, rng: Rng) -> tuple[Deployment, ...]:
    """A random legal way to place all dice, one by one."""
    placed: tuple[Deployment, ...] = ()
    for die in dice:
        room = open_zones(seats, placed)
        zone = rng.pick([zone for zone in ZONES_FOR[die // 10] if room[zone]])
        placed = (*placed, (zone, (die,)))
    return placed
