"""Inputs nobody would send with good intent, made from sound ones with knowledge of their structure.

Input number n of a seed is always the same, so that one that fails can be looked at alone. What may come of it: one of
the three errors, of the kind that belongs there, as a sentence, soon and without taking much memory; or it is accepted,
and then what was accepted is sound. Whatever it was, the game that is being played does not notice.
"""

import copy
import json
import resource
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from app.saves import Drawer, parsed
from tests.contract.sample import played
from tests.fuzz import mutate
from utopiary import GAMES, IllegalMove, LinkError, SaveError, Session, UtopiaryError
from utopiary.core.english import ENGLISH
from utopiary.core.link import KINDS as LINKS
from utopiary.core.link import _checksum as link_sum
from utopiary.core.move import move_text
from utopiary.core.rng import Rng
from utopiary.core.save import _checksum as save_sum
from utopiary.core.seed import canonical
from utopiary.testing import options_of

LIMIT = 0.050  # seconds of the processor for an input
MOVES_WITHIN = 300  # moves that may have to be played again in that time; who sends more of them waits as much longer
MEMORY = 32 << 20  # bytes that one input may add to what the process ever needed
DEPTHS = (1, 14, 14, 14, 40, 150)  # moves of the games that inputs are made from: short ones refuse sooner

WORDS = (
    *("", " ", "0", "-1", "00", "1e9", "NaN", "null", "½", "٣", "\u202e\u2066evil", "\ud800", "\udfff\ud800", "é" * 30),
    *("<script>alert(1)</script>", "<svg onload=x>", "'\"><b>", "%00", "%", "%zz", "&amp;", "{who}", "{0.__class__}"),
    *(
        "__proto__",
        "constructor",
        "../../etc",
        "\x00",
        "\u2028",
        "🎲" * 20,
        "A" * 61,
        "A" * 5_000,
        "9" * 400,
        "-0",
        "+1",
    ),
)
NUMBERS = (-1, -(10**9), 0, 1, 2, 7, 99, 20_000, 20_001, 10**9, 1 << 31, 1 << 63, 1 << 64, 10**400)
JUNK: tuple[Any, ...] = (*mutate.VALUES, *NUMBERS, *WORDS)


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


BOMBS: tuple[Callable[[], Any], ...] = (
    lambda: nested(50),
    lambda: nested(5_000),
    lambda: {"a": nested(900)},
    lambda: ["0 walk"] * 25_000,
    lambda: {str(i): i for i in range(3_000)},
    lambda: "x" * 200_000,
    lambda: "\ud800" * 50_000,
)


class Case(NamedTuple):
    """One input: what is done with it, and the errors that may come of it."""

    kind: str
    value: Any
    act: Callable[[], Any]
    errors: type[UtopiaryError]


class Failure(Exception):
    """Something came out that must not. The message says what."""


# --- what inputs are made from ---------------------------------------------------------------------------------------


@cache
def tables() -> tuple[tuple[str, int], ...]:
    return tuple((id, seats) for id in (*GAMES, *GAMES.behind()) for seats in GAMES.find(id).seats)


class Sound(NamedTuple):
    """A game being played, and its sound forms."""

    session: Session
    links: tuple[str, ...]
    save: dict[str, Any]
    legal: frozenset[Any]  # what could be played, as (seat, text) and (seat, tuple)


@cache
def sound(table: tuple[str, int], moves: int) -> Sound:
    id, seats = table
    session = played(GAMES.find(id), seats, number=1, moves=moves)
    legal = [(seat, form) for seat, move in options_of(session.game, session.state) for form in (move, move_text(move))]
    return Sound(session, tuple(session.link(kind) for kind in LINKS), session.save(), frozenset(legal))


def _sound(rng: Rng) -> Sound:
    return sound(rng.pick(tables()), rng.pick(DEPTHS))


# --- the kinds -------------------------------------------------------------------------------------------------------


def link_case(rng: Rng) -> Case:
    link = rng.pick(_sound(rng).links)
    link = mutate.text(link, rng) if rng.below(2) else _other_fields(link, rng)
    if rng.below(3):  # so that the change is not found by the checksum
        body = link.rpartition("&sum=")[0] or link
        link = f"{body}&sum={link_sum(body)}"
    return Case("link", link, lambda: Session.from_link(link), LinkError)


