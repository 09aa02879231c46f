"""Our own art: the eight places on the sea floor, the submarine, signs for everything on the board, and dice.

Places, submarines and signs are `<symbol>`s that are sent once. Signs are stroked in the colour of their context; what is
filled stands after a bar. Scenes are layers, each named after its colour; the style sheet maps the names to colours.
"""

from functools import cache, lru_cache

from utopiary import Speaker

from ...dice import PIPS
from ...markup import Markup, tag
from ..board import tooltips

WIDE, HIGH = 160, 90  # of a scene

_SAND = ("sand", "M0 84Q34 77 72 82T160 79V90H0z")

SCENES = {
    "iron": (
        ("far", "M0 90V66Q30 50 62 60T118 50T160 64V90z"),
        ("rock", "M20 86L28 58L46 45L66 53L74 86z"),
        ("rock-hi", "M28 58L46 45L51 64L37 73z"),
        ("rock", "M58 86L65 42L86 25L107 40L115 86z"),
        ("rock-hi", "M65 42L86 25L90 52L72 61z"),
        ("rock-lo", "M107 40L115 86H93L90 52z"),
        ("rock", "M103 86L110 61L126 52L141 62L148 86z"),
        ("rock-hi", "M110 61L126 52L128 68L116 75z"),
        ("iron", "M43 61l7-6 6 7-6 8zM80 45l8-7 7 8-7 9zM97 63l6-5 6 6-6 7zM121 71l6-5 5 6-5 6zM56 75l6-5 5 6-5 6zM74 72l5-4 4 5-4 5z"),
        ("spark", "M50 55l6 7-4-1zM88 38l7 8-5-1zM103 58l6 6-4-1z"),
        _SAND,
    ),
    "mine": (
        ("far", "M0 90V58Q40 40 80 50T160 40V90z"),
        ("rock", "M0 90V72Q20 32 62 23Q104 15 132 45Q152 62 160 66V90z"),
        ("rock-hi", "M28 52Q44 31 66 27Q60 40 50 55Q40 57 28 52z"),
        ("rock-lo", "M112 34Q134 48 146 70L122 76Q118 50 112 34z"),
        ("dark", "M56 86V45Q80 35 104 45V86z"),
        ("lamp-glow", "M80 32a17 17 0 1 0 .01 0z"),
        ("wood", "M49 86V42h9V86zM102 86V42h9V86zM45 33h70v10H45z"),
        ("wood-lo", "M58 43h13L58 56zM102 43H89l13 13zM45 39h70v4H45z"),
        ("lamp", "M76 44h8l1 9h-10z"),
        ("copper", "M65 69q5-11 12-6q4-9 10-1q7-2 8 7z"),
        ("iron-lo", "M63 68h34l-5 14H68z"),
        ("dark", "M73 79a4 4 0 1 0 .01 0zM87 79a4 4 0 1 0 .01 0z"),
        _SAND,
    ),
    "crater": (
        ("ray", "M60 58L36 0H64L72 58zM90 58L98 0H128L102 58z"),
        ("far", "M0 90V70Q40 58 80 64T160 62V90z"),
        ("rock-lo", "M14 88Q34 52 80 51T146 88z"),
        ("glow-soft", "M36 58Q80 36 124 58Q106 80 80 80T36 58z"),
        ("glow", "M45 60Q80 46 115 60Q104 74 80 74T45 60z"),
        ("core", "M60 60Q80 54 100 60Q94 68 80 68T60 60z"),
        ("rock", "M6 90Q30 58 45 60Q56 77 80 77T115 60Q130 58 154 90z"),
        ("rock-hi", "M45 60Q56 77 80 77T115 60l4 1Q106 82 80 82T41 62z"),
        ("bubble", "M76 40a3 3 0 1 0 .01 0zM87 26a4 4 0 1 0 .01 0zM70 18a2.500 2.500 0 1 0 .01 0zM96 44a2 2 0 1 0 .01 0zM84 8a3 3 0 1 0 .01 0z"),
        _SAND,
    ),
    "cargo": (
        ("far", "M0 90V72Q50 56 90 66T160 60V90z"),
        ("iron-lo", "M6 0h3l8 44h-3zM12 46a7 7 0 1 0 .01 0zM14 50a3.500 3.500 0 1 1-.01 0z"),
        ("wood", "M24 80L31 38L76 45L73 86z"),
        ("wood-lo", "M29 56L75 62v6L28 62zM50 41l5 .8L50 83l-5-.6z"),
        ("wood-hi", "M31 38L76 45l-.3 4L30 42z"),
        ("wood-lo", "M86 86V60h40v26z"),
        ("wood", "M84 60q2-19 22-19t22 19z"),
        ("brass", "M102 41h8v45h-8zM84 58h44v4H84z"),
        ("dark", "M103 60h6v8h-6z"),
        ("rust", "M131 88q-4-13 0-26h20q4 13 0 26z"),
        ("iron-lo", "M129.500 68h23v3h-23zM129.500 79h23v3h-23z"),
        ("lamp", "M80 36l2.500-6 2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500zM134 50l1.800-4 1.800 4 4 1.800-4 1.800-1.800 4-1.800-4-4-1.800z"),
        _SAND,
    ),
    "graveyard": (
        ("far", "M0 90V64Q30 74 70 66T160 54V90z"),
        ("brass", "M16 64q-13-12-4-19q8 7 4 19zM16 64q-14 7-9 18q9-5 9-18zM13 58h6v12h-6z"),
        ("rust", "M16 78Q12 52 46 48H100Q142 50 150 67Q138 84 100 86H40Q22 86 16 78z"),
        ("rust-lo", "M15 76Q70 72 150 67Q138 84 100 86H40Q22 86 15 76z"),
        ("rust", "M58 49V32h28v17zM66 32V20h4v7h8v5z"),
        ("rust-lo", "M58 44h28v5H58z"),
        ("dark", "M90 53q16-3 30 6q-3 14-16 17q-13-2-17-11z"),
        ("rib", "M97 53q-3 10 1 19M106 53q-3 10 0 23M115 57q-3 8-1 15"),
        ("brass", "M36 55a7 7 0 1 0 .01 0zM56 54a7 7 0 1 0 .01 0z"),
        ("dark", "M36 58a4 4 0 1 0 .01 0zM56 57a4 4 0 1 0 .01 0z"),
        ("weed", "M132 88q-7-12 0-23t0-21M140 88q6-10 0-20t2-14M8 88q5-9 0-17"),
        _SAND,
    ),
    "vessel": (
        ("alien-glow", "M80 12Q150 16 152 54Q140 88 80 88T8 54Q10 16 80 12z"),
        ("alien-line", "M42 66q-8 10-20 20M118 66q8 10 20 20M66 72q-2 8-9 15M94 72q2 8 9 15"),
        ("alien-lo", "M12 54Q80 20 148 54Q80 92 12 54z"),
        ("alien", "M22 51Q80 25 138 51Q80 63 22 51z"),
        ("alien-hi", "M52 44Q55 17 80 15T108 44Q80 52 52 44z"),
        ("glow", "M63 40Q66 24 80 22T97 40Q80 45 63 40z"),
        ("dark", "M80 26a6 8 0 1 0 .01 0z"),
        ("core", "M80 30a3 4 0 1 0 .01 0zM34 56a3 2.500 0 1 0 .01 0zM52 62a3.500 3 0 1 0 .01 0zM80 65a4 3 0 1 0 .01 0zM108 62a3.500 3 0 1 0 .01 0zM126 56a3 2.500 0 1 0 .01 0z"),
        _SAND,
    ),
    "acquisition": (
        ("far", "M0 90V70Q40 60 80 68T160 60V90z"),
        ("beam", "M134 34L160 6V74z"),
        ("brass", "M20 38q-12-10-5-17q8 6 5 17zM20 38q-12 8-7 17q9-5 7-17zM17 33h7v10h-7z"),
        ("hull", "M24 38Q24 20 56 18H106Q134 20 138 36Q134 54 106 56H56Q24 56 24 38z"),
        ("hull-lo", "M24 40Q80 48 138 37Q134 54 106 56H56Q25 56 24 40z"),
        ("hull", "M66 19V7h26v12zM72 7V2h3v5z"),
        ("brass", "M50 28a8 8 0 1 0 .01 0zM78 28a8 8 0 1 0 .01 0zM106 28a8 8 0 1 0 .01 0z"),
        ("lamp", "M50 31a5 5 0 1 0 .01 0zM78 31a5 5 0 1 0 .01 0zM106 31a5 5 0 1 0 .01 0zM130 29q7 1 8 7q-1 5-5 7z"),
        ("card", "M69 72h18v14H69z"),
        ("chip", "M73 75h10v8H73zM76 72v14M80 72v14"),
        ("arm", "M78 56v7M68 63h20M68 63q-6 6-1 13M88 63q6 6 1 13"),
        _SAND,
    ),
    "crystals": (
        ("ray", "M70 60L40 0H56zM86 60L98 0H120z"),
        ("far", "M0 90V72Q40 62 80 68T160 64V90z"),
        ("rock-lo", "M10 90Q24 72 60 74T150 90z"),
        ("red", "M34 86L25 51L38 25L53 48L51 86z"),
        ("red-hi", "M25 51L38 25L40 53L37 86H34z"),
        ("green", "M61 86L55 41L78 7L101 41L95 86z"),
        ("green-hi", "M55 41L78 7L79 44L73 86H61z"),
        ("blue", "M107 86L104 55L120 30L135 57L128 86z"),
        ("blue-hi", "M104 55L120 30L121 58L114 86H107z"),
        ("red", "M12 88L10 72L18 62L24 74L22 88z"),
        ("blue", "M138 88L137 72L145 63L151 74L148 88z"),
        ("spark", "M78 7L101 41L90 38zM38 25L53 48L46 46zM120 30l15 27-8-3z"),
        _SAND,
    ),
}  # fmt: skip

