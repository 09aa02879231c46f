"""What is seen: the two sheets as plain JSON. Nothing is hidden in Utopia Engine but the dice to come.

Squares run along the top row, then along the bottom row; 0 is an empty square. Ids are those of data.py.
"""

from typing import Literal, TypedDict

from . import activation, combat, connection, outcome, search
from .data import (
    BASKET,
    BATTERY_PRICE,
    BOXES,
    COMPONENTS,
    CONSTRUCTS,
    DAYS,
    ENOUGH,
    EVENT_DAYS,
    EVENTS,
    FIRST_SKULL,
    HAND,
    HAND_PRICE,
    HIT_POINTS,
    HOME_OF,
    REGIONS,
    SCORE,
    SEARCH_SQUARES,
    SKULLS,
    STORE,
    TIES,
    TOOLS,
    TOP_LEVEL,
    Region,
)
from .state import LOCK, OPEN, Box, State, affects, days_left, doomsday

ONCE = ("crystal-battery", "seal-of-balance")  # Constructs whose power works once

Mark = int | Literal["lock"] | None  # a result circle of an activation field: energy, locked, or open
Once = Literal["asleep", "ready", "used"]


class TimeView(TypedDict):
    """The time track."""

    day: int  # the last day crossed
    days: int  # of the whole track
    event_days: list[int]
    skulls: list[int]  # the days that bear one
    skulls_crossed: int
    doomsday: int
    days_left: int


class HitPointsView(TypedDict):
    """The hit points."""

    now: int
    most: int


class GodsHandView(TypedDict):
    """The God's Hand."""

    energy: int
    most: int
    price: int  # of a skull


class BasketView(TypedDict):
    """The waste basket."""

    used: int
    slots: int


class StoreView(TypedDict):
    """The store of one component."""

    id: str
    n: int
    most: int


class ToolView(TypedDict):
    """A tool of the tool belt."""

    id: str
    charged: bool


class TreasureView(TypedDict):
    """A Legendary Treasure and where it lies."""

    id: str
    region: str
    taken: bool


class EventView(TypedDict):
    """An event and the region it is in, if it has been rolled."""

    id: str
    region: str | None


class BoxView(TypedDict):
    """A search box; `result` when it is full."""

    squares: list[int]
    result: int | None


class MonsterView(TypedDict):
    """A line of a region's monster chart, with the ranges as they are against this player."""

    id: str
    level: int
    attack: list[int]  # from, to
    hit: list[int]
    spirit: bool


class RegionView(TypedDict):
    """A region of the wilderness sheet."""

    id: str
    number: int  # of the event die
    here: bool
    sealed: bool
    combed: bool
    construct: str
    found: bool
    component: str
    treasure: str
    events: list[str]
    tracker: list[int]  # days that each circle costs
    marked: int  # circles
    boxes: list[BoxView]
    price: int | None  # days of the next search; None when all boxes are full
    monsters: list[MonsterView]


class ConstructView(TypedDict):
    """A Construct of the workshop sheet."""

    id: str
    region: str
    found: bool
    active: bool
    perfect: bool
    energy: int  # on its activation bar
    enough: int
    vision: bool  # Fleeting Visions lend an energy
    charm: int  # energy of the Focus Charm
    once: Once | None  # of a power that works once per game


class LinkView(TypedDict):
    """A link between two Constructs."""

    id: str
    between: list[str]
    ready: bool
    begun: bool
    squares: list[int]
    dice: list[int]
    results: list[int]
    value: int | None


class SearchView(TypedDict):
    """The search box that is being filled, or has just been."""

    region: str
    box: int
    squares: list[int]
    result: int | None
    bonus: int


class CombatView(TypedDict):
    """The monster that is being fought."""

    region: str
    monster: str
    level: int
    raised: bool  # by Active Monsters
    attack: list[int]  # from, to
    hit: list[int]
    spirit: bool
    added: int  # to every die
    wand: bool
    rolls: int


class ActivationView(TypedDict):
    """The activation field that is being filled."""

    construct: str
    field: int
    squares: list[int]
    marks: list[Mark]
    energy: int


class ConnectionView(TypedDict):
    """The link field that is being filled."""

    link: str
    squares: list[int]
    results: list[int | None]


class BatteryView(TypedDict):
    """A tool that is being recharged by the Crystal Battery."""

    tool: str
    owed: int  # components still to pay
    price: int


class FinalView(TypedDict):
    """The final activation."""

    ready: bool
    begun: bool
    difficulty: int
    eased: int
    needed: int
    failures: int


class ScorePartView(TypedDict):
    """A line of the score sheet."""

    id: str
    n: int
    points: int
    each: int


