"""What a move sounds like, in any game: dice, a card, a piece put down, the end. The page decides who hears it."""

from copy import copy

from utopiary import Session, Setup

from .protocol import Effect, Sound


class Ear:
    """Hears the moves that are made at a table; taking back, looking back and sitting down are silent."""

    def __init__(self) -> None:
        self._setup: Setup | None = None  # of the game that it listened to
        self._at = 0

    def copy(self) -> "Ear":
        return copy(self)

    def hear(self, session: Session | None) -> list[Effect]:
        """What there is to hear since it last listened."""
        before, self._setup = self._setup, session.setup if session else None
        at, self._at = self._at, session.cursor if session else 0
        if session is None or session.setup is not before or session.cursor != at + 1:
            return []
        return [Sound(_kind(session))]


def _kind(session: Session) -> str:
    end, last = session.outcome, session.steps[-1]
    if end is not None:
        return "win" if any(seat not in session.bots for seat in end.winners) else "lose"
    if any(event.reveals for event in last.events):
        return "card"
    return "dice" if last.chance else "place"
