"""The laws, each a function that takes a game and a number of seats and fails where the game breaks it.

test_laws.py holds every game to them; test_mutants.py breaks each of them on purpose and asserts that it is noticed.
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
from tests.contract.players import PLAYERS, Look, without_chance
from tests.contract.sample import (
    LONGEST_GAME,
    AnyGame,
    calls,
    guesses,
    one_game,
    played,
    positions,
    setup,
    some,
    trail,
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
    LAWS[check.__name__] = check
    return check


# --- playing ---------------------------------------------------------------------------------------------------------


@law
def same_seed_and_moves_give_the_same_game(game: AnyGame, seats: int) -> None:
    for number in range(2):
        once, again = list(one_game(game, seats, number)), list(one_game(game, seats, number))
        assert [turn.move for turn in once] == [turn.move for turn in again], "other moves could be made this time"
        for turn, same in zip(once, again, strict=True):
            assert digest(turn.after) == digest(same.after), f"{turn.move} led elsewhere the second time"
            assert turn.events == same.events


@law
def the_seed_decides(game: AnyGame, seats: int) -> None:
    """Other seeds give other games, even when everybody always plays the first move."""
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
    """Neither `play` nor any question put to the game, nor whoever is given a view."""
    kept = [(state, copy.deepcopy(state)) for state in positions(game, seats)]
    for state, _ in kept:
        for seat, move in some(options_of(game, state), 8):
            game.prompt(state, seat)
            game.play(state, seat, move)
        for seat in range(seats):
            game.guess(state, seat, Rng(1))
            game.worth(state, seat)
        game.describe(game.view(state, None))
        game.outcome(state)
    for state, before in kept:
        assert digest(state) == digest(before), "a position changed after it had been reached"
        for seat in (*range(seats), None):
            _scribble(game.view(state, seat))
            assert digest(state) == digest(before), "who is given a view can change the position by it"


def _scribble(view: Any) -> None:
    """Spoil every list and dict of a view."""
    if isinstance(view, (list, dict)):
        for part in view if isinstance(view, list) else view.values():
            _scribble(part)
        view.clear()


@law
def every_game_ends(game: AnyGame, seats: int) -> None:
    for player in PLAYERS:
        state, rng, been = setup(game, seats).begin(), Rng.of(player.__name__), set[str]()
        for _ in range(LONGEST_GAME):
            active = game.active(state)
            assert bool(active) == (game.outcome(state) is None), f"{active} are to move, but {game.outcome(state)}"
            if not active:
                break
            been.add(without_chance(state))
            acts = options_of(game, state)
            assert acts, "a dead end: somebody has to act, and there is nothing to do"
            state, _ = game.play(state, *player(Look(game, acts, rng, been, state)))
        end = game.outcome(state)
        assert end is not None, f"after {LONGEST_GAME} moves the {player.__name__} is still playing"
        _check_outcome(game, seats, end)


def _check_outcome(game: AnyGame, seats: int, end: Outcome) -> None:
    assert len(end.scores) == seats, "everybody has a score"
    assert all(type(score) is int for score in end.scores)
    assert list(end.winners) == sorted(set(end.winners) & set(range(seats)))
    if game.kind == "versus":
        assert end.winners, "somebody wins, or all share it"
    else:
        assert len(end.winners) in (0, seats), "together they win or lose"


@law
def choices_made_at_the_same_time_do_not_race(game: AnyGame, seats: int) -> None:
    """Where several have to act, it does not matter who is quicker."""
    for state in positions(game, seats):
        active = game.active(state)
        for first, second in pairwise(active):
            for one, other in zip(game.moves(state, first), game.moves(state, second), strict=False):
                quick, _ = game.play(game.play(state, first, one)[0], second, other)
                slow, _ = game.play(game.play(state, second, other)[0], first, one)
                assert digest(quick) == digest(slow), f"{one} before {other} is not {other} before {one}"


@law
def no_step_is_slow(game: AnyGame, seats: int) -> None:
    """No move takes far more work than the others. Counted in calls: a clock tells something else each day."""
    work = []
    for turn in one_game(game, seats, 0):

        def step(turn: Any = turn) -> None:
            game.play(turn.before, turn.seat, turn.move)
            for seat in range(seats):
                game.view(turn.after, seat)

        work.append((calls(step), turn.move))
    usual = median(count for count, _ in work)
    most, move = max(work)
    assert most <= 100 * usual, f"{move} took {most} calls, where {usual} are usual"


# --- what is asked, shown and said -----------------------------------------------------------------------------------


@law
def prompts_are_whole(game: AnyGame, seats: int) -> None:
    speak = Speaker(game.english, ENGLISH)
    for state in positions(game, seats):
        for seat in range(seats):
            if seat not in game.active(state):
                refused(game.prompt, state, seat)
                continue
            prompt = game.prompt(state, seat)
            legal = [choice.move for choice in prompt.choices]
            assert prompt.text.id
            assert re.fullmatch(r"[\w.-]+", prompt.rule), f"{prompt.text.id} points at no rule"
            assert legal, f"{prompt.text.id} leaves nothing to do"
            assert len(set(legal)) == len(legal), f"{prompt.text.id} offers the same move twice"
            assert game.moves(state, seat) == legal, f"{prompt.text.id}: the moves with and without words differ"
            said = [(choice.group, speak(choice.label)) for choice in prompt.choices]
            assert len(set(said)) == len(said), f"{prompt.text.id}: two choices sound the same: {said}"
            for choice in prompt.choices:
                assert choice.target is None or re.fullmatch(r"[a-z0-9-]+", choice.target), choice


@law
def a_move_has_one_text(game: AnyGame, seats: int) -> None:
    for state in positions(game, seats):
        for _, move in options_of(game, state):
            written = moves.move_text(move)
            assert moves.parse_move(written) == move, f"{move!r} is written {written!r}, which means another move"
            assert moves.checked(move) == move, f"{move!r} is not made of words and whole numbers"


@law
def views_are_plain_json(game: AnyGame, seats: int) -> None:
    for state in positions(game, seats):
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert type(view) is dict
            _check_plain(view, "view")
            sent = json.loads(json.dumps(view, allow_nan=False))
            assert sent == view
            assert game.describe(sent) == game.describe(view), "the words differ when the view went through JSON"


@law
def a_glance_is_a_part_of_the_view(game: AnyGame, seats: int) -> None:
    for state in positions(game, seats):
        for seat in (*range(seats), None):
            _check_part(game.summary(state, seat), game.view(state, seat), "glance")


def _check_part(part: Any, whole: Any, path: str) -> None:
    assert type(part) is type(whole), f"{path} is not what the view shows"
    if type(part) is dict:
        for key, inside in part.items():
            assert key in whole, f"{path}.{key} is not in the view"
            _check_part(inside, whole[key], f"{path}.{key}")
    elif type(part) is list:
        assert len(part) == len(whole), f"{path} is not as long as in the view"
        for i, pair in enumerate(zip(part, whole, strict=True)):
            _check_part(*pair, f"{path}[{i}]")
    else:
        assert part == whole, f"{path} is not what the view shows"


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
def everything_can_be_said_in_english(game: AnyGame, seats: int) -> None:
    for state in positions(game, seats):
        for seat in game.active(state):
            prompt = game.prompt(state, seat)
            _check_said(game, prompt.text)
            for choice in prompt.choices:
                _check_said(game, choice.label)
        for seat in (*range(seats), None):
            words = game.describe(game.view(state, seat))
            assert words, "a board without words cannot be heard"
            for line in words:
                _check_said(game, line)
        end = game.outcome(state)
        if end is not None:
            _check_said(game, Text(f"{game.id}.end.{end.reason}", (("winners", "Ann"),)))
    for turn in turns(game, seats):
        for event in turn.events:
            for said in (event.text, event.others):
                if said is not None:
                    _check_said(game, said)
    _check_said(game, Text(f"{game.id}.about"))
    for option in game.options:
        _check_said(game, Text(f"{game.id}.option.{option.id}"))
        _check_said(game, Text(f"{game.id}.option.{option.id}.why"))
        for value in option.values:
            _check_said(game, Text(f"{game.id}.option.{option.id}.{value}"))


def _check_said(game: AnyGame, said: Text) -> None:
    speak = Speaker(game.english, ENGLISH, names=["Ann", "Béla", "Chioma", "Dagny", "Emre", "Fen"])
    assert speak.knows(said.id), f"there is no English for {said.id}"
    for name, arg in said.args:
        assert type(arg) in (str, int, Text), f"{said.id} has the argument {name} = {arg!r}"
        if isinstance(arg, Text):
            _check_said(game, arg)
    try:
        sentence = speak(said)
    except KeyError as missing:
        raise AssertionError(f"{said.id} needs an argument {missing}") from missing
    assert sentence.strip(), f"{said.id} says nothing"
    assert not set("{}") & set(sentence), f"{said.id} leaves a gap: {sentence}"
    forms = game.english.get(said.id, "")
    for form in [forms] if isinstance(forms, str) else forms:
        gaps = {gap for _, gap, _, _ in string.Formatter().parse(form) if gap}
        assert gaps <= dict(said.args).keys(), f"{said.id} needs {gaps}"


# --- secrets ---------------------------------------------------------------------------------------------------------


def seen(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """All that a seat is shown and asked in a position."""
    view = game.view(state, seat)
    prompt: Prompt | None = game.prompt(state, seat) if seat in game.active(state) else None
    return view, game.describe(view), prompt, game.active(state), game.outcome(state)


def heard(events: Iterable[Event], seat: Seat) -> list[Text | None]:
    """What the log tells a seat."""
    return [event.seen_by(seat) for event in events]


@law
def a_seat_is_shown_no_secrets(game: AnyGame, seats: int) -> None:
    """Deal everything a seat cannot see in another way, and what it is shown stays the same."""
    for state in positions(game, seats):
        for seat in range(seats):
            for guess in guesses(game, state, seat):
                assert seen(game, guess, seat) == seen(game, state, seat), f"seat {seat} is shown a secret"
                assert game.view(guess, None) == game.view(state, None), f"everybody is shown a secret of seat {seat}"


@law
def a_guess_deals_anew(game: AnyGame, seats: int) -> None:
    """What others see, and what chance will bring, differs between guesses: a bot that guesses learns nothing."""
    differs, hidden = set[tuple[Seat, Seat]](), set[tuple[Seat, Seat]]()
    for state in positions(game, seats):
        for seat in range(seats):
            guessed = guesses(game, state, seat)
            assert all(guess.rng != state.rng for guess in guessed), "a guess knows the dice to come"
            for other in set(range(seats)) - {seat}:
                view = game.view(state, other)
                if view != game.view(state, seat):
                    hidden.add((seat, other))
                if any(game.view(guess, other) != view for guess in guessed):
                    differs.add((seat, other))
    assert differs >= hidden, f"(who guesses, whose secret it knows): {hidden - differs}"

    reveals, surprises = defaultdict[str, int](int), set[str]()
    for turn in turns(game, seats):
        if any(event.reveals and event.only in (None, turn.seat) for event in turn.events):
            verb = str(turn.move[0])
            reveals[verb] += 1
            for guess in guesses(game, turn.before, turn.seat):
                _, events = game.step(guess, turn.seat, turn.move)
                if heard(events, turn.seat) != heard(turn.events, turn.seat):
                    surprises.add(verb)
    for verb, times in reveals.items():
        assert verb in surprises or times < 5, f"every guess knows what “{verb}” will reveal"


@law
def a_guess_knows_only_what_is_seen(game: AnyGame, seats: int) -> None:
    """A guess is a function of the dice and of what the seat sees: from two deals that look alike comes the same guess.

    Gather what is hidden, sort it, shuffle it and deal it: then the true deal leaves no trace. Guesses can be played.
    """
    for state in positions(game, seats, 30):
        for seat in range(seats):
            truth, rumour = game.guess(state, seat, Rng(1)), game.guess(game.guess(state, seat, Rng(2)), seat, Rng(1))
            assert digest(truth) == digest(rumour), f"the guess of seat {seat} depends on what it cannot see"
    for state in positions(game, seats, 4):
        for seat in range(seats):
            _check_playable(game, game.guess(state, seat, Rng(3)))


def _check_playable(game: AnyGame, guess: Any) -> None:
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
    """What the others read is the same for two moves, and for two deals, whose results look the same to them.

    So what is told to all must stay in view: a card that was shown is a card that is shown.
    """
    for turn in some(turns(game, seats), 60):
        for seat in set(range(seats)) - {turn.seat}:
            view, told = game.view(turn.after, seat), heard(turn.events, seat)
            deals = [(turn.before, move) for move in some(game.moves(turn.before, turn.seat), 8)]
            if turn.before.rng == turn.after.rng:  # thrown dice are for all to see
                deals += [(guess, turn.move) for guess in guesses(game, turn.before, seat)]
            for before, move in deals:
                if move in game.moves(before, turn.seat):
                    after, events = game.step(before, turn.seat, move)
                    alike = game.view(after, seat) == view and digest(after) != digest(turn.after)
                    assert not alike or heard(events, seat) == told, f"the log tells seat {seat} about {turn.move}"


# --- taking back -----------------------------------------------------------------------------------------------------


@law
def undo_and_redo_are_exact(game: AnyGame, seats: int) -> None:
    """Walk to and fro at random: every position is the one it was, and every step back is free or counted."""
    session, rng = Session(setup(game, seats)), Rng.of("to and fro")
    path, told = [digest(session.state)], list[tuple[Event, ...]]()
    cursor = practice = 0
    for _ in range(200):
        way = rng.below(5)
        if way < 3 and session.active:
            acts = options_of(game, session.state)
            assert acts, "a dead end"
            events = session.play(*rng.pick(acts))
            del path[cursor + 1 :], told[cursor:]
            path.append(digest(session.state))
            told.append(events)
            cursor += 1
        elif way == 3 and cursor < len(told):
            assert session.redo() == told[cursor]
            cursor += 1
        elif cursor:
            practice += session.can_undo == "practice"
            session.undo()
            cursor -= 1
        assert digest(session.state) == path[cursor], "this is not the position that was here"
        assert (session.cursor, session.length) == (cursor, len(told)), "a move is missing, or one too many"
        assert session.practice == practice, "going back over what was revealed has to be counted"
        assert (session.can_undo is None, session.can_redo) == (cursor == 0, cursor < len(told))


@law
def free_undo_takes_back_no_knowledge(game: AnyGame, seats: int) -> None:
    """After a move that can be taken back for free, every seat sees what it could have foretold.

    Deal what a seat cannot see in other ways and make the same move: if the seat can tell the results apart, then the
    move showed it something, and there must be no free way back. A dozen moves of each kind tell enough.
    """
    looked_at: Counter[str | int] = Counter()
    for number in range(4):
        session = played(game, seats, number)
        for step_number in range(1, session.length + 1):
            here = session.at(step_number)
            if here.can_undo != "free":
                continue
            before, after, step = here.states[-2], here.state, here.steps[-1]
            looked_at[step.move[0]] += 1
            if looked_at[step.move[0]] > 12:
                continue
            assert step.seat in game.active(after), f"{step.move} ended the turn, and can be taken back for free"
            for seat in range(seats):
                truth = seen(game, after, seat)
                for guess in guesses(game, before, seat):
                    if seat != step.seat and step.move not in game.moves(guess, step.seat):
                        continue
                    other, events = game.step(guess, step.seat, step.move)
                    alike = seen(game, other, seat) == truth
                    assert alike, f"{step.move} showed seat {seat} something, and can be taken back for free"
                    assert heard(events, seat) == heard(step.events, seat), f"{step.move} told seat {seat} something"


@law
def looking_back_and_branching_leave_the_game_alone(game: AnyGame, seats: int) -> None:
    session = played(game, seats)
    saved, path = session.save(), trail(session)
    for number in some(range(session.length + 1), 10):
        here = session.at(number)
        assert (here.cursor, here.length, digest(here.state)) == (number, session.length, path[number])
        assert session.cursor == session.length, "looking back has moved the game itself"
        branch = session.branch(number)
        assert (branch.cursor, branch.length, digest(branch.state)) == (number, number, path[number])
        back = session.at(session.length)
        while back.cursor > number:
            back.undo()
        counted = branch.practice > session.practice
        assert counted == (back.practice > session.practice), "a branch must cost what going back there costs"
        if branch.active:
            branch.play(*options_of(game, branch.state)[-1])
        assert session.save() == saved, "playing on in a branch has changed the game itself"


# --- keeping and sending ---------------------------------------------------------------------------------------------


def _used(game: AnyGame, seats: int, number: int) -> Session:
    """A session with a past: played half through, some of it taken back, help asked for once."""
    session = played(game, seats, number)
    for _ in range(min(session.length, 3 * number)):
        session.undo()
    session.hints = number
    return session


@law
def loading_a_save_gives_the_same_session(game: AnyGame, seats: int) -> None:
    for number in range(3):
        session = _used(game, seats, number)
        for cursor in some(range(session.length + 1), 5):
            here = session.at(cursor)
            loaded = Session.load(json.loads(json.dumps(here.save())))
            assert loaded.save() == here.save()
            assert trail(loaded) == trail(here)
            assert (loaded.can_undo, loaded.can_redo) == (here.can_undo, here.can_redo)
            for seat in (*range(seats), None):
                assert loaded.log(seat) == here.log(seat)


@law
def a_link_leads_to_the_same_session(game: AnyGame, seats: int) -> None:
    for number in range(3):
        session = _used(game, seats, number)
        for cursor in some(range(session.length + 1), 5):
            here = session.at(cursor)
            so_far = here.branch(cursor)
            so_far.practice = here.practice
            meant = {"seed": Session(here.setup), "position": so_far, "replay": here}
            for kind in KINDS:
                link = here.link(kind)
                assert re.fullmatch(r"[A-Za-z0-9?&=%._-]+", link), f"{link} would not survive every messenger"
                same = Session.from_link("https://example.org/utopiary/#" + link)
                assert same.save() == meant[kind].save(), f"a link of the kind “{kind}” leads to another game"
                assert trail(same) == trail(meant[kind]), f"a link of the kind “{kind}” leads another way"


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
    whole = played(game, seats)
    for session in (whole.at(0), whole.branch(whole.length // 2), whole):
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
        assert session.save() == saved, "what was refused has changed something"


@law
def a_game_cannot_begin_with_junk(game: AnyGame, seats: int) -> None:
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
    whole = played(game, seats)
    for number in some(range(whole.length), 6):
        session = whole.at(number)
        for seat in session.active:
            legal = game.moves(session.state, seat)
            for level in game.levels:
                thoughts = list(islice(session.think(seat, level), 40))
                assert thoughts, f"the {level} bot has nothing to say"
                assert thoughts == list(islice(session.think(seat, level), 40)), f"the {level} bot changed its mind"
                for advice in thoughts:
                    assert advice.move in legal, f"the {level} bot advises {advice.move}"
                    _check_said(game, advice.why)


@law
def hints_are_legal_explained_and_counted(game: AnyGame, seats: int) -> None:
    whole = played(game, seats)
    for number in some(range(whole.length), 3):
        session = whole.at(number)
        for seat in session.active[:1]:
            try:
                hint = session.hint(seat)
            except KeyError as error:
                raise AssertionError(f"the hint is no choice: {error}") from error
            assert hint.choice in session.prompt(seat).choices
            _check_said(game, hint.why)
            assert session.hints == whole.hints + 1
            assert digest(session.state) == digest(whole.at(number).state)


@law
def a_bot_cannot_reach_the_position(game: AnyGame, seats: int) -> None:
    """By public names there is only the question, the view, and guesses."""
    for state in positions(game, seats, 10):
        for seat in game.active(state):
            known = Known(game, state, seat)
            names = {name for name in dir(known) if not name.startswith("_")}
            assert names == {"game", "seat", "moves", "prompt", "view", "guess"}, "a bot is told something new"
            assert digest(known.guess(Rng(1))) != digest(state), "a bot is given the position itself"
            assert not hasattr(known.game, "state")


@law
def worth_is_from_0_to_1_and_winning_is_worth_more(game: AnyGame, seats: int) -> None:
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