class ScoreView(TypedDict):
    """The score sheet."""

    total: int
    parts: list[ScorePartView]


class View(TypedDict):
    """The whole position. What is being done now is in one of `search` to `battery`; the others are None."""

    phase: str
    place: str
    ending: str
    bracelet: str
    time: TimeView
    hit_points: HitPointsView
    gods_hand: GodsHandView
    basket: BasketView
    stores: list[StoreView]
    tools: list[ToolView]
    treasures: list[TreasureView]
    events: list[EventView]
    regions: list[RegionView]
    constructs: list[ConstructView]
    links: list[LinkView]
    dice: list[int]
    rolled: list[int]
    search: SearchView | None
    combat: CombatView | None
    activation: ActivationView | None
    connection: ConnectionView | None
    battery: BatteryView | None
    final: FinalView
    score: ScoreView


# --- the summary: what the story and the curve of a finished game are made of ----------------------------------------


class TimeSummary(TypedDict):
    """The time track."""

    day: int
    skulls_crossed: int


class HitPointsSummary(TypedDict):
    """The hit points."""

    now: int


class GodsHandSummary(TypedDict):
    """The God's Hand."""

    energy: int


class TreasureSummary(TypedDict):
    """A Legendary Treasure."""

    id: str
    taken: bool


class ConstructSummary(TypedDict):
    """A Construct."""

    id: str
    region: str
    found: bool
    active: bool


class LinkSummary(TypedDict):
    """A link."""

    between: list[str]
    value: int | None


class Summary(TypedDict):
    """The part of the view that changes are told by."""

    ending: str
    time: TimeSummary
    hit_points: HitPointsSummary
    gods_hand: GodsHandSummary
    tools: list[ToolView]
    treasures: list[TreasureSummary]
    constructs: list[ConstructSummary]
    links: list[LinkSummary]


# --- making them -----------------------------------------------------------------------------------------------------


def view(s: State) -> View:
    """The whole position; every seat sees the same."""
    return {
        "phase": s.phase,
        "place": s.place,
        "ending": s.ending,
        "bracelet": s.bracelet,
        "time": {
            "day": s.day,
            "days": DAYS,
            "event_days": list(EVENT_DAYS),
            "skulls": list(range(FIRST_SKULL, FIRST_SKULL + SKULLS)),
            "skulls_crossed": s.skulls,
            "doomsday": doomsday(s),
            "days_left": days_left(s),
        },
        "hit_points": {"now": s.hit_points, "most": HIT_POINTS},
        "gods_hand": {"energy": s.energy, "most": HAND, "price": HAND_PRICE},
        "basket": {"used": s.basket, "slots": BASKET},
        "stores": [{"id": component, "n": s.stores[component], "most": STORE} for component in COMPONENTS],
        "tools": [{"id": tool, "charged": tool in s.charged} for tool in TOOLS],
        "treasures": [
            {"id": region.treasure, "region": region.id, "taken": region.treasure in s.treasures}
            for region in REGIONS.values()
        ],
        "events": [{"id": event, "region": s.events.get(event)} for event in EVENTS],
        "regions": [_region(s, number, region) for number, region in enumerate(REGIONS.values(), 1)],
        "constructs": [_construct(s, construct) for construct in CONSTRUCTS],
        "links": [_link(s, component) for component in TIES],
        "dice": s.dice[:],
        "rolled": list(s.rolled),
        "search": _search(s),
        "combat": _combat(s),
        "activation": _activation(s),
        "connection": _connection(s),
        "battery": {"tool": s.subject, "owed": s.turn, "price": BATTERY_PRICE} if s.phase == "battery" else None,
        "final": _final(s),
        "score": {
            "total": outcome.total(s),
            "parts": [
                {"id": id, "n": n, "points": points, "each": SCORE[id]} for id, n, points in outcome.breakdown(s)
            ],
        },
    }


def summary(s: State) -> Summary:
    """The part of the view that the page asks for at every position."""
    return {
        "ending": s.ending,
        "time": {"day": s.day, "skulls_crossed": s.skulls},
        "hit_points": {"now": s.hit_points},
        "gods_hand": {"energy": s.energy},
        "tools": [{"id": tool, "charged": tool in s.charged} for tool in TOOLS],
        "treasures": [{"id": region.treasure, "taken": region.treasure in s.treasures} for region in REGIONS.values()],
        "constructs": [
            {"id": id, "region": HOME_OF[id], "found": id in s.found, "active": id in s.activated} for id in CONSTRUCTS
        ],
        "links": [{"between": [tie.first, tie.second], "value": s.links[id].value} for id, tie in TIES.items()],
    }


