"""The board as sentences, from a view."""

from ...core.messages import Arg, Text, seat_name, text
from . import names
from .data import RESOURCES, TERRAINS
from .state import FACTOR_IDS, Talents
from .view import AreaView, EventView, PlayerView, TalentsView, View

FACTOR = dict(zip(FACTOR_IDS, names.FACTOR, strict=True))
RESOURCE = dict(zip(RESOURCES.values(), names.RESOURCE, strict=True))
TERRAIN = {TERRAINS[letter]: name for letter, name in names.TERRAIN.items()}
LETTER = {id: letter for letter, id in TERRAINS.items()}
ICON = {id: letter for letter, id in RESOURCES.items()}


def talent_names(talents: TalentsView) -> tuple[Text, ...]:
    """The talents of a view in words."""
    terrains, resources = talents.get("roam", []), talents.get("advise", [])
    return names.talent_names(Talents("".join(LETTER[id] for id in terrains), "".join(ICON[id] for id in resources)))


def describe(view: View) -> tuple[Text, ...]:
    """The whole board: the Capital, the factors, the TIME deck, then areas, players and piles."""
    events = {event["id"]: event for event in view["events"]}
    lines = [_capital(view)]
    lines += [
        text("eutopia.words.factor", factor=FACTOR[f["id"]], value=f["value"], most=f["most"]) for f in view["factors"]
    ]
    lines.append(_time_deck(view))
    lines.append(text("eutopia.words.events", n=len(events), limit=view["event_limit"]))
    for area in view["areas"]:
        lines += _area(area, [events[id] for id in area["events"]])
    for player in view["players"]:
        lines += _player(player, view)
    lines += _choice(view)
    if view["round"]:
        lines.append(text("eutopia.words.piles", n=len(view["discard"]), box=view["box"]))
    return tuple(lines)


def _capital(view: View) -> Text:
    id = "eutopia.words.ended" if view["ending"] else "eutopia.words.capital"
    side = text("eutopia.capital." + view["capital"])
    return text(id, side=side, sum=view["sum"], war=view["war_at"], fall=view["fall_at"])


def _time_deck(view: View) -> Text:
    time = view["time"]
    if not view["round"]:
        return text("eutopia.words.undealt")
    if not time["left"]:
        return text("eutopia.words.time-over", round=view["round"])
    assert time["next_area"] is not None and view["starter"] is not None, "cards are dealt, and some are left"
    return text(
        "eutopia.words.time",
        round=view["round"],
        n=time["left"],
        events=time["events"],
        area=area_name(view["areas"][time["next_area"] - 1]),
        starter=seat_name(view["starter"]),
    )


def area_name(area: AreaView) -> Text:
    """An area with its terrain."""
    return names.AREA[area["id"], LETTER[area["terrain"]]]


def _area(area: AreaView, events: list[EventView]) -> list[Text]:
    name = area_name(area)
    if area["seats"]:
        who = names.listed([seat_name(seat) for seat in area["seats"]])
        lines = [text("eutopia.words.area-with", number=area["id"], area=name, who=who)]
    else:
        lines = [text("eutopia.words.area", number=area["id"], area=name)]
    for event in events:
        told: dict[str, Arg] = {
            "event": names.EVENT[event["id"]],
            "factor": FACTOR[event["factor"]],
            "missing": names.listed([RESOURCE[icon] for icon in event["missing"]]),
            "n": len(event["under"]),
        }
        lines.append(text("eutopia.words.event-under" if event["under"] else "eutopia.words.event", **told))
    return lines


def _player(player: PlayerView, view: View) -> list[Text]:
    who, hand = seat_name(player["seat"]), player["hand"]
    told: dict[str, Arg] = {"who": who, "colour": names.COLOUR[player["colour"]]}
    if player["side"] and player["area"]:
        told["role"] = names.ROLE[player["roles"][player["side"] - 1]]
        told["area"] = area_name(view["areas"][player["area"] - 1])
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


def _choice(view: View) -> list[Text]:
    if not view["chosen"]:
        return []
    cards = names.listed([names.CARD[number] for number in view["chosen"]])
    lines = [text("eutopia.words.chosen", cards=cards)]
    goal = view["stabilising"]
    if goal:
        have, need = goal["have"], goal["need"]
        lines.append(text("eutopia.words.stabilising", factor=FACTOR[goal["factor"]], have=have, need=need))
    return lines
