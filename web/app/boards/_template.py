"""The board of Lantern Race: a mountain at night, a winding path, a tent for every camp and one lantern.

A small board is one module. A larger one is a package; tests/contract/test_modules.py lists the modules it may have.
"""

from collections.abc import Iterator
from math import pi, sin

from utopiary import Catalogue, Speaker, seat_name, text
from utopiary.games._template.view import View

from ..dice import die
from ..markup import Markup, join, tag
from ..scene import Scene
from .board import Board, LegendEntry

WIDE, HIGH = 640, 500
FOOT, TOP = 438.0, 128.0  # y of the path's beginning and end
STARS = tuple((37 * i % WIDE, 23 * i * i % 210 + 8, 0.6 + i % 3 * 0.45) for i in range(1, 46))
RANGES = (  # far to near; the last one is the mountain to climb
    ("far", "M0 330 L70 250 L130 300 L210 205 L290 300 L380 215 L470 305 L545 225 L640 310 V500 H0z"),
    ("middle", "M0 400 L90 330 L160 372 L250 290 L330 350 L430 280 L520 362 L590 322 L640 360 V500 H0z"),
    (
        "near",
        "M0 500V452L60 432L140 372L196 300L246 222L298 158L320 116L348 162L402 226L458 296L530 344L640 428V500z",
    ),
)

ENGLISH: Catalogue = {
    "lantern.legend.oil": "A night’s oil. What is empty is burnt; when all is burnt, the race is over.",
    "lantern.legend.tent": "A camp: what was climbed up to here is safe.",
    "lantern.legend.flag": "The summit.",
}
FLAME, FLAG, TENT = "M0 18c7 8 8 17 0 19c-8 -2 -7 -11 0 -19z", "v-44l30 10l-30 11", "M-17 0L0 -27L17 0z"


def legend(say: Speaker) -> Iterator[LegendEntry]:
    """Every symbol with its meaning. Entries of drawings that are `<symbol>`s name them in `symbols`, for tooltips."""
    yield LegendEntry(_symbol(tag("g", tag("path", d=FLAME), class_="oil"), "-12 14 24 26"), text("lantern.legend.oil"))
    camp = tag("g", tag("path", d=TENT, class_="tent"), class_="camp seat-0")
    yield LegendEntry(_symbol(camp, "-20 -30 40 34"), text("lantern.legend.tent"))
    yield LegendEntry(_symbol(tag("path", d=f"M0 0{FLAG}", class_="flag"), "-6 -50 44 56"), text("lantern.legend.flag"))


def _symbol(drawn: Markup, box: str) -> Markup:
    return tag("svg", drawn, class_="lantern", viewBox=box, width=40, height=40, aria_hidden="true")


def draw(scene: Scene[View]) -> Markup:
    """The whole board."""
    view = scene.view
    title = scene.say(text("table.board", title="Lantern Race"))
    return tag(
        "svg",
        _sky(),
        _path(scene),
        *[_camp(scene, seat) for seat in range(len(view["camp"]))],
        _lantern(scene),
        _oil(view["night"], view["nights"]),
        die(view["last"], WIDE - 78, HIGH - 78, 58),
        class_="board lantern",
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="group",
        aria_label=title,
    )


def point(height: int, summit: int) -> tuple[float, float]:
    """The place of a height on the path, which winds less the higher it gets."""
    done = min(height / summit, 1.0)
    return 320 + (1 - done) * 168 * sin(done * 3.5 * pi - 0.9), FOOT - (FOOT - TOP) * done


