"""Our own art, as symbols that are sent once and used everywhere: landscapes of the six regions, emblems, small signs.

Colours come from the style sheet: a landscape is painted in layers (`a` the sky, then `b`, `c`, `d` from far to near,
`e` what shines), a sign or an emblem is drawn in the text colour of the element that uses it.
"""

from collections.abc import Mapping
from functools import lru_cache

from utopiary import Speaker

from ...markup import Markup, tag
from ..board import tooltips
from .legend import legend

LAND, SMALL, LARGE = "0 0 300 100", "0 0 24 24", "0 0 64 64"
LANDSCAPES = {  # layer, path
    "halebeard-peak": (
        ("e", "M238 14a13 13 0 1 0 .01 0z"),
        ("b", "M0 100V66L38 42L72 64L116 34L150 60L204 36L246 66L300 44V100z"),
        ("c", "M52 100L148 8L176 42L196 30L268 100z"),
        ("e", "M148 8L118 37l13-2 7 9 9-11 9 13 8-10 12 6zM196 30l-17 16 10-2 6 7 6-8 9 3z"),
        ("d", "M0 100V86Q46 72 104 88T214 84T300 76V100z"),
        ("d", "M22 88l7-20 7 20zM34 90l6-16 6 16zM272 82l7-22 7 22zM258 84l5-15 5 15z"),
    ),
    "great-wilds": (
        ("e", "M78 20a17 17 0 1 0 .01 0z"),
        ("b", "M0 100V60Q40 46 92 58T188 50T300 58V100z"),
        ("c", "M0 100V76Q60 58 130 72T300 66V100z"),
        (
            "c",
            "M196 70v-20h5v20zM198 22c14-2 24 8 22 18c10 4 8 17-6 17h-34c-13 0-15-13-5-17c-2-10 8-20 23-18zM246 68v-13h4v13zM248 34"
            "c9-1 16 6 14 13c6 3 5 11-4 11h-21c-9 0-10-8-4-11c-1-7 6-14 15-13z",
        ),
        ("d", "M0 100V90Q70 76 150 88T300 82V100z"),
        (
            "d",
            "M20 92l3-18 3 18zM28 92l5-13 0 13zM62 90l2-16 4 16zM118 88l5-15 1 15zM126 88l1-20 4 20zM178 90l4-14 2 14zM262 86l1-18 "
            "4 18zM272 86l5-12 0 12z",
        ),
    ),
    "root-strangled-marshes": (
        ("e", "M214 22a11 11 0 1 0 .01 0z"),
        ("b", "M0 100V52L14 20L20 52L46 58L58 14L66 56L120 62L132 26L140 60L196 58L210 10L220 56L268 60L280 24L288 56L300 54V100z"),
        ("e", "M0 74h52v2H0zM72 80h80v2H72zM176 73h60v2h-60zM250 79h50v2h-50z"),
        (
            "c",
            "M82 0h17c-2 30-2 42 4 52c8 8 22 14 25 34h-7c-4-13-12-19-20-22c0 8 4 15 4 22h-7c0-9-4-15-6-21c-4 7-2 14-6 21h-8c2-12 "
            "4-19 2-26c-8 4-14 12-16 26h-8c1-18 9-28 20-36c7-14 8-30 6-50z",
        ),
        ("c", "M242 0h11c0 24 0 38 4 46c6 8 15 12 17 36h-6c-3-14-8-20-14-24c1 9 3 16 1 24h-6c0-9-2-14-4-20c-4 6-3 13-7 20h-6c3-13 4-20 4-27"
         "c5-14 7-30 6-55z"),
        ("d", "M0 100V88Q50 80 92 88T196 86T300 88V100z"),
        ("d", "M150 90q-6-22 4-34q-3 18 2 34zM166 90q-2-18 10-26q-8 14-4 26zM34 90q-5-16 4-26q-2 14 2 26z"),
    ),
    "glassrock-canyon": (
        ("e", "M150 26a15 15 0 1 0 .01 0z"),
        ("b", "M0 100V40H52L58 62H88L92 50H128L134 70H176L182 46H226L232 60H252L258 36H300V100z"),
        ("e", "M138 88l10-44 8 44zM152 88l12-30 2 30zM128 88l4-24 7 24z"),
        ("c", "M0 100V24H46L58 52L66 56L74 84L96 90V100zM300 100V18H254L246 50L236 54L228 80L202 90V100z"),
        ("e", "M0 38h50l1 3H0zM0 58h66l1 3H0zM249 34h51v3h-52zM235 56h65v3h-66z"),
        ("d", "M0 100V78Q40 80 70 92H220Q262 84 300 74V100z"),
        ("d", "M86 94l7-22 7 22zM100 94l3-12 6 12zM206 92l8-26 4 26zM196 94l4-14 4 14z"),
    ),
    "ruined-city": (
        ("e", "M60 18a12 12 0 1 0 .01 0z"),
        ("b", "M0 100V64H24V44H34V64H62V34L74 24L86 34V64H112V52H124V64H176V30H182V22H190V30H196V64H232V46L244 38V64H300V100z"),
        ("c", "M104 88V58a30 30 0 0 1 34-30l-3 9 11 4-4 10 12 3v34zM112 88V62h5v26zM126 88V62h5v26zM140 88V62h5v26z"),
        ("c", "M176 88V52h-4v-6h18v6h-4v36zM202 88V44l9 5v39zM224 88V58h-4v-6h18v6h-4v36zM172 46h62l-6-7-20 2-12-4z"),
        ("c", "M30 88V48h-4v-6h18v6h-4v40zM52 88V66l9-4v26zM262 88V40h-5v-7h24v7h-5v14l-5 4v30z"),
        ("e", "M180 62h3v20h-3zM228 66h3v16h-3zM34 58h3v22h-3z"),
        ("d", "M0 100V86L30 88L44 82L62 88L110 86L128 90L176 85L214 90L250 84L300 88V100z"),
    ),
    "fiery-maw": (
        ("b", "M148 32c-8-8-20-6-22-16c-14 2-18-10-8-14c4-8 20-6 22 2c10-6 22 2 18 10c8 4 6 14-4 16z"),
        ("b", "M0 100V66L44 52L80 68L230 66L262 50L300 62V100z"),
        ("c", "M56 100L126 34L138 38L150 33L164 39L174 34L250 100z"),
        ("e", "M126 34l12 4 12-5 14 6 10-5-8 12-8-3-3 16 8 12-10 16 4 13h-12l2-16-7-12 5-14-6-12-8 3z"),
        ("e", "M104 24l3 5-4 2zM190 14l4 5-5 3zM206 34l3 4-4 1zM92 8l2 4-4 0zM178 2l3 4-3 1z"),
        ("d", "M0 100V82L34 90L60 80L96 92L128 86L170 94L206 84L240 92L268 80L300 88V100z"),
        ("e", "M34 96h20l6-4 12 4zM214 97l14-4 18 4z"),
    ),
    "workshop": (
        ("b", "M0 0H300V76H0z"),
        ("e", "M196 12h54v40h-54zM205 0h2v0z"),
        ("b", "M221 12h4v40h-4zM196 30h54v4h-54z"),
        ("c", "M14 26h104v4H14zM14 52h104v4H14zM22 12h8v14h-8zM34 8h6v18h-6zM44 16h14v10H44zM64 10l8 16H58zM84 14h7v12h-7zM96 6h9v20h-9zM20 40h18v12H20zM46 36h6v16h-6z"
         "M56 42h9v10h-9zM72 34c8 0 10 6 8 18H64c-2-12 0-18 8-18zM92 40h18v12H92z"),
        ("c", "M150 0h2v24h-2zM142 24h18l5 12h-28z"),
        ("e", "M145 36h12l-2 5h-8z"),
        ("d", "M0 100V74H300V100z"),
        (
            "d",
            "M152 74v-8h10v-10h22v10h8v8zM262 74l4-22h14l6 22zM60 74c0-10 8-18 18-18s18 8 18 18h-8a10 10 0 0 0-20 0zM204 74v-5h40v5z",
        ),
    ),
}  # fmt: skip

