"""Dice and squares: the dice in hand, where they may go, and what the numbers written so far can become.

A die and a square meet in either order: pick up one, then tap the other; or drag the die; or press Enter on both.
Dice that are alike, and the last one, need not be picked up.
"""

from utopiary import Choice, move_text, text
from utopiary.games.utopia_engine.view import Mark, RegionView, View

from ...dice import die as die_face
from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from .common import sign, spot, verb
from .odds import Odds

PLACING = ("put", "waste")


# --- dice ------------------------------------------------------------------------------------------------------------


def face(value: int) -> Markup:
    """A die that shows this number."""
    return tag("svg", die_face(value, 2, 2, 44), viewBox="0 0 48 48", class_="face", aria_hidden="true")


def in_play(scene: Scene[View]) -> int | None:
    """The die that a tapped square gets, if it is clear which."""
    dice = scene.view["dice"]
    if len(set(dice)) == 1:
        return dice[0]
    held = scene.held or ""
    number = held.removeprefix("die-")
    if held.startswith("die-") and number.isdecimal() and int(number) < len(dice):
        return dice[int(number)]
    return None


def hand(scene: Scene[View]) -> Markup:
    """The dice in hand."""
    dice = scene.view["dice"]
    fresh = len(dice) == 2
    items = [_die(scene, number, value, fresh) for number, value in enumerate(dice)]
    return tag(
        "div", *items, **{**spot(scene, "dice", "hand"), "role": "group", "aria_label": scene.say(text("ue.bench"))}
    )


def _die(scene: Scene[View], number: int, value: int, fresh: bool) -> Markup:
    target = f"die-{number}"
    held = scene.held == target or len(scene.view["dice"]) == 1
    label = scene.say(text("ue.die-held" if held else "ue.die", die=value))
    attrs: dict[str, Attr] = {"data_do": "hold", "data_target": target, "aria_pressed": str(held).lower()}
    wanted = [choice for choice in scene.at(scene.held or "") if verb(choice) in PLACING and choice.move[1] == value]
    if wanted and not held:  # a square waits for its die
        attrs = {"data_move": move_text(wanted[0].move)}
        label = scene.say(wanted[0].label)
    hinted = (scene.advised or "").split()[:2] in ([verb, str(value)] for verb in PLACING)
    return tag(
        "button",
        face(value),
        type="button",
        id=f"die-{scene.number}-{number}" if fresh else "die-last",
        class_="die-button can" + " fresh" * fresh,
        data_drag=value,
        data_hint=hinted,
        data_next=not number,
        aria_label=label,
        **attrs,
    )


def rolled(scene: Scene[View]) -> Markup | None:
    """The last dice rolled, only to look at."""
    dice = scene.view["rolled"]
    if not dice:
        return None
    faces = [
        tag("span", face(value), class_="die-still fresh", id=f"seen-{scene.number}-{n}")
        for n, value in enumerate(dice)
    ]
    label = ", ".join(map(str, dice))
    return tag("div", *faces, **{**spot(scene, "dice", "hand still"), "role": "img", "aria_label": label})


# --- squares ---------------------------------------------------------------------------------------------------------


def square(scene: Scene[View], id: str, value: int, now: Odds) -> Markup:
    """A square of the field being filled: written, or free for a die."""
    target = f"square-{id}"
    if value:
        return tag("div", tag("b", value), **spot(scene, target, "square written"))
    choices = scene.at(target)
    attrs, badge = place(scene, choices, now)
    return tag("div", badge, **{**spot(scene, target, f"square {attrs.pop('class', '')}".strip()), **attrs})


