"""What each seat sees: the position as plain JSON, as one seat may know it.

Open to all: the map, the characters, the events and what lies under them, the factors, the Capital, the discard pile,
how many cards and how many events the TIME deck still holds, and the area its top back points at. A hand is seen by
its seat, by all when hands are open, and card by card once a card was given away (`known`).
"""

from typing import TypedDict

from ...core.game import Seat
from .actions import gathered
from .data import (
    ACTIONS,
    AREAS,
    EVENTS,
    FACTORS,
    FIRST_EVENT,
    HAND_SIZE,
    LOSING_SUM,
    MAX_FACTOR,
    MIN_FACTOR,
    RESOURCES,
    TERRAINS,
    WAR_SUM,
)
from .hidden import public_phase, sees_choice
from .state import (
    FACTOR_IDS,
    RESOURCE_KINDS,
    Counts,
    OpenEvent,
    State,
    Talents,
    Variant,
    character_of,
    event_limit,
    talents_at,
    talents_of,
    terrain_of,
    top_dot,
)


class VariantView(TypedDict):
    """The options of the game."""

    level: str
    open_hands: bool
    one_of_each: bool
    talents: bool
    war_flips_back: bool
    count_icons: bool


class FactorView(TypedDict):
    """One of the four factors, and its range."""

    id: str
    value: int
    least: int
    most: int


class CardView(TypedDict):
    """An Action card: the ids of its icons."""

    id: int
    factors: list[str]
    resources: list[str]
    terrains: list[str]


class AreaView(TypedDict):
    """An area of the map, 1 to 8, with the seats of the characters and the Event cards in it."""

    id: int
    side: str
    piece: str
    card: int
    terrain: str
    seats: list[Seat]
    events: list[int]


class EventView(TypedDict):
    """An event on the map: the resources it needs and still misses, and the cards under it."""

    id: int
    name: str
    factor: str
    area: int
    needs: list[str]
    missing: list[str]
    under: list[CardView]


class TalentsView(TypedDict, total=False):
    """The terrains or resources that each talent reaches; a talent that a role lacks is left out."""

    roam: list[str]
    advise: list[str]


class PlayerView(TypedDict):
    """A player: character, place, and the cards that are seen."""

    seat: Seat
    character: int
    colour: str
    side: int  # of the Character card, 0 if not chosen yet
    roles: list[str]  # on both sides
    sides: list[TalentsView]  # of both sides
    talents: TalentsView  # of the side that is up
    unused: list[str]  # talents not used yet in this turn
    area: int | None
    cards: int
    hand: list[CardView]  # the cards that the seat looking sees
    known: list[int]  # cards that all have seen


class TimeDeckView(TypedDict):
    """The TIME deck: the cards left in it, and the area that the top back points at."""

    left: int
    actions: int
    events: int
    next_area: int | None


class StabilisingView(TypedDict):
    """The factor being stabilised, with the icons gathered and needed."""

    factor: str
    have: int
    need: int


class View(TypedDict):
    """A position as one seat sees it."""

    you: Seat | None
    phase: str
    seat: Seat | None  # to act
    starter: Seat | None
    round: int
    ending: str
    rules: VariantView
    capital: str  # "peace" or "war"
    factors: list[FactorView]
    sum: int
    war_at: int
    fall_at: int
    areas: list[AreaView]
    events: list[EventView]
    event_limit: int
    players: list[PlayerView]
    hand_size: int
    time: TimeDeckView
    flips: int
    discard: list[int]
    box: int
    chosen: list[int]  # cards taken up
    stabilising: StabilisingView | None


class EventSummary(TypedDict):
    """An event on the map, by its number only."""

    id: int


class Summary(TypedDict):
    """What the curve over a whole game is drawn from."""

    round: int
    sum: int
    events: list[EventSummary]


