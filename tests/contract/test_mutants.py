"""Games and sessions broken on purpose, at least one for every law: a law that notices nothing would be no law."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.laws import LAWS
from tests.contract.sample import AnyGame, stand_in
from tests.games.whisper import State, Whisper
from utopiary import Move, Session, Text, UtopiaryError, text
from utopiary.core import bots
from utopiary.core import move as core_move
from utopiary.core.bots import Advice, Known
from utopiary.core.errors import LinkError
from utopiary.core.game import Ask, Event, Outcome, Prompt, Rules, Seat, Tell, View
from utopiary.core.rng import Rng
from utopiary.games._template.rules import Lantern
from utopiary.games._template.state import State as LanternState

Mutant = Callable[[pytest.MonkeyPatch], AnyGame]
MUTANTS: list[tuple[str, str, str, Mutant]] = []


def breaks(law: str, notice: str) -> Callable[[Any], Any]:
    """The law that a mutant breaks, and the words in which it is noticed.

    A class is a broken game; a function breaks the core for the time of a test and returns a sound game.
    """

    def register(mutant: Any) -> Any:
        make = (lambda patch: mutant()) if isinstance(mutant, type) else mutant
        MUTANTS.append((law, notice, mutant.__name__, make))
        return mutant

    return register


# --- playing ---------------------------------------------------------------------------------------------------------


@breaks("same_seed_and_moves_give_the_same_game", "other moves could be made this time")
@breaks("loading_a_save_gives_the_same_session", "does not lead where it says")
@breaks("a_link_leads_to_the_same_session", "leads to another game|leads another way|move .* does not exist")
class Remembers(Lantern):
    """A game object with a memory of its own."""

    def __init__(self) -> None:
        self.walks = 0

    def do_walk(self, s: LanternState, tell: Tell) -> None:
        self.walks += 1
        super().do_walk(s, tell)
        s.climbed += self.walks % 2


@breaks("the_seed_decides", "every seed gives the same game")
class AlwaysTheSameDeal(Whisper):
    def setup(self, options: Any, seats: int, seed: str) -> State:
        return super().setup(options, seats, "")


class SharesItsLists(State):
    """A copy that is none."""

    def copy(self) -> State:
        other = super().copy()
        other.ears = self.ears
        return other


@breaks("nothing_changes_a_position", "a position changed")
@breaks("undo_and_redo_are_exact", "not the position that was here")
class CopiesBadly(Whisper):
    def setup(self, options: Any, seats: int, seed: str) -> State:
        s = super().setup(options, seats, seed)
        return SharesItsLists(s.rng, s.deck, s.hands, s.whispered, s.buried, s.ears, s.heard)

    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        s.ears[tell.seat] += 1
        super().do_whisper(s, tell, card)


# The copy above makes a plain State, which copies well: one step is enough to be noticed.


@breaks("nothing_changes_a_position", "who is given a view")
class ViewsItsOwnLists(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "ears": s.ears}


@breaks("every_game_ends", "still playing")
class NeverEnds(Lantern):
    """Who camps at the summit slides down again."""

    def do_camp(self, s: LanternState, tell: Tell) -> None:
        s.climbed, s.night = 0, 1
        self._next_seat(s, tell)

    def do_walk(self, s: LanternState, tell: Tell) -> None:
        super().do_walk(s, tell)
        s.night = 1


@breaks("every_game_ends", "still playing")
class CanBeDitheredAway(Whisper):
    """To dig out what was just buried is fine once, and an endless game for two who like it."""

    english = {**Whisper.english, "whisper.dig": "Dig it out again"}  # noqa: RUF012

    def ask_draw(self, s: State, ask: Ask) -> None:
        super().ask_draw(s, ask)
        ask.choice("dig", label="whisper.dig")

    def do_dig(self, s: State, tell: Tell) -> None:
        s.hands[s.seat] = sorted([*s.hands[s.seat], s.buried[s.seat].pop()])
        s.phase = "bury"


@breaks("every_game_ends", "are to move, but None")
class EndsInNothing(Whisper):
    def outcome(self, s: State) -> Outcome | None:
        return None


@breaks("every_game_ends", "everybody has a score")
class ForgetsASeat(Whisper):
    def outcome(self, s: State) -> Outcome | None:
        end = super().outcome(s)
        return end and end._replace(scores=end.scores[1:])


@breaks("every_game_ends", "a dead end")
@breaks("prompts_are_whole", "a dead end")
class DeadEnd(Whisper):
    def ask_draw(self, s: State, ask: Ask) -> None:
        ask("whisper.ask.draw", rule="3", card=1)


@breaks("choices_made_at_the_same_time_do_not_race", "before")
class FirstComeFirstServed(Whisper):
    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        s.ears[tell.seat] += not any(s.whispered)
        super().do_whisper(s, tell, card)


@breaks("no_step_is_slow", "are usual")
class PondersOverEveryDraw(Whisper):
    def do_draw(self, s: State, tell: Tell) -> None:
        for card in range(20_000):
            abs(card)
        super().do_draw(s, tell)


# --- what is asked, shown and said -----------------------------------------------------------------------------------


@breaks("prompts_are_whole", "the same move twice")
class OffersTwice(Whisper):
    def ask_bury(self, s: State, ask: Ask) -> None:
        super().ask_bury(s, ask)
        ask.choice("keep", label="whisper.draw")


@breaks("prompts_are_whole", "two choices sound the same")
class SoundsTwice(Whisper):
    def ask_bury(self, s: State, ask: Ask) -> None:
        super().ask_bury(s, ask)
        ask.choice("keep", 1, label="whisper.keep", group="keep")

    def do_keep(self, s: State, tell: Tell, *again: int) -> None:
        super().do_keep(s, tell)


@breaks("prompts_are_whole", "with and without words differ")
class WordsAndMovesDiffer(Whisper):
    def moves(self, s: State, seat: Seat) -> list[Move]:
        return super().moves(s, seat)[::-1]


@breaks("prompts_are_whole", "points at no rule")
class PointsAtNoRule(Whisper):
    def prompt(self, s: State, seat: Seat) -> Prompt:
        return super().prompt(s, seat)._replace(rule="")


@breaks("prompts_are_whole", "it was accepted")
class AsksAnybody(Whisper):
    def active(self, s: State) -> tuple[Seat, ...]:
        return super().active(s)

    def prompt(self, s: State, seat: Seat) -> Prompt:
        ask = Ask(seat)
        getattr(self, f"ask_{s.phase}", self.ask_whisper)(s, ask)
        return ask.prompt()


@breaks("a_move_has_one_text", "walk Up” is not a move")
class ShoutsItsMoves(Lantern):
    def ask_climb(self, s: LanternState, ask: Ask) -> None:
        ask("lantern.ask.start", rule="walk", height=0)
        ask.choice("walk", "Up", label="lantern.walk")

    def do_walk(self, s: LanternState, tell: Tell, *where: str) -> None:
        super().do_walk(s, tell)


@breaks("a_move_has_one_text", "keep True” is not a move")
class MovesWithTruth(Whisper):
    def ask_bury(self, s: State, ask: Ask) -> None:
        ask("whisper.ask.bury", rule="3")
        ask.choice("keep", True, label="whisper.keep")

    def do_keep(self, s: State, tell: Tell, *sure: bool) -> None:
        super().do_keep(s, tell)


@breaks("views_are_plain_json", "view.ears holds a tuple")
class ViewsATuple(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "ears": tuple(s.ears)}


@breaks("views_are_plain_json", "view.by seat has the key 0")
class ViewsByNumber(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "by seat": dict(enumerate(s.ears))}


@breaks("a_glance_is_a_part_of_the_view", "glance.ears is not as long as in the view")
class GlancesTooFar(Whisper):
    def summary(self, s: State, seat: Seat | None) -> View:
        return {"ears": [*s.ears, 0]}


@breaks("everything_can_be_said_in_english", "no English for whisper.twins")
class Speechless(Whisper):
    english = {id: said for id, said in Whisper.english.items() if id != "whisper.twins"}  # noqa: RUF012


@breaks("everything_can_be_said_in_english", "whisper.drew needs an argument 'card'")
class ForgetsAnArgument(Whisper):
    def do_keep(self, s: State, tell: Tell) -> None:
        super().do_keep(s, tell)
        tell("whisper.drew")


@breaks("everything_can_be_said_in_english", "whisper.won needs")
class OnlyForOne(Whisper):
    """One of the two forms has a gap that nobody fills."""

    english = {**Whisper.english, "whisper.won": ("{winner} wins {n} ear.", "{winner} wins {many} ears.")}  # noqa: RUF012


@breaks("everything_can_be_said_in_english", "a board without words")
class CannotBeHeard(Whisper):
    def describe(self, view: View) -> tuple[Text, ...]:
        return ()


# --- secrets ---------------------------------------------------------------------------------------------------------


@breaks("a_seat_is_shown_no_secrets", "seat 0 is shown a secret")
class ShowsTheDeck(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "next": s.deck[-1]}


@breaks("a_seat_is_shown_no_secrets", "seat 0 is shown a secret")
class ShowsTheDice(Lantern):
    def view(self, s: LanternState, seat: Seat | None) -> View:
        return {**super().view(s, seat), "next": s.rng.copy().die()}


@breaks("a_seat_is_shown_no_secrets", "everybody is shown a secret")
class ShowsEverybodyAHand(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), **({"hand": s.hands[0][:]} if seat is None else {})}


@breaks("a_seat_is_shown_no_secrets", "is shown a secret")
class AsksWithASecret(Whisper):
    """The sentence gives away what the others whispered."""

    def ask_whisper(self, s: State, ask: Ask) -> None:
        super().ask_whisper(s, ask)
        ask("whisper.ask.draw", rule="2", card=max(s.whispered))


@breaks("a_seat_is_shown_no_secrets", "is shown a secret")
class OffersWithASecret(Whisper):
    """What may be done gives away what the others hold."""

    def ask_bury(self, s: State, ask: Ask) -> None:
        ask("whisper.ask.bury", rule="3")
        ask.choice("keep", label="whisper.keep")
        if max(max(hand) for hand in s.hands) > max(s.hands[ask.seat]):
            ask.choice("bury", s.hands[ask.seat][0], label="whisper.bury", card=s.hands[ask.seat][0])


@breaks("a_guess_deals_anew", "whose secret it knows")
class GuessesTheTruth(Whisper):
    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        return Rules.guess(self, s, seat, rng)


@breaks("a_guess_deals_anew", "what “draw” will reveal")
class GuessesHandsButKnowsTheDeck(Whisper):
    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = super().guess(s, seat, rng)
        if s.phase == "draw":
            other.deck = s.deck[:]
        return other


@breaks("a_guess_deals_anew", "knows the dice")
class KnowsTheDice(Lantern):
    def guess(self, s: LanternState, seat: Seat, rng: Rng) -> LanternState:
        return s.copy()


@breaks("a_guess_knows_only_what_is_seen", "depends on what it cannot see")
class GuessesUnsorted(Whisper):
    """Shuffles what is hidden as it lies: from the same dice, another truth gives another guess."""

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = Rules.guess(self, s, seat, rng)
        rng.shuffle(other.deck)
        return other


@breaks("a_guess_knows_only_what_is_seen", "cannot be played")
class GuessesTheImpossible(Whisper):
    """The others whisper cards that nobody has."""

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = super().guess(s, seat, rng)
        other.whispered = [card if rival == seat else 99 * bool(card) for rival, card in enumerate(other.whispered)]
        return other


@breaks("the_log_tells_no_secrets", r"about \('whisper'")
class WhispersAloud(Whisper):
    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        tell("whisper.drew", card=card)
        super().do_whisper(s, tell, card)


@breaks("the_log_tells_no_secrets", r"about \('draw'")
class DrawsAloud(Whisper):
    """Whoever forgot `only=`."""

    def do_draw(self, s: State, tell: Tell) -> None:
        super().do_draw(s, tell)
        tell.events[-1] = tell.events[-1]._replace(only=None)


# --- taking back -----------------------------------------------------------------------------------------------------


@breaks("free_undo_takes_back_no_knowledge", "draw.* showed seat .* for free")
class DrawsUnnoticed(Whisper):
    """A draw that is told, not revealed, and leaves the same seat to act: draw, look, take back, draw better."""

    def do_draw(self, s: State, tell: Tell) -> None:
        super().do_draw(s, tell)
        tell.events[-1] = tell.events[-1]._replace(reveals=False)
        s.phase = "bury"


@breaks("free_undo_takes_back_no_knowledge", "walk.* showed seat .* for free")
def dice_can_be_thrown_again(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.session._chance", lambda before, after, events: False)
    return Lantern()


@breaks("free_undo_takes_back_no_knowledge", "whisper.* ended the turn")
def a_turn_can_be_taken_back_after_its_end(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(Session, "can_undo", property(lambda self: "practice" if self.steps[-1].chance else "free"))
    return Whisper()


@breaks("undo_and_redo_are_exact", "has to be counted")
def undo_does_not_count(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(Session, "undo", lambda self: setattr(self, "_cursor", self._cursor - 1))
    return Whisper()


@breaks("undo_and_redo_are_exact", "one too many")
def old_moves_stay_after_new_ones(patch: pytest.MonkeyPatch) -> AnyGame:
    def play(self: Session, seat: Seat, move: Move) -> tuple[Event, ...]:
        after, events = self.game.play(self.state, seat, move)
        self._states.insert(self._cursor + 1, after)
        self._steps.insert(self._cursor, self._steps[0]._replace(events=events) if self._steps else _step(seat, move))
        self._cursor += 1
        return events

    patch.setattr(Session, "play", play)
    return Whisper()


def _step(seat: Seat, move: Move) -> Any:
    from utopiary.core.session import Step

    return Step(seat, move, (), False)


@breaks("looking_back_and_branching_leave_the_game_alone", "must cost")
def branches_for_nothing(patch: pytest.MonkeyPatch) -> AnyGame:
    def branch(self: Session, number: int) -> Session:
        other = self.at(number)
        del other._states[number + 1 :], other._steps[number:]
        return other

    patch.setattr(Session, "branch", branch)
    return Whisper()


@breaks("looking_back_and_branching_leave_the_game_alone", "looking back has moved")
def looks_back_by_going_back(patch: pytest.MonkeyPatch) -> AnyGame:
    sound = Session.at

    def at(self: Session, number: int) -> Session:
        other = sound(self, number)
        self._cursor = number
        return other

    patch.setattr(Session, "at", at)
    return Whisper()


# --- keeping and sending ---------------------------------------------------------------------------------------------


@breaks("a_link_leads_to_the_same_session", "leads to another game")
class OffersInAnyOrder(Whisper):
    def __init__(self) -> None:
        self.asked = 0

    def moves(self, s: State, seat: Seat) -> list[Move]:
        self.asked += 1
        offered = super().moves(s, seat)
        return offered if self.asked % 3 else offered[::-1]


@breaks("a_link_leads_to_the_same_session", "every messenger")
def links_with_bare_seeds(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.link._quote", lambda value: value)
    return Whisper()


@breaks("links_are_short", "characters for")
def packs_by_writing_out(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.link._pack", lambda session: ".".join(str(step.move[0]) for step in session.steps))
    return Lantern()


# --- bad input -------------------------------------------------------------------------------------------------------


@breaks("bad_input_is_refused_and_changes_nothing", "came out|was accepted")
class Trusting(Whisper):
    def play(self, s: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        return self.step(s, seat, move)


@breaks("bad_input_is_refused_and_changes_nothing", "has changed something")
def plays_before_it_thinks(patch: pytest.MonkeyPatch) -> AnyGame:
    whole = Session.play

    def play(self: Session, seat: Seat, move: Any) -> tuple[Event, ...]:
        del self._steps[self._cursor :], self._states[self._cursor + 1 :]
        return whole(self, seat, move)

    patch.setattr(Session, "play", play)
    return Whisper()


@breaks("bad_input_is_refused_and_changes_nothing", "it was accepted")
def takes_true_for_one(patch: pytest.MonkeyPatch) -> AnyGame:
    def checked(move: Any) -> Any:
        core_move.checked(tuple(map(_whole, move)) if type(move) is tuple else move)
        return move

    patch.setattr("utopiary.core.session.checked", checked)
    return Whisper()


def _whole(part: Any) -> Any:
    return int(part) if type(part) in (bool, float) else part


@breaks("a_game_cannot_begin_with_junk", "it was accepted")
def any_seats_will_do(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.setup._seats", lambda game, seats: 2)
    return Whisper()


@breaks("a_game_cannot_begin_with_junk", "not in the catalogue")
def mumbles(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.setup.SetupError", lambda said: LinkError(text(said.id.replace("error.", ""))))
    return Whisper()


# --- bots ------------------------------------------------------------------------------------------------------------


class Cheeky:
    def think(self, known: Known[Any], rng: Rng) -> Any:
        yield Advice(("win",), text("why.any"))


@breaks("bots_answer_legally_and_always_the_same", "bot advises")
@breaks("hints_are_legal_explained_and_counted", "no choice")
class HasACheekyBot(Whisper):
    def bot(self, level: str) -> Any:
        return Cheeky() if level == "hard" else super().bot(level)


class Moody:
    moods = 0

    def think(self, known: Known[Any], rng: Rng) -> Any:
        Moody.moods += 1
        yield Advice(known.moves[Moody.moods % len(known.moves)], text("why.any"))


@breaks("bots_answer_legally_and_always_the_same", "changed its mind")
class HasAMoodyBot(Whisper):
    def bot(self, level: str) -> Any:
        return Moody()


@breaks("bots_answer_legally_and_always_the_same", "nothing to say")
class HasASilentBot(Whisper):
    def bot(self, level: str) -> Any:
        return type("Silent", (), {"think": lambda self, known, rng: iter(())})()


@breaks("hints_are_legal_explained_and_counted", "no English for because")
class CannotExplain(Whisper):
    def bot(self, level: str) -> Any:
        def think(self: Any, known: Known[Any], rng: Rng) -> Any:
            yield Advice(known.moves[0], text("because"))

        return type("Stubborn", (), {"think": think})()


@breaks("a_bot_cannot_reach_the_position", "told something new")
def bots_hold_the_position(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(bots.Known, "state", property(lambda self: self._state), raising=False)
    return Whisper()


@breaks("a_bot_cannot_reach_the_position", "given the position itself")
class HandsOutItself(Whisper):
    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        return s


@breaks("worth_is_from_0_to_1_and_winning_is_worth_more", "worth is 2")
class CountsInEars(Whisper):
    def worth(self, s: State, seat: Seat) -> float:
        return s.ears[seat]


@breaks("worth_is_from_0_to_1_and_winning_is_worth_more", "winning is worth")
class DoesNotCare(Whisper):
    def worth(self, s: State, seat: Seat) -> float:
        return 0.5


# --- every one of them is noticed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "notice", "name", "mutant"), MUTANTS, ids=[f"{case[0]}-{case[2]}" for case in MUTANTS])
def test_the_law_notices(law: str, notice: str, name: str, mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    game = mutant(monkeypatch)
    with stand_in(game), pytest.raises((AssertionError, UtopiaryError), match=notice):
        for seats in game.seats:
            LAWS[law](game, seats)


def test_every_law_can_be_broken() -> None:
    assert {law for law, *_ in MUTANTS} == LAWS.keys()
