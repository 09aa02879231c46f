"""Our own art, as symbols that are sent once and used everywhere: emblems of the six Builders, signs of the tools,
blueprints of the six Contrivances.

A drawing is one path; the part after the bar is filled. Colours come from the element that uses a symbol.
"""

from functools import cache, lru_cache

from utopiary import Speaker

from ...markup import Markup, tag
from ..board import tooltips

EMBLEMS = {  # of 24 x 24, bold enough for the corner of a tile
    "engineer": "M12 3v3M12 6L5.500 21M12 6l6.500 15M7.500 15.500q4.500 3.500 9 0|M12 3.500a3 3 0 1 0 .01 0z",  # dividers
    "mechanic": "M9 13L3.500 18.500a1.800 1.800 0 0 0 2.500 2.500L11.500 15.500|M20.500 6.200l-3.300 3.300-2.800-.5-.5-2.800 3.300-3.300a6 6 0 0 0-7.900 7.700l4.300 4.300a6 6 0 0 0 6.900-8.700z",  # a spanner
    "regulator": "M12 2v20M7 22h10M12 4L5 12M12 4l7 8M5 12l7 5M19 12l-7 5|M5 9.500a2.800 2.800 0 1 0 .01 0zM19 9.500a2.800 2.800 0 1 0 .01 0z",  # a governor
    "cognicator": "M2 12q10-10.500 20 0q-10 10.500-20 0zM12 1.500v2M5 3.500l1.200 1.800M19 3.500l-1.200 1.800M12 20.500v2|M12 8.200a3.800 3.800 0 1 0 .01 0z",  # an eye that thinks
    "assembler": "M8.500 12a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z|M7 2.500h10L22 12l-5 9.500H7L2 12zM12 7.500a4.500 4.500 0 1 0 .01 0z",  # a nut
    "intendent": "M10.500 13.500L21 3M17.500 6.500l3.500 3.500M14.500 9.500l2.500 2.500|M7.500 11a5.500 5.500 0 1 0 .01 0zM7.500 14.500a2 2 0 1 1-.01 0z",  # a key
}  # fmt: skip

SIGNS = {  # of 24 x 24
    "move": "M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3",
    "rotate": "M20 12a8 8 0 1 1-2.700-6M18.500 1.500v5h-5",
    "swap-component": "M3 3h8v8H3zM13 13h8v8h-8zM15 5h3a2 2 0 0 1 2 2v3M17.500 7.500L20 10l2.500-2.500M9 19H6a2 2 0 0 1-2-2v-3M1.500 16.500L4 14l2.500 2.500|M3 3h8v8H3z",
    "swap-points": "M7 3a4.500 4.500 0 1 0 .01 0zM17 12a4.500 4.500 0 1 0 .01 0zM14.500 5h2a3 3 0 0 1 3 3v1.500M17.500 7.500l2 2 2-2M9.500 19h-2a3 3 0 0 1-3-3v-1.500M2.500 16.500l2-2 2 2|M7 3a4.500 4.500 0 1 0 .01 0z",
    "take-a-tool": "M7 12V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V5.500a1.500 1.500 0 0 1 3 0V12V8.500a1.500 1.500 0 0 1 3 0V15c0 4-2.800 7-6.300 7S8 20 6.200 16.500L3.700 12.500c.8-1.500 2.400-1 3.300.5z",
    "redraw-a-tool": "M5 13v8h14v-8M12 16V3M7.500 7.500L12 3l4.500 4.500M2 13h6M16 13h6|M5 13h14v8H5z",
    "switch-on": "M13 2L5 13.500h6L10 22l9-12.500h-6z|M13 2L5 13.500h6L10 22l9-12.500h-6z",
    "points": "M12 4v16M4 12h16",
    "redraw": "M4 9a8.500 8.500 0 0 1 15-2.500M19.500 2v5h-5M20 15a8.500 8.500 0 0 1-15 2.500M4.500 22v-5h5",
    "flame": "M12 1.500c1 5 6.500 7.500 6.500 13.500a6.500 6.500 0 0 1-13 0c0-3.500 2-5 3-8c1.500 1 2 2.500 2 4c2-2 2.500-6 1.500-9.500z|M12 1.500c1 5 6.500 7.500 6.500 13.500a6.500 6.500 0 0 1-13 0c0-3.500 2-5 3-8c1.500 1 2 2.500 2 4c2-2 2.500-6 1.500-9.500z",
    "shield": "M12 2l8 3v6c0 5.500-3.500 9-8 11c-4.500-2-8-5.500-8-11V5zM8 11.500l3 3 5-6|M12 2l8 3v6c0 5.500-3.500 9-8 11c-4.500-2-8-5.500-8-11V5z",
    "eye": "M2 12q10-10 20 0q-10 10-20 0zM12 9a3 3 0 1 0 .01 0z",
    "badge": "M12 2a6 6 0 1 0 .01 0zM8.500 13l-2 9 5.500-3.500 5.500 3.500-2-9|M12 2a6 6 0 1 0 .01 0z",
    "back": "M9 5L3 11l6 6M3.500 11H14a6 6 0 0 1 0 12h-2",
    "tick": "M4 13l5 5L20 6",
    "pass": "M5 4v16l9-8zM18.500 4v16",
    "cards": "M3 6.500l9-2.500 4 14-9 2.500zM14 4h7v15h-4.500|M3 6.500l9-2.500 4 14-9 2.500z",
    "arrow": "M12 21V4M5 11l7-7 7 7",
    "star": "M12 2.500l2.700 6.200 6.800.6-5.100 4.500 1.500 6.700L12 17l-5.900 3.500 1.500-6.700-5.100-4.500 6.800-.6z|M12 2.500l2.700 6.200 6.800.6-5.100 4.500 1.500 6.700L12 17l-5.900 3.500 1.500-6.700-5.100-4.500 6.800-.6z",
    "skip": "M4 4v16l8-8zM12 4v16l8-8zM21 4v16",
    "again": "M6 3v18l14-9z",
}  # fmt: skip

