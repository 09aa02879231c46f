"""The loop of `play`: asks the next seat, carries out what is typed, shows what happened."""

from collections.abc import Callable
from shlex import quote

from ..core.errors import UtopiaryError
from ..core.game import Prompt, Seat
from ..core.messages import text
from ..core.move import move_text
from ..core.session import Session
from . import files
from .console import Console, TerminalError
from .transcript import Transcript

GO_ON, SEE_AGAIN = "python -m utopiary play --load", "python -m utopiary replay"


class InteractiveGame:
    """A session that people and bots play in turns at one screen."""

    def __init__(self, session: Session, console: Console, save_to: str | None = None) -> None:
        self.session = session
        self.console = console
        self.transcript = Transcript(session)
        self.people = [seat for seat in range(session.seats) if seat not in session.bots]
        self.save_to = save_to
        self.reader: Seat | None = (
            self.people[0] if len(self.people) == 1 else None
        )  # the seat whose player looks at the screen
        self.heard = dict.fromkeys([None, *self.people], session.cursor)  # up to which move each seat has seen the log
        self.shown: list[str] = []  # the board as it was last shown
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "board": self.board,
            "log": self.log,
            "save": self.save,
            "link": self.link,
            "help": self.help,
        }

    # --- from move to move -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over. Raises EOFError at `quit` or the end of the input."""
        self._show(*self.transcript.header(self.session))
        if self.people:
            self._say("terminal.begin")
        while self.session.active:
            seat = self._next()
            if seat in self.session.bots:
                self.session.play(seat, self.session.advice(seat).move)
            else:
                self._welcome(seat)
                self._answer(seat)
            if self.save_to:
                files.write(self.session, self.save_to)
        self._tell(self.reader)
        self._show("", *self.transcript.board(self.session, self.reader), "", *self.transcript.result(self.session))
        self._show("", self._text("terminal.whole-game"))
        self.console.show(f"{SEE_AGAIN} {quote(self.session.link('replay'))}")

    def leave(self) -> None:
        """Show how to go on with the game later."""
        self._show("", self._text("terminal.leaving"))
        self.console.show(f"{GO_ON} {quote(self.save_to or self.session.link('position'))}")

    def _next(self) -> Seat:
        """The next seat to act: bots first, then the seat at the screen, which saves a hand-over."""
        active = self.session.active
        bots = [seat for seat in active if seat in self.session.bots]
        if bots:
            return bots[0]
        return self.reader if self.reader in active else active[0]

    def _welcome(self, seat: Seat) -> None:
        """Hand over to a seat if needed, and show what it missed."""
        if seat != self.reader:
            if len(self.people) > 1 and self._hidden():
                self._hand_over(seat)
            self.reader, self.shown = seat, []
        self._tell(seat)

    def _hand_over(self, seat: Seat) -> None:
        """Pause before and after the hand-over, so that no player sees another's secrets."""
        if self.reader is not None:
            self._say("terminal.hand-over", who=self.transcript.names[seat])
            self.console.ask()
        self.console.clear()
        self._say("terminal.take-over", who=self.transcript.names[seat])
        self.console.ask()

    def _hidden(self) -> bool:
        """Whether a person here sees anything hidden."""
        return any(self.session.view(seat) != self.session.view(None) for seat in self.people)

    def _tell(self, seat: Seat | None) -> None:
        """Show what happened since a seat last saw the log. If nothing is hidden, all seats have seen it then."""
        told = self.transcript.log(self.session, seat, self.heard[seat])
        self._show(*([""] if told else []), *told)
        self.heard.update(dict.fromkeys([seat] if self._hidden() else self.heard, self.session.cursor))

    def _answer(self, seat: Seat) -> None:
        """Ask until a move was made or undone."""
        before, asked = self.session.cursor, False
        while self.session.cursor == before:
            prompt = self.session.prompt(seat)
            if not asked:
                self._question(seat, prompt)
                asked = True
            try:
                self._do(seat, prompt, self.console.ask())
            except (UtopiaryError, TerminalError) as error:
                self._show(self.transcript.speak(error.text), self._text("terminal.try-help", most=len(prompt.choices)))
        self._tell(seat)

    def _question(self, seat: Seat, prompt: Prompt) -> None:
        """Show what is new on the board, the prompt, and every legal move with its number."""
        board = self.transcript.board(self.session, seat)
        self._show("", *(sentence for sentence in board if sentence not in self.shown))
        self.shown = board
        question = self.transcript.speak(prompt.text)
        if len(self.people) > 1:
            question = self._text("terminal.asked", who=self.transcript.names[seat], question=question)
        self._show("", question)
        labels = [self.transcript.speak(choice.label) for choice in prompt.choices]
        widest = min(max(map(len, labels)), self.console.width - 24)
        for number, (label, choice) in enumerate(zip(labels, prompt.choices, strict=True), 1):
            self.console.show(f"{number:>4}  {label:<{widest}}  {move_text(choice.move)}")

    def _do(self, seat: Seat, prompt: Prompt, typed: str) -> None:
        """Carry out a move given by number or text, else a command. A move text takes precedence over a command."""
        if typed.isascii() and typed.isdigit():
            if not (len(typed) < 6 and 1 <= int(typed) <= len(prompt.choices)):
                raise TerminalError(text("terminal.not-a-number", number=typed[:20], most=len(prompt.choices)))
            self.session.play(seat, prompt.choices[int(typed) - 1].move)
            return
        command, _, rest = typed.partition(" ")
        legal = any(move_text(choice.move) == typed for choice in prompt.choices)
        if legal or command not in (*self.commands, "quit"):
            self.session.play(seat, typed)
        elif command == "quit":
            raise EOFError
        else:
            self.commands[command](seat, rest.strip())

    # --- commands ----------------------------------------------------------------------------------------------------

    def undo(self, seat: Seat, rest: str) -> None:
        """`undo` or `undo turn`."""
        practice = self.session.practice
        self.session.undo_decision(turn=rest == "turn")
        self._say("terminal.undone-practice" if self.session.practice > practice else "terminal.undone")
        self.heard = {seat: min(number, self.session.cursor) for seat, number in self.heard.items()}

    def redo(self, seat: Seat, rest: str) -> None:
        """`redo`."""
        self.session.redo_decision()

    def hint(self, seat: Seat, rest: str) -> None:
        """`hint`."""
        hint = self.session.hint(seat)
        choice, why = self.transcript.speak(hint.choice.label), self.transcript.speak(hint.why)
        self._say("terminal.hint", choice=choice, move=move_text(hint.choice.move), why=why)

    def board(self, seat: Seat, rest: str) -> None:
        """`board`."""
        self._show(*self.transcript.board(self.session, seat))

    def log(self, seat: Seat, rest: str) -> None:
        """`log`."""
        lines = self.transcript.numbered(self.session.log(seat))
        self._show(*lines or [self._text("terminal.no-log")])

    def save(self, seat: Seat, rest: str) -> None:
        """`save FILE`."""
        file = rest or self.save_to
        if not file:
            raise TerminalError(text("terminal.save-where"))
        files.write(self.session, file)
        self._say("terminal.saved", file=file)

    def link(self, seat: Seat, rest: str) -> None:
        """`link KIND`."""
        self.console.show(self.session.link(rest or "position"))

    def help(self, seat: Seat, rest: str) -> None:
        """`help`."""
        self.console.show(self._text("terminal.help"))

    # --- speaking ----------------------------------------------------------------------------------------------------

    def _text(self, id: str, /, **args: str | int) -> str:
        return self.transcript.speak(text(id, **args))

    def _say(self, id: str, /, **args: str | int) -> None:
        self.console.say(self._text(id, **args))

    def _show(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.say(sentence)
