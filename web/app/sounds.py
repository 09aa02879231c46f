"""The sound of a move, in any game: dice, a card, a piece put down, the end. The page decides whether to play it."""

from .effects import Sound
from .played_game import PlayedGame

KINDS = {"reveal": "card", "chance": "dice", "plain": "place"}


def sound_of_last_move(game: PlayedGame) -> Sound:
    """The sound of the move that led to this position."""
    end = game.outcome
    if end is not None:
        return Sound("win" if any(seat not in game.bots for seat in end.winners) else "lose")
    return Sound(KINDS[game.last_move_kind or "plain"])
