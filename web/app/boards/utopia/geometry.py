"""Where everything lies on the map. The view says which districts are neighbours and which have ships.

Streets, bridges and routes are drawn between the places that the view names, and a harbour lies on the side of its
district that is nearest to the edge of the map.
"""

from collections.abc import Iterable
from functools import cache
from math import cos, hypot, pi, sin

Point = tuple[float, float]

WIDE, HIGH = 1320, 1060
MIDDLE = (WIDE / 2, HIGH / 2)
BAND = 44  # the score track round the map
HALF_WIDE, HALF_HIGH = 60, 52  # of a district
SHORE = 20  # land round a district

PLACES: dict[str, Point] = {
    "w1": (185, 245), "w2": (330, 212), "w3": (475, 242), "w4": (228, 415), "w5": (405, 410),
    "e1": (205, 642), "e2": (410, 640), "e3": (172, 815), "e4": (325, 842), "e5": (480, 812),
    "f1": (735, 250), "f2": (868, 216), "f3": (1003, 216), "f4": (1136, 250),
    "f5": (735, 405), "f6": (868, 430), "f7": (1003, 430), "f8": (1136, 405),
    "a1": (775, 645), "a2": (940, 622), "a3": (1110, 645), "a4": (760, 815), "a5": (935, 842), "a6": (1112, 815),
}  # fmt: skip
WONDERS: dict[str, Point] = {"water": (317, 320), "earth": (308, 738), "fire": (936, 326), "wind": (1024, 734)}
CORNERS: dict[str, Point] = {"water": (112, 100), "earth": (112, 966), "fire": (1208, 100), "wind": (1208, 966)}
GUEST = 64  # the room of a guest beside the white ship
LIGHTHOUSES: tuple[tuple[Point, Point], ...] = (  # where they stand, and where their line ends
    ((612, 158), (612, BAND + 4)),
    ((118, 530), (BAND + 4, 530)),
    ((622, 920), (622, HIGH - BAND - 4)),
)
REEF: tuple[tuple[float, float, float], ...] = (
    *((1226, 500, 20), (1202, 526, 26), (1234, 548, 22), (1184, 552, 15), (1214, 574, 17), (1176, 524, 11)),
    *((1240, 520, 13), (1222, 594, 9)),
)


# --- islands ---------------------------------------------------------------------------------------------------------


@cache
def island_shape(ids: tuple[str, ...]) -> tuple[Point, ...]:
    """Return the coast around some districts: their hull, slightly wavy."""
    round_about = [
        (x + (HALF_WIDE + SHORE) * cos(i * pi / 10) * 1.04, y + (HALF_HIGH + SHORE + 4) * sin(i * pi / 10) * 1.04)
        for x, y in (PLACES[id] for id in ids)
        for i in range(20)
    ]
    hull = _hull(round_about)
    x, y = _centre(hull)
    coast = []
    for number, (px, py) in enumerate(_even(hull, 44)):
        away = hypot(px - x, py - y)
        wave = 1 + (5.5 * sin(number * 2.1 + len(ids)) + 4 * sin(number * 0.9 + x)) / away
        coast.append((x + (px - x) * wave, y + (py - y) * wave))
    return tuple(coast)


def _hull(points: Iterable[Point]) -> list[Point]:
    ordered = sorted(set(points))

    def half(points: Iterable[Point]) -> list[Point]:
        found: list[Point] = []
        for p in points:
            while len(found) > 1 and _turn(found[-2], found[-1], p) <= 0:
                found.pop()
            found.append(p)
        return found[:-1]

    return half(ordered) + half(reversed(ordered))


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _centre(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _even(points: list[Point], n: int) -> list[Point]:
    """Return `n` points along a closed line, all equally far apart."""
    sides = list(zip(points, [*points[1:], points[0]], strict=True))
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in sides]
    found: list[Point] = []
    step, walked = sum(lengths) / n, 0.0
    for (a, b), length in zip(sides, lengths, strict=True):
        while len(found) < n and len(found) * step <= walked + length:
            part = (len(found) * step - walked) / length
            found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
        walked += length
    return found


