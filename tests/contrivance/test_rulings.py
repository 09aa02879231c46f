"""The rulings of RULES.md; those about tables are in test_data.py."""

from typing import Any

import pytest

from tests.contrivance.positions import FULL_HAND, all_cards, burnt, game, moves, rows, scores, trial
from utopiary import GAMES, IllegalMove, testing
from utopiary.games.contrivance.state import CARDS

SEATS = range(2, 7)
GAME = GAMES.find("contrivance")
PAIR = ("ec3> eb1<", "")

# --- reconstruction --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rivets", "arrow", "edges"),
    [
        ("opposite", "^", ["up", "down"]),
        ("opposite", ">", ["right", "left"]),
        ("opposite", "v", ["up", "down"]),
        ("opposite", "<", ["right", "left"]),
        ("adjacent", "^", ["up", "right"]),
        ("adjacent", ">", ["right", "down"]),
        ("adjacent", "v", ["down", "left"]),
        ("adjacent", "<", ["up", "left"]),
    ],
)
def test_c4_the_rivets_of_a_double(rivets: str, arrow: str, edges: list[str]) -> None:
    assert game(f"ed6{arrow}", "", rivets=rivets).view()["rows"][0]["squares"][0]["rivets"] == edges


@pytest.mark.parametrize("rivets", ["opposite", "adjacent"])
def test_c4_the_rivets_of_a_single(rivets: str) -> None:
    squares = game("ea0^ eb1> ec3v ma0<", "", rivets=rivets).view()["rows"][0]["squares"]
    assert [tile["rivets"] for tile in squares[:4]] == [["up"], ["right"], ["down"], ["left"]]


def test_c4_the_option_makes_other_chains() -> None:
    bent = ("ed6> eb1<", "ec3^", "")
    assert trial(game(*bent, rivets="adjacent")).sets == [[0, 1, 5]]
    assert trial(game(*bent, rivets="opposite")).sets == [[0, 1]]


def test_c4_the_option_is_chosen_before_the_game() -> None:
    s = testing.session("contrivance", options={"rivets": "adjacent"})
    assert s.view()["rows"][0]["stock"][0]["rivets"] == ["up", "right"]


# --- d1-d6: the end, and sets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "card", "ends"),
    [
        (1, "on-minus-1", "repaired"),
        (3, "on-minus-3", "repaired"),
        (2, "on-minus-1", None),
        (7, "on-plus-2", None),
        (7, "on-plus-3", "irreparable"),
        (9, "on-plus-1", "irreparable"),
        (9, "on-minus-1", None),
    ],
)
def test_d1_when_it_ends(damage: int, card: str, ends: str | None) -> None:
    s = game(*PAIR, hand=["move"], phase="draw", damage=damage, deck=["move", card], safe=0).play_all("draw")
    assert (s.outcome and s.outcome.reason) == ends


def test_d2_d3_only_the_lowest_of_a_set_burn() -> None:
    assert burnt(game("eb1> ed6> md2> ec3<", "")) == "eb"
    assert burnt(game("eb2> ed6> md2> ec3<", "")) == "eb md"
    assert burnt(game("eb2> ed2> md2> ec2<", "")) == "eb ed md ec"


def test_d4_types_do_not_matter_for_interlocking() -> None:
    s = game("mc3> rb1<", "", "")
    assert scores(s) == [3, 0, 0]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_d5_round_both_mats(seats: int) -> None:
    assert trial(game("ec3^", *[""] * (seats - 2), "eb1v")).sets == [[0, 5 * (seats - 1)]]
    assert trial(game("", "", "ec3v", "eb1^", *[""] * (seats - 4))).sets == [[10, 15]]


def test_d6_two_rows_touch_twice() -> None:
    assert trial(game("ec3v", "eb1^")).links == [(0, 5)]
    assert trial(game("ec3^", "eb1v")).links == [(5, 0)]
    s = game("ed6^", "md5^")
    assert trial(s).links == [(0, 5), (5, 0)]
    assert trial(s).sets == [[0, 5]]
    assert [link["wraps"] for link in s.view()["links"]] == [False, True]
    assert scores(s) == [6, 0]


