"""What the covers share: the sheet, the sky, and shapes with short markup."""

from math import cos, pi, sin

from app.markup import Attr, Markup, tag

SIDE = 300
MIDDLE = (150, 128)  # of the great disc
FRAME = "#fff4d8"


def sheet(name: str, sky: tuple[str, ...], *inside: Markup) -> Markup:
    """A whole cover: the sky from top to bottom, what is in front of it, and the thin frame."""
    fade = [tag("stop", offset=round(i / (len(sky) - 1), 2), stop_color=colour) for i, colour in enumerate(sky)]
    return tag(
        "svg",
        tag("linearGradient", *fade, id=f"sky-{name}", x2=0, y2=1),
        tag("path", d=f"M0 0h{SIDE}v{SIDE}H0z", fill=f"url(#sky-{name})"),
        *inside,
        path("M12 300V12h276v288", stroke=FRAME, opacity=0.55, fill="none", stroke_width=1.5),
        class_="art",
        viewBox=f"0 0 {SIDE} {SIDE}",
        preserveAspectRatio="xMidYMax slice",
        aria_hidden="true",
    )


def path(d: str, **attrs: Attr) -> Markup:
    """A path with these attributes."""
    return tag("path", d=d, **attrs)


def disc(r: float, x: float = MIDDLE[0], y: float = MIDDLE[1], **attrs: Attr) -> Markup:
    """A disc, by default at the place of the large one."""
    return tag("circle", cx=x, cy=y, r=r, **attrs)


def ring(r: float, wide: float, colour: str, teeth: int = 0, share: float = 0.5, **attrs: Attr) -> Markup:
    """A circle drawn with a broad pen; with teeth it is a cog's, rays or a scale, each as wide as its share."""
    dashes: str | None = None
    if teeth:
        step = 2 * pi * r / teeth
        dashes = f"{step * share:.2f} {step * (1 - share):.2f}"
    x, y = MIDDLE
    return disc(r, x, y, fill="none", stroke=colour, stroke_width=wide, stroke_dasharray=dashes, **attrs)


def around(count: int, r: float, turn: float = -0.25) -> list[tuple[float, float]]:
    """Points round the middle, evenly; `turn` says where the first one is, in parts of a whole turn."""
    turns = [2 * pi * (i / count + turn) for i in range(count)]
    return [(round(MIDDLE[0] + r * cos(t), 1), round(MIDDLE[1] + r * sin(t), 1)) for t in turns]


def dots(points: list[tuple[float, float]], r: float, colour: str, **attrs: Attr) -> Markup:
    """Many small discs as one path: a line of no length with a round end."""
    d = "".join(f"M{x:g} {y:g}h0" for x, y in points)
    return path(d, stroke=colour, stroke_width=2 * r, stroke_linecap="round", fill="none", **attrs)


def glow(name: str, colour: str, r: float, x: float = MIDDLE[0], y: float = MIDDLE[1]) -> Markup:
    """Light that fades out."""
    stops = (
        tag("stop", offset=0, stop_color=colour),
        tag("stop", offset=1, stop_color=colour, stop_opacity=0),
    )
    return tag("radialGradient", *stops, id=f"glow-{name}") + disc(r, x, y, fill=f"url(#glow-{name})")
