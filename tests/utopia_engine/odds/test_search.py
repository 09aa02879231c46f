"""Search boxes: against a recursion that knows nothing but the squares, and facts that can be counted by hand."""

import json
from functools import cache
from itertools import permutations, product
from random import Random

import pytest

from utopiary.games.utopia_engine.odds import box as boxes
from utopiary.games.utopia_engine.odds.box import EMPTY, Box, Put
from utopiary.games.utopia_engine.odds.chart import GOALS, Find, Terms, chart_for, find_of
from utopiary.games.utopia_engine.odds.command import parse_box, parse_roll, report
from utopiary.games.utopia_engine.odds.finds import custom_odds, search_odds
from utopiary.games.utopia_engine.odds.search import Solution

DICE = list(product(range(1, 7), repeat=2))


def play_out(values: list[int], box: Box) -> int:
    """The sum over all 36^k ways of the best result, straight from rule 4."""
    known: dict[Box, int] = {}

    def name(box: Box) -> Box:
        # A full column counts by its difference only.
        squares = list(box)
        for k in range(3):
            if box[k] and box[k + 3]:
                squares[k], squares[k + 3] = box[k] - box[k + 3] + 10, 10
        return tuple(squares)

    def value(box: Box) -> int:
        if 0 not in box:
            return values[boxes.result(box) + 555]
        key = name(box)
        if key not in known:
            free = [i for i in range(6) if not box[i]]
            total = 0
            for a, b in DICE:
                if a > b:
                    continue
                best = None
                for i, j in permutations(free, 2):
                    filled = list(box)
                    filled[i], filled[j] = a, b
                    found = value(tuple(filled))
                    best = found if best is None or found > best else best
                assert best is not None
                total += best if a == b else 2 * best
            known[key] = total
        return known[key]

    return value(box)


def some_values(seed: int) -> list[int]:
    """Random values of the results."""
    random = Random(seed)
    return [random.randrange(1000) for _ in range(1111)]


def some_box(random: Random, written: int) -> Box:
    """A random box."""
    squares = [0] * 6
    for i in random.sample(range(6), written):
        squares[i] = random.randrange(1, 7)
    return tuple(squares)


@pytest.fixture(scope="module")
def solved() -> Solution:
    """The solution for random values, made once."""
    return Solution(some_values(1))


@pytest.mark.parametrize("written, number", [(6, 200), (4, 300), (2, 25)])
def test_positions_against_plain_recursion(solved: Solution, written: int, number: int) -> None:
    random = Random(written)
    for _ in range(number):
        box = some_box(random, written)
        assert solved.value(box) == play_out(some_values(1), box), box


def test_the_empty_box_against_plain_recursion(solved: Solution) -> None:
    assert solved.value(EMPTY) == play_out(some_values(1), EMPTY)


def test_turned_boxes_are_worth_the_same(solved: Solution) -> None:
    random = Random(5)
    for _ in range(300):
        box = some_box(random, random.choice((2, 4)))
        turned = tuple(7 - value if value else 0 for value in box[3:] + box[:3])
        assert solved.value(box) == solved.value(turned)


def test_the_chart_of_the_rulebook() -> None:  # golden S2, S3, S4
    assert boxes.result((3, 6, 5, 3, 4, 1)) == 24  # golden S1
    expected = {
        99: "component",
        100: "encounter-1",
        199: "encounter-1",
        200: "encounter-2",
        10: "construct",
        11: "component",
        0: "perfect-zero",
        -1: "encounter-1",
        -100: "encounter-1",
        -101: "encounter-2",
        -400: "encounter-4",
        -401: "encounter-5",
        555: "encounter-5",
        -555: "encounter-5",
    }
    assert {result: find_of(result).label for result in expected} == expected


def test_active_monsters_raise_levels_to_five_at_most() -> None:
    raised = Terms(monsters=True)
    assert [find_of(result, raised) - Find.ENCOUNTER_1 + 1 for result in (100, 200, 300, 400, -555)] == [3, 4, 5, 5, 5]
    assert find_of(99, raised) is Find.COMPONENT


