"""The setup of a game, fixed before the first move: rules version, seed, seats, options and bots."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from . import seed as seeds
from .errors import SetupError
from .game import Game, Options, Seat
from .messages import Text, listed, shown, text
from .registry import GAMES


class Setup(NamedTuple):
    """A checked setup."""

    game: Game[Any]
    seed: str
    seats: int
    options: Options  # every option of the game, defaults filled in
    bots: Mapping[Seat, str]  # seat -> level; the others are people

    def begin(self) -> Any:
        """The first position."""
        return self.game.setup(self.options, self.seats, self.seed)


def check(
    game_id: str,
    seed: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    bots: Mapping[Seat, str] | None = None,
    rules_version: int | None = None,
) -> Setup:
    """A setup that can be played; otherwise a `SetupError` says why not."""
    game = _by_rules(GAMES.find(game_id), rules_version)
    seats = game.seats[0] if seats is None else seats
    return Setup(
        game, seeds.canonical(seed), _seats(game, seats), _options(game, options or {}), _bots(game, seats, bots or {})
    )


def _by_rules(game: Game[Any], rules_version: int | None) -> Game[Any]:
    """The rules of a version, so that old saves and links keep their meaning."""
    for version in (game, *game.old_rules):
        if rules_version in (None, version.rules_version):
            return version
    newer = isinstance(rules_version, int) and rules_version > game.rules_version
    raise SetupError(text("error.save-newer" if newer else "error.save-older"))


def _seats(game: Game[Any], seats: int) -> int:
    if type(seats) is not int or seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        if most == 1:
            raise SetupError(text("error.seats-one", title=game.title, seats=shown(seats)))
        raise SetupError(text("error.seats", title=game.title, fewest=fewest, most=most, seats=shown(seats)))
    return seats


def _options(game: Game[Any], chosen: Mapping[str, str]) -> Options:
    known = {option.id: option for option in game.options}
    for id, value in _mapping(chosen).items():
        if id not in known:
            raise SetupError(text("error.option-unknown", title=game.title, option=shown(id, 40)))
        if value not in known[id].values:
            values = ", ".join(known[id].values)
            raise SetupError(text("error.option-value", option=id, values=values, value=shown(value, 40)))
    return {option.id: chosen.get(option.id, option.values[0]) for option in game.options}


def _bots(game: Game[Any], seats: int, bots: Mapping[Seat, str]) -> Mapping[Seat, str]:
    for seat, level in _mapping(bots).items():
        if type(seat) is not int or not 0 <= seat < seats:
            raise SetupError(text("error.bot-seat", seat=shown(seat)))
        if level not in game.levels:
            raise SetupError(unknown_level(game, level))
    return {seat: bots[seat] for seat in sorted(bots)}


def unknown_level(game: Game[Any], level: object) -> Text:
    """The message that a game has no such level of bots."""
    levels = listed([text(f"level.{known}") for known in game.levels])
    return text("error.bot-level", levels=levels, level=shown(level))


def _mapping(value: Mapping[Any, Any]) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise SetupError(text("error.save-form", part="options"))
    return value
