"""The golden cases C1 to C26: examples that follow from the rules."""

import pytest

from tests.contrivance.positions import FULL_HAND, built, burnt, game, moves, rows, scores, trial
from utopiary import GAMES, IllegalMove, testing
from utopiary.games.contrivance.data import HAND, SWITCH_ONS
from utopiary.games.contrivance.state import TILES

SEATS = range(2, 7)
THREE = ["move", "rotate", "swap-points"]


@pytest.mark.golden("contrivance", "C1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_cards_are_no_switch_ons(seats: int) -> None:
    s = built(seats)
    state = s.state
    assert [len(hand) for hand in state.hands] == [HAND] * seats
    assert state.safe == 2 * seats
    assert not set(state.deck[-2 * seats :]) & set(SWITCH_ONS)
    assert not {card for hand in state.hands for card in hand} & set(SWITCH_ONS)


@pytest.mark.golden("contrivance", "C1")
@pytest.mark.parametrize("seats", SEATS)
def test_with_one_card_a_turn_every_builder_has_three_actions(seats: int) -> None:
    s = built(seats)
    for turn in range(3 * seats):
        if turn >= seats:
            s.play_all("draw")
        assert (s.state.phase, s.state.damage) == ("act", 6)
        _use_a_card(s)
    assert s.state.safe == 0


def _use_a_card(s: testing.TestSession) -> None:
    """Put any card on the discard pile and end the turn: what it does is of no interest here."""
    state = s.state
    state.discard.append(state.hands[state.seat].pop())
    s.play_all("pass")
    s.state.passes = 0


@pytest.mark.golden("contrivance", "C2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start(seats: int) -> None:
    view = testing.session("contrivance", seats=seats).view()
    assert view["damage"]["now"] == 6
    for row in view["rows"]:
        assert [(tile["builder"], tile["value"], tile["double"]) for tile in row["stock"]] == [
            (row["builder"], 6, True),
            (row["builder"], 0, False),
            (row["builder"], 1, False),
            (row["builder"], 3, False),
        ]


@pytest.mark.golden("contrivance", "C3")
@pytest.mark.parametrize("seats", SEATS)
def test_after_building_four_columns_are_full(seats: int) -> None:
    for number in range(3):
        for state in testing.playout(GAMES.find("contrivance"), seats, f"C3 {number}"):
            if state.turns == 4 * seats:
                break
        filled = [[tile >= 0 for tile in state.squares[5 * row : 5 * row + 5]] for row in range(seats)]
        assert filled == [[True] * 4 + [False]] * seats
        assert len({tile for tile in state.squares if tile >= 0}) == TILES * seats


@pytest.mark.golden("contrivance", "C4")
def test_a_pair_of_3_and_1() -> None:
    s = game("ec3> eb1<", "")
    assert burnt(s) == "eb"
    assert scores(s) == [3, 0]


@pytest.mark.golden("contrivance", "C5")
def test_a_pair_of_equals() -> None:
    s = game("ec4> eb4<", "")
    assert burnt(s) == "ec eb"
    assert scores(s) == [0, 0]


@pytest.mark.golden("contrivance", "C6")
def test_a_chain() -> None:
    s = game("eb1> ed6> ec3<", "")
    assert burnt(s) == "eb"
    assert scores(s) == [9, 0]


@pytest.mark.golden("contrivance", "C7")
def test_a_chain_with_two_lowest() -> None:
    s = game("eb1> ed6> ec1<", "")
    assert burnt(s) == "eb ec"
    assert scores(s) == [6, 0]


@pytest.mark.golden("contrivance", "C8")
def test_a_chain_of_equals() -> None:
    s = game("eb2> ed2> ec2<", "")
    assert burnt(s) == "eb ed ec"


@pytest.mark.golden("contrivance", "C9")
def test_alone_it_burns() -> None:
    s = game("ed6>", "")
    assert burnt(s) == "ed"
    assert scores(s) == [0, 0]


@pytest.mark.golden("contrivance", "C10")
@pytest.mark.parametrize("row", ["ec3> eb1>", "ec3> eb1^", "ec3< eb1<", "ec3^ eb1<"])
def test_one_rivet_is_not_enough(row: str) -> None:
    s = game(row, "")
    assert trial(s).links == []
    assert burnt(s) == "ec eb"


@pytest.mark.golden("contrivance", "C11")
def test_the_top_row_and_the_bottom_row_touch() -> None:
    s = game("- ec3^", "", "- ra0v")
    assert trial(s).sets == [[1, 11]]
    assert burnt(s) == "ra"
    assert [link["wraps"] for link in s.view()["links"]] == [True]


@pytest.mark.golden("contrivance", "C12")
def test_a_row_without_a_builder_is_not_there() -> None:
    """Three players use three rows: below the third lies the first."""
    s = game("ec3^", "mc3v", "ra0v")
    assert len(s.state.squares) == 15
    assert trial(s).links == [(10, 0)]
    assert burnt(game("", "", "ra0v")) == "ra"


@pytest.mark.golden("contrivance", "C13")
def test_values_stay_between_0_and_6() -> None:
    up = game("ec5>", "", hand=["plus-3", *THREE]).play_all("play plus-3", "tile engineer-c", "done")
    assert rows(up)[0] == "ec6> - - - -"
    down = game("ec1>", "", hand=["minus-2", *THREE]).play_all("play minus-2", "tile engineer-c", "done")
    assert rows(down)[0] == "ec0> - - - -"


def switched(damage: int, card: str) -> testing.TestSession:
    s = game("ec3> eb1<", "", hand=THREE[:], damage=damage, deck=["move", card], safe=0, phase="draw")
    return s.play_all("draw")


@pytest.mark.golden("contrivance", "C14")
def test_damage_0_ends_it_with_bonuses() -> None:
    s = switched(2, "on-minus-2")
    assert s.state.damage == 0
    assert s.outcome is not None and s.outcome.reason == "repaired"
    assert s.view()["end"]["bonuses"] is True


@pytest.mark.golden("contrivance", "C15")
def test_damage_below_0_ends_it_with_bonuses() -> None:
    s = switched(2, "on-minus-3")
    assert s.state.damage == -1
    assert s.outcome is not None and s.outcome.reason == "repaired"
    assert s.view()["end"]["bonuses"] is True


@pytest.mark.golden("contrivance", "C16")
def test_damage_9_goes_on() -> None:
    s = switched(8, "on-plus-1")
    assert (s.state.damage, s.outcome, s.active) == (9, None, (1,))


@pytest.mark.golden("contrivance", "C17")
def test_damage_10_ends_it_without_bonuses() -> None:
    s = switched(8, "on-plus-2")
    assert s.state.damage == 10
    assert s.outcome is not None and s.outcome.reason == "irreparable"
    assert s.view()["end"]["bonuses"] is False


@pytest.mark.golden("contrivance", "C18")
def test_a_switch_on_ends_the_turn_at_once() -> None:
    s = game("ec3>", "", hand=["move", "rotate"], deck=["move", "on-minus-1"], safe=0, phase="draw").play_all("draw")
    assert s.state.hands[0] == ["move", "rotate"]
    assert (s.state.damage, s.active, s.state.deck) == (5, (1,), ["move"])
    assert s.state.discard == ["on-minus-1"]


@pytest.mark.golden("contrivance", "C19")
def test_a_redraw_may_be_a_switch_on() -> None:
    s = game("ec3>", "", deck=["move", "on-minus-1"], safe=0).play_all("discard rotate", "draw")
    assert s.state.hands[0] == ["move", "swap-component", "swap-points"]
    assert (s.state.damage, s.active) == (5, (1,))
    assert s.state.discard == ["rotate", "on-minus-1"]


MECHANIC = ("md6^ ma1^ ec3> eb3<", "")  # a loose 6 and a loose 1, two of the own type


@pytest.mark.golden("contrivance", "C20")
def test_the_mechanic_repairs() -> None:
    s = game(*MECHANIC, builders="me", hand=THREE[:], phase="draw", damage=2, deck=["on-minus-2"], contrivance=0)
    s.play_all("draw")
    row = s.view()["end"]["table"][0]
    assert s.view()["contrivance"]["number"] == 2
    assert (row["own"], row["enough"], row["bonus"]) == (2, True, 7)


@pytest.mark.golden("contrivance", "C20")
def test_own_tiles_count_whether_they_burn_or_not() -> None:
    """One of the two Mechanic tiles survives, and the 6 and the 1 that burn alone are not both Mechanic's."""
    workbench = ("md6^ mc3> eb1< ec1^", "")
    s = game(*workbench, builders="me", hand=THREE[:], phase="draw", damage=2, deck=["on-minus-2"], contrivance=0)
    s.play_all("draw")
    row = s.view()["end"]["table"][0]
    assert (row["own"], row["score"], row["bonus"], row["total"]) == (2, 3, 7, 10)


@pytest.mark.golden("contrivance", "C21")
def test_beyond_repair_there_is_no_bonus() -> None:
    s = game(*MECHANIC, builders="me", hand=THREE[:], phase="draw", damage=8, deck=["on-plus-2"], contrivance=0)
    s.play_all("draw")
    assert s.state.damage == 10
    assert [row["bonus"] for row in s.view()["end"]["table"]] == [0, 0]


@pytest.mark.golden("contrivance", "C22")
def test_the_regulator_reclaims() -> None:
    workbench = ("ra0^ ea0^ ma0> eb0<", "", "")
    s = game(*workbench, builders="rem", hand=THREE[:], phase="draw", damage=1, deck=["on-minus-1"], contrivance=2)
    s.play_all("draw")
    assert s.view()["contrivance"]["number"] == 1
    assert s.view()["end"]["table"][0]["bonus"] == 8  # four zeros here
    three = game("ra0^ ea0^ ma0^ eb3^", "", "", builders="rem", hand=THREE[:], phase="draw", damage=1,
                 deck=["on-minus-1"], contrivance=2)  # fmt: skip
    assert three.play_all("draw").view()["end"]["table"][0]["bonus"] == 6


@pytest.mark.golden("contrivance", "C23")
def test_the_intendent_repurposes() -> None:
    workbench = ("ia0^ ib1^", "ea0^ ic0<")
    s = game(*workbench, builders="ie", hand=THREE[:], phase="draw", damage=1, deck=["on-minus-1"], contrivance=0)
    s.play_all("draw")
    assert s.view()["end"]["table"][0]["bonus"] == 4


@pytest.mark.golden("contrivance", "C24")
def test_the_assembler_reinstalls_what_lies_elsewhere() -> None:
    workbench = ("aa0^", "ac3^")
    s = game(*workbench, builders="ae", hand=THREE[:], phase="draw", damage=1, deck=["on-minus-1"], contrivance=2)
    s.play_all("draw")
    mine, other = s.view()["end"]["table"]
    assert (mine["score"], mine["bonus"], mine["total"]) == (0, 3, 3)
    assert (other["score"], other["bonus"], other["total"]) == (0, 0, 0)


@pytest.mark.golden("contrivance", "C25")
def test_swapping_points_moves_nothing_else() -> None:
    s = game("ed6> ea0^", "ma0<", hand=FULL_HAND[:])
    s.play_all("play swap-points", "tile engineer-double", "tile mechanic-a", "done")
    assert rows(s) == ["ed0> ea0^ - - -", "ma6< - - - -"]


@pytest.mark.golden("contrivance", "C26")
def test_the_fifth_squares_wait_for_configuration() -> None:
    s = testing.session("contrivance", seats=3)
    s.play(s.active[0], s.prompt(s.active[0]).choices[0].move)
    assert moves(s) == [f"put {row} {column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    with pytest.raises(IllegalMove):
        s.play_all("put 1 5")
    s = game("ec3> eb1<", "").play_all("play move", "tile engineer-c")
    assert "put 1 5" in moves(s)
    s.play_all("put 1 5", "done")
    assert rows(s)[0] == "- eb1< - - ec3>"


def test_every_golden_case_has_its_test() -> None:
    tests = [value for name, value in globals().items() if name.startswith("test_")]
    ids = {mark.args[1] for test in tests for mark in getattr(test, "pytestmark", ()) if mark.name == "golden"}
    assert ids == {f"C{number}" for number in range(1, 27)}
