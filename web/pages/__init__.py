"""Every page of the site as complete HTML, made in the build by the same functions that run in the browser."""

from collections.abc import Mapping

from utopiary import GAMES

from . import about, play, rules, shelf


def pages(assets: Mapping[str, str]) -> dict[str, str]:
    """Path below the site's root -> HTML. `assets` says what each file is called in this build."""
    made = {
        "index.html": shelf.page(assets),
        "about/index.html": about.page(assets),
        "404.html": about.not_found(assets),
    }
    for game_id in filter(rules.written, (*GAMES, *GAMES.behind())):
        made[f"play/{game_id}/index.html"] = play.page(assets, game_id)
        made[f"rules/{game_id}/index.html"] = rules.page(assets, game_id)
    return made
