"""The loop: an intent comes in, the session moves, the parts of the screen that changed go out.

One shell serves one page. It holds the session, the drawer with the saves, and what the page shows; the page holds
nothing.
"""

import os
import time
from collections.abc import Iterator

from utopiary import IllegalMove, LinkError, SaveError, Session, UtopiaryError
from utopiary.core import seed as seeds
from utopiary.core.bots import Advice
from utopiary.core.game import Seat
from utopiary.core.shelf import GAMES
from utopiary.core.words import Text, text

from . import boards, languages, tutorials
from .games_panel import LONGEST_IMPORT, lines, panel
from .ledger import Ledger
from .markup import Markup, Pieced
from .protocol import Address, Again, Announce, Copy, Download, Effect, Intent, Patch, Reload, Share
from .saves import Drawer, parsed
from .screen import Notice, Table, parts
from .words import speaker

SLICE = 0.012  # seconds a bot may think before it looks up: what a person does gets through at once
REPLAY_PACE = 900  # milliseconds a move is shown
PACE = 450  # milliseconds between a bot's moves, so that one can follow


def opening(game_id: str, seed: str) -> Session:
    """The game a visitor finds on the table: a person and, where there is another seat to fill, bots."""
    game = GAMES.find(game_id)
    return Session.new(game_id, seed=seed, bots=dict.fromkeys(range(1, game.seats[0]), game.levels[-1]))


def prerendered(game_id: str, root: str, language: str = languages.ENGLISH) -> dict[str, Markup]:
    """The screen as the build draws it, before anybody has sat down."""
    session = opening(game_id, "Utopiary")
    return parts(Table(session, 0, speaker(session, language), root))


