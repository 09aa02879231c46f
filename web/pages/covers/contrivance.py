"""The box cover of Contrivance: a machine of brass and enamel, its needle near the red."""

from app.markup import Markup, join, tag

from .brush import around, disc, dots, path, ring, sheet

BAND = "#2b0f14"
BRASS, LIGHT, CREAM, DARK = "#d99a3c", "#ffd88a", "#fdf0d5", "#431419"


def draw() -> Markup:
    """The cover as a drawing."""
    return sheet(
        "cv",
        ("#d5503a", "#b93a33", "#7d2229"),
        path("".join(f"M{x} 0v300M0 {x}h300" for x in range(30, 300, 30)), stroke=CREAM, opacity=0.1),
        _cog(50, 62, 26, 12),
        _cog(258, 66, 20, 10),
        _pipes(),
        _dial(),
        _spark(),
        path("M0 240h300v60H0z", fill=DARK),
        path("M0 240h300v6H0z", fill=BRASS),
        *[_tile(x, colour, emblem) for x, colour, emblem in TILES],
        path("M0 290h300v10H0z", fill=BAND),
    )


TILES = (  # components on the workbench: x, enamel, emblem
    (22, "#2f6f8f", "M-8 0h16M0-8v16"),
    (90, "#4c8a4a", "M-8 8L0-8 8 8z"),
    (158, "#e0b23c", "M0-9l8 4.500v9L0 9l-8-4.500v-9z"),
    (226, "#7a4a8c", "M2-9l-8 11h5l-2 8 8-11h-5z"),
)


def _tile(x: float, colour: str, emblem: str) -> Markup:
    rivets = [(x + 26, 226.0), (x + 26, 278.0)]
    return join(
        [
            path(f"M{x} 232q0-6 6-6h40q6 0 6 6v40q0 6-6 6h-40q-6 0-6-6z", fill=colour, stroke=BAND, stroke_width=2.5),
            disc(15, x + 26, 252, fill=CREAM, stroke=BRASS, stroke_width=4),
            path(emblem, fill=colour, stroke=colour, stroke_width=2, transform=f"translate({x + 26} 252)"),
            dots(rivets, 6, BRASS),
            dots(rivets, 2, LIGHT),
        ]
    )


def _dial() -> Markup:
    marks = around(11, 60, 0.375 + 0.034)
    numbers = dots(marks[:-2], 2.6, DARK)
    return join(
        [
            disc(92, fill=BAND, opacity=0.35),
            disc(90, fill=BRASS),
            ring(90, 6, LIGHT),
            dots(around(12, 82), 3, DARK),
            disc(73, fill=CREAM),
            path("M193.800 171.800a62 62 0 0 0 14.700-66", stroke="#d5503a", stroke_width=12, fill="none"),
            numbers,
            path("M144 132l52-41-44 49z", fill=DARK),
            disc(11, fill=BRASS, stroke=DARK, stroke_width=3),
            path("M122 166h56v18h-56z", fill=DARK),
            *[path(f"M{x} 166v18", stroke=CREAM, stroke_width=1) for x in (141, 160)],
            dots([(131, 175), (150, 175), (169, 175)], 3.5, LIGHT),
        ]
    )


def _cog(x: float, y: float, r: float, teeth: int) -> Markup:
    return tag(
        "g",
        tag("g", ring(r, 10, BRASS, teeth=teeth), transform=f"translate({x - 150} {y - 128})"),
        disc(r - 2, x, y, fill=BRASS),
        disc(r / 2.4, x, y, fill="#8c2a2b"),
    )


def _pipes() -> Markup:
    d = "M60 240v-70q0-30 30-30M240 240v-56q0-34-30-34M102 240v-30M198 240v-30"
    ends = "M50 232h20M230 232h20M92 232h20M188 232h20"
    return join(
        [
            path(d, stroke=DARK, stroke_width=18, fill="none"),
            path(d, stroke=BRASS, stroke_width=13, fill="none"),
            path(d, stroke=LIGHT, stroke_width=3, fill="none", opacity=0.7),
            path(ends, stroke=LIGHT, stroke_width=8),
        ]
    )


def _spark() -> Markup:
    return path("M226 16l-14 24h10l-6 20 20-28h-11l9-16zM40 104l-12 20h9l-5 16 17-23h-10l8-13z", fill=LIGHT)
