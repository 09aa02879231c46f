"""Utopia Engine: a machine of brass in the night sky, six joined devices, and an explorer with a lantern."""

from app.markup import Markup, join

from .brush import around, disc, dots, glow, path, ring, sheet

BAND = "#171532"
BRASS, LIGHT, DARK = "#e2a94f", "#ffe2a1", "#3a2350"
STARS: list[tuple[float, float]] = [(29 + 83 * i * i % 245, 24 + 47 * i % 150) for i in range(1, 24)]


def draw() -> Markup:
    """The cover."""
    return sheet(
        "ue",
        ("#141433", "#3c2a63", "#a44d54", "#f0a154"),
        dots(STARS, 0.9, LIGHT, opacity=0.8),
        glow("ue", "#ffb65c", 125),
        _engine(),
        path("M0 226l34-22 22 14 40-38 30 30 26-16 38 40 30-22 34 26 46-20v82H0z", fill="#6b3557"),
        path("M0 252l50-28 34 22 28-14 40 26 44-34 38 26 30-14 36 20v44H0z", fill=DARK),
        path("M0 276q60-26 120-12t100-4 80 4v36H0z", fill=BAND),
        _explorer(),
    )


def _engine() -> Markup:
    six, star = around(6, 58), around(6, 58)
    lines = "".join(f"M{six[a][0]} {six[a][1]}L{six[b][0]} {six[b][1]}" for a in range(6) for b in range(a + 1, 6))
    return join(
        [
            disc(88, fill="#221a46"),
            ring(92, 14, BRASS, teeth=30),
            ring(84, 7, BRASS),
            ring(78, 1.5, LIGHT, opacity=0.6),
            path(lines, stroke=BRASS, stroke_width=1.6, opacity=0.75),
            ring(58, 2.5, BRASS),
            dots(star, 12, BRASS),
            dots(star, 8.5, DARK),
            dots(star, 4, LIGHT),
            disc(20, fill=BRASS),
            ring(20, 5, LIGHT, teeth=12),
            disc(9, fill="#fff6da"),
        ]
    )


def _explorer() -> Markup:
    """Seen from behind, on the way there."""
    return join(
        [
            glow("lamp", "#ffd27a", 20, 229, 244),
            path("M211 262q1-22 8-22t8 22zM219 227a6 6 0 1 0 .1 0zM211 230h16l-3-5h-10zM224 243l6 3", fill="#0d0c20"),
            path("M226 245h6v7h-6z", fill="#ffe2a1"),
        ]
    )