class Shell:
    def __init__(self) -> None:
        self._shown: dict[str, str] = {}
        self._thinking: Iterator[Advice] | None = None
        self._advice: Advice | None = None  # a hint on the screen
        self._best: Advice | None = None  # the bot's best so far
        self._held: str | None = None
        self._wish: dict[str, str] = {}
        self._helped = -1  # the last position at which a wish counted as help
        self._notice: Notice | None = None
        self._look: int | None = None  # the position looked back at
        self._playing = False  # the moves are shown one after the other
        self._hurried = False  # somebody does not want to wait for the bots
        self._viewer: Seat | None = None  # whose eyes the screen is for; nobody's while it changes hands
        self._spoken = 0  # the last move that was told
        self._now = 0

    def handle(self, intent: Intent) -> list[Effect]:
        """What the page should do about what a person did."""
        self._now = intent["now"] if type(intent.get("now")) is int else self._now
        act = getattr(self, "do_" + intent["do"].replace("-", "_"), None)
        if act is None:
            return []
        try:
            effects: list[Effect] = act(intent)
            return effects
        except UtopiaryError as error:  # bad input: say so, nothing has changed
            self._notice = Notice(error.text)
            return [*self._changes(), Announce(self._say(error.text))]

    # --- opening -----------------------------------------------------------------------------------------------------

    def do_open(self, intent: Intent) -> list[Effect]:
        """The page is there: go on with the game from the link, else with the last one, else begin."""
        self._game_id = intent["game"]
        self._root = intent["root"]
        self._language = languages.known(intent["language"])
        self._drawer = Drawer(intent["stored"])
        self._ledger = Ledger(intent["stored"])
        first = prerendered(self._game_id, self._root, self._language)
        self._shown = {id: html for id, html in first.items() if id != "ask"}  # there it waits for us
        found = self._from_link(intent.get("link", ""))
        if intent.get("daily"):
            found = found or self._of_today()
        found = found or self._from_drawer(intent.get("table"))
        if found is None:
            found = opening(self._game_id, _surprise()), None
        self._sit_down(*found)
        linked: list[Effect] = [Address(""), *self._keep()] if intent.get("link") else []
        return [*linked, *self._go_on()]

    def do_link_opened(self, intent: Intent) -> list[Effect]:
        """Somebody pasted another link into the address bar."""
        found = self._from_link(intent["link"])
        if found is None:
            return [*self._changes()]
        self._sit_down(*found)
        return [Address(""), *self._keep(), *self._go_on()]

    def _from_link(self, fragment: str) -> tuple[Session, str | None] | None:
        if not fragment.strip("#"):
            return None
        try:
            session = Session.from_link(fragment)
            if session.game.id != self._game_id:
                raise LinkError(text("error.link-form", part=session.game.title))
        except LinkError as error:
            self._notice = Notice(error.text)
            return None
        self._notice, self._look = Notice(text("notice.linked")), None
        if session.cursor < session.length:  # a replay that points at one of its moves
            self._look, session = session.cursor, session.at(session.length)
        return session, None

    def _from_drawer(self, wanted: str | None) -> tuple[Session, str | None] | None:
        """The game that was asked for, if it is there; else the newest."""
        tables = self._drawer.tables(self._game_id)
        for table in [wanted] if wanted in tables else tables[:1]:
            try:
                session, whole = self._drawer.load(table)
            except SaveError as error:
                self._notice = Notice(text("notice.broken", why=error.text), "download", text("notice.download"))
                self._broken = table
                return None
            if not whole:
                self._notice = self._notice or Notice(text("notice.one-copy"))
            return session, table
        return None

    def _of_today(self) -> tuple[Session, str | None]:
        """The game of the day, the same for everybody (by UTC): begun already, or to begin."""
        seed = seeds.canonical("daily " + time.strftime("%Y-%m-%d", time.gmtime(self._now / 1000)))
        for line in lines(self._drawer, self._game_id):
            if line.seed == seed:
                return self._drawer.load(line.table)[0], line.table
        return opening(self._game_id, seed), None

    def _sit_down(self, session: Session, table: str | None) -> None:
        self.session = session
        self._table = table or os.urandom(4).hex()
        self._say = speaker(session, self._language)
        self._spoken = session.cursor
        people = [seat for seat in range(session.seats) if seat not in session.bots]
        self._viewer = people[0] if len(people) == 1 else None
        self._put_down()

    # --- playing -----------------------------------------------------------------------------------------------------

    def do_play(self, intent: Intent) -> list[Effect]:
        self._back_to_the_game()
        self.session.play(self._eyes(), str(intent["move"]))
        return self._moved()

    def do_uncover(self, intent: Intent) -> list[Effect]:
        """The device has been handed over: now the next person may look."""
        people = self.session.people_to_act
        self._viewer = people[0] if people else None
        return self._go_on()

    def do_undo(self, intent: Intent) -> list[Effect]:
        self._back_to_the_game()
        self.session.take_back()
        return self._moved()

    def do_redo(self, intent: Intent) -> list[Effect]:
        self._back_to_the_game()
        self.session.bring_back()
        return self._moved()

    def do_hint(self, intent: Intent) -> list[Effect]:
        hint = self.session.hint(self._eyes())
        self._advice = Advice(hint.choice.move, hint.why)
        said = self._say(text("table.hint-is", move=hint.choice.label, why=hint.why))
        return [*self._changes(), *self._keep(), Announce(said)]

    def do_hold(self, intent: Intent) -> list[Effect]:
        """A part of the board is picked up, or put down again."""
        target = str(intent["target"])
        self._held = None if self._held == target else target
        return self._changes()

    def do_wish(self, intent: Intent) -> list[Effect]:
        """Somebody wants the board to show something besides, or no more."""
        self._wish = {**self._wish, str(intent["name"]): str(intent["value"])}
        kept = self._keep() if self._count_help() else []
        return [*kept, *self._changes(), *self._bots_go_on()]

    def do_tick(self, intent: Intent) -> list[Effect]:
        """A slice of a bot's thinking; when it is done, its move."""
        if self._look is not None:
            return self._replay_on()
        seat = self._bot_to_act()
        if seat is None:
            self._thinking = None
            return []
        self._thinking = self._thinking or self.session.think(seat)
        until = time.perf_counter() + SLICE
        for advice in self._thinking:
            self._best = advice
            if time.perf_counter() > until:
                return [Again(0)]
        best, self._thinking, self._best = self._best, None, None
        if best is None:
            raise RuntimeError(f"The bot of {self.session.game.title} gave no answer.")
        self.session.play(seat, best.move)
        return self._moved()

    # --- other games -------------------------------------------------------------------------------------------------

    def do_new(self, intent: Intent) -> list[Effect]:
        game = self.session.game
        sitting = [str(intent.get(f"seat-{seat}", "nobody")) for seat in range(game.seats[-1])]
        sitting = [who for who in sitting if who != "nobody"]
        bots = {seat: who for seat, who in enumerate(sitting) if who != "person"}
        options = {
            option.id: str(intent[f"option-{option.id}"]) for option in game.options if f"option-{option.id}" in intent
        }
        seed = str(intent.get("seed", "")).strip() or _surprise()
        return self._begin(Session.new(game.id, seed=seed, seats=len(sitting), options=options, bots=bots))

    def do_tutorial(self, intent: Intent) -> list[Effect]:
        """The first game with somebody beside you: where it was left, or from the beginning."""
        lesson = tutorials.tutorial(self._game_id)
        if lesson is None:
            return []
        kept = tutorials.TABLE in self._drawer.tables(self._game_id)
        session = self._drawer.load(tutorials.TABLE)[0] if kept else lesson.begin(self._game_id)
        if not session.active or lesson.word(session) is None:
            session = lesson.begin(self._game_id)
        self._notice = self._look = None
        self._sit_down(session, tutorials.TABLE)
        return [*self._keep(), *self._go_on()]

    def do_again(self, intent: Intent) -> list[Effect]:
        """The same people, another deal."""
        return self._begin(self._like(_surprise()))

    def do_same(self, intent: Intent) -> list[Effect]:
        """The same deal once more."""
        return self._begin(self._like(self.session.seed))

    def do_branch(self, intent: Intent) -> list[Effect]:
        """Go on from the position looked at, as a game of its own."""
        return self._begin(self.session.branch(self.session.length if self._look is None else self._look))

    def _like(self, seed: str) -> Session:
        now = self.session
        return Session.new(now.game.id, seed=seed, seats=now.seats, options=now.options, bots=now.bots)

    def _begin(self, session: Session) -> list[Effect]:
        self._notice = self._look = None
        self._sit_down(session, None)
        return [*self._keep(), *self._go_on()]

    # --- looking back, sending, keeping ------------------------------------------------------------------------------

    def do_seek(self, intent: Intent) -> list[Effect]:
        to = int(intent["to"])
        self.session.at(to)  # a position that does not exist is refused here
        self._playing = False
        self._look = None if to == self.session.length else to
        return self._go_on()

    def do_replay(self, intent: Intent) -> list[Effect]:
        """Show the game move by move, from here or, at its end, from the beginning; or stop doing so."""
        self._playing = not self._playing
        self._look = 0 if self._look is None else self._look
        return [*self._changes(), *([Again(REPLAY_PACE)] if self._playing else [])]

    def _replay_on(self) -> list[Effect]:
        if not self._playing or self._look is None:
            return []
        self._look += 1
        if self._look == self.session.length:
            self._look, self._playing = None, False
            return self._go_on()
        return [*self._changes(), Again(REPLAY_PACE)]

    def do_hurry(self, intent: Intent) -> list[Effect]:
        """No waiting for the bots until a person has to act again."""
        self._hurried = True
        return [Again(0)]

    def do_link(self, intent: Intent) -> list[Effect]:
        session = self.session if self._look is None else self.session.at(self._look)
        fragment = session.link(str(intent["kind"]))
        if intent.get("way") == "sheet":
            return [Share(fragment, session.game.title)]
        return [Copy(fragment, self._say(text("share.copied")))]

    def do_download(self, intent: Intent) -> list[Effect]:
        slot = self._drawer.newest(self._broken)
        return [Download(f"{slot.game}-{slot.table}.json", slot.save)]

    # --- one's own games ----------------------------------------------------------------------------------------------

    def do_games(self, intent: Intent) -> list[Effect]:
        """Show what is in the drawer."""
        return [self._panel()]

    def do_sit_down(self, intent: Intent) -> list[Effect]:
        """Go on with another game from the drawer."""
        table = str(intent["table"])
        session, _ = self._drawer.load(table)
        self._notice = self._look = None
        self._sit_down(session, table)
        return [*self._go_on(), self._panel()]

    def do_rename(self, intent: Intent) -> list[Effect]:
        return [*self._drawer.rename(str(intent["table"]), str(intent["name"])), self._panel()]

    def do_delete(self, intent: Intent) -> list[Effect]:
        gone = self._drawer.drop(str(intent["table"]))
        self._notice = Notice(text("games.gone"), "undelete", text("games.undo"))
        return [*gone, *self._changes(), self._panel(), Announce(self._say(text("games.gone")))]

    def do_undelete(self, intent: Intent) -> list[Effect]:
        self._notice = None
        return [*self._drawer.undrop(), *self._changes(), self._panel()]

    def do_export(self, intent: Intent) -> list[Effect]:
        slot = self._drawer.newest(str(intent["table"]))
        return [Download(f"{slot.game}-{slot.table}.json", slot.save)]

    def do_import(self, intent: Intent) -> list[Effect]:
        """A game from a file: a new one on the table, whatever was there is kept."""
        session = Session.load(parsed(str(intent["to"])[:LONGEST_IMPORT]))
        if session.game.id != self._game_id:
            raise SaveError(text("games.import-failed"))
        self._look, self._notice = None, Notice(text("games.imported"))
        self._sit_down(session, None)
        return [*self._keep(), *self._go_on(), self._panel()]

    def do_elsewhere(self, intent: Intent) -> list[Effect]:
        """Another tab has written: if it is this game that went on there, it goes on here too."""
        table = self._drawer.elsewhere(str(intent["key"]), intent.get("text"))
        if table != self._table or intent.get("text") is None:
            return []
        session, _ = self._drawer.load(table)
        if session.save() == self.session.save():
            return []
        self._notice = Notice(text("games.elsewhere"))
        self._sit_down(session, table)
        return self._go_on()

    def _panel(self) -> Effect:
        found = lines(self._drawer, self._game_id)
        return Patch("games", panel(found, self._table, self._drawer.full(), self._say))

    def do_updated(self, intent: Intent) -> list[Effect]:
        """A new version of the site has arrived: the game is saved, so loading the page again loses nothing."""
        self._notice = Notice(text("notice.update"), "reload", text("notice.reload"))
        return self._changes()

    def do_reload(self, intent: Intent) -> list[Effect]:
        return [Reload()]

    def do_unstored(self, intent: Intent) -> list[Effect]:
        """The page could not keep a save: the game goes on, and one is told."""
        self._notice = Notice(text("notice.unstored", reason=str(intent.get("reason", ""))[:80]))
        return self._changes()

    # --- what follows ------------------------------------------------------------------------------------------------

    def _moved(self) -> list[Effect]:
        self._put_down()
        self._notice = None
        self._count_help()
        return [*self._keep(), *self._go_on()]

    def _count_help(self) -> bool:
        """What the board shows on request may be help: it counts like a hint, once for a position."""
        at = self.session.cursor
        if not self._wish or at == self._helped or self._viewer not in self.session.people_to_act:
            return False
        if not boards.helps(self.session.game.id, self.session.view(self._viewer), self._wish):
            return False
        self.session.hints += 1
        self._helped = at
        return True

    def _go_on(self) -> list[Effect]:
        """Show it, tell it, and let the next bot think."""
        self._propose()
        people = self.session.people_to_act
        self._hurried = self._hurried and not people
        if people and self._viewer not in people:
            self._viewer = None if self._hides(people[0]) else people[0]
        return [*self._changes(), *self._tell(), *self._bots_go_on()]

    def _bots_go_on(self) -> list[Effect]:
        """The next bot moves when one has had time to see the last move."""
        if self._bot_to_act() is None or self._look is not None:
            return []
        shown = boards.lingers(self._game_id, self.session.view(self._viewer), self._wish)
        return [Again(0 if self._hurried else PACE + round(1000 * shown))]

    def _changes(self) -> list[Effect]:
        """The parts of the screen that do not look as they did."""
        looking = self._look is not None
        table = Table(
            self.session.at(self._look) if self._look is not None else self.session,
            self._viewer,
            self._say,
            self._root,
            looking,
            None if looking else self._bot_to_act(),
            self._advice,
            self._held,
            self._notice,
            self._wish,
            self._playing,
            self._lesson(),
        )
        changed: list[Effect] = []
        for id, html in parts(table).items():
            before = self._shown.get(id)
            if isinstance(html, Pieced) and isinstance(before, Pieced) and before.frame == html.frame:
                changed += [Patch(id, inner) for id, inner in html.pieces.items() if before.pieces.get(id) != inner]
            elif before != html:
                changed.append(Patch(id, html))
            self._shown[id] = html
        return changed

    def _propose(self) -> None:
        """In the tutorial the next move is shown like a hint, and nobody counts it."""
        lesson = tutorials.tutorial(self._game_id) if self._table == tutorials.TABLE else None
        move = lesson and lesson.move(self.session)
        if lesson and move:
            self._advice = Advice(move, text(lesson.word(self.session) or ""))

    def _lesson(self) -> Text | None:
        """What the tutorial says here; it also points at the move it proposes."""
        lesson = tutorials.tutorial(self._game_id) if self._table == tutorials.TABLE else None
        if lesson is None or self._look is not None:
            return None
        word = lesson.word(self.session)
        return text(word or "table.tutorial-left")

    def _tell(self) -> list[Effect]:
        """What happened since the last time, and what is asked now, for those who listen."""
        lines = self.session.log(self._viewer)
        news = [self._say(line.text) for line in lines if line.number > self._spoken]
        self._spoken = self.session.cursor
        lesson = self._lesson()
        if lesson is not None:
            news.append(self._say(lesson))
        if self._viewer is not None and self._viewer in self.session.people_to_act:
            news.append(self._say(self.session.prompt(self._viewer).text))
        return [Announce(" ".join(news))] if news else []

    def _keep(self) -> list[Effect]:
        result = self._ledger.write(self._table, self.session, self._now) if self.session.outcome else []
        return [*self._drawer.write(self._table, self.session, self._now), *result]

    def _put_down(self) -> None:
        self._thinking = self._best = self._advice = self._held = None

    def _hides(self, seat: Seat) -> bool:
        """Would the screen show this person something that whoever looks now must not see, or the other way round?"""
        now, then = (
            {**self.session.view(eyes), "you": None} for eyes in (self._viewer, seat)
        )  # who looks is no secret
        return now != then

    def _eyes(self) -> Seat:
        """Whoever looks at the screen; nobody can do anything while it changes hands."""
        if self._viewer is None:
            raise IllegalMove(text("table.hand-over-first"))
        return self._viewer

    def _back_to_the_game(self) -> None:
        self._look = None

    def _bot_to_act(self) -> Seat | None:
        """A bot moves when nobody else has to: people choose first where all choose at once."""
        active = self.session.active
        return active[0] if active and not self.session.people_to_act else None


def _surprise() -> str:
    return seeds.from_number(int.from_bytes(os.urandom(8), "big"))
