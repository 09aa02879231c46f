"""What the page tells the worker: one named tuple for each intent.

An intent is sent as a JSON object. `do` names it: the class name in lower case with hyphens, so `UndoTurn` is
"undo-turn". The other members are its fields (a saved game's id, `save_id`, is called `table` there). `read` ignores
members that it does not know, because the page sends all `data-*` attributes of a button. An object without a known
`do`, or with a field that is missing or has the wrong type, is no intent.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, get_args

Strings = Mapping[str, str]


# --- sent by the page on its own -------------------------------------------------------------------------------------


class Open(NamedTuple):
    """The page is ready: show what belongs on it. The first intent of every page."""

    language: str
    stored: Strings  # our keys in localStorage
    page: str = "play"  # which controller: "play", "home" or "statistics"
    game: str = ""
    root: str = ""  # relative address of the root of the page's language
    address: str = ""  # of the page, for links
    link: str = ""  # the fragment of the address
    save_id: str = ""  # the saved game that the address asks for
    daily: bool = False  # the address asks for the game of the day


class LinkOpened(NamedTuple):
    """The fragment of the address has changed."""

    link: str


class Tick(NamedTuple):
    """The time that the effect `tick` asked for has passed."""


class StorageChanged(NamedTuple):
    """Another tab has written this key, or removed it."""

    key: str
    text: str | None = None  # None: removed


class StoreFailed(NamedTuple):
    """The browser has not kept what an effect `store` asked for."""

    key: str = ""
    reason: str = ""


class Updated(NamedTuple):
    """A new version of the site has been installed."""


class WarmUp(NamedTuple):
    """The page is idle: do one step of the warm-up. The answer says whether there is another."""


class Speculate(NamedTuple):
    """The pointer or the focus is on a button: compute the answer to its intent ahead. The answer may be `null`."""

    intent: "Intent | None"  # None: what the button stands for is no intent


# --- the game being played -------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """Make a move, given as its text."""

    move: str


class Uncover(NamedTuple):
    """The device has been handed over: show the screen to the player who has to act."""


class Undo(NamedTuple):
    """Undo the last decision of a person."""


class UndoTurn(NamedTuple):
    """Undo all that this person has decided in this turn."""


class Redo(NamedTuple):
    """Redo what was undone last."""


class Hint(NamedTuple):
    """Ask the best bot for a move."""


class Hold(NamedTuple):
    """Pick up a part of the board, or put it down again."""

    target: str


class Display(NamedTuple):
    """Set a display option of the board."""

    name: str
    value: str


class SkipWaiting(NamedTuple):
    """Let the bots move without pauses until a person has to act."""


# --- looking back ----------------------------------------------------------------------------------------------------


class Seek(NamedTuple):
    """Show the position after this many moves."""

    to: int


class Replay(NamedTuple):
    """Start or stop showing the game move by move."""


class LogOf(NamedTuple):
    """Show the moves of one seat only in the log; an empty text for those of all."""

    seat: str = ""


# --- another game ----------------------------------------------------------------------------------------------------


class New(NamedTuple):
    """Begin a new game, as the form says.

    The members `seat-0`, `name-0` and `badge-0` describe the first seat of the form, `option-<id>` an option of the
    game. Here they are mappings, from what stands after the hyphen.
    """

    seats: Strings  # "person", "nobody" or the level of a bot
    names: Strings
    badges: Strings
    options: Strings
    seed: str = ""
    deal: str = ""  # "daily": the seed of the day


class Again(NamedTuple):
    """Begin a game with the same players and a new seed."""


class Same(NamedTuple):
    """Begin a game with the same players and the same seed."""


class Branch(NamedTuple):
    """Begin a game that goes on from the position on the screen."""


class Tutorial(NamedTuple):
    """Open the game's tutorial."""


class LeaveTutorial(NamedTuple):
    """Go back from the tutorial to the player's own game."""


# --- saved games -----------------------------------------------------------------------------------------------------


class Games(NamedTuple):
    """Fill the panel of saved games."""


class SitDown(NamedTuple):
    """Continue a saved game."""

    save_id: str


class Rename(NamedTuple):
    """Name a saved game."""

    save_id: str
    name: str


class Delete(NamedTuple):
    """Delete a saved game."""

    save_id: str


class Undelete(NamedTuple):
    """Bring back the saved game that was deleted last."""


class Export(NamedTuple):
    """Download a saved game; on the statistics page, the results."""

    save_id: str = ""


class Download(NamedTuple):
    """Download the save that could not be opened."""


class TakeAlong(NamedTuple):
    """Download the game being played."""


class Import(NamedTuple):
    """Open a game from the content of a file."""

    to: str


