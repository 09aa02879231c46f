"""The panel with everybody's games: go on with one, name it, throw it away, take it along as a file."""

import json
from typing import NamedTuple

from utopiary import Speaker, text

from .markup import Markup, join, tag
from .saves import Drawer


class Line(NamedTuple):
    """A saved game in a line."""

    table: str
    name: str
    seed: str
    moves: int
    readable: bool


def lines(drawer: Drawer, game_id: str) -> list[Line]:
    """The games of one kind, the newest first."""
    return [_line(drawer, table) for table in drawer.tables(game_id)]


def _line(drawer: Drawer, table: str) -> Line:
    try:
        save = json.loads(drawer.newest(table).save)
        return Line(table, drawer.name(table), str(save["seed"]), len(save["moves"]), True)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Line(table, drawer.name(table), "", 0, False)


def panel(found: list[Line], now: str, room: float, say: Speaker) -> Markup:
    """The inside of the panel; `now` is the table one sits at."""
    percent = round(room * 100)
    meter = tag("meter", f"{percent} %", min=0, max=100, high=80, value=percent, id="room")
    return join(
        [
            tag("h2", say(text("games.title"))),
            tag("ul", *[_item(line, line.table == now, say) for line in found], class_="games")
            if found
            else tag("p", say(text("games.none"))),
            tag("label", tag("span", say(text("games.room", percent=percent))), meter),
            tag(
                "label",
                tag("span", say(text("games.import"))),
                tag("input", type="file", accept="application/json,.json", data_do="import", id="import"),
            ),
            tag(
                "button",
                say(text("new.close")),
                type="button",
                popovertarget="games",
                popovertargetaction="hide",
            ),
        ]
    )


def _item(line: Line, is_now: bool, say: Speaker) -> Markup:
    title = line.name or (line.seed if line.readable else say(text("games.unreadable")))
    facts = say(text("games.facts", seed=line.seed, n=line.moves)) if line.readable else None
    rename = tag(
        "form",
        tag(
            "input",
            name="name",
            value=line.name,
            maxlength=40,
            aria_label=say(text("games.name")),
            id=f"name-{line.table}",
        ),
        tag("input", type="hidden", name="table", value=line.table),
        tag("button", say(text("games.rename"))),
        data_do="rename",
        class_="row",
    )
    return tag(
        "li",
        tag("h3", title),
        tag("p", facts) if facts else None,
        tag(
            "p",
            tag("b", say(text("games.now"))) if is_now else _button("sit-down", line.table, say(text("games.open"))),
            _button("export", line.table, say(text("games.export"))),
            None if is_now else _button("delete", line.table, say(text("games.delete"))),
            class_="row",
        ),
        rename,
        id=f"game-{line.table}",
    )


def _button(do: str, table: str, label: str) -> Markup:
    return tag("button", label, type="button", data_do=do, data_table=table)
