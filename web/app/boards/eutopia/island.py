"""The map: the sea, the island with its eight areas, the Capital, events and characters. Peace and War differ."""

from functools import cache
from typing import NamedTuple

from utopiary import Seat, move_text, seat_name, text
from utopiary.games.eutopia.describe import area_name
from utopiary.games.eutopia.names import EVENT
from utopiary.games.eutopia.view import AreaView, EventView, PlayerView, View

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from ...seats import sign
from .art import CELLS, LAND, PAWN, PEACEFUL, SCARF, SIZE, WARLIKE, cell, coast, middle, placed
from .common import letter, named, part, spot

TOKEN = 82  # of an event: a finger's width, even on a small screen
WIDTH = 54  # of a character
WAVES = tuple((67 * i % SIZE, 41 * i * i % SIZE) for i in range(1, 34))


def island(scene: Scene[View]) -> Markup:
    """The whole map as one drawing."""
    view = scene.view
    mood = view["capital"]
    areas = [_area(scene, area) for area in view["areas"]]
    things = [_things(scene, area) for area in view["areas"]]
    return tag(
        "svg",
        _sea(mood),
        tag("g", *areas, class_="lands", clip_path="url(#eu-coast)"),
        _shore("rim"),
        *_lit(scene),
        _capital(scene, mood),
        *things,
        class_=f"full-width eu-map {mood}",
        viewBox=f"0 0 {SIZE} {SIZE}",
        role="group",
        aria_label=scene.say(text("eu.island")),
    )


@cache
def _sea(mood: str) -> Markup:
    defs = tag(
        "defs",
        tag("clipPath", tag("path", d=coast(), id="eu-land-shore"), id="eu-coast"),
        tag(
            "radialGradient",
            tag("stop", offset="0.55", class_="sea-near"),
            tag("stop", offset="1", class_="sea-far"),
            id="eu-sea",
            r="0.72",
        ),
    )
    water = tag("rect", width=SIZE, height=SIZE, fill="url(#eu-sea)")
    waves = tag("path", d="".join(f"M{x} {y}q7-6 14 0t14 0" for x, y in WAVES), class_="waves")
    shore = [_shore(kind) for kind in ("shallow", "foam-line", "sand")]
    return join([defs, water, waves, *shore, _weather(mood)])


@cache
def _shore(kind: str) -> Markup:
    return tag("use", href="#eu-land-shore", class_=kind)


def _weather(mood: str) -> Markup:
    """The corners of the sea: sails and gulls, or clouds and lightning."""
    if mood == "peace":
        sail = "M0 0h26l-5 9H5zM13 -2V-26l12 22zM11 -2V-20L2 -4z"
        gull = "M0 0q6-8 11 0q5-8 11 0"
        return tag(
            "g",
            tag("circle", cx=606, cy=34, r=22, class_="sun"),
            tag("path", d=sail, transform="translate(8 40)", class_="sail"),
            tag("path", d=sail, transform="translate(600 622) scale(0.9)", class_="sail"),
            tag("path", d=gull, transform="translate(14 612)", class_="gull"),
            tag("path", d=gull, transform="translate(36 626) scale(0.7)", class_="gull"),
            class_="weather",
        )
    cloud = "M10 30a16 16 0 0 1 4-31a22 22 0 0 1 42-4a17 17 0 0 1 12 35z"
    bolt = "M0 0h12l-6 12h8L-4 36l5-17h-8z"
    return tag(
        "g",
        tag("path", d=cloud, transform="translate(-22 14) scale(1.05)", class_="cloud"),
        tag("path", d=cloud, transform="translate(572 16) scale(1.05)", class_="cloud"),
        tag("path", d=cloud, transform="translate(576 600)", class_="cloud"),
        tag("path", d=bolt, transform="translate(18 44)", class_="bolt"),
        tag("path", d=bolt, transform="translate(616 48)", class_="bolt"),
        class_="weather",
    )


@cache
def _scenery(number: int, terrain: str) -> Markup:
    x, y = middle(number)
    ground = tag("path", d=cell(*CELLS[number - 1]), class_="ground")
    marks = tag("use", href=f"#eu-land-{terrain}", x=x - LAND / 2, y=y - LAND / 2, width=LAND, height=LAND)
    return tag("g", ground, marks, class_=f"terrain {terrain}")


