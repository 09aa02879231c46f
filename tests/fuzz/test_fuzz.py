"""Thousands of malformed inputs raise only the three errors, each with a sentence, and change no session."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from tests.bad_input import refused
from tests.contract.sample import played
from tests.fuzz import mutate
from utopiary import GAMES, IllegalMove, LinkError, SaveError, Session, move_text
from utopiary.core.link import KINDS
from utopiary.core.link import checksum as link_sum
from utopiary.core.rng import Rng
from utopiary.core.save import checksum as save_sum
from utopiary.core.seed import canonical
from utopiary.testing import options_of

TIMES = 600  # `make soak` runs many more
CASES = (("lantern", 2), ("lantern", 3), ("whisper", 3))


@lru_cache
def session_of(case: tuple[str, int]) -> Session:
    """A session after some moves. It is shared: the tests check that refused input does not change it."""
    id, seats = case
    return played(GAMES.find(id), seats, number=1, moves=10)


def accepted_or_refused(act: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """The result of `act`, or None if it raised one of our errors."""
    try:
        return act(*args, **named)
    except Exception:
        refused(act, *args, **named)
        return None


def check_valid(session: Session) -> None:
    """Check that an accepted session can be saved, linked and loaded."""
    assert Session.load(session.save()).save() == session.save()
    assert Session.from_link(session.link("replay")).save() == session.save()


def test_links() -> None:
    rng, results = Rng.of("links"), Counter[str]()
    for number in range(TIMES):
        session = session_of(rng.pick(CASES))
        link = mutate.text(session.link(rng.pick(KINDS)), rng)
        if number % 2:  # with a valid checksum
            body = link.rpartition("&sum=")[0]
            link = f"{body}&sum={link_sum(body)}"
        found = accepted_or_refused(Session.from_link, link)
        results["accepted" if found else "refused"] += 1
        if found:
            check_valid(found)
    assert results["accepted"] > TIMES // 20 < results["refused"], results


def test_saves() -> None:
    rng, results = Rng.of("saves"), Counter[str]()
    for number in range(TIMES):
        saved = mutate.data(session_of(rng.pick(CASES)).save(), rng)
        if number % 4 and isinstance(saved, dict):
            saved.pop("sum", None)
            try:
                saved["sum"] = save_sum(saved)
            except SaveError:
                saved["sum"] = ""
        found = accepted_or_refused(Session.load, saved)
        results["accepted" if found else "refused"] += 1
        if found:
            check_valid(found)
    assert results["refused"] > TIMES // 2, results
    assert results["accepted"] > 5, results


def test_seeds() -> None:
    rng = Rng.of("seeds")
    for _ in range(TIMES):
        typed = mutate.text(rng.pick(["K7Q2-9XMP", "our wedding day", "árvíztűrő", ""]), rng)
        seed = accepted_or_refused(canonical, typed)
        if seed is not None:
            assert canonical(seed) == seed, "a canonical seed stays as it is"
            session = Session.new("lantern", seed=typed)
            assert Session.from_link(session.link("seed")).seed == Session.load(session.save()).seed == seed


def test_setups() -> None:
    rng = Rng.of("setups")
    start = {"game": "lantern", "seed": "A", "seats": 3}
    valid = {**start, "options": {"summit": "hill"}, "bots": {0: "easy", 2: "hard"}}
    for _ in range(TIMES):
        changed = mutate.data(valid, rng)
        if isinstance(changed, dict):
            game, seed = changed.pop("game", "lantern"), changed.pop("seed", "A")
            named = {name: changed[name] for name in ("seats", "options", "bots") if name in changed}
            found = accepted_or_refused(Session.new, game, seed=seed, **named)
            if found:
                check_valid(found)


@pytest.mark.parametrize("case", CASES)
def test_moves(case: tuple[str, int]) -> None:
    session, rng = session_of(case), Rng.of("moves")
    saved = session.save()
    legal = {(seat, form) for seat, move in options_of(session.game, session.state) for form in (move, move_text(move))}
    for _ in range(TIMES // 3):
        seat, move = rng.pick(options_of(session.game, session.state))
        wrong = mutate.data(list(move), rng) if rng.below(2) else mutate.text(move_text(move), rng)
        wrong = tuple(wrong) if isinstance(wrong, list) else wrong
        if rng.below(4) == 0:
            seat = rng.pick(mutate.VALUES)
        if not any(_same(seat, seat_too) and _same(wrong, form) for seat_too, form in legal):
            assert type(refused(session.play, seat, wrong)) is IllegalMove
    assert session.save() == saved


def _same(one: Any, other: Any) -> bool:
    """Whether two values are equal and of the same types, inside tuples as well: 1.0 and True are not 1 here."""
    if type(one) is tuple and type(other) is tuple:
        return len(one) == len(other) and all(map(_same, one, other))
    return type(one) is type(other) and bool(one == other)


def test_the_errors_are_of_the_right_kind() -> None:
    assert type(refused(Session.from_link, "lantern?seats=9&seed=A")) is LinkError
    assert type(refused(Session.load, {"utopiary": 1})) is SaveError
    assert isinstance(refused(Session.new, "lantern", seed="A", seats=9), IllegalMove)
