"""The contract laws: functions that take a game and a number of seats, and fail where the game breaks the law.

test_laws.py checks every game; test_broken_games.py asserts that each law notices a game that breaks it.
"""

import copy
import json
import re
import string
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import islice, pairwise
from statistics import median
from typing import Any

from tests.bad_input import JUNK, misspelt, refused
from tests.contract.players import PLAYERS, Decision, without_chance
from tests.contract.sample import (
    LONGEST_GAME,
    AnyGame,
    count_calls,
    guesses,
    one_game,
    path_of,
    played,
    positions,
    setup,
    spread,
    turns,
)
from utopiary import Event, Outcome, Prompt, Seat, Session, Speaker, Text
from utopiary.core import move as moves
from utopiary.core.bots import Known
from utopiary.core.canonical import digest
from utopiary.core.english import ENGLISH
from utopiary.core.link import KINDS
from utopiary.core.rng import Rng
from utopiary.testing import options_of

Law = Callable[[AnyGame, int], None]
LAWS: dict[str, Law] = {}


def law(check: Law) -> Law:
    """Register a law under the name of its function."""
    LAWS[check.__name__] = check
    return check


# --- playing ---------------------------------------------------------------------------------------------------------


@law
def same_seed_and_moves_give_the_same_game(game: AnyGame, seats: int) -> None:
    """Two plays of one game from the same seed have the same positions, legal moves and events."""
    for number in range(2):
        once, again = list(one_game(game, seats, number)), list(one_game(game, seats, number))
        assert [turn.move for turn in once] == [turn.move for turn in again], "the second play has other legal moves"
        for turn, same in zip(once, again, strict=True):
            assert digest(turn.after) == digest(same.after), f"{turn.move} led to another position the second time"
            assert turn.events == same.events


@law
def other_seeds_give_other_games(game: AnyGame, seats: int) -> None:
    """Different seeds give different games, even if every seat always plays the first move."""
    ends = set()
    for number in range(4):
        session = Session(setup(game, seats)._replace(seed=f"SEED {number}"))
        for _ in range(60):
            if session.active:
                session.play(*options_of(game, session.state)[0])
        ends.add(repr([(step.move, step.events) for step in session.steps]))
    assert len(ends) > 1, "every seed gives the same game"


@law
def nothing_changes_a_position(game: AnyGame, seats: int) -> None:
    """Neither `play` nor any query of the game, nor a change of a returned view, changes a position."""
    copies = [(state, copy.deepcopy(state)) for state in positions(game, seats)]
    for state, _ in copies:
        for seat, move in spread(options_of(game, state), 8):
            game.prompt(state, seat)
            game.play(state, seat, move)
        for seat in range(seats):
            game.guess(state, seat, Rng(1))
            game.worth(state, seat)
        game.describe(game.view(state, None))
        game.outcome(state)
    for state, before in copies:
        assert digest(state) == digest(before), "a position changed after it had been reached"
        for seat in (*range(seats), None):
            _clear(game.view(state, seat))
            assert digest(state) == digest(before), "a change of the view changes the position"


def _clear(view: Any) -> None:
    """Empty every list and dict of a view."""
    if isinstance(view, (list, dict)):
        for part in view if isinstance(view, list) else view.values():
            _clear(part)
        view.clear()


@law
def every_game_ends(game: AnyGame, seats: int) -> None:
    """Each of `PLAYERS` comes to an outcome, and a seat to act always has a legal move."""
    for player in PLAYERS:
        state, rng, visited = setup(game, seats).begin(), Rng.of(player.__name__), set[str]()
        for _ in range(LONGEST_GAME):
            active = game.active(state)
            assert bool(active) == (game.outcome(state) is None), f"active: {active}, outcome: {game.outcome(state)}"
            if not active:
                break
            visited.add(without_chance(state))
            options = options_of(game, state)
            assert options, "a dead end: a seat has to act and has no legal move"
            state, _ = game.play(state, *player(Decision(game, options, rng, visited, state)))
        end = game.outcome(state)
        assert end is not None, f"{player.__name__} has not ended the game after {LONGEST_GAME} moves"
        check_outcome(game, seats, end)


