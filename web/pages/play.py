"""The page of a game: its pre-rendered first screen, which Python takes over when it has started."""

from app.markup import Markup, join, tag
from app.opening_screen import prerendered

from .context import Context, up
from .home import about
from .layout import layout
from .python import live, worker
from .titles import title

STEPS = ("page", "runtime", "interpreter", "engine", "table")  # of the start, in order
FAILURES = ("wasm", "worker", "fetch", "other")


def page(here: Context, game_id: str) -> str:
    """The page as HTML."""
    path = f"play/{game_id}/index.html"
    called = title(here, game_id)
    body = _body(here, prerendered(game_id, up(path), here.language), called, game_id)
    python = worker(here, path, game=game_id)
    return layout(here, path, called, body, about=about(here, game_id), head=python, games=[game_id], kind="play-page")


def _body(here: Context, screen: dict[str, Markup], called: str, game_id: str) -> Markup:
    """The regions of the screen. Python patches them by their ids; until then `ask` shows the progress of the start."""
    dialogs = tag("div", screen["dialogs"], id="dialogs")
    notice = tag("div", screen["notice"], id="notice")
    play = tag(
        "main", notice, _board_column(screen, called), _side_column(here, game_id, screen), dialogs, class_="play"
    )
    return join([play, live(), _failures(here, game_id)])


def _board_column(screen: dict[str, Markup], called: str) -> Markup:
    seats = tag("ol", screen["seats"], id="seats", class_="seats")
    return tag("div", tag("h1", called), seats, tag("div", screen["board"], id="board"), class_="board-column")


def _side_column(here: Context, game_id: str, screen: dict[str, Markup]) -> Markup:
    log = tag("ol", screen["log"], id="log", reversed=True, tabindex=0)
    whose = tag("div", screen["log-of"], id="log-of", class_="row", role="group", aria_label=here.words("table.log-of"))
    words = tag("div", screen["words"], id="words")
    return tag(
        "div",
        tag("section", _progress(here, game_id), id="ask", class_="ask"),
        tag("section", screen["tools"], id="tools", class_="tools", inert=True),
        tag("section", tag("h2", here.words("table.log")), whose, log, class_="log"),
        tag("details", tag("summary", here.words("table.words")), words, class_="words"),
        _sounds(here),
        class_="side-column",
    )


def _sounds(here: Context) -> Markup:
    """The switch for sounds. Only the scripts know its state: Python sends every sound."""
    box = tag("input", type="checkbox", id="sounds")
    return tag("label", box, tag("span", here.words("play.sounds")), class_="sounds")


def _progress(here: Context, game_id: str) -> Markup:
    """The progress of the start, where the question will be, and links for a start that takes too long."""
    steps = [tag("li", here.words(f"boot.{step}"), data_step=step) for step in STEPS]
    slow = tag("p", here.words("boot.slow"), class_="slow", hidden=True)
    bar = tag("progress", id="boot-bar", max=len(STEPS), value=0, aria_label=here.words("boot.label"))
    return tag(
        "div",
        tag("noscript", tag("p", here.words("boot.no-script"))),
        bar,
        tag("ol", *steps, class_="steps"),
        slow,
        tag("div", tag("p", here.words("boot.stuck")), _links(here, game_id), class_="stuck"),
        id="boot",
    )


def _links(here: Context, game_id: str, other: Markup | None = None) -> Markup:
    """What a visitor can do instead of waiting: load the page again, or read the rules."""
    again = tag("a", here.words("boot.retry"), href="", class_="button main")
    rules = tag("a", here.words("boot.rules"), href=f"../../rules/{game_id}/", class_="button")
    return tag("p", again, other, rules, class_="row")


def _failures(here: Context, game_id: str) -> Markup:
    """The messages for a start that has failed, one for each reason."""
    plain = tag("a", here.words("boot.plain"), href="?plain", class_="button")
    return join(
        tag(
            "template",
            tag(
                "div",
                tag("h2", here.words("boot.failed")),
                tag("p", here.words(f"boot.failed-{why}")),
                tag("pre"),
                _links(here, game_id, plain),
                role="alert",
                class_="failed",
            ),
            id=f"failed-{why}",
        )
        for why in FAILURES
    )