BOAT = (  # 120 x 60: a submarine; the hull has the colour of its seat
    ("brass", "M12 34q-11-10-4-17q8 6 4 17zM12 34q-11 8-6 17q8-5 6-17zM9 29h7v10H9z"),
    ("seat", "M14 34Q15 17 42 15H84Q108 18 110 33Q106 50 84 52H42Q15 51 14 34z"),
    ("shade", "M14 35Q60 44 110 33Q106 50 84 52H42Q15 51 14 35z"),
    ("seat", "M48 16V5h24v11zM54 5V1h3v4z"),
    ("brass", "M38 24a8 8 0 1 0 .01 0zM62 24a8 8 0 1 0 .01 0zM86 24a8 8 0 1 0 .01 0z"),
    ("lamp", "M38 27a5 5 0 1 0 .01 0zM62 27a5 5 0 1 0 .01 0zM86 27a5 5 0 1 0 .01 0zM103 27q6 1 7 6q-1 5-5 7z"),
)
ADDED = (  # what each upgrade adds to it
    ("brass", "M26 50q30 8 62 0v7q-30 5-62 0z"),
    ("iron", "M28 17l4-1-6 35-4-1zM50 15h4v37h-4zM72 15h4v37h-4zM94 20l4 2-2 27-4 1z"),
    ("glow", "M14 34Q15 17 42 15H84Q108 18 110 33Q106 50 84 52H42Q15 51 14 34zM10 34Q11 54 42 57H84Q112 54 114 33Q112 14 84 10H42Q11 14 10 34z"),
)  # fmt: skip

