"""Fights: against plain repetition of the roll, and the rulebook's cases."""

from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from utopiary.games.utopia_engine.odds.combat import End, Fight, Foe, Wand, drop_chance, foe, living, standing, strike

FOES = [Foe(1, 5), Foe(1, 6), Foe(2, 6), Foe(3, 5), Foe(4, 6), Foe(4, 6, 1)]


def repeat(foe: Foe, hit_points: int, worth: Callable[[End], float]) -> dict[tuple[int, Wand], float]:
    """Value iteration, knowing nothing of closed forms: the value of a fight cut off after more and more rolls."""
    states = [(h, w) for h in range(1, hit_points + 1) for w in Wand]
    values = dict.fromkeys(states, 0.0)

    def after(h: int, w: Wand, dice: tuple[int, int]) -> float:
        more = foe.bonus + (2 if w is Wand.IN_USE else 0)
        faces = [min(die + more, 6) for die in dice]
        left = h - sum(face <= foe.attack for face in faces)
        dead = any(face >= foe.hit for face in faces)
        return worth(End(dead, left, w)) if dead or left <= 0 else values[left, w]

    for _ in range(60):
        values = {
            (h, w): sum(
                (1 if a == b else 2) * max(after(h, v, (a, b)) for v in {w, Wand.IN_USE if w is Wand.CHARGED else w})
                for a, b in combinations_with_replacement(range(1, 7), 2)
            )
            / 36
            for h, w in states
        }
    return values


def thrifty(end: End) -> float:
    """A worth that counts hit points and the Wand."""
    return end.hit_points + 5 * end.won - 20 * (end.hit_points < 0) - 1.5 * (end.wand is Wand.IN_USE)


@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("worth", [standing, thrifty])
def test_against_repetition(foe: Foe, worth: Callable[[End], float]) -> None:
    for (hit_points, wand), value in repeat(foe, 2, worth).items():
        odds = Fight(foe, worth).odds(hit_points, wand)
        assert odds.value == pytest.approx(value, abs=1e-7)
        assert sum(odds.ends.values()) == pytest.approx(1, abs=1e-12)
        assert sum(worth(end) * chance for end, chance in odds.ends.items()) == pytest.approx(odds.value, abs=1e-12)


def test_the_rulebooks_cases() -> None:
    bison = foe(1, 6)
    assert strike(bison, 1, 4, False) == (1, False) and strike(bison, 1, 6, False) == (1, True)  # golden F1
    hopeless = Fight(Foe(1, 6), living)
    assert hopeless._after(1, 1, 1, Wand.NONE)[1] == {End(False, -1, Wand.NONE): 1.0}  # golden U1: dead
    assert hopeless._after(1, 1, 6, Wand.NONE)[1] == {End(True, 0, Wand.NONE): 1.0}  # golden U2: drop, then fall


def test_lasting_bonuses() -> None:
    assert foe(3, 6, ice_plate=True, molten_shard=True) == Foe(2, 5)
    assert foe(1, 6, ice_plate=True).attack == 1  # at least 1
    assert strike(foe(2, 6, chassis=True), 2, 5, False) == (0, True)
    assert strike(foe(4, 6, chassis=True), 1, 4, True) == (1, True)  # ruling c8: 4 and 6


def test_known_chances() -> None:
    # One hit point, ATK 1, HIT 6: 11 ways kill (2 of them with a 1), 1 way deals two, 8 deal one without killing.
    odds = Fight(Foe(1, 6)).odds(1)
    assert odds.win == pytest.approx(11 / 20) and odds.die == pytest.approx(1 / 20)
    assert odds.fall == pytest.approx(10 / 20) and odds.expected_damage == pytest.approx(12 / 20)
    assert odds.damage == pytest.approx({0: 9 / 20, 1: 10 / 20, 2: 1 / 20})
    assert drop_chance(5) == pytest.approx(5 / 6)


def test_the_wand_never_hurts_and_is_kept_when_useless() -> None:
    for foe_ in FOES:
        for hit_points in (1, 2, 6):
            bare, armed = (Fight(foe_).odds(hit_points, wand) for wand in (Wand.NONE, Wand.CHARGED))
            assert armed.value >= bare.value - 1e-12 and armed.use_wand <= 1 + 1e-12
    assert Fight(Foe(1, 5), lambda end: 0.0).odds(3, Wand.CHARGED).use_wand == 0


def test_answer_to_a_roll() -> None:
    fight = Fight(Foe(4, 6))
    keep, use = fight.answer(1, 4, 4)
    assert (keep, use) == (0.0, 1.0)  # 4 + 2 kills
    keep, use = fight.answer(6, 6, 6)
    assert keep == use == 1.0
