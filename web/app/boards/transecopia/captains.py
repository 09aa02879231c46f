"""The mats of the other captains, small, with everything that is open; behind screens while dice are deployed."""

from utopiary import text
from utopiary.games.transecopia.view import CaptainView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .art import boat, die_face, sign
from .common import cached, chip, die_name, name, narrowed, spot, who
from .own_submarine import character, light_card, stores

SCREENED = ("adjust", "mark", "deploy")  # phases that show a captain's dice on the mat


def captains(scene: Scene[View]) -> Markup:
    """The others, clockwise from the seat that looks."""
    view = scene.view
    count = len(view["captains"])
    first = 0 if view["you"] is None else view["you"] + 1
    others = [(first + step) % count for step in range(count - (view["you"] is not None))]
    phase, seen = view["phase"] if view["phase"] in SCREENED else "", narrowed(scene)
    shown = [_captain(seen, view["captains"][seat], view["acting"] == seat, phase) for seat in others]
    return tag("div", *shown, class_=f"others seats-{count}")


@cached(10)  # the most there can be, in two positions
def _captain(scene: Scene[View], captain: CaptainView, acts: bool, phase: str) -> Markup:
    seat, acting = captain["seat"], " acting" * acts
    return tag(
        "div",
        tag("header", boat(captain["level"]), tag("div", tag("h3", who(scene, seat)), _upgrades(scene, captain))),
        character(scene, captain),
        light_card(scene, captain["light"], captain["level"]),
        stores(scene, captain),
        _goods(scene, captain),
        _screen(scene, captain, phase),
        **spot(scene, f"mat-{seat}", f"captain seat-{seat}{acting}"),
    )


def _upgrades(scene: Scene[View], captain: CaptainView) -> Markup:
    return tag("small", scene.say(text("tr.upgrades", n=captain["level"])))


def _goods(scene: Scene[View], captain: CaptainView) -> Markup | None:
    """Parts, Tech, Artifacts, Discovery cards, Prismatic dice won."""
    say, goods = scene.say, []
    for part, n in captain["parts"].items():
        label = say(text("transecopia.count", n=n, what=name(part)))
        look = "item" + " prismatic" * part.startswith("prismatic-")
        count = tag("b", n) if n > 1 else None
        goods.append(
            tag(
                "span",
                count,
                sign(part.removeprefix("prismatic-")),
                class_=look,
                role="img",
                aria_label=label,
                title=label,
            )
        )
    for card in captain["techs"]:
        label = say(text("transecopia.tech", value=card["value"]))
        inside = (tag("b", card["value"]), sign("tech"))
        goods.append(tag("span", *inside, class_="item", role="img", aria_label=label, title=label))
    if captain["discoveries"]:
        goods.append(chip(scene, "discovery", captain["discoveries"]))
    for id in captain["artifacts"]:
        label = say(name(id))
        goods.append(tag("span", sign(id), class_="item relic", role="img", aria_label=label, title=label))
    goods += [chip(scene, colour, 1) for colour in captain["prisms"]]
    return tag("div", *goods, class_="items") if goods else None


def _screen(scene: Scene[View], captain: CaptainView, phase: str) -> Markup | None:
    """The dice rolled, which are open, and the screen that hides their Zones."""
    if not phase or not captain["dice"]:
        return None
    dice = join(die_face(die["value"], die["colour"]) for die in captain["dice"])
    label = ", ".join(die_name(scene, die) for die in captain["dice"])
    rolled = tag("span", dice, class_="rolled", role="img", aria_label=scene.say(text("tr.rolled", dice=label)))
    if phase != "deploy":
        return tag("div", rolled, class_="behind")
    state = scene.say(text("tr.is-ready" if captain["ready"] else "tr.is-placing"))
    return tag("div", rolled, tag("span", sign("screen"), state, class_="screen-up"), class_="behind screened")
