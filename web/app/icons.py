"""The icons of buttons, each one path in a square of 24."""

from functools import cache

from .markup import Markup, tag

PATHS = {
    "undo": "M8 8h7a5 5 0 0 1 0 10H7M8 8l4-4M8 8l4 4",
    "undo-turn": "M12 8h3a5 5 0 0 1 0 10H7M12 8l4-4M12 8l4 4M5 8l4-4M5 8l4 4",
    "redo": "M16 8H9a5 5 0 0 0 0 10h8M16 8l-4-4M16 8l-4 4",
    "hint": "M9.5 17h5M10.5 20.5h3M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1 .9 1.6V17h5v-1.5c0-.6.3-1.1.9-1.6A6 6 0 0 0 12 3z",
    "games": "M4 7.5L12 4l8 3.5-8 3.5zM4 12l8 3.5 8-3.5M4 16.5L12 20l8-3.5",
    "share": "M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9h14v-9h-2",
    "new": "M12 5v14M5 12h14",
    "symbols": "M12 3a9 9 0 1 0 .01 0zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2 1-1.2 2M12 16.8v.1",
    "settings": "M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5a2.5 2.5 0 1 0 .01 0zM9 13.5a2.5 2.5 0 1 0 .01 0z",
    "tutorial": "M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c3 2.4 8 2.4 11 0v-4.5M21.5 9.5V15",
    "players": "M12 4a3.5 3.5 0 1 0 .01 0zM5 20c0-4.2 2.8-7 7-7s7 2.8 7 7z",
    "minutes": "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7v5l3.5 2.5",
    "solitaire": "M12 3.5l2.3 5.6 6 .5-4.6 3.9 1.4 5.9-5.1-3.2-5.1 3.2 1.4-5.9-4.6-3.9 6-.5z",
    "cooperative": "M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z",
    "versus": "M4 4l11 11M4 4v3l9.5 9.5M13 17l4-4M16 16l4 4M20 4L9 15M20 4v3l-9.5 9.5M11 17l-4-4M8 16l-4 4",
}


@cache
def icon(name: str) -> Markup:
    """The icon of that name, as an inline picture."""
    return tag("svg", tag("path", d=PATHS[name]), class_="icon-line", viewBox="0 0 24 24", aria_hidden="true")