def place(scene: Scene[View], choices: list[Choice], now: Odds) -> tuple[dict[str, Attr], Markup | None]:
    """Attributes of a square or the waste basket that a die can go to, and the odds of that."""
    if not choices:
        return {}, None
    target, playing = choices[0].target, in_play(scene)
    fitting = [choice for choice in choices if choice.move[1] == playing]
    attrs: dict[str, Attr] = {f"data_drop_{choice.move[1]}": move_text(choice.move) for choice in choices}
    attrs |= {"role": "button", "tabindex": 0, "class": "can", "data_hint": target == scene.hint}
    shown = fitting or choices
    attrs["aria_label"] = scene.say(text("ue.or")).join(_called(scene, choice, now) for choice in shown)
    if fitting:
        attrs["data_move"] = move_text(fitting[0].move)
    else:
        attrs |= {"data_do": "hold", "data_target": target, "data_held": scene.held == target}
    return attrs, _badge(shown, now)


def _called(scene: Scene[View], choice: Choice, now: Odds) -> str:
    label, badge = scene.say(choice.label), now.badge(choice)
    return label if badge is None else f"{label} ({badge})"


def _badge(choices: list[Choice], now: Odds) -> Markup | None:
    lines = []
    for choice in choices:
        badge = now.badge(choice)
        if badge is not None:
            die = tag("i", choice.move[1]) if len(choices) > 1 else None
            lines.append(tag("span", die, badge, class_="best" if now.best(choice) else None))
    return tag("span", *lines, class_="badge", aria_hidden="true") if lines else None


# --- a search --------------------------------------------------------------------------------------------------------

ZONES = (  # of the result chart, from the left: first, last, width, name
    (-555, -401, 14, "level-5"),
    (-400, -301, 14, "level-4"),
    (-300, -201, 14, "level-3"),
    (-200, -101, 14, "level-2"),
    (-100, -1, 22, "level-1"),
    (0, 10, 52, "construct"),
    (11, 99, 58, "component"),
    (100, 199, 34, "level-1"),
    (200, 299, 26, "level-2"),
    (300, 399, 22, "level-3"),
    (400, 499, 20, "level-4"),
    (500, 555, 20, "level-5"),
)
CHART_WIDE = sum(width for _, _, width, _ in ZONES)


def search_field(scene: Scene[View], now: Odds) -> Markup:
    """The six squares of a search box, as a subtraction."""
    search = scene.view["search"]
    assert search
    ids = ("t1", "t2", "t3", "b1", "b2", "b3")
    heads = [tag("span", scene.say(text(f"ue.{column}")), class_="column") for column in ("hundreds", "tens", "ones")]
    cells = [square(scene, id, value, now) for id, value in zip(ids, search["squares"], strict=True)]
    return tag(
        "div",
        *heads,
        *cells[:3],
        tag("span", "−", class_="minus", aria_hidden="true"),
        *cells[3:],
        class_="field search",
    )


def span(squares: list[int]) -> tuple[int, int]:
    """The lowest and the highest result that is still possible."""
    weights = (100, 10, 1, -100, -10, -1)
    least = sum(weight * (digit or (1 if weight > 0 else 6)) for weight, digit in zip(weights, squares, strict=True))
    most = sum(weight * (digit or (6 if weight > 0 else 1)) for weight, digit in zip(weights, squares, strict=True))
    return least, most


def preview(scene: Scene[View]) -> Markup:
    """The chart of results with what is still possible marked on it, and the same in words."""
    search, say = scene.view["search"], scene.say
    assert search
    region = next(region for region in scene.view["regions"] if region["id"] == search["region"])
    least, most = span(search["squares"])
    words = [_signed(least) if least == most else say(text("ue.range", least=_signed(least), most=_signed(most)))]
    notes = [say(text("ue.bonus", bonus=search["bonus"]))] if search["bonus"] else []
    return tag(
        "div",
        _chart(scene, region, least, most),
        tag("p", tag("b", *words), " ", _meaning(scene, region, least, most), *[f"; {note}" for note in notes]),
        class_="preview",
    )


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _meaning(scene: Scene[View], region: RegionView, least: int, most: int) -> str:
    """What the results from `least` to `most` can bring, in words."""
    kinds: list[str] = []
    for first, last, _, name in ZONES:
        if last >= least and first <= most:
            kind = "pair" if name == "construct" and region["found"] else "fight" if name.startswith("level") else name
            kinds += [kind] if kind not in kinds else []
    if kinds == ["fight"]:
        levels = {name for first, last, _, name in ZONES if last >= least and first <= most}
        if len(levels) == 1:
            return scene.say(text("ue.means.level", level=levels.pop()[-1]))
    return ", ".join(scene.say(text(f"ue.means.{kind}")) for kind in kinds)


