"""The submarine of the seat that looks: light, stores, upgrade, Parts, Tech and Discovery cards."""

from utopiary import Choice, Text, text
from utopiary.games.transecopia.data import PARTS, TIERS
from utopiary.games.transecopia.names import FIND_NAMES
from utopiary.games.transecopia.view import CaptainView, LightView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .art import boat, sign
from .common import button, cached, chip, chosen, name, narrowed, only, own, spot, who

ABOARD = (  # the entries of a captain that are shown
    "seat", "character", "level", "light", "iron", "copper", "astatine", "lights", "fragments", "parts", "techs",
    "artifacts",
)  # fmt: skip


def own_submarine(scene: Scene[View]) -> Markup:
    """The captain's mat; empty while the device changes hands."""
    captain = own(scene)
    if captain is None:
        return Markup("")
    seen = narrowed(scene, "upgrade", "supply", "hand", verbs=("build", "salvage", "produce", "use"))
    return _own_submarine(seen, only(captain, ABOARD), next_light(scene.view, captain["seat"]))


@cached()
def _own_submarine(scene: Scene[View], captain: CaptainView, coming: LightView) -> Markup:
    return tag(
        "div",
        _head(scene, captain),
        stores(scene, captain),
        _light(scene, captain, coming),
        _upgrade(scene, captain),
        _parts(scene, captain),
        _cards(scene, captain),
        **spot(scene, f"mat-{captain['seat']}", f"own-submarine seat-{captain['seat']}"),
    )


def _head(scene: Scene[View], captain: CaptainView) -> Markup:
    return tag(
        "header",
        boat(captain["level"]),
        tag("div", tag("h2", who(scene, captain["seat"])), character(scene, captain)),
    )


def character(scene: Scene[View], captain: CaptainView) -> Markup | None:
    """The Character and its power."""
    id = captain["character"]
    if not id:
        return None
    power = scene.say(text(f"transecopia.power.{id}"))
    return tag("p", sign(id), tag("b", scene.say(name(id))), tag("small", power), class_="character-is", title=power)


def stores(scene: Scene[View], captain: CaptainView) -> Markup:
    """A captain's resources, Light tokens and Fragments, which are open."""
    seat = captain["seat"]
    amounts = {
        "iron": captain["iron"],
        "copper": captain["copper"],
        "astatine": captain["astatine"],
        "light": captain["lights"],
    }
    shown = [tag("span", chip(scene, kind, n), **spot(scene, f"{kind}-{seat}", "store")) for kind, n in amounts.items()]
    if captain["fragments"]:
        label = scene.say(text("tr.fragments", n=captain["fragments"]))
        inside = (tag("b", captain["fragments"]), sign("fragment"))
        shown.append(tag("span", *inside, class_="store chip res-fragment", role="img", aria_label=label, title=label))
    return tag("div", *shown, class_="stores")


# --- light -----------------------------------------------------------------------------------------------------------


def light_card(scene: Scene[View], light: LightView, level: int) -> Markup:
    """A Light card: how many dice at each level, and its reward on the Alien Vessel."""
    say = scene.say
    label = say(text("tr.light-is", card=text(f"transecopia.light.{light['card']}"), n=light["dice"][min(level, 2)]))
    steps = [
        tag("span", number, sign("roll"), class_="dice-at" + " now" * (step == min(level, 2)))
        for step, number in enumerate(light["dice"])
    ]
    reward = [chip(scene, gain["kind"], gain["n"]) for gain in light["reward"]]
    shown = tag("b", say(text(f"transecopia.light.{light['card']}")))
    return tag(
        "span", tag("span", label, class_="spoken"), shown, *steps, tag("i", *reward), class_="light-card", title=label
    )


def next_light(view: View, seat: int) -> LightView:
    """The seat's Light card of the next turn: the one that its left neighbour has now (rule 34)."""
    captains = view["captains"]
    return captains[(seat + 1) % len(captains)]["light"]


def _light(scene: Scene[View], captain: CaptainView, coming: LightView) -> Markup:
    level = captain["level"]
    return tag(
        "div",
        tag("h3", sign("light", "res-light"), scene.say(text("tr.light"))),
        tag("div", tag("small", scene.say(text("tr.now"))), light_card(scene, captain["light"], level)),
        tag("div", tag("small", scene.say(text("tr.next-turn"))), light_card(scene, coming, level), class_="coming"),
        class_="lights",
    )


# --- the upgrade -----------------------------------------------------------------------------------------------------