# --- d7-d9: tools ----------------------------------------------------------------------------------------------------


def test_d7_part_of_a_card_may_be_lost_but_not_all() -> None:
    s = game("ed6> ec5<", "ma0^", hand=["plus-3", "minus-3", "move", "move"])
    assert moves(s.play_all("play plus-3")) == ["tile engineer-c", "tile mechanic-a"]
    s.undo()
    assert moves(s.play_all("play minus-3")) == ["tile engineer-double", "tile engineer-c"]


def test_d7_a_card_without_any_effect_cannot_be_played() -> None:
    s = game("ed6> ec6<", "", hand=["plus-1", "minus-1", "move", "move"])
    assert "play plus-1" not in moves(s)
    assert "discard plus-1" in moves(s)
    assert "play minus-1" in moves(s)
    assert "play minus-1" not in moves(game("ea0> eb0<", "", hand=["plus-1", "minus-1", "move", "move"]))


def test_as_d7_equal_values_cannot_be_swapped() -> None:
    s = game("ec3> mc3<", "ea0^").play_all("play swap-points", "tile engineer-c")
    assert moves(s) == ["tile engineer-a"]
    assert "play swap-points" not in moves(game("ec3> mc3<", ""))


def test_d8_which_card_is_taken_is_chance() -> None:
    hands = [["take-a-tool", "move", "move", "move"], ["rotate", "swap-points", "plus-1", "plus-2"]]
    taken = set()
    for number in range(40):
        s = game(*PAIR, hands=[hand[:] for hand in hands])
        s.state.rng = testing.Scripted(number)
        s.play_all("play take-a-tool", "rob mechanic")
        taken |= set(s.state.hands[0])
    assert taken == {"move", "rotate", "swap-points", "plus-1", "plus-2"}


def test_d8_an_empty_hand_cannot_be_robbed() -> None:
    thief = ["take-a-tool", "move", "move", "move"]
    assert "play take-a-tool" not in moves(game(*PAIR, hands=[thief[:], []]))
    s = game(*PAIR, "", hands=[thief[:], [], ["move"]]).play_all("play take-a-tool")
    assert moves(s) == ["rob regulator"]


def test_d8_the_taken_card_is_a_secret_of_two() -> None:
    hands = [["take-a-tool", "move", "move", "move"], ["plus-3"] * 4, ["rotate"] * 4]
    s = game(*PAIR, "", hands=hands)
    s.play_all("play take-a-tool", "rob mechanic")
    assert "plus-3" in s.view(0)["hand"]
    assert s.view(1)["hand"] == ["plus-3"] * 3
    assert "plus-3" not in str([line.text for line in s.log(2)])
    assert "plus-3" not in str([line.text for line in s.log(None)])


def test_d9_a_switch_on_stays_in_the_pile() -> None:
    hand = ["redraw-a-tool", "move", "move", "move"]
    assert "play redraw-a-tool" not in moves(game(*PAIR, hand=hand[:], discard=["on-plus-1"]))
    assert "play redraw-a-tool" not in moves(game(*PAIR, hand=hand[:]))
    s = game(*PAIR, hand=hand[:], discard=["on-plus-1", "plus-1"]).play_all("play redraw-a-tool")
    assert moves(s) == ["fetch plus-1"]


def test_d9_the_card_does_not_fetch_itself() -> None:
    s = game(*PAIR, hand=["redraw-a-tool", "move", "move", "move"], discard=["plus-1"]).play_all("play redraw-a-tool")
    assert "fetch redraw-a-tool" not in moves(s)
    s.play_all("fetch plus-1")
    assert "redraw-a-tool" not in s.state.discard
    s.play_all("done")
    assert s.state.discard[-1] == "redraw-a-tool"


# --- d10-d13: turns --------------------------------------------------------------------------------------------------


def test_d10_a_redrawn_switch_on_can_end_the_game() -> None:
    s = game(*PAIR, damage=1, deck=["on-minus-1"], safe=0).play_all("discard move", "draw")
    assert s.outcome is not None
    assert s.view()["end"]["by"] == 0