SIGNS = {  # signs of 24 x 24, drawn with a pen; what is meant to be filled stands after a bar
    "silver": "M7 10h10l4 8H3z M7 10l-1.5-4h9L17 10|M7 10h10l4 8H3z",
    "quartz": "M12 2l5 6-2 13H9L7 8z M12 2v19M7 8h10|M12 2l5 6-2 13H9L7 8z",
    "gum": "M12 3c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12z M9.5 15a3 3 0 0 0 2.5 3|M12 3c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12z",
    "silica": "M2 20L12 8l10 12z M12 5V3M17 8l1.5-2M7 8L5.5 6M10 16h.01M13 14h.01M14.5 17h.01|M2 20L12 8l10 12z",
    "wax": "M8 11h8v10H8z M12 11V8 M12 2c2 2.5 2 4.5 0 6c-2-1.5-2-3.5 0-6z M8 15h3|M8 11h8v10H8z",
    "lead": "M7 9h10l3 12H4z M12 9a3 3 0 1 1 .01 0|M7 9h10l3 12H4z",
    "dowsing-rod": "M4 3l8 10 8-10M12 13v8",
    "paralysis-wand": "M3 21L14 10M17 2l1.2 3.8L22 7l-3.8 1.2L17 12l-1.2-3.8L12 7l3.8-1.2z|M17 2l1.2 3.8L22 7l-3.8 1.2L17 12l-1.2-3.8L12 7l3.8-1.2z",
    "focus-charm": "M5 2c0 8 14 8 14 0M12 8v3M12 11l6 5-6 6-6-6z|M12 11l6 5-6 6-6-6z",
    "active-monsters": "M2 6h20l-2.5 10-3.5-6-4 9-4-9-3.5 6z|M2 6h20l-2.5 10-3.5-6-4 9-4-9-3.5 6z",
    "fleeting-visions": "M2 12q10-10 20 0q-10 10-20 0z M12 9a3 3 0 1 0 .01 0z|M12 9a3 3 0 1 0 .01 0z",
    "good-fortune": "M12 2.5l2.7 6.2 6.8.6-5.1 4.5 1.5 6.700L12 17l-5.9 3.5 1.5-6.7-5.1-4.5 6.8-.6z|M12 2.5l2.7 6.2 6.8.6-5.1 4.5 1.5 6.700L12 17l-5.9 3.5 1.5-6.7-5.1-4.5 6.8-.6z",
    "foul-weather": "M7 14a4 4 0 0 1 0-8a5.5 5.5 0 0 1 10.5.5A3.8 3.8 0 0 1 17.5 14z M12 14l-3 4h4l-2 4|M7 14a4 4 0 0 1 0-8a5.5 5.5 0 0 1 10.5.5A3.8 3.8 0 0 1 17.5 14z",
    "ice-plate": "M6 3l3 2h6l3-2 3 7-3 2v9H6v-9l-3-2z M12 5v16M6 14h12",
    "bracelet-of-ios": "M12 6a8 8 0 1 0 .01 0z M12 10a4.5 4.5 0 1 0 .01 0z M12 1l3 3-3 3-3-3z|M12 1l3 3-3 3-3-3z",
    "shimmering-moonlace": "M16 3a9.5 9.5 0 1 0 5 13a8 8 0 0 1-5-13z M17 8h.01M20 11h.01M18 5h.01",
    "scale-of-the-infinity-wurm": "M12 2q8 5 8 12q-3 7-8 8q-5-1-8-8q0-7 8-12z M12 7v10M8 11q4 3 8 0M8 15q4 3 8 0",
    "ancient-record": "M5 3h14v15q0 3-3 3H8q-3 0-3-3z M8.5 8h7M8.5 12h7M8.5 16h4",
    "molten-shard": "M13 2l5 9-4 11-7-8 2-7z M13 2l-1 12 2 8M12 14l-5 0|M13 2l5 9-4 11-7-8 2-7z",
    "skull": "M12 2.5a8 8 0 0 0-8 8c0 3 1.2 4.8 3.2 6V21h9.600v-4.5c2-1.2 3.2-3 3.2-6a8 8 0 0 0-8-8z M10.5 21v-2.5M13.5 21v-2.5|M8.7 9.5a1.9 1.9 0 1 0 .01 0zM15.3 9.5a1.9 1.9 0 1 0 .01 0zM12 14l-1.2 2h2.400z",
    "heart": "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1a5 5 0 0 1 10 1c0 4-3 7-10 13z|M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1a5 5 0 0 1 10 1c0 4-3 7-10 13z",
    "spark": "M13 2L5 14h6l-1 8 9-13h-6z|M13 2L5 14h6l-1 8 9-13h-6z",
    "hand": "M7 13V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V5a1.5 1.5 0 0 1 3 0v7V8a1.5 1.5 0 0 1 3 0v7c0 4-3 7-6.5 7S8 20 6 16l-2.5-4c.8-1.5 2.5-1 3.5 1z",
    "basket": "M4 8h16l-2 13H6z M2 8h20M9.5 12v5.5M14.5 12v5.5M8 8l2-5M16 8l-2-5",
    "lock": "M8 11V8a4 4 0 0 1 8 0v3 M6 11h12v9H6z|M6 11h12v9H6z",
    "home": "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
    "tent": "M2 20L12 4l10 16zM12 12l4 8H8z",
    "lens": "M10 3a7 7 0 1 0 .01 0zM15 15l6 6",
    "tick": "M4 13l5 5L20 6",
    "star": "M12 2.5l2.7 6.2 6.8.6-5.1 4.5 1.5 6.700L12 17l-5.9 3.5 1.5-6.7-5.1-4.5 6.8-.6z|M12 2.5l2.7 6.2 6.8.6-5.1 4.5 1.5 6.700L12 17l-5.9 3.5 1.5-6.7-5.1-4.5 6.8-.6z",
    "here": "M12 22c-5-7-7-10-7-13a7 7 0 0 1 14 0c0 3-2 6-7 13z M12 6.5a2.5 2.5 0 1 0 .01 0z|M12 22c-5-7-7-10-7-13a7 7 0 0 1 14 0c0 3-2 6-7 13z",
    "eye": "M2 12q10-10 20 0q-10 10-20 0z M12 9a3 3 0 1 0 .01 0z",
}  # fmt: skip

