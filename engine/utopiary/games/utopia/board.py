"""What is seen, as plain JSON: everything but the order of what is to be drawn and the hands of others."""

from typing import Any

from ...core.game import Seat, View
from .data import (
    ANIMALS,
    CARDS,
    CIVILIZATIONS,
    DISTRICTS,
    GOAL,
    ISLANDS,
    KEPT,
    KINDS,
    MONUMENTS,
    PASSES,
    PRINCES,
    ROUNDS,
    ZONES,
)
from .geography import BY_LAND, BY_SEA, ISLAND_OF, NUMBER_OF, ON_ISLAND, OPEN, VALUE, closed
from .scoring import income
from .state import IDS, NOBODY, NOTHING, State, bases_left, cards_held, monuments_left, princes_left


def _open_of(seats: int, ways: tuple[tuple[int, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """The ways that lead to islands in play, by the districts' ids."""
    return tuple(tuple(IDS[d] for d in there if d in OPEN[seats]) for there in ways)


LAND = tuple(_open_of(seats, BY_LAND) for seats in range(len(OPEN)))  # by number of ministers
SEA = tuple(_open_of(seats, BY_SEA) for seats in range(len(OPEN)))


def view(s: State, active: tuple[Seat, ...], seat: Seat | None) -> View:
    seats = range(len(s.points))
    return {
        "you": seat,
        "phase": s.phase,
        "active": list(active),
        "turn": _turn(s),
        "host": _or_none(s.host),
        "round": s.round,
        "rounds": ROUNDS,
        "lap": s.lap,
        "laps": PASSES,
        "start": s.start,
        "to_come": _to_come(s),
        "goal": GOAL,
        "options": {
            "order": "dynamic" if s.dynamic else "fixed",
            "wonder": "all" if s.own_wonder else "others",
            "start": "fair" if s.fair else "rulebook",
        },
        "track": s.track[:],
        "points": s.points[:],
        "paid": [{"seat": seat, "district": IDS[d], "n": n} for seat, d, n in s.paid],
        "scale": [CIVILIZATIONS[civ] for civ in s.scale],
        "players": [_player(s, other) for other in seats],
        "islands": [_island(s, island) for island in range(len(ISLANDS))],
        "districts": _districts(s),
        "zones": list(ZONES),
        "bag": sum(s.bag),
        "guest": None if s.guest == NOTHING else {**_guest(s.guest), "surprise": s.drawn},
        "monuments": {id: monuments_left(s, civ) for civ, id in enumerate(CIVILIZATIONS)},
        "limits": {"monuments": MONUMENTS, "princes": PRINCES, "cards": CARDS, "kept": KEPT},
        "deck": sum(s.deck),
        "discards": dict(zip(CIVILIZATIONS, s.discards, strict=True)),
        "hand": None if seat is None else dict(zip(CIVILIZATIONS, s.hands[seat], strict=True)),
        "card": None if s.card == NOTHING else CIVILIZATIONS[s.card],
        "laid": [CIVILIZATIONS[civ] for civ in s.laid],
        "changed": [{"printed": CIVILIZATIONS[printed], "now": CIVILIZATIONS[now]} for printed, now in s.changed],
        "origin": None if s.origin == NOTHING else IDS[s.origin],
        "building": _building(s),
    }


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _turn(s: State) -> int | None:
    """Whose turn it is: not the one invited by the host of a surprise guest. Nobody's while all discard."""
    if s.phase in ("over", "discard"):
        return None
    return s.seat if s.host == NOBODY else s.host


def _to_come(s: State) -> list[int]:
    """Who will have a turn in this lap, as the track stands now; who is at it comes first."""
    if s.phase == "over":
        return []
    waiting = [seat for seat in (s.track if s.dynamic else s.order) if seat not in s.done]
    turn = _turn(s)
    return waiting if turn is None else [turn, *(seat for seat in waiting if seat != turn)]


def _guest(guest: int) -> dict[str, Any]:
    return {"civ": CIVILIZATIONS[guest % KINDS], "island": ISLANDS[guest // KINDS]}


def _player(s: State, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "points": s.points[seat],
        "place": s.track.index(seat) + 1,
        "income": income(s, seat),
        "fair": s.fair[seat] if s.fair else 0,
        "cards": cards_held(s, seat),
        "owes": s.owed[seat],
        "privileges": s.privileges[seat],
        "bases": bases_left(s, seat),
        "princes": {id: princes_left(s, seat, civ) for civ, id in enumerate(CIVILIZATIONS)},
        "districts": [IDS[d] for d, owner in enumerate(s.owner) if owner == seat],
        "wonders": [ISLANDS[island] for island, owner in enumerate(s.wonder) if owner == seat],
        "taken": [_guest(guest) for guest in s.taken[seat]],
        "surprised": seat in s.surprised,
        "done": seat in s.done,
    }


def _island(s: State, island: int) -> dict[str, Any]:
    heaps = s.quay[island * KINDS : (island + 1) * KINDS]
    return {
        "id": ISLANDS[island],
        "animal": ANIMALS[ISLANDS[island]],
        "open": not closed(len(s.points), island),
        "wonder": _or_none(s.wonder[island]),
        "guests": dict(zip(CIVILIZATIONS, heaps, strict=True)),
        "districts": [IDS[d] for d in ON_ISLAND[island]],
    }


def _districts(s: State) -> list[dict[str, Any]]:
    heaps: list[list[dict[str, Any]]] = [[] for _ in DISTRICTS]
    for seat, row in enumerate(s.princes):
        for heap, n in enumerate(row):
            if n:
                heaps[heap // KINDS].append({"seat": seat, "civ": CIVILIZATIONS[heap % KINDS], "n": n})
    return [_district(s, d, here) for d, here in enumerate(heaps)]


def _district(s: State, d: int, princes: list[dict[str, Any]]) -> dict[str, Any]:
    seats = len(s.points)
    return {
        "id": IDS[d],
        "island": ISLANDS[ISLAND_OF[d]],
        "number": NUMBER_OF[d],
        "value": VALUE[d],
        "ship": DISTRICTS[d].ship,
        "open": not closed(seats, ISLAND_OF[d]),
        "land": list(LAND[seats][d]),
        "sea": list(SEA[seats][d]),
        "owner": _or_none(s.owner[d]),
        "monument": None if s.monument[d] == NOTHING else CIVILIZATIONS[s.monument[d]],
        "princes": princes,
    }


def _building(s: State) -> dict[str, Any] | None:
    if s.site == NOTHING:
        return None
    return {"island": ISLANDS[s.site], "recall": [CIVILIZATIONS[civ] for civ in s.recall]}
