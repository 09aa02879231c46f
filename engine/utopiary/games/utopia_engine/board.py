"""What is seen. Nothing is hidden in Utopia Engine but the dice to come: `view` is the two sheets as plain JSON,
`words` the same as sentences. Squares run along the top row, then along the bottom row; 0 is an empty square.
"""

from typing import Any

from ...core.game import View
from ...core.messages import Text, text
from . import activation, calendar, combat, connection, scoring, search
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
    WORKSHOP,
    Region,
)
from .state import LOCK, NAMES, OPEN, Box, State, affects

ONCE = ("crystal-battery", "seal-of-balance")  # Constructs whose power works once
MARKS = {OPEN: None, LOCK: "lock"}


def view(s: State) -> View:
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
            "doomsday": calendar.doomsday(s),
            "days_left": calendar.days_left(s),
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
            "total": scoring.total(s),
            "parts": [{**part._asdict(), "each": SCORE[part.id]} for part in scoring.breakdown(s)],
        },
    }


def summary(s: State) -> View:
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


def _region(s: State, number: int, region: Region) -> dict[str, Any]:
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


def _boxes(s: State, full: tuple[Box, ...], searching: bool) -> list[dict[str, Any]]:
    boxes: list[dict[str, Any]] = [{"squares": list(box.squares), "result": box.result} for box in full]
    if searching:
        boxes.append({"squares": s.squares[:], "result": None})
    return boxes + [{"squares": [0] * len(SEARCH_SQUARES), "result": None} for _ in range(BOXES - len(boxes))]


def _construct(s: State, construct: str) -> dict[str, Any]:
    state = "used" if construct in s.used else "ready" if construct in s.activated else "asleep"
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


def _link(s: State, component: str) -> dict[str, Any]:
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


def _search(s: State) -> dict[str, Any] | None:
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


def _combat(s: State) -> dict[str, Any] | None:
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


def _activation(s: State) -> dict[str, Any] | None:
    if s.phase not in ("activation", "field"):
        return None
    return {
        "construct": s.subject,
        "field": s.turn,
        "squares": s.squares[:],
        "marks": [MARKS.get(mark, mark) for mark in s.marks],
        "energy": activation.energy_on_bar(s, s.subject),
    }


def _connection(s: State) -> dict[str, Any] | None:
    if s.phase != "connection":
        return None
    columns = connection.COLUMNS
    pairs = zip(s.squares[:columns], s.squares[columns:], strict=True)
    return {
        "link": s.subject,
        "squares": s.squares[:],
        "results": [top - bottom if top and bottom else None for top, bottom in pairs],
    }


def _final(s: State) -> dict[str, Any]:
    begun = s.subject == "final"
    return {
        "ready": connection.all_made(s),
        "begun": begun,
        "difficulty": connection.difficulty(s),
        "eased": s.eased,
        "needed": connection.difficulty(s) - s.eased,
        "failures": s.turn if begun else 0,
    }


# --- in words --------------------------------------------------------------------------------------------------------


def describe(view: View) -> tuple[Text, ...]:
    lines = list(_words_of_tracks(view))
    lines += _words_of_action(view)
    for region in view["regions"]:
        lines += _words_of_region(region, view["place"])
    for construct in view["constructs"]:
        lines += _words_of_construct(construct)
    for link in view["links"]:
        lines += _words_of_link(link)
    final = view["final"]
    if final["ready"]:
        lines.append(text("utopia-engine.words.final", difficulty=final["difficulty"], eased=final["eased"]))
    lines.append(text("utopia-engine.words.score", n=view["score"]["total"]))
    lines += [
        text("utopia-engine.words.part." + part["id"], n=part["n"], points=part["points"])
        for part in view["score"]["parts"]
        if part["n"]
    ]
    return tuple(lines)