PLANS = {  # of 120 x 90: what the Contrivance turns out to be
    "trans-aether-relocator": "M20 82h80M28 82V40a32 32 0 0 1 64 0v42M38 82V42a22 22 0 0 1 44 0v40M60 8V2M31 22l-5-4M89 22l5-4M22 46h-8M98 46h8M52 60h16M60 52v16M48 34q12-8 24 0M46 74h28M50 68l-4 6M70 68l4 6M60 42a5 5 0 1 0 .01 0z|M38 82V42a22 22 0 0 1 44 0v40z",
    "elemental-transmorgrafier": "M14 82h92M22 82V60h20v22M78 82V60h20v22M42 72h36M60 72V58M60 10a24 24 0 1 0 .01 0zM60 18v32M44 34h32M49 23l22 22M71 23L49 45M32 60V46q0-12 8-16M88 60V46q0-12-8-16M26 68h12M82 68h12M52 4h16|M60 24a10 10 0 1 0 .01 0z",
    "chrono-kettle": "M34 34h44l8 40a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8zM42 34q14-16 28 0M52 20q4-6 8 0M84 44l20-14-4-6M28 44q-16 4-14 18q2 10 13 10M56 44a15 15 0 1 0 .01 0zM56 50v9l7 4M102 18q4-4 0-8q-4-4 0-8M112 20q4-4 0-8q-4-4 0-8|M56 44a15 15 0 1 0 .01 0z",
    "galvanic-weather-organ": "M18 84h84M26 84V50h10v34M40 84V34h10v50M54 84V22h12v62M70 84V34h10v50M84 84V50h10v34M26 56h10M40 42h10M54 30h12M70 42h10M84 56h10M30 26a8 8 0 0 1 2-16a10 10 0 0 1 19 2M92 14l-8 10h7l-6 10M102 8l-4 5|M54 22h12v62H54z",
    "subterranean-phonoscope": "M4 38h112M60 38V14M60 14q-26-4-36-14M60 14q26-4 36-14M50 38v14h20V38M60 52v10M50 62h20l-10 24zM54 70h12M57 78h6M20 50q6 8 0 16M28 46q10 12 0 26M100 50q-6 8 0 16M92 46q-10 12 0 26|M50 62h20l-10 24z",
    "self-winding-valet": "M44 14h32M48 14V4h24v10M50 14v6a10 10 0 0 0 20 0v-6M56 20h2M62 20h2M42 36h36l4 30H38zM60 30v6M60 44a8 8 0 1 0 .01 0zM60 48v4l3 2M42 40L24 52l6 10M78 40l20 6-2 12M48 66v16h-8M72 66v16h8M86 58h22M90 58v-4h14v4M20 62a5 5 0 1 0 10 0M106 30v16M98 38h16|M60 44a8 8 0 1 0 .01 0z",
}  # fmt: skip


@lru_cache(maxsize=4)
def symbols(say: Speaker | None = None) -> Markup:
    """All symbols, for the head of the board; with tooltips in the speaker's language."""
    from .legend import legend  # here, because the legend draws with this module

    titles = tooltips(legend, say) if say else {}
    drawn = [_symbol(name, lines, "0 0 24 24", "pen cv-bold", titles) for name, lines in EMBLEMS.items()]
    drawn += [_symbol(name, lines, "0 0 24 24", "pen", titles) for name, lines in SIGNS.items()]
    drawn += [_symbol(name, lines, "0 0 120 90", "pen", titles) for name, lines in PLANS.items()]
    return tag("svg", *drawn, class_="symbol-set", width=0, height=0, aria_hidden="true")


def _symbol(name: str, drawn: str, box: str, pen: str, titles: dict[str, str]) -> Markup:
    id = f"cv-{name}"
    lines, _, solid = drawn.partition("|")
    title = tag("title", titles[id]) if id in titles else None
    filled = tag("path", d=solid, class_="solid", fill_rule="evenodd") if solid else None
    return tag("symbol", title, filled, tag("path", d=lines, class_=pen), id=id, viewBox=box)


@cache
def sign(name: str, kind: str = "") -> Markup:
    """A sign or an emblem as a small drawing."""
    return tag("svg", tag("use", href=f"#cv-{name}"), class_=f"sign {kind}".strip(), aria_hidden="true")


@cache
def plan(name: str) -> Markup:
    """The blueprint of a Contrivance."""
    return tag(
        "svg", tag("use", href=f"#cv-{name}"), class_="plan", viewBox="0 0 120 90", width=120, height=90, aria_hidden="true"
    )  # fmt: skip


def placed(name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
    """A sign inside another picture, its upper left corner at x, y."""
    return tag("use", href=f"#cv-{name}", x=x, y=y, width=size, height=size, class_=kind or None)
