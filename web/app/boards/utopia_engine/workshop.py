"""The workshop: the six Constructs as the graph of their links, the Engine's heart, waste basket and treasures."""

from utopiary import text
from utopiary.games.utopia_engine.view import ConstructView, LinkView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .common import button, cached, named, part, placed, short, sign, spot, tip, verb

WIDE, HIGH = 420, 292
PLACES = {
    "scrying-lens": (62, 72),
    "seal-of-balance": (210, 72),
    "hermetic-mirror": (358, 72),
    "crystal-battery": (62, 220),
    "golden-chassis": (210, 220),
    "void-gate": (358, 220),
}
HEART = (284, 146)
RADIUS = 37  # of a Construct
VERBS = {"home", "activate", "connect", "record", "final", "comb"}
REACH = 30  # radius of the touch target of a link


def workshop(scene: Scene[View]) -> Markup:
    """The whole region."""
    view = scene.view
    free = view["phase"] == "free"
    moves = [choice.move for choice in scene.choices if choice.move[0] in VERBS] if free else []
    sheet = view["place"], view["constructs"], view["links"], view["final"], view["basket"], view["treasures"]
    held = scene.held if free else None
    working = view["activation"] and view["activation"]["construct"]
    doing = view["ending"], view["connection"], working, free
    return cached(scene, lambda: _draw(scene), sheet, doing, moves, held, scene.hint, scene.advised)


def _draw(scene: Scene[View]) -> Markup:
    return join([_head(scene), _graph(scene), tag("div", basket(scene), _treasures(scene), class_="shelves")])


def _head(scene: Scene[View]) -> Markup:
    here = scene.view["place"] == "workshop"
    pin = tag("span", sign("here"), class_="pin", title=scene.say(text("ue.here"))) if here else None
    home = [
        button(scene, choice, sign("home"), kind="home", where="shop")
        for choice in scene.choices
        if verb(choice) == "home"
    ]
    attrs = spot(scene, "workshop", "place" + " here" * here)
    return tag("header", tag("h2", scene.say(text("ue.workshop"))), pin, *home, **attrs)


def _graph(scene: Scene[View]) -> Markup:
    view = scene.view
    links, constructs = view["links"], view["constructs"]
    return tag(
        "svg",
        tag("g", *[_wire(link) for link in links], class_="wires"),
        *[_construct(scene, construct) for construct in constructs],
        *[_link(scene, link) for link in links],
        _heart(scene),
        class_="full-width graph",
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="group",
        aria_label=scene.say(text("ue.graph")),
    )


def _wire(link: LinkView) -> Markup:
    (x, y), (to_x, to_y) = (PLACES[end] for end in link["between"])
    made = "made" if link["value"] is not None else "begun" if link["begun"] else "ready" if link["ready"] else "open"
    return tag("path", d=f"M{x} {y}L{to_x} {to_y}", class_=f"wire {made}")


def _construct(scene: Scene[View], construct: ConstructView) -> Markup:
    id = construct["id"]
    x, y = PLACES[id]
    state = "active" if construct["active"] else "asleep" if construct["found"] else "unfound"
    used = " used" if construct["once"] == "used" else ""
    kind = f"construct {state}{used}" + " working" * _worked_on(scene, id)
    attrs = (
        part(scene, f"construct-{id}", kind) if scene.view["phase"] == "free" else spot(scene, f"construct-{id}", kind)
    )
    lit = [tag("circle", cx=x + 13 * (n - 1.5), cy=y + 27, r=4, class_="lit" if n < construct["energy"] else "unlit")
           for n in range(construct["enough"])] if construct["found"] and not construct["active"] else []  # fmt: skip
    high = y < HIGH / 2
    words = _state(scene, construct)
    shape = tag(
        "g",
        tag("title", words),
        tag("circle", cx=x, cy=y, r=RADIUS, class_="disc"),
        placed(id, x, y - 4 if lit else y, 44, "emblem"),
        *lit,
        placed("star", x + 28, y - 26, 18, "perfect") if construct["perfect"] else None,
        **named(attrs, words),
    )
    name = tag("text", short(scene, id), x=x, y=y - RADIUS - 9 if high else y + RADIUS + 18, class_=f"label {state}")
    return shape + name