SIGNS = {  # of 24 x 24
    "iron": "M7 6h10l5 5v8H2v-8zM2 11h20M7 6l-1 5M17 6l1 5|M7 6h10l5 5v8H2v-8z",
    "copper": "M5 9l4-4h12l-2 4zM5 9L3 19h14l2-10M19 9l2-4v9l-4 5|M5 9l4-4h12v9l-4 5H3z",
    "astatine": "M9 3h6M10 3v6L4.500 19a2 2 0 0 0 1.800 3h11.400a2 2 0 0 0 1.800-3L14 9V3M7 15h10|M7 15h10l2.500 4a2 2 0 0 1-1.800 3H6.300a2 2 0 0 1-1.800-3z",
    "light": "M9 19h6M10 22h4M9 19c0-3-4-4.500-4-9a7 7 0 0 1 14 0c0 4.500-4 6-4 9M12 6v0|M9 19c0-3-4-4.500-4-9a7 7 0 0 1 14 0c0 4.500-4 6-4 9z",
    "discovery": "M5 2h14v20H5zM12 7a4 4 0 1 0 .01 0zM14.800 13.800L17 16.500|M5 2h14v20H5z",
    "fragment": "M12 2l6 7-3 4 2 9-9-4-3-9 5-2z|M12 2l6 7-3 4 2 9-9-4-3-9 5-2z",
    "tech": "M4 3h16v18H4zM8 8h8v8H8zM10 3v5M14 3v5M10 16v5M14 16v5M4 10h4M4 14h4M16 10h4M16 14h4|M8 8h8v8H8z",
    "artifact": "M12 2l8.700 5v10L12 22l-8.700-5V7zM12 7l4.300 2.500v5L12 17l-4.300-2.500v-5z|M12 2l8.700 5v10L12 22l-8.700-5V7z",
    "prism": "M12 2l7 7-7 13L5 9zM5 9h14M12 2L9.500 9 12 22M12 2l2.500 7L12 22|M12 2l7 7-7 13L5 9z",
    "porthole": "M12 2a10 10 0 1 0 .01 0zM12 6.500a5.500 5.500 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2|M12 6.500a5.500 5.500 0 1 0 .01 0z",
    "bolts": "M4 3h8v5H4zM6 8h4v13H6zM6 11h4M6 14h4M6 17h4M14 9h7v4h-7zM16 13h3v8h-3zM16 16h3|M4 3h8v5h-2v13H6V8H4z",
    "pipes": "M3 4h5v4h6a3 3 0 0 1 3 3v6h4v4h-9v-4h1v-5H8v4H3zM8 4v12M13 17h4|M3 4h5v4h6a3 3 0 0 1 3 3v6h4v4h-9v-4h1v-5H8v4H3z",
    "propeller": "M12 9.500a2.500 2.500 0 1 0 .01 0zM11 9.700C6 7 7 2 12 2c3 0 3 5 1 7.700M14.400 12.500c5-2.600 8.500 1 6.500 5.200c-1.500 2.600-5.700.2-7-2.700M10.500 14c0 5.500-5 6.500-7.300 2.600c-1.500-2.600 2.700-5 6.300-4.700|M11 9.700C6 7 7 2 12 2c3 0 3 5 1 7.700l1.400 2.800c5-2.600 8.500 1 6.500 5.200c-1.500 2.600-5.700.2-7-2.700l-3.400-1c0 5.500-5 6.500-7.300 2.600c-1.500-2.600 2.700-5 6.300-4.700z",
    "aperture": "M12 2a10 10 0 1 0 .01 0zM12 2l5 9M21.500 9l-9.500 1M21 16l-8-5M12 22l-5-9M2.500 15l9.500-1M3 8l8 5|M12 7.500l4 2.300v4.500l-4 2.300-4-2.300V9.800z",
    "gear": "M10 2h4l.6 3 2.600 1.100 2.500-1.700 2.800 2.800-1.700 2.500L22 10v4l-3 .6-1.100 2.600 1.700 2.500-2.800 2.800-2.500-1.700L14 22h-4l-.6-3-2.600-1.100-2.500 1.700-2.800-2.800 1.700-2.500L2 14v-4l3-.6 1.100-2.600-1.700-2.500 2.800-2.800 2.500 1.700zM12 8.500a3.500 3.500 0 1 0 .01 0z|M10 2h4l.6 3 2.600 1.100 2.500-1.700 2.800 2.800-1.700 2.500L22 10v4l-3 .6-1.100 2.600 1.700 2.500-2.800 2.800-2.500-1.700L14 22h-4l-.6-3-2.600-1.100-2.500 1.700-2.800-2.800 1.700-2.500L2 14v-4l3-.6 1.100-2.600-1.700-2.500 2.800-2.800 2.500 1.700zM12 8.500a3.500 3.500 0 1 1-.01 0z",
    "derelict-gem": "M12 2l8 7-8 13L4 9zM4 9h16M9 9l3 13 3-13M13 2l-2 4 3 3|M12 2l8 7-8 13L4 9z",
    "gem-of-purity": "M7 4h10l5 6-10 11L2 10zM2 10h20M8.500 10L12 21l3.500-11L12 4z|M7 4h10l5 6-10 11L2 10z",
    "cyclical-crystal": "M12 7l4 5-4 6-4-6zM3.500 9A9 9 0 0 1 19 5.500M19.500 1.500v4.500H15M20.500 15A9 9 0 0 1 5 18.500M4.500 22.500V18H9|M12 7l4 5-4 6-4-6z",
    "crystal-of-renewal": "M12 4l5 6-5 11-5-11zM7 10h10M3 4l1.500 3M21 4l-1.500 3M12 0v2|M12 4l5 6-5 11-5-11z",
    "tablet-of-change": "M5 22V7a7 7 0 0 1 14 0v15zM12 6l3 3.500H9zM12 18l-3-3.500h6z|M5 22V7a7 7 0 0 1 14 0v15z",
    "invigorating-icon": "M12 2a10 10 0 1 0 .01 0zM13 5L7.500 13h4l-1 6L16.500 11h-4z|M12 2a10 10 0 1 0 .01 0z",
    "derelict-icon": "M12 2a10 10 0 1 0 .01 0zM8.500 9v2M15.500 9v2M8 16.500q4-3 8 0M12 2l-2 4 3 2|M12 2a10 10 0 1 0 .01 0z",
    "field-researcher": "M12 3a6 6 0 0 1 6 6v2a6 6 0 0 1-12 0V9a6 6 0 0 1 6-6zM6 9h12M9.500 8a2.200 2.200 0 1 0 .01 0zM14.500 8a2.200 2.200 0 1 0 .01 0zM4 22q0-5 8-5t8 5|M9.500 8a2.200 2.200 0 1 0 .01 0zM14.500 8a2.200 2.200 0 1 0 .01 0z",
    "lutra-sentinel": "M5 5a2.500 2.500 0 0 1 4-1.500q3-1 6 0A2.500 2.500 0 0 1 19 5q2 3 1 7q-2 9-8 10q-6-1-8-10q-1-4 1-7zM8.500 10v.5M15.500 10v.5M12 13l-2 1.500 2 1.500 2-1.500zM12 16v2M7 16l-4 1M17 16l4 1|M12 13l-2 1.500 2 1.500 2-1.500z",
    "naga-agent": "M12 22q8-2 8-7t-7-5q-5 0-5-3t4-3q3 0 4 2M16 6l4-1-2 3M12 22q-8-2-8-7|M12 22q8-2 8-7t-7-5q-3 0-3 5t2 7z",
    "peggon-priest": "M12 2Q4 6 4 14v8h16v-8Q20 6 12 2zM12 8q-4 2-4 7t4 4q4 1 4-4t-4-7zM10 13v1M14 13v1|M12 2Q4 6 4 14v8h16v-8Q20 6 12 2zM12 8q4 2 4 7t-4 4q-4 1-4-4t4-7z",
    "picetos-sergeant": "M4 7l8-5 8 5M4 12l8-5 8 5M4 17l8-5 8 5M12 17.500l1.300 2.600 2.900.4-2.100 2-1.100-.5-3.100.5-2.100-2 2.900-.4z|M4 7l8-5 8 5-8-1.500z",
    "syndicate-intimidator": "M5 11V8a1.700 1.700 0 0 1 3.400 0a1.700 1.700 0 0 1 3.400-1a1.700 1.700 0 0 1 3.400 0.500a1.700 1.700 0 0 1 3.400 1V14q0 8-7 8t-6.600-8zM8.400 8v4M11.800 7v5M15.200 7.500V12M5 12q5 2 8 3|M5 11V8a1.700 1.700 0 0 1 3.400 0a1.700 1.700 0 0 1 3.400-1a1.700 1.700 0 0 1 3.400 0.500a1.700 1.700 0 0 1 3.400 1V14q0 8-7 8t-6.600-8z",
    "roll": "M4 4h16v16H4zM8.500 8v.5M15.500 8v.5M12 12v.5M8.500 16v.5M15.500 16v.5",
    "again": "M20 12a8 8 0 1 1-2.700-6M18.500 1.500v5h-5",
    "up": "M12 20V5M5.500 11L12 4.500 18.500 11",
    "down": "M12 4v15M5.500 13l6.500 6.500 6.500-6.500",
    "tick": "M4 13l5 5L20 6",
    "cross": "M6 6l12 12M18 6L6 18",
    "back": "M9 5L3 11l6 6M3.500 11H14a6 6 0 0 1 0 12h-2",
    "screen": "M2 5h20v14H2zM8 5v14M16 5v14M2 5q3 4 6 0q4 4 8 0q3 4 6 0|M2 5h20v14H2z",
    "first": "M12 2a6 6 0 1 0 .01 0zM8.500 13l-2 9 5.500-3.500 5.500 3.500-2-9|M12 2a6 6 0 1 0 .01 0z",
    "star": "M12 2.500l2.700 6.200 6.800.6-5.100 4.500 1.500 6.700L12 17l-5.900 3.500 1.500-6.700-5.100-4.500 6.800-.6z|M12 2.500l2.700 6.200 6.800.6-5.100 4.500 1.500 6.700L12 17l-5.900 3.500 1.500-6.700-5.100-4.500 6.800-.6z",
    "follow": "M6 3v18l14-9z|M6 3v18l14-9z",
    "step": "M5 3v18l10-9zM19 3v18|M5 3v18l10-9z",
    "skip": "M3 4v16l8-8zM12 4v16l8-8zM21.500 4v16|M3 4v16l8-8zM12 4v16l8-8z",
    "stack": "M4 13h16v8H4zM7 3h10v10H7zM12 7.500v1M8 17v.5M16 17v.5",
    "pay": "M12 2a10 10 0 1 0 .01 0zM15 8.500q-3-2.500-5.500-.5t1 3.500q5 1.500 4 4t-6 .5M12 5.500v13|M12 2a10 10 0 1 0 .01 0z",
    "unique": "M5 9h14M5 15h14M17 4L7 20",
}  # fmt: skip


