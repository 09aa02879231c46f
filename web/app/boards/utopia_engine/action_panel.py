"""The action panel: the current decision. Dice and the field they go into, the monster, the last roll, and every choice
that has no other place on the board. Its background is the landscape of the place.
"""

from collections.abc import Callable

from utopiary import Choice, text
from utopiary.games.utopia_engine.view import CombatView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from .common import button, land, name_of, pips, short, sign, spot, verb
from .fields import activation_field, connection_field, face, hand, place, preview, rolled, search_field
from .odds import Odds, odds, summary, switch

ELSEWHERE = {"put", "waste", "gods-hand"}  # verbs that have a place on the board in every phase
ON_THE_SHEETS = {"search", "comb", "seal", "activate", "connect", "record", "recharge"}  # and these between actions
SIGNS = {
    "rest": "tent",
    "home": "home",
    "final": "engine",
    "fight": "active-monsters",
    "wand": "paralysis-wand",
    "focus": "focus-charm",
    "rod": "dowsing-rod",
    "seal": "seal-of-balance",
    "slip": "shimmering-moonlace",
}


def action_panel(scene: Scene[View]) -> Markup:
    """What belongs to the phase, the choices, and the odds."""
    view = scene.view
    phase = view["phase"]
    now = odds(scene)
    draw = PHASES.get(phase, _idle)
    busy = phase not in ("free", "over")
    inside = [*draw(scene, now), _choices(scene, now), summary(scene, now), switch(scene)]
    return tag(
        "div", land(view["place"]), *inside,
        class_=f"panel decision {phase} land-{view['place']}",
        data_page_state="ue-busy" if busy else None, data_scroll_to=phase if busy else None,
    )  # fmt: skip


def _title(scene: Scene[View], words: str, *more: object) -> Markup:
    return tag("h2", tag("span", words), *more)


# --- between actions -------------------------------------------------------------------------------------------------


def _idle(scene: Scene[View], now: Odds) -> list[Markup | None]:
    view = scene.view
    left = scene.say(text("ue.days-left", n=view["time"]["days_left"]))
    return [_title(scene, short(scene, view["place"]), tag("small", left)), rolled(scene)]


# --- in the wilderness -----------------------------------------------------------------------------------------------


def _weather(scene: Scene[View], now: Odds) -> list[Markup | None]:
    weather = tag("small", sign("foul-weather"), scene.say(name_of("foul-weather")))
    return [_title(scene, short(scene, scene.view["place"]), weather)]


def _search(scene: Scene[View], now: Odds) -> list[Markup | None]:
    title = _title(scene, short(scene, scene.view["place"]), _box_number(scene))
    return [title, _work(hand(scene), search_field(scene, now)), preview(scene)]


def _result(scene: Scene[View], now: Odds) -> list[Markup | None]:
    return [
        _title(scene, short(scene, scene.view["place"]), _box_number(scene)),
        _work(rolled(scene), search_field(scene, now)),
        preview(scene),
    ]


def _box_number(scene: Scene[View]) -> Markup:
    search = scene.view["search"]
    assert search
    return tag("small", scene.say(text("ue.box-n", number=search["box"])))


def _combat(scene: Scene[View], now: Odds) -> list[Markup | None]:
    """The monster, and what each face of a die would do."""
    fight, say = scene.view["combat"], scene.say
    assert fight
    level = tag("span", "●" * fight["level"] + "○" * (5 - fight["level"]), class_="level", aria_hidden="true")
    notes = [say(text("ue.level")) + f" {fight['level']}"]
    notes += [say(text("ue.spirit"))] if fight["spirit"] else []
    notes += [say(text("ue.raised"))] if fight["raised"] else []
    notes += [say(text("ue.adds", added=fight["added"]))] if fight["added"] else []
    return [
        tag("h2", tag("span", say(name_of(fight["monster"]))), level, **spot(scene, "monster")),
        tag("p", "; ".join(notes), class_="notes"),
        _work(rolled(scene) if fight["rolls"] else None, _faces(scene, fight)),
    ]


def _faces(scene: Scene[View], fight: CombatView) -> Markup:
    items = []
    for value in range(1, 7):
        counts = min(6, value + fight["added"])
        effect = "kills" if counts >= fight["hit"][0] else "hurts" if counts <= fight["attack"][1] else "none"
        label = scene.say(text(f"ue.face-{effect}", die=value))
        mark = {"kills": sign("active-monsters"), "hurts": sign("heart"), "none": None}[effect]
        items.append(tag("li", face(value), tag("span", mark), class_=effect, aria_label=label, title=label))
    legend = [tag("span", scene.say(text(f"ue.{effect}-legend")), class_=effect) for effect in ("hurts", "kills")]
    return tag("div", tag("ol", *items, class_="faces"), tag("p", *legend, class_="legend"), class_="faces-box")


