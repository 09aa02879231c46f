"""The panel of saved games: continue, rename, download or delete one, or import one from a file."""

import json
from typing import NamedTuple

from utopiary import Speaker, text

from .markup import Markup, join, tag
from .saves import SaveStore


class Row(NamedTuple):
    """What the panel shows of a saved game."""

    save_id: str
    name: str
    seed: str
    moves: int
    readable: bool


def rows(saves: SaveStore, game_id: str) -> list[Row]:
    """The saved games of one kind, the newest first."""
    return [_row(saves, save_id) for save_id in saves.ids(game_id)]


def _row(saves: SaveStore, save_id: str) -> Row:
    try:
        save = json.loads(saves.newest(save_id).save)
        return Row(save_id, saves.name(save_id), str(save["seed"]), len(save["moves"]), True)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Row(save_id, saves.name(save_id), "", 0, False)


def panel(found: list[Row], now: str, room: float, say: Speaker) -> Markup:
    """The content of the panel; `now` is the id of the game being played, `room` the share of storage taken."""
    percent = round(room * 100)
    meter = tag("meter", f"{percent} %", min=0, max=100, high=80, value=percent, id="room")
    return join(
        [
            tag("h2", say(text("games.title"))),
            tag("ul", *[_item(row, row.save_id == now, say) for row in found], class_="games")
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


def _item(row: Row, is_now: bool, say: Speaker) -> Markup:
    title = row.name or (row.seed if row.readable else say(text("games.unreadable")))
    facts = say(text("games.facts", seed=row.seed, n=row.moves)) if row.readable else None
    rename = tag(
        "form",
        tag(
            "input",
            name="name",
            value=row.name,
            maxlength=40,
            aria_label=say(text("games.name")),
            id=f"name-{row.save_id}",
        ),
        tag("input", type="hidden", name="table", value=row.save_id),
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
            tag("b", say(text("games.now"))) if is_now else _button("sit-down", row.save_id, say(text("games.open"))),
            _button("export", row.save_id, say(text("games.export"))),
            None if is_now else _button("delete", row.save_id, say(text("games.delete"))),
            class_="row",
        ),
        rename,
        id=f"game-{row.save_id}",
    )


def _button(do: str, save_id: str, label: str) -> Markup:
    return tag("button", label, type="button", data_do=do, data_table=save_id)