def _sky() -> Markup:
    fade = tag("stop", offset="0", class_="sky-high") + tag("stop", offset="1", class_="sky-low")
    glow = tag("stop", offset="0", class_="glow-in") + tag("stop", offset="1", class_="glow-out")
    defs = tag("defs", tag("linearGradient", fade, id="sky", x2="0", y2="1"), tag("radialGradient", glow, id="glow"))
    stars = [tag("circle", cx=x, cy=y, r=r) for x, y, r in STARS]
    return join(
        [
            defs,
            tag("rect", width=WIDE, height=HIGH, fill="url(#sky)"),
            tag("g", *stars, class_="stars"),
            tag("path", d="M540 52a34 34 0 1 0 34 46a28 28 0 0 1-34-46z", class_="moon"),
            *[tag("path", d=d, class_=f"range {name}") for name, d in RANGES],
        ]
    )


def _path(scene: Scene[View]) -> Markup:
    """The path, a board part: pressing it walks on."""
    summit = scene.view["summit"]
    points = [point(i, 120) for i in range(121)]
    line = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    steps = [tag("circle", cx=x, cy=y, r=2.2) for x, y in (point(height, summit) for height in range(summit + 1))]
    x, y = point(summit, summit)
    flag = tag("path", d=f"M{x:.0f} {y - 8:.0f}{FLAG}", class_="flag")
    name = tag("text", summit, x=x + 40, y=y - 28, class_="height")
    wide = tag("path", d=line, class_="reach")  # the area that can be pressed: a finger is wider than the path
    way = tag("path", d=line, class_="way")
    part = tag("g", wide, way, tag("g", *steps, class_="steps"), flag, **scene.part("path"))
    return part + name  # beside the part, so that it is not read as its label


def _camp(scene: Scene[View], seat: int) -> Markup:
    """A seat's tent, with its height; tents at one height stand side by side."""
    view, camps = scene.view, scene.view["camp"]
    walking = view["climbed"] if seat == view["seat"] and scene.at(f"camp-{seat}") else 0
    x, y = point(camps[seat] + walking, view["summit"])  # a tent that could be put up now stands there
    side = 0 if walking else sum(other == camps[seat] for other in camps[:seat])
    x += 34 * side - 30
    words = text("lantern.words.camp", who=seat_name(seat), height=camps[seat])
    tent = tag("path", d=f"M{x - 17:.1f} {y:.1f}L{x:.1f} {y - 27:.1f}L{x + 17:.1f} {y:.1f}z", class_="tent")
    door = tag("path", d=f"M{x - 5:.1f} {y:.1f}L{x:.1f} {y - 13:.1f}L{x + 5:.1f} {y:.1f}z", class_="door")
    name = tag("text", camps[seat] + walking, x=x, y=y + 15, class_="height")
    offered = " offered" if walking else ""
    part = tag("g", tag("title", scene.say(words)), tent, door, **scene.part(f"camp-{seat}"))
    return tag("g", part, name, class_=f"camp seat-{seat}{offered}")


def _lantern(scene: Scene[View]) -> Markup | None:
    """The lantern of the seat to act; None at the end."""
    view = scene.view
    if view["seat"] is None:
        return None
    x, y = point(view["camp"][view["seat"]] + view["climbed"], view["summit"])
    return tag(
        "g",
        tag("circle", r=58, fill="url(#glow)", class_="glow"),
        tag("path", d="M-7 -6h14l-2 14h-10z M-4 -6a4 5 0 0 1 8 0", class_="lamp"),
        tag("path", d="M0 -4c4 4 4 9 0 10c-4 -1 -4 -6 0 -10z", class_="flame"),
        class_=f"lantern-light seat-{view['seat']}",
        transform=f"translate({x:.1f} {y - 12:.1f})",
    )


def _oil(night: int, nights: int) -> Markup:
    """The oil that is left: a flame for every night."""
    flames = []
    for number in range(1, nights + 1):
        x = 12 + number * 19
        burnt = "burnt" if number < night else "burning" if number == night else "left"
        flames.append(tag("path", d=f"M{x} 18c7 8 8 17 0 19c-8 -2 -7 -11 0 -19z", class_=burnt))
    return tag("g", *flames, class_="oil")


BOARD: Board[View] = Board(draw=draw, english=ENGLISH, legend=legend)
