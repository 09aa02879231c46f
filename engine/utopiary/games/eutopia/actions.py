"""What one card can do (rule 21): Stabilisation, Journey, Peace Work, Collaboration.

A card is taken up, then put to use. To choose another card the player takes the move back: no other player has seen
the card yet. Several cards for one event, or for one player, are several moves: the rules make no difference (rule 21,
rulings d8, d22). Laying a card down again is no move of its own, for it could be repeated for ever.
"""

from functools import cache

from ...core.game import Ask, Choice, Event, Seat, Tell, choice
from ...core.messages import Arg, seat_name
from . import names
from .data import MIN_FACTOR
from .factors import TARGETS, lower_factor
from .state import (
    FACTOR_ICONS,
    FACTOR_IDS,
    LEADS_TO,
    RESOURCE_ICONS,
    SHOWS,
    TERRAIN,
    Counts,
    OpenEvent,
    State,
    here,
    rest_of_hand,
    seats_of,
)


def take(s: State, tell: Tell, card: int) -> None:
    """Take up a card; it stays in the hand until it is put to use."""
    s.phase, s.chosen = "card", (card,)


def ask_card(s: State, ask: Ask) -> None:
    """Offer every use of the card taken up."""
    (card,) = s.chosen
    ask("eutopia.ask.card", rule="action-phase", card=names.CARD[card])
    _offer_stabilisation(s, ask, card)
    _offer_work(s, ask, card)
    _offer_journey(s, ask, card)
    _offer_gifts(s, ask)


def _play_chosen(s: State, tell: Tell, id: str, *, target: str, **args: Arg) -> None:
    """Take the chosen cards out of the hand and tell about them.

    It is news to the others if they did not know the cards; the player did. So the event is addressed to a seat that
    learns something, and the rest read the same.
    """
    cards, shown = s.chosen, s.shown
    for card in cards:
        s.hands[s.seat].remove(card)
    s.shown = shown.difference(cards)
    s.chosen, s.factor, s.phase = (), -1, "action"
    tell(id, target=target, **args)
    if tell.events and not (s.variant.open_hands or shown.issuperset(cards)):  # bots read no log
        told = tell.events[-1]
        tell.events[-1] = Event(told.text, True, (s.seat + 1) % seats_of(s), told.text, target)


# --- Stabilisation ---------------------------------------------------------------------------------------------------


def amount(s: State, card: int, factor: int) -> int:
    """What a card counts for a factor: its icons, or one for a card that shows any (ruling d7)."""
    icons = FACTOR_ICONS[card][factor]
    return icons if s.variant.count_icons else min(icons, 1)


def gathered(s: State) -> int:
    """What the cards taken up count for the factor being stabilised."""
    return sum(amount(s, card, s.factor) for card in s.chosen)


def _offer_stabilisation(s: State, ask: Ask, card: int) -> None:
    """Offer each factor on the card that the hand can bring down."""
    for factor in SHOWS[card]:
        value = s.factors[factor]
        if value == MIN_FACTOR:  # ruling d5
            continue
        enough = amount(s, card, factor) >= value
        if enough or sum(amount(s, other, factor) for other in s.hands[s.seat]) >= value:
            ask.offer([_stabilise(factor, value, enough)])


@cache
def _stabilise(factor: int, value: int, enough: bool) -> Choice:
    return choice(
        "stabilise", FACTOR_IDS[factor],
        label="eutopia.stabilise" if enough else "eutopia.stabilise-more",
        target=TARGETS[factor], group="stabilise",
        factor=names.FACTOR[factor], value=value, down=value - 1,
    )  # fmt: skip


def stabilise(s: State, tell: Tell, factor_id: str) -> None:
    """Stabilise with one card if it shows enough; otherwise more are to be added."""
    s.factor = FACTOR_IDS.index(factor_id)
    s.phase = "stabilise"
    if gathered(s) >= s.factors[s.factor]:
        confirm(s, tell)


def ask_stabilise(s: State, ask: Ask) -> None:
    """Offer cards with the factor's icon until there are enough, then to confirm."""
    factor, value, have = names.FACTOR[s.factor], s.factors[s.factor], gathered(s)
    if have >= value:
        ask("eutopia.ask.confirm", rule="stabilisation", factor=factor, value=value, down=value - 1)
        ask.choice(
            "confirm",
            label="eutopia.confirm", target=TARGETS[s.factor], group="stabilise",
            n=len(s.chosen), factor=factor, down=value - 1,
        )  # fmt: skip
        return
    id = "eutopia.ask.add" if s.variant.count_icons else "eutopia.ask.add-cards"
    ask(id, rule="stabilisation", factor=factor, value=value, n=value - have)
    for card in rest_of_hand(s):
        counts = amount(s, card, s.factor)
        if counts:
            ask.choice(
                "add", card,
                label="eutopia.add", target=f"card-{card}", group="cards", card=names.CARD[card], n=counts,
            )  # fmt: skip