EMBLEMS = {  # of 64 x 64
    "seal-of-balance": "M32 5a27 27 0 1 0 .01 0z M32 10a22 22 0 1 0 .01 0z M32 17v29M19 23q13-6 26 0M25 47h14"
    "|M19 23l-6 12a6.5 5 0 0 0 12 0zM45 23l-6 12a6.5 5 0 0 0 12 0zM32 15a3 3 0 1 0 .01 0z",
    "hermetic-mirror": "M32 4c10 0 16 9 16 20s-6 20-16 20s-16-9-16-20s6-20 16-20z M32 44v12M22 58h20M16 30c-8 5-6 15 6 16M48 30c8 5 6 15-6 16"
    "|M32 9c7 0 11.5 7 11.5 15s-4.5 15-11.5 15s-11.5-7-11.5-15S25 9 32 9z",
    "void-gate": "M12 58V28a20 20 0 0 1 40 0v30M6 58h52M12 34H6M52 34h6M15 18l-5-4M49 18l5-4M32 8V3M32 42a7 7 0 1 1 7-7a11 11 0 1 1-18-6"
    "|M18 58V29a14 14 0 0 1 28 0v29z",
    "golden-chassis": "M20 10h24l10 10v24L44 54H20L10 44V20z M32 3v13M32 48v13M3 32h13M48 32h13M32 21a11 11 0 1 0 .01 0zM24.5 24.5l-9-9M39.5 24.5l9-9"
    "M24.5 39.5l-9 9M39.5 39.5l9 9|M32 26a6 6 0 1 0 .01 0z",
    "scrying-lens": "M27 6a21 21 0 1 0 .01 0zM27 11a16 16 0 1 0 .01 0zM42 42l15 16M46 39l-6 6M12 27q15-14 30 0q-15 14-30 0z"
    "|M27 22a5.5 5.5 0 1 0 .01 0z",
    "crystal-battery": "M32 4l8 11-3 29H27l-3-29zM32 4v40M24 15h16M12 24l6 7-1 13h-7l-3-13zM52 24l5 7-3 13h-7l-1-13zM8 46h48v8H8zM18 54v6M46 54v6"
    "|M32 4l8 11-3 29H27l-3-29z",
    "engine": "M32 12a20 20 0 1 0 .01 0zM32 22a10 10 0 1 0 .01 0zM29 3h6l1 9h-8zM29 61h6l1-9h-8zM3 29v6l9 1v-8zM61 29v6l-9 1v-8zM11 15l4-4 7 5-5 6z"
    "M49 11l4 4-6 7-5-6zM11 49l4 4 7-6-6-5zM53 49l-4 4-7-6 6-5z|M32 26a6 6 0 1 0 .01 0z",
}  # fmt: skip