@pytest.mark.parametrize(
    "goal, terms, result, find",
    [
        ("construct", Terms(subtract=10), 20, Find.CONSTRUCT),
        ("construct", Terms(subtract=10), 21, Find.COMPONENT),
        ("zero", Terms(subtract=10), 10, Find.PERFECT_ZERO),
        ("component", Terms(subtract=10), 105, Find.COMPONENT),  # ruling c6
        ("safe", Terms(subtract=10), -5, Find.ENCOUNTER_1),  # ruling c5
        ("construct", Terms(rod=True), 110, Find.CONSTRUCT),
        ("construct", Terms(rod=True), 111, Find.ENCOUNTER_1),  # it would not help: the Rod is kept
        ("safe", Terms(rod=True), 199, Find.COMPONENT),
        ("safe", Terms(rod=True), 200, Find.ENCOUNTER_2),
        ("zero", Terms(rod=True), 50, Find.COMPONENT),  # rule 26: never below 1
        ("construct", Terms(subtract=10, rod=True), 120, Find.CONSTRUCT),  # ruling c7
        ("component", Terms(subtract=20), 15, Find.COMPONENT),  # "up to": nothing must be subtracted
    ],
)
def test_bonuses(goal: str, terms: Terms, result: int, find: Find) -> None:
    assert chart_for(GOALS[goal], terms).find[result + 555] is find


@pytest.mark.parametrize(
    "goal, terms",
    [
        ("points", Terms(subtract=20, rod=True)),
        ("construct", Terms(rod=True)),
        ("points", Terms(subtract=10, rod=True, monsters=True, found=True)),
    ],
)
def test_bonuses_against_every_amount(goal: str, terms: Terms) -> None:
    chart, worth = chart_for(GOALS[goal], terms), GOALS[goal]
    for result in [*range(-555, 0, 50), *range(135), *range(135, 556, 12)]:
        options = {(find_of(result, terms), False, False)}
        if result >= 0:
            for less in range(min(terms.subtract, result) + 1):
                now = result - less
                options.add((find_of(now, terms), less > 0, False))
                options |= {(find_of(now - more, terms), True, True) for more in range(1, min(100, now - 1) + 1)}
        assert chart.worth[result + 555] == max(worth(*option, terms) for option in options), result


def test_an_unmodified_zero_alone_gets_the_award() -> None:
    worth = chart_for(GOALS["points"], Terms(subtract=10)).worth
    assert worth[0 + 555] - worth[7 + 555] == 20


# The odds of an empty box, counted in ways of 36^3 = 46656.
EMPTY_BOX = {
    "construct": (1392, 17016, 7874, 10976, 5484, 2536, 1100, 278),
    "zero": (2256, 12076, 12476, 10396, 4998, 2810, 1308, 336),
    "component": (204, 1200, 36412, 5928, 2414, 444, 50, 4),
    "safe": (1280, 6568, 30174, 5616, 2232, 642, 124, 20),
    "points": (1436, 8742, 27100, 6392, 2366, 520, 92, 8),
}


@pytest.mark.parametrize("goal", EMPTY_BOX)
def test_the_empty_box(goal: str) -> None:
    odds = search_odds(goal).of(EMPTY)
    assert odds.ways == EMPTY_BOX[goal]
    assert sum(odds.ways) == 36**3


def test_the_empty_box_for_a_construct_against_plain_recursion() -> None:
    ways = EMPTY_BOX["construct"]
    assert play_out(list(chart_for(GOALS["construct"]).worth), EMPTY) == ways[Find.PERFECT_ZERO] + ways[Find.CONSTRUCT]


def test_a_goal_is_best_served_by_its_own_play() -> None:
    odds = {goal: search_odds(goal).of(EMPTY).chance for goal in GOALS}
    assert max(odds, key=lambda goal: odds[goal][0]) == "zero"
    assert max(odds, key=lambda goal: odds[goal][0] + odds[goal][1]) == "construct"
    assert max(odds, key=lambda goal: odds[goal][2]) == "component"
    assert max(odds, key=lambda goal: sum(odds[goal][:3])) == "safe"


