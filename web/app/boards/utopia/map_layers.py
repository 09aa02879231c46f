"""The map: districts, guests at the white ships, wonders and ministers on the score track, in layers.

Most moves change one island and what is around it, and only the layers that change are sent.
"""

from utopiary import seat_name, text
from utopiary.games.utopia.data import ISLANDS
from utopiary.games.utopia.view import Island, View

from ...markup import Markup, tag
from ...scene import Scene
from .animation import ScoringAnimation
from .art import figure, put, sign_at
from .common import civ_name, district_of, island_name, letter, part, spot, verb
from .districts import count, draw_district, flag
from .geometry import GUEST, HALF_HIGH, HALF_WIDE, HIGH, PLACES, WIDE, WONDERS, route, space, way
from .terrain import corner

QUAY = 500  # length of the row of guests at a ship
LAYERS = ("ut-ways", *(f"ut-{island}" for island in ISLANDS), "ut-quays")  # from the lowest to the highest


def map_layers(scene: Scene[View]) -> dict[str, Markup]:
    """Draw the layers, by their ids."""
    view, animation = scene.view, ScoringAnimation(scene)
    places: dict[str, list[Markup]] = {island: [] for island in ISLANDS}
    for district in view["districts"]:
        if district["open"]:
            places[district["island"]].append(draw_district(scene, district, animation))
    layers = [_layer(*_ways(scene), _scroll_target(scene))]
    for island in view["islands"]:
        wonder = _wonder(scene, island) if island["open"] else None
        layers.append(_layer(wonder, *places[island["id"]]))
    layers.append(_layer(*[_ship(scene, island) for island in view["islands"]], _ministers(scene)))
    return dict(zip(LAYERS, layers, strict=True))


def _layer(*parts: Markup | None) -> Markup:
    return tag("svg", *parts, class_="full-width ut-map", viewBox=f"0 0 {WIDE} {HIGH}", role="presentation")


def _scroll_target(scene: Scene[View]) -> Markup | None:
    """Mark the place of the next choice, so that the page scrolls it into the window of an enlarged map."""
    view = scene.view
    if not scene.choices:
        return None
    look = f"{view['phase']}-{scene.number}"
    if view["phase"] == "place" and view["guest"]:
        box = _box(scene, view["guest"]["island"])
    elif view["phase"] == "wonder" and view["building"]:
        box = _box(scene, view["building"]["island"])
    elif view["origin"]:
        box = _box(scene, district_of(view, view["origin"])["island"])
    elif view["phase"] == "welcome":  # once a round: the ship with the most guests
        island = max(view["islands"], key=lambda one: sum(one["guests"].values()))
        x, y, side = corner(island)
        left = x - 50 if side > 0 else x + 50 - QUAY
        box, look = (left, y - 50, QUAY, 100), f"welcome-{view['round']}"
    else:
        return None
    left, top, wide, high = box
    return tag("rect", x=left, y=top, width=wide, height=high, fill="none", data_scroll_to=look)


def _box(scene: Scene[View], island: str) -> tuple[float, float, float, float]:
    """Return the box around an island: left, top, width, height."""
    xs, ys = zip(*[PLACES[one["id"]] for one in scene.view["districts"] if one["island"] == island], strict=True)
    left, top = min(xs) - HALF_WIDE - 10, min(ys) - HALF_HIGH - 20
    return left, top, max(xs) + HALF_WIDE + 10 - left, max(ys) + HALF_HIGH + 10 - top


def _ways(scene: Scene[View]) -> list[Markup]:
    """Draw where the princes about to leave can go, by land and by sea."""
    origin = scene.view["origin"]
    goals = {str(choice.move[1]) for choice in scene.choices if verb(choice) == "go"}
    if not origin or not goals:
        return []
    here = district_of(scene.view, origin)
    by_land = [tag("path", d=way(origin, id), class_="by-land") for id in here["land"] if id in goals]
    by_sea = [
        tag("path", d=route(origin, id), class_="by-sea")
        for id in here["sea"]
        if id in goals and id not in here["land"]
    ]
    return [tag("g", *by_sea, *by_land, class_="ways")]


# --- wonders, ships, ministers ---------------------------------------------------------------------------------------


