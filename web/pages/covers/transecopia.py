"""Transecopia: under a dark sea, submarines before a rift of light that falls apart into its colours."""

from app.markup import Markup, join, tag

from .brush import disc, dots, glow, path, ring, sheet

BAND = "#06202b"
RAYS = ("#ff6f61", "#ffb347", "#ffe66d", "#66d9a0", "#5ab8ff", "#9d7bff")
WEED = "M30 268c-10-18 6-22 0-40M40 268c8-14-4-20 4-34M258 262c10-16-6-22 2-40M270 264c-6-12 6-18 0-30"
BUBBLES: list[tuple[float, float]] = [(206, 176), (214, 160), (209, 148), (221, 138), (58, 226), (64, 214), (61, 203)]


def draw() -> Markup:
    """The cover as one SVG."""
    return sheet(
        "tr",
        ("#0d5266", "#0a3a4d", "#072a38"),
        _rays(),
        glow("tr", "#e9fffb", 92),
        _rift(),
        path("M0 226q40-16 70-8t50 14 60-10 70-6 50 12v72H0z", fill="#0b3344"),
        _wreck(),
        _submarine(),
        dots(BUBBLES, 3, "#c9fff2", opacity=0.55),
        path("M0 262q50-22 96-6t90-4 114-2v50H0z", fill=BAND),
        path(WEED, stroke="#1b6a5f", stroke_width=4, stroke_linecap="round", fill="none"),
    )


def _rays() -> Markup:
    """From the rift to the edge of the sheet, a fan for each side of the spectrum."""
    fan = [path(f"M150 128L{-120 + 90 * i} 330h90z", fill=colour, opacity=0.42) for i, colour in enumerate(RAYS)]
    up = [path(f"M150 128L{420 - 90 * i} -80h-90z", fill=colour, opacity=0.36) for i, colour in enumerate(RAYS)]
    return tag("g", *fan, *up)


def _rift() -> Markup:
    crystal = "M150 42l24 52-10 34 14 36-28 52-26-50 12-38-14-34z"
    return join(
        [
            ring(88, 2, "#bff7ea", opacity=0.5),
            ring(80, 9, "#bff7ea", teeth=48, share=0.12, opacity=0.7),
            path(crystal, fill="#f4fffb"),
            path("M150 42l24 52-24 34zM164 128l14 36-28 52v-88z", fill="#bdeee6"),
            path("M150 42l-28 52 28 34zM136 128l-12 38 26 50v-88z", fill="#ffe9c9", opacity=0.7),
        ]
    )


def _submarine() -> Markup:
    return tag(
        "g",
        path("M66 0l90-34v62z", fill="#fff3b8", opacity=0.28),
        path("M-58-16v32l-10 0v-12h-6v-8h6v-12z", fill="#c9772b"),
        path("M-56 0q6-28 60-28q44 0 62 28q-18 26-62 26t-60-26z", fill="#f2b33d"),
        path("M-52 8q28 18 56 18q40 0 58-20q-50 12-114 2z", fill="#c9772b"),
        path("M-14-26v-14h30v14M6-40v-14h12", fill="#f2b33d", stroke="#c9772b", stroke_width=3),
        dots([(-26, -3), (0, -5), (26, -3)], 9, "#5d3a1a"),
        dots([(-26, -3), (0, -5), (26, -3)], 6, "#cffcf2"),
        transform="translate(112 212) rotate(-6) scale(.86)",
    )


def _wreck() -> Markup:
    ribs = "M196 256q10-40 50-42 30 0 44 30l10 20h-104zM212 240l-6-34M232 226l-2-30M252 224l4-28"
    return path(ribs, fill="#082530", stroke="#082530", stroke_width=4) + disc(7, 238, 240, fill="#0d4a55")