def _upgrade(scene: Scene[View], captain: CaptainView) -> Markup:
    card, say = scene.view["upgrade"], scene.say
    if card is None:
        done = tag("p", say(text("tr.all-built")), class_="step")
        return tag("div", done, **spot(scene, "upgrade", "upgrade complete"))
    missing = list(card["missing"])
    needs = []
    for part in card["parts"]:
        lacks = part in missing
        if lacks:
            missing.remove(part)
        label = say(text("tr.missing" if lacks else "tr.there", part=name(part)))
        look = "needed-part" + " missing" * lacks + " prismatic" * part.startswith("prismatic-")
        number = PARTS.index(part) % 6 + 1 if PARTS.index(part) < 6 else PARTS.index(part) - 2
        inside = (
            sign(part.removeprefix("prismatic-")),
            tag("i", number),
            sign("cross" if lacks else "tick", "verdict"),
        )
        needs.append(tag("span", *inside, class_=look, role="img", aria_label=label, title=label))
    amounts = [tag("span", sign("tech"), tag("b", n), class_="need-tech") for n in card["tech"]]
    points = say(text("tr.tech-enough" if card["tech_enough"] else "tr.tech-points", n=card["tech_points"]))
    enough = "points" + " enough" * card["tech_enough"]
    step = say(text("tr.tier", n=TIERS.index(card["tier"]) + 1, of=len(TIERS)))
    build = chosen(scene, "build")
    return tag(
        "div",
        tag("header", tag("small", step), tag("h3", say(name(card["tier"])))),
        tag("div", *needs, class_="needs"),
        tag("div", join(amounts, " + "), tag("small", points, class_=enough), class_="needs-tech"),
        build and button(scene, build, sign("gear"), tag("span", say(text("tr.build"))), kind="main", id="tr-build"),
        **spot(scene, "upgrade", "upgrade" + " complete" * card["ready"]),
    )


# --- Parts -----------------------------------------------------------------------------------------------------------


def _parts(scene: Scene[View], captain: CaptainView) -> Markup:
    """All kinds of Parts: how many the captain has, and in Production what one costs."""
    say, card = scene.say, scene.view["upgrade"]
    wanted = card["missing"] if card else []
    shown = []
    for number, part in enumerate(PARTS):
        have, left = captain["parts"].get(part, 0), scene.view["supply"]["parts"][part]
        words = say(text("tr.part", part=name(part), n=have, left=left))
        look = "part" + " lacking" * (not have) + " wanted" * (part in wanted) + " prismatic" * (number > 5)
        face = number + 1 if number < 6 else number - 2
        inside = [
            tag("span", words, class_="spoken"),
            tag("i", face), sign(part.removeprefix("prismatic-")), tag("b", have, aria_hidden="true"),
        ]  # fmt: skip
        choice = chosen(scene, "salvage", part)
        buy = chosen(scene, "produce", part)
        deal = buy and button(scene, buy, *_price_of(buy), kind="small-button")
        part_look = look + " offered" * bool(choice or buy)
        shown.append(tag("div", *inside, deal, title=words, **spot(scene, f"part-{part}", part_look)))
    return tag("div", tag("h3", say(text("tr.parts"))), tag("div", *shown, class_="rack"), class_="parts-box")


def _price_of(choice: Choice) -> tuple[Markup, Markup]:
    """The price, which is an amount in the choice's label."""
    cost = dict(choice.label.args)["cost"]
    assert isinstance(cost, Text), "transecopia.produce has the cost as a text"
    return tag("b", dict(cost.args)["n"]), sign("astatine", "res-astatine")


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(scene: Scene[View], captain: CaptainView) -> Markup:
    say, view = scene.say, scene.view
    techs, seen = [], set[int]()
    for card in captain["techs"]:
        value = card["value"]
        part = spot(scene, f"own-{value}", "own-tech") if value not in seen else {"class": "own-tech"}
        seen.add(value)
        label = say(text("transecopia.tech.bonus" if card["improved"] else "transecopia.tech", value=value))
        techs.append(
            tag("span", tag("b", value, aria_hidden="true"), sign("tech"), role="img", aria_label=label, **part)
        )
    finds, met = [], set[str]()
    for find in view["hand"]:
        id = find["id"]
        use = chosen(scene, "use", id)
        label = say(FIND_NAMES[id])
        first = id not in met
        met.add(id)
        part = spot(scene, f"find-{id}", "discovery-card") if first else {"class": "discovery-card"}
        inside = [
            tag("b", find["n"], aria_hidden="true"),
            sign(find["kind"], f"res-{find['kind']}"),
            tag("span", label, class_="spoken"),
        ]
        turn_in = use and first and button(scene, use, tag("span", say(text("tr.use"))), kind="small-button")
        finds.append(tag("div", *inside, turn_in, title=label, **part))
    hand = tag("div", *finds, class_="found") if finds else tag("p", say(text("tr.no-finds")), class_="note-text")
    bought = tag("div", *techs, class_="techs") if techs else tag("p", say(text("tr.no-tech")), class_="note-text")
    relics = [
        tag("span", sign(id), scene.say(name(id)), class_="own-artifact") for id in captain["artifacts"]
    ]  # fmt: skip
    return tag(
        "div",
        tag("div", tag("h3", sign("tech"), say(text("tr.your-tech"))), bought),
        tag("div", tag("h3", sign("discovery"), say(text("tr.your-finds"))), hand, **spot(scene, "deck-discovery")),
        tag("div", tag("h3", sign("artifact"), say(text("tr.your-artifacts"))), *relics) if relics else None,
        class_="cards-box",
    )
