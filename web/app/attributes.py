"""The `data-*` attributes that Python, the page's scripts and the style sheets agree on.

They are the seam between markup and the rest: scripts find elements and read values by them, never by classes. A test
holds this table to the sources, in both directions.

A pressed button, a submitted form and a changed field send an intent: `data-do` names it, and all other attributes of
the element are sent along as its fields. So the attributes that are read by "intents" are fields of intents.py.
"""

from typing import Literal, NamedTuple

Area = Literal[
    "app",  # web/app: the regions around the board
    "boards",  # web/app/boards
    "pages",  # web/pages
    "scripts",  # web/*.js and *.mjs
    "styles",  # web/style
    "intents",  # as a field of an intent, which the scripts send without knowing it
    "tests",  # tests and e2e
]


class Attribute(NamedTuple):
    """One attribute: its name without `data-`, where it is written and read, and what it means."""

    name: str
    written: tuple[Area, ...]
    read: tuple[Area, ...]
    meaning: str


ATTRIBUTES = (
    # --- what a press does
    Attribute("move", ("app", "boards"), ("scripts", "styles"), "pressing the element makes this move"),
    Attribute("do", ("app", "boards"), ("scripts",), "pressing, submitting or changing the element sends this intent"),
    Attribute("target", ("app", "boards"), ("intents",), "`hold`: the part of the board to pick up"),
    Attribute("name", ("app", "boards"), ("intents",), "`display`, `set`: the display option or the setting"),
    Attribute("value", ("boards",), ("intents",), "`display`: the new value"),
    Attribute("to", ("app",), ("intents",), "`seek`: the number of the position"),
    Attribute("seat", ("app",), ("intents",), "`log-of`: the seat, empty for all"),
    Attribute("table", ("app",), ("intents",), "`sit-down`, `delete`, `export`: the id of a saved game"),
    Attribute("kind", ("app",), ("intents",), "`link`, `qr`: seed, position or replay"),
    Attribute("way", ("app",), ("intents", "styles"), "`link`: `sheet` for the share sheet"),
    Attribute("key", ("app",), ("scripts",), "this key presses the element"),
    Attribute("drag", ("boards",), ("scripts",), "the element can be dragged; the value names what is dragged"),
    Attribute("drop-*", ("boards",), ("scripts",), "dropping what `*` names here makes this move"),
    Attribute("scrolls-to", ("app",), ("scripts",), "pressing the element scrolls to the element with this id"),
    Attribute("zoom-by", ("boards",), ("scripts",), "pressing the element zooms by this factor"),
    Attribute("zoom", ("boards",), ("scripts",), "what is inside this element can be zoomed"),
    # --- what belongs together
    Attribute("part", ("app", "boards"), ("scripts",), "the element is this part of the board, a target of moves"),
    Attribute("highlights", ("app",), ("scripts",), "pointing at the element highlights this part of the board"),
    Attribute("hint", ("app", "boards"), ("styles",), "the hint points at this part of the board"),
    Attribute("pointed", ("app",), ("styles",), "the viewed move of the past happened at this part of the board"),
    Attribute("held", ("boards",), ("styles",), "this part of the board has been picked up"),
    Attribute("count", ("boards",), ("styles",), "a number that the style sheet writes, so it is not read aloud"),
    # --- where to look
    Attribute("next", ("boards",), ("scripts",), "after a move the focus goes here, before other parts of the board"),
    Attribute("scroll-to", ("boards",), ("scripts",), "scrolled into view when the value changes"),
    Attribute("page-state", ("app", "boards", "scripts"), ("scripts", "styles"), "mirrored to `<body>` for the styles"),
    # --- the page
    Attribute("copy-status", ("app",), ("scripts",), "says that a link was copied"),
    Attribute("no-sheet", ("scripts",), ("styles",), "on `<html>`: the browser has no share sheet"),
    Attribute("step", ("pages",), ("scripts",), "a step of the start, in the list of them"),
    Attribute("done", ("scripts",), ("styles",), "this step of the start is done"),
    Attribute("now", ("scripts",), ("styles",), "this step of the start is under way"),
    Attribute("ready", ("scripts",), ("scripts", "tests"), "on `<html>`: Python has taken over the page"),
    Attribute("failed", ("scripts",), ("tests",), "on `<html>`: the start has failed, and why"),
    Attribute("busy", ("scripts",), ("tests",), "on `<html>`: the number of intents without an answer yet"),
    Attribute("language", ("pages",), ("scripts",), "the link leads to the page in this language"),
    Attribute("some", ("pages",), ("scripts",), "search in the rules: the message with the number of results"),
    Attribute("none", ("pages",), ("scripts",), "search in the rules: the message without results"),
)
