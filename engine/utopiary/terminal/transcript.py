"""A session as sentences: players, board, log and outcome."""

from collections.abc import Sequence

from ..core.english import ENGLISH as CORE
from ..core.game import Seat
from ..core.messages import Speaker, Text, text
from ..core.session import LogLine, Session
from .english import ENGLISH


class Transcript:
    """The sentences of one session in English, with its players' names."""

    def __init__(self, session: Session) -> None:
        own = Speaker(ENGLISH)
        self.names = [
            session.players[seat].name
            if seat in session.players and session.players[seat].name
            else own(text("terminal.bot" if seat in session.bots else "terminal.person", number=seat + 1))
            for seat in range(session.seats)
        ]
        self.speak = Speaker(session.game.english, CORE, ENGLISH, names=self.names)

    def header(self, session: Session) -> list[str]:
        """The title with seed and players, and the options."""
        seats = [
            self._say("terminal.bot-level", bot=name, level=session.bots[seat]) if seat in session.bots else name
            for seat, name in enumerate(self.names)
        ]
        title = self._say("terminal.title", title=session.game.title, seed=session.seed, seats=", ".join(seats))
        options = ", ".join(f"{id}={value}" for id, value in session.options.items())
        return [title, self._say("terminal.options", options=options)] if options else [title]

    def board(self, session: Session, seat: Seat | None) -> list[str]:
        """The board as a seat sees it."""
        return [self.speak(sentence) for sentence in session.describe(seat)]

    def log(self, session: Session, seat: Seat | None, after: int = 0) -> list[str]:
        """The log after a number of moves, as a seat may know it."""
        return [self.speak(line.text) for line in session.log(seat) if line.number > after]

    def numbered(self, lines: Sequence[LogLine]) -> list[str]:
        """Log sentences with the number of their move, which is shown once for each move."""
        told, last = [], 0
        for line in lines:
            number = "" if line.number == last else str(line.number)
            told.append(f"{number:>4}  {self.speak(line.text)}")
            last = line.number
        return told

    def result(self, session: Session) -> list[str]:
        """Outcome, scores, practice and hints; empty while the game goes on."""
        outcome = session.outcome
        if outcome is None:
            return []
        winners = self.together([self.names[seat] for seat in outcome.winners])
        how = self._say(f"{session.game.id}.end.{outcome.reason}", winners=winners)
        lines = [self._say("terminal.end", how=how)]
        for seat, score in enumerate(outcome.scores):
            id = "terminal.score-winner" if seat in outcome.winners else "terminal.score"
            lines.append(self._say(id, who=self.names[seat], score=score))
        for id, n in (("terminal.practice", session.practice), ("terminal.hints", session.hints)):
            if n:
                lines.append(self._say(id, n=n))
        return lines

    def together(self, names: Sequence[str]) -> str:
        """The names as a list: `Ann, Bob and Cem`."""
        if len(names) > 1:
            return self._say("terminal.and", first=", ".join(names[:-1]), last=names[-1])
        return names[0] if names else self._say("terminal.nobody")

    def _say(self, id: str, /, **args: str | int | Text) -> str:
        return self.speak(text(id, **args))