def view(s: State, seat: Seat | None) -> View:
    """What a seat sees of a position; `None` sees what all may see."""
    sees = sees_choice(s, seat)
    events_left = sum(card >= FIRST_EVENT for card in s.time)
    return {
        "you": seat,
        "phase": s.phase if sees else public_phase(s),
        "seat": None if s.phase == "over" else s.seat,
        "starter": s.starter if s.round else None,
        "round": s.round,
        "ending": s.ending,
        "rules": _variant(s.variant),
        "capital": "war" if s.war else "peace",
        "factors": [
            {"id": id, "value": value, "least": MIN_FACTOR, "most": MAX_FACTOR}
            for id, value in zip(FACTOR_IDS, s.factors, strict=True)
        ],
        "sum": sum(s.factors),
        "war_at": WAR_SUM,
        "fall_at": LOSING_SUM,
        "areas": [_area(s, area) for area in range(1, len(AREAS) + 1)],
        "events": [_event(s, event) for event in s.events],
        "event_limit": event_limit(s),
        "players": [_player(s, other, seat) for other in range(len(s.hands))],
        "hand_size": HAND_SIZE,
        "time": {
            "left": len(s.time),
            "actions": len(s.time) - events_left,
            "events": events_left,
            "next_area": top_dot(s) or None,
        },
        "flips": s.flips,
        "discard": s.discard[:],
        "box": len(s.box),
        "chosen": list(s.chosen) if sees else [],
        "stabilising": _stabilising(s) if sees else None,
    }


def summary(s: State) -> Summary:
    """The part of a view that the end of a game looks back at. It is the same for all seats."""
    return {"round": s.round, "sum": sum(s.factors), "events": [{"id": on_map.card} for on_map in s.events]}


def card(number: int) -> CardView:
    """An Action card as a board needs it."""
    action = ACTIONS[number]
    return {
        "id": number,
        "factors": [FACTORS[icon] for icon in action.factors],
        "resources": [RESOURCES[icon] for icon in action.resources],
        "terrains": [TERRAINS[icon] for icon in action.environment],
    }


def _variant(variant: Variant) -> VariantView:
    return {
        "level": variant.level,
        "open_hands": variant.open_hands,
        "one_of_each": variant.one_of_each,
        "talents": variant.talents,
        "war_flips_back": variant.war_flips_back,
        "count_icons": variant.count_icons,
    }


def _area(s: State, area: int) -> AreaView:
    return {
        "id": area,
        "side": AREAS[area - 1],
        "piece": ACTIONS[s.map[area - 1]].piece,
        "card": s.map[area - 1],
        "terrain": TERRAINS[terrain_of(s, area)],
        "seats": [seat for seat, place in enumerate(s.places) if place == area],
        "events": [on_map.card for on_map in s.events if on_map.area == area],
    }


def _event(s: State, on_map: OpenEvent) -> EventView:
    event = EVENTS[on_map.card]
    return {
        "id": on_map.card,
        "name": event.name,
        "factor": FACTORS[event.factor],
        "area": on_map.area,
        "needs": _resources(s.edition.needs[on_map.card]),
        "missing": _resources(on_map.missing),
        "under": [card(number) for number in on_map.under],
    }


def _resources(counts: Counts) -> list[str]:
    return [RESOURCES[kind] for kind, n in zip(RESOURCE_KINDS, counts, strict=True) for _ in range(n)]


def _player(s: State, seat: Seat, looking: Seat | None) -> PlayerView:
    character = character_of(s, seat)
    is_open = s.variant.open_hands or seat == looking
    side = s.roles[seat]
    return {
        "seat": seat,
        "character": s.characters[seat] + 1,
        "colour": character.colour,
        "side": side,
        "roles": [character.field, character.expert],
        "sides": [_talents(talents_of(s, seat, side)) for side in (1, 2)],
        "talents": _talents(talents_at(s, seat)),
        "unused": list(s.talents) if s.seat == seat else [],
        "area": s.places[seat] or None,
        "cards": len(s.hands[seat]),
        "hand": [card(number) for number in s.hands[seat] if is_open or number in s.shown],
        "known": [number for number in s.hands[seat] if number in s.shown],
    }


def _talents(can: Talents) -> TalentsView:
    found: TalentsView = {}
    if can.roam:
        found["roam"] = [TERRAINS[icon] for icon in can.roam]
    if can.advise:
        found["advise"] = [RESOURCES[icon] for icon in can.advise]
    return found


def _stabilising(s: State) -> StabilisingView | None:
    if s.phase != "stabilise":
        return None
    return {"factor": FACTOR_IDS[s.factor], "have": gathered(s), "need": s.factors[s.factor]}
