"""Begin another game: a new one, the same again, the tutorial, or a branch of this one."""

from typing import TYPE_CHECKING

from utopiary import SaveError, Session, players

from .. import daily, intents, tutorials
from ..effects import Effect
from ..opening_screen import opening
from ..random_ids import random_seed

if TYPE_CHECKING:
    from ..controller import GameController


def do_new(controller: "GameController", intent: intents.New) -> list[Effect]:
    """Begin the game that the form describes; empty seats are left out, and later seats move up."""
    game = controller.session.game
    numbers = [str(number) for number in range(game.seats[-1])]
    taken = [number for number in numbers if intent.seats.get(number, "nobody") != "nobody"]
    bots = {seat: intent.seats[number] for seat, number in enumerate(taken) if intent.seats[number] != "person"}
    options = {option.id: intent.options[option.id] for option in game.options if option.id in intent.options}
    seed = daily.seed(controller.now) if intent.deal == "daily" else intent.seed.strip()
    session = Session.new(game.id, seed=seed or random_seed(), seats=len(taken), options=options, bots=bots)
    session.players = players.seated(
        ((seat, *_player(intent, number, seat)) for seat, number in enumerate(taken)), session.seats
    )
    return _begin(controller, session)


def _player(intent: intents.New, number: str, seat: int) -> tuple[str, int]:
    """The name and the badge in the form; without a badge that exists, the badge of the seat."""
    badge = intent.badges.get(number, "")
    return intent.names.get(number, ""), int(badge) if badge in map(str, range(players.BADGES)) else seat


def do_tutorial(controller: "GameController", intent: intents.Tutorial) -> list[Effect]:
    """Open the tutorial where it was left, or from the beginning."""
    lesson = tutorials.tutorial(controller.game_id)
    if lesson is None:
        return []
    save_id = tutorials.save_id(controller.game_id)
    session = _saved(controller, save_id)
    if session is None or not session.active or lesson.message(session) is None:
        session = lesson.begin(controller.game_id)
    return _begin(controller, session, save_id)


def do_leave_tutorial(controller: "GameController", intent: intents.LeaveTutorial) -> list[Effect]:
    """Go back to the player's last game, or to a new one. The tutorial stays saved where it was left."""
    own = (id for id in controller.saves.ids(controller.game_id) if id != tutorials.save_id(controller.game_id))
    save_id = next(own, None)
    session = _saved(controller, save_id) if save_id else None
    return _begin(controller, session or opening(controller.game_id, random_seed()), save_id if session else None)


def _saved(controller: "GameController", save_id: str) -> Session | None:
    """A saved game; None if there is none that can be read."""
    try:
        return controller.saves.load(save_id, controller.game_id)[0]
    except SaveError:
        return None


def do_again(controller: "GameController", intent: intents.Again) -> list[Effect]:
    """Begin a game with the same players and a new seed."""
    return _begin(controller, _like(controller.session, random_seed()))


def do_same(controller: "GameController", intent: intents.Same) -> list[Effect]:
    """Begin a game with the same players and the same seed."""
    return _begin(controller, _like(controller.session, controller.session.seed))


def do_branch(controller: "GameController", intent: intents.Branch) -> list[Effect]:
    """Begin a game that goes on from the position on the screen."""
    number = controller.session.length if controller.viewed_move is None else controller.viewed_move
    return _begin(controller, controller.session.branch(number))


def _like(now: Session, seed: str) -> Session:
    session = Session.new(now.game.id, seed=seed, seats=now.seats, options=now.options, bots=now.bots)
    session.players = now.players
    return session


def _begin(controller: "GameController", session: Session, save_id: str | None = None) -> list[Effect]:
    controller.notice = controller.viewed_move = None
    controller.show_game(session, save_id)
    return [*controller.save(), *controller.show_position()]
