"""What is seen: `view` is the table as plain JSON, as one seat may know it, and `words` the same as sentences.

Open to all: the map, the characters, the events and what lies under them, the factors, the Capital, the discard pile,
how many cards and how many events the TIME deck still holds, and the area its top back points at. A hand is seen by
its seat, by all when hands are open, and card by card once a card was given away (`known`).
"""

from typing import Any

from ...core.game import Seat, View
from ...core.messages import Text, seat_name, text
from . import names
from .data import (
    ACTIONS,
    AREAS,
    EVENTS,
    FACTORS,
    FALL,
    FIRST_EVENT,
    HAND,
    LEAST,
    MOST,
    RESOURCES,
    TERRAINS,
    WAR,
)
from .deck import top_dot
from .edition import Counts, Talents
from .factors import gathered
from .hidden import public_phase, sees_choice
from .state import (
    FACTOR_IDS,
    RESOURCE_KINDS,
    State,
    Trouble,
    character_of,
    event_limit,
    talents_at,
    talents_of,
    terrain_of,
)


def view(s: State, seat: Seat | None) -> View:
    sees = sees_choice(s, seat)
    strikes = sum(card >= FIRST_EVENT for card in s.time)
    return {
        "you": seat,
        "phase": s.phase if sees else public_phase(s),
        "seat": None if s.phase == "over" else s.seat,
        "starter": s.starter if s.round else None,
        "round": s.round,
        "ending": s.ending,
        "rules": s.variant._asdict(),
        "capital": "war" if s.war else "peace",
        "factors": [
            {"id": id, "value": value, "least": LEAST, "most": MOST}
            for id, value in zip(FACTOR_IDS, s.factors, strict=True)
        ],
        "sum": sum(s.factors),
        "war_at": WAR,
        "fall_at": FALL,
        "areas": [_area(s, area) for area in range(1, len(AREAS) + 1)],
        "events": [_event(s, trouble) for trouble in s.events],
        "event_limit": event_limit(s),
        "players": [_player(s, other, seat) for other in range(len(s.hands))],
        "hand_size": HAND,
        "time": {
            "left": len(s.time),
            "actions": len(s.time) - strikes,
            "events": strikes,
            "next_area": top_dot(s) or None,
        },
        "flips": s.flips,
        "discard": s.discard[:],
        "box": len(s.box),
        "chosen": list(s.chosen) if sees else [],
        "stabilising": _stabilising(s) if sees else None,
    }


def card(number: int) -> dict[str, Any]:
    """An Action card as a board needs it."""
    action = ACTIONS[number]
    return {
        "id": number,
        "factors": [FACTORS[icon] for icon in action.factors],
        "resources": [RESOURCES[icon] for icon in action.resources],
        "terrains": [TERRAINS[icon] for icon in action.environment],
    }


def _area(s: State, area: int) -> dict[str, Any]:
    return {
        "id": area,
        "side": AREAS[area - 1],
        "piece": ACTIONS[s.map[area - 1]].piece,
        "card": s.map[area - 1],
        "terrain": TERRAINS[terrain_of(s, area)],
        "seats": [seat for seat, place in enumerate(s.places) if place == area],
        "events": [trouble.event for trouble in s.events if trouble.area == area],
    }


def _event(s: State, trouble: Trouble) -> dict[str, Any]:
    event = EVENTS[trouble.event]
    return {
        "id": trouble.event,
        "name": event.name,
        "factor": FACTORS[event.factor],
        "area": trouble.area,
        "needs": _resources(s.edition.needs[trouble.event]),
        "missing": _resources(trouble.missing),
        "under": [card(number) for number in trouble.under],
    }


def _resources(counts: Counts) -> list[str]:
    return [RESOURCES[kind] for kind, n in zip(RESOURCE_KINDS, counts, strict=True) for _ in range(n)]


def _player(s: State, seat: Seat, looks: Seat | None) -> dict[str, Any]:
    character = character_of(s, seat)
    open_to_looker = s.variant.open_hands or seat == looks
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
        "hand": [card(number) for number in s.hands[seat] if open_to_looker or number in s.shown],
        "known": [number for number in s.hands[seat] if number in s.shown],
    }


def _talents(can: Talents) -> dict[str, list[str]]:
    """What can be done once a turn without a card: "roam" to terrains, "advise" with resources."""
    found = {"roam": [TERRAINS[icon] for icon in can.roam], "advise": [RESOURCES[icon] for icon in can.advise]}
    return {talent: reach for talent, reach in found.items() if reach}


def _stabilising(s: State) -> dict[str, Any] | None:
    if s.phase != "stabilise":
        return None
    return {"factor": FACTOR_IDS[s.factor], "have": gathered(s), "need": s.factors[s.factor]}