def check_outcome(game: AnyGame, seats: int, end: Outcome) -> None:
    """Check that an outcome has a score for every seat, and winners as the kind of game allows."""
    assert len(end.scores) == seats, "every seat has a score"
    assert all(type(score) is int for score in end.scores)
    assert list(end.winners) == sorted(set(end.winners) & set(range(seats)))
    if game.kind == "versus":
        assert end.winners, "a versus game has at least one winner"
    else:
        assert len(end.winners) in (0, seats), "a cooperative game is won or lost by all seats"


@law
def simultaneous_choices_commute(game: AnyGame, seats: int) -> None:
    """Where several seats are to act, the order of their moves makes no difference."""
    for state in positions(game, seats):
        active = game.active(state)
        for first, second in pairwise(active):
            for one, other in zip(game.moves(state, first), game.moves(state, second), strict=False):
                first_then_second, _ = game.play(game.play(state, first, one)[0], second, other)
                second_then_first, _ = game.play(game.play(state, second, other)[0], first, one)
                assert digest(first_then_second) == digest(second_then_first), f"{one} and {other} do not commute"


@law
def no_step_is_slow(game: AnyGame, seats: int) -> None:
    """No move takes far more work than the others, counted in function calls, because time varies between runs."""
    work = []
    for turn in one_game(game, seats, 0):

        def step(turn: Any = turn) -> None:
            game.play(turn.before, turn.seat, turn.move)
            for seat in range(seats):
                game.view(turn.after, seat)

        work.append((count_calls(step), turn.move))
    typical = median(count for count, _ in work)
    most, move = max(work)
    assert most <= 100 * typical, f"{move} took {most} calls, where {typical} are typical"


# --- what is asked, shown and said -----------------------------------------------------------------------------------


@law
def prompts_are_complete(game: AnyGame, seats: int) -> None:
    """Every prompt has a text, a rule, and distinct legal moves with distinct labels."""
    speak = Speaker(game.english, ENGLISH)
    for state in positions(game, seats):
        for seat in range(seats):
            if seat not in game.active(state):
                refused(game.prompt, state, seat)
                continue
            prompt = game.prompt(state, seat)
            legal = [choice.move for choice in prompt.choices]
            assert prompt.text.id
            assert re.fullmatch(r"[\w.-]+", prompt.rule), f"{prompt.text.id} names no rule"
            assert legal, f"{prompt.text.id} has no legal moves"
            assert len(set(legal)) == len(legal), f"{prompt.text.id} offers the same move twice"
            assert game.moves(state, seat) == legal, f"{prompt.text.id}: `moves` and the prompt differ"
            labels = [(choice.group, speak(choice.label)) for choice in prompt.choices]
            assert len(set(labels)) == len(labels), f"{prompt.text.id}: two choices have the same label: {labels}"
            for choice in prompt.choices:
                assert choice.target is None or re.fullmatch(r"[a-z0-9-]+", choice.target), choice


@law
def a_move_has_one_text(game: AnyGame, seats: int) -> None:
    """Every legal move is the result of parsing its text."""
    for state in positions(game, seats):
        for _, move in options_of(game, state):
            written = moves.move_text(move)
            assert moves.parse_move(written) == move, f"{move!r} is written {written!r}, which is another move"
            assert moves.checked(move) == move, f"{move!r} does not consist of words and whole numbers"


@law
def views_are_plain_json(game: AnyGame, seats: int) -> None:
    """A view survives JSON unchanged, and is described alike before and after."""
    for state in positions(game, seats):
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert type(view) is dict
            _check_plain(view, "view")
            parsed = json.loads(json.dumps(view, allow_nan=False))
            assert parsed == view
            assert game.describe(parsed) == game.describe(view), "JSON changes the description"