def _other_fields(link: str, rng: Rng) -> str:
    """Fields dropped, doubled, swapped with another game's, filled with other words and numbers."""
    id, _, rest = link.partition("?")
    fields = [field.partition("=")[::2] for field in rest.split("&")]
    other = [field.partition("=")[::2] for field in rng.pick(_sound(rng).links).partition("?")[2].split("&")]
    for _ in range(rng.die(3)):
        at = rng.below(len(fields))
        name, value = fields[at]
        match rng.below(7):
            case 0 if len(fields) > 1:
                del fields[at]
            case 1:
                fields.insert(at, rng.pick(other))
            case 2:
                fields[at] = (name, rng.pick(WORDS))
            case 3:
                fields[at] = (name, str(rng.pick(NUMBERS)))
            case 4:
                fields[at] = (name, f"{rng.pick(NUMBERS)}.{'_-AZaz09'[rng.below(8)] * rng.below(40)}")
            case 5:
                fields[at] = (rng.pick(("o.", "p.", "p.1", "p.-1", "bots", "at", "position", "replay", "v", "")), value)
            case _:
                id = rng.pick((*GAMES, "lantern", "", "nowhere", "__init__", "..", id.upper()))
    return id + "?" + "&".join(f"{name}={value}" for name, value in fields)


def save_case(rng: Rng) -> Case:
    saved = _other_save(rng)
    if rng.below(2) and isinstance(saved, dict):
        saved.pop("sum", None)
        try:
            saved["sum"] = save_sum(saved)
        except UtopiaryError:
            saved["sum"] = ""
    return Case("save", saved, lambda: Session.load(saved), SaveError)


def _other_save(rng: Rng) -> Any:
    save = _sound(rng).save
    if rng.below(3) == 0:
        return mutate.data(save, rng)
    saved = {**save, "moves": save["moves"][:]}
    for _ in range(rng.die(2)):
        moves, part = saved.get("moves"), rng.pick(list(save))
        match rng.below(8):
            case 0:
                saved.pop(part, None)
            case 1:
                saved[part] = rng.pick(JUNK)
            case 2:
                saved[part] = rng.pick(BOMBS)()
            case 3:
                saved[part] = copy.deepcopy(_sound(rng).save.get(part))
            case 4 if isinstance(moves, list) and moves:
                moves[rng.below(len(moves))] = rng.pick((*WORDS, *NUMBERS, None, [], f"0 {rng.pick(WORDS)}"))
            case 5 if isinstance(moves, list) and moves:
                moves.insert(rng.below(len(moves)), rng.pick(moves))
            case 6 if isinstance(moves, list) and moves:
                at = rng.below(len(moves))
                moves[at] = mutate.text(moves[at], rng) if isinstance(moves[at], str) else None
            case _:
                saved[rng.pick(WORDS)] = rng.pick(JUNK)
    return saved


def file_case(rng: Rng) -> Case:
    """A save as a file: its text is damaged, not only what it says."""
    written = json.dumps(_sound(rng).save, ensure_ascii=bool(rng.below(2)))
    match rng.below(5):
        case 0:
            written = written[: rng.below(len(written))]
        case 1:
            written = rng.pick(("[", '{"a":', "[[", "-", '"\\u', "1")) * rng.pick((1, 10, 3_000, 60_000)) + written
        case 2:
            written = written.replace("1", rng.pick(("NaN", "Infinity", "1e999", "9" * 5_000, "-0", "1.0")), 1)
        case _:
            written = mutate.text(written, rng)
    return Case("file", written, lambda: Session.load(parsed(written)), SaveError)


def storage_case(rng: Rng) -> Case:
    """What lies in the browser: damaged slots, foreign keys under our prefix, names that are none."""
    save = json.dumps(_sound(rng).save)
    stored = {}
    for slot in "ab":
        key = (
            rng.pick(("utopiary/lantern/t/", "utopiary/lantern/<b>/", "utopiary//t/", "utopiary/x/t/y/", "other/"))
            + slot
        )
        value = f"{rng.pick(('1', '2', '-1', '9' * 30, 'x', ''))} {rng.pick(('0', '17', 'NaN', '9' * 15))} {save}"
        stored[key] = mutate.text(value, rng) if rng.below(2) else value[: rng.below(len(value))]
    for key in ("names", "ledger", "settings"):
        stored["utopiary/" + key] = rng.pick(('{"t":"x"}', "[]", "null", '{"t":7}', "[" * 9_000, "{", '[["t"]]', "NaN"))

    def act() -> None:
        drawer = Drawer(stored)
        for table in drawer.tables():
            drawer.name(table), drawer.newest(table).text
            drawer.load(table)

    return Case("storage", stored, act, SaveError)


