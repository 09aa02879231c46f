"""The panels that open over the page. Those that few players open stay empty until they are opened."""

from utopiary import Speaker, text

from . import boards
from .form_fields import select
from .markup import Markup, join, tag
from .new_game import new_game
from .played_game import PlayedGame, ShareableGame
from .settings import CHOICES
from .share import share

_CACHE: dict[object, Markup] = {}  # the last result: no move changes it


def dialogs(game: PlayedGame, shareable: ShareableGame | None, say: Speaker, qr: Markup | None, pace: str) -> Markup:
    """All panels of a game's page."""
    seed = shareable and shareable.seed
    sitting = (game.seats, *game.options.items(), *game.bots.items(), *game.players.items())
    key = (say, game.game.id, seed, sitting, qr, pace)
    if key not in _CACHE:
        _CACHE.clear()
        _CACHE[key] = _dialogs(game, shareable, say, qr, pace)
    return _CACHE[key]


def _dialogs(game: PlayedGame, shareable: ShareableGame | None, say: Speaker, qr: Markup | None, pace: str) -> Markup:
    games = _panel("games", say(text("games.title")))
    symbols = _panel("symbols", say(text("symbols.title"))) if boards.board(game.game.id).has_legend else None
    sharing = share(game.game.kind, shareable, say, qr) if shareable else None
    return join([new_game(game, say), sharing, games, symbols, _settings(pace, say)])


def _panel(id: str, label: str, *inside: Markup) -> Markup:
    return tag("div", *inside, id=id, popover="auto", role="dialog", aria_label=label)


def _settings(pace: str, say: Speaker) -> Markup:
    title, paces = say(text("settings.title")), [(value, say(text(f"pace.{value}"))) for value in CHOICES["bots"]]
    bots = select("pace", paces, pace, data_do="set", data_name="bots")
    return _panel(
        "settings",
        title,
        tag("h2", title),
        tag("label", tag("span", say(text("pace.title"))), bots, tag("small", say(text("pace.why")))),
        close("settings", say),
    )


def close(panel: str, say: Speaker) -> Markup:
    """The button that closes a panel."""
    return tag("button", say(text("new.close")), type="button", popovertarget=panel, popovertargetaction="hide")


def symbols(game_id: str, say: Speaker) -> Markup:
    """The content of the panel that explains the symbols of the board."""
    entries = boards.board(game_id).legend(say)
    rows = [tag("div", tag("dt", entry.picture), tag("dd", say(entry.meaning))) for entry in entries]
    return tag("h2", say(text("symbols.title"))) + tag("dl", *rows, class_="symbols") + close("symbols", say)
