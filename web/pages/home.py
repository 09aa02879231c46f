"""The home page: the games to choose from, each with its cover."""

from app import languages
from app.icons import icon
from app.markup import Markup, join, tag
from utopiary import GAMES, Speaker, text

from . import covers
from .context import Context
from .credits import CREDITS
from .layout import layout
from .python import live, worker
from .titles import title


def page(here: Context) -> str:
    """The page as HTML."""
    name = here.words("app.name")
    games = [_game(here, game_id) for game_id in GAMES]
    listed = tag("ul", *games, class_="game-list") if games else tag("p", here.words("page.shelf-empty"))
    body = tag(
        "main",
        tag("div", id="notice"),
        tag("div", tag("h1", name), tag("p", here.words("shelf.lead"), class_="lead"), class_="welcome"),
        tag("section", id="waiting", class_="unfinished"),
        tag("h2", here.words("shelf.games"), class_="spoken"),
        listed,
        class_="page wide",
    )
    head = worker(here, "index.html", page="home")
    return layout(here, "index.html", name, body + live(), about=here.words("shelf.lead"), head=head, games=GAMES)


def about(here: Context, game_id: str) -> str:
    """What a game is, in a sentence."""
    return Speaker(languages.translation(here.language, game_id), GAMES.find(game_id).english)(text(f"{game_id}.about"))


def facts(here: Context, game_id: str) -> Markup:
    """The list of facts: players, minutes, and the kind of game."""
    game, credits = GAMES.find(game_id), CREDITS.get(game_id)
    fewest, most = game.seats[0], game.seats[-1]
    players = here.words("page.players-one") if most == 1 else here.words("page.players", fewest=fewest, most=most)
    told = {"players": players}
    if credits:
        told["minutes"] = _minutes(here, *credits.minutes)
    told[game.kind] = here.words(f"kind.{game.kind}")
    return tag("ul", *[tag("li", icon(name), tag("span", words)) for name, words in told.items()], class_="facts")


def _minutes(here: Context, fewest: int, most: int) -> str:
    if fewest == most:
        return here.words("page.minutes", n=fewest)
    return here.words("page.minutes-range", fewest=fewest, most=most)


def _two_lines(whole: str) -> Markup:
    """A title with its subtitle, if it has one, on a second line."""
    name, colon, rest = whole.partition(": ")
    return join([tag("span", name + colon.strip()), " ", tag("small", rest)]) if rest else tag("span", name)


def cover(game_id: str, *title: Markup) -> Markup:
    """The cover of a game: its picture, and a title below it."""
    return tag("div", covers.cover(game_id), tag("div", *title, class_="cover-title"), class_=f"cover of-{game_id}")


def _game(here: Context, game_id: str) -> Markup:
    link = tag("a", _two_lines(title(here, game_id)), href=f"play/{game_id}/", class_="card-link")
    return tag(
        "li",
        cover(game_id, tag("h3", link)),
        tag("p", about(here, game_id), class_="about"),
        facts(here, game_id),
        tag(
            "p",
            tag("a", here.words("shelf.daily"), href=f"play/{game_id}/?daily"),
            tag("a", here.words("shelf.rules"), href=f"rules/{game_id}/"),
            class_="card-links",
        ),
    )
