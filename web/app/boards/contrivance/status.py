"""The status beside the workbench: damage dial, Contrivance, deck, discard pile and Switch On cards."""

from math import cos, pi, sin

from utopiary import Text, text
from utopiary.games.contrivance.view import PlayedCard, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .animation import Animation
from .art import plan, sign
from .cards import small_card
from .common import card_name, part, plain, signed, spot

LEAST, MOST = -1, 10  # the range of the needle: a little beyond both ends
FIRST, TURN = -120.0, 240.0  # degrees from the top: the start and the length of the scale


def status(scene: Scene[View]) -> Markup:
    """The content of the status region."""
    return join([_damage(scene), _contrivance(scene), _deck(scene), _discard(scene), _switch_ons(scene)])


# --- the dial --------------------------------------------------------------------------------------------------------


def _angle(damage: float) -> float:
    return FIRST + TURN * (damage - LEAST) / (MOST - LEAST)


def _point(damage: float, radius: float) -> tuple[float, float]:
    turned = _angle(damage) * pi / 180
    return 60 + radius * sin(turned), 58 - radius * cos(turned)


def _arc(start: float, end: float, kind: str) -> Markup:
    (x, y), (to_x, to_y) = _point(start, 46), _point(end, 46)
    large = int(_angle(end) - _angle(start) > 180)
    return tag("path", d=f"M{x:.1f} {y:.1f}A46 46 0 {large} 1 {to_x:.1f} {to_y:.1f}", class_=kind)


def _damage(scene: Scene[View]) -> Markup:
    damage, say = scene.view["damage"], scene.say
    now = damage["now"]
    words = say(text("contrivance.words.damage", damage=plain(now), most=damage["most"]))
    numbers = []
    for number in range(damage["repaired"], damage["most"] + 1):
        x, y = _point(number, 34)
        numbers.append(tag("text", number, x=x, y=y + 4, class_="scale" + " now" * (number == now)))
    shown = min(MOST, max(LEAST, now))
    return tag(
        "div",
        tag(
            "svg",
            tag("circle", cx=60, cy=58, r=56, class_="case"),
            tag("circle", cx=60, cy=58, r=51, class_="glass"),
            _arc(LEAST, damage["repaired"], "zone good"),
            _arc(damage["repaired"], damage["most"], "zone"),
            _arc(damage["most"], MOST, "zone bad"),
            *numbers,
            tag("path", d="M60 20L64 58L60 66L56 58z", class_=f"needle at-{shown - LEAST}"),
            tag("circle", cx=60, cy=58, r=6, class_="hub"),
            tag("text", plain(now), x=60, y=101, class_="reading"),
            viewBox="0 0 120 116",
            class_="dial-art",
            aria_hidden="true",
        ),
        tag("span", say(text("cv.damage")), class_="caption"),
        role="img",
        aria_label=words,
        title=words,
        **spot(scene, "damage", "status-item damage"),
    )


# --- the Contrivance -------------------------------------------------------------------------------------------------


def _contrivance(scene: Scene[View]) -> Markup:
    view, say = scene.view, scene.say
    tile = view["contrivance"]
    if tile is None:
        words = say(text("contrivance.words.hidden"))
        inside = tag("div", tag("span", "?", class_="secret"), class_="blueprint hidden-side")
        label = say(text("cv.contrivance"))
    else:
        name = text(f"contrivance.name.{tile['id']}")
        words = say(text("contrivance.words.contrivance", name=name, n=tile["number"]))
        inside = tag("div", plan(tile["id"]), tag("b", tile["number"], class_="number"), class_="blueprint turns n-1")
        label = say(text(f"cv.short.{tile['id']}"))
    attrs = spot(scene, "contrivance", "status-item contrivance" + Animation(view).on(scene))
    return tag("div", inside, tag("span", label, class_="caption"), role="img", aria_label=words, title=words, **attrs)


# --- deck and discard pile -------------------------------------------------------------------------------------------


def _deck(scene: Scene[View]) -> Markup:
    deck, say = scene.view["deck"], scene.say
    words = say(text("contrivance.words.deck", n=deck["cards"]))
    if deck["safe"]:
        words += " " + say(text("contrivance.words.safe", n=deck["safe"]))
    back = tag("div", tag("b", deck["cards"]), class_="card-back", aria_hidden="true")
    label = tag("span", say(text("cv.deck")), class_="caption", aria_hidden="true")
    return tag("div", back, label, part(scene, "deck", words), title=words, class_="status-item deck")


def _discard(scene: Scene[View]) -> Markup:
    pile, say = scene.view["discard"], scene.say
    title = say(text("cv.discard"))
    top = small_card(pile[-1]) if pile else tag("div", class_="no-card")
    label = say(text("cv.discard-is", n=len(pile), card=_name(pile[-1]))) if pile else say(text("cv.discard-none"))
    count = tag("span", title, " ", len(pile), class_="caption", aria_hidden="true")
    look = tag(
        "button",
        type="button",
        popovertarget="cv-pile",
        aria_label=label,
        title=label,
        **spot(scene, "discard", "pane"),
    )
    return tag("div", top, count, look, class_="status-item discard") + _pile(scene)


def _name(card: PlayedCard) -> Text:
    return card_name(card["card"], card["value"])


def _pile(scene: Scene[View]) -> Markup:
    """The dialog of the discard pile, the last card first, and the counts of all cards."""
    view, say = scene.view, scene.say
    title = say(text("cv.pile"))
    cards = [tag("li", small_card(card), say(_name(card))) for card in reversed(view["discard"])]
    listed = tag("ol", *cards, class_="pile") if cards else tag("p", say(text("cv.discard-none")))
    rows = [
        tag("tr", tag("th", say(name), scope="row"), tag("td", copies), tag("td", gone))
        for name, copies, gone in _counts(view)
    ]
    head = tag("tr", *[tag("th", say(text(f"cv.count-{column}")), scope="col") for column in ("card", "all", "gone")])
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="counts")
    close = tag("button", say(text("new.close")), type="button", popovertarget="cv-pile", popovertargetaction="hide")
    inside = (tag("h2", title), listed, tag("h3", say(text("cv.counts"))), table, close)
    return tag("div", *inside, id="cv-pile", popover="auto", role="dialog", aria_label=title, class_="cv-panel")


def _counts(view: View) -> list[tuple[Text, int, int]]:
    lines = [(card_name(tool["card"]), tool["copies"], tool["discarded"]) for tool in view["tools"]]
    return lines + [(card_name(on["card"], on["value"]), on["copies"], on["played"]) for on in view["switch_on"]]


def _switch_ons(scene: Scene[View]) -> Markup:
    """The Switch On cards of this game; those that were drawn are dark."""
    say = scene.say
    items = []
    for on in scene.view["switch_on"]:
        words = say(
            text(
                "contrivance.words.switch-on",
                card=card_name(on["card"], on["value"]),
                played=on["played"],
                copies=on["copies"],
            )
        )
        lamps = [tag("i", class_="gone" if number < on["played"] else None) for number in range(on["copies"])]
        kind = "worse" if on["value"] > 0 else "better"
        items.append(
            tag("span", tag("b", signed(on["value"])), *lamps, class_=kind, aria_label=words, title=words, role="img")
        )
    label = say(text("cv.switch-ons"))
    ons = tag("div", *items, class_="lamps")
    return tag("div", sign("switch-on"), ons, class_="switch-ons", title=label)