def _area(scene: Scene[View], area: AreaView) -> Markup:
    """The ground of an area. Its label names the events and characters there and the moves."""
    say = scene.say
    words = say(text("eu.area-words", number=area["id"], area=area_name(area)))
    there = [say(EVENT[id]) for id in area["events"]] + [say(seat_name(seat)) for seat in area["seats"]]
    if there:
        words += ": " + ", ".join(there)
    return tag("g", _scenery(area["id"], area["terrain"]), **named(part(scene, f"area-{area['id']}", "area"), words))


def _lit(scene: Scene[View]) -> list[Markup]:
    """Areas with a move are lit, the others dimmed."""
    open_areas = [number for number in range(1, len(CELLS) + 1) if scene.at(f"area-{number}")]
    if not open_areas:
        return []
    shapes = {number: cell(*CELLS[number - 1]) for number in range(1, len(CELLS) + 1)}
    dim = [tag("path", d=shape) for number, shape in shapes.items() if number not in open_areas]
    lit = [
        tag("g", tag("path", d=shapes[number]), class_="eu-lit" + " hinted" * (scene.hint == f"area-{number}"))
        for number in open_areas
    ]
    return [tag("g", tag("g", *dim, class_="dim"), *lit, clip_path="url(#eu-coast)")]


class Layout(NamedTuple):
    """How an area is shared by its events, in rows at the top, and the characters at its foot."""

    columns: int
    events: float  # how large
    characters: float  # how large ...
    foot: float  # ... and how far down they stand


ROOMY = Layout(2, 1.0, 1.0, 68)
FULL = {  # the more events, the smaller; what is too small for a finger has its full size in the list of events
    3: Layout(2, 1.0, 0.8, 78),
    4: Layout(2, 0.84, 0.6, 86),
    5: Layout(3, 0.62, 1.0, 74),
    6: Layout(3, 0.62, 1.0, 74),
    7: Layout(4, 0.5, 1.0, 68),
}
QUARTER = 3  # events that leave a quarter of the area free, for the signpost and the characters


def _things(scene: Scene[View], area: AreaView) -> Markup:
    x, y = middle(area["id"])
    events = {event["id"]: event for event in scene.view["events"]}
    return tag(
        "g",
        _sign(scene, area, x, y),
        *_tokens(scene, [events[id] for id in area["events"]], x, y),
        *_pawns(scene, area["seats"], len(area["events"]), x, y),
        class_="things",
    )


def _outer(x: float) -> int:
    """The side of an area where its signpost stands: right or left."""
    return 1 if x > SIZE / 2 else -1


def _sign(scene: Scene[View], area: AreaView, x: float, y: float) -> Markup:
    """A signpost with the terrain's icon and letter, at the edge of the area."""
    sx, sy = x + 68 * _outer(x), y + 14
    return tag(
        "g",
        tag("rect", x=sx - 25, y=sy - 15, width=50, height=30, rx=9),
        placed(area["terrain"], sx - 10, sy, 21),
        tag("text", letter(scene.say, area["terrain"]), x=sx + 13, y=sy + 6),
        class_=f"signpost of-{area['terrain']}",
    )


# --- events ----------------------------------------------------------------------------------------------------------


def _tokens(scene: Scene[View], events: list[EventView], x: float, y: float) -> list[Markup]:
    n = len(events)
    layout = FULL.get(n, ROOMY)
    step = (TOKEN + 6) * layout.events
    drawn = []
    for i, event in enumerate(events):
        row, column = divmod(i, layout.columns)
        wide = min(layout.columns, n - row * layout.columns)
        left = x + (column - wide / 2) * step
        if n == QUARTER and wide == 1:
            left -= _outer(x) * step / 2
        drawn.append(_token(scene, event, left, y - 88 + row * step, layout.events))
    return drawn


