"""The action panel: the current decision of the seat that looks, with the dice it is about."""

from collections.abc import Callable

from utopiary import Choice, Text, move_text, seat_name, text
from utopiary.games.transecopia.view import DieView, ResolvingView, View

from ...markup import Attr, Markup, tag
from ...scene import Scene
from .art import die_face, sign
from .common import ASKING, act, button, chosen, die_name, name, own, spot, stack, verb, who
from .seafloor import in_play, waiting_for_die

LOOK = ("draft", "plan", "adjust", "mark", "deploy", "demand", "crater", "cargo", "graveyard", "crystals", "pay")


def action_panel(scene: Scene[View]) -> Markup:
    """The decision to make, or what the others are doing."""
    phase = scene.view["phase"]
    alone = "tr-no-seat" if own(scene) is None else None  # no submarine is shown
    if not scene.choices:
        return tag("div", *_waiting(scene), class_=f"action-panel at-waiting waiting-{phase}", data_page_state=alone)
    look = f"{phase} {scene.view['turn']}" if phase in LOOK else None
    return tag(
        "div",
        *PHASES[phase](scene),
        class_=f"action-panel at-{phase}",
        data_scroll_to=look,
        data_page_state=f"tr-at-{phase}",
    )


def _step(scene: Scene[View], id: str, **args: str | int | Text) -> Markup:
    return tag("p", scene.say(text(id, **args)), class_="step")


def _ways(*buttons: Markup | None) -> Markup:
    return tag("div", *buttons, class_="ways")


def _back(scene: Scene[View]) -> Markup:
    """The button that takes back the last move behind the screen."""
    label = scene.say(text("tr.take-back"))
    return tag("button", sign("back"), tag("span", label), type="button", id="tr-undo", class_="quiet", data_do="undo")


def _acts(scene: Scene[View], icons: dict[str, str], main: str = "") -> list[Markup]:
    """The choices with these verbs, as buttons with these signs."""
    return [
        act(scene, choice, icons[verb(choice)], "main" if verb(choice) == main else "", verb(choice) == main)
        for choice in scene.choices
        if verb(choice) in icons
    ]


def _shown_dice(scene: Scene[View], dice: list[DieView], kind: str = "") -> Markup:
    """Dice to look at."""
    label = ", ".join(die_name(scene, die) for die in dice)
    faces = [tag("span", die_face(die["value"], die["colour"]), class_="still-die") for die in dice]
    return tag("div", *faces, **{**spot(scene, "dice", f"tray {kind}".strip()), "role": "img", "aria_label": label})


# --- the others decide -----------------------------------------------------------------------------------------------


def _waiting(scene: Scene[View]) -> list[Markup | None]:
    view = scene.view
    captain = own(scene)
    if view["phase"] == "deploy":
        if captain is None:
            return [tag("span", sign("screen"), class_="big-sign"), _step(scene, "tr.step.covered")]
        return [tag("span", sign("screen"), class_="big-sign"), _step(scene, "tr.step.others-place")]
    acting = view["acting"]
    doing = [] if acting is None else [tag("p", who(scene, acting), " ", _doing(scene, view["phase"]), class_="step")]
    dice = captain["dice"] if captain and view["phase"] in ("adjust", "mark") else []
    return [*doing, _shown_dice(scene, dice) if dice else None]


def _doing(scene: Scene[View], phase: str) -> str:
    return scene.say(text("tr.others-do", phase=text(f"transecopia.phase.{phase}")))


# --- before the first turn -------------------------------------------------------------------------------------------


def _draft(scene: Scene[View]) -> list[Markup | None]:
    cards = []
    for choice in scene.choices:
        id = str(choice.move[1])
        inside = (
            sign(id, "portrait"),
            tag("b", scene.say(name(id)), tag("span", ": ", class_="spoken")),
            tag("small", scene.say(text(f"transecopia.power.{id}"))),
        )
        cards.append(
            tag(
                "div",
                button(scene, choice, *inside, kind="character", named=False),
                **spot(scene, f"character-{id}", "held-card"),
            )
        )
    return [_step(scene, "tr.step.draft"), tag("div", *cards, class_="characters")]


def _patron(scene: Scene[View]) -> list[Markup | None]:
    return [_step(scene, "tr.step.patron")]


# --- Rolling ---------------------------------------------------------------------------------------------------------


def _plan(scene: Scene[View]) -> list[Markup | None]:
    """The dice to be rolled, without faces: the Prismatic ones first."""
    planning = scene.view["planning"]
    assert planning, "the phase is plan"
    prisms = planning["prisms"]
    dice = [die_face(0, colour) for colour in prisms] + [die_face(0)] * (planning["dice"] - len(prisms))
    label = scene.say(text("tr.will-roll", n=planning["dice"]))
    tray = tag(
        "div", *[tag("span", one, class_="still-die") for one in dice],
        **{**spot(scene, "dice", "tray"), "role": "img", "aria_label": label},
    )  # fmt: skip
    swaps = [
        _prism_button(scene, choice)
        for choice in scene.choices if verb(choice) == "prism"
    ]  # fmt: skip
    roll, light = chosen(scene, "roll"), chosen(scene, "light")
    return [
        tag("p", label, class_="step"),
        tray,
        _ways(
            roll and act(scene, roll, "roll", "main", True),
            light and act(scene, light, "light", "lamp"),
            *swaps,
        ),
    ]