def test_d11_no_action_without_four_cards() -> None:
    s = game(*PAIR, hand=["move", "rotate", "swap-points"])
    assert moves(s) == ["discard move", "discard rotate", "discard swap-points", "pass"]


def test_d11_without_cards_to_draw_the_turn_goes_on_with_fewer() -> None:
    s = game(*PAIR, hand=["move"], phase="draw", deck=["rotate"], safe=1).play_all("draw")
    assert s.state.hands[0] == ["move", "rotate"]
    assert moves(s) == ["discard move", "discard rotate", "pass"]


def test_d11_an_empty_hand_can_only_pass() -> None:
    assert moves(game(*PAIR, hands=[[], []], deck=[], phase="act", passes=2)) == ["pass"]


def test_d12_an_empty_deck_is_made_from_the_discard_pile() -> None:
    s = game(*PAIR, hand=["move"], phase="draw", deck=["rotate"], discard=["plus-1", "plus-2", "plus-3"], safe=1)
    before = all_cards(s.state)
    events = s.play(0, "draw")
    assert "contrivance.reshuffled" in [event.text.id for event in events]
    assert all_cards(s.state) == before
    assert (len(s.state.hands[0]), len(s.state.deck), s.state.discard, s.state.safe) == (4, 1, [], 0)


def test_d12_the_new_deck_is_shuffled() -> None:
    pile = ["plus-1", "plus-2", "plus-3", "minus-1", "minus-2", "minus-3"]
    decks = set()
    for number in range(10):
        s = game(*PAIR, hand=FULL_HAND[:3], phase="draw", deck=[], discard=pile[:], safe=0)
        s.state.rng = testing.Scripted(number)
        s.play_all("draw")
        decks.add(tuple(s.state.deck))
    assert len(decks) > 5


def test_d12_switch_ons_come_again() -> None:
    s = game(*PAIR, hand=["move"], phase="draw", deck=[], discard=["on-plus-1"], safe=0).play_all("draw")
    assert (s.state.damage, s.state.discard, s.active) == (7, ["on-plus-1"], (1,))


@pytest.mark.parametrize("seats", SEATS)
def test_d12_the_game_ends_before_the_deck_does(seats: int) -> None:
    for number in range(4):
        for state in testing.playout(GAME, seats, f"d12 {number}"):
            assert state.deck or state.phase == "over"


@pytest.mark.parametrize("seats", SEATS)
def test_d13_after_a_round_of_passes_the_next_builder_has_to_redraw(seats: int) -> None:
    s = game(*PAIR, *[""] * (seats - 2), deck=["plus-1"] * 5, safe=5)
    for _ in range(seats):
        assert not s.view()["must_redraw"]
        s.play_all("pass")
    assert s.view()["must_redraw"]
    assert moves(s) == [f"discard {card}" for card in FULL_HAND]
    assert s.prompt(0).rule == "passing"
    s.play_all("discard move", "draw")
    assert "pass" in moves(s)
    assert s.state.passes == 0


def test_d13_an_action_in_between_breaks_the_round() -> None:
    s = game(*PAIR).play_all("pass", "play rotate", "tile engineer-c", "face up", "done")
    assert s.state.passes == 0
    assert "pass" in moves(s)


def test_as_d13_redrawing_a_redraw_is_a_pass() -> None:
    """Otherwise two such cards would go to and fro for ever, and no card would leave the deck."""
    hands = [["redraw-a-tool", "move", "move", "move"], FULL_HAND[:]]
    s = game(*PAIR, hands=hands, discard=["redraw-a-tool", "plus-1"])
    s.play_all("play redraw-a-tool", "fetch redraw-a-tool", "done")
    assert s.state.passes == 1
    s.play_all("pass")
    assert s.view()["must_redraw"]
    s = game(*PAIR, hands=hands, discard=["redraw-a-tool", "plus-1"], passes=1)
    s.play_all("play redraw-a-tool", "fetch plus-1", "done")
    assert s.state.passes == 0


