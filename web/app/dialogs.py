"""The panels that open over the table. Those that few people open are empty until somebody does."""

from utopiary import Session, Speaker, text

from . import boards
from .fields import select
from .markup import Markup, join, tag
from .new_game import new_game
from .settings import CHOICES
from .share import share

_DRAWN: dict[object, Markup] = {}  # the last ones: no move changes them


def all_of(session: Session, say: Speaker, code: Markup | None, pace: str) -> Markup:
    sitting = (session.seats, *session.options.items(), *session.bots.items(), *session.players.items())
    key = (say, session.game.id, session.seed, sitting, code, pace)
    if key not in _DRAWN:
        _DRAWN.clear()
        _DRAWN[key] = _all_of(session, say, code, pace)
    return _DRAWN[key]


def _all_of(session: Session, say: Speaker, code: Markup | None, pace: str) -> Markup:
    games = _panel("games", say(text("games.title")))
    symbols = _panel("symbols", say(text("symbols.title"))) if boards.board(session.game.id).has_legend else None
    return join([new_game(session, say), share(session, say, code), games, symbols, _settings(pace, say)])


def _panel(id: str, label: str, *inside: Markup) -> Markup:
    return tag("div", *inside, id=id, popover="auto", role="dialog", aria_label=label)


def _settings(pace: str, say: Speaker) -> Markup:
    title, kinds = say(text("settings.title")), [(value, say(text(f"pace.{value}"))) for value in CHOICES["bots"]]
    bots = select("pace", kinds, pace, data_do="set", data_name="bots")
    return _panel(
        "settings",
        title,
        tag("h2", title),
        tag("label", tag("span", say(text("pace.title"))), bots, tag("small", say(text("pace.why")))),
        close("settings", say),
    )


def close(panel: str, say: Speaker) -> Markup:
    return tag("button", say(text("new.close")), type="button", popovertarget=panel, popovertargetaction="hide")


def symbols(game_id: str, say: Speaker) -> Markup:
    """The inside of the panel that explains every symbol on the board."""
    entries = boards.board(game_id).legend(say)
    rows = [tag("div", tag("dt", entry.picture), tag("dd", say(entry.meaning))) for entry in entries]
    return tag("h2", say(text("symbols.title"))) + tag("dl", *rows, class_="symbols") + close("symbols", say)
