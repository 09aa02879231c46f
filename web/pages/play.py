"""A game's page: the board as it stands before the first move, and the way for Python to take it over."""

import json
from collections.abc import Mapping

from app.markup import Markup, join, tag
from app.screen import Table, parts
from app.shell import opening, speaker
from utopiary.core.words import text

from .layout import layout, say, up

STEPS = ("page", "runtime", "interpreter", "engine", "table")  # what there is to wait for, in order
FAILURES = ("wasm", "worker", "fetch", "other")


def page(assets: Mapping[str, str], game_id: str) -> str:
    path = f"play/{game_id}/index.html"
    session = opening(game_id, "Utopiary")
    talk = speaker(session)
    first = parts(Table(session, 0, talk, up(path)))
    return layout(
        assets,
        path,
        session.game.title,
        _body(first, session.game.title, game_id, up(path)),
        about=talk(text(f"{game_id}.about")),
        head=_head(assets, game_id, up(path)),
    )


def _body(first: dict[str, Markup], title: str, game_id: str, root: str) -> Markup:
    """The page's places. Python fills them again, by the same ids; the question first waits for it."""
    live = tag("div", tag("p"), tag("p"), id="live", aria_live="polite", class_="spoken")
    dialogs = tag("div", first["dialogs"], id="dialogs")
    notice = tag("div", first["notice"], id="notice")
    play = tag("main", notice, _stage(first, title), _side(first, game_id, root), dialogs, class_="play")
    return join([play, live, _failures(root, game_id)])


def _stage(first: dict[str, Markup], title: str) -> Markup:
    seats = tag("ol", first["seats"], id="seats", class_="seats")
    return tag("div", tag("h1", title), seats, tag("div", first["board"], id="board"), class_="stage")


def _side(first: dict[str, Markup], game_id: str, root: str) -> Markup:
    log = tag("ol", first["log"], id="log", reversed=True, tabindex=0)
    words = tag("div", first["words"], id="words")
    return tag(
        "div",
        tag("section", _waiting(root, game_id), id="ask", class_="ask"),
        tag("section", first["tools"], id="tools", class_="tools", inert=True),
        tag("section", tag("h2", say(text("table.log"))), log, class_="log"),
        tag("details", tag("summary", say(text("table.words"))), words, class_="words"),
        class_="side",
    )


def _waiting(root: str, game_id: str) -> Markup:
    """Stands where the moves will be: honest steps, and what to do when it takes long."""
    steps = [tag("li", say(text(f"boot.{step}")), data_step=step) for step in STEPS]
    slow = tag("p", say(text("boot.slow")), class_="slow", hidden=True)
    bar = tag("progress", id="boot-bar", max=len(STEPS), value=0, aria_label=say(text("boot.label")))
    return tag(
        "div",
        tag("noscript", tag("p", say(text("boot.no-script")))),
        bar,
        tag("ol", *steps, class_="steps"),
        slow,
        id="boot",
    )


def _failures(root: str, game_id: str) -> Markup:
    """What the page shows if Python never comes; one for each reason, each with a way out."""
    ways = tag(
        "p",
        tag("a", say(text("boot.retry")), href="", class_="button main"),
        tag("a", say(text("boot.plain")), href="?plain", class_="button"),
        tag("a", say(text("boot.rules")), href=f"{root}rules/{game_id}/", class_="button"),
        class_="row",
    )
    return join(
        tag(
            "template",
            tag(
                "div",
                tag("h2", say(text("boot.failed"))),
                tag("p", say(text(f"boot.failed-{why}"))),
                tag("pre"),
                ways,
                role="alert",
                class_="failed",
            ),
            id=f"failed-{why}",
        )
        for why in FAILURES
    )


def _head(assets: Mapping[str, str], game_id: str, root: str) -> Markup:
    names = {"pyscript": "pyscript/core.js", "idiomorph": "idiomorph.js", "boot": "boot.mjs", "worker": "worker.py"}
    config = {
        "game": game_id,
        "root": root,
        "sw": root + "sw.js",
        **{key: root + assets[name] for key, name in names.items()},
    }
    return join(
        [
            tag(
                "script",
                Markup(json.dumps(config).replace("<", "\\u003c")),
                type="application/json",
                id="utopiary-config",
            ),
            tag("script", src=root + assets["page.js"], type="module"),
        ]
    )