@law
def a_summary_is_a_part_of_the_view(game: AnyGame, seats: int) -> None:
    """Every value of a summary is the same in the view."""
    for state in positions(game, seats):
        for seat in (*range(seats), None):
            _check_part(game.summary(state, seat), game.view(state, seat), "summary")


def _check_part(part: Any, whole: Any, path: str) -> None:
    assert type(part) is type(whole), f"{path} differs from the view"
    if type(part) is dict:
        for key, inside in part.items():
            assert key in whole, f"{path}.{key} is not in the view"
            _check_part(inside, whole[key], f"{path}.{key}")
    elif type(part) is list:
        assert len(part) == len(whole), f"{path} is not as long as in the view"
        for i, pair in enumerate(zip(part, whole, strict=True)):
            _check_part(*pair, f"{path}[{i}]")
    else:
        assert part == whole, f"{path} differs from the view"


def _check_plain(value: Any, path: str) -> None:
    assert type(value) in (dict, list, str, int, float, bool, type(None)), f"{path} holds a {type(value).__name__}"
    if type(value) is dict:
        for key, part in value.items():
            assert type(key) is str, f"{path} has the key {key!r}"
            _check_plain(part, f"{path}.{key}")
    if type(value) is list:
        for i, part in enumerate(value):
            _check_plain(part, f"{path}[{i}]")


@law
def every_message_has_an_english_sentence(game: AnyGame, seats: int) -> None:
    """Prompts, labels, descriptions, outcomes, events and options have English sentences with all their arguments."""
    for state in positions(game, seats):
        for seat in game.active(state):
            prompt = game.prompt(state, seat)
            _check_sentence(game, prompt.text)
            for choice in prompt.choices:
                _check_sentence(game, choice.label)
        for seat in (*range(seats), None):
            lines = game.describe(game.view(state, seat))
            assert lines, "a board without a description is inaccessible to screen readers"
            for line in lines:
                _check_sentence(game, line)
        end = game.outcome(state)
        if end is not None:
            _check_sentence(game, Text(f"{game.id}.end.{end.reason}", (("winners", "Ann"),)))
    for turn in turns(game, seats):
        for event in turn.events:
            for message in (event.text, event.others):
                if message is not None:
                    _check_sentence(game, message)
    _check_sentence(game, Text(f"{game.id}.about"))
    for option in game.options:
        _check_sentence(game, Text(f"{game.id}.option.{option.id}"))
        _check_sentence(game, Text(f"{game.id}.option.{option.id}.why"))
        for value in option.values:
            _check_sentence(game, Text(f"{game.id}.option.{option.id}.{value}"))


def _check_sentence(game: AnyGame, message: Text) -> None:
    """Check that a message and the messages among its arguments can be spoken in English."""
    speak = Speaker(game.english, ENGLISH, names=["Ann", "Béla", "Chioma", "Dagny", "Emre", "Fen"])
    assert speak.knows(message.id), f"there is no English for {message.id}"
    for name, arg in message.args:
        assert type(arg) in (str, int, Text), f"{message.id} has the argument {name} = {arg!r}"
        if isinstance(arg, Text):
            _check_sentence(game, arg)
    try:
        sentence = speak(message)
    except KeyError as missing:
        raise AssertionError(f"{message.id} needs an argument {missing}") from missing
    assert sentence.strip(), f"{message.id} has an empty sentence"
    assert not set("{}") & set(sentence), f"{message.id} has an unfilled gap: {sentence}"
    forms = game.english.get(message.id, "")
    for form in [forms] if isinstance(forms, str) else forms:
        gaps = {gap for _, gap, _, _ in string.Formatter().parse(form) if gap}
        assert gaps <= dict(message.args).keys(), f"{message.id} needs {gaps}"


# --- secrets ---------------------------------------------------------------------------------------------------------


