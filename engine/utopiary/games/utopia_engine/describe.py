"""The board as sentences, made from the view. Squares are read along the top row, then along the bottom row."""

from ...core.messages import Text, text
from .data import WORKSHOP
from .names import NAMES, faces
from .view import ConstructView, LinkView, RegionView, View


def describe(view: View) -> tuple[Text, ...]:
    """The whole board, one sentence after the other."""
    lines = list(_tracks(view))
    lines += _action(view)
    for region in view["regions"]:
        lines += _region(region, view["place"])
    for construct in view["constructs"]:
        lines += _construct(construct)
    for link in view["links"]:
        lines += _link(link)
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


def _tracks(view: View) -> list[Text]:
    """Time, place, hit points, God's Hand, waste basket, stores, tools and treasures."""
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


def _action(view: View) -> list[Text]:
    """What is being done now: the dice in hand, and the field, the monster or the link."""
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
        ranges = {"attack": faces(*fight["attack"]), "hit": faces(*fight["hit"])}
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
    """The two rows of a field; an empty square is a dash."""
    half = len(squares) // 2
    top, bottom = (" ".join(str(n or "–") for n in row) for row in (squares[:half], squares[half:]))
    return text("utopia-engine.words.rows", top=top, bottom=bottom)


def _region(region: RegionView, place: str) -> list[Text]:
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


def _construct(construct: ConstructView) -> list[Text]:
    name = NAMES[construct["id"]]
    if construct["active"]:
        used = "-used" if construct["once"] == "used" else ""
        return [text("utopia-engine.words.active" + used, construct=name)]
    if construct["found"]:
        return [text("utopia-engine.words.asleep", construct=name, n=construct["energy"], enough=construct["enough"])]
    return []


def _link(link: LinkView) -> list[Text]:
    between = {"first": NAMES[link["between"][0]], "second": NAMES[link["between"][1]]}
    if link["value"] is not None:
        return [text("utopia-engine.words.linked", value=link["value"], **between)]
    if link["begun"]:
        return [text("utopia-engine.words.half-linked", **between), _rows(link["squares"])]
    return []
