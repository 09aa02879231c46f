"""The controller of a game's page: it holds the session and the page's state, and turns intents into effects.

The handlers of single intents are in `handlers`; here is what they share.
"""

from collections.abc import Iterator, Mapping
from copy import copy

from utopiary import Advice, IllegalMove, Seat, Session, Setup, Speaker, Text, UtopiaryError, text

from . import boards, tutorials
from .effects import Announce, Effect, Patch, Tick
from .handlers import HANDLERS
from .intents import Intent
from .ledger import Ledger
from .markup import Markup, Pieced
from .notice import Notice
from .random_ids import new_save_id
from .saves import SaveStore
from .screen import ScreenModel, regions
from .settings import Settings
from .sounds import sound_of_last_move
from .speakers import speaker


class GameController:
    """The controller of one page of a game. The page itself keeps no state."""

    # set when the page is opened
    game_id: str
    root: str  # relative address of the root of the page's language
    language: str
    saves: SaveStore
    ledger: Ledger
    session: Session
    save_id: str  # of the session
    say: Speaker
    settings: Settings
    address: str  # of the page, for links
    unreadable: str  # id of the save that could not be opened

    def __init__(self) -> None:
        self.now = 0  # milliseconds, by the page's clock
        self.sent: dict[str, Markup] = {}  # region -> its content as the page shows it
        self.notice: Notice | None = None
        self.viewer: Seat | None = None  # the seat the screen is drawn for; None during a hand-over
        self.viewed_move: int | None = None  # the position on the screen, if it is one of the past
        self.replaying = False  # the past is shown move by move
        self.skip_waiting = False  # bots move without pauses
        self.held: str | None = None  # the part of the board that was picked up
        self.display: Mapping[str, str] = {}  # display options of the board
        self.advice: Advice | None = None  # the hint on the screen
        self.log_of: Seat | None = None  # the seat whose moves the log shows; None: all
        self.qr: Markup | None = None  # the QR code on the screen
        self.thinking: Iterator[Advice] | None = None  # of the bot that is about to move
        self.best: Advice | None = None  # its best move so far
        self._helped = -1  # the last position at which display options counted as help
        self._announced = 0  # the last move that was announced
        self._announced_lesson: Text | None = None
        self._sounded: tuple[Setup | None, int] = (None, 0)  # the game and the last move that had their sound

    def copy(self) -> "GameController":
        """An independent copy: what is done to it changes nothing here."""
        other = copy(self)
        other.session, other.sent = self.session.at(self.session.cursor), self.sent.copy()
        other.saves, other.ledger = self.saves.copy(), copy(self.ledger)
        return other

    def handle(self, intent: Intent, now: int | None = None) -> list[Effect]:
        """The effects of an intent, sent at `now` by the page's clock."""
        self.now = self.now if now is None else now
        handler = HANDLERS.get(type(intent))
        if handler is None:
            return []
        try:
            return [*handler(self, intent), *self._sound()]
        except UtopiaryError as error:  # bad input: nothing has changed
            self.notice = Notice(error.text)
            return [*self.changed_regions(), Announce(self.say(error.text))]

    # --- for the handlers --------------------------------------------------------------------------------------------

    def show_game(self, session: Session, save_id: str | None) -> None:
        """Make this the game being played; without a save's id it gets a new one."""
        self.session = session
        if self.viewed_move is not None and self.viewed_move >= session.length:
            self.viewed_move = None  # another tab has undone that move
        self.save_id = save_id or new_save_id()
        self.say = speaker(session, self.language)
        self._announced = session.cursor
        self.log_of = None
        people = [seat for seat in range(session.seats) if seat not in session.bots]
        self.viewer = people[0] if len(people) == 1 else None
        self._forget_position()

    def after_move(self) -> list[Effect]:
        """What follows a move, an undo or a redo: save, note the result, show the position."""
        self._forget_position()
        self.notice = None
        self.count_help()
        ended = self.ledger.write(self.save_id, self.session, self.now) if self.session.outcome else []
        return [*self.save(), *ended, *self.show_position()]

    def show_position(self, delay: int = 0) -> list[Effect]:
        """Show and announce the position, and start the next bot, with `delay` milliseconds added to its pause."""
        self._suggest_tutorial_move()
        people = self.session.people_to_act
        self.skip_waiting = self.skip_waiting and not people
        if people and self.viewer not in people:
            self.viewer = None if self._needs_hand_over(people[0]) else people[0]
        return [*self.changed_regions(), *self._announce(), *self.next_bot(delay)]

    def next_bot(self, delay: int = 0) -> list[Effect]:
        """Ask for the tick at which the next bot begins to think: when the last move has been seen."""
        if self.bot_to_act() is None or self.viewed_move is not None:
            return []
        pace = 0 if self.skip_waiting else self.settings.pace("bots")
        seconds = boards.board(self.game_id).animation_seconds
        animation = seconds(self.session.view(self.viewer), self.display) if pace else 0
        return [Tick(pace + round(1000 * animation) + delay)]

    def save(self) -> list[Effect]:
        """Save the game being played."""
        return self.saves.write(self.save_id, self.session, self.now)

    def changed_regions(self) -> list[Effect]:
        """Patches for the regions of the screen that differ from what the page shows."""
        changed: list[Effect] = []
        for id, html in regions(self._screen()).items():
            before = self.sent.get(id)
            if isinstance(html, Pieced) and isinstance(before, Pieced) and before.frame == html.frame:
                changed += [Patch(id, inner) for id, inner in html.pieces.items() if before.pieces.get(id) != inner]
            elif before != html:
                changed.append(Patch(id, html))
            self.sent[id] = html
        return changed

    def count_help(self) -> bool:
        """Count a hint if the display options show help at this position, once for each position."""
        at = self.session.cursor
        if not self.display or at == self._helped or self.viewer not in self.session.people_to_act:
            return False
        if not boards.board(self.game_id).counts_as_help(self.session.view(self.viewer), self.display):
            return False
        self.session.hints += 1
        self._helped = at
        return True

    def require_viewer(self) -> Seat:
        """The seat the screen is drawn for; `IllegalMove` during a hand-over, when no seat may act."""
        if self.viewer is None:
            raise IllegalMove(text("table.hand-over-first"))
        return self.viewer

    def bot_to_act(self) -> Seat | None:
        """The bot that moves next. Where all seats choose at the same time, people choose first."""
        active = self.session.active
        return active[0] if active and not self.session.people_to_act else None

    # --- inside ------------------------------------------------------------------------------------------------------

    def _screen(self) -> ScreenModel:
        game = self.session if self.viewed_move is None else self.session.at(self.viewed_move)
        looking_back = self.viewed_move is not None
        return ScreenModel(
            game,
            self.viewer,
            self.say,
            self.root,
            shareable=game,
            looking_back=looking_back,
            thinking=None if looking_back else self.bot_to_act(),
            advice=self.advice,
            held=self.held,
            notice=self.notice,
            display=self.display,
            replaying=self.replaying,
            lesson=self._lesson(),
            log_of=self.log_of,
            settings=self.settings.chosen,
            qr=self.qr,
        )

    def _sound(self) -> list[Effect]:
        """The sound of a move that was just made; undo, looking back and opening a game are silent."""
        game, number = self._sounded
        setup, cursor = self.session.setup, self.session.cursor
        self._sounded = setup, cursor
        return [sound_of_last_move(self.session)] if setup is game and cursor == number + 1 else []

    def _tutorial(self) -> tutorials.Tutorial | None:
        """The tutorial, if it is the game being played."""
        return tutorials.tutorial(self.game_id) if self.save_id == tutorials.save_id(self.game_id) else None

    def _suggest_tutorial_move(self) -> None:
        """Show the tutorial's next move like a hint; it does not count as one."""
        lesson = self._tutorial()
        move = lesson and lesson.move(self.session)
        if lesson and move:
            self.advice = Advice(move, text(lesson.message(self.session) or ""))

    def _lesson(self) -> Text | None:
        """What the tutorial says at this position."""
        lesson = self._tutorial()
        if lesson is None or self.viewed_move is not None:
            return None
        return text(lesson.message(self.session) or tutorials.LEFT)

    def _announce(self) -> list[Effect]:
        """Announce what happened since the last announcement, the tutorial's message, and the new question."""
        news = [self.say(line.text) for line in self.session.log(self.viewer, self._announced)]
        self._announced = self.session.cursor
        lesson = self._lesson()
        if lesson is not None and lesson != self._announced_lesson:
            news.append(self.say(lesson))
        self._announced_lesson = lesson
        if self.viewer is not None and self.viewer in self.session.people_to_act:
            news.append(self.say(self.session.prompt(self.viewer).text))
        return [Announce(" ".join(news))] if news else []

    def _forget_position(self) -> None:
        """Drop what belongs to one position only."""
        self.thinking = self.best = self.advice = self.held = self.qr = None

    def _needs_hand_over(self, seat: Seat) -> bool:
        """Does this seat see anything else than the seat the screen is drawn for?"""
        now, then = ({**self.session.view(viewer), "you": None} for viewer in (self.viewer, seat))
        return now != then