def shown_to(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """Everything a seat is shown in a position: view, description, prompt, active seats and outcome."""
    view = game.view(state, seat)
    prompt: Prompt | None = game.prompt(state, seat) if seat in game.active(state) else None
    return view, game.describe(view), prompt, game.active(state), game.outcome(state)


def log_of(events: Iterable[Event], seat: Seat) -> list[Text | None]:
    """The events as one seat reads them in the log."""
    return [event.seen_by(seat) for event in events]


@law
def a_seat_is_shown_no_secrets(game: AnyGame, seats: int) -> None:
    """What a seat is shown is the same for every other deal of what it cannot see."""
    for state in positions(game, seats):
        for seat in range(seats):
            for guess in guesses(game, state, seat):
                assert shown_to(game, guess, seat) == shown_to(game, state, seat), f"seat {seat} is shown a secret"
                assert game.view(guess, None) == game.view(state, None), f"the public view shows a secret of {seat}"


@law
def guesses_differ_in_what_is_hidden(game: AnyGame, seats: int) -> None:
    """Guesses differ in what other seats see and in what later draws reveal: a bot learns no secret from them."""
    differs, hidden = set[tuple[Seat, Seat]](), set[tuple[Seat, Seat]]()
    for state in positions(game, seats):
        for seat in range(seats):
            guessed = guesses(game, state, seat)
            assert all(guess.rng != state.rng for guess in guessed), "a guess has the true random generator"
            for other in set(range(seats)) - {seat}:
                view = game.view(state, other)
                if view != game.view(state, seat):
                    hidden.add((seat, other))
                if any(game.view(guess, other) != view for guess in guessed):
                    differs.add((seat, other))
    assert differs >= hidden, f"(seat, other seat whose secret is in its guesses): {hidden - differs}"

    reveals, differing = defaultdict[str, int](int), set[str]()
    for turn in turns(game, seats):
        if any(event.reveals and event.only in (None, turn.seat) for event in turn.events):
            verb = str(turn.move[0])
            reveals[verb] += 1
            for guess in guesses(game, turn.before, turn.seat):
                _, events = game.step(guess, turn.seat, turn.move)
                if log_of(events, turn.seat) != log_of(turn.events, turn.seat):
                    differing.add(verb)
    for verb, times in reveals.items():
        assert verb in differing or times < 5, f"every guess reveals the same by “{verb}” as the true position"


@law
def a_guess_depends_only_on_the_view(game: AnyGame, seats: int) -> None:
    """A guess is a function of the generator and of what the seat sees: two deals that look alike give the same guess.

    A game does that by collecting what is hidden, sorting, shuffling and dealing it. Guesses can be played to an end.
    """
    for state in positions(game, seats, 30):
        for seat in range(seats):
            of_truth, of_guess = (
                game.guess(state, seat, Rng(1)),
                game.guess(game.guess(state, seat, Rng(2)), seat, Rng(1)),
            )
            assert digest(of_truth) == digest(of_guess), f"the guess of seat {seat} depends on what it cannot see"
    for state in positions(game, seats, 4):
        for seat in range(seats):
            _check_playable(game, game.guess(state, seat, Rng(3)))


def _check_playable(game: AnyGame, guess: Any) -> None:
    """Play random moves from a guess to the end of the game."""
    rng = Rng(4)
    for _ in range(LONGEST_GAME):
        if not game.active(guess):
            return
        try:
            guess, _ = game.play(guess, *rng.pick(options_of(game, guess)))
        except Exception as error:
            raise AssertionError(f"a guess cannot be played: {error!r}") from error
    raise AssertionError("a guess cannot be played to its end")


@law
def the_log_tells_no_secrets(game: AnyGame, seats: int) -> None:
    """Two moves, or two deals, whose results look the same to another seat read the same in its log.

    So what the log tells all seats must also stay in their views, for example a card that was shown.
    """
    for turn in spread(turns(game, seats), 60):
        for seat in set(range(seats)) - {turn.seat}:
            view, log = game.view(turn.after, seat), log_of(turn.events, seat)
            deals = [(turn.before, move) for move in spread(game.moves(turn.before, turn.seat), 8)]
            if turn.before.rng == turn.after.rng:  # thrown dice are public
                deals += [(guess, turn.move) for guess in guesses(game, turn.before, seat)]
            for before, move in deals:
                if move in game.moves(before, turn.seat):
                    after, events = game.step(before, turn.seat, move)
                    same_view = game.view(after, seat) == view and digest(after) != digest(turn.after)
                    assert not same_view or log_of(events, seat) == log, f"the log tells seat {seat} about {turn.move}"


# --- undo ------------------------------------------------------------------------------------------------------------


@law
def undo_and_redo_are_exact(game: AnyGame, seats: int) -> None:
    """Random plays, undos and redos: every position is restored exactly, and every undo is free or counted."""
    session, rng = Session(setup(game, seats)), Rng.of("to and fro")
    path, log = [digest(session.state)], list[tuple[Event, ...]]()
    cursor = practice = 0
    for _ in range(200):
        action = rng.below(5)
        if action < 3 and session.active:
            options = options_of(game, session.state)
            assert options, "a dead end"
            events = session.play(*rng.pick(options))
            del path[cursor + 1 :], log[cursor:]
            path.append(digest(session.state))
            log.append(events)
            cursor += 1
        elif action == 3 and cursor < len(log):
            assert session.redo() == log[cursor]
            cursor += 1
        elif cursor:
            practice += session.can_undo == "practice"
            session.undo()
            cursor -= 1
        assert digest(session.state) == path[cursor], "this is not the position of this cursor"
        assert (session.cursor, session.length) == (cursor, len(log)), "too few or too many moves"
        assert session.practice == practice, "an undo past a revelation must be counted as practice"
        assert (session.can_undo is None, session.can_redo) == (cursor == 0, cursor < len(log))


@law
def free_undo_follows_no_revelation(game: AnyGame, seats: int) -> None:
    """A move that can be undone for free shows no seat anything that it could not have predicted.

    The same move is made in guesses of the seat: if the results look different to it, the move revealed something, and
    its undo must not be free. At most a dozen moves of each kind are checked.
    """
    checked: Counter[str | int] = Counter()
    for number in range(4):
        session = played(game, seats, number)
        for step_number in range(1, session.length + 1):
            here = session.at(step_number)
            if here.can_undo != "free":
                continue
            before, after, step = here.states[-2], here.state, here.steps[-1]
            checked[step.move[0]] += 1
            if checked[step.move[0]] > 12:
                continue
            assert step.seat in game.active(after), f"{step.move} ended the turn, and its undo is free"
            for seat in range(seats):
                shown = shown_to(game, after, seat)
                for guess in guesses(game, before, seat):
                    if seat != step.seat and step.move not in game.moves(guess, step.seat):
                        continue
                    other, events = game.step(guess, step.seat, step.move)
                    same = shown_to(game, other, seat) == shown
                    assert same, f"{step.move} showed seat {seat} something, and its undo is free"
                    assert log_of(events, seat) == log_of(step.events, seat), f"{step.move} told seat {seat} something"


@law
def seeking_and_branching_change_no_session(game: AnyGame, seats: int) -> None:
    """`at` and `branch` have the right position and cost, and leave their session as it was."""
    session = played(game, seats)
    saved, path = session.save(), path_of(session)
    for number in spread(range(session.length + 1), 10):
        here = session.at(number)
        assert (here.cursor, here.length, digest(here.state)) == (number, session.length, path[number])
        assert session.cursor == session.length, "`at` has moved the session's cursor"
        branch = session.branch(number)
        assert (branch.cursor, branch.length, digest(branch.state)) == (number, number, path[number])
        back = session.at(session.length)
        while back.cursor > number:
            back.undo()
        counted = branch.practice > session.practice
        assert counted == (back.practice > session.practice), "a branch must cost the same as undoing to its move"
        if branch.active:
            branch.play(*options_of(game, branch.state)[-1])
        assert session.save() == saved, "a move in a branch has changed the session"


# --- saves and links -------------------------------------------------------------------------------------------------


def _session_with_undo(game: AnyGame, seats: int, number: int) -> Session:
    """A session with moves, some of them undone, and hints."""
    session = played(game, seats, number)
    for _ in range(min(session.length, 3 * number)):
        session.undo()
    session.hints = number
    return session


@law
def loading_a_save_gives_the_same_session(game: AnyGame, seats: int) -> None:
    """`Session.load(session.save())` is the same session at every cursor."""
    for number in range(3):
        session = _session_with_undo(game, seats, number)
        for cursor in spread(range(session.length + 1), 5):
            here = session.at(cursor)
            loaded = Session.load(json.loads(json.dumps(here.save())))
            assert loaded.save() == here.save()
            assert path_of(loaded) == path_of(here)
            assert (loaded.can_undo, loaded.can_redo) == (here.can_undo, here.can_redo)
            for seat in (*range(seats), None):
                assert loaded.log(seat) == here.log(seat)


@law
def a_link_leads_to_the_same_session(game: AnyGame, seats: int) -> None:
    """Each kind of link has only safe characters and opens the session it was made from."""
    for number in range(3):
        session = _session_with_undo(game, seats, number)
        for cursor in spread(range(session.length + 1), 5):
            here = session.at(cursor)
            up_to_cursor = here.branch(cursor)
            up_to_cursor.practice = here.practice
            expected = {"seed": Session(here.setup), "position": up_to_cursor, "replay": here}
            for kind in KINDS:
                link = here.link(kind)
                assert re.fullmatch(r"[A-Za-z0-9?&=%._-]+", link), f"{link} has characters that some messengers change"
                opened = Session.from_link("https://example.org/utopiary/#" + link)
                assert opened.save() == expected[kind].save(), f"a link of the kind “{kind}” leads to another game"
                assert path_of(opened) == path_of(expected[kind]), f"a link of the kind “{kind}” has other positions"


@law
def links_are_short(game: AnyGame, seats: int) -> None:
    """A game of 300 moves fits in 450 characters."""
    for number in range(3):
        session = played(game, seats, number)
        link = session.link("replay")
        assert len(link) <= 150 + session.length, f"{len(link)} characters for {session.length} moves: {link}"


# --- bad input -------------------------------------------------------------------------------------------------------


@law
def bad_input_is_refused_and_changes_nothing(game: AnyGame, seats: int) -> None:
    """Every method of a session refuses junk with one of our errors and leaves the session as it was."""
    long_session = played(game, seats)
    for session in (long_session.at(0), long_session.branch(long_session.length // 2), long_session):
        saved = session.save()
        for junk in JUNK:
            for seat in (*session.active, 0):
                refused(session.play, seat, junk)
            if type(junk) is not int or junk >= seats or junk < 0:
                for ask in (session.prompt, session.hint, session.advice, session.think):
                    refused(ask, junk)
                if junk is not None:
                    refused(session.view, junk)
                for _, move in options_of(game, session.state)[:1]:
                    refused(session.play, junk, move)
            if type(junk) is not int or not 0 <= junk <= session.length:
                refused(session.at, junk)
                refused(session.branch, junk)
            refused(session.link, junk)
            for seat in session.active:
                if junk:
                    refused(session.advice, seat, junk)
        for seat, move in options_of(game, session.state):
            for other in set(range(seats)) - set(session.active):
                refused(session.play, other, move)
            for wrong in misspelt(move):
                refused(session.play, seat, wrong)
        if not session.cursor:
            refused(session.undo)
        if not session.can_redo:
            refused(session.redo)
        assert session.save() == saved, "refused input has changed the session"


@law
def a_game_cannot_begin_with_junk(game: AnyGame, seats: int) -> None:
    """`Session.new` refuses junk for each of its arguments."""
    for junk in JUNK:
        refused(Session.new, junk, seed="A", seats=seats)
        if junk is not None:
            refused(Session.new, game.id, seed="A", seats=junk)
        if not isinstance(junk, str) or not junk.strip() or len(junk) > 60 or junk == "\ud800":
            refused(Session.new, game.id, seed=junk, seats=seats)
        if junk:
            refused(Session.new, game.id, seed="A", seats=seats, options=junk)
            refused(Session.new, game.id, seed="A", seats=seats, bots=junk)
        for option in game.options:
            chosen = {option.id: junk}
            refused(Session.new, game.id, seed="A", seats=seats, options=chosen)
        refused(Session.new, game.id, seed="A", seats=seats, bots={0: junk})
        refused(Session.new, game.id, seed="A", seats=seats, bots={seats: game.levels[0]})
    for wrong in {0, min(game.seats) - 1, max(game.seats) + 1}:
        refused(Session.new, game.id, seed="A", seats=wrong)


# --- bots ------------------------------------------------------------------------------------------------------------


@law
def bots_answer_legally_and_always_the_same(game: AnyGame, seats: int) -> None:
    """Every level advises legal moves with a reason, and the same ones when it is asked again."""
    long_session = played(game, seats)
    for number in spread(range(long_session.length), 6):
        session = long_session.at(number)
        for seat in session.active:
            legal = game.moves(session.state, seat)
            for level in game.levels:
                advices = list(islice(session.think(seat, level), 40))
                assert advices, f"the {level} bot gives no advice"
                assert advices == list(islice(session.think(seat, level), 40)), (
                    f"the {level} bot gives other advice the second time"
                )
                for advice in advices:
                    assert advice.move in legal, f"the {level} bot advises {advice.move}"
                    _check_sentence(game, advice.why)


@law
def hints_are_legal_explained_and_counted(game: AnyGame, seats: int) -> None:
    """A hint is a choice of the prompt with a reason; it is counted and changes no position."""
    long_session = played(game, seats)
    for number in spread(range(long_session.length), 3):
        session = long_session.at(number)
        for seat in session.active[:1]:
            try:
                hint = session.hint(seat)
            except KeyError as error:
                raise AssertionError(f"the hint is no choice: {error}") from error
            assert hint.choice in session.prompt(seat).choices
            _check_sentence(game, hint.why)
            assert session.hints == long_session.hints + 1
            assert digest(session.state) == digest(long_session.at(number).state)


@law
def a_bot_cannot_reach_the_position(game: AnyGame, seats: int) -> None:
    """The public attributes of `Known` are the prompt, the view and guesses, not the position."""
    for state in positions(game, seats, 10):
        for seat in game.active(state):
            known = Known(game, state, seat)
            names = {name for name in dir(known) if not name.startswith("_")}
            assert names == {"game", "seat", "moves", "prompt", "view", "guess"}, "`Known` has other public attributes"
            assert digest(known.guess(Rng(1))) != digest(state), "a guess is the position itself"
            assert not hasattr(known.game, "state")


@law
def worth_is_from_0_to_1_and_winning_is_worth_more(game: AnyGame, seats: int) -> None:
    """`worth` is from 0 to 1, and higher for winners than for losers at the end."""
    for state in positions(game, seats):
        for seat in range(seats):
            worth = game.worth(state, seat)
            assert isinstance(worth, (int, float)), f"worth is {worth!r}"
            assert 0 <= worth <= 1, f"worth is {worth}"
    for number in range(3):
        state = list(one_game(game, seats, number))[-1].after
        end = game.outcome(state)
        assert end is not None
        won = [game.worth(state, seat) for seat in end.winners]
        lost = [game.worth(state, seat) for seat in range(seats) if seat not in end.winners]
        assert min(won, default=1) > max(lost, default=0), f"winning is worth {won}, losing {lost}"