def _token(scene: Scene[View], event: EventView, x: float, y: float, scale: float) -> Markup:
    """An event on the map: its factor above, what it needs below. Tapping it makes the one move that helps."""
    target = f"event-{event['id']}"
    helps = scene.at(target)
    attrs: dict[str, Attr] = {"data_move": move_text(helps[0].move)} if len(helps) == 1 else {}
    if len(helps) > 1:
        attrs = {"data_do": "hold", "data_target": target}
    missing = list(event["missing"])
    marks, n = [], len(event["needs"])
    size = min(25, (TOKEN - 6) / n)
    for i, need in enumerate(event["needs"]):
        nx = TOKEN / 2 + (i - (n - 1) / 2) * size
        open_ = need in missing
        if open_:
            missing.remove(need)
        kind = f"eu-need of-{need} " + ("eu-open" if open_ else "given")
        marks.append(
            tag(
                "g",
                tag("circle", cx=nx, cy=59, r=size / 2),
                placed(need if open_ else "tick", nx, 59, 0.68 * size),
                class_=kind,
            )
        )
    return tag(
        "g",
        tag("rect", width=TOKEN, height=TOKEN, rx=14, class_="paper"),
        tag("path", d=f"M0 42V14a14 14 0 0 1 14-14H{TOKEN - 14}a14 14 0 0 1 14 14V42z", class_="band"),
        placed(event["factor"], 27, 22, 27),
        tag("text", letter(scene.say, event["factor"]), x=56, y=31),
        *marks,
        class_=f"eu-token of-{event['factor']}" + " can" * bool(helps),
        transform=f"translate({x:.1f} {y:.1f}) scale({scale})",
        aria_hidden="true",
        **attrs,
    )  # fmt: skip


# --- characters ------------------------------------------------------------------------------------------------------


def _pawns(scene: Scene[View], seats: list[Seat], events: int, x: float, y: float) -> list[Markup]:
    """The characters side by side, closer together if there is little room; the one to act stands out."""
    layout, acting = FULL.get(events, ROOMY), scene.view["seat"]
    quarter = events == QUARTER
    x, room = (x + 44 * _outer(x), 86) if quarter else (x, 180)
    between = (room - WIDTH * layout.characters) / max(1, len(seats) - 1)
    step = min(50 * layout.characters, between)
    return [
        _pawn(
            scene.view["players"][seat],
            x + (i - (len(seats) - 1) / 2) * step,
            y + layout.foot,
            layout.characters,
            seat == acting,
        )
        for i, seat in enumerate(seats)
    ]


def _pawn(player: PlayerView, x: float, y: float, size: float, acting: bool) -> Markup:
    seat = player["seat"]
    return tag(
        "g",
        tag("ellipse", cx=0, cy=5, rx=29, ry=8, class_="shadow"),
        tag("path", d=PAWN, class_="body"),
        tag("path", d=SCARF, class_=f"scarf scarf-{player['colour']}"),
        sign(seat, transform="translate(-8 -12) scale(0.68)", class_="sigil"),
        class_=f"pawn seat-{seat}" + " acting" * acting,
        transform=f"translate({x:.1f} {y:.1f}) scale({size})",
        aria_hidden="true",
    )


# --- the Capital -----------------------------------------------------------------------------------------------------


def _capital(scene: Scene[View], mood: str) -> Markup:
    words = scene.say(
        text("eu.capital-words", side=text(f"eutopia.capital.{mood}"), sum=scene.view["sum"], war=scene.view["war_at"])
    )
    return tag(
        "g",
        _city(mood),
        tag("text", scene.say(text(f"eutopia.capital.{mood}")), x=320, y=408, class_="eu-side"),
        **named(spot(scene, "capital", "capital"), words),
    )


@cache
def _city(mood: str) -> Markup:
    layers = PEACEFUL if mood == "peace" else WARLIKE
    dove = placed("dove", 352, 262, 44, "dove") if mood == "peace" else None
    ribbon = tag("path", d="M262 402h116l-8 12 8 12H262l8-12z", class_="ribbon")
    return tag(
        "g",
        *[tag("path", d=d, class_=kind) for kind, d in layers],
        dove,
        ribbon,
        class_="city",
        transform="translate(25.6 21) scale(0.92)",
    )
