"""The cover of Utopia: monuments of five civilizations above a bright sea with a white ship."""

from app.markup import Markup, join

from .brush import disc, path, ring, sheet

BAND = "#123c69"
GOLD, STONE, SHADE = "#ffd766", "#fff7e6", "#c98f5c"


def draw() -> Markup:
    """The picture."""
    return sheet(
        "ut",
        ("#2f9fc4", "#7fd0d0", "#fdf0c8"),
        ring(100, 20, GOLD, teeth=36, share=0.22),
        disc(84, fill="#ffc94a"),
        disc(74, fill="#ffb63c"),
        _monuments(),
        path("M0 230h300v70H0z", fill="#2a86b4"),
        path("M18 236q40-14 96-10t92-2 78 12q-60 16-132 14t-134-14z", fill="#6fae6a"),
        path("M18 236q60 10 134 6t132-6q-60 18-132 16t-134-16z", fill="#d8a765"),
        path("M0 252q25-7 50 0t50 0 50 0 50 0 50 0 50 0v48H0z", fill="#1f6a9c"),
        _ship(),
        path("M0 280q25-8 50 0t50 0 50 0 50 0 50 0 50 0v20H0z", fill=BAND),
    )


def _monuments() -> Markup:
    """Draw monuments of China, the Maya, Greece, Egypt and Persia, from left to right."""
    columns = "".join(f"M{x} 172v46" for x in range(128, 180, 10))
    return join(
        [
            # a pagoda
            path("M38 230v-22h28v22zM42 198v-16h20v16zM45 174v-12h14v12z", fill="#fff3e0"),
            path("M28 210q24-4 24-12q0 8 24 12zM33 184q19-4 19-11q0 7 19 11z", fill="#d2493a"),
            path("M37 163q15-4 15-15q0 11 15 15z", fill="#d2493a"),
            # a stepped temple
            path("M76 232v-16h8v-16h8v-16h8v-14h16v14h8v16h8v16h8v16z", fill=SHADE),
            path("M103 232l3-56h4l3 56z", fill="#9a6238"),
            # columns and a gable
            path("M118 222h68v10h-68zM120 164h64v8h-64zM116 164l36-22 36 22z", fill=STONE),
            path(columns, stroke=STONE, stroke_width=6),
            path("M128 160l24-14 24 14z", fill="#5d8fb8"),
            # a pyramid
            path("M178 234l46-84 46 84z", fill="#f6dda0"),
            path("M224 150l46 84h-34z", fill="#d08a3e"),
            # a dome
            path("M240 236v-24q0-22 20-32q20 10 20 32v24z", fill="#3aa6a0"),
            path("M258 180q-2-8 2-12q4 4 2 12zM252 236v-14q0-8 8-8t8 8v14z", fill="#fdeed2"),
        ]
    )


def _ship() -> Markup:
    return join(
        [
            path("M82 244l3 26h-34q8-20 31-26zM88 240q26 8 28 30H90z", fill="#fffdf5"),
            path("M86 234v38", stroke="#6b4423", stroke_width=3),
            path("M46 272h76q-8 16-22 16H66q-14 0-20-16z", fill="#9c4f2b"),
            path("M86 234l16 4-16 5z", fill="#d2493a"),
        ]
    )
