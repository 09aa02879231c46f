"""Broken games and sessions, at least one for every law, and the proof that the law notices each."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.laws import LAWS
from tests.contract.sample import AnyGame, registered
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

MakeGame = Callable[[pytest.MonkeyPatch], AnyGame]
BROKEN: list[tuple[str, str, str, MakeGame]] = []  # law, message, name, how to make it


def breaks(law: str, message: str) -> Callable[[Any], Any]:
    """Register a broken game under the law that it breaks, with the message of the failure.

    A class is a broken game; a function breaks the core during a test and returns a correct game.
    """

    def register(broken: Any) -> Any:
        make = (lambda patch: broken()) if isinstance(broken, type) else broken
        BROKEN.append((law, message, broken.__name__, make))
        return broken

    return register


# --- playing ---------------------------------------------------------------------------------------------------------


@breaks("same_seed_and_moves_give_the_same_game", "the second play has other legal moves")
@breaks("loading_a_save_gives_the_same_session", "does not lead where it says")
@breaks("a_link_leads_to_the_same_session", "leads to another game|has other positions|move .* does not exist")
class KeepsStateInTheGame(Lantern):
    """The game object has a state of its own."""

    def __init__(self) -> None:
        self.walks = 0

    def do_walk(self, s: LanternState, tell: Tell) -> None:
        self.walks += 1
        super().do_walk(s, tell)
        s.climbed += self.walks % 2


@breaks("other_seeds_give_other_games", "every seed gives the same game")
class IgnoresTheSeed(Whisper):
    def setup(self, options: Any, seats: int, seed: str) -> State:
        return super().setup(options, seats, "")


class SharesItsLists(State):
    """A state whose copy shares a list with it."""

    def copy(self) -> State:
        other = super().copy()
        other.ears = self.ears
        return other


@breaks("nothing_changes_a_position", "a position changed")
@breaks("undo_and_redo_are_exact", "not the position of this cursor")
class SharesListsBetweenStates(Whisper):
    def setup(self, options: Any, seats: int, seed: str) -> State:
        s = super().setup(options, seats, seed)
        return SharesItsLists(s.rng, s.deck, s.hands, s.whispered, s.buried, s.ears, s.heard)

    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        s.ears[tell.seat] += 1
        super().do_whisper(s, tell, card)


@breaks("nothing_changes_a_position", "a change of the view")
class ReturnsItsOwnLists(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "ears": s.ears}


@breaks("every_game_ends", "has not ended")
class NeverEnds(Lantern):
    """A camp loses its height and begins the first night again."""

    def do_camp(self, s: LanternState, tell: Tell) -> None:
        s.climbed, s.night = 0, 1
        self._next_seat(s, tell)

    def do_walk(self, s: LanternState, tell: Tell) -> None:
        super().do_walk(s, tell)
        s.night = 1


@breaks("every_game_ends", "has not ended")
class AllowsEndlessRepetition(Whisper):
    """A seat may dig out the card that it just buried, and so again without end."""

    english = {**Whisper.english, "whisper.dig": "Dig it out again"}  # noqa: RUF012

    def ask_draw(self, s: State, ask: Ask) -> None:
        super().ask_draw(s, ask)
        ask.choice("dig", label="whisper.dig")

    def do_dig(self, s: State, tell: Tell) -> None:
        s.hands[s.seat] = sorted([*s.hands[s.seat], s.buried[s.seat].pop()])
        s.phase = "bury"


@breaks("every_game_ends", "outcome: None")
class EndsWithoutAnOutcome(Whisper):
    def outcome(self, s: State) -> Outcome | None:
        return None


@breaks("every_game_ends", "every seat has a score")
class ForgetsAScore(Whisper):
    def outcome(self, s: State) -> Outcome | None:
        end = super().outcome(s)
        return end and end._replace(scores=end.scores[1:])


@breaks("every_game_ends", "a dead end")
@breaks("prompts_are_complete", "a dead end")
class DeadEnd(Whisper):
    def ask_draw(self, s: State, ask: Ask) -> None:
        ask("whisper.ask.draw", rule="3", card=1)


@breaks("simultaneous_choices_commute", "do not commute")
class RewardsTheFirstMove(Whisper):
    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        s.ears[tell.seat] += not any(s.whispered)
        super().do_whisper(s, tell, card)


@breaks("no_step_is_slow", "are typical")
class IsSlowToDraw(Whisper):
    def do_draw(self, s: State, tell: Tell) -> None:
        for card in range(20_000):
            abs(card)
        super().do_draw(s, tell)


# --- what is asked, shown and said -----------------------------------------------------------------------------------


@breaks("prompts_are_complete", "the same move twice")
class OffersAMoveTwice(Whisper):
    def ask_bury(self, s: State, ask: Ask) -> None:
        super().ask_bury(s, ask)
        ask.choice("keep", label="whisper.draw")


@breaks("prompts_are_complete", "two choices have the same label")
class UsesALabelTwice(Whisper):
    def ask_bury(self, s: State, ask: Ask) -> None:
        super().ask_bury(s, ask)
        ask.choice("keep", 1, label="whisper.keep", group="keep")

    def do_keep(self, s: State, tell: Tell, *again: int) -> None:
        super().do_keep(s, tell)


@breaks("prompts_are_complete", "`moves` and the prompt differ")
class MovesAndPromptDiffer(Whisper):
    def moves(self, s: State, seat: Seat) -> list[Move]:
        return super().moves(s, seat)[::-1]


@breaks("prompts_are_complete", "names no rule")
class NamesNoRule(Whisper):
    def prompt(self, s: State, seat: Seat) -> Prompt:
        return super().prompt(s, seat)._replace(rule="")


@breaks("prompts_are_complete", "it was accepted")
class AsksInactiveSeats(Whisper):
    def active(self, s: State) -> tuple[Seat, ...]:
        return super().active(s)

    def prompt(self, s: State, seat: Seat) -> Prompt:
        ask = Ask(seat)
        getattr(self, f"ask_{s.phase}", self.ask_whisper)(s, ask)
        return ask.prompt()


@breaks("a_move_has_one_text", "walk Up” is not a move")
class MovesInUpperCase(Lantern):
    def ask_climb(self, s: LanternState, ask: Ask) -> None:
        ask("lantern.ask.start", rule="walk", height=0)
        ask.choice("walk", "Up", label="lantern.walk")

    def do_walk(self, s: LanternState, tell: Tell, *where: str) -> None:
        super().do_walk(s, tell)


@breaks("a_move_has_one_text", "keep True” is not a move")
class MovesWithABool(Whisper):
    def ask_bury(self, s: State, ask: Ask) -> None:
        ask("whisper.ask.bury", rule="3")
        ask.choice("keep", True, label="whisper.keep")

    def do_keep(self, s: State, tell: Tell, *sure: bool) -> None:
        super().do_keep(s, tell)


@breaks("views_are_plain_json", "view.ears holds a tuple")
class ShowsATuple(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "ears": tuple(s.ears)}


@breaks("views_are_plain_json", "view.by seat has the key 0")
class ShowsANumberAsKey(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), "by seat": dict(enumerate(s.ears))}


@breaks("a_summary_is_a_part_of_the_view", "summary.ears is not as long as in the view")
class SummarizesMoreThanTheView(Whisper):
    def summary(self, s: State, seat: Seat | None) -> View:
        return {"ears": [*s.ears, 0]}


@breaks("every_message_has_an_english_sentence", "no English for whisper.twins")
class LacksASentence(Whisper):
    english = {id: said for id, said in Whisper.english.items() if id != "whisper.twins"}  # noqa: RUF012


@breaks("every_message_has_an_english_sentence", "whisper.drew needs an argument 'card'")
class ForgetsAnArgument(Whisper):
    def do_keep(self, s: State, tell: Tell) -> None:
        super().do_keep(s, tell)
        tell("whisper.drew")


@breaks("every_message_has_an_english_sentence", "whisper.won needs")
class NeedsAnArgumentOnlyInThePlural(Whisper):
    """One of the two forms has a gap without an argument."""

    english = {**Whisper.english, "whisper.won": ("{winner} wins {n} ear.", "{winner} wins {many} ears.")}  # noqa: RUF012


@breaks("every_message_has_an_english_sentence", "a board without a description")
class DescribesNothing(Whisper):
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


@breaks("a_seat_is_shown_no_secrets", "the public view shows a secret")
class ShowsAHandInPublic(Whisper):
    def view(self, s: State, seat: Seat | None) -> View:
        return {**super().view(s, seat), **({"hand": s.hands[0][:]} if seat is None else {})}


@breaks("a_seat_is_shown_no_secrets", "is shown a secret")
class AsksWithASecret(Whisper):
    """The prompt shows what other seats whispered."""

    def ask_whisper(self, s: State, ask: Ask) -> None:
        super().ask_whisper(s, ask)
        ask("whisper.ask.draw", rule="2", card=max(s.whispered))


@breaks("a_seat_is_shown_no_secrets", "is shown a secret")
class OffersWithASecret(Whisper):
    """The legal moves show what other seats hold."""

    def ask_bury(self, s: State, ask: Ask) -> None:
        ask("whisper.ask.bury", rule="3")
        ask.choice("keep", label="whisper.keep")
        if max(max(hand) for hand in s.hands) > max(s.hands[ask.seat]):
            ask.choice("bury", s.hands[ask.seat][0], label="whisper.bury", card=s.hands[ask.seat][0])


@breaks("guesses_differ_in_what_is_hidden", "whose secret is in its guesses")
class GuessesTheTrueHands(Whisper):
    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        return Rules.guess(self, s, seat, rng)


@breaks("guesses_differ_in_what_is_hidden", "reveals the same by “draw”")
class GuessesTheTrueDeck(Whisper):
    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = super().guess(s, seat, rng)
        if s.phase == "draw":
            other.deck = s.deck[:]
        return other


@breaks("guesses_differ_in_what_is_hidden", "has the true random generator")
class GuessesTheTrueDice(Lantern):
    def guess(self, s: LanternState, seat: Seat, rng: Rng) -> LanternState:
        return s.copy()


@breaks("a_guess_depends_only_on_the_view", "depends on what it cannot see")
class GuessesUnsorted(Whisper):
    """Shuffles what is hidden without sorting it: with the same generator, another true deal gives another guess."""

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = Rules.guess(self, s, seat, rng)
        rng.shuffle(other.deck)
        return other


@breaks("a_guess_depends_only_on_the_view", "cannot be played")
class GuessesImpossibleCards(Whisper):
    """In a guess the other seats whisper cards that are not in the game."""

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = super().guess(s, seat, rng)
        other.whispered = [card if rival == seat else 99 * bool(card) for rival, card in enumerate(other.whispered)]
        return other


@breaks("the_log_tells_no_secrets", r"about \('whisper'")
class TellsAllWhatIsWhispered(Whisper):
    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        tell("whisper.drew", card=card)
        super().do_whisper(s, tell, card)


@breaks("the_log_tells_no_secrets", r"about \('draw'")
class TellsAllWhatIsDrawn(Whisper):
    """The event of a draw lacks `only=`."""

    def do_draw(self, s: State, tell: Tell) -> None:
        super().do_draw(s, tell)
        tell.events[-1] = tell.events[-1]._replace(only=None)


# --- undo ------------------------------------------------------------------------------------------------------------


@breaks("free_undo_follows_no_revelation", "draw.* showed seat .* undo is free")
class DrawsWithoutRevealing(Whisper):
    """A draw whose event is no revelation, so that it could be undone for free after seeing the card."""

    def do_draw(self, s: State, tell: Tell) -> None:
        super().do_draw(s, tell)
        tell.events[-1] = tell.events[-1]._replace(reveals=False)
        s.phase = "bury"


@breaks("free_undo_follows_no_revelation", "walk.* showed seat .* undo is free")
def undo_of_dice_is_free(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.session._chance", lambda before, after, events: False)
    return Lantern()


@breaks("free_undo_follows_no_revelation", "whisper.* ended the turn")
def undo_of_a_whole_turn_is_free(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(Session, "can_undo", property(lambda self: "practice" if self.steps[-1].chance else "free"))
    return Whisper()


@breaks("undo_and_redo_are_exact", "must be counted")
def undo_is_not_counted(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(Session, "undo", lambda self: setattr(self, "_cursor", self._cursor - 1))
    return Whisper()


@breaks("undo_and_redo_are_exact", "too few or too many moves")
def undone_moves_stay_after_new_ones(patch: pytest.MonkeyPatch) -> AnyGame:
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


@breaks("seeking_and_branching_change_no_session", "must cost the same")
def branches_are_not_counted(patch: pytest.MonkeyPatch) -> AnyGame:
    def branch(self: Session, number: int) -> Session:
        other = self.at(number)
        del other._states[number + 1 :], other._steps[number:]
        return other

    patch.setattr(Session, "branch", branch)
    return Whisper()


@breaks("seeking_and_branching_change_no_session", "has moved the session's cursor")
def at_moves_the_cursor(patch: pytest.MonkeyPatch) -> AnyGame:
    original = Session.at

    def at(self: Session, number: int) -> Session:
        other = original(self, number)
        self._cursor = number
        return other

    patch.setattr(Session, "at", at)
    return Whisper()


# --- saves and links -------------------------------------------------------------------------------------------------


@breaks("a_link_leads_to_the_same_session", "leads to another game")
class OffersInChangingOrder(Whisper):
    def __init__(self) -> None:
        self.asked = 0

    def moves(self, s: State, seat: Seat) -> list[Move]:
        self.asked += 1
        offered = super().moves(s, seat)
        return offered if self.asked % 3 else offered[::-1]


@breaks("a_link_leads_to_the_same_session", "some messengers change")
def links_do_not_quote_seeds(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.link._quote", lambda value: value)
    return Whisper()


@breaks("links_are_short", "characters for")
def links_spell_out_moves(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.link._pack", lambda session: ".".join(str(step.move[0]) for step in session.steps))
    return Lantern()


# --- bad input -------------------------------------------------------------------------------------------------------


@breaks("bad_input_is_refused_and_changes_nothing", "unexpected|was accepted")
class PlaysIllegalMoves(Whisper):
    def play(self, s: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        return self.step(s, seat, move)


@breaks("bad_input_is_refused_and_changes_nothing", "has changed the session")
def play_changes_before_it_checks(patch: pytest.MonkeyPatch) -> AnyGame:
    original = Session.play

    def play(self: Session, seat: Seat, move: Any) -> tuple[Event, ...]:
        del self._steps[self._cursor :], self._states[self._cursor + 1 :]
        return original(self, seat, move)

    patch.setattr(Session, "play", play)
    return Whisper()


@breaks("bad_input_is_refused_and_changes_nothing", "it was accepted")
def play_accepts_true_for_one(patch: pytest.MonkeyPatch) -> AnyGame:
    def checked(move: Any) -> Any:
        core_move.checked(tuple(map(_whole, move)) if type(move) is tuple else move)
        return move

    patch.setattr("utopiary.core.session.checked", checked)
    return Whisper()


def _whole(part: Any) -> Any:
    return int(part) if type(part) in (bool, float) else part


@breaks("a_game_cannot_begin_with_junk", "it was accepted")
def any_number_of_seats_is_accepted(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.setup._seats", lambda game, seats: 2)
    return Whisper()


@breaks("a_game_cannot_begin_with_junk", "not in the catalogue")
def errors_have_no_sentence(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("utopiary.core.setup.SetupError", lambda message: LinkError(text(message.id.replace("error.", ""))))
    return Whisper()


# --- bots ------------------------------------------------------------------------------------------------------------


class IllegalBot:
    """A bot that advises an illegal move."""

    def think(self, known: Known[Any], rng: Rng) -> Any:
        yield Advice(("win",), text("why.any"))


@breaks("bots_answer_legally_and_always_the_same", "bot advises")
@breaks("hints_are_legal_explained_and_counted", "no choice")
class HasAnIllegalBot(Whisper):
    def bot(self, level: str) -> Any:
        return IllegalBot() if level == "hard" else super().bot(level)


class ChangingBot:
    """A bot that gives other advice each time."""

    times = 0

    def think(self, known: Known[Any], rng: Rng) -> Any:
        ChangingBot.times += 1
        yield Advice(known.moves[ChangingBot.times % len(known.moves)], text("why.any"))


@breaks("bots_answer_legally_and_always_the_same", "gives other advice the second time")
class HasAChangingBot(Whisper):
    def bot(self, level: str) -> Any:
        return ChangingBot()


@breaks("bots_answer_legally_and_always_the_same", "gives no advice")
class HasASilentBot(Whisper):
    def bot(self, level: str) -> Any:
        return type("Silent", (), {"think": lambda self, known, rng: iter(())})()


@breaks("hints_are_legal_explained_and_counted", "no English for because")
class GivesAnUnknownReason(Whisper):
    def bot(self, level: str) -> Any:
        def think(self: Any, known: Known[Any], rng: Rng) -> Any:
            yield Advice(known.moves[0], text("because"))

        return type("Stubborn", (), {"think": think})()


@breaks("a_bot_cannot_reach_the_position", "has other public attributes")
def known_has_the_position(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(bots.Known, "state", property(lambda self: self._state), raising=False)
    return Whisper()


@breaks("a_bot_cannot_reach_the_position", "a guess is the position itself")
class GuessesThePosition(Whisper):
    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        return s


@breaks("worth_is_from_0_to_1_and_winning_is_worth_more", "worth is 2")
class WorthIsAScore(Whisper):
    def worth(self, s: State, seat: Seat) -> float:
        return s.ears[seat]


@breaks("worth_is_from_0_to_1_and_winning_is_worth_more", "winning is worth")
class WorthIsConstant(Whisper):
    def worth(self, s: State, seat: Seat) -> float:
        return 0.5


# --- the tests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "message", "name", "make"), BROKEN, ids=[f"{case[0]}-{case[2]}" for case in BROKEN])
def test_the_law_notices(law: str, message: str, name: str, make: MakeGame, monkeypatch: pytest.MonkeyPatch) -> None:
    game = make(monkeypatch)
    with registered(game), pytest.raises((AssertionError, UtopiaryError), match=message):
        for seats in game.seats:
            LAWS[law](game, seats)


def test_every_law_has_a_broken_game() -> None:
    assert {law for law, *_ in BROKEN} == LAWS.keys()