# --- the same in sentences -------------------------------------------------------------------------------------------

FACTOR = dict(zip(FACTOR_IDS, names.FACTOR, strict=True))
RESOURCE = dict(zip(RESOURCES.values(), names.RESOURCE, strict=True))
TERRAIN = {TERRAINS[letter]: name for letter, name in names.TERRAIN.items()}
LETTER = {id: letter for letter, id in TERRAINS.items()}
ICON = {id: letter for letter, id in RESOURCES.items()}


def talent_names(talents: dict[str, list[str]]) -> tuple[Text, ...]:
    """The talents of a view, named."""
    terrains, resources = talents.get("roam", []), talents.get("advise", [])
    return names.talent_names(Talents("".join(LETTER[id] for id in terrains), "".join(ICON[id] for id in resources)))


def describe(view: View) -> tuple[Text, ...]:
    events = {event["id"]: event for event in view["events"]}
    lines = [_words_of_capital(view)]
    lines += [
        text("eutopia.words.factor", factor=FACTOR[f["id"]], value=f["value"], most=f["most"]) for f in view["factors"]
    ]
    lines.append(_words_of_time(view))
    lines.append(text("eutopia.words.events", n=len(events), limit=view["event_limit"]))
    for area in view["areas"]:
        lines += _words_of_area(area, [events[id] for id in area["events"]])
    for player in view["players"]:
        lines += _words_of_player(player, view)
    lines += _words_of_choice(view)
    if view["round"]:
        lines.append(text("eutopia.words.piles", n=len(view["discard"]), box=view["box"]))
    return tuple(lines)


def _words_of_capital(view: View) -> Text:
    id = "eutopia.words.ended" if view["ending"] else "eutopia.words.capital"
    side = text("eutopia.capital." + view["capital"])
    return text(id, side=side, sum=view["sum"], war=view["war_at"], fall=view["fall_at"])


def _words_of_time(view: View) -> Text:
    time = view["time"]
    if not view["round"]:
        return text("eutopia.words.undealt")
    if not time["left"]:
        return text("eutopia.words.time-over", round=view["round"])
    area = view["areas"][time["next_area"] - 1]
    return text(
        "eutopia.words.time",
        round=view["round"],
        n=time["left"],
        events=time["events"],
        area=_area_name(area),
        starter=seat_name(view["starter"]),
    )


def _area_name(area: dict[str, Any]) -> Text:
    return names.AREA[area["id"], LETTER[area["terrain"]]]


def _words_of_area(area: dict[str, Any], events: list[dict[str, Any]]) -> list[Text]:
    name = _area_name(area)
    if area["seats"]:
        who = names.listed([seat_name(seat) for seat in area["seats"]])
        lines = [text("eutopia.words.area-with", number=area["id"], area=name, who=who)]
    else:
        lines = [text("eutopia.words.area", number=area["id"], area=name)]
    for event in events:
        told: dict[str, Any] = {
            "event": names.EVENT[event["id"]],
            "factor": FACTOR[event["factor"]],
            "missing": names.listed([RESOURCE[icon] for icon in event["missing"]]),
            "n": len(event["under"]),
        }
        lines.append(text("eutopia.words.event-under" if event["under"] else "eutopia.words.event", **told))
    return lines


def _words_of_player(player: dict[str, Any], view: View) -> list[Text]:
    who, hand = seat_name(player["seat"]), player["hand"]
    told: dict[str, Any] = {"who": who, "colour": names.COLOUR[player["colour"]]}
    if player["side"] and player["area"]:
        told["role"] = names.ROLE[player["roles"][player["side"] - 1]]
        told["area"] = _area_name(view["areas"][player["area"] - 1])
        lines = [text("eutopia.words.player", n=player["cards"], **told)]
    else:
        lines = [text("eutopia.words.not-placed", **told)]
    can = talent_names(player["talents"])
    if can:
        lines.append(text("eutopia.words.talents", who=who, talents=names.listed(can, "eutopia.and")))
    if hand:
        whole = len(hand) == player["cards"]
        cards = names.listed([names.CARD[held["id"]] for held in hand])
        lines.append(text("eutopia.words.hand" if whole else "eutopia.words.known", who=who, cards=cards))
    return lines


def _words_of_choice(view: View) -> list[Text]:
    if not view["chosen"]:
        return []
    cards = names.listed([names.CARD[number] for number in view["chosen"]])
    lines = [text("eutopia.words.chosen", cards=cards)]
    goal = view["stabilising"]
    if goal:
        have, need = goal["have"], goal["need"]
        lines.append(text("eutopia.words.stabilising", factor=FACTOR[goal["factor"]], have=have, need=need))
    return lines