@lru_cache(maxsize=4)
def symbols(say: Speaker | None = None) -> Markup:
    """All symbols, for the head of the board; with a speaker, those of the legend have tooltips."""
    from .legend import legend  # which draws with this module

    titles = tooltips(legend, say) if say else {}
    drawn = [_sign_symbol(name, lines, titles.get(f"tr-{name}")) for name, lines in SIGNS.items()]
    drawn += [_scene_symbol(f"scene-{name}", layers, f"0 0 {WIDE} {HIGH}") for name, layers in SCENES.items()]
    drawn += [_scene_symbol(f"boat-{level}", (*BOAT, *ADDED[:level]), "0 0 120 60") for level in range(len(ADDED) + 1)]
    return tag("svg", *drawn, class_="symbol-set", width=0, height=0, aria_hidden="true")


def _sign_symbol(name: str, drawn: str, title: str | None) -> Markup:
    lines, _, solid = drawn.partition("|")
    inside = [tag("path", d=solid, class_="solid", fill_rule="evenodd")] if solid else []
    tooltip = None if title is None else tag("title", title)
    return tag("symbol", tooltip, *inside, tag("path", d=lines, class_="pen"), id=f"tr-{name}", viewBox="0 0 24 24")


def _scene_symbol(name: str, layers: tuple[tuple[str, str], ...], box: str) -> Markup:
    return tag("symbol", *[_layer(kind, d) for kind, d in layers], id=f"tr-{name}", viewBox=box)


