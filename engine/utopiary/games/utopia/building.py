"""Wonders and control, at any moment of a minister's own turn: rules 20-22, rulings d8, d18, d20, d29, d36."""

from ...core.game import Ask, Seat, Tell
from ...core.messages import seat_name
from .data import (
    CIVILIZATION,
    CIVILIZATIONS,
    DISTRICT,
    DISTRICT_IDS,
    FOR_CONTROL,
    ISLAND,
    ISLAND_OF,
    ISLANDS,
    KINDS,
    ON_ISLAND,
    VALUE,
    WONDER_POINTS,
)
from .names import CIV_NAMES, DISTRICT_NAMES, DISTRICT_TARGETS, ISLAND_NAMES, OF_CIV, WONDER_TARGETS
from .state import NO_SEAT, NOTHING, State, bases_left, monuments_left
from .turn_order import score

SPAN = tuple(slice(places[0] * KINDS, (places[-1] + 1) * KINDS) for places in ON_ISLAND)  # an island's heaps


def possible_wonders(s: State, seat: Seat) -> list[int]:
    """Return the islands without a wonder where the seat has a prince of every civilization."""
    row, sites = s.princes[seat], []
    for island, span in enumerate(SPAN):
        if s.wonder[island] == NO_SEAT:
            heaps = row[span]
            if sum(heaps) >= KINDS and all(any(heaps[civ::KINDS]) for civ in range(KINDS)):
                sites.append(island)
    return sites if sites and bases_left(s, seat) else []


def possible_control(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Return the open districts where the seat has three princes of a civilization, with that civilization."""
    row = s.princes[seat]
    if max(row) < FOR_CONTROL or not bases_left(s, seat):
        return []
    heaps = [divmod(heap, KINDS) for heap, n in enumerate(row) if n >= FOR_CONTROL]
    return [(d, civ) for d, civ in heaps if s.owner[d] == NO_SEAT and monuments_left(s, civ)]


def can_build(s: State, seat: Seat) -> bool:
    """Return whether the seat can build a wonder or take control."""
    return bool(possible_wonders(s, seat) or possible_control(s, seat))


def offer(s: State, ask: Ask) -> None:
    """Add everything the seat to act can build to its choices."""
    for island in possible_wonders(s, s.seat):
        ask.choice(
            "wonder", ISLANDS[island],
            label="utopia.wonder", target=WONDER_TARGETS[island], group="build", island=ISLAND_NAMES[island],
        )  # fmt: skip
    for d, civ in possible_control(s, s.seat):
        ask.choice(
            "control", DISTRICT_IDS[d], CIVILIZATIONS[civ],
            label="utopia.control", target=DISTRICT_TARGETS[d], group="build",
            district=DISTRICT_NAMES[d], civ=OF_CIV[civ],
        )  # fmt: skip


# --- wonders ---------------------------------------------------------------------------------------------------------


def wonder(s: State, tell: Tell, island_id: str) -> None:
    """Take back one prince of each civilization; where there are several, ask which (rule 20, ruling d36)."""
    s.site, s.back, s.phase = ISLAND[island_id], s.phase, "wonder"
    to_choose = []
    for civ in range(KINDS):
        places = _places(s, civ)
        if len(places) == 1:
            s.princes[s.seat][places[0] * KINDS + civ] -= 1
        else:
            to_choose.append(civ)
    s.recall = tuple(to_choose)
    tell("utopia.building", island=ISLAND_NAMES[s.site], target=WONDER_TARGETS[s.site])
    _complete(s, tell)


def _places(s: State, civ: int) -> list[int]:
    return [d for d in ON_ISLAND[s.site] if s.princes[s.seat][d * KINDS + civ]]


def ask_wonder(s: State, ask: Ask) -> None:
    """Ask which prince of a civilization goes home."""
    civ = s.recall[0]
    ask("utopia.ask.wonder", rule="wonder", island=ISLAND_NAMES[s.site], civ=OF_CIV[civ])
    for d in _places(s, civ):
        ask.choice(
            "recall", DISTRICT_IDS[d],
            label="utopia.recall", target=DISTRICT_TARGETS[d], group="recall",
            civ=OF_CIV[civ], district=DISTRICT_NAMES[d],
        )  # fmt: skip


def recall(s: State, tell: Tell, district_id: str) -> None:
    """Take the chosen prince back."""
    d, civ = DISTRICT[district_id], s.recall[0]
    s.princes[s.seat][d * KINDS + civ] -= 1
    s.recall = s.recall[1:]
    tell("utopia.recalled", civ=OF_CIV[civ], district=DISTRICT_NAMES[d], target=DISTRICT_TARGETS[d])
    _complete(s, tell)


def _complete(s: State, tell: Tell) -> None:
    if s.recall:
        return
    s.wonder[s.site] = s.seat
    score(s, s.seat, WONDER_POINTS)
    tell("utopia.wonder-built", island=ISLAND_NAMES[s.site], n=WONDER_POINTS, target=WONDER_TARGETS[s.site])
    s.phase, s.back, s.site = s.back, "", NOTHING


# --- control ---------------------------------------------------------------------------------------------------------


def control(s: State, tell: Tell, district_id: str, civ_id: str) -> None:
    """Take three princes back for a monument on a base (rule 21)."""
    d, civ = DISTRICT[district_id], CIVILIZATION[civ_id]
    s.princes[s.seat][d * KINDS + civ] -= FOR_CONTROL
    s.owner[d], s.monument[d] = s.seat, civ
    tell("utopia.controlled", district=DISTRICT_NAMES[d], civ=CIV_NAMES[civ], target=DISTRICT_TARGETS[d])
    island = ISLAND_OF[d]
    owner = s.wonder[island]
    if owner != NO_SEAT and (s.own_wonder or owner != s.seat):  # rule 22, ruling d8
        score(s, owner, VALUE[d])
        tell(
            "utopia.wonder-pays",
            owner=seat_name(owner), n=VALUE[d], island=ISLAND_NAMES[island], target=WONDER_TARGETS[island],
        )  # fmt: skip