def _chart(scene: Scene[View], region: RegionView, least: int, most: int) -> Markup:
    zones, x = [], 0.0
    for first, last, width, name in ZONES:
        reached = last >= least and first <= most
        kind = "fight" if name.startswith("level") else name
        inner = f"zone {kind}" + " reached" * reached
        zones.append(tag("rect", x=x + 0.5, y=12, width=width - 1, height=20, class_=inner))
        zones.append(_zone_sign(region, name, x + width / 2))
        x += width
    a, b = _along(least), _along(most)
    bracket = tag("path", d=f"M{a:.1f} 8V2H{max(b, a + 0.1):.1f}V8", class_="bracket") if most > least else None
    needle = tag("path", d=f"M{a:.1f} 12l-5 -10h10z", class_="needle") if most == least else None
    return tag(
        "svg", *zones, bracket, needle,
        viewBox=f"0 0 {CHART_WIDE} 34", class_="chart", role="img", aria_label=scene.say(text("ue.chart")),
    )  # fmt: skip


def _zone_sign(region: RegionView, name: str, x: float) -> Markup:
    if name.startswith("level"):
        return tag("text", name[-1], x=x, y=26, class_="level")
    which = region["construct"] if name == "construct" and not region["found"] else region["component"]
    size = 17
    left, top = x - size / 2, 22 - size / 2
    return tag("use", href=f"#sign-{which}", x=left, y=top, width=size, height=size, class_="emblem")


def _along(result: int) -> float:
    """The x coordinate of a result on the chart."""
    x = 0.0
    for first, last, width, _ in ZONES:
        if result <= last:
            share = (result - first) / (last - first) if last > first else 0.5
            return x + 2 + max(0.0, share) * (width - 4)
        x += width
    return x - 2


# --- the fields of the workshop --------------------------------------------------------------------------------------


def activation_field(scene: Scene[View], now: Odds) -> Markup:
    """Four boxes, each with its result circle."""
    field = scene.view["activation"]
    assert field
    return _boxes(scene, field["squares"], [_mark(scene, mark) for mark in field["marks"]], now)


def _mark(scene: Scene[View], mark: Mark) -> Markup:
    if mark is None:
        return tag("span", class_="mark-open", role="img", aria_label=scene.say(text("ue.mark-open")))
    if mark == "lock":
        return tag("span", sign("lock"), class_="mark-lock", role="img", aria_label=scene.say(text("ue.mark-lock")))
    label = scene.say(text("ue.mark-energy", n=mark))
    return tag("span", *[sign("spark", "full")] * mark, class_="mark-energy", role="img", aria_label=label)


def connection_field(scene: Scene[View], now: Odds) -> Markup:
    """Three boxes, each with its difference."""
    field = scene.view["connection"]
    assert field
    results = [
        tag(
            "span",
            "" if result is None else _signed(result),
            class_="result" + " negative" * (result is not None and result < 0),
        )
        for result in field["results"]
    ]
    return _boxes(scene, field["squares"], results, now)


def _boxes(scene: Scene[View], squares: list[int], marks: list[Markup], now: Odds) -> Markup:
    columns = len(squares) // 2
    boxes = []
    for box in range(columns):
        top = square(scene, f"t{box + 1}", squares[box], now)
        bottom = square(scene, f"b{box + 1}", squares[box + columns], now)
        label = scene.say(text("ue.box-n", number=box + 1))
        boxes.append(tag("div", top, bottom, marks[box], class_="pair", role="group", aria_label=label))
    return tag("div", join(boxes), class_="field pairs")