@cache
def coast(ids: tuple[str, ...]) -> str:
    """Return the coast as a smooth path."""
    points = island_shape(ids)
    n = len(points)
    path = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(n):
        before, here, there, after = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        path.append(f"C{first[0]:.0f} {first[1]:.0f} {second[0]:.0f} {second[1]:.0f} {there[0]:.0f} {there[1]:.0f}")
    return "".join(path) + "z"


def inside(point: Point, shape: tuple[Point, ...]) -> bool:
    """Return whether a point lies inside a closed shape."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


@cache
def scenery(island: str, ids: tuple[str, ...]) -> tuple[Point, ...]:
    """Return where trees and the like have room: between the districts, and a little inland."""
    shape = island_shape(ids)
    found: list[Point] = []
    towns = [PLACES[id] for id in ids]
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    wx, wy = WONDERS[island]
    for i in range(1, 260):
        x, y = left + (right - left) * (i * 0.618034 % 1), top + (bottom - top) * (i * 0.754878 % 1)
        if (  # the coast last: it is the most expensive test
            hypot(x - wx, (y - wy) * 0.9) > 56
            and all(abs(x - px) > HALF_WIDE + 7 or abs(y - 4 - py) > HALF_HIGH + 13 for px, py in towns)
            and all(hypot(x - ox, y - oy) > 21 for ox, oy in found)
            and all(inside((x + dx, y + dy), shape) for dx, dy in ((-12, 0), (12, 0), (0, -16), (0, 6)))
        ):
            found.append((x, y))
    return tuple(sorted(found, key=lambda point: point[1]))


# --- ways ------------------------------------------------------------------------------------------------------------


@cache
def harbour(id: str) -> tuple[float, float, bool]:
    """Return where the ship of a district lies, and whether it points to the left."""
    x, y = PLACES[id]
    beside, below = HALF_WIDE + SHORE + 17, HALF_HIGH + SHORE + 20
    ways = (
        (x - BAND, x - beside, y + 12, True),
        (WIDE - BAND - x, x + beside, y + 12, False),
        (y - BAND - 60, x + 6, y - below, x < MIDDLE[0]),
        (HIGH - BAND - 60 - y, x + 6, y + below + 4, x < MIDDLE[0]),
    )
    _, at_x, at_y, left = min(ways)
    return at_x, at_y, left


def way(here: str, there: str) -> str:
    """Return the path of a street or a bridge, from middle to middle; a very long one is bent."""
    (ax, ay), (bx, by) = PLACES[here], PLACES[there]
    far = hypot(bx - ax, by - ay) > 420
    mx, my = (ax + bx) / 2, (ay + by) / 2
    if far:
        my += 70 if my > MIDDLE[1] else -70
    return f"M{ax:.0f} {ay:.0f}Q{mx:.0f} {my:.0f} {bx:.0f} {by:.0f}"


def route(here: str, there: str) -> str:
    """Return the path from ship to ship, along the open sea."""
    (ax, ay, _), (bx, by, _) = harbour(here), harbour(there)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    dx, dy = mx - MIDDLE[0], my - MIDDLE[1]
    sideways = abs(dx) / WIDE > abs(dy) / HIGH
    if sideways:
        mx = BAND + 4 if dx < 0 else WIDE - BAND - 4
    else:
        my = BAND + 4 if dy < 0 else HIGH - BAND - 4
    return f"M{ax:.0f} {ay:.0f}Q{mx:.0f} {my:.0f} {bx:.0f} {by:.0f}"


# --- the score track -------------------------------------------------------------------------------------------------


@cache
def space(number: int, goal: int) -> Point:
    """Return the middle of a space: clockwise from the start at the bottom, where counting goes on past the goal."""
    inset = BAND / 2
    wide, high = WIDE - BAND, HIGH - BAND
    far = 2 * (wide + high) * (number % (goal + 1)) / (goal + 1)
    for length, (x, y), (dx, dy) in (
        (wide / 2, (WIDE / 2, HIGH - inset), (-1, 0)),
        (high, (inset, HIGH - inset), (0, -1)),
        (wide, (inset, inset), (1, 0)),
        (high, (WIDE - inset, inset), (0, 1)),
        (wide / 2, (WIDE - inset, HIGH - inset), (-1, 0)),
    ):
        if far <= length:
            return x + dx * far, y + dy * far
        far -= length
    return WIDE / 2, HIGH - inset