def seed_case(rng: Rng) -> Case:
    typed: Any = rng.pick(JUNK) if rng.below(4) == 0 else mutate.text(rng.pick(SEEDS), rng)
    return Case("seed", typed, lambda: _seed(typed), IllegalMove)


SEEDS = ("K7Q2-9XMP", "our wedding day", "árvíztűrő", "", "x" * 60, "\u202eabc", "👩‍👩‍👧‍👦 family", *WORDS)


def _seed(typed: Any) -> None:
    seed = canonical(typed)
    if canonical(seed) != seed or len(seed) > 60:
        raise Failure("a seed is not written in one way")


def setup_case(rng: Rng) -> Case:
    session = _sound(rng).session
    named: dict[str, Any] = {"seats": session.seats, "options": dict(session.options), "bots": dict(session.bots)}
    game, seed = session.game.id, session.seed
    for _ in range(rng.die(2)):
        match rng.below(6):
            case 0:
                game = rng.pick(JUNK)
            case 1:
                seed = rng.pick(JUNK)
            case 2:
                named["seats"] = rng.pick(JUNK)
            case 3:
                named["options"] = rng.pick(JUNK) if rng.below(2) else mutate.data(named["options"], rng)
            case 4:
                named["bots"] = (
                    rng.pick(JUNK) if rng.below(2) else {rng.pick((0, 1, -1, 9, None, "0")): rng.pick(WORDS)}
                )
            case _:
                option = rng.pick([option.id for option in session.game.options] or ["none"])
                named["options"] = {option: rng.pick(JUNK)}
    return Case("setup", (game, seed, named), lambda: Session.new(game, seed=seed, **named), IllegalMove)


def move_case(rng: Rng) -> Case:
    table = _sound(rng)
    session = table.session
    seat: Any
    move: Any
    if session.active:
        seat = rng.pick(session.active)
        move = rng.pick(session.game.moves(session.state, seat))
    else:
        seat, move = 0, ("walk",)
    match rng.below(6):
        case 0:
            move = mutate.text(move_text(move), rng)
        case 1:
            changed = mutate.data(list(move), rng)
            move = tuple(changed) if isinstance(changed, list) else changed
        case 2:
            move = rng.pick(JUNK)
        case 3:
            seat = rng.pick(JUNK)
        case 4:
            move = (*move[:-1], rng.pick((*NUMBERS, *WORDS)))
        case _:
            move = rng.pick(_sound(rng).save["moves"] or ["0 x"]).partition(" ")[2]

    def act() -> None:
        session.play(seat, move)
        session._cursor -= 1  # it was legal, then: the next input finds the game as it was
        del session._states[session._cursor + 1 :], session._steps[session._cursor :]
        if type(seat) is not int or not _listed(move, seat, table.legal):
            raise Failure("a move was made that was not offered")

    return Case("move", (session.game.id, seat, move), act, IllegalMove)


def _listed(move: Any, seat: int, legal: frozenset[Any]) -> bool:
    plain = type(move) is str or (type(move) is tuple and all(type(part) in (int, str) for part in move))
    return plain and (seat, move) in legal


KINDS: dict[Callable[[Rng], Case], int] = {  # how often each comes, of a hundred
    link_case: 28,
    save_case: 20,
    file_case: 8,
    storage_case: 6,
    seed_case: 8,
    setup_case: 10,
    move_case: 20,
}
_DRAWN = [kind for kind, share in KINDS.items() for _ in range(share)]


def case(seed: str, number: int) -> Case:
    rng = Rng.of(f"{seed}/{number}")
    return rng.pick(_DRAWN)(rng)


# --- what may come of it ---------------------------------------------------------------------------------------------