def test_the_last_roll_by_hand() -> None:
    # 3 3 _ over 3 3 _: the last two dice make 0 or a Construct, always (the larger one goes on top).
    odds = search_odds("construct").of((3, 3, 0, 3, 3, 0))
    assert odds.value == 1 and odds.ways[Find.PERFECT_ZERO] == 6
    # 5 _ _ over 3 _ _ is beyond every hope of a Construct.
    assert search_odds("construct").of(parse_box("5..3..")).value == 0


def test_the_chances_are_those_of_the_play_itself() -> None:
    """Walk the best placements forward and count: the packed counts must say the same."""
    odds = search_odds("points")

    @cache
    def count(box: Box) -> tuple[int, ...]:
        if 0 not in box:
            return tuple(int(find_of(boxes.result(box)) == find) for find in Find)
        parts = [count(odds.rank(box, dice)[0].box) for dice in DICE]
        return tuple(map(sum, zip(*parts, strict=True)))

    for box in ((4, 0, 0, 0, 0, 2), (0, 5, 1, 0, 2, 6)):
        assert odds.of(box).ways == count(box)


def test_dice_in_hand() -> None:
    odds = search_odds("construct")
    ranked = odds.rank(EMPTY, (4, 5))
    assert len(ranked) == 30 and len(odds.rank(EMPTY, (4, 4))) == 15
    assert odds.of(EMPTY, (4, 5)) == ranked[0].odds
    assert [p.odds.value for p in ranked] == sorted((p.odds.value for p in ranked), reverse=True)
    total = sum(odds.of(EMPTY, dice).ways[Find.CONSTRUCT] for dice in DICE)
    assert total == odds.of(EMPTY).ways[Find.CONSTRUCT]
    # With one die written the other one follows at its best.
    assert odds.of((4, 0, 0, 0, 0, 0), (5,)) == odds.squares(EMPTY, 4, 5)["t1"]
    assert set(odds.squares((1, 0, 2, 0, 0, 0), 3, 3)) == {"t2", "b1", "b2", "b3"}
    assert odds.rank((1, 2, 3, 1, 2, 0), (3,))[0].puts == (Put(3, "b3"),)


def test_a_table_of_ones_own() -> None:
    finds = [find_of(result) for result in range(-555, 556)]
    own = custom_odds([-abs(result) for result in range(-555, 556)], finds)
    assert own.of((3, 3, 0, 3, 3, 0)).value == -(2 * (5 + 8 + 9 + 8 + 5)) / 36


@pytest.mark.parametrize(
    "box, hand",
    [
        ((1, 0, 0, 0, 0, 0), ()),
        (EMPTY, (3,)),
        ((1, 2, 3, 4, 5, 6), (1, 1)),
        ((7,) * 6, ()),
        (EMPTY, (0, 3)),
        ((1, 1), ()),
    ],
)
def test_impossible_positions(box: Box, hand: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        search_odds("safe").of(box, hand)


# --- the command -----------------------------------------------------------------------------------------------------


def test_report_is_plain_json() -> None:
    answer = json.loads(json.dumps(report(parse_box("3..3.."), "construct", parse_roll("4,5"))))
    assert answer["box"] == "3..3.." and answer["rolls_left"] == 1
    assert abs(sum(answer["outcomes"].values()) - 1) < 1e-12
    assert len(answer["placements"]) == 12
    assert answer["placements"][0]["value"] == answer["value"]
    assert "placements" not in report(parse_box("......"))


@pytest.mark.parametrize("text", ["5..3.", "5..3...", "7.....", "5..3.x", ""])
def test_bad_boxes_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"[.]$"):
        parse_box(text)


@pytest.mark.parametrize("text", ["0,3", "4;5", "a", "4,"])
def test_bad_rolls_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"[.]$"):
        parse_roll(text)


def test_bad_goals_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="construct, zero, component, safe, points"):
        report(EMPTY, "glory")
