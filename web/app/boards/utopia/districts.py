"""A district on the map: its houses, its monument or the site for one, its princes, and the moves it offers."""

from utopiary import move_text
from utopiary.games.utopia.describe import describe_district
from utopiary.games.utopia.view import District, Heap, View

from ...markup import Attr, Markup, tag
from ...scene import Scene
from .animation import ScoringAnimation
from .art import figure, put, sign_at
from .common import district_of, letter, part, verb
from .geometry import PLACES

BLOCK = "M-60 -38Q-60 -52 -46 -52H46Q60 -52 60 -38V38Q60 52 46 52H-46Q-60 52 -60 38z"
ROOFS = (
    "M-50 -52l7 -11 7 11zM-36 -52v-9h10v9zM-24 -52l6 -9 6 9zM-10 -52v-13l5 -4 5 4v13z"
    "M4 -52l7 -10 7 10zM20 -52v-8h9v8zM31 -52l8 -12 8 12z"
)
WALLS = "M-50 -52h97v5h-97z"
SITE = (-34, -18)  # of the monument
FLAG = "M0 8V-34h3V-31L24 -29L19 -20L24 -11L3 -13V8z"  # on a pole, its foot at 0 8
SIGN_OF = {
    "place": "add",
    "lift": "walk",
    "add": "add",
    "remove": "home",
    "anywhere": "star",
    "control": "hammer",
    "recall": "home",
}


MEMORY = 600  # drawn districts to remember
_drawn: dict[object, Markup] = {}


def draw_district(scene: Scene[View], district: District, animation: ScoringAnimation) -> Markup:
    """Draw a district, or return its markup from memory: most look as they did before the last move."""
    key = _appearance(scene, district, animation)
    drawn = _drawn.get(key)
    if drawn is None:
        if len(_drawn) >= MEMORY:
            _drawn.clear()
        drawn = _drawn[key] = _draw(scene, district, animation)
    return drawn


def _appearance(scene: Scene[View], district: District, animation: ScoringAnimation) -> object:
    """Return all that `_draw` depends on."""
    id, view = district["id"], scene.view
    target = f"district-{id}"
    choices = tuple(scene.at(target))
    heaps = tuple((heap["seat"], heap["civ"], heap["n"]) for heap in district["princes"])
    line = animation.line_of(id)
    coin = line and (animation.round, line[0], line[1]["seat"], line[1]["n"])
    marks = (scene.hint == target, target in scene.pointed, scene.held == target)
    moving = (view["origin"], scene.advised) if choices or view["origin"] == id else None
    ground = (id, district["value"], district["ship"], tuple(district["land"]))
    return (scene.say, ground, district["owner"], district["monument"], heaps, choices, coin, marks, moving)


def _draw(scene: Scene[View], district: District, animation: ScoringAnimation) -> Markup:
    id = district["id"]
    x, y = PLACES[id]
    target = f"district-{id}"
    choices = scene.at(target)
    kinds = list(dict.fromkeys(verb(choice) for choice in choices))
    attrs = part(scene, target, scene.say(describe_district(district)), f"district of-{district['island']}")
    if "go" in kinds:  # one prince or two: each number has its own button on the district
        attrs = {**attrs, **_only_looked_at()}
    elif not choices:
        attrs = {**attrs, "data_do": "hold", "data_target": target}
    attrs |= _drops(scene, id)
    attrs["data_held"] = scene.held == target or scene.view["origin"] == id
    return tag(
        "g",
        tag(
            "g",
            tag("path", d=ROOFS, class_="roofs"),
            tag("path", d=WALLS, class_="walls"),
            tag("path", d=BLOCK, class_="block"),
            tag("path", d=BLOCK, class_="glow"),
            **attrs,
        ),
        tag(  # for the eye only: the label of the district says the same
            "g",
            *_site(scene, district),
            *_princes(scene, district["princes"]),
            _action_signs(kinds),
            class_=f"overlay of-{district['island']}",
            aria_hidden="true",
        ),
        *([_numbers(scene, target)] if "go" in kinds else []),
        _coin(animation, id),
        transform=f"translate({x:.0f} {y:.0f})",
    )


def _only_looked_at() -> dict[str, Attr]:
    return {"role": "img", "tabindex": None, "data_do": None, "data_target": None, "data_move": None}


def _drops(scene: Scene[View], id: str) -> dict[str, Attr]:
    """Return the moves made by dropping princes here: one who goes ashore, or one or two who move."""
    drops: dict[str, Attr] = {}
    for choice in scene.at(f"district-{id}"):
        if verb(choice) == "place":
            drops["data_drop_guest"] = move_text(choice.move)
        elif verb(choice) == "go":
            drops[f"data_drop_go-{choice.move[2]}"] = move_text(choice.move)
    return drops


