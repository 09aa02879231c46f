"""The worked examples of the rulebook and of what follows from it: T1 to T24 of RULES.md."""

import pytest

from tests.transecopia.positions import (
    access,
    at,
    characters,
    deploy,
    hand,
    moves,
    nothing_for,
    parts,
    position,
    producing,
    seat_of,
    stores,
    told,
    upgrade,
)
from utopiary.games.transecopia import ranking
from utopiary.games.transecopia.data import UPSIDE_DOWN, ZONES
from utopiary.games.transecopia.production import enough
from utopiary.testing import TestSession


@pytest.mark.golden("transecopia", "T1")
def test_where_prismatic_dice_may_go() -> None:
    holly = (2, 3, 24, 34)  # two normal dice, a green and a blue one
    s = position(4, dice=[holly, (), (), ()], tray=[holly, (), (), ()])
    legal = {zone for move in moves(s, 0) if move.startswith("place blue-4 ") for zone in move.split()[2:]}
    assert legal == {"mine", "cargo", "graveyard", "vessel", "acquisition", "crystals"}
    legal = {zone for move in moves(s, 0) if move.startswith("place green-4 ") for zone in move.split()[2:]}
    assert legal == {"crater", "cargo", "graveyard", "vessel", "acquisition", "crystals"}
    assert {move.split()[2] for move in moves(s, 0) if move.startswith("place 2 ")} == set(ZONES)

    s = deploy("2 iron, 3 iron, green-4 graveyard, blue-4 mine", "", "", "")
    assert moves(s) == ["salvage propeller", "salvage prismatic-propeller"]
    s.play(0, "salvage prismatic-propeller")
    assert s.state.parts[0] == parts(prismatic_propeller=1)
    assert s.state.copper[0] == 1


@pytest.mark.golden("transecopia", "T2")
def test_a_roll_off_with_all_tied_dice_and_another_for_the_second_place() -> None:
    mary, john, daniel = 0, 1, 2
    s = deploy("4 mine", "4 mine, blue-4 mine", "3 mine", "", rolls=(3, 3, 3, 5, 2))  # Mary, John, John's blue; again
    assert [(roll.round, roll.seat, roll.dice, roll.roll) for roll in s.state.rolloffs] == [
        (1, mary, (4,), 3),
        (1, john, (4,), 3),
        (1, john, (34,), 6),
        (2, mary, (4,), 5),
        (2, john, (4,), 2),
    ]
    places = {(result.seat, result.dice): result.place for result in s.state.results}
    assert places == {(john, (34,)): 0, (mary, (4,)): 1, (john, (4,)): 2, (daniel, (3,)): 3}
    assert s.state.copper == [1, 1, 0, 0]
    assert nothing_for(s) == [(john, "mine"), (daniel, "mine")]


@pytest.mark.golden("transecopia", "T3")
def test_parts_from_the_graveyard() -> None:
    s = deploy("1 graveyard, red-4 graveyard", "", "").play_all("salvage propeller")
    assert s.state.parts[0] == parts(porthole=1, propeller=1)


@pytest.mark.golden("transecopia", "T4")
def test_a_pair_on_the_alien_vessel_does_not_cancel_itself() -> None:
    anna, john, brandon = 0, 1, 2
    s = deploy("4 vessel, 4 vessel", "3 vessel, 3 vessel", "3 vessel")
    assert stores(s, anna) == (1, 1, 0, 0)  # 1 copper, and the iron of V Radiant
    assert stores(s, john) == stores(s, brandon) == (0, 0, 0, 0)
    assert nothing_for(s) == [(john, "vessel"), (john, "vessel"), (brandon, "vessel")]


