"""A game's page: the board as it stands before the first move, and the way for Python to take it over."""

from app.markup import Markup, join, tag
from app.opening_screen import prerendered

from .context import Context, up
from .home import about
from .layout import layout
from .python import live, worker
from .titles import title

STEPS = ("page", "runtime", "interpreter", "engine", "table")  # what there is to wait for, in order
FAILURES = ("wasm", "worker", "fetch", "other")


def page(here: Context, game_id: str) -> str:
    path = f"play/{game_id}/index.html"
    called = title(here, game_id)
    body = _body(here, prerendered(game_id, up(path), here.language), called, game_id)
    python = worker(here, path, game=game_id)
    return layout(here, path, called, body, about=about(here, game_id), head=python, games=[game_id], kind="at-table")


def _body(here: Context, first: dict[str, Markup], called: str, game_id: str) -> Markup:
    """The page's places. Python fills them again, by the same ids; the question first waits for it."""
    dialogs = tag("div", first["dialogs"], id="dialogs")
    notice = tag("div", first["notice"], id="notice")
    play = tag("main", notice, _stage(first, called), _side(here, game_id, first), dialogs, class_="play")
    return join([play, live(), _failures(here, game_id)])


def _stage(first: dict[str, Markup], called: str) -> Markup:
    seats = tag("ol", first["seats"], id="seats", class_="seats")
    return tag("div", tag("h1", called), seats, tag("div", first["board"], id="board"), class_="stage")


def _side(here: Context, game_id: str, first: dict[str, Markup]) -> Markup:
    log = tag("ol", first["log"], id="log", reversed=True, tabindex=0)
    whose = tag("div", first["log-of"], id="log-of", class_="row", role="group", aria_label=here.words("table.log-of"))
    words = tag("div", first["words"], id="words")
    return tag(
        "div",
        tag("section", _waiting(here, game_id), id="ask", class_="ask"),
        tag("section", first["tools"], id="tools", class_="tools", inert=True),
        tag("section", tag("h2", here.words("table.log")), whose, log, class_="log"),
        tag("details", tag("summary", here.words("table.words")), words, class_="words"),
        _sounds(here),
        class_="side",
    )


def _sounds(here: Context) -> Markup:
    """The page's own business: Python says what there is to hear, and never knows whether anybody does."""
    box = tag("input", type="checkbox", id="sounds")
    return tag("label", box, tag("span", here.words("play.sounds")), class_="sounds")


def _waiting(here: Context, game_id: str) -> Markup:
    """Stands where the moves will be: honest steps, and ways out if it takes long or our script never comes."""
    steps = [tag("li", here.words(f"boot.{step}"), data_step=step) for step in STEPS]
    slow = tag("p", here.words("boot.slow"), class_="slow", hidden=True)
    bar = tag("progress", id="boot-bar", max=len(STEPS), value=0, aria_label=here.words("boot.label"))
    return tag(
        "div",
        tag("noscript", tag("p", here.words("boot.no-script"))),
        bar,
        tag("ol", *steps, class_="steps"),
        slow,
        tag("div", tag("p", here.words("boot.stuck")), _ways(here, game_id), class_="stuck"),
        id="boot",
    )


def _ways(here: Context, game_id: str, besides: Markup | None = None) -> Markup:
    """Ways out."""
    again = tag("a", here.words("boot.retry"), href="", class_="button main")
    rules = tag("a", here.words("boot.rules"), href=f"../../rules/{game_id}/", class_="button")
    return tag("p", again, besides, rules, class_="row")


def _failures(here: Context, game_id: str) -> Markup:
    """What the page shows if Python never comes; one for each reason, each with a way out."""
    plain = tag("a", here.words("boot.plain"), href="?plain", class_="button")
    return join(
        tag(
            "template",
            tag(
                "div",
                tag("h2", here.words("boot.failed")),
                tag("p", here.words(f"boot.failed-{why}")),
                tag("pre"),
                _ways(here, game_id, plain),
                role="alert",
                class_="failed",
            ),
            id=f"failed-{why}",
        )
        for why in FAILURES
    )