def _wonder(scene: Scene[View], island: Island) -> Markup:
    """Draw the wonder of an island with its owner's flag, or the site for it."""
    x, y = WONDERS[island["id"]]
    say, owner, name = scene.say, island["wonder"], island_name(island["id"])
    target = f"wonder-{island['id']}"
    place = f"translate({x:.0f} {y + 34:.0f})"
    if owner is None:
        words = say(text("ut.wonder-site", island=name))
        offered = bool(scene.at(target))
        ghost = [put(f"wonder-{island['id']}", 0, 0, kind="ghost")] if offered else []
        ring = tag("ellipse", cx=0, cy=-10, rx=42, ry=27, class_="site")
        mark = [] if offered else [sign_at("star", 0, -11, 26)]
        inside = [ring, *mark, *ghost]
        kind = f"wonder-site of-{island['id']}"
    else:
        words = say(text("ut.wonder-of", island=name, owner=seat_name(owner)))
        inside = [
            tag("ellipse", cx=0, cy=-2, rx=50, ry=17, class_="base"),
            put(f"wonder-{island['id']}", 0, 0),
            flag(owner, 34, -8, 1.25),
        ]
        kind = f"wonder of-{island['id']} seat-{owner}"
    return tag("g", tag("g", *inside, transform=place), **part(scene, target, words, kind))


def _ship(scene: Scene[View], island: Island) -> Markup:
    """Draw the white ship, the island's name and animal, and the waiting guests."""
    x, y, side = corner(island)
    say, id = scene.say, island["id"]
    waiting = [(civ, n) for civ, n in island["guests"].items() if n]
    guests = [_guest(scene, id, civ, n, x + side * (132 + GUEST * i), y) for i, (civ, n) in enumerate(waiting)]
    many = sum(n for _, n in waiting)
    words = say(text("ut.ship" if island["open"] else "utopia.words.closed", island=island_name(id), n=many))
    flag = tag(
        "g",
        tag("circle", cx=0, cy=0, r=25),
        tag("use", href=f"#ut-{island['animal']}", transform="scale(0.84)"),
        transform=f"translate({x + side * 62:.0f} {y - 4:.0f})",
        class_="medal",
    )
    label = tag("text", say(island_name(id)), x=x + side * 62, y=y + 39, class_="island-name")
    vessel = tag("use", href="#ut-ship", transform=f"translate({x:.0f} {y + 22:.0f}) scale({side} 1)")
    ship = tag(
        "g",
        *([vessel] if island["open"] else []),
        flag,
        label,
        role="img",
        aria_label=words,
        **spot(scene, f"ship-{id}", "vessel"),
    )
    wx, wy = WONDERS[id]
    shut = None if island["open"] else tag("text", say(text("ut.closed")), x=wx, y=wy, class_="island-name")
    return tag("g", ship, shut, *guests, class_=f"quay of-{id}")  # fmt: skip


def _guest(scene: Scene[View], island: str, civ: str, n: int, x: float, y: float) -> Markup:
    words = scene.say(text("ut.guest", n=n, civ=civ_name(civ), island=island_name(island)))
    attrs = part(scene, f"guest-{island}-{civ}", words, "guest-part")
    return tag(
        "g",
        tag("g", tag("circle", cx=0, cy=0, r=31, class_="plate"), **attrs),
        tag(
            "g",
            tag("g", figure(civ, letter(scene.say, civ), None), transform="translate(0 25) scale(0.9)"),
            *count(n, 21, 21, 11),
            class_="overlay",
            aria_hidden="true",
        ),
        transform=f"translate({x:.0f} {y:.0f})",
    )  # fmt: skip


def _ministers(scene: Scene[View]) -> Markup:
    """Draw the ministers on the track; the first to reach a space stands in front."""
    view, goal = scene.view, scene.view["goal"]
    pawns = []
    for seat in reversed(view["track"]):
        points = view["points"][seat]
        here = [other for other in view["track"] if view["points"][other] % (goal + 1) == points % (goal + 1)]
        x, y = space(points, goal)
        aside = (here.index(seat) - (len(here) - 1) / 2) * 19
        dx, dy = (aside, 0) if y < 60 or y > HIGH - 60 else (0, aside)
        pawns.append(
            tag(
                "g",
                tag("circle", cx=0, cy=0, r=16),
                tag("use", href=f"#ut-shape-{seat}", transform="translate(-9 -9) scale(0.75)"),
                class_=f"minister seat-{seat}" + " acting" * (seat in view["active"]),
                id=f"minister-{seat}",
                transform=f"translate({x + dx:.0f} {y + dy:.0f})",
            )
        )
    standing = ", ".join(f"{scene.say(seat_name(seat))} {view['points'][seat]}" for seat in view["track"])
    words = scene.say(text("ut.track", standing=standing))
    return tag("g", *pawns, role="img", aria_label=words, **spot(scene, "track", "ministers"))