def add(s: State, tell: Tell, card: int) -> None:
    """Take up one more card. Sorted: it does not matter which card was taken up first."""
    s.chosen = tuple(sorted((*s.chosen, card)))


def confirm(s: State, tell: Tell) -> None:
    """Discard the cards and lower the factor (rule 21); surplus icons are lost (ruling d7)."""
    cards, factor = s.chosen, s.factor
    shown = names.listed([names.CARD[card] for card in cards])
    _play_chosen(s, tell, "eutopia.stabilised", target=TARGETS[factor], factor=names.FACTOR[factor], cards=shown)
    s.discard += cards
    lower_factor(s, tell, factor)


# --- Journey ---------------------------------------------------------------------------------------------------------


def _offer_journey(s: State, ask: Ask, card: int) -> None:
    """Offer any area of a terrain on the card, however far, also the one where the character is (ruling d21)."""
    terrains, place = LEADS_TO[card], here(s)
    ask.offer(
        [
            _to(area, terrain, area == place)
            for area, piece in enumerate(s.map, 1)
            if (terrain := TERRAIN[piece]) in terrains
        ]
    )


@cache
def _to(area: int, terrain: str, stays: bool) -> Choice:
    return choice(
        "journey", area,
        label="eutopia.stay" if stays else "eutopia.journey", target=f"area-{area}", group="journey",
        area=names.AREA[area, terrain],
    )  # fmt: skip


def journey(s: State, tell: Tell, area: int) -> None:
    """Discard the card and move the character (rule 21)."""
    (card,) = s.chosen
    _play_chosen(
        s, tell, "eutopia.journeyed",
        target=f"area-{area}", area=names.area_name(s, area), card=names.CARD[card],
    )  # fmt: skip
    s.discard.append(card)
    s.places[s.seat] = area


# --- Peace Work ------------------------------------------------------------------------------------------------------


@cache
def still_missing(missing: Counts, icons: Counts) -> Counts:
    """What an event misses after some icons were put under it; surplus icons are lost (ruling d8)."""
    return tuple(max(0, need - given) for need, given in zip(missing, icons, strict=True))


def _offer_work(s: State, ask: Ask, card: int) -> None:
    """Offer the events in the character's area that miss an icon of the card."""
    place = here(s)
    for event, area, missing, _ in s.events:
        if area == place:
            left = still_missing(missing, RESOURCE_ICONS[card])
            if left != missing:
                ask.offer([_on(event, missing, any(left))])


@cache
def _on(event: int, missing: Counts, more: bool) -> Choice:
    return choice(
        "work", event,
        label="eutopia.work" if more else "eutopia.work-settles", target=f"event-{event}", group="work",
        event=names.EVENT[event], missing=names.icons_name(missing),
    )  # fmt: skip


def work(s: State, tell: Tell, event: int) -> None:
    """Put the card under an event. Several players may do so over several turns (rule 21)."""
    (card,) = s.chosen
    _play_chosen(
        s, tell, "eutopia.worked",
        target=f"event-{event}", event=names.EVENT[event], card=names.CARD[card],
    )  # fmt: skip
    bring(s, tell, event, RESOURCE_ICONS[card], (card,))


def bring(s: State, tell: Tell, event: int, icons: Counts, cards: tuple[int, ...]) -> None:
    """Bring resources to an event, and settle it if nothing is missing. Ruling d9: that lowers no factor."""
    index = next(i for i, on_map in enumerate(s.events) if on_map.card == event)
    _, area, missing, under = s.events[index]
    missing, under = still_missing(missing, icons), under + cards
    if any(missing):
        s.events[index] = OpenEvent(event, area, missing, under)
    else:
        del s.events[index]
        s.discard += (event, *under)
        tell("eutopia.settled", event=names.EVENT[event], target=f"area-{area}")


# --- Collaboration ---------------------------------------------------------------------------------------------------


def _offer_gifts(s: State, ask: Ask) -> None:
    """Offer all other players, wherever they are. Ruling d22: only the player whose turn it is gives."""
    ask.offer(_gifts(s.seat, seats_of(s)))


@cache
def _gifts(giver: Seat, seats: int) -> tuple[Choice, ...]:
    return tuple(
        choice("give", seat, label="eutopia.give", target=f"seat-{seat}", group="give", to=seat_name(seat))
        for seat in range(seats)
        if seat != giver
    )


def give(s: State, tell: Tell, seat: Seat) -> None:
    """Give the card face up, for players may talk about their cards (rule 11): from now on all know this one."""
    (card,) = s.chosen
    _play_chosen(s, tell, "eutopia.gave", target=f"seat-{seat}", card=names.CARD[card], to=seat_name(seat))
    s.hands[seat] = sorted((*s.hands[seat], card))
    if not s.variant.open_hands:
        s.shown = s.shown.union((card,))
