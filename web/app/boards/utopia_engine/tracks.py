"""The tracks, always in sight: time, hit points, God's Hand, stores and tool belt."""

from utopiary import text
from utopiary.games.utopia_engine.view import TimeView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .common import cached, named, part, pips, short, sign, spot, tip

ACTED_ON = ("hit-points", "gods-hand", "tool-")


def tracks(scene: Scene[View]) -> Markup:
    """The whole region."""
    view = scene.view
    seen = view["time"], view["hit_points"], view["gods_hand"], view["stores"], view["tools"]
    moves = [choice.move for choice in scene.choices if (choice.target or "").startswith(ACTED_ON)]
    return cached(
        scene, lambda: _draw(scene), seen, moves, view["phase"] == "free", scene.hint, scene.advised, scene.held
    )


def _draw(scene: Scene[View]) -> Markup:
    return join([_time(scene), tag("div", _life(scene), _hand(scene), _stores(scene), _tools(scene), class_="vitals")])


def _time(scene: Scene[View]) -> Markup:
    """Twenty-two days: past ones are crossed out, some bring events, the last bear skulls."""
    time, say = scene.view["time"], scene.say
    label = say(text("ue.time-is", day=time["day"], days=time["days"], doomsday=time["doomsday"]))
    days = [_day(scene, number, time) for number in range(1, time["days"] + 1)]
    return tag("ol", *days, class_="days", aria_label=label)


def _day(scene: Scene[View], number: int, time: TimeView) -> Markup:
    first = time["skulls"][0]
    over = number <= time["day"]
    kind = "over" if over else "next" if number == time["day"] + 1 else ""
    mark = None
    if number >= first:
        crossed = number < first + time["skulls_crossed"]
        kind += " skull crossed" if crossed else " skull"
        kind += " doom" * (number == time["doomsday"])
        mark = sign("skull")
    if number in time["event_days"]:
        kind += " event"
    return tag("li", tag("b", number), mark, **spot(scene, f"day-{number}", kind.strip()))


def _life(scene: Scene[View]) -> Markup:
    points, say = scene.view["hit_points"], scene.say
    now, most = points["now"], points["most"]
    kind = "vital life" + " low" * (now <= 2)
    attrs = part(scene, "hit-points", kind) if _only_rest(scene) else spot(scene, "hit-points", kind)
    return tag(
        "div",
        tag("span", say(text("ue.life")), class_="name"),
        tag("span", pips("heart", now, most), class_="pips"),
        **named(attrs, say(text("ue.life-is", now=now, most=most))),
    )


def _only_rest(scene: Scene[View]) -> bool:
    """Is rest the only use of the hit points? How many to spend in the end is asked in the action panel."""
    return len(scene.at("hit-points")) == 1 and scene.view["phase"] == "free"


def _hand(scene: Scene[View]) -> Markup:
    hand, say = scene.view["gods_hand"], scene.say
    attrs = named(
        part(scene, "gods-hand", "vital hand"), say(text("ue.hand-is", now=hand["energy"], most=hand["most"]))
    )
    return tag(
        "div",
        tag("span", say(text("ue.hand")), class_="name"),
        tag("span", pips("spark", hand["energy"], hand["most"]), class_="pips"),
        **attrs,
    )


def _stores(scene: Scene[View]) -> Markup:
    chips = []
    for store in scene.view["stores"]:
        label = scene.say(text("ue.store-is", component=short(scene, store["id"]), n=store["n"], most=store["most"]))
        kind = f"store of-{store['id']}" + " empty" * (not store["n"])
        inside = (sign(store["id"]), tag("b", store["n"]))
        chips.append(tag("li", *inside, title=label, aria_label=label, **spot(scene, f"store-{store['id']}", kind)))
    return tag("ul", *chips, class_="stores", aria_label=scene.say(text("ue.stores")))


def _tools(scene: Scene[View]) -> Markup:
    """The tool belt: a tool can be tapped when it can be used or recharged."""
    say = scene.say
    items = []
    for tool in scene.view["tools"]:
        id = tool["id"]
        attrs = part(scene, f"tool-{id}", "tool" + " spent" * (not tool["charged"]))
        state = say(text("ue.tool-charged" if tool["charged"] else "ue.tool-used", tip=tip(say, id)))
        items.append(tag("div", sign(id), title=state, **named(attrs, state)))
    return tag("div", *items, class_="tools-belt", role="group", aria_label=say(text("ue.tools")))
