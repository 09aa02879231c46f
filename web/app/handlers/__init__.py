"""What each intent does on a game's page: one function for each, `do_<intent>(controller, intent) -> effects`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import intents
from ..effects import Effect
from . import look_back, new_games, open_page, page, play, saved_games, share

if TYPE_CHECKING:
    from ..controller import GameController

Handler = Callable[["GameController", Any], list[Effect]]

HANDLERS: dict[type, Handler] = {
    intents.Open: open_page.do_open,
    intents.LinkOpened: open_page.do_link_opened,
    intents.Play: play.do_play,
    intents.Uncover: play.do_uncover,
    intents.Undo: play.do_undo,
    intents.UndoTurn: play.do_undo_turn,
    intents.Redo: play.do_redo,
    intents.Hint: play.do_hint,
    intents.Hold: play.do_hold,
    intents.Display: play.do_display,
    intents.Tick: play.do_tick,
    intents.SkipWaiting: play.do_skip_waiting,
    intents.New: new_games.do_new,
    intents.Again: new_games.do_again,
    intents.Same: new_games.do_same,
    intents.Branch: new_games.do_branch,
    intents.Tutorial: new_games.do_tutorial,
    intents.LeaveTutorial: new_games.do_leave_tutorial,
    intents.Seek: look_back.do_seek,
    intents.Replay: look_back.do_replay,
    intents.LogOf: look_back.do_log_of,
    intents.Link: share.do_link,
    intents.Qr: share.do_qr,
    intents.Games: saved_games.do_games,
    intents.SitDown: saved_games.do_sit_down,
    intents.Rename: saved_games.do_rename,
    intents.Delete: saved_games.do_delete,
    intents.Undelete: saved_games.do_undelete,
    intents.Export: saved_games.do_export,
    intents.Download: saved_games.do_download,
    intents.TakeAlong: saved_games.do_take_along,
    intents.Import: saved_games.do_import,
    intents.StorageChanged: saved_games.do_storage_changed,
    intents.StoreFailed: page.do_store_failed,
    intents.Updated: page.do_updated,
    intents.Reload: page.do_reload,
    intents.Set: page.do_set,
    intents.Symbols: page.do_symbols,
}