@pytest.mark.golden("transecopia", "T5")
def test_every_die_in_acquisition_is_one_choice() -> None:
    s = deploy(
        "6 acquisition", "5 acquisition, 1 acquisition", "4 acquisition", "3 acquisition",
        iron=[9] * 4, copper=[9] * 4, astatine=[0] * 4, pool=(1, 1, 1),
    )  # fmt: skip
    order = []
    for move in ("decline", "buy 2", "decline", "decline", "access cyclical-crystal"):
        order.append(s.active[0])
        s.play_all(move)
    assert order == [0, 1, 2, 3, 1]
    assert (s.state.techs[1], s.state.access[1]) == ((1,), (1,))
    assert (s.state.iron[1], s.state.copper[1]) == (9 - 3 - 1, 9 - 1)


@pytest.mark.golden("transecopia", "T6")
def test_the_second_ship_slot_costs_an_astatine_more() -> None:
    john, mary = 0, 1
    s = deploy("", "5 acquisition", "", iron=[0, 1, 0], copper=[0, 1, 0], astatine=[0, 1, 0],
               pool=(4, 4, 4), **access(cyclical_crystal=(john,)))  # fmt: skip
    s.play(mary, "access cyclical-crystal")
    assert stores(s, mary) == (0, 0, 0, 0)
    assert s.state.access[0] == (john, mary)
    s = deploy("", "5 acquisition", "", iron=[0, 1, 0], copper=[0, 1, 0], **access(cyclical_crystal=(john,)))
    assert "access cyclical-crystal" not in [move for step in s.steps for move in step.move]
    assert s.state.access[0] == (john,)


@pytest.mark.golden("transecopia", "T7")
def test_prismatic_dice_are_chosen_in_rank_order() -> None:
    john, mary, daniel = 0, 1, 3
    s = deploy("6 crystals", "5 crystals", "4 crystals", "3 crystals")
    assert s.active == (john,)
    s.play_all("grow red", "grow green")
    assert s.active == (mary,)
    s.play_all("grow green", "grow blue")
    assert s.state.prisms == [(1, 2), (2, 3), (1, 3), ()]  # red and blue are left for Holly
    assert nothing_for(s) == [(daniel, "crystals")]


