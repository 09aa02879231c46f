"""Saved games: the setup and every move as plain JSON. Positions are never stored; loading replays the moves.

Loading parses, validates, replays and compares before it returns a new session: a bad save changes nothing.
"""

import json
import zlib
from collections.abc import Callable
from typing import Any

from . import players
from .canonical import digest
from .errors import IllegalMove, SaveError, SetupError
from .game import Game, Options
from .messages import text
from .move import move_text
from .session import Session
from .setup import check

FORMAT = 1
MOST_MOVES = 20_000
MOST_PARTS, MOST_LETTERS = 60_000, 2_000_000  # of a whole save; the longest game there could be has fewer
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # format n -> a save of format n + 1


def save(session: Session) -> dict[str, Any]:
    """A session as plain JSON."""
    whole = session.at(session.length)
    saved = {
        "utopiary": FORMAT,
        "game": session.game.id,
        "rules": session.game.rules_version,
        "seed": session.seed,
        "seats": session.seats,
        "options": _chosen(session.game, session.options),
        "bots": {str(seat): level for seat, level in session.bots.items()},
        "moves": [f"{step.seat} {move_text(step.move)}" for step in whole.steps],
        "cursor": session.cursor,
        "practice": session.practice,
        "hints": session.hints,
        "state": digest(whole.state),
        "outcome": _outcome(session),
    }
    if session.players:
        saved["company"] = players.plain(session.players)
    return {**saved, "sum": checksum(saved)}


def _chosen(game: Game[Any], options: Options) -> dict[str, str]:
    """The options that differ from their defaults; without the others in a save, a game can get new options."""
    return {option.id: options[option.id] for option in game.options if options[option.id] != option.values[0]}


def identity(saved: Any) -> tuple[Any, ...]:
    """What makes a saved game the same game as another: setup and moves, unchecked. Default options count as absent."""
    if not isinstance(saved, dict):
        return ()
    game, options = saved.get("game"), saved.get("options")
    try:
        version = check(game, "-", rules_version=saved.get("rules")).game  # type: ignore[arg-type]
    except SetupError:
        return (game, options, saved.get("moves"))
    defaults = {option.id: option.values[0] for option in version.options}
    if isinstance(options, dict):
        options = {id: value for id, value in options.items() if defaults.get(id) != value}
    return (game, version.rules_version, options, *(saved.get(part) for part in ("seed", "seats", "bots", "moves")))


def load(saved: Any) -> Session:
    """The session of a save; a `SaveError` says what is wrong with it."""
    saved = _current(saved)
    session = _begin(saved)
    _replay(session, _list(saved, "moves"))
    cursor = _count(saved, "cursor")
    if cursor > session.length:
        raise SaveError(text("error.save-form", part="cursor"))
    if digest(session.state) != saved.get("state"):
        raise SaveError(text("error.save-differs"))
    session = session.at(cursor)
    if _outcome(session) != saved.get("outcome"):
        raise SaveError(text("error.save-differs"))
    session.practice, session.hints = _count(saved, "practice"), _count(saved, "hints")
    session.players = _players(saved, session.seats)
    return session


def _current(saved: Any) -> Any:
    """The save in today's format: whole, undamaged, migrated."""
    if not isinstance(saved, dict):
        raise SaveError(text("error.save-form", part="utopiary"))
    number = _count(saved, "utopiary")
    if number > FORMAT:
        raise SaveError(text("error.save-newer"))
    _weigh(saved)
    if saved.get("sum") != checksum({key: value for key, value in saved.items() if key != "sum"}):
        raise SaveError(text("error.save-damaged"))
    while number < FORMAT:
        if number not in MIGRATIONS:
            raise SaveError(text("error.save-older"))
        saved, number = MIGRATIONS[number](saved), number + 1
    return saved


def _weigh(saved: dict[Any, Any]) -> None:
    """Refuse a save that is too large, before it is parsed further."""
    parts, letters, left = 0, 0, [saved]
    while left:
        value: Any = left.pop()
        if isinstance(value, str):
            letters += len(value)
        elif isinstance(value, (dict, list)):
            parts += len(value)
            if parts <= MOST_PARTS:
                left.extend(value)
                left.extend(value.values() if isinstance(value, dict) else ())
        if parts > MOST_PARTS or letters > MOST_LETTERS:
            raise SaveError(text("error.save-form", part="sum"))


def _outcome(session: Session) -> dict[str, Any] | None:
    """The outcome in a save, so that results can be counted without replaying the game."""
    end = session.outcome
    return end and {"reason": end.reason, "scores": list(end.scores), "winners": list(end.winners)}


def _players(saved: dict[str, Any], seats: int) -> players.Players:
    found = players.from_plain(saved.get("company", []), seats)
    if found is None:
        raise SaveError(text("error.save-form", part="company"))
    return found


def _begin(saved: dict[str, Any]) -> Session:
    bots = saved.get("bots")
    if not isinstance(bots, dict) or not all(
        isinstance(seat, str) and seat.isascii() and seat.isdigit() for seat in bots
    ):
        raise SaveError(text("error.save-form", part="bots"))
    levels = {int(seat[:4]): level for seat, level in bots.items()}
    for part in ("game", "seed"):
        if part not in saved:
            raise SaveError(text("error.save-form", part=part))
    options, seats, version = saved.get("options"), _count(saved, "seats"), _count(saved, "rules")
    if not isinstance(options, dict):
        raise SaveError(text("error.save-form", part="options"))
    try:
        return Session(check(saved["game"], saved["seed"], seats, options, levels, version))
    except SetupError as error:
        raise SaveError(error.text) from error


def _replay(session: Session, moves: list[Any]) -> None:
    if len(moves) > MOST_MOVES:
        raise SaveError(text("error.save-form", part="moves"))
    for number, written in enumerate(moves, 1):
        seat, _, move = written.partition(" ") if isinstance(written, str) else ("", "", "")
        try:
            session.play(int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else -1, move)
        except IllegalMove as error:
            raise SaveError(text("error.save-move", number=number)) from error


def _list(saved: dict[str, Any], part: str) -> list[Any]:
    value = saved.get(part)
    if not isinstance(value, list):
        raise SaveError(text("error.save-form", part=part))
    return value


def _count(saved: dict[str, Any], part: str) -> int:
    value = saved.get(part)
    if type(value) is not int or not 0 <= value < 10**9:  # as many digits as a link takes
        raise SaveError(text("error.save-form", part=part))
    return value


def checksum(saved: dict[str, Any]) -> str:
    """Eight hexadecimal digits over all other parts of a save."""
    try:
        written = json.dumps(saved, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(text("error.save-form", part="sum")) from error
    return f"{zlib.crc32(written.encode()):08x}"