@lru_cache(maxsize=4)
def symbols(say: Speaker | None) -> Markup:
    """Everything that is drawn more than once, with tooltips; it stands at the head of the board and never changes.

    Without a speaker there are no tooltips: pictures in the rules cannot be pointed at.
    """
    titles = tooltips(legend, say) if say else {}
    lands = [
        tag("symbol", tag("rect", width=300, height=100, class_="ue-a"), *[tag("path", d=d, class_=f"ue-{layer}") for layer, d in layers],
            id=f"land-{name}", viewBox=LAND, preserveAspectRatio="xMidYMax slice")
        for name, layers in LANDSCAPES.items()
    ]  # fmt: skip
    signs = [_symbol(f"sign-{name}", drawn, SMALL, titles) for name, drawn in SIGNS.items()]
    emblems = [_symbol(f"sign-{name}", drawn, LARGE, titles) for name, drawn in EMBLEMS.items()]
    return tag("svg", *lands, *signs, *emblems, class_="symbol-set", width=0, height=0, aria_hidden="true")


def _symbol(id: str, drawn: str, box: str, titles: Mapping[str, str]) -> Markup:
    lines, _, solid = drawn.partition("|")
    return tag(
        "symbol",
        tag("title", titles[id]) if id in titles else None,
        tag("path", d=solid, class_="solid") if solid else None,
        tag("path", d=lines, class_="pen" if box == SMALL else "pen ue-bold"),
        id=id,
        viewBox=box,
    )