def _prism_button(scene: Scene[View], choice: Choice) -> Markup:
    """A choice of a Prismatic die, whose colour is the last word of the move."""
    label = tag("span", scene.say(choice.label))
    return button(scene, choice, die_face(0, str(choice.move[1])), label, kind="action-button prism")


def _adjust(scene: Scene[View]) -> list[Markup | None]:
    """Every die with the Artifacts that can change it."""
    dice, seen = [], set[str]()
    adjusting = scene.view["adjusting"]
    assert adjusting, "the phase is adjust"
    for die in adjusting["dice"]:
        word = die["id"]
        first = word not in seen
        seen.add(word)
        tools = [
            button(scene, choice, sign(icon), kind="change-button")
            for choice, icon in ((chosen(scene, "icon", _move_word(word)), "again"),
                                 (chosen(scene, "change", _move_word(word), "down"), "down"),
                                 (chosen(scene, "change", _move_word(word), "up"), "up"))
            if choice and first
        ]  # fmt: skip
        part = spot(scene, f"die-{word}", "die-with-tools") if first else {"class": "die-with-tools"}
        picture = tag("span", die_face(die["value"], die["colour"]), class_="still-die")
        name_of = tag("span", die_name(scene, die), class_="spoken")
        dice.append(tag("div", name_of, picture, tag("span", *tools, class_="tools-of"), **part))
    icons = {"keep": "tick", "rally": "picetos-sergeant", "renew": "crystal-of-renewal", "purify": "gem-of-purity"}
    tray = tag("div", *dice, **spot(scene, "dice", "tray"))
    return [_step(scene, "tr.step.adjust"), tray, _ways(*_acts(scene, icons, "keep"))]


def _move_word(word: str) -> str | int:
    return int(word) if word.isdigit() else word


def _mark(scene: Scene[View]) -> list[Markup | None]:
    adjusting = scene.view["adjusting"]
    assert adjusting, "the phase is mark"
    marked = [die["id"] for die in adjusting["marks"]]
    dice = list[Markup]()
    seen = set[str]()
    for die in adjusting["dice"]:
        word = die["id"]
        first, choice = word not in seen, chosen(scene, "mark", _move_word(word))
        seen.add(word)
        taken = word in marked
        if taken:
            marked.remove(word)
        part = spot(scene, f"die-{word}") if first else {}
        picture = die_face(die["value"], die["colour"])
        if choice and not taken:
            shown = button(scene, choice, picture, kind="tray-die", id=f"mark-{len(dice)}")
        else:
            label = tag("span", die_name(scene, die), class_="spoken")
            shown = tag("span", label, picture, class_="still-die" + " marked" * taken)
        dice.append(tag("div", shown, **part))
    tray = tag("div", *dice, **spot(scene, "dice", "tray"))
    return [_step(scene, "tr.step.mark"), tray, _ways(*_acts(scene, {"reroll": "again"}, "reroll"), _back(scene))]


# --- Deployment ------------------------------------------------------------------------------------------------------


def _deploy(scene: Scene[View]) -> list[Markup | None]:
    tray = scene.view["tray"]
    captain = own(scene)
    began = bool(captain and captain["deployed"])
    if not tray:
        ready = chosen(scene, "ready")
        button_ready = ready and act(scene, ready, "screen", "main", True)
        return [_step(scene, "tr.step.ready"), _ways(button_ready, _back(scene))]
    playing = in_play(scene)
    step = "tr.step.place" if playing else "tr.step.for-place" if waiting_for_die(scene) else "tr.step.take"
    dice = [_tray_die(scene, number, die) for number, die in enumerate(tray)]
    group = {**spot(scene, "dice", "tray"), "role": "group", "aria_label": scene.say(text("tr.tray"))}
    return [_step(scene, step), tag("div", *dice, **group), _ways(_back(scene)) if began else None]


def _tray_die(scene: Scene[View], number: int, die: DieView) -> Markup:
    """A die to deploy: it is picked up, dragged, or given to the place that waits for one."""
    target, word = f"tray-{number}", die["id"]
    held = scene.held == target or (in_play(scene) == word and not (scene.held or "").startswith("tray-"))
    label = scene.say(text("tr.die-held" if held else "tr.die", die=die_name(scene, die)))
    attrs: dict[str, Attr] = {"data_do": "hold", "data_target": target, "aria_pressed": str(held).lower()}
    wanted = waiting_for_die(scene).get(word)
    if wanted:
        attrs, label = {"data_move": move_text(wanted.move)}, scene.say(wanted.label)
    hinted = (scene.advised or "").split()[1:2] == [word]
    return tag(
        "button", die_face(die["value"], die["colour"]), type="button", id=f"{target}-{scene.view['turn']}",
        class_="tray-die can" + " held" * held, data_drag=word, data_hint=hinted, data_next=not number,
        aria_label=label, **attrs,
    )  # fmt: skip


