"""Hostile links, saves, files, storages, seeds, setups and moves.

They are made from valid ones, with knowledge of their structure; inputs.py checks their results.
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from app.saves import SaveStore, parsed
from tests.contract.sample import played
from tests.fuzz import mutate
from utopiary import GAMES, IllegalMove, LinkError, SaveError, Session, UtopiaryError, move_text
from utopiary.core.link import KINDS as LINKS
from utopiary.core.link import checksum as link_sum
from utopiary.core.rng import Rng
from utopiary.core.save import checksum as save_sum
from utopiary.core.seed import canonical
from utopiary.testing import options_of

DEPTHS = (1, 14, 14, 14, 40, 150)  # moves of the games that inputs are made from; short ones are checked faster

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
    """Lists in lists, so many levels deep."""
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
    """One input: what is done with it, and the errors that are allowed."""

    kind: str
    value: Any
    act: Callable[[], Any]
    errors: type[UtopiaryError]
    steps: int = 1  # how many actions that is


class Failure(Exception):
    """An input had a result that is not allowed; the message says which."""


# --- valid games and their forms -------------------------------------------------------------------------------------


@cache
def games() -> tuple[tuple[str, int], ...]:
    """Every game with every number of seats."""
    return tuple((id, seats) for id in (*GAMES, *GAMES.hidden()) for seats in GAMES.find(id).seats)


class ValidGame(NamedTuple):
    """A game being played, and its valid forms."""

    session: Session
    links: tuple[str, ...]
    save: dict[str, Any]
    legal: frozenset[Any]  # the legal moves, as (seat, text) and (seat, tuple)


@cache
def valid_game(case: tuple[str, int], moves: int) -> ValidGame:
    """A game after so many moves, with its valid forms."""
    id, seats = case
    session = played(GAMES.find(id), seats, number=1, moves=moves)
    legal = [(seat, form) for seat, move in options_of(session.game, session.state) for form in (move, move_text(move))]
    return ValidGame(session, tuple(session.link(kind) for kind in LINKS), session.save(), frozenset(legal))


def any_game(rng: Rng) -> ValidGame:
    """A random one of the games with their valid forms."""
    return valid_game(rng.pick(games()), rng.pick(DEPTHS))


# --- the kinds -------------------------------------------------------------------------------------------------------


def link_case(rng: Rng) -> Case:
    """A damaged link."""
    link = rng.pick(any_game(rng).links)
    link = mutate.text(link, rng) if rng.below(2) else _other_fields(link, rng)
    if rng.below(3):  # with a valid checksum
        body = link.rpartition("&sum=")[0] or link
        link = f"{body}&sum={link_sum(body)}"
    return Case("link", link, lambda: Session.from_link(link), LinkError)


def _other_fields(link: str, rng: Rng) -> str:
    """A link with fields removed, added from another game, or filled with other words and numbers."""
    id, _, rest = link.partition("?")
    fields = [field.partition("=")[::2] for field in rest.split("&")]
    other = [field.partition("=")[::2] for field in rng.pick(any_game(rng).links).partition("?")[2].split("&")]
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
    """A damaged save."""
    saved = _other_save(rng)
    if rng.below(2) and isinstance(saved, dict):
        saved.pop("sum", None)
        try:
            saved["sum"] = save_sum(saved)
        except UtopiaryError:
            saved["sum"] = ""
    return Case("save", saved, lambda: Session.load(saved), SaveError)


def _other_save(rng: Rng) -> Any:
    """A save with changed, missing or foreign fields and moves."""
    save = any_game(rng).save
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
                saved[part] = copy.deepcopy(any_game(rng).save.get(part))
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
    """A save as a file, with damaged text."""
    written = json.dumps(any_game(rng).save, ensure_ascii=bool(rng.below(2)))
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
    """A storage with damaged slots, foreign keys under our prefix, and broken names."""
    save = json.dumps(any_game(rng).save)
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
        saves = SaveStore(stored)
        for save_id in saves.ids():
            saves.name(save_id), saves.newest(save_id).text
            saves.load(save_id)

    return Case("storage", stored, act, SaveError)


def seed_case(rng: Rng) -> Case:
    """An unusual seed."""
    typed: Any = rng.pick(JUNK) if rng.below(4) == 0 else mutate.text(rng.pick(SEEDS), rng)
    return Case("seed", typed, lambda: _seed(typed), IllegalMove)


SEEDS = ("K7Q2-9XMP", "our wedding day", "árvíztűrő", "", "x" * 60, "\u202eabc", "👩‍👩‍👧‍👦 family", *WORDS)


def _seed(typed: Any) -> None:
    """Check that a seed is canonical after `canonical`."""
    seed = canonical(typed)
    if canonical(seed) != seed or len(seed) > 60:
        raise Failure("a canonical seed is changed by canonical")


def setup_case(rng: Rng) -> Case:
    """A damaged setup."""
    session = any_game(rng).session
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
    """A move that may be illegal."""
    game = any_game(rng)
    session = game.session
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
            move = rng.pick(any_game(rng).save["moves"] or ["0 x"]).partition(" ")[2]

    def act() -> None:
        session.play(seat, move)
        session._cursor -= 1  # it was accepted: undo it, so that the next input finds the game unchanged
        del session._states[session._cursor + 1 :], session._steps[session._cursor :]
        if type(seat) is not int or not _listed(move, seat, game.legal):
            raise Failure("an illegal move was accepted")

    return Case("move", (session.game.id, seat, move), act, IllegalMove)


def _listed(move: Any, seat: int, legal: frozenset[Any]) -> bool:
    """Whether the move is among the legal ones, with exactly their types."""
    plain = type(move) is str or (type(move) is tuple and all(type(part) in (int, str) for part in move))
    return plain and (seat, move) in legal