@pytest.mark.parametrize("seats", SEATS)
def test_d13_no_game_goes_on_for_ever(seats: int) -> None:
    """Every seat redraws a redraw where possible, else passes, else takes the first choice."""
    wanted = ("fetch redraw-a-tool", "play redraw-a-tool", "pass", "done")
    s = testing.session("contrivance", seats=seats)
    while s.active:
        offered = moves(s)
        s.play_all(next((move for move in wanted if move in offered), offered[0]))
        assert s.length < 2_000


# --- d14-d22 ---------------------------------------------------------------------------------------------------------


def test_d14_a_rotation_turns() -> None:
    s = game(*PAIR).play_all("play rotate", "tile engineer-c")
    assert moves(s) == ["face up", "face down", "face left"]


def test_d15_a_move_moves() -> None:
    s = game(*PAIR).play_all("play move", "tile engineer-c")
    assert "put 1 1" not in moves(s)


def test_d16_at_least_and_burnt_ones_too() -> None:
    s = game("ea0> eb1^ ec5> mc4<", "", hand=["move"], phase="draw", damage=1, deck=["on-minus-1"], contrivance=0)
    row = s.play_all("draw").view()["end"]["table"][0]
    assert (row["own"], row["enough"], row["bonus"]) == (3, True, 4)


def ended(*lines: str, **fields: Any) -> testing.TestSession:
    usual: dict[str, Any] = {"hand": ["move"], "phase": "draw", "damage": 8, "deck": ["on-plus-2"], "safe": 0}
    return game(*lines, **{**usual, **fields}).play_all("draw")


def test_d18_first_more_survivors() -> None:
    s = ended("ed6> eb1<", "mc3> md3> ma0<")
    assert s.outcome == ("irreparable", (6, 6), (1,))


def test_d18_then_more_own_tiles() -> None:
    s = ended("ec3> ma0<", "mc3> mb1<")
    assert s.outcome == ("irreparable", (3, 3), (1,))


def test_d18_then_it_is_shared() -> None:
    s = ended("ec3> eb1<", "mc3> mb1<")
    assert s.outcome == ("irreparable", (3, 3), (0, 1))


def test_d18_purists_share_at_once() -> None:
    s = ended("ed6> eb1<", "mc3> md3> ma0<", tie="shared")
    assert s.outcome == ("irreparable", (6, 6), (0, 1))


def test_d18_points_come_before_everything() -> None:
    s = ended("ed6> ma0<", "mc3> md2> eb1<")
    assert s.outcome == ("irreparable", (6, 5), (0,))


@pytest.mark.parametrize("seats", SEATS)
def test_d19_any_seat_may_be_first(seats: int) -> None:
    firsts = {testing.session("contrivance", seats=seats, seed=f"S{number}").active[0] for number in range(60)}
    assert firsts == set(range(seats))


def test_d20_an_ability_is_always_used() -> None:
    s = game("ec5> mc4<", "", hand=["move"], phase="draw", damage=1, deck=["on-minus-1"], contrivance=2)
    s.play_all("draw")
    assert s.outcome is not None
    assert s.outcome.scores == (9, 0)


def test_d21_tiles_of_one_type_in_one_row_can_be_swapped() -> None:
    s = game("eb1> ec3<", "").play_all("play swap-component", "tile engineer-b", "tile engineer-c", "done")
    assert rows(s)[0] == "ec3< eb1> - - -"


def test_d22_open_squares() -> None:
    s = game(*PAIR, "").play_all("play move", "tile engineer-c")
    assert moves(s) == [
        "put 1 3",
        "put 1 4",
        "put 1 5",
        *(f"put {row} {column}" for row in (2, 3) for column in range(1, 6)),
    ]
    for square in ("put 1 2", "put 4 1", "put 1 6", "put 0 1"):
        with pytest.raises(IllegalMove):
            s.play_all(square)


# --- the order of hands ----------------------------------------------------------------------------------------------


def test_hands_tell_nothing_about_which_card_came_last() -> None:
    for state in testing.playout(GAME, 3, "sorted"):
        for hand in state.hands:
            assert hand == sorted(hand, key=CARDS.index)