# --- Resolving -------------------------------------------------------------------------------------------------------


def _resolving(scene: Scene[View]) -> ResolvingView:
    resolving = scene.view["resolving"]
    assert resolving, "a Zone is being resolved"
    return resolving


def _demand(scene: Scene[View]) -> list[Markup | None]:
    resolving = _resolving(scene)
    demand = resolving["demand"]
    assert demand, "the phase is demand"
    step = _step(
        scene, "tr.step.demand", who=seat_name(demand["by"]), place=demand["place"],
        zone=name(resolving["zone"]),
    )  # fmt: skip
    return [
        sign("syndicate-intimidator", "portrait"),
        step,
        _ways(*_acts(scene, {"appease": "pay", "concede": "down"})),
    ]


def _offers(scene: Scene[View]) -> list[Markup | None]:
    """The rewards of the Crater or the Cargo."""
    offers, resolving = [_offer(scene, choice) for choice in scene.choices], _resolving(scene)
    step = _step(scene, f"tr.step.{resolving['zone']}", n=resolving["picks"])
    return [_own_die(scene), step, _ways(*offers)]


def _offer(scene: Scene[View], choice: Choice) -> Markup:
    kind = str(choice.move[1])
    label = tag("span", scene.say(choice.label))
    return tag(
        "div",
        button(scene, choice, sign(kind, f"res-{kind}"), label, kind="action-button"),
        **spot(scene, f"offer-{kind}"),
    )


def _own_die(scene: Scene[View]) -> Markup | None:
    """The deployment whose reward is chosen."""
    resolving = _resolving(scene)
    if resolving["place"] > len(resolving["ranking"]):
        return None
    return stack(resolving["ranking"][resolving["place"] - 1]["dice"])


def _graveyard(scene: Scene[View]) -> list[Markup | None]:
    parts = [
        button(
            scene, choice, _part_sign(str(choice.move[1])), tag("span", scene.say(choice.label)), kind="action-button"
        )
        for choice in scene.choices
    ]
    return [_own_die(scene), _step(scene, "tr.step.graveyard"), _ways(*parts)]


def _part_sign(part: str) -> Markup:
    prismatic = " prismatic" * part.startswith("prismatic-")
    return tag("span", sign(part.removeprefix("prismatic-")), class_=f"chip{prismatic}")


def _acquisition(scene: Scene[View]) -> list[Markup | None]:
    place = _resolving(scene)["place"]
    orders = [
        tag("div", act(scene, choice, "up"), **spot(scene, f"die-{choice.move[1]}"))
        for choice in scene.choices if verb(choice) == "order"
    ]  # fmt: skip
    decline = chosen(scene, "decline")
    return [
        _own_die(scene),
        _step(scene, "tr.step.acquisition", place=place),
        _ways(decline and act(scene, decline, "cross"), *orders),
    ]


def _crystals(scene: Scene[View]) -> list[Markup | None]:
    dice = [
        _prism_button(scene, choice)
        for choice in scene.choices
    ]  # fmt: skip
    return [_step(scene, "tr.step.crystals", n=_resolving(scene)["picks"]), _ways(*dice)]


# --- Production ------------------------------------------------------------------------------------------------------


def _production(scene: Scene[View]) -> list[Markup | None]:
    build, done = chosen(scene, "build"), chosen(scene, "done")
    step = "tr.step.build" if build else "tr.step.production"
    trades = [act(scene, choice, "cyclical-crystal") for choice in scene.choices if verb(choice) == "trade"]
    return [
        _step(scene, step),
        _ways(
            build and act(scene, build, "gear", "main", True),
            *trades,
            done and act(scene, done, "tick", "" if build else "main", not build),
        ),
    ]


def _pay(scene: Scene[View]) -> list[Markup | None]:
    paying = scene.view["paying"]
    assert paying, "the phase is pay"
    owed = paying["owed"]
    cards = [act(scene, choice, "tech") for choice in scene.choices]
    step = _step(scene, "tr.step.pay", n=owed[0], owed=" + ".join(map(str, owed)))
    return [step, tag("div", *cards, class_="ways"), _ways(_back(scene))]


PHASES: dict[str, Callable[[Scene[View]], list[Markup | None]]] = {
    "draft": _draft,
    "patron": _patron,
    "plan": _plan,
    "adjust": _adjust,
    "mark": _mark,
    "deploy": _deploy,
    "demand": _demand,
    "crater": _offers,
    "cargo": _offers,
    "graveyard": _graveyard,
    "acquisition": _acquisition,
    "crystals": _crystals,
    "production": _production,
    "pay": _pay,
}
assert set(ASKING) < set(PHASES)