class Meter:
    """Counts the moves that are played again, and the memory that was ever needed."""

    def __init__(self) -> None:
        self.moves = 0
        self.memory = _peak()

    @contextmanager
    def counting(self) -> Iterator["Meter"]:
        usual = Session.play

        def play(session: Session, seat: Any, move: Any) -> Any:
            self.moves += 1
            return usual(session, seat, move)

        Session.play = play  # type: ignore[method-assign]
        try:
            yield self
        finally:
            Session.play = usual  # type: ignore[method-assign]


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def judge(made: Case, meter: Meter) -> tuple[str, float]:
    """What came of it, and the seconds it took. Raises `Failure`."""
    seconds, moves = [], 0
    for _ in range(5):  # a clock may be disturbed once; who is slow is slow every time
        meter.moves, start = 0, time.thread_time()
        outcome = _outcome(made)
        seconds.append(time.thread_time() - start)
        moves = meter.moves
        if seconds[-1] <= LIMIT * max(1, moves / MOVES_WITHIN):
            break
    grown, meter.memory = _peak() - meter.memory, _peak()
    if grown > MEMORY:
        raise Failure(f"it takes {grown >> 20} MB")
    if seconds[-1] > LIMIT * max(1, moves / MOVES_WITHIN):
        raise Failure(f"it takes {min(seconds) * 1000:.0f} ms, with {moves} moves played again")
    return outcome, seconds[-1]


def _outcome(made: Case) -> str:
    try:
        made.act()
    except made.errors as error:
        said = str(error)
        if error.text.id not in ENGLISH or (not said[:1].isupper() and said[0] != "“") or said[-1] not in ".?!":
            raise Failure(f"this is no sentence: {said[:100]!r}") from error
        if len(said) > 300:
            raise Failure(f"nobody reads an error of {len(said)} letters") from error
        return error.text.id
    except Failure:
        raise
    except BaseException as error:
        raise Failure(f"{type(error).__name__} came out: {str(error)[:200]}") from error
    return "accepted"


def is_sound(session: Session) -> None:
    """Whatever was accepted is a session like any other."""
    try:
        kept = Session.load(json.loads(json.dumps(session.save()))).save()
        sent = Session.from_link(session.link("replay")).save()
    except Exception as error:
        raise Failure(f"what was accepted cannot be kept or sent: {error}") from error
    if not kept == sent == session.save():
        raise Failure("what was accepted is kept or sent as something else")


class Tally:
    """What came of many inputs."""

    def __init__(self) -> None:
        self.outcomes: Counter[tuple[str, str]] = Counter()
        self.slowest = 0.0
        self.failures: list[tuple[int, str]] = []

    def add(self, other: "Tally") -> None:
        self.outcomes += other.outcomes
        self.slowest = max(self.slowest, other.slowest)
        self.failures += other.failures

    def table(self) -> str:
        lines = []
        for kind in sorted({kind for kind, _ in self.outcomes}):
            ends = {outcome: n for (of, outcome), n in self.outcomes.most_common() if of == kind}
            by_end = ", ".join(f"{outcome.removeprefix('error.')} {n:,}" for outcome, n in ends.items())
            lines.append(f"{kind:9}{sum(ends.values()):>10,}  {by_end}")
        lines.append(f"{'all':9}{self.outcomes.total():>10,}  the slowest took {self.slowest * 1000:.1f} ms")
        return "\n".join(lines)


def explain(seed: str, number: int) -> str:
    """All about one input: what it is, and what comes of it."""
    made = case(seed, number)
    try:
        with Meter().counting() as meter:
            outcome, seconds = judge(made, meter)
        said = f"{outcome}, {seconds * 1000:.2f} ms"
    except Failure as failure:
        said = "".join(traceback.format_exception(failure))
    return f"{made.kind}:\n{made.value!r}\n\n{said}"


def run(seed: str, numbers: range) -> Tally:
    """Try these inputs one after the other; afterwards every game in the room is where it was."""
    tally = Tally()
    with Meter().counting() as meter:
        for number in numbers:
            made = case(seed, number)
            meter.memory = _peak()  # to make the input is not its doing
            try:
                outcome, seconds = judge(made, meter)
                if outcome == "accepted" and number % 16 == 0 and made.kind in ("link", "save"):
                    is_sound(made.act())
            except Failure as failure:
                tally.failures.append((number, str(failure)))
                continue
            tally.outcomes[made.kind, outcome] += 1
            tally.slowest = max(tally.slowest, seconds)
    for table in tables():
        for moves in sorted(set(DEPTHS)):
            kept = sound(table, moves)
            if kept.session.save() != kept.save or kept.session.length != kept.session.cursor:
                tally.failures.append((numbers.start, f"the game at {table}, {moves} moves, has changed"))
                sound.cache_clear()
    return tally
