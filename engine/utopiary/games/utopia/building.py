"""Wonders and control, at any moment of one's own turn: rules 20-22, rulings d8, d18, d20 and d29."""

from ...core.game import Ask, Seat, Tell
from ...core.messages import seat_name
from .data import CIVILIZATIONS, FOR_CONTROL, ISLANDS, KINDS, WONDER_POINTS
from .geography import CIVILIZATION, DISTRICT, ISLAND, ISLAND_OF, ON_ISLAND, VALUE
from .state import (
    CIV_NAMES,
    DISTRICT_NAMES,
    DISTRICT_TARGETS,
    IDS,
    ISLAND_NAMES,
    NOBODY,
    NOTHING,
    OF_CIV,
    WONDER_TARGETS,
    State,
    bases_left,
    monuments_left,
)
from .track import score

SPAN = tuple(slice(places[0] * KINDS, (places[-1] + 1) * KINDS) for places in ON_ISLAND)  # an island's heaps


def possible_wonders(s: State, seat: Seat) -> list[int]:
    """Islands without a wonder where the seat has a prince of every civilization."""
    row, sites = s.princes[seat], []
    for island, span in enumerate(SPAN):
        if s.wonder[island] == NOBODY:
            heaps = row[span]
            if sum(heaps) >= KINDS and all(any(heaps[civ::KINDS]) for civ in range(KINDS)):
                sites.append(island)
    return sites if sites and bases_left(s, seat) else []


def possible_control(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Districts nobody controls where the seat has three princes of a civilization, and which."""
    row = s.princes[seat]
    if max(row) < FOR_CONTROL or not bases_left(s, seat):
        return []
    heaps = [divmod(heap, KINDS) for heap, n in enumerate(row) if n >= FOR_CONTROL]
    return [(d, civ) for d, civ in heaps if s.owner[d] == NOBODY and monuments_left(s, civ)]


def can_build(s: State, seat: Seat) -> bool:
    return bool(possible_wonders(s, seat) or possible_control(s, seat))


def offer(s: State, ask: Ask) -> None:
    for island in possible_wonders(s, s.seat):
        ask.choice(
            "wonder", ISLANDS[island],
            label="utopia.wonder", target=WONDER_TARGETS[island], group="build", island=ISLAND_NAMES[island],
        )  # fmt: skip
    for d, civ in possible_control(s, s.seat):
        ask.choice(
            "control", IDS[d], CIVILIZATIONS[civ],
            label="utopia.control", target=DISTRICT_TARGETS[d], group="build",
            district=DISTRICT_NAMES[d], civ=OF_CIV[civ],
        )  # fmt: skip


# --- wonders ---------------------------------------------------------------------------------------------------------


def wonder(s: State, tell: Tell, island_id: str) -> None:
    """Rule 20: one prince of each civilization goes home. Where there are several, the minister says which."""
    s.site, s.back, s.phase = ISLAND[island_id], s.phase, "wonder"
    choose = []
    for civ in range(KINDS):
        places = _places(s, civ)
        if len(places) == 1:
            s.princes[s.seat][places[0] * KINDS + civ] -= 1
        else:
            choose.append(civ)
    s.recall = tuple(choose)
    tell("utopia.building", island=ISLAND_NAMES[s.site], target=WONDER_TARGETS[s.site])
    _complete(s, tell)


def _places(s: State, civ: int) -> list[int]:
    return [d for d in ON_ISLAND[s.site] if s.princes[s.seat][d * KINDS + civ]]


def ask_wonder(s: State, ask: Ask) -> None:
    civ = s.recall[0]
    ask("utopia.ask.wonder", rule="wonder", island=ISLAND_NAMES[s.site], civ=OF_CIV[civ])
    for d in _places(s, civ):
        ask.choice(
            "recall", IDS[d],
            label="utopia.recall", target=DISTRICT_TARGETS[d], group="recall",
            civ=OF_CIV[civ], district=DISTRICT_NAMES[d],
        )  # fmt: skip


def recall(s: State, tell: Tell, district_id: str) -> None:
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
    """Rule 21: three princes go home, a monument and a base come."""
    d, civ = DISTRICT[district_id], CIVILIZATION[civ_id]
    s.princes[s.seat][d * KINDS + civ] -= FOR_CONTROL
    s.owner[d], s.monument[d] = s.seat, civ
    tell("utopia.controlled", district=DISTRICT_NAMES[d], civ=CIV_NAMES[civ], target=DISTRICT_TARGETS[d])
    island = ISLAND_OF[d]
    owner = s.wonder[island]
    if owner != NOBODY and (s.own_wonder or owner != s.seat):  # rule 22, ruling d8
        score(s, owner, VALUE[d])
        tell(
            "utopia.wonder-pays",
            owner=seat_name(owner), n=VALUE[d], island=ISLAND_NAMES[island], target=WONDER_TARGETS[island],
        )  # fmt: skip
