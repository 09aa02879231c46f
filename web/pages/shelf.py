"""The home page: the games to choose from, as boxes with their covers to the front."""

from app import languages
from app.icons import icon
from app.markup import Markup, join, tag
from utopiary import GAMES, Speaker, text

from .box import BOXES
from .context import Context
from .covers import cover
from .layout import layout
from .python import live, worker
from .titles import title


def page(here: Context) -> str:
    name = here.words("app.name")
    games = [_box(here, game_id) for game_id in GAMES]
    shelf = tag("ul", *games, class_="shelf") if games else tag("p", here.words("page.shelf-empty"))
    body = tag(
        "main",
        tag("div", id="notice"),
        tag("div", tag("h1", name), tag("p", here.words("shelf.lead"), class_="lead"), class_="welcome"),
        tag("section", id="waiting", class_="going-on"),
        tag("h2", here.words("shelf.games"), class_="spoken"),
        shelf,
        class_="page wide",
    )
    head = worker(here, "index.html", page="shelf")
    return layout(here, "index.html", name, body + live(), about=here.words("shelf.lead"), head=head, games=GAMES)


def about(here: Context, game_id: str) -> str:
    """What a game is, in a sentence."""
    return Speaker(languages.translation(here.language, game_id), GAMES.find(game_id).english)(text(f"{game_id}.about"))


def facts(here: Context, game_id: str) -> Markup:
    """How many, how long, and whether against each other."""
    game, box = GAMES.find(game_id), BOXES.get(game_id)
    fewest, most = game.seats[0], game.seats[-1]
    players = here.words("page.players-one") if most == 1 else here.words("page.players", fewest=fewest, most=most)
    told = {"players": players}
    if box:
        told["minutes"] = _minutes(here, *box.minutes)
    told[game.kind] = here.words(f"kind.{game.kind}")
    return tag("ul", *[tag("li", icon(name), tag("span", words)) for name, words in told.items()], class_="facts")


def _minutes(here: Context, fewest: int, most: int) -> str:
    if fewest == most:
        return here.words("page.minutes", n=fewest)
    return here.words("page.minutes-range", fewest=fewest, most=most)


def _two_lines(whole: str) -> Markup:
    """A title with its subtitle, if it has one, on a line of its own."""
    name, colon, rest = whole.partition(": ")
    return join([tag("span", name + colon.strip()), " ", tag("small", rest)]) if rest else tag("span", name)


def front(game_id: str, *band: Markup) -> Markup:
    """The front of a box: its picture, and on the ground below it whatever is to stand there."""
    return tag("div", cover(game_id), tag("div", *band, class_="band"), class_=f"front of-{game_id}")


def _box(here: Context, game_id: str) -> Markup:
    link = tag("a", _two_lines(title(here, game_id)), href=f"play/{game_id}/", class_="whole")
    return tag(
        "li",
        front(game_id, tag("h3", link)),
        tag("p", about(here, game_id), class_="about"),
        facts(here, game_id),
        tag(
            "p",
            tag("a", here.words("shelf.daily"), href=f"play/{game_id}/?daily"),
            tag("a", here.words("shelf.rules"), href=f"rules/{game_id}/"),
            class_="ways",
        ),
    )
