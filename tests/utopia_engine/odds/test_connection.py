"""Connection: against a recursion over printed squares that wastes and writes in every order."""

from functools import cache
from itertools import combinations_with_replacement, pairwise
from random import Random

import pytest

from utopiary.games.utopia_engine.odds.connection import Connection, End, Key, distribution
from utopiary.games.utopia_engine.odds.connection_data import LATER
from utopiary.games.utopia_engine.odds.connection_table import (
    EMPTY_FIELD,
    FAILED,
    THRIFTY,
    ConnectionOdds,
    opening,
    read,
    worth_at,
)
from utopiary.games.utopia_engine.odds.field import Boxes

ROLLS = [(a, b, 1 if a == b else 2) for a, b in combinations_with_replacement(range(1, 7), 2)]
ZERO, ONE = (4, 4), (5, 4)


def play_out(worth, spare: int, boxes: Boxes, slots: int) -> float:  # type: ignore[no-untyped-def]
    """The value by rules 19 to 21, one die after the other."""

    @cache
    def before(boxes: Boxes, slots: int) -> float:
        if all(map(all, boxes)):
            results = [top - bottom for top, bottom in boxes]
            negative = sum(r < 0 for r in results)
            link = sum(2 if r < 0 else r for r in results) if negative <= spare else None
            return float(worth(End(link, negative, slots)))
        return sum(ways * max(deal(boxes, slots, (a, b)), deal(boxes, slots, (b, a))) for a, b, ways in ROLLS) / 36

    @cache
    def deal(boxes: Boxes, slots: int, hand: tuple[int, ...]) -> float:
        if not hand:
            return before(boxes, slots)
        full = all(map(all, boxes))
        options = [deal(boxes, max(slots - 1, 0), hand[1:])] if slots or full else []
        for i, box in enumerate(boxes):
            for side in (0, 1):
                if not box[side]:
                    new = (hand[0], box[1]) if side == 0 else (box[0], hand[0])
                    options.append(deal(tuple(sorted((*boxes[:i], new, *boxes[i + 1 :]))), slots, hand[1:]))
        return max(options)

    return before(tuple(sorted(boxes)), slots)


@pytest.mark.parametrize(
    "boxes, slots",
    [
        ((ZERO, ONE, (0, 0)), 5),
        ((ONE, (3, 0), (0, 5)), 3),
        ((ZERO, (3, 0), (0, 0)), 2),
        (((4, 6), (0, 2), (6, 0)), 2),
        (((2, 0), (0, 1), (5, 0)), 1),
        ((ONE, (0, 0), (0, 0)), 0),
    ],
)
@pytest.mark.parametrize("spare", [0, 2])
def test_against_plain_recursion(boxes: Boxes, slots: int, spare: int) -> None:
    random = Random(slots)
    table = {
        End(link, negative, left): random.random()
        for link in (None, *range(16))
        for negative in range(4)
        for left in range(11)
    }
    link = Connection(table.__getitem__, spare)
    assert link.value(slots, read(boxes)) == pytest.approx(play_out(table.__getitem__, spare, boxes, slots), abs=1e-12)


def test_distribution_is_that_of_the_value() -> None:
    worth = worth_at(THRIFTY)
    link = Connection(worth, spare=1, slots=3)
    ends = distribution(link, 3, Key((0, 3, 9)))
    assert sum(ends.values()) == pytest.approx(1, abs=1e-12)
    assert sum(worth(end) * chance for end, chance in ends.items()) == pytest.approx(
        link.value(3, Key((0, 3, 9))), abs=1e-12
    )
    assert all((end.link is None) == (end.negative > 1) for end in ends)


def test_the_rulebooks_example() -> None:  # golden K1
    boxes = ((5, 4), (2, 2), (4, 6))
    assert Connection(worth_at(THRIFTY), spare=1).end(read(boxes), 8) == End(3, 1, 8)
    assert Connection(worth_at(THRIFTY), spare=0).end(read(boxes), 8) == End(None, 1, 8)
    # The last roll 6 and 1 with 4 over nothing: one is written, the other goes to the basket.
    ways = ConnectionOdds(spare=1).rank(((5, 4), (2, 2), (4, 0)), 9, (6, 1))
    assert {(way.boxes[2], way.slots) for way in ways} == {((4, 6), 8), ((4, 1), 8), ((4, 0), 7)}
    # With a full basket the left-over die is dropped.
    ways = ConnectionOdds(spare=1).rank(((5, 4), (2, 2), (4, 0)), 0, (6, 1))
    assert {(way.boxes[2], way.slots, way.odds.cost) for way in ways} == {((4, 6), 0, 4.0), ((4, 1), 0, 4.0)}


def test_the_book_is_the_solution() -> None:
    odds = ConnectionOdds(spare=0)
    link = Connection(worth_at(THRIFTY), spare=0, slots=2)
    for key in [Key(), *Random(4).sample(opening(), 15)]:
        assert odds.links.plain.before(key)[:3] == pytest.approx(link.before(key), abs=1e-6)


def test_the_ranking_adds_up() -> None:
    odds = ConnectionOdds(spare=1)
    for boxes, slots in ((EMPTY_FIELD, 10), (((3, 0), (0, 4), ONE), 2), (((3, 0), ZERO, ONE), 0)):
        mean = sum(ways * odds.rank(boxes, slots, (a, b))[0].odds.cost for a, b, ways in ROLLS) / 36
        assert odds.of(boxes, slots).cost == pytest.approx(mean, abs=1e-6)


@pytest.mark.parametrize("spare", [0, 1])
def test_what_the_cost_is_made_of(spare: int) -> None:
    """A hair more for damage or slots tells how many there are: the chances of every end agree."""
    odds = ConnectionOdds(spare)
    for boxes, slots in ((((3, 0), (0, 4), ONE), 4), (((3, 0), (4, 0), (0, 5)), 2), (((6, 0), ZERO, (0, 1)), 0)):
        ends = odds.spread(boxes, slots)
        seen = odds.of(boxes, slots)
        assert seen.damage == pytest.approx(sum(end.negative * c for end, c in ends.items()), abs=1e-4)
        assert seen.slots == pytest.approx(sum((slots - end.slots) * c for end, c in ends.items()), abs=1e-4)
        links = sum((FAILED if end.link is None else end.link) * c for end, c in ends.items())
        assert seen.link == pytest.approx(links, abs=1e-4)


def test_squares_and_the_basket() -> None:
    odds = ConnectionOdds(spare=1)
    boxes = ((3, 0), ZERO, ONE)
    squares = odds.squares(boxes, 4, 3, 6)
    assert set(squares) == {(0, False), None}
    assert squares[0, False] == pytest.approx((1.6, 1, 0, 1)) and squares[None].cost > 1.6
    assert None not in odds.squares(boxes, 0, 3, 6)
    assert odds.squares(((3, 3), ZERO, ONE), 0, 5, None) == {None: (1.0, 1.0, 0.0, 0.0)}  # left over and dropped


def test_more_slots_and_more_components_never_hurt() -> None:
    worths = [[ConnectionOdds(spare).links.plain.value(slots) for slots in range(11)] for spare in range(4)]
    for row in worths:
        assert row == sorted(row)
    for fewer, more in pairwise(worths):
        assert all(a <= b + 1e-6 for a, b in zip(fewer, more, strict=True))
    for later in LATER:
        assert list(later) == sorted(later, reverse=True)


def test_bad_questions_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"[.]$"):
        ConnectionOdds(4)
