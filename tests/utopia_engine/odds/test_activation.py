"""Activation: against value iteration on printed boxes, and Bellman's equation for the large fields and the tables."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from utopiary.games.utopia_engine.odds.activation import EMPTY, Activation, End, distribution
from utopiary.games.utopia_engine.odds.activation_table import EMPTY as EMPTY_FIELD
from utopiary.games.utopia_engine.odds.activation_table import ActivationOdds, ahead, read
from utopiary.games.utopia_engine.odds.attempt import Attempt
from utopiary.games.utopia_engine.odds.field import Boxes, Shape, shape_of, shapes

ROLLS = [(a, b, 1 if a == b else 2) for a, b in combinations_with_replacement(range(1, 7), 2)]
LOCK = (3, 1)


def after_roll(boxes: Boxes, a: int, b: int) -> set[Boxes]:
    """Every field that a roll can lead to, by rule 15 on the printed squares; closed boxes stay, in any order."""
    found = set()
    for dice in ((a, b), (b, a)):
        fields = {boxes}
        for die in dice:
            fields = {
                _settled(field, i, side, die)
                for field in fields
                for i in range(len(field))
                for side in (0, 1)
                if not field[i][side]
            }
        found |= fields
    return found


def _settled(field: Boxes, i: int, side: int, die: int) -> Boxes:
    box = [*field[i]]
    box[side] = die
    if box[0] == box[1]:
        box = [0, 0]  # rule 15, ruling c14
    return tuple(sorted((*field[:i], (box[0], box[1]), *field[i + 1 :])))


def marks(boxes: Boxes) -> tuple[int, int]:
    """Energy and damage of the full boxes."""
    results = [top - bottom for top, bottom in boxes if top and bottom]
    return sum({5: 2, 4: 1}.get(r, 0) for r in results), sum(r < 0 for r in results)


def repeat(start: Boxes, worth, hit_points: int) -> float:  # type: ignore[no-untyped-def]
    """Value iteration over everything that can be reached."""

    def name(boxes: Boxes) -> tuple[Boxes, int, int]:
        return (tuple(box for box in boxes if not all(box)), *marks(boxes))

    def final(boxes: Boxes) -> bool:
        return all(map(all, boxes)) or marks(boxes)[1] >= hit_points

    values: dict[tuple[Boxes, int, int], float] = {}
    moves: dict[tuple[Boxes, int, int], list[tuple[int, list[tuple[Boxes, int, int]]]]] = {}
    todo = [start]
    while todo:
        boxes = todo.pop()
        if name(boxes) in values:
            continue
        if final(boxes):
            values[name(boxes)] = worth(End(*marks(boxes), all(map(all, boxes))))
            continue
        values[name(boxes)] = 0.0
        options = [(ways, after_roll(boxes, a, b)) for a, b, ways in ROLLS]
        moves[name(boxes)] = [(ways, [name(field) for field in fields]) for ways, fields in options]
        todo += [field for _, fields in options for field in fields]
    for _ in range(60):
        for key, rolls in moves.items():
            values[key] = sum(ways * max(values[then] for then in thens) for ways, thens in rolls) / 36
    return values[name(start)]


@pytest.mark.parametrize("seed, hit_points", [(1, 5), (2, 1), (3, 2)])
def test_two_open_boxes_against_value_iteration(seed: int, hit_points: int) -> None:
    random = Random(seed)
    table = {End(e, d, c): random.random() for e in range(9) for d in range(5) for c in (True, False)}
    field = Activation(table.__getitem__, hit_points=hit_points)
    for boxes in (((0, 0), (0, 0), LOCK, (6, 2)), ((0, 2), (6, 0), LOCK, (6, 1))):
        key = read(boxes)
        assert field.value(*key) == pytest.approx(repeat(boxes, table.__getitem__, hit_points), abs=1e-9)


def test_one_open_box_by_hand() -> None:
    # A double is rolled again; of the other 30 ways two make 5 and four make 4.
    field = Activation(lambda end: end.energy - end.damage)
    assert field.value((0,)) == pytest.approx(8 / 30)
    assert Activation(lambda end: float(end.energy >= 4), energy=2).value((0,)) == pytest.approx(2 / 30)
    assert distribution(field, ((0,), 0, 0)) == pytest.approx(
        {End(0, 0, True): 24 / 30, End(1, 0, True): 4 / 30, End(2, 0, True): 2 / 30}
    )


def test_stopping_is_a_floor() -> None:
    field = Activation(lambda end: end.energy if end.complete else 1.0, may_stop=True)
    assert field.value((0,)) == 1.0
    assert distribution(field, ((0,), 0, 0)) == {End(0, 0, False): 1.0}
    assert field.value((0,), 3) > 3  # with three energy it is better not to stop for one


@pytest.fixture(scope="module")
def whole_field() -> Activation:
    """The solution of a whole field, made once."""
    return Activation(lambda end: float(end.energy >= 4) + 1e-6 * (end.energy - end.damage))


def printed(shape: Shape) -> Boxes:
    """A printed field with this shape; its other boxes are locked."""
    boxes = [(box, 0) if box <= 6 else (0, box - 6) for box in shape]
    return tuple(sorted(boxes + [LOCK] * (4 - len(boxes))))


def test_a_whole_field_satisfies_bellmans_equation(whole_field: Activation) -> None:
    random = Random(7)
    some = [shape for shape in shapes(4) if shape.count(0) % 2 == 0]
    for shape in [EMPTY, *random.sample(some, 12)]:
        expected = (
            sum(
                ways * max(whole_field.value(*read(field)) for field in after_roll(printed(shape), a, b))
                for a, b, ways in ROLLS
            )
            / 36
        )
        assert whole_field.value(shape) == pytest.approx(expected, abs=1e-12)


def test_the_table_is_the_solution(whole_field: Activation) -> None:
    random = Random(8)
    for shape in random.sample([shape for shape in shapes(4) if shape.count(0) % 2 == 0], 60):
        odds = ahead("activate", shape, 4)
        assert odds.active + 1e-6 * (odds.energy - odds.damage) == pytest.approx(whole_field.value(shape), abs=1e-6)
    for need in (1, 2, 3):
        field = Activation(lambda end: float(end.energy >= 4) + 1e-6 * (end.energy - end.damage), energy=4 - need)
        for shape in ((0,), (0, 0), (5, 8)):
            odds = ahead("activate", shape, need)
            value = odds.active + 1e-6 * (4 - need + odds.energy - odds.damage)
            assert value == pytest.approx(field.value(shape), abs=1e-6)
    energy = Activation(lambda end: end.energy - end.damage)
    for shape in ((0,), (0, 0), (5, 8), (0, 0, 0)):
        odds = ahead("energy", shape, 2)
        assert odds.energy - odds.damage == pytest.approx(energy.value(shape), abs=1e-6)


def test_an_empty_field(whole_field: Activation) -> None:
    odds = ActivationOdds().of()
    assert odds == pytest.approx((0.6522942484, 3.8331073296, 0.2039160569), abs=1e-6)
    ends = distribution(whole_field)
    assert sum(ends.values()) == pytest.approx(1, abs=1e-12)
    assert sum(chance for end, chance in ends.items() if end.energy >= 4) == pytest.approx(odds.active, abs=1e-6)
    assert sum(end.energy * chance for end, chance in ends.items()) == pytest.approx(odds.energy, abs=1e-6)
    assert sum(end.damage * chance for end, chance in ends.items()) == pytest.approx(odds.damage, abs=1e-6)
    # More on the bar, better chances.
    chances = [ActivationOdds(bar=bar).of().active for bar in range(5)]
    assert chances == sorted(chances) and chances[4] == 1.0


@pytest.mark.parametrize("goal", ["activate", "energy"])
def test_the_tables_ranking_adds_up(goal: str) -> None:
    odds = ActivationOdds(goal, bar=1)
    fields = [
        EMPTY_FIELD,
        ((6, 0), (0, 1), (5, 0), (0, 3)),
        ((6, 1), (0, 0), (4, 0), (0, 5)),
        ((5, 6), LOCK, (0, 0), LOCK),
    ]
    for boxes in fields:
        mean = [sum(ways * odds.of(boxes, (a, b))[i] for a, b, ways in ROLLS) / 36 for i in range(3)]
        assert odds.of(boxes) == pytest.approx(mean, abs=1e-6)


def test_ranking_and_squares() -> None:
    odds = ActivationOdds(bar=1)
    boxes: Boxes = ((6, 0), LOCK, LOCK, (0, 2))
    best = odds.rank(boxes, (1, 6))[0]
    assert read(best.boxes) == ((), 3, 0)  # 6 over 1 and 6 over 2: four with the bar
    # Without it three are not enough: better erase the 6 by the 6 and hope on.
    assert read(ActivationOdds().rank(boxes, (1, 6))[0].boxes) == ((7, 8), 0, 0)
    squares = odds.squares(boxes, 6, 1)
    assert set(squares) == {(0, False), (3, True)}
    # 6 under 6 erases the box, and the 1 may follow into it (ruling c14).
    assert any(p.boxes[0] == (0, 1) for p in odds.rank(boxes, (6, 1)))
    assert odds.of(((6, 0), LOCK, LOCK, LOCK), (1,)).energy == 2
    with pytest.raises(ValueError, match="two at a time"):
        odds.of(((6, 0), LOCK, LOCK, LOCK))
    with pytest.raises(ValueError, match="no goal"):
        ActivationOdds("glory")


def test_the_rulebooks_example() -> None:  # golden A1, first field: 3 energy
    assert read(((6, 1), (4, 2), (5, 1), (6, 3))) == ((), 3, 0)
    assert shape_of(((6, 0), (0, 3), (0, 0), LOCK)) == (0, 6, 9)


def test_one_energy_is_certain() -> None:
    # Keep a 3, a 4, a 5 on top and a 6 on top waiting: 3 to 6 erase and are written again, 1 and 2 make energy.
    assert ahead("activate", (3, 4, 5, 6), 1).active == pytest.approx(1, abs=1e-6)
    assert ahead("activate", EMPTY, 1).active == pytest.approx(1, abs=1e-6)


@pytest.mark.slow
def test_both_fields_from_two_energy() -> None:
    attempt = Attempt(lambda energy, days: -days, energy=2)
    ends = attempt.distribution()
    assert sum(ends.values()) == pytest.approx(1, abs=1e-9)
    assert sum(-end.days * chance for end, chance in ends.items()) == pytest.approx(attempt.value(), abs=1e-9)
    # The first field fails as often as it must; the second one fails only from two energy, for from three it cannot.
    fail = 1 - ahead("activate", EMPTY, 2).active
    assert -fail - fail * fail - 1e-6 <= attempt.value() <= -fail + 1e-6


def test_from_three_energy_no_day_is_lost() -> None:
    ends = Attempt(lambda energy, days: -days, damage_price=0.01, energy=3).distribution()
    assert sum(ends.values()) == pytest.approx(1, abs=1e-9)
    assert {end.days for end in ends} == {0} and min(end.energy for end in ends) == 4