def _worked_on(scene: Scene[View], id: str) -> bool:
    view = scene.view
    link = next(
        (link for link in view["links"] if view["connection"] and link["id"] == view["connection"]["link"]), None
    )
    return bool((view["activation"] and view["activation"]["construct"] == id) or (link and id in link["between"]))


def _state(scene: Scene[View], construct: ConstructView) -> str:
    id, say = construct["id"], scene.say
    name = short(scene, id)
    if construct["active"]:
        used = "-used" if construct["once"] == "used" else ""
        return say(text(f"ue.active{used}", construct=name, tip=tip(say, id)))
    if construct["found"]:
        return say(text("ue.asleep", construct=name, energy=construct["energy"], enough=construct["enough"]))
    return say(text("ue.unfound", construct=name))


def _link(scene: Scene[View], link: LinkView) -> Markup:
    """A plaque on the wire: the component it takes, or the value it has."""
    id = link["id"]
    ends = [PLACES[end] for end in link["between"]]
    x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    made = link["value"] is not None
    state = "made" if made else "begun" if link["begun"] else "open"
    between = {"first": short(scene, link["between"][0]), "second": short(scene, link["between"][1])}
    words = scene.say(text(f"ue.link-{state}", component=short(scene, id), value=link["value"] or 0, **between))
    kind = f"link {state} of-{id}"
    attrs = part(scene, f"link-{id}", kind) if scene.view["phase"] == "free" else spot(scene, f"link-{id}", kind)
    return tag(
        "g",
        tag("title", words),
        tag("circle", cx=x, cy=y, r=REACH, class_="reach"),
        tag("circle", cx=x, cy=y, r=19, class_="plaque"),
        tag("text", link["value"], x=x, y=y + 7, class_="value") if made else placed(id, x, y, 24, "emblem"),
        **named(attrs, words),
    )


def _heart(scene: Scene[View]) -> Markup:
    """The Engine; it lights up when all six links are made."""
    final = scene.view["final"]
    x, y = HEART
    lives = scene.view["ending"] == "engine"
    kind = "heart" + " ready" * final["ready"] + " lives" * lives
    attrs = part(scene, "final", kind)
    words = scene.say(text("ue.engine-sum", difficulty=final["difficulty"]))
    return tag(
        "g",
        tag("title", words),
        tag("circle", cx=x, cy=y, r=33, class_="disc"),
        placed("engine", x, y, 60, "emblem"),
        tag("text", final["difficulty"], x=x, y=y + 7, class_="value"),
        **named(attrs, words),
    )


def basket(scene: Scene[View]) -> Markup:
    """Ten slots for the whole game. While a link is made its target is in the action panel."""
    state = scene.view["basket"]
    label = scene.say(text("ue.basket-is", used=state["used"], slots=state["slots"]))
    slots = [tag("i", class_="used" if n < state["used"] else None) for n in range(state["slots"])]
    inside = (sign("basket"), tag("span", *slots, class_="slots"))
    target = {} if scene.view["connection"] else spot(scene, "basket")
    return tag("div", *inside, **{**target, "class": "basket", "role": "img", "title": label, "aria_label": label})


def _treasures(scene: Scene[View]) -> Markup:
    items = []
    for treasure in scene.view["treasures"]:
        id, taken = treasure["id"], treasure["taken"]
        words = scene.say(text("ue.treasure-taken" if taken else "ue.treasure-hidden", tip=tip(scene.say, id)))
        attrs = spot(scene, f"treasure-{id}", "taken" if taken else "ghost")
        items.append(tag("li", sign(id), title=words, aria_label=words, **attrs))
    return tag("ul", *items, class_="treasures", aria_label=scene.say(text("ue.treasures")))
