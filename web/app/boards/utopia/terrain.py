"""The fixed background of the map: sea with zones, lighthouses and reef, islands, streets, bridges, score track."""

from functools import cache

from utopiary.games.utopia.view import Island, View

from ...markup import Markup, join, tag
from .art import put
from .geometry import (
    BAND,
    CORNERS,
    HIGH,
    LIGHTHOUSES,
    PLACES,
    REEF,
    WIDE,
    WONDERS,
    coast,
    harbour,
    scenery,
    space,
    way,
)

SCENERY = {  # what is drawn between the districts, in turn
    "water": ("palm", "pool", "palm", "grass"),
    "earth": ("tree", "pine", "tree", "pine", "tree"),
    "fire": ("crag", "volcano", "crag", "grass"),
    "wind": ("grass", "mill", "swirl", "grass", "swirl"),
}
WAVES = tuple((BAND + 31 * i * 7 % (WIDE - 130), BAND + 10 + 47 * i * i % (HIGH - 110)) for i in range(1, 74))

ROCK = "M-1 .5L-.5 -.7L.1 -.3L.5 -1L1 .5Q0 1 -1 .5z"

Districts = tuple[str, ...]
Link = tuple[str, str]


def terrain(view: View) -> Markup:
    """Draw the background; it is the same for every position of a game."""
    islands = tuple((island["id"], island["open"], tuple(island["districts"])) for island in view["islands"])
    links, ships = _links(view), tuple(place["id"] for place in view["districts"] if place["ship"] and place["open"])
    inside = _terrain(islands, links, ships, view["goal"])
    return tag("svg", inside, class_="full-width ut-map under", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true")


def _links(view: View) -> tuple[Link, ...]:
    """Return every street and bridge once."""
    pairs = {tuple(sorted((place["id"], other))) for place in view["districts"] for other in place["land"]}
    return tuple(sorted((a, b) for a, b in pairs))


@cache
def _terrain(
    islands: tuple[tuple[str, bool, Districts], ...], links: tuple[Link, ...], ships: Districts, goal: int
) -> Markup:
    island_of = {id: island for island, _, ids in islands for id in ids}
    closed = {id for island, is_open, ids in islands if not is_open for id in ids}
    links = tuple((a, b) for a, b in links if not {a, b} & closed)
    bridges = [(a, b) for a, b in links if island_of[a] != island_of[b]]
    return join(
        [
            _defs(islands),
            tag("rect", width=WIDE, height=HIGH, rx=26, class_="frame"),
            tag("rect", x=BAND, y=BAND, width=WIDE - 2 * BAND, height=HIGH - 2 * BAND, rx=14, fill="url(#ut-sea)"),
            _waves(),
            _track(goal),
            _compass(),
            _zones(),
            *[_shallows(ids) for _, _, ids in islands],
            *[_bridge(a, b) for a, b in bridges],
            *[_island(island, is_open, ids) for island, is_open, ids in islands],
            tag("g", *[tag("path", d=way(a, b), class_="street") for a, b in links], clip_path="url(#ut-coasts)"),
            tag("g", *[tag("path", d=way(a, b), class_="paving") for a, b in links], clip_path="url(#ut-coasts)"),
            *[_scenery(island, ids) for island, is_open, ids in islands if is_open],
            *[_boat(id) for id in ships],
            *[_fog(island, ids) for island, is_open, ids in islands if not is_open],
        ]
    )


def _defs(islands: tuple[tuple[str, bool, Districts], ...]) -> Markup:
    stops = tag("stop", offset="0.25", class_="sea-near"), tag("stop", offset="1", class_="sea-far")
    lights = [
        tag(
            "radialGradient",
            tag("stop", offset="0", class_=f"light-{island}"),
            tag("stop", offset="1", class_=f"shade-{island}"),
            id=f"ut-land-{island}",
            cx="0.4",
            cy="0.3",
            r="0.85",
        )
        for island, _, _ in islands
    ]
    return tag(
        "defs",
        tag("radialGradient", *stops, id="ut-sea", r="0.75"),
        tag("clipPath", *[tag("path", d=coast(ids)) for _, _, ids in islands], id="ut-coasts"),
        *lights,
    )


# The following parts are the same in every game.


@cache
def _waves() -> Markup:
    return tag("g", *[tag("path", d=f"M{x} {y}q8-7 16 0t16 0") for x, y in WAVES], class_="waves")


@cache
def _track(goal: int) -> Markup:
    """Draw the spaces of the score track; every fifth has a number."""
    spaces = []
    for number in range(goal + 1):
        x, y = space(number, goal)
        fifth = number % 5 == 0
        spaces.append(tag("circle", cx=x, cy=y, r=15 if fifth else 9, class_="space fifth" if fifth else "space"))
        if fifth:
            spaces.append(tag("text", number, x=x, y=y + 5))
    return tag("g", *spaces, class_="track")


@cache
def _zones() -> Markup:
    """Draw the borders of the sea zones, and the reef that no ship passes."""
    lines = [
        tag("path", d=f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}", class_="border")
        for (x, y), (to_x, to_y) in LIGHTHOUSES
    ]
    foam = [tag("circle", cx=x, cy=y, r=r + 7, class_="breakers") for x, y, r in REEF]
    rocks = [
        tag(
            "path",
            d=ROCK,
            transform=f"translate({x} {y}) scale({r})",
            class_="rock",
            vector_effect="non-scaling-stroke",
        )
        for x, y, r in REEF
    ]
    towers = [put("lighthouse", x, y) for (x, y), _ in LIGHTHOUSES]
    beams = [
        tag("path", d=f"M{x} {y - 60}l-74 -20v42zM{x} {y - 60}l74 -20v42z", class_="beam") for (x, y), _ in LIGHTHOUSES
    ]
    return join([*lines, *foam, *rocks, *beams, *towers])


@cache
def _compass() -> Markup:
    """Draw a compass rose where the channels meet."""
    x, y = 612, 528
    star = "M0 -46L8 -8L46 0L8 8L0 46L-8 8L-46 0L-8 -8z"
    small = "M0 -30L6 -6L30 0L6 6L0 30L-6 6L-30 0L-6 -6z"
    return tag(
        "g",
        tag("circle", r=36, class_="ring"),
        tag("path", d=small, transform="rotate(45)", class_="minor"),
        tag("path", d=star, class_="major"),
        tag("path", d="M0 -46L8 -8L0 0zM46 0L8 8L0 0zM0 46L-8 8L0 0zM-46 0L-8 -8L0 0z", class_="dark"),
        class_="compass",
        transform=f"translate({x} {y})",
    )


def _shallows(ids: Districts) -> Markup:
    return tag("g", *[tag("path", d=coast(ids), class_=kind) for kind in ("shallow", "foam", "sand")])


def _bridge(a: str, b: str) -> Markup:
    return tag("g", *[tag("path", d=way(a, b), class_=kind) for kind in ("pier", "deck", "planks")], class_="bridge")


def _island(island: str, is_open: bool, ids: Districts) -> Markup:
    ground = tag("path", d=coast(ids), class_="ground", fill=f"url(#ut-land-{island})")
    return tag("g", ground, class_=f"island of-{island}" + " shut" * (not is_open))


@cache
def _scenery(island: str, ids: Districts) -> Markup:
    things = SCENERY[island]
    drawn = [
        put(things[i % len(things)], x, y, 0.85 + 0.3 * (i * 37 % 10) / 10)
        for i, (x, y) in enumerate(scenery(island, ids))
    ]
    return tag("g", *drawn, class_=f"country of-{island}")


def _boat(id: str) -> Markup:
    x, y, left = harbour(id)
    px, py = PLACES[id]
    jetty = tag("path", d=f"M{(x + px) / 2:.0f} {(y + py) / 2:.0f}L{x:.0f} {y:.0f}", class_="jetty")
    turned = f"translate({x:.0f} {y:.0f}) scale({-1 if left else 1} 1)"
    return tag("g", jetty, tag("use", href="#ut-boat", transform=turned), class_="boat")


def _fog(island: str, ids: Districts) -> Markup:
    """Draw clouds over an island that is out of the game."""
    cloud = "M-70 26a34 34 0 0 1 6 -66a52 52 0 0 1 96 -14a44 44 0 0 1 34 80z"
    puffs = [
        tag("path", d=cloud, transform=f"translate({x:.0f} {y + 10:.0f})")
        for x, y in (*(PLACES[id] for id in ids), WONDERS[island])
    ]
    return tag("g", *puffs, class_="fog")


def corner(island: Island) -> tuple[float, float, int]:
    """Return where an island's white ship lies, and the side of its guests: 1 right, -1 left."""
    x, y = CORNERS[island["id"]]
    return x, y, 1 if x < WIDE / 2 else -1