# --- sharing ---------------------------------------------------------------------------------------------------------


class Link(NamedTuple):
    """Copy a link to the game, or open the share sheet with it."""

    kind: str  # "seed", "position" or "replay"
    way: str = ""  # "sheet": the share sheet


class Qr(NamedTuple):
    """Show a link to the game as a QR code."""

    kind: str


# --- around the game -------------------------------------------------------------------------------------------------


class Set(NamedTuple):
    """Change a setting."""

    name: str
    to: str


class Symbols(NamedTuple):
    """Fill the panel that explains the symbols of the board."""


class Reload(NamedTuple):
    """Load the page again, for the new version of the site."""


class More(NamedTuple):
    """On the home page: show all unfinished games."""


class Reset(NamedTuple):
    """On the statistics page: ask whether to delete all results."""


class ReallyReset(NamedTuple):
    """On the statistics page: delete all results."""


# --- as JSON ---------------------------------------------------------------------------------------------------------

# fmt: off
Intent: TypeAlias = (
    Open | LinkOpened | Tick | StorageChanged | StoreFailed | Updated | WarmUp | Speculate
    | Play | Uncover | Undo | UndoTurn | Redo | Hint | Hold | Display | SkipWaiting
    | Seek | Replay | LogOf
    | New | Again | Same | Branch | Tutorial | LeaveTutorial
    | Games | SitDown | Rename | Delete | Undelete | Export | Download | TakeAlong | Import
    | Link | Qr
    | Set | Symbols | Reload | More | Reset | ReallyReset
)
# fmt: on
BY_NAME: dict[str, type[Intent]] = {
    re.sub("(?<=.)(?=[A-Z])", "-", kind.__name__).lower(): kind for kind in get_args(Intent)
}
WIRE_NAMES = {"save_id": "table"}  # fields whose member in JSON has another name


class Message(NamedTuple):
    """One call of the page."""

    intent: Intent | None  # None: the page sent something that is no intent
    now: int | None = None  # milliseconds, by the page's clock
    applied: bool = False  # the page has already applied the answer that was computed ahead


def read(text: str) -> Message:
    """A call of the page, from its JSON text."""
    try:
        members = json.loads(text)
    except (ValueError, RecursionError):
        return Message(None)
    if not isinstance(members, dict):
        return Message(None)
    now = members.get("now")
    return Message(intent(members), now if type(now) is int else None, members.get("applied") is True)


def intent(members: Any) -> Intent | None:
    """The intent that a JSON object stands for; None if it is no intent."""
    name = members.get("do") if isinstance(members, dict) else None
    kind = BY_NAME.get(name) if isinstance(name, str) else None
    if kind is None:
        return None
    try:
        return _BUILDERS[kind](members) if kind in _BUILDERS else kind(**_fields(kind, members))
    except (ValueError, TypeError):  # a field has the wrong type, or is missing
        return None


def _fields(kind: type[Intent], members: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that a JSON object has, each read as its type asks for."""
    found = {}
    for field, of in _FIELDS[kind].items():
        member = WIRE_NAMES.get(field, field)
        if members.get(member) is not None:
            found[field] = _READERS[of](members[member])
    return found


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if type(value) is int:
        return str(value)
    raise ValueError("This is no text.")


def _number(value: object) -> int:
    if type(value) is int:
        return value
    if isinstance(value, str) and len(value) < 16:
        return int(value)
    raise ValueError("This is no number.")


def _strings(value: object) -> Strings:
    if not isinstance(value, dict):
        raise ValueError("This is no object.")
    return {key: text for key, text in value.items() if isinstance(text, str)}


def _numbered(members: Mapping[str, Any], name: str) -> Strings:
    """All members `<name>-<key>`, by their keys."""
    return {key.partition("-")[2]: _text(value) for key, value in members.items() if key.startswith(name + "-")}


def _new(members: Mapping[str, Any]) -> New:
    seats, names, badges, options = (_numbered(members, name) for name in ("seat", "name", "badge", "option"))
    return New(seats, names, badges, options, _text(members.get("seed", "")), _text(members.get("deal", "")))


def _speculate(members: Mapping[str, Any]) -> Speculate:
    return Speculate(intent(members.get("intent")))


_FIELDS: dict[Any, Mapping[str, Any]] = {kind: dict(kind.__annotations__) for kind in BY_NAME.values()}
_READERS: dict[Any, Callable[[object], Any]] = {
    str: _text,
    str | None: _text,
    int: _number,
    bool: bool,
    Strings: _strings,
}
_BUILDERS: dict[Any, Callable[[Mapping[str, Any]], Intent]] = {New: _new, Speculate: _speculate}
