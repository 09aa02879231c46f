"""A save with any damage is refused with a sentence."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.bad_input import refused
from tests.saves import first_save
from utopiary import SaveError, Session
from utopiary.core.save import MOST_MOVES, checksum

Save = dict[str, Any]


def summed(saved: Save) -> Save:
    """The save with a valid checksum, so that only the later checks find the damage."""
    del saved["sum"]
    return {**saved, "sum": checksum(saved)}


def changed(**parts: Any) -> Callable[[Save], Save]:
    """Replaces fields of a save."""
    return lambda saved: summed({**saved, **parts})


def without(part: str) -> Callable[[Save], Save]:
    """Removes a field of a save."""
    return lambda saved: summed({key: value for key, value in saved.items() if key != part})


def move(number: int, written: Any) -> Callable[[Save], Save]:
    """Replaces one move."""
    return lambda saved: summed({**saved, "moves": [*saved["moves"][: number - 1], written, *saved["moves"][number:]]})


def nested(depth: int) -> list[Any]:
    """Lists in lists, so many levels deep."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


PARTS = ("game", "rules", "seed", "seats", "options", "bots", "moves", "cursor", "practice", "hints", "state")

DAMAGE: dict[str, tuple[Callable[[Save], Any], str]] = {
    # the damage: (how it is done, the id of the message)
    "nothing at all": (lambda saved: None, "save-form"),
    "a list": (lambda saved: [saved], "save-form"),
    "a text": (json.dumps, "save-form"),
    "empty": (lambda saved: {}, "save-form"),
    "not ours": (lambda saved: {"version": 3, "cards": []}, "save-form"),
    "one letter changed": (lambda saved: {**saved, "seed": "K7Q2-9XMQ"}, "save-damaged"),
    "one move cut off": (lambda saved: {**saved, "moves": saved["moves"][:-1]}, "save-damaged"),
    "wrong checksum": (lambda saved: {**saved, "sum": "00000000"}, "save-damaged"),
    "no checksum": (lambda saved: {key: saved[key] for key in saved if key != "sum"}, "save-damaged"),
    "checksum of another kind": (lambda saved: {**saved, "sum": [1]}, "save-damaged"),
    "newer format": (changed(utopiary=2), "save-newer"),
    "much newer format, checksum made otherwise": (lambda saved: {**saved, "utopiary": 9, "sum": "?"}, "save-newer"),
    "format before the first": (changed(utopiary=0), "save-older"),
    "format true": (changed(utopiary=True), "save-form"),
    "newer rules": (changed(rules=2), "save-newer"),
    "rules before the first": (changed(rules=0), "save-older"),
    "another game": (changed(game="chess"), "game-unknown"),
    "a game that is no text": (changed(game=["lantern"]), "game-unknown"),
    "too many seats": (changed(seats=5), "seats"),
    "seats that are no number": (changed(seats="2"), "save-form"),
    "an option that is not there": (changed(options={"moon": "full"}), "option-unknown"),
    "an option with another value": (changed(options={"summit": "everest"}), "option-value"),
    "a bot on no seat": (changed(bots={"7": "hard"}), "bot-seat"),
    "a bot of no level": (changed(bots={"1": "godlike"}), "bot-level"),
    "bots by letter": (changed(bots={"a": "hard"}), "save-form"),
    "bots in a list": (changed(bots=["hard"]), "save-form"),
    "no seed": (changed(seed=""), "seed-empty"),
    "a seed that is too long": (changed(seed="x" * 10_000), "seed-long"),
    "a seed that is a number": (changed(seed=7), "seed-not-text"),
    "an illegal move in the middle": (move(9, "0 fly"), "save-move"),
    "the move of another seat": (move(9, "1 camp"), "save-move"),
    "the move of no seat": (move(9, "x camp"), "save-move"),
    "the move of a seat in other digits": (move(9, "٠ camp"), "save-move"),
    "a move that is no text": (move(9, 7), "save-move"),
    "an empty move": (move(9, ""), "save-move"),
    "a move of lone surrogates": (move(9, "0 \ud800"), "save-move"),
    "a move after the end": (lambda saved: summed({**saved, "moves": [*saved["moves"], "1 walk"]}), "save-move"),
    "moves in a text": (changed(moves="0 walk"), "save-form"),
    "more moves than any game has": (changed(moves=["0 walk"] * (MOST_MOVES + 1)), "save-form"),
    "another state than it names": (changed(state="0123456789abcdef"), "save-differs"),
    "no state": (changed(state=None), "save-differs"),
    "a cursor beyond the end": (changed(cursor=20), "save-form"),
    "a cursor before the beginning": (changed(cursor=-1), "save-form"),
    "a cursor that is a fraction": (changed(cursor=3.0), "save-form"),
    "a cursor that is true": (changed(cursor=True), "save-form"),
    "a huge count": (changed(practice=1 << 31), "save-form"),
    "a count with too many digits": (lambda saved: {**saved, "hints": 10**5_000}, "save-form"),
    "not a number": (changed(hints=float("nan")), "save-form"),
    "infinitely many": (changed(hints=float("inf")), "save-form"),
    "a name that is no text": (lambda saved: {**saved, 7: 7}, "save-form"),
    "something that is no JSON": (lambda saved: {**saved, "moves": {1, 2}}, "save-form"),
    "nested very deeply": (lambda saved: {**saved, "options": nested(100_000)}, "save-form"),
    "nested deeply": (changed(options=nested(200)), "save-form"),
    "more hints than a link can say": (changed(hints=10**9), "save-form"),
    "lone surrogates": (changed(seed="\ud800"), "seed-empty"),
    **{f"{part} missing": (without(part), "save-") for part in PARTS},
    **{f"{part} null": (changed(**{part: None}), "") for part in PARTS},
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_it_is_refused(damage: str) -> None:
    make, message = DAMAGE[damage]
    error = refused(Session.load, make(first_save("lantern-2-finished")))
    assert type(error) is SaveError
    assert error.text.id.startswith("error." + message)


def test_the_helpers_keep_a_valid_save_valid() -> None:
    saved = first_save("lantern-2-finished")
    assert summed(copy.deepcopy(saved)) == saved
    assert Session.load(changed(hints=3)(saved)).hints == 3
    assert Session.load(move(9, saved["moves"][8])(saved)).length == 19


@pytest.mark.parametrize("name", ["lantern-2-finished", "whisper-3-while-whispering"])
def test_damage_at_any_character_is_noticed(name: str) -> None:
    """Cut off anywhere, a save is no JSON; with any character changed, it is no JSON or is refused."""
    written = json.dumps(first_save(name), separators=(",", ":"))
    for end in range(len(written)):
        with pytest.raises(ValueError):
            json.loads(written[:end])
    for place, letter in enumerate(written):
        damaged = written[:place] + ("7" if letter != "7" else "8") + written[place + 1 :]
        try:
            saved = json.loads(damaged)
        except ValueError:
            continue
        refused(Session.load, saved)
