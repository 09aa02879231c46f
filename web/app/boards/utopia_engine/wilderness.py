"""The six regions: landscape, events, day tracker, search boxes, and what they hide."""

from utopiary import Choice, text
from utopiary.games.utopia_engine.view import RegionView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .common import button, cached, land, name_of, part, short, sign, spot, tip, verb

BUSY = {
    **dict.fromkeys(("search", "weather", "result"), "ue.searching"),
    **dict.fromkeys(("combat", "answer"), "ue.fighting"),
}


def wilderness(scene: Scene[View]) -> Markup:
    """All six regions."""
    return join([_cached_region(scene, region) for region in scene.view["regions"]])


def _cached_region(scene: Scene[View], region: RegionView) -> Markup:
    id, here, phase = region["id"], region["here"], scene.view["phase"]
    moves = [choice.move for choice in scene.choices if id in choice.move or (here and verb(choice) == "comb")]
    taken = [treasure["taken"] for treasure in scene.view["treasures"] if treasure["id"] == region["treasure"]]
    hints = [hint if hint and id in hint else None for hint in (scene.hint, scene.advised, scene.held)]
    comb = (scene.advised or "").startswith("comb")
    return cached(
        scene, lambda: _region(scene, region), region, moves, taken, hints, comb, phase if here else phase == "free"
    )


def _region(scene: Scene[View], region: RegionView) -> Markup:
    id = region["id"]
    kind = f"panel region land-{id}" + " here" * region["here"] + " sealed" * region["sealed"]
    return tag(
        "article",
        _picture(scene, region),
        _finds(scene, region),
        tag("div", _tracker(scene, region), tag("ol", *_boxes(scene, region), class_="boxes"), class_="searches"),
        tag("footer", _doing(scene, region), *_seal(scene, id)),
        _about(scene, region),
        **spot(scene, f"region-{id}", kind),
    )


def _picture(scene: Scene[View], region: RegionView) -> Markup:
    """The landscape with the region's name and events; the name opens the panel with all about the region."""
    say, id = scene.say, region["id"]
    events = [
        tag("li", sign(event), title=tip(say, event), aria_label=tip(say, event), class_=f"event of-{event}")
        for event in region["events"]
    ]
    name = tag("span", tag("b", region["number"], " "), short(scene, id))
    more = tag(
        "button",
        name,
        type="button",
        class_="about",
        popovertarget=f"about-{id}",
        id=f"open-{id}",
        title=say(text("ue.more", region=name_of(id))),
    )
    here = tag("span", sign("here"), class_="pin", title=say(text("ue.here"))) if region["here"] else None
    calm = (
        tag("span", sign("seal-of-balance"), class_="calm", title=say(text("ue.sealed"))) if region["sealed"] else None
    )
    return tag(
        "header",
        land(id),
        more,
        here,
        calm,
        tag("ul", *events, class_="events") if events else None,
    )


def _finds(scene: Scene[View], region: RegionView) -> Markup:
    """Its Construct, component and treasure."""
    found, construct, component = region["found"], region["construct"], region["component"]
    words = scene.say(text("ue.found" if found else "ue.hidden", construct=name_of(construct)))
    treasure = next(one for one in scene.view["treasures"] if one["id"] == region["treasure"])
    return tag(
        "p",
        tag(
            "span",
            sign(construct),
            tag("span", short(scene, construct)),
            sign("tick", "ticked") if found else None,
            class_="find" + " found" * found,
            title=words,
        ),
        tag("span", sign(component), class_=f"of-{component}", title=short(scene, component)),
        tag("span", sign(region["treasure"]), class_="found" if treasure["taken"] else "ghost",
            title=tip(scene.say, region["treasure"])),
        class_="finds",
    )  # fmt: skip


def _tracker(scene: Scene[View], region: RegionView) -> Markup:
    """Circles over the boxes; a dark one costs a day."""
    circles = []
    for number, cost in enumerate(region["tracker"], 1):
        words = text("ue.circle", number=number, cost=text("ue.costs" if cost else "ue.free"))
        kind = ("day" if cost else "free") + " marked" * (number <= region["marked"])
        circles.append(tag("li", "−1" if cost else None, class_=kind, title=scene.say(words)))
    return tag("ol", *circles, class_="tracker", aria_label=scene.say(text("ue.tracker")))