# --- in the workshop -------------------------------------------------------------------------------------------------


def _activation(scene: Scene[View], now: Odds) -> list[Markup | None]:
    work, say = scene.view["activation"], scene.say
    assert work
    enough = next(one["enough"] for one in scene.view["constructs"] if one["id"] == work["construct"])
    energy = min(work["energy"], enough)
    label = say(text("ue.energy", energy=work["energy"], enough=enough))
    bar = tag("span", pips("spark", energy, enough), class_="pips bar", role="img", aria_label=label, title=label)
    title = _title(
        scene, short(scene, work["construct"]), tag("small", say(text("ue.field", field=work["field"]))), bar
    )
    legend = [tag("span", say(text(f"ue.yields-{result}"))) for result in (5, 4, 0, "else")]
    return [
        title,
        _work(hand(scene) if scene.view["dice"] else None, activation_field(scene, now)),
        tag("p", *legend, class_="legend"),
    ]


def _connection(scene: Scene[View], now: Odds) -> list[Markup | None]:
    work, say = scene.view["connection"], scene.say
    assert work
    link = next(link for link in scene.view["links"] if link["id"] == work["link"])
    first, second = (short(scene, end) for end in link["between"])
    title = _title(
        scene, say(text("ue.tale.pair", first=first, second=second)), sign(work["link"], f"of-{work['link']}")
    )
    rule = say(text("ue.link-rule", component=name_of(work["link"])))
    return [
        title,
        _work(hand(scene), connection_field(scene, now), _basket(scene, now)),
        tag("p", tag("span", rule), class_="legend"),
    ]


def _basket(scene: Scene[View], now: Odds) -> Markup:
    """The waste basket, where a die goes that is not written."""
    state = scene.view["basket"]
    label = scene.say(text("ue.basket-is", used=state["used"], slots=state["slots"]))
    attrs, badge = place(scene, scene.at("basket"), now)
    kind = f"drop-basket {attrs.pop('class', '')}".strip()
    count = tag("b", data_count=f"{state['used']}/{state['slots']}")  # shown by the style sheet: no part of the name
    extra = {} if attrs else {"role": "img", "aria_label": label}
    return tag("div", sign("basket"), count, badge, **{**spot(scene, "basket", kind), **attrs, **extra, "title": label})


def _battery(scene: Scene[View], now: Odds) -> list[Markup | None]:
    work, say = scene.view["battery"], scene.say
    assert work
    owed = tag("small", say(text("ue.owed", n=work["owed"])))
    return [_title(scene, short(scene, "crystal-battery"), sign(work["tool"]), owed)]


def _final(scene: Scene[View], now: Odds) -> list[Markup | None]:
    final, say = scene.view["final"], scene.say
    small = tag("small", say(text("ue.difficulty", difficulty=final["difficulty"])))
    need = tag(
        "p", sign("engine"), tag("b", max(final["needed"], 0)), tag("span", say(text("ue.need-label"))), class_="need"
    )
    return [_title(scene, say(text("ue.engine")), small), _work(rolled(scene) if final["failures"] else None, need)]


PHASES: dict[str, Callable[[Scene[View], Odds], list[Markup | None]]] = {
    "weather": _weather,
    "search": _search,
    "result": _result,
    "combat": _combat,
    "answer": _combat,
    "activation": _activation,
    "field": _activation,
    "connection": _connection,
    "battery": _battery,
    "final": _final,
    "final-roll": _final,
}


def _work(*inside: Markup | None) -> Markup:
    return tag("div", *inside, class_="work")


# --- choices ---------------------------------------------------------------------------------------------------------


def _choices(scene: Scene[View], now: Odds) -> Markup | None:
    """Buttons for every choice that has no place of its own, or for those of a picked-up part that offers several."""
    view = scene.view
    busy = view["phase"] != "free"
    buttons = [
        _button(scene, choice, now)
        for choice in scene.choices
        if verb(choice) not in ELSEWHERE and (busy or verb(choice) not in ON_THE_SHEETS)
    ]
    held = scene.at(scene.held) if scene.held and not busy else []
    if len(held) > 1:
        buttons = [_button(scene, choice, now) for choice in held]
    few = " spending" if view["phase"] == "final" else ""
    return tag("div", *buttons, class_=f"choices{few}") if buttons else None


def _button(scene: Scene[View], choice: Choice, now: Odds) -> Markup:
    word = verb(choice)
    badge = now.badge(choice)
    mark = sign(str(choice.move[1])) if word == "pay" else sign(SIGNS[word]) if word in SIGNS else None
    inside = [mark, tag("span", scene.say(choice.label))]
    if badge is not None:
        inside.append(tag("span", badge, " %", class_="badge best" if now.best(choice) else "badge"))
    return button(scene, choice, join(inside), kind=f"act {word}", named=True)
