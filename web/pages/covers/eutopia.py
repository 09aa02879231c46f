"""The cover of EUTOPIA: a sun of four puzzle pieces over an island with houses, the last piece not yet in place."""

from app.markup import Markup, join, tag

from .brush import MIDDLE, path, sheet

BAND = "#0f4f59"
CREAM = "#fff3dc"


def draw() -> Markup:
    """The whole cover."""
    return sheet(
        "eu",
        ("#fbd9a5", "#fdeccb", "#f6c9a0"),
        _pieces(),
        _dove(),
        path("M0 216h300v84H0z", fill="#3f9c9b"),
        path("M0 222q25-8 50 0t50 0 50 0 50 0 50 0 50 0v78H0z", fill="#2b8389"),
        _island(),
        path("M0 266q25-9 50 0t50 0 50 0 50 0 50 0 50 0v34H0z", fill="#17656d"),
        path("M0 284q25-9 50 0t50 0 50 0 50 0 50 0 50 0v16H0z", fill=BAND),
    )


def _pieces() -> Markup:
    """Four quarters of a disc. Each has a tongue at its first edge and the notch for its neighbour's at the second."""
    r, half = 86, 43
    tongue = "c0-5-9-4-9-14a13 13 0 0 1 26 0c0 10-9 9-9 14"
    quarter = (
        f"M0 0H{half - 4}{tongue}H{r}A{r} {r} 0 0 1 0 {r}V{half + 4}c5 0 4 9 14 9a13 13 0 0 0 0-26c-10 0-9 9-14 9z"
    )
    colours = ("#e8664f", "#e9a92f", "#4f9d69", "#4a78b5")  # economy, society, politics, environment
    x, y = MIDDLE
    places = ("translate(17 -15) rotate(9)", "rotate(90)", "rotate(180)", "rotate(270)")
    order = (1, 2, 3, 0)
    return tag(
        "g",
        *[
            path(quarter, fill=colours[i], stroke=CREAM, stroke_width=3, stroke_linejoin="round", transform=places[i])
            for i in order
        ],
        transform=f"translate({x} {y}) rotate(-90)",
    )


def _dove() -> Markup:
    bird = (
        "M38 78c14 2 22 8 27 16c5-14 16-22 32-22c-6 6-9 12-10 20"
        "c-3 16-16 22-30 18c-8-2-12-8-19-9c8-3 9-6 10-9c-2-6-6-10-10-14z"
    )
    twig = "M36 101c-6 4-8 9-9 14M33 105l-8-1M30 110l-8 2"
    green = path(twig, stroke="#4f9d69", stroke_width=2.5, fill="none", stroke_linecap="round")
    return path(bird, fill="#fffdf6") + green


def _island() -> Markup:
    houses = (
        (96, 236, 18, "#e8664f"),
        (118, 229, 20, "#e9a92f"),
        (160, 230, 19, "#4a78b5"),
        (184, 238, 17, "#c95b78"),
    )
    drawn = [
        path("M44 270q20-36 62-40t52-8 48 14 52 34z", fill="#7cb56b"),
        path("M44 270q40-20 84-16t132 16z", fill="#5d9a5f"),
    ]
    for x, y, wide, roof in houses:
        drawn.append(path(f"M{x} {y}h{wide}v16h-{wide}z", fill=CREAM))
        drawn.append(path(f"M{x - 3} {y}l{wide / 2 + 3:g}-11 {wide / 2 + 3:g} 11z", fill=roof))
        drawn.append(path(f"M{x + wide / 2 - 2.5:g} {y + 16}v-8h5v8z", fill="#7a5a43"))
    for x, y, size in ((80, 254, 1), (214, 262, 1), (228, 266, 0.8)):
        tree = "M0 0c-9-4-9-14-4-20s4-10 4-10 0 4 4 10 5 16-4 20z"
        drawn.append(path(tree, fill="#2f7a55", transform=f"translate({x} {y}) scale({size})"))
    return join(drawn)