def _layer(kind: str, d: str) -> Markup:
    return tag("path", d=d, class_=f"tr-{kind}", fill_rule="evenodd")


@cache
def sign(name: str, kind: str = "") -> Markup:
    """A sign, by reference to its symbol."""
    return tag("svg", tag("use", href=f"#tr-{name}"), class_=f"sign {kind}".strip(), aria_hidden="true")


@cache
def scene_art(name: str) -> Markup:
    """The picture of a Zone, by reference to its symbol."""
    return tag(
        "svg", tag("use", href=f"#tr-scene-{name}"), class_="place-art", viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="xMidYMax slice", aria_hidden="true",
    )  # fmt: skip


@cache
def boat(level: int) -> Markup:
    """A submarine with so many upgrades, by reference to its symbol."""
    return tag("svg", tag("use", href=f"#tr-boat-{level}"), class_="boat", viewBox="0 0 120 60", aria_hidden="true")


def boat_drawn(level: int) -> list[Markup]:
    """The shapes of a submarine, for a picture on a page without the symbols."""
    return [_layer(kind, d) for kind, d in (*BOAT, *ADDED[:level])]


@cache
def water() -> Markup:
    """The background of the sea floor: rays of light, far ridges, and fish."""
    fish = "M{x} {y}q7-6 14 0q-7 6-14 0zM{x} {y}l-5-4v8z"
    shoals = "".join(fish.format(x=x, y=y) for x, y in ((610, 60), (640, 78), (585, 84), (96, 214), (120, 230)))
    specks = "".join(f"M{53 * i % 800} {37 * i * i % 400}h.01" for i in range(1, 60))
    return tag(
        "svg",
        tag("path", d="M120 0L20 400H150L200 0zM330 0L270 400H430L410 0zM560 0L620 400H760L660 0z", class_="tr-ray"),
        tag("path", d="M0 400V190Q90 150 180 200T380 180T560 210T800 170V400z", class_="tr-far"),
        tag("path", d=shoals, class_="tr-fish"),
        tag("path", d=specks, class_="tr-speck"),
        class_="water", viewBox="0 0 800 400", preserveAspectRatio="xMidYMid slice", aria_hidden="true",
    )  # fmt: skip


