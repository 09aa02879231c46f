"""Around the game: settings, the legend of symbols, a new version of the site, a save that was not stored."""

from typing import TYPE_CHECKING

from utopiary import text

from .. import intents
from ..dialogs import symbols
from ..effects import Effect, Patch, Reload
from ..notice import UPDATE, Notice

if TYPE_CHECKING:
    from ..controller import GameController


def do_updated(controller: "GameController", intent: intents.Updated) -> list[Effect]:
    """Say that a new version of the site is there."""
    controller.notice = UPDATE
    return controller.changed_regions()


def do_reload(controller: "GameController", intent: intents.Reload) -> list[Effect]:
    """Load the page again."""
    return [Reload()]


def do_set(controller: "GameController", intent: intents.Set) -> list[Effect]:
    """Change a setting; it counts from the next move on."""
    return [*controller.settings.choose(intent.name, intent.to), *controller.changed_regions()]


def do_symbols(controller: "GameController", intent: intents.Symbols) -> list[Effect]:
    """Fill the panel that explains the symbols of the board."""
    return [Patch("symbols", symbols(controller.game_id, controller.say))]


def do_store_failed(controller: "GameController", intent: intents.StoreFailed) -> list[Effect]:
    """Say that the browser has not stored the save, and offer the game as a file."""
    why = text("notice.unstored", reason=intent.reason[:80])
    controller.notice = Notice(why, "take-along", text("notice.download"))
    return controller.changed_regions()
