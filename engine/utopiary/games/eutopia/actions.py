"""What one card can do (rule 21): Journey, Peace Work, Collaboration; Stabilisation is in factors.py. And the talents.

One card is taken up, then put to use. Who changes their mind takes the move back: nobody else has seen the card yet.
Several cards for one event, or for one friend, are several moves: the rules make no difference (rule 21, rulings d8,
d22). Laying a card down again is no move of its own, for it could be repeated for ever.
"""

from functools import cache

from ...core.game import Ask, Choice, Seat, Tell, choice
from ...core.messages import seat_name
from . import names
from .data import RESOURCES
from .edition import Counts
from .factors import offer_stabilise
from .show import lay_open
from .state import (
    LEADS_TO,
    RESOURCE_ICONS,
    TERRAIN,
    State,
    Trouble,
    character_of,
    here,
    seats_of,
    talents_at,
)


def take(s: State, tell: Tell, card: int) -> None:
    s.phase, s.chosen = "card", (card,)


def ask_card(s: State, ask: Ask) -> None:
    (card,) = s.chosen
    ask("eutopia.ask.card", rule="action-phase", card=names.CARD[card])
    offer_stabilise(s, ask, card)
    _offer_work(s, ask, card)
    _offer_journey(s, ask, card)
    _offer_gifts(s, ask)


# --- Journey ---------------------------------------------------------------------------------------------------------


def _offer_journey(s: State, ask: Ask, card: int) -> None:
    """Any area of a terrain on the card, however far; ruling d21: also the one where one is."""
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
    (card,) = s.chosen
    lay_open(
        s, tell, "eutopia.journeyed",
        target=f"area-{area}", area=names.area_name(s, area), card=names.CARD[card],
    )  # fmt: skip
    s.discard.append(card)
    s.places[s.seat] = area


# --- Peace Work ------------------------------------------------------------------------------------------------------


@cache
def provide(missing: Counts, icons: Counts) -> Counts:
    """What is still missing; what is provided too much is lost (ruling d8)."""
    return tuple(max(0, need - given) for need, given in zip(missing, icons, strict=True))


def _offer_work(s: State, ask: Ask, card: int) -> None:
    """Events where one is that miss an icon of the card."""
    place = here(s)
    for event, area, missing, _ in s.events:
        if area == place:
            left = provide(missing, RESOURCE_ICONS[card])
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
    """In instalments, by whoever comes by (rule 21)."""
    (card,) = s.chosen
    lay_open(
        s, tell, "eutopia.worked",
        target=f"event-{event}", event=names.EVENT[event], card=names.CARD[card],
    )  # fmt: skip
    _help(s, tell, event, RESOURCE_ICONS[card], (card,))


def _help(s: State, tell: Tell, event: int, icons: Counts, cards: tuple[int, ...]) -> None:
    """Ruling d9: an event that is settled lowers no factor."""
    index = next(i for i, trouble in enumerate(s.events) if trouble.event == event)
    _, area, missing, under = s.events[index]
    missing, under = provide(missing, icons), under + cards
    if any(missing):
        s.events[index] = Trouble(event, area, missing, under)
    else:
        del s.events[index]
        s.discard += (event, *under)
        tell("eutopia.settled", event=names.EVENT[event], target=f"area-{area}")


# --- Collaboration ---------------------------------------------------------------------------------------------------


def _offer_gifts(s: State, ask: Ask) -> None:
    """To anybody, wherever they are; ruling d22: only who has the turn gives."""
    ask.offer(_gifts(s.seat, seats_of(s)))


@cache
def _gifts(giver: Seat, seats: int) -> tuple[Choice, ...]:
    return tuple(
        choice("give", seat, label="eutopia.give", target=f"seat-{seat}", group="give", to=seat_name(seat))
        for seat in range(seats)
        if seat != giver
    )


def give(s: State, tell: Tell, seat: Seat) -> None:
    """Face up, for players may talk about their cards (rule 11): from now on everybody knows this one."""
    (card,) = s.chosen
    lay_open(s, tell, "eutopia.gave", target=f"seat-{seat}", card=names.CARD[card], to=seat_name(seat))
    s.hands[seat] = sorted((*s.hands[seat], card))
    if not s.variant.open_hands:
        s.shown = s.shown.union((card,))


# --- talents (the option `talents`, c6): each once in a turn ---------------------------------------------------------


def offer_talents(s: State, ask: Ask) -> None:
    card, place, reach = character_of(s, s.seat), here(s), talents_at(s, s.seat)
    if "roam" in s.talents:
        ask.offer(
            [
                _roam(area, terrain, card.field)
                for area, piece in enumerate(s.map, 1)
                if area != place and (terrain := TERRAIN[piece]) in reach.roam
            ]
        )
    if "advise" in s.talents:
        for event, area, missing, _ in s.events:
            if area == place:
                icons = [icon for icon, n in zip(RESOURCES, missing, strict=True) if n and icon in reach.advise]
                ask.offer([_advise(event, icon, card.expert, len(reach.advise) > 1) for icon in icons])


@cache
def _roam(area: int, terrain: str, role: str) -> Choice:
    return choice(
        "roam", area,
        label="eutopia.roam", target=f"area-{area}", group="talent",
        area=names.AREA[area, terrain], role=names.ROLE[role],
    )  # fmt: skip


@cache
def _advise(event: int, icon: str, role: str, named: bool) -> Choice:
    """Which resource is named if the role could bring another."""
    return choice(
        "advise", event, *([RESOURCES[icon]] if named else []),
        label="eutopia.advise", target=f"event-{event}", group="talent",
        event=names.EVENT[event], icon=names.BRINGS[icon], role=names.ROLE[role],
    )  # fmt: skip


def roam(s: State, tell: Tell, area: int) -> None:
    s.talents = tuple(talent for talent in s.talents if talent != "roam")
    s.places[s.seat] = area
    role = names.ROLE[character_of(s, s.seat).field]
    tell("eutopia.roamed", role=role, area=names.area_name(s, area), target=f"area-{area}")


def advise(s: State, tell: Tell, event: int, resource: str = "") -> None:
    s.talents = tuple(talent for talent in s.talents if talent != "advise")
    resource = resource or RESOURCES[talents_at(s, s.seat).advise]
    icons = tuple(int(other == resource) for other in RESOURCES.values())
    role, icon = names.ROLE[character_of(s, s.seat).expert], names.RESOURCE[icons.index(1)]
    tell("eutopia.advised", role=role, event=names.EVENT[event], icon=icon, target=f"event-{event}")
    _help(s, tell, event, icons, ())