# --- dice ------------------------------------------------------------------------------------------------------------

BODY = "M9 2h30a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7z"
CUT = "M14 2h20l12 12v20L34 46H14L2 34V14z"  # a Prismatic die has the outline of a gem
FACETS = "M14 2l-3 9-9 3M34 2l3 9 9 3M14 46l-3-9-9-3M34 46l3-9 9-3M11 11h26v26H11z"


@cache
def die_face(value: int, colour: str = "") -> Markup:
    """A die from above; no value, no pips."""
    pips = "".join(_pip(colour, 2 + 44 * x, 2 + 44 * y) for x, y in PIPS.get(value, ()))
    return tag(
        "svg",
        tag("path", d=CUT if colour else BODY, class_="body"),
        tag("path", d=FACETS, class_="facets") if colour else None,
        tag("path", d=pips, class_="spots"),
        viewBox="0 0 48 48",
        class_=f"full-width cube {colour or 'normal'}",
        aria_hidden="true",
    )


def _pip(colour: str, x: float, y: float) -> str:
    if colour == "red":
        return f"M{x:.1f} {y - 5.5:.1f}l5.4 9.5h-10.8z"
    if colour == "blue":
        return f"M{x - 4.2:.1f} {y - 4.2:.1f}h8.4v8.4h-8.4z"
    return f"M{x:.1f} {y - 4.4:.1f}a4.4 4.4 0 1 0 .01 0z"
