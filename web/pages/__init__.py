"""All pages of the site as HTML, made in the build by the same functions that run in the browser."""

from collections.abc import Mapping

from app.languages import LANGUAGES
from utopiary import GAMES

from . import about, home, not_found, play, rules, statistics
from .context import context


def pages(assets: Mapping[str, str], off: tuple[str, ...] = ()) -> dict[str, str]:
    """Path below the site's root -> HTML. `assets` says what each file is called in this build.

    `off` names what the page is to do without, for the bench (site/build_options.py).
    """
    made = {"404.html": not_found.page(context(assets, "en", off))}
    for language in LANGUAGES:
        here = context(assets, language, off)
        made[here.at("index.html")] = home.page(here)
        made[here.at("about/index.html")] = about.page(here)
        made[here.at(statistics.PATH)] = statistics.page(here)
        for game_id in filter(rules.written, (*GAMES, *GAMES.hidden())):
            made[here.at(f"play/{game_id}/index.html")] = play.page(here, game_id)
            made[here.at(f"rules/{game_id}/index.html")] = rules.page(here, game_id)
    return made
