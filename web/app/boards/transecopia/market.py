"""The market: the Tech Salvage Pool, the Naga Agent's own card, and the five Artifacts with their ship slots."""

from utopiary import Choice, seat_name, text
from utopiary.games.transecopia.view import ArtifactView, SlotView, TechView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import sign
from .common import button, cached, chosen, name, narrowed, price, spot


def market(scene: Scene[View]) -> Markup:
    """Everything that Acquisition sells."""
    asked = bool(scene.choices) and scene.view["phase"] in ("acquisition", "patron")
    seen = narrowed(scene, "pool", "reserve", "decks", "artifacts", verbs=("buy", "improve", "access", "adopt"))
    return _market(seen, f"market {scene.view['turn']} {scene.number}" if asked else None)


@cached()
def _market(scene: Scene[View], look: str | None) -> Markup:
    view, say = scene.view, scene.say
    cards = [_tech(scene, str(slot), card) for slot, card in enumerate(view["pool"], 1)]
    if view["reserve"]:
        cards.append(_tech(scene, "reserve", view["reserve"], view["reserve"]["seat"]))
    left = say(text("tr.deck-left", n=view["decks"]["tech"]))
    return join(
        [
            tag("header", tag("h2", say(text("tr.pool"))), tag("small", left), data_scroll_to=look),
            tag("div", *cards, class_="pool"),
            tag("header", tag("h2", say(text("tr.artifacts")))),
            tag("div", *[_artifact(scene, artifact) for artifact in view["artifacts"]], class_="artifacts"),
        ]
    )


# --- Tech ------------------------------------------------------------------------------------------------------------


def _tech(scene: Scene[View], slot: str, card: TechView | None, seat: int | None = None) -> Markup:
    """A Tech card: its value, its price, and what the bonus would cost."""
    say = scene.say
    if card is None:
        return tag(
            "div", tag("span", say(text("tr.no-card")), class_="spoken"), **spot(scene, f"tech-{slot}", "tech lacking")
        )
    bonus = card["bonus"]
    more = bonus and tag("span", tag("b", f"+{bonus['n']}"), price(scene, bonus["cost"]), class_="bonus")
    whose = None if seat is None else tag("span", seat_mark(seat), say(seat_name(seat)), class_="who")
    only = say(text("tr.prismatic-only"))
    kind = (
        tag("span", sign("prism"), role="img", aria_label=only, title=only, class_="only")
        if card["prismatic"]
        else None
    )
    word = int(slot) if slot.isdigit() else slot
    buy, improve = chosen(scene, "buy", word), chosen(scene, "improve", word)
    buttons = [_deal(scene, choice, id) for choice, id in ((buy, "buy"), (improve, "improve")) if choice]
    value = tag("span", tag("span", say(text("tr.value")), class_="spoken"), card["value"], class_="worth")
    inside = [
        tag("span", value, sign("tech", "chip-art"), kind, class_="tech-face"),
        whose,
        price(scene, card["cost"]),
        more,
    ]
    look = "tech" + " prismatic" * card["prismatic"] + " offered" * bool(buttons)
    return tag("div", *inside, *buttons, **spot(scene, f"tech-{slot}", look))


def _deal(scene: Scene[View], choice: Choice, id: str) -> Markup:
    return button(scene, choice, tag("span", scene.say(text(f"tr.{id}"))), kind=f"small-button {id}")


# --- Artifacts -------------------------------------------------------------------------------------------------------


def _artifact(scene: Scene[View], artifact: ArtifactView) -> Markup:
    id, say = artifact["id"], scene.say
    slots = [_slot(scene, slot) for slot in artifact["slots"]]
    choice = chosen(scene, "access", id) or chosen(scene, "adopt", id)
    word = "tr.adopt" if choice and choice.move[0] == "adopt" else "tr.access"
    deal = choice and button(scene, choice, tag("span", say(text(word))), kind="small-button access")
    patron = say(text("tr.patron")) if artifact["patron"] else None
    return tag(
        "div",
        tag("span", sign(id, "relic"), class_="hex"),
        tag("h3", say(name(id))),
        tag("p", say(text(f"transecopia.effect.{id}")), class_="effect"),
        tag("span", price(scene, artifact["cost"]), tag("span", *slots, class_="ship-slots"), class_="access-cost"),
        tag("small", patron) if patron else None,
        deal,
        **spot(scene, f"artifact-{id}", "artifact" + " offered" * bool(choice)),
    )


def _slot(scene: Scene[View], slot: SlotView) -> Markup:
    """A ship slot: the captain in it, or its extra price."""
    if slot["seat"] is not None:
        label = scene.say(text("tr.slot-taken", who=seat_name(slot["seat"])))
        return tag(
            "span", seat_mark(slot["seat"]), class_="ship-slot marked", role="img", aria_label=label, title=label
        )
    label = scene.say(text("tr.slot-free", n=slot["astatine"]))
    extra = [tag("b", f"+{slot['astatine']}"), sign("astatine", "res-astatine")] if slot["astatine"] else []
    return tag("span", *extra, class_="ship-slot", role="img", aria_label=label, title=label)
