"""The loop: an intent comes in, the session moves, the parts of the screen that changed go out.

One shell serves one page. It holds the session, the drawer with the saves, and what the page shows; the page holds
nothing. What a person can do stands in `acts`; here is what follows from it.
"""

from collections.abc import Iterator, Mapping
from copy import copy

from utopiary import Advice, IllegalMove, Seat, Session, Speaker, Text, UtopiaryError, text

from . import boards, tutorials
from .acts import ACTS
from .chance import fresh_table
from .first import opening, prerendered
from .ledger import Ledger
from .markup import Markup, Pieced
from .notice import Notice
from .protocol import Again, Announce, Effect, Intent, Patch
from .saves import Drawer
from .screen import Table, parts
from .settings import Settings
from .words import speaker

__all__ = ["Shell", "opening", "prerendered"]


class Shell:
    # known once the page is open
    game_id: str
    root: str  # the way from the page to the site's root
    language: str
    drawer: Drawer
    ledger: Ledger
    session: Session
    table: str  # where the session is kept in the drawer
    say: Speaker
    settings: Settings
    address: str  # of the page, for links
    broken: str  # the table whose save could not be opened

    def __init__(self) -> None:
        self.now = 0  # milliseconds, by the page's clock
        self.shown: dict[str, str] = {}
        self.notice: Notice | None = None
        self.viewer: Seat | None = None  # whose eyes the screen is for; nobody's while it changes hands
        self.look: int | None = None  # the position looked back at
        self.playing = False  # the moves are shown one after the other
        self.hurried = False  # somebody does not want to wait for the bots
        self.held: str | None = None  # the part of the board that was picked up
        self.display: Mapping[str, str] = {}  # what the board is to show besides
        self.advice: Advice | None = None  # a hint on the screen
        self.log_of: Seat | None = None  # whose moves the log tells
        self.code: Markup | None = None  # a link to be photographed, on the screen
        self.thinking: Iterator[Advice] | None = None
        self.best: Advice | None = None  # the bot's best so far
        self._helped = -1  # the last position at which a display counted as help
        self._spoken = 0  # the last move that was told
        self._taught: Text | None = None  # what the tutorial said last

    def copy(self) -> "Shell":
        """The same table once more. What happens at one of them is not seen at the other."""
        other = copy(self)
        other.session, other.shown = self.session.at(self.session.cursor), self.shown.copy()
        other.drawer, other.ledger = self.drawer.copy(), copy(self.ledger)
        return other

    def handle(self, intent: Intent) -> list[Effect]:
        """What the page should do about what a person did."""
        self.now = intent["now"] if type(intent.get("now")) is int else self.now
        act = ACTS.get(intent["do"])
        if act is None:
            return []
        try:
            return act(self, intent)
        except UtopiaryError as error:  # bad input: say so, nothing has changed
            self.notice = Notice(error.text)
            return [*self.changes(), Announce(self.say(error.text))]

    # --- what follows ------------------------------------------------------------------------------------------------

    def sit_down(self, session: Session, table: str | None) -> None:
        """Put a game on the table; one without a table in the drawer gets a new one."""
        self.session = session
        if self.look is not None and self.look >= session.length:
            self.look = None  # another tab has taken back what was looked at
        self.table = table or fresh_table()
        self.say = speaker(session, self.language)
        self._spoken = session.cursor
        self.log_of = None
        people = [seat for seat in range(session.seats) if seat not in session.bots]
        self.viewer = people[0] if len(people) == 1 else None
        self._put_down()

    def moved(self) -> list[Effect]:
        self._put_down()
        self.notice = None
        self.count_help()
        ended = self.ledger.write(self.table, self.session, self.now) if self.session.outcome else []
        return [*self.keep(), *ended, *self.go_on()]

    def go_on(self, patience: int = 0) -> list[Effect]:
        """Show it, tell it, and let the next bot think, after so many milliseconds more than usual."""
        self._propose()
        people = self.session.people_to_act
        self.hurried = self.hurried and not people
        if people and self.viewer not in people:
            self.viewer = None if self._hides(people[0]) else people[0]
        return [*self.changes(), *self._tell(), *self.bots_go_on(patience)]

    def bots_go_on(self, patience: int = 0) -> list[Effect]:
        """The next bot moves when one has had time to see the last move."""
        if self.bot_to_act() is None or self.look is not None:
            return []
        pace = 0 if self.hurried else self.settings.pace("bots")
        seconds = boards.board(self.game_id).animation_seconds
        shown = seconds(self.session.view(self.viewer), self.display) if pace else 0
        return [Again(pace + round(1000 * shown) + patience)]

    def keep(self) -> list[Effect]:
        return self.drawer.write(self.table, self.session, self.now)

    def changes(self) -> list[Effect]:
        """The parts of the screen that do not look as they did."""
        changed: list[Effect] = []
        for id, html in parts(self._table()).items():
            before = self.shown.get(id)
            if isinstance(html, Pieced) and isinstance(before, Pieced) and before.frame == html.frame:
                changed += [Patch(id, inner) for id, inner in html.pieces.items() if before.pieces.get(id) != inner]
            elif before != html:
                changed.append(Patch(id, html))
            self.shown[id] = html
        return changed

    def count_help(self) -> bool:
        """What the board shows on request may be help: it counts like a hint, once for a position."""
        at = self.session.cursor
        if not self.display or at == self._helped or self.viewer not in self.session.people_to_act:
            return False
        if not boards.board(self.game_id).counts_as_help(self.session.view(self.viewer), self.display):
            return False
        self.session.hints += 1
        self._helped = at
        return True

    def eyes(self) -> Seat:
        """Whoever looks at the screen; nobody can do anything while it changes hands."""
        if self.viewer is None:
            raise IllegalMove(text("table.hand-over-first"))
        return self.viewer

    def bot_to_act(self) -> Seat | None:
        """A bot moves when nobody else has to: people choose first where all choose at once."""
        active = self.session.active
        return active[0] if active and not self.session.people_to_act else None

    # --- inside ------------------------------------------------------------------------------------------------------

    def _table(self) -> Table:
        looking = self.look is not None
        return Table(
            self.session.at(self.look) if self.look is not None else self.session,
            self.viewer,
            self.say,
            self.root,
            looking_back=looking,
            thinking=None if looking else self.bot_to_act(),
            advice=self.advice,
            held=self.held,
            notice=self.notice,
            display=self.display,
            playing=self.playing,
            lesson=self._lesson(),
            log_of=self.log_of,
            settings=self.settings.chosen,
            code=self.code,
        )

    def _tutorial(self) -> tutorials.Tutorial | None:
        """The tutorial, if it is what lies on the table."""
        return tutorials.tutorial(self.game_id) if self.table == tutorials.table(self.game_id) else None

    def _propose(self) -> None:
        """In the tutorial the next move is shown like a hint, and nobody counts it."""
        lesson = self._tutorial()
        move = lesson and lesson.move(self.session)
        if lesson and move:
            self.advice = Advice(move, text(lesson.word(self.session) or ""))

    def _lesson(self) -> Text | None:
        """What the tutorial says here; it also points at the move it proposes."""
        lesson = self._tutorial()
        if lesson is None or self.look is not None:
            return None
        word = lesson.word(self.session)
        return text(word or tutorials.LEFT)

    def _tell(self) -> list[Effect]:
        """What happened since the last time, and what is asked now, for those who listen."""
        news = [self.say(line.text) for line in self.session.log(self.viewer, self._spoken)]
        self._spoken = self.session.cursor
        lesson = self._lesson()
        if lesson is not None and lesson != self._taught:
            news.append(self.say(lesson))
        self._taught = lesson
        if self.viewer is not None and self.viewer in self.session.people_to_act:
            news.append(self.say(self.session.prompt(self.viewer).text))
        return [Announce(" ".join(news))] if news else []

    def _put_down(self) -> None:
        self.thinking = self.best = self.advice = self.held = self.code = None

    def _hides(self, seat: Seat) -> bool:
        """Would the screen show this person something that whoever looks now must not see, or the other way round?"""
        now, then = ({**self.session.view(eyes), "you": None} for eyes in (self.viewer, seat))  # who looks is no secret
        return now != then
