"""Saved games: continue, rename, delete, download and import them; and what other tabs write."""

from typing import TYPE_CHECKING, Any

from utopiary import SaveError, Session, text

from .. import intents
from ..effects import Announce, Download, Effect, Patch
from ..games_panel import panel, rows
from ..notice import Notice
from ..saves import parsed

if TYPE_CHECKING:
    from ..controller import GameController

BOT_DELAY = 3_000  # milliseconds: bots move in the tab where a person moved, here only if that tab is gone


def do_games(controller: "GameController", intent: intents.Games) -> list[Effect]:
    """Fill the panel of saved games."""
    return [_panel(controller)]


def do_sit_down(controller: "GameController", intent: intents.SitDown) -> list[Effect]:
    """Continue another saved game; writing it makes it the newest."""
    session, _ = controller.saves.load(intent.save_id, controller.game_id)
    controller.notice = controller.viewed_move = None
    controller.show_game(session, intent.save_id)
    return [*controller.save(), *controller.show_position(), _panel(controller)]


def do_rename(controller: "GameController", intent: intents.Rename) -> list[Effect]:
    """Name a saved game."""
    return [*controller.saves.rename(intent.save_id, intent.name), _panel(controller)]


def do_delete(controller: "GameController", intent: intents.Delete) -> list[Effect]:
    """Delete a saved game and offer to bring it back."""
    dropped = controller.saves.drop(intent.save_id)
    controller.notice = Notice(text("games.gone"), "undelete", text("games.undo"))
    announced = Announce(controller.say(text("games.gone")))
    return [*dropped, *controller.changed_regions(), _panel(controller), announced]


def do_undelete(controller: "GameController", intent: intents.Undelete) -> list[Effect]:
    """Bring back the saved game that was deleted last."""
    controller.notice = None
    return [*controller.saves.undrop(), *controller.changed_regions(), _panel(controller)]


def do_export(controller: "GameController", intent: intents.Export) -> list[Effect]:
    """Download a saved game."""
    return [_file(controller, intent.save_id)]


def do_download(controller: "GameController", intent: intents.Download) -> list[Effect]:
    """Download the save that could not be opened, as it is."""
    return [_file(controller, controller.unreadable)]


def do_take_along(controller: "GameController", intent: intents.TakeAlong) -> list[Effect]:
    """Download the game being played, which the browser could not store."""
    return [_file(controller, controller.save_id)]


def do_import(controller: "GameController", intent: intents.Import) -> list[Effect]:
    """Open a game from a file under a new id; the game being played stays saved."""
    session = Session.load(parsed(intent.to))
    if session.game.id != controller.game_id:
        raise SaveError(text("games.import-failed"))
    controller.viewed_move, controller.notice = None, Notice(text("games.imported"))
    controller.show_game(session, None)
    return [*controller.save(), *controller.show_position(), _panel(controller)]


def do_storage_changed(controller: "GameController", intent: intents.StorageChanged) -> list[Effect]:
    """Take over what another tab has written; if it is the game being played, show it.

    If both tabs wrote at the same time, both keep the same one of the two saves, whichever they hear of first.
    """
    mine = controller.session.save()
    my_writes = controller.saves.writes(controller.save_id)
    save_id = controller.saves.changed(intent.key, intent.text)
    if intent.text is None:
        return [_panel(controller)] if save_id else []  # the panel may be open and show the deleted game
    if save_id != controller.save_id:
        return []
    session, _ = controller.saves.load(save_id, controller.game_id)
    theirs = session.save()
    if theirs == mine:
        return []
    their_writes = controller.saves.writes(save_id)
    if their_writes < my_writes or (their_writes == my_writes and _rank(theirs) < _rank(mine)):
        return controller.save()  # ours stays, and the other tab hears of it
    controller.notice = Notice(text("games.elsewhere"))
    controller.show_game(session, save_id)
    return controller.show_position(BOT_DELAY)


def _rank(save: dict[str, Any]) -> tuple[int, str]:
    """An order of saves that is the same in every tab: longer games are higher."""
    return len(save["moves"]), str(save["moves"])


def _file(controller: "GameController", save_id: str) -> Effect:
    slot = controller.saves.newest(save_id)
    return Download(f"{slot.game}-{slot.save_id}.json", slot.save)


def _panel(controller: "GameController") -> Effect:
    found = rows(controller.saves, controller.game_id)
    return Patch("games", panel(found, controller.save_id, controller.saves.full(), controller.say))
