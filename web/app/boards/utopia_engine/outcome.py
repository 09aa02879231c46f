"""A finished game: the score sheet, the story of the game, and its curve over the moves."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from utopiary import Text, text
from utopiary.games.utopia_engine.view import Summary, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .common import name_of, sign

WIDE, HIGH, LEFT, FOOT = 640, 190, 30, 22


def outcome(scene: Scene[View]) -> Markup:
    """The whole region; empty before the end."""
    if scene.view["phase"] != "over":
        return Markup("")
    past: Sequence[Summary] = scene.past()
    ending = scene.view["ending"]
    return tag(
        "div",
        tag("h2", sign("engine" if ending == "engine" else "skull"), scene.say(text(f"ue.end.{ending}"))),
        tag("div", _sheet(scene), _story(scene, past), class_="columns"),
        _curve(scene, past),
        class_=f"panel ended {ending}",
    )


# --- the score sheet -------------------------------------------------------------------------------------------------


def _sheet(scene: Scene[View]) -> Markup:
    say, score = scene.say, scene.view["score"]
    rows = [
        tag(
            "tr",
            tag("th", say(text(f"ue.part.{part['id']}")), scope="row"),
            tag("td", f"{part['n']} × {part['each']}"),
            tag("td", part["points"]),
            class_=None if part["n"] else "none",
        )
        for part in score["parts"]
    ]
    total = tag("tr", tag("th", say(text("ue.total")), scope="row"), tag("td"), tag("td", score["total"]))
    head = tag("tr", *[tag("th", say(text(f"ue.sheet-{column}")), scope="col") for column in ("what", "n", "points")])
    table = tag("table", tag("thead", head), tag("tbody", *rows), tag("tfoot", total), class_="score-table")
    return tag("section", tag("h3", say(text("ue.sheet"))), table)


# --- the story -------------------------------------------------------------------------------------------------------


def _story(scene: Scene[View], past: Sequence[Summary]) -> Markup:
    """The events of the game, by day."""
    say = scene.say
    days: dict[int, list[Text]] = {}
    for before, after in pairwise(past):
        days.setdefault(after["time"]["day"], []).extend(_told(before, after, scene.view["time"]["skulls"]))
    items = []
    for day, events in days.items():
        when = say(text("ue.story-day", day=day) if day else text("ue.story-start"))
        if events:
            items.append(tag("li", tag("b", when), tag("span", "; ".join(map(say, _in_short(events))), ".")))
    return tag("section", tag("h3", say(text("ue.story"))), tag("ol", *items), class_="story")


def _told(before: Summary, after: Summary, skulls: Sequence[int]) -> Iterator[Text]:
    """What a move changed, as parts of a sentence."""
    for old, new in zip(before["constructs"], after["constructs"], strict=True):
        awake = new["active"] and not old["active"]
        if new["found"] and not old["found"]:
            yield text(
                "ue.tale.zero" if awake else "ue.tale.found", what=name_of(new["id"]), place=name_of(new["region"])
            )
        elif awake:
            yield text("ue.tale.active", what=name_of(new["id"]))
    for was, link in zip(before["links"], after["links"], strict=True):
        if link["value"] is not None and was["value"] is None:
            first, second = (name_of(end) for end in link["between"])
            yield text("ue.tale.link", what=text("ue.tale.pair", first=first, second=second), n=link["value"])
    for hidden, treasure in zip(before["treasures"], after["treasures"], strict=True):
        if treasure["taken"] and not hidden["taken"]:
            yield text("ue.tale.treasure", what=name_of(treasure["id"]))
    for earlier, tool in zip(before["tools"], after["tools"], strict=True):
        if tool["charged"] != earlier["charged"]:
            yield text("ue.tale.charged" if tool["charged"] else "ue.tale.tool", what=name_of(tool["id"]))
    for number in range(before["time"]["skulls_crossed"], after["time"]["skulls_crossed"]):
        yield text("ue.tale.skull", day=skulls[number])
    if after["time"]["day"] - before["time"]["day"] > 2:  # only unconsciousness takes so long
        yield text("ue.tale.fell")
    if after["ending"]:
        yield text(f"ue.tale.{after['ending']}")


def _in_short(events: list[Text]) -> list[Text]:
    """The events of one day; many links, or several skulls, are told as one."""
    links = [event for event in events if event.id == "ue.tale.link"]
    skulls = [event for event in events if event.id == "ue.tale.skull"]
    if len(links) > 2:
        together = text("ue.tale.links", n=len(links), sum=sum(int(str(dict(event.args)["n"])) for event in links))
        events = [together if event is links[-1] else event for event in events if event not in links[:-1]]
    if len(skulls) > 1:
        together = text("ue.tale.skulls", n=len(skulls))
        events = [together if event is skulls[-1] else event for event in events if event not in skulls[:-1]]
    return events


# --- the curve -------------------------------------------------------------------------------------------------------


def _curve(scene: Scene[View], past: Sequence[Summary]) -> Markup:
    """Days, hit points and energy over the moves, each on its own scale from none to all."""
    say, now = scene.say, scene.view
    lines = {
        "days": ([view["time"]["day"] for view in past], now["time"]["days"]),
        "life": ([view["hit_points"]["now"] for view in past], now["hit_points"]["most"]),
        "energy": ([view["gods_hand"]["energy"] for view in past], now["gods_hand"]["most"]),
    }
    days, life, energy = (values for values, _ in lines.values())
    label = text("ue.curve-is", moves=len(past) - 1, days=days[-1], least=min(life), most=max(energy))
    drawn = [tag("path", d=_steps(values, most), class_=f"curve line-{name}") for name, (values, most) in lines.items()]
    legend = [
        tag("span", say(text(f"ue.curve-{name}", most=most)), class_=f"line-{name}")
        for name, (_, most) in lines.items()
    ]
    return tag(
        "section",
        tag("h3", say(text("ue.curve"))),
        tag("svg", _grid(past), *drawn, viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=say(label), class_="run"),
        tag("p", *legend, class_="legend"),
        class_="curves",
    )


def _x(number: int, count: int) -> float:
    return LEFT + (WIDE - LEFT - 6) * number / max(1, count - 1)


def _y(value: int, most: int) -> float:
    return 8 + (HIGH - FOOT - 8) * (1 - value / most)


def _steps(values: Sequence[int], most: int) -> str:
    """The path of a curve in steps: values stay until they change."""
    path = f"M{_x(0, len(values)):.1f} {_y(values[0], most):.1f}"
    for number, (before, value) in enumerate(pairwise(values), 1):
        if value != before:
            path += f"H{_x(number, len(values)):.1f}V{_y(value, most):.1f}"
    return path + f"H{_x(len(values) - 1, len(values)):.1f}"


def _grid(past: Sequence[Summary]) -> Markup:
    """A light line for every sixth of the way up, and the moves at which Constructs became active."""
    rules = [tag("path", d=f"M{LEFT} {_y(n, 6):.1f}H{WIDE - 6}", class_="grid") for n in range(0, 7, 2)]
    numbers = [tag("text", n, x=LEFT - 8, y=_y(n, 6) + 4, class_="scale") for n in range(0, 7, 2)]
    marks: list[Markup] = []
    for number, (before, after) in enumerate(pairwise(past), 1):
        woken = sum(one["active"] for one in after["constructs"]) > sum(one["active"] for one in before["constructs"])
        if woken:
            x = _x(number, len(past))
            marks.append(tag("path", d=f"M{x:.1f} 8V{HIGH - FOOT}", class_="woken"))
            marks.append(
                tag("use", href="#sign-spark", x=x - 7, y=HIGH - FOOT + 3, width=14, height=14, class_="emblem")
            )
    return join([*rules, *numbers, *marks])