def _site(scene: Scene[View], district: District) -> list[Markup]:
    """Draw the site for a monument with the printed value, or the monument on its owner's base."""
    x, y = SITE
    monument, owner = district["monument"], district["owner"]
    if monument is None or owner is None:
        return [
            tag("ellipse", cx=x, cy=y, rx=21, ry=19, class_="site"),
            tag("text", district["value"], x=x, y=y + 9, class_="value"),
        ]
    return [
        tag(
            "g",
            tag("ellipse", cx=x, cy=y + 21, rx=27, ry=9, class_="base"),
            put(f"monument-{monument}", x, y + 21, 0.86),
            flag(owner, x + 20, y + 12),
            tag("text", letter(scene.say, monument), x=x - 23, y=y - 17, class_="monument-letter"),
            class_=f"monument of-{monument} seat-{owner}",
        ),
        tag("text", district["value"], x=48, y=-34, class_="value small"),
    ]  # fmt: skip


def flag(seat: int, x: float, y: float, scale: float = 0.8) -> Markup:
    """Draw a flag in the owner's colour, with the owner's shape for players who see no colours."""
    return tag(
        "g",
        tag("path", d=FLAG, class_="banner"),
        tag("use", href=f"#ut-shape-{seat}", transform="translate(5.5 -28) scale(0.56)", class_="sigil"),
        class_=f"flag seat-{seat}",
        transform=f"translate({x:.0f} {y:.0f}) scale({scale})",
    )


def _princes(scene: Scene[View], heaps: list[Heap]) -> list[Markup]:
    """Draw each heap of princes as one figure with a number; the more heaps, the smaller."""
    n = len(heaps)
    if n <= 5:
        scale = 0.92
        spots: list[tuple[float, float]] = [(-36, 46), (0, 46), (36, 46), (6, -4), (42, -4)]
        if n <= 2:
            spots = [(18, 42)] if n == 1 else [(2, 44), (38, 44)]
    else:
        columns = 4 if n <= 8 else 5
        rows = -(-n // columns)
        scale = 0.7 if rows <= 2 else 0.56 if rows == 3 else 0.42
        gap, high = 110 / columns, (62 if rows <= 2 else 92) / rows
        spots = [(-55 + gap * (i % columns + 0.5), 47 - high * (rows - 1 - i // columns)) for i in range(n)]
    drawn = [_heap(scene, heap, x, y, scale) for heap, (x, y) in zip(heaps, spots, strict=False)]
    return [drawn[i] for i in sorted(range(n), key=lambda i: spots[i][1])]  # figures in front are drawn last


def count(n: int, x: float, y: float, r: float) -> list[Markup]:
    """Draw a number on a disc, if it is not one."""
    if n < 2:
        return []
    return [tag("circle", cx=x, cy=y, r=r, class_="count-disc"), tag("text", n, x=x, y=y + 5, class_="count")]


def _heap(scene: Scene[View], heap: Heap, x: float, y: float, scale: float) -> Markup:
    seat, n = heap["seat"], heap["n"]
    return tag(
        "g",
        tag("use", href=f"#ut-shape-{seat}", transform="translate(-22 -12) scale(0.56)", class_="seal"),
        figure(heap["civ"], letter(scene.say, heap["civ"]), seat),
        *count(n, 14, -2, 9),
        class_=f"heap seat-{seat}",
        transform=f"translate({x:.0f} {y:.0f}) scale({scale})",
    )  # fmt: skip


def _action_signs(kinds: list[str]) -> Markup | None:
    """Draw the signs of what can be done in a district."""
    signs = [SIGN_OF[kind] for kind in kinds if kind in SIGN_OF]
    if not signs or kinds == ["place"]:
        return None
    marks = []
    for i, sign in enumerate(signs):
        x = 25 * (i - (len(signs) - 1) / 2)
        marks.append(
            tag("g", tag("circle", cx=x, cy=-54, r=12), sign_at(sign, x, -54, 15), class_=f"action-sign {sign}")
        )
    return tag("g", *marks, class_="action-signs")


def _numbers(scene: Scene[View], target: str) -> Markup:
    """Draw a button for one prince to go there, and one for two."""
    choices = scene.at(target)
    origin = scene.view["origin"]
    assert origin is not None
    here = district_of(scene.view, origin)
    icon = "walk" if target.removeprefix("district-") in here["land"] else "sail"
    buttons = []
    for i, choice in enumerate(choices):
        x = 66 * (i - (len(choices) - 1) / 2)
        move = move_text(choice.move)
        buttons.append(
            tag(
                "g",
                tag("circle", cx=x, cy=16, r=32),
                tag("text", choice.move[2], x=x - 10, y=25),
                sign_at(icon, x + 11, 16, 21),
                class_="number can",
                role="button",
                tabindex=0,
                id="go-" + move.replace(" ", "-"),
                data_move=move,
                data_hint=move == scene.advised,
                aria_label=scene.say(choice.label),
            )
        )
    return tag("g", *buttons, class_="numbers")


def _coin(animation: ScoringAnimation, id: str) -> Markup | None:
    """Draw the coin that shows what the district has just paid."""
    line = animation.line_of(id)
    if line is None:
        return None
    step, paid = line
    return tag(
        "g",
        tag("circle", cx=0, cy=0, r=26),
        tag("text", f"+{paid['n']}", x=0, y=9),
        class_=f"coin n-{step} seat-{paid['seat']}",
        id=f"coin-{animation.round}-{id}",
        aria_hidden="true",
    )
