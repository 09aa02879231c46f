"""What a seat knows of a game: all that is public, its own cards, and the cards of others that it has seen.

A `Context` holds what no plan for this turn can change, a `Position` what it can. Both are small tuples: hundreds are
evaluated for one turn. Hands are what the seat knows of them; with hidden hands that is its own and the gifts it saw.
"""

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from ....core.game import Seat
from ..data import FIRST_EVENT
from ..state import (
    FACTOR_ICONS,
    LEADS_TO,
    RESOURCE_ICONS,
    RESOURCE_KINDS,
    TERRAIN,
    Counts,
    State,
    event_limit,
    talents_at,
    top_dot,
)

Hand = tuple[int, ...]
Kinds = tuple[int, ...]  # of resources
IMPOSSIBLE = 9  # more cards than any step takes


class Context(NamedTuple):
    """What stays the same for the rest of the turn."""

    seat: Seat
    terrains: tuple[str, ...]  # of the areas 1 to 8
    limit: int  # so many events lose
    time: int  # TIME cards left ...
    strikes: int  # ... and the events among them
    back: int  # the area that the top TIME card points at; 0: none
    flips_next: bool  # the next seat begins with an Event Phase
    unseen: tuple[int, ...]  # by seat: cards whose faces are not known
    flips_back: bool  # ruling d3
    icons: bool  # ruling d7
    homes: tuple[str, ...]  # by seat: the terrains where a talent leads without a card
    brings: tuple[Kinds, ...]  # by seat: what a talent brings without a card


class Position(NamedTuple):
    """What the steps of a turn change."""

    hands: tuple[Hand, ...]
    places: tuple[int, ...]
    events: tuple[tuple[int, int, Counts], ...]  # event, area, what it misses
    factors: tuple[int, ...]
    war: bool
    talents: tuple[str, ...]  # still to be used in this turn


def observe(s: State, seat: Seat, own_cards_only: bool = False) -> tuple[Context, Position]:
    """What a seat knows of a state; `own_cards_only` leaves out the hands of the others."""
    variant, seats = s.variant, len(s.hands)
    hands = tuple(
        tuple(hand)
        if other == seat or (variant.open_hands and not own_cards_only)
        else tuple(card for card in hand if card in s.shown and not own_cards_only)
        for other, hand in enumerate(s.hands)
    )
    talents = [talents_at(s, other) for other in range(seats)]
    context = Context(
        seat,
        tuple(TERRAIN[piece] for piece in s.map),
        event_limit(s),
        len(s.time),
        sum(card >= FIRST_EVENT for card in s.time),
        top_dot(s),
        (seat + 1) % seats == s.starter,
        tuple(len(held) - len(known) for held, known in zip(s.hands, hands, strict=True)),
        variant.war_flips_back,
        variant.count_icons,
        tuple(can.roam for can in talents),
        tuple(tuple(kind for kind, icon in enumerate(RESOURCE_KINDS) if icon in can.advise) for can in talents),
    )
    events = tuple((on_map.card, on_map.area, on_map.missing) for on_map in s.events)
    return context, Position(hands, tuple(s.places), events, tuple(s.factors), s.war, s.talents)


# --- what a hand can do, cached ---------------------------------------------------------------------------------------


@cache
def counts_for(card: int, factor: int, icons: bool) -> int:
    """What a card counts towards Stabilisation (ruling d7)."""
    n = FACTOR_ICONS[card][factor]
    return n if icons else min(n, 1)


@cache
def fills(missing: Counts, card: int) -> Counts:
    """What is still missing after a card (ruling d8)."""
    return tuple([max(0, need - given) for need, given in zip(missing, RESOURCE_ICONS[card], strict=True)])


@cache
def brought(missing: Counts, kind: int) -> Counts:
    """What is still missing after one resource without a card."""
    return (*missing[:kind], missing[kind] - 1, *missing[kind + 1 :])


@lru_cache(8_000)
def settling(hand: Hand, missing: Counts, terrain: str, brings: Kinds = ()) -> int:
    """How many cards of a hand settle an event, with one to travel there unless the terrain is ""; or IMPOSSIBLE."""
    best = _settling(hand, missing, terrain)
    for kind in brings:
        if missing[kind]:
            best = min(best, _settling(hand, brought(missing, kind), terrain))
    return best


def _settling(hand: Hand, missing: Counts, terrain: str) -> int:
    travels = [card for card in hand if terrain in LEADS_TO[card]] if terrain else []
    if terrain and not travels:
        return IMPOSSIBLE
    useful = [card for card in hand if fills(missing, card) != missing]
    for size in range(len(useful) + 1):
        for cards in combinations(useful, size):
            left = missing
            for card in cards:
                left = fills(left, card)
            if not any(left) and (not terrain or any(card not in cards for card in travels)):
                return size + bool(terrain)
    return IMPOSSIBLE


@lru_cache(8_000)
def calming(hand: Hand, factor: int, value: int, icons: bool) -> int:
    """How many cards of a hand bring a factor down by one, or IMPOSSIBLE."""
    have = 0
    for n, counts in enumerate(sorted([counts_for(card, factor, icons) for card in hand], reverse=True), 1):
        have += counts
        if have >= value:
            return n
    return IMPOSSIBLE


@lru_cache(5_000)
def enough(hand: Hand, factor: int, value: int, icons: bool) -> tuple[Hand, ...]:
    """The sets of cards that bring a factor down by one, without a card too many."""
    useful = [card for card in hand if counts_for(card, factor, icons)]
    found: list[Hand] = []
    for size in range(1, min(len(useful), value) + 1):
        for cards in combinations(useful, size):
            counts = [counts_for(card, factor, icons) for card in cards]
            if sum(counts) >= value > sum(counts) - min(counts):
                found.append(cards)
    return tuple(found)