def _boxes(scene: Scene[View], region: RegionView) -> list[Markup]:
    """Six boxes of two numbers each. The button below them is the target of the next one."""
    made = []
    open_now = any(verb(choice) == "search" and choice.move[1] == region["id"] for choice in scene.choices)
    for number, box in enumerate(region["boxes"], 1):
        squares, result = box["squares"], box["result"]
        digits = [tag("i", digit or None) for digit in squares] if any(squares) else []  # CSS draws empty ones
        shown = "" if result is None else str(result).replace("-", "−")
        words = (
            text("ue.box-empty", number=number) if result is None else text("ue.box-is", number=number, result=shown)
        )
        next_one = open_now and result is None and number == region["marked"] + 1
        writing = result is None and any(squares)
        kind = "done" if result is not None else "writing" if writing else "next" if next_one else ""
        inside = (tag("span", *digits, class_="mini"), tag("b", shown) if shown else None)
        attrs = {"class": kind or None} if next_one else spot(scene, f"box-{region['id']}-{number}", kind)
        attrs["id"] = f"drawn-{region['id']}-{number}"  # always the same, so that the page keeps the element
        made.append(tag("li", *inside, aria_label=scene.say(words), **attrs))
    return made


def _doing(scene: Scene[View], region: RegionView) -> Markup:
    """The foot of the card: search on, search extensively, or what is going on there."""
    say, id = scene.say, region["id"]
    search = next((choice for choice in scene.choices if verb(choice) == "search" and choice.move[1] == id), None)
    if search:
        words = say(text(f"ue.go-{region['price']}"))
        attrs = {**part(scene, str(search.target), "go"), "aria_label": f"{words}: {short(scene, id)}"}
        return tag("div", sign("lens"), tag("span", words), **attrs)
    combs = [choice for choice in scene.choices if verb(choice) == "comb"] if region["here"] else []
    if combs:
        return tag("div", *[_comb(scene, choice, region) for choice in combs], class_="combs")
    busy = BUSY.get(scene.view["phase"]) if region["here"] else None
    note = busy or ("ue.combed" if region["combed"] else "ue.searched-out" if region["price"] is None else None)
    if note:
        return tag("p", say(text(note)), class_="note")
    cost = tag("span", say(text(f"ue.go-{region['price']}")))
    return tag("p", cost, class_="note idle")


def _seal(scene: Scene[View], region: str) -> list[Markup]:
    """Buttons for the Seal of Balance: between actions it can be brought to any region."""
    offers = scene.at(f"region-{region}") if scene.view["phase"] == "free" else []
    return [button(scene, choice, sign("seal-of-balance"), kind="seal") for choice in offers if verb(choice) == "seal"]


def _comb(scene: Scene[View], choice: Choice, region: RegionView) -> Markup:
    component = short(scene, region["component"])
    words = text(f"ue.comb-{choice.move[1]}", component=component)
    return button(scene, choice, scene.say(words), kind="go", named=True)


def _about(scene: Scene[View], region: RegionView) -> Markup:
    """The panel with all about a region; as a popover it opens without any script."""
    say, id = scene.say, region["id"]
    construct = text("ue.gave" if region["found"] else "ue.hides", construct=name_of(region["construct"]))
    rows = [
        tag(
            "tr",
            tag("td", monster["level"]),
            tag(
                "th",
                say(name_of(monster["id"])),
                tag("small", say(text("ue.spirit"))) if monster["spirit"] else None,
                scope="row",
            ),
            tag("td", _faces(*monster["attack"])),
            tag("td", _faces(*monster["hit"])),
        )
        for monster in region["monsters"]
    ]
    head = tag(
        "tr", *[tag("th", say(text(f"ue.{column}")), scope="col") for column in ("level", "monster", "attack", "hit")]
    )
    close = {"type": "button", "popovertarget": f"about-{id}", "popovertargetaction": "hide"}
    return tag(
        "div",
        land(id),
        tag("h2", short(scene, id)),
        tag(
            "p",
            join(
                [
                    _sentence(say(construct)),
                    say(text("ue.yields", component=name_of(region["component"]))),
                    say(text("ue.guards", treasure=name_of(region["treasure"]))),
                ],
                " ",
            ),
        ),
        tag("table", tag("thead", head), tag("tbody", *rows)),
        tag("button", say(text("ue.close")), **close),
        id=f"about-{id}",
        popover="auto",
        role="dialog",
        aria_label=short(scene, id),
        class_=f"ue-about land-{id}",
    )


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _faces(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