@pytest.mark.golden("transecopia", "T8")
def test_one_captain_alone_on_the_crystals_gets_all_dice_but_rolls_no_more() -> None:
    anna = 1  # next turn she has the card III: three dice
    s = deploy("", "2 crystals", "", "")
    assert s.state.prisms[anna] == (1, 1, 2, 2, 3, 3)
    assert (s.state.phase, s.active) == ("plan", (anna,))
    assert s.view(anna)["planning"]["dice"] == 3
    s.play_all("prism red", "prism blue", "roll")
    dice = s.state.dice[anna]
    assert [die // 10 for die in dice] == [0, 1, 3]
    s = deploy("", "2 crystals", "", "").play_all("prism red", "prism red", "prism blue")
    assert moves(s) == ["roll"]
    s.play_all("roll")
    assert [die // 10 for die in s.state.dice[anna]] == [1, 1, 3]
    assert s.state.prisms[anna] == ()  # only on this turn


MARY = at(4, 0, level=1, upgrades=upgrade("cf1"), parts=parts(porthole=1, pipes=1, aperture=1))
TECH_3, TECH_8 = 1, 6 + UPSIDE_DOWN


@pytest.mark.golden("transecopia", "T9")
def test_tech_amounts_are_met_separately() -> None:
    assert "build" not in moves(producing(**(MARY | at(4, 0, techs=(TECH_3, TECH_8), hands=hand("iron")))))
    s = producing(**(MARY | at(4, 0, techs=(TECH_3, TECH_8), hands=hand("tech-1"))))
    assert "build" in moves(s)
    s.play_all("build", "pay 3", "pay tech-1", "pay 8")
    assert s.state.level[0] == 2
    assert (s.state.techs[0], s.state.hands[0], s.state.parts[0]) == ((), (), parts())
    assert s.state.find_used == hand("tech-1")


@pytest.mark.golden("transecopia", "T10")
def test_several_tech_cards_are_added() -> None:
    s = producing(**(MARY | at(4, 0, techs=(0, 0, TECH_8))))
    s.play_all("build", "pay 2", "pay 2", "pay 8")
    assert s.state.level[0] == 2
    assert enough([2, 2, 8], (4, 7))
    assert not enough([3, 8], (4, 7))


@pytest.mark.golden("transecopia", "T11")
def test_two_players_stack_dice() -> None:
    reid, brandon = 0, 1
    s = deploy("3+4 mine", "6 mine")
    assert s.state.results[0] == (1, 0, reid, (3, 4), (("copper", 1),))
    assert s.state.results[1].place == 1
    assert s.view()["results"][0]["dice"][1]["value"] == 4
    s = deploy("3+4 mine", "6 mine", ready=False)
    assert s.view(reid)["captains"][reid]["deployed"][0]["value"] == 7
    assert s.view(brandon)["captains"][reid]["deployed"] is None


@pytest.mark.golden("transecopia", "T12")
def test_two_players_cancel_each_other_by_parity() -> None:
    s = deploy("4 vessel, 4 vessel", "2 vessel")
    assert stores(s, 0) == stores(s, 1) == (0, 0, 0, 0)
    assert nothing_for(s) == [(0, "vessel"), (0, "vessel"), (1, "vessel")]


@pytest.mark.golden("transecopia", "T13")
def test_two_players_with_other_parities_are_both_unique() -> None:
    s = deploy("4 vessel, 4 vessel", "3 vessel")
    assert stores(s, 0) == (1, 1, 0, 0)
    assert stores(s, 1) == (0, 1, 0, 0)


@pytest.mark.golden("transecopia", "T14")
def test_the_gem_of_purity_raises_all_dice() -> None:
    daniel = 0
    s = position(4, phase="adjust", seat=daniel, dice=[(1, 3, 5), (), (), ()], astatine=[1, 0, 0, 0],
              **access(gem_of_purity=(daniel,)))  # fmt: skip
    s.play_all("purify")
    assert s.state.dice[daniel] == (2, 4, 6)
    assert s.state.astatine[daniel] == 0
    assert "purify" not in moves(s)


def intimidated(rolls: tuple[int, ...]) -> TestSession:
    """Seat 0, the Intimidator, and seat 1 have two equal dice each in the Crater."""
    return deploy(
        "4 crater, 4 crater", "4 crater, 4 crater", "",
        rolls=rolls, iron=[0, 2, 0], astatine=[0, 1, 0], **characters(3, syndicate_intimidator=0),
    )  # fmt: skip


@pytest.mark.golden("transecopia", "T15")
def test_a_captain_who_beats_the_intimidator_twice_pays_or_gives_up_the_second_place() -> None:
    s = intimidated((2, 1, 6, 5))
    assert (s.state.phase, s.active) == ("demand", (1,))
    assert moves(s) == ["appease iron", "appease astatine", "concede"]
    paid = intimidated((2, 1, 6, 5)).play_all("appease iron")
    assert (paid.state.iron[0], paid.state.iron[1]) == (2, 0)
    assert [entry.seat for entry in paid.state.ranking] == [1, 1, 0, 0]
    paid = intimidated((2, 1, 6, 5)).play_all("appease astatine")
    assert (paid.state.astatine[0], paid.state.astatine[1]) == (1, 0)
    s.play_all("concede")
    assert [entry.seat for entry in s.state.ranking] == [1, 0, 0, 1]
    s.play_all("take astatine", "take astatine")
    assert s.active == (0,)
    s.play_all("take astatine")
    assert (s.state.astatine[0], s.state.astatine[1]) == (1, 3)


@pytest.mark.golden("transecopia", "T16")
@pytest.mark.parametrize(
    ("rolls", "ranks"), [((6, 1, 5, 2), [0, 1, 1, 0]), ((6, 4, 5, 1), [0, 1, 0, 1]), ((5, 4, 6, 1), [1, 0, 0, 1])]
)
def test_sharing_places_with_the_intimidator_means_to_pay_or_to_get_nothing(
    rolls: tuple[int, ...], ranks: list[int]
) -> None:
    s = intimidated(rolls)
    assert [entry.seat for entry in s.state.ranking] == ranks
    assert s.state.phase == "demand"
    assert ranking.conceded(s.state) == max(place for place in (0, 1) if ranks[place] == 1)
    s.play_all("concede")
    assert [entry.seat for entry in s.state.ranking[:2]] == [0, 0]
    s.play_all("take astatine", "take astatine", "take astatine")
    assert (s.state.astatine[0], s.state.astatine[1]) == (3, 1)


@pytest.mark.golden("transecopia", "T17")
def test_every_die_in_the_iron_cluster_gets_iron() -> None:
    s = deploy("6 iron, 5 iron, 1 iron", "4 iron, 3 iron", "2 iron", "1 iron")
    assert s.state.iron == [3 + 2 + 1, 1 + 1, 1, 1]
    assert nothing_for(s) == []


@pytest.mark.golden("transecopia", "T18")
def test_no_captain_rolls_more_than_six_dice() -> None:
    s = position(4, phase="plan", seat=1, level=[0, 1, 0, 0], lights=[0, 3, 0, 0])
    assert s.view(1)["planning"]["dice"] == 4
    s.play_all("light", "light")
    assert s.view(1)["planning"]["dice"] == 6
    assert moves(s) == ["roll"]
    s.play_all("roll")
    assert len(s.state.dice[1]) == 6
    assert s.state.lights[1] == 1


@pytest.mark.golden("transecopia", "T19")
def test_light_cards_go_to_the_right() -> None:
    s = deploy("", "", "", "")
    assert s.state.turn == 2
    assert [captain["light"]["card"] for captain in s.view()["captains"]] == ["iv", "iii", "ii", "v"]


@pytest.mark.golden("transecopia", "T20")
def test_two_on_the_crystals_share_six_dice() -> None:
    s = deploy("6 crystals", "5 crystals", "", "").play_all("grow red", "grow red")
    assert s.active == (1,)
    s.play_all("grow green", "grow blue")
    assert s.state.prisms[:2] == [(1, 1, 2, 3), (2, 3)]


@pytest.mark.golden("transecopia", "T21")
def test_few_players_claim_four_prismatic_dice() -> None:
    s = deploy("3 crystals", "", "")
    assert moves(s) == ["grow red", "grow green", "grow blue"]
    s.play_all("grow blue", "grow red", "grow red", "grow blue")
    assert s.state.prisms[0] == (1, 1, 3, 3)
    assert s.state.phase == "plan"


@pytest.mark.golden("transecopia", "T22")
def test_artifacts_and_fragments_break_the_tie() -> None:
    x, y = 0, 1
    s = producing(
        seat=3, level=[3, 3, 0, 0], astatine=[9, 0, 0, 0],
        fragments=[1, 3, 0, 0], **access(derelict_icon=(x, y), tablet_of_change=(x,)),
    )  # fmt: skip
    s.play_all("done")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners, s.outcome.scores) == ("relics", (y,), (3, 3, 0, 0))


@pytest.mark.golden("transecopia", "T23")
def test_the_field_researcher_buys_parts_cheaper() -> None:
    s = producing(astatine=[7, 0, 0, 0], **characters(4, field_researcher=0))
    s.play_all("produce porthole", "produce prismatic-gear")
    assert s.state.astatine[0] == 7 - 2 - 5
    assert s.state.parts[0] == parts(porthole=1, prismatic_gear=1)


@pytest.mark.golden("transecopia", "T24")
def test_the_field_researcher_gets_iron_for_astatine_spent_in_acquisition() -> None:
    s = deploy("5 acquisition", "", "", iron=[0] * 3, copper=[1, 0, 0], astatine=[1, 0, 0], pool=(4, 4, 4),
               **characters(3, field_researcher=0), **access(derelict_gem=(1,)))  # fmt: skip
    s.play_all("access derelict-gem")
    assert stores(s, 0)[:3] == (1, 0, 0)
    assert [seat_of(args["captain"]) for args in told(s, "gained")] == [0]
