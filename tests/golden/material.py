"""The contents of the golden files, made from the present code. A changed rule is a readable difference."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tests.contract.sample import AnyGame
from tests.golden import playthrough_hashes, tables
from utopiary import GAMES, Session, Speaker, Text, move_text
from utopiary.core.canonical import digest
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
from utopiary.testing import options_of

HERE = Path(__file__).parent

RNG_SEEDS = ("K7Q2-9XMP", "árvíztűrő tükörfúrógép", "")
COUNTED_SEED = "COUNT"
MOST_POSITIONS = 200  # a deeper level is not counted
DEEPEST = 12
FULL_MOVES = 80  # moves of a playthrough with all their sentences


def files() -> dict[str, Callable[[], str]]:
    """The name of every golden file, with the function that makes its content."""
    content: dict[str, Callable[[], str]] = {
        "rng.txt": rng_file,
        "counts.txt": counts_file,
        "hashes.txt": hashes_file,
        "old-hashes.txt": old_hashes_file,
        "tables.txt": tables_file,
    }
    for id in (*GAMES, *GAMES.hidden()):
        game = GAMES.find(id)
        for seats in sorted({game.seats[0], game.seats[-1]}):
            content[f"playthroughs/{id}-{seats}-1.txt"] = partial(playthrough, game, seats, 1)
        if game.options:
            content[f"playthroughs/{id}-{game.seats[0]}-2.txt"] = partial(playthrough, game, game.seats[0], 2)
    return content


# --- random numbers --------------------------------------------------------------------------------------------------


def rng_file() -> str:
    """The first thousand outputs of three seeds, and dice, draws and shuffles made from them."""
    lines = ["The generator's numbers, a promise for ever: the same link gives the same game."]
    for seed in RNG_SEEDS:
        rng = Rng.of(seed)
        lines += ["", f"next64 of “{seed}”:"]
        lines += [" ".join(f"{rng.next64():016x}" for _ in range(5)) for _ in range(200)]
        rng = Rng.of(seed)
        lines += ["", f"die() of “{seed}”:", "".join(str(rng.die()) for _ in range(100))]
        for n in (2, 3, 7, 52, 1_000, 1 << 33, (1 << 64) - 1, 3 << 62):
            rng = Rng.of(seed)
            lines += ["", f"below({n}) of “{seed}”:", " ".join(str(rng.below(n)) for _ in range(10))]
        rng, cards = Rng.of(seed), list(range(52))
        rng.shuffle(cards)
        lines += ["", f"shuffle of 52 cards by “{seed}”:", " ".join(map(str, cards))]
    return "\n".join(lines) + "\n"


# --- games -----------------------------------------------------------------------------------------------------------


def playthrough(game: AnyGame, seats: int, number: int) -> str:
    """A whole game with prompts, choices, events and secrets, and the digest of the position after each move."""
    return "\n".join(_playthrough_lines(game, seats, number)) + "\n"


def _playthrough_lines(game: AnyGame, seats: int, number: int) -> Iterator[str]:
    """The lines of a playthrough."""
    options = {option.id: option.values[(number - 1) % len(option.values)] for option in game.options}
    session = Session.new(game.id, seed=f"GOLDEN {number}", seats=seats, options=options)
    speak, rng = Speaker(game.english, ENGLISH), Rng.of(f"golden {number}")
    chosen = "".join(f", {id}: {value}" for id, value in options.items())
    yield f"{game.title}, rules {game.rules_version}, {seats} seats, seed {session.seed}{chosen}"
    yield f"The deal is {digest(session.state)}."
    yield from _board(session, speak)
    while session.active and session.length < FULL_MOVES:
        seat, move = rng.pick(options_of(game, session.state))
        prompt = session.prompt(seat)
        yield ""
        yield f"{session.length + 1}. {speak(Text('seat', (('seat', seat),)))}: {speak(prompt.text)}"
        for choice in prompt.choices:
            mark = ">" if choice.move == move else " "
            yield f"   {mark} {move_text(choice.move)}: {speak(choice.label)}"
        for event in session.play(seat, move):
            secret = f" (to others: {speak(event.others) if event.others else '-'})" if event.only is not None else ""
            yield f"     {speak(event.text)}{secret}"
        yield f"     = {digest(session.state)}"
    yield ""
    while session.active:  # the rest only as moves and positions
        seat, move = rng.pick(options_of(game, session.state))
        session.play(seat, move)
        yield f"{session.length}. {seat} {move_text(move)} = {digest(session.state)}"
    yield from _board(session, speak)
    end = session.outcome
    assert end is not None
    yield f"It ended by {end.reason}: scores {list(end.scores)}, won by {[seat + 1 for seat in end.winners]}."
    yield session.link("replay")


def _board(session: Session, speak: Speaker) -> Iterator[str]:
    """The description of the position, a sentence in a line."""
    for line in session.describe():
        yield f"| {speak(line)}"


def hashes_file() -> str:
    """Two hundred games of the current rules (playthrough_hashes.py)."""
    return "\n".join(playthrough_hashes.lines()) + "\n"


def old_hashes_file() -> str:
    """Ten games of every earlier version."""
    return "\n".join(playthrough_hashes.old_lines()) + "\n"


def tables_file() -> str:
    """The tables and options of every game (tables.py)."""
    return "\n".join(tables.lines()) + "\n"


# --- counts ----------------------------------------------------------------------------------------------------------


def counts_file() -> str:
    """The numbers of move sequences and positions of every game and number of seats, one line for each depth."""
    lines = [f"From the deal of the seed {COUNTED_SEED}, after n moves: ways to play, different positions, games over."]
    for id in (*GAMES, *GAMES.hidden()):
        game = GAMES.find(id)
        for seats in game.seats:
            lines += ["", f"{id} rules {game.rules_version}, {seats} seats"]
            lines += [f"{depth} {ways} {positions} {over}" for depth, ways, positions, over in counts(game, seats)]
    return "\n".join(lines) + "\n"


def counts(game: AnyGame, seats: int) -> Iterator[tuple[int, int, int, int]]:
    """For each depth: sequences of moves from one deal, different positions, and games that are over.

    Where several seats are to act, every order counts. Two sequences that end in the same position are one position.
    """
    start = Session.new(game.id, seed=COUNTED_SEED, seats=seats).state
    level = {digest(start): (start, 1)}
    for depth in range(DEEPEST + 1):
        over = sum(not game.active(state) for state, _ in level.values())
        yield depth, sum(ways for _, ways in level.values()), len(level), over
        if len(level) > MOST_POSITIONS or over == len(level):
            return
        deeper: dict[str, tuple[object, int]] = {}
        for state, ways in level.values():
            for seat, move in options_of(game, state):
                after, _ = game.play(state, seat, move)
                key = digest(after)
                deeper[key] = (after, ways + deeper.get(key, (after, 0))[1])
        level = deeper