def _words_of_tracks(view: View) -> list[Text]:
    time, hand, basket = view["time"], view["gods_hand"], view["basket"]
    lines = [
        text("utopia-engine.words.time", day=time["day"], doomsday=time["doomsday"], n=time["days_left"]),
        text("utopia-engine.words.place", place=NAMES[view["place"]]),
        text("utopia-engine.words.hit-points", n=view["hit_points"]["now"], most=view["hit_points"]["most"]),
        text("utopia-engine.words.gods-hand", n=hand["energy"], most=hand["most"], skulls=time["skulls_crossed"]),
        text("utopia-engine.words.basket", n=basket["used"], slots=basket["slots"]),
    ]
    lines += [text("utopia-engine.words.store", n=store["n"], component=NAMES[store["id"]]) for store in view["stores"]]
    for tool in view["tools"]:
        id = "utopia-engine.words.charged" if tool["charged"] else "utopia-engine.words.uncharged"
        lines.append(text(id, tool=NAMES[tool["id"]]))
    for treasure in view["treasures"]:
        if treasure["taken"]:
            lines.append(text("utopia-engine.words.treasure", treasure=NAMES[treasure["id"]]))
    return lines


def _words_of_action(view: View) -> list[Text]:
    lines = []
    search, fight, activating, connecting = view["search"], view["combat"], view["activation"], view["connection"]
    if view["ending"]:
        lines.append(text("utopia-engine.ending." + view["ending"]))
    if len(view["dice"]) == 2:
        lines.append(text("utopia-engine.words.two-dice", first=view["dice"][0], second=view["dice"][1]))
    elif view["dice"]:
        lines.append(text("utopia-engine.words.one-die", die=view["dice"][0]))
    if search:
        lines.append(text("utopia-engine.words.search", region=NAMES[search["region"]], box=search["box"]))
        lines.append(_rows(search["squares"]))
    if fight:
        id = "utopia-engine.words.spirit" if fight["spirit"] else "utopia-engine.words.combat"
        ranges = {"attack": combat.faces(*fight["attack"]), "hit": combat.faces(*fight["hit"])}
        monster = NAMES[fight["monster"]]
        lines.append(text(id, monster=monster, level=fight["level"], added=fight["added"], **ranges))
    if activating:
        construct = NAMES[activating["construct"]]
        lines.append(text("utopia-engine.words.activation", construct=construct, field=activating["field"]))
        lines.append(_rows(activating["squares"]))
    if connecting:
        lines.append(text("utopia-engine.words.connection", component=NAMES[connecting["link"]]))
    return lines


def _rows(squares: list[int]) -> Text:
    half = len(squares) // 2
    top, bottom = (" ".join(str(n or "–") for n in row) for row in (squares[:half], squares[half:]))
    return text("utopia-engine.words.rows", top=top, bottom=bottom)


def _words_of_region(region: dict[str, Any], place: str) -> list[Text]:
    name = NAMES[region["id"]]
    id = "utopia-engine.words.region-found" if region["found"] else "utopia-engine.words.region"
    construct, component = NAMES[region["construct"]], NAMES[region["component"]]
    lines = [text(id, number=region["number"], region=name, construct=construct, component=component)]
    for event in region["events"]:
        id = "utopia-engine.words.event-sealed" if region["sealed"] else "utopia-engine.words.event"
        lines.append(text(id, event=NAMES[event], region=name))
    if region["here"] and place != WORKSHOP:
        for number, box in enumerate(region["boxes"], 1):
            if box["result"] is not None:
                lines.append(text("utopia-engine.words.box", number=number, result=box["result"]))
    return lines


def _words_of_construct(construct: dict[str, Any]) -> list[Text]:
    name = NAMES[construct["id"]]
    if construct["active"]:
        used = "-used" if construct["once"] == "used" else ""
        return [text("utopia-engine.words.active" + used, construct=name)]
    if construct["found"]:
        return [text("utopia-engine.words.asleep", construct=name, n=construct["energy"], enough=construct["enough"])]
    return []


def _words_of_link(link: dict[str, Any]) -> list[Text]:
    between = {"first": NAMES[link["between"][0]], "second": NAMES[link["between"][1]]}
    if link["value"] is not None:
        return [text("utopia-engine.words.linked", value=link["value"], **between)]
    if link["begun"]:
        return [text("utopia-engine.words.half-linked", **between), _rows(link["squares"])]
    return []
