"""The whole board as sentences, made from a view, which may have passed through JSON."""

from collections.abc import Mapping
from functools import lru_cache

from ...core.messages import Text, seat_name, text
from .data import CIVILIZATION, CIVILIZATIONS, DISTRICT, ISLAND
from .names import A_CIV, CIV_NAMES, DISTRICT_NAMES, ISLAND_NAMES, OF_CIV, listed
from .view import District, Island, Player, View


def describe(view: View) -> tuple[Text, ...]:
    """Return the board as sentences: the round, what is going on, ministers, cards, islands and districts."""
    lines = [*_round(view), *_in_progress(view)]
    lines.append(text("utopia.words.scale", scale=listed([CIV_NAMES[CIVILIZATION[id]] for id in view["scale"]])))
    by_seat = view["players"]
    for seat in view["track"]:
        lines += _minister(by_seat[seat], view["phase"])
    hand = None if view["hand"] is None else _counted(view["hand"])
    if hand is not None:
        lines.append(text("utopia.words.hand", cards=hand))
    lines.append(text("utopia.words.deck", n=view["deck"], discards=_counted(view["discards"])))
    lines.append(text("utopia.words.monuments", monuments=_counted(view["monuments"]), bag=view["bag"]))
    for island in view["islands"]:
        lines.append(_island(island))
        for id in island["districts"] if island["open"] else ():
            lines.append(describe_district(view["districts"][DISTRICT[id]]))
    return tuple(lines)


def _counted(counts: Mapping[str, int]) -> Text:
    """Return "2 Maya, 1 Greek", in the order of the civilizations, whatever the order of the keys."""
    parts = [text("utopia.count", n=counts[id], civ=OF_CIV[civ]) for civ, id in enumerate(CIVILIZATIONS) if counts[id]]
    return listed(parts) if parts else text("utopia.none")


def _names(seats: list[int]) -> Text:
    return listed([seat_name(seat) for seat in seats])


# --- where the game stands -------------------------------------------------------------------------------------------


def _round(view: View) -> list[Text]:
    lines = [text("utopia.words.round", round=view["round"], goal=view["goal"], start=seat_name(view["start"]))]
    if view["phase"] == "over":
        lines.append(text("utopia.words.over", winner=seat_name(view["track"][0])))
    elif view["phase"] == "discard":
        lines.append(text("utopia.words.discards", seats=_names(view["active"])))
    else:
        seats = _names(view["to_come"])
        if view["lap"]:
            lines.append(text("utopia.words.welcoming", lap=view["lap"], laps=view["laps"], seats=seats))
        else:
            lines.append(text("utopia.words.development", seats=seats))
    return lines


def _in_progress(view: View) -> list[Text]:
    """Return what has been begun and is not finished."""
    lines = []
    if view["host"] is not None:
        host, guest = seat_name(view["host"]), seat_name(view["active"][0])
        lines.append(text("utopia.words.invited", host=host, minister=guest))
    if view["guest"]:
        civ, island = CIVILIZATION[view["guest"]["civ"]], ISLAND[view["guest"]["island"]]
        lines.append(text("utopia.words.guest", civ=A_CIV[civ], island=ISLAND_NAMES[island]))
    if view["building"]:
        lines.append(text("utopia.words.building", island=ISLAND_NAMES[ISLAND[view["building"]["island"]]]))
    if view["laid"]:
        cards = listed([OF_CIV[CIVILIZATION[id]] for id in view["laid"]])
        lines.append(text("utopia.words.laid", cards=cards))
    if view["origin"]:
        lines.append(text("utopia.words.origin", district=DISTRICT_NAMES[DISTRICT[view["origin"]]]))
    for card in view["changed"]:
        printed, now = A_CIV[CIVILIZATION[card["printed"]]], A_CIV[CIVILIZATION[card["now"]]]
        lines.append(text("utopia.words.changed", printed=printed, now=now))
    return lines


# --- ministers and places --------------------------------------------------------------------------------------------


def _minister(player: Player, phase: str) -> list[Text]:
    who = seat_name(player["seat"])
    lines = [
        text("utopia.words.minister", who=who, n=player["points"], income=player["income"]),
        text(
            "utopia.words.supply",
            who=who, cards=player["cards"], privileges=player["privileges"], bases=player["bases"],
            princes=_counted(player["princes"]),
        ),
    ]  # fmt: skip
    if player["fair"]:
        lines.append(text("utopia.words.fair-start", who=who, n=player["fair"]))
    if phase == "discard" and player["owes"]:
        lines.append(text("utopia.words.owes", who=who, n=player["owes"]))
    if player["taken"]:
        guests = [
            text("utopia.guest", civ=OF_CIV[CIVILIZATION[guest["civ"]]], island=ISLAND_NAMES[ISLAND[guest["island"]]])
            for guest in player["taken"]
        ]
        lines.append(text("utopia.words.taken", who=who, guests=listed(guests)))
    if player["surprised"]:
        lines.append(text("utopia.words.surprised", who=who))
    return lines


def _island(island: Island) -> Text:
    name = ISLAND_NAMES[ISLAND[island["id"]]]
    if not island["open"]:
        return text("utopia.words.closed", island=name)
    if island["wonder"] is None:
        return text("utopia.words.island", island=name, guests=_counted(island["guests"]))
    owner = seat_name(island["wonder"])
    return text("utopia.words.island-wonder", island=name, guests=_counted(island["guests"]), owner=owner)


def describe_district(district: District) -> Text:
    """Return a district as one sentence: its value, its ways and what stands in it."""
    heaps = tuple((heap["seat"], heap["civ"], heap["n"]) for heap in district["princes"])
    built = (district["owner"], district["monument"])
    return _line(district["id"], district["value"], district["ship"], tuple(district["land"]), *built, heaps)


@lru_cache(2_000)  # most districts stay as they are from one move to the next
def _line(
    id: str,
    value: int,
    ship: bool,
    land: tuple[str, ...],
    owner: int | None,
    monument: str | None,
    heaps: tuple[tuple[int, str, int], ...],
) -> Text:
    here = []
    if monument and owner is not None:
        here.append(text("utopia.words.monument", civ=OF_CIV[CIVILIZATION[monument]], owner=seat_name(owner)))
    for seat in sorted({seat for seat, _, _ in heaps}):
        counts = dict.fromkeys(CIVILIZATIONS, 0) | {civ: n for other, civ, n in heaps if other == seat}
        here.append(text("utopia.words.princes", who=seat_name(seat), princes=_counted(counts)))
    return text(
        "utopia.words.ship-district" if ship else "utopia.words.district",
        district=DISTRICT_NAMES[DISTRICT[id]],
        value=value,
        streets=listed([DISTRICT_NAMES[DISTRICT[other]] for other in land]),
        here=listed(here, "utopia.lines") if here else text("utopia.none"),
    )