def _region(s: State, number: int, region: Region) -> RegionView:
    here = s.place == region.id
    boxes = s.boxes if here else ()
    busy = here and s.phase in ("search", "weather")
    return {
        "id": region.id,
        "number": number,
        "here": here,
        "sealed": here and s.sealed,
        "combed": here and s.combed,
        "construct": region.construct,
        "found": region.construct in s.found,
        "component": region.component,
        "treasure": region.treasure,
        "events": [event for event in EVENTS if s.events.get(event) == region.id],
        "tracker": list(region.tracker),
        "marked": len(boxes) + busy,
        "boxes": _boxes(s, boxes, here and s.phase == "search"),
        "price": search.price(s, region) if len(boxes) < BOXES else None,
        "monsters": [
            {
                "id": monster.id,
                "level": level,
                "attack": [1, combat.attack_up_to(s, monster)],
                "hit": [combat.hit_from(s, monster), 6],
                "spirit": monster.spirit,
            }
            for level, monster in enumerate(region.monsters, 1)
        ],
    }


def _boxes(s: State, full: tuple[Box, ...], searching: bool) -> list[BoxView]:
    boxes: list[BoxView] = [{"squares": list(box.squares), "result": box.result} for box in full]
    if searching:
        boxes.append({"squares": s.squares[:], "result": None})
    return boxes + [{"squares": [0] * len(SEARCH_SQUARES), "result": None} for _ in range(BOXES - len(boxes))]


def _construct(s: State, construct: str) -> ConstructView:
    state: Once = "used" if construct in s.used else "ready" if construct in s.activated else "asleep"
    active = construct in s.activated
    return {
        "id": construct,
        "region": HOME_OF[construct],
        "found": construct in s.found,
        "active": active,
        "perfect": construct in s.perfect,
        "energy": ENOUGH if active else min(ENOUGH, activation.energy_on_bar(s, construct)),
        "enough": ENOUGH,
        "vision": not active and bool(activation.vision(s, construct)),
        "charm": s.charms.get(construct, 0),
        "once": state if construct in ONCE else None,
    }


def _link(s: State, component: str) -> LinkView:
    link = s.links[component]
    open_now = s.phase == "connection" and s.subject == component
    return {
        "id": component,
        "between": [TIES[component].first, TIES[component].second],
        "ready": connection.ready(s, component),
        "begun": link.begun or open_now,
        "squares": s.squares[:] if open_now else list(link.squares),
        "dice": s.dice[:] if open_now else list(link.dice),
        "results": list(link.results),
        "value": link.value,
    }


def _search(s: State) -> SearchView | None:
    if s.phase not in ("weather", "search", "result"):
        return None
    full = s.phase == "result"
    return {
        "region": s.place,
        "box": len(s.boxes) + (not full),
        "squares": s.squares[:] or [0] * len(SEARCH_SQUARES),
        "result": s.result if full else None,
        "bonus": search.bonus(s),
    }


def _combat(s: State) -> CombatView | None:
    if s.phase not in ("combat", "answer"):
        return None
    monster = combat.monster_met(s)
    return {
        "region": s.place,
        "monster": monster.id,
        "level": combat.level_met(s),
        "raised": affects(s, "active-monsters", s.place) and s.level < TOP_LEVEL,
        "attack": [1, combat.attack_up_to(s, monster)],
        "hit": [combat.hit_from(s, monster), 6],
        "spirit": monster.spirit,
        "added": combat.added(s, monster),
        "wand": s.wand,
        "rolls": s.turn,
    }


def _activation(s: State) -> ActivationView | None:
    if s.phase not in ("activation", "field"):
        return None
    return {
        "construct": s.subject,
        "field": s.turn,
        "squares": s.squares[:],
        "marks": [_mark(mark) for mark in s.marks],
        "energy": activation.energy_on_bar(s, s.subject),
    }


def _mark(mark: int) -> Mark:
    return None if mark == OPEN else "lock" if mark == LOCK else mark


def _connection(s: State) -> ConnectionView | None:
    if s.phase != "connection":
        return None
    columns = connection.COLUMNS
    pairs = zip(s.squares[:columns], s.squares[columns:], strict=True)
    return {
        "link": s.subject,
        "squares": s.squares[:],
        "results": [top - bottom if top and bottom else None for top, bottom in pairs],
    }


def _final(s: State) -> FinalView:
    begun = s.subject == "final"
    return {
        "ready": connection.all_made(s),
        "begun": begun,
        "difficulty": connection.difficulty(s),
        "eased": s.eased,
        "needed": connection.difficulty(s) - s.eased,
        "failures": s.turn if begun else 0,
    }
