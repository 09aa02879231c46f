"""The rulings d1 to d35, c5, c6 and a1 to a8 of RULES.md."""

from typing import Any

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
from utopiary import GAMES, testing
from utopiary.core.game import Tell
from utopiary.games.transecopia import resolving, resources, rules, tech_cards
from utopiary.games.transecopia.data import EMPTY, FIND_CARDS, FRAGMENT, LAST_TURN, LIGHT_TOKENS, UPSIDE_DOWN

GAME = GAMES.find("transecopia")
HIM = characters(4, syndicate_intimidator=0)


def resolve_placed(s: testing.TestSession, *placed: tuple[tuple[int, tuple[int, ...]], ...]) -> testing.TestSession:
    """Resolve deployments that no moves could have made."""
    s.state.placed[:] = list(placed)
    s.state.tray[:] = [()] * len(placed)
    for seat in range(len(placed)):
        s.play(seat, "ready")
    return s


def test_d1_the_intimidator_gets_two_iron_or_one_astatine() -> None:
    s = deploy("5 crystals", "5 crystals", "", "", rolls=(1, 6), iron=[0, 2, 0, 0], **HIM)
    assert moves(s) == ["appease iron", "concede"]
    s.play_all("appease iron")
    assert s.state.iron == [2, 0, 0, 0]
    assert [entry.seat for entry in s.state.ranking] == [1, 0]


def test_d2_one_unique_die_on_the_vessel_brings_copper() -> None:
    s = deploy("4 vessel", "3 vessel, 5 vessel", "5 vessel")
    assert [stores(s, seat) for seat in range(3)] == [(0, 1, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0)]


def test_d3_a_pair_is_two_unique_dice() -> None:
    assert stores(deploy("2 vessel, 2 vessel", "", ""), 0) == (1, 1, 0, 0)


def test_d4_derelicts_pay_for_every_unresolved_die() -> None:
    s = deploy("5 vessel, red-5 vessel", "5 vessel", "", **access(derelict_icon=(0,), derelict_gem=(0,)))
    assert stores(s, 0)[:3] == (2, 0, 1)


def test_d5_a_die_that_declines_in_acquisition_pays_nothing() -> None:
    s = deploy("5 acquisition", "", "", copper=[1, 0, 0], **access(derelict_icon=(0,))).play_all("decline")
    assert nothing_for(s) == [(0, "acquisition")]
    assert stores(s, 0) == (0, 1, 0, 0)


def test_d6_parts_are_bought_in_production_in_any_number() -> None:
    s = producing(astatine=[9, 0, 0, 0]).play_all("produce gear", "produce gear", "produce gear")
    assert s.state.parts[0] == parts(gear=3)
    own = at(4, 0, upgrades=upgrade("bm6"), parts=parts(pipes=1), techs=(1,), astatine=3)
    s = producing(**own)
    assert "build" not in moves(s)
    assert "build" in moves(s.play_all("produce gear"))


def test_d7_one_upgrade_a_turn() -> None:
    plenty = {"parts": (3,) * 9, "techs": (6, 6, 6, 6), "upgrades": upgrade("bm6")}
    s = producing(**at(4, 0, **plenty)).play_all("build", "pay 6")
    assert s.state.level[0] == 1
    assert "build" not in moves(s)


def test_d8_dice_stay_within_their_faces() -> None:
    s = position(4, phase="adjust", seat=0, waiting=(), dice=[(1, 6, 14, 26), (), (), ()], astatine=[9, 0, 0, 0],
              **access(tablet_of_change=(0,), gem_of_purity=(0,)))  # fmt: skip
    assert [move for move in moves(s) if move.startswith("change")] == [
        "change 1 up", "change 6 down", "change red-4 up", "change green-6 down"
    ]  # fmt: skip
    assert s.play_all("purify").state.dice[0] == (2, 6, 15, 26)
    s = position(4, phase="adjust", seat=0, waiting=(), dice=[(6, 16), (), (), ()], astatine=[9, 0, 0, 0],
              **access(gem_of_purity=(0,)))  # fmt: skip
    assert moves(s) == ["keep"]  # it would change nothing


def test_d9_dice_beyond_the_limit_are_unresolved() -> None:
    s = resolve_placed(position(3, ready=[False] * 3), ((1, (3,)), (1, (6,))), ((1, (4,)),), ())
    assert s.state.copper == [1, 1, 0]
    assert [(result.seat, result.dice) for result in s.state.results if not result.gains] == [(0, (6,))]
    assert s.view()["results"][0]["place"] == 0  # before the ranks


def test_d10_no_roll_off_among_dice_of_one_captain() -> None:
    s = deploy("4 crater, 4 crater", "", "")
    assert s.state.rolloffs == ()
    assert s.active == (0,)


def test_d10_the_owner_says_which_of_tied_dice_acquires_first() -> None:
    rich = {"iron": [9, 0, 0], "copper": [9, 0, 0], "pool": (1, 5, 5)}
    s = deploy("5 acquisition, red-5 acquisition", "", "", **rich)
    assert [move for move in moves(s) if move.startswith("order")] == ["order red-5"]
    assert "buy 2" not in moves(s)
    s.play_all("order red-5")
    assert "buy 2" in moves(s)
    assert not any(move.startswith("order") for move in moves(s))  # and not back again
    s.play_all("buy 2", "buy 1")
    assert s.state.techs[0] == (1, 5)


def test_a5_of_a_captains_own_tied_dice_the_prismatic_one_stays_unresolved() -> None:
    s = deploy("6 mine", "5 mine, blue-5 mine", "", "", **access(derelict_gem=(1,)))
    assert stores(s, 1)[:3] == (0, 1, 1)


def test_d11_equal_rewards_need_no_roll_off() -> None:
    assert deploy("4 mine", "4 mine", "", "").state.rolloffs == ()
    assert deploy("6 iron, 5 iron, 2 iron", "2 iron", "2 iron", "").state.rolloffs == ()
    assert len(deploy("6 iron, 2 iron", "2 iron", "", "").state.rolloffs) >= 2
    assert len(deploy("5 mine", "4 mine", "4 mine", "").state.rolloffs) >= 2
    assert deploy("6 crater, 5 crater", "2 crater", "2 crater").state.rolloffs == ()


def test_d12_only_places_that_matter_are_rolled_for_again() -> None:
    s = deploy("4 mine", "4 mine", "4 mine", "", rolls=(5, 5, 2))
    assert len(s.state.rolloffs) == 3
    assert s.state.copper == [1, 1, 0, 0]
    s = deploy("4 mine", "4 mine", "4 mine", "", rolls=(5, 2, 2, 1, 3))
    assert [roll.round for roll in s.state.rolloffs] == [1, 1, 1, 2, 2]
    assert s.state.copper == [1, 0, 1, 0]


def test_d13_a_roll_off_does_not_change_the_die() -> None:
    s = deploy("1 crystals", "1 crystals", "", "", rolls=(6, 2), **characters(4, lutra_sentinel=0))
    assert s.state.lights[0] == 1


def test_d14_all_six_prismatic_dice_come_back_before_zone_8() -> None:
    s = deploy("red-6 crystals, red-5 cargo", "blue-5 crystals", "", "").play_all("take iron")
    assert len(s.state.offers) == 6


def test_d15_what_remains_of_the_crystals_goes_to_the_first() -> None:
    s = deploy("5 crystals", "4 crystals", "").play_all("grow red", "grow red", "grow blue", "grow blue")
    assert s.state.prisms == [(1, 1), (3, 3), ()]


def test_d16_a_stack_counts_as_one_die() -> None:
    s = deploy("3 mine", "", ready=False)
    s.state.tray[0] = (4,)
    assert "place 4 mine" not in moves(s, 0)
    assert "stack 4 mine 1" in moves(s, 0)
    assert not any(move.startswith("stack") for move in moves(deploy("3 mine", "", "", ready=False), 0))


@pytest.mark.parametrize(
    ("stack", "found"), [("1+4", ["aperture"]), ("1+red-4", ["aperture", "prismatic-aperture"]), ("3+4", [])]
)
def test_d16_stacks_in_the_graveyard(stack: str, found: list[str]) -> None:
    s = deploy(f"{stack} graveyard", "")
    if len(found) == 2:
        assert moves(s) == [f"salvage {part}" for part in found]
    elif found:
        assert s.state.parts[0] == parts(aperture=1)
    else:
        assert nothing_for(s) == [(0, "graveyard")]


def test_d16_the_top_die_decides_and_prismatic_dice_must_be_allowed() -> None:
    s = deploy("2 mine", "", ready=False)
    s.state.tray[0] = (14, 34)
    assert [move for move in moves(s, 0) if "mine" in move] == ["stack blue-4 mine 1"]
    pool = {"pool": (5, 5, 5), "copper": [9, 0]}
    assert "buy 1" in moves(deploy("2+red-4 acquisition", "", **pool))
    assert "buy 1" not in moves(deploy("red-4+2 acquisition", "", **pool))
    s = deploy("red-4+2 crystals", "2+red-4 crystals", rolls=(1, 1))  # a 1 of the normal die, a 4 of the red one
    assert [entry.seat for entry in s.state.ranking] == [1, 0]


def test_d17_two_dice_of_one_captain_and_one_parity_are_unique_together() -> None:
    assert stores(deploy("3 vessel, 5 vessel", "4 vessel"), 0) == (1, 1, 0, 0)


def test_d18_a_stack_on_the_vessel_has_the_parity_of_its_sum() -> None:
    s = deploy("3+4 vessel", "2+4 vessel")
    assert s.state.copper == [1, 1]
    assert deploy("3+4 vessel", "3+2 vessel").state.copper == [0, 0]


def test_d20_light_tokens_are_limited_and_resources_are_not() -> None:
    s = producing(lights=[0, LIGHT_TOKENS, 0, 0], **at(4, 0, hands=hand("light", "iron")))
    assert moves(s) == ["done", "use iron"]
    s = deploy("5 vessel, 4 vessel", "", "", lights=[0, 0, LIGHT_TOKENS], radiant=1, **access(derelict_icon=(0,)))
    assert stores(s, 0) == (1, 1, 0, 0)  # III Dim: no Light token is left, so that die is unresolved


def test_d21_a_part_that_is_sold_out_cannot_be_had() -> None:
    s = deploy("5 graveyard", "", "", parts=[parts(), parts(aperture=8), parts()])
    assert nothing_for(s) == [(0, "graveyard")]
    s = deploy("red-5 graveyard", "", "", parts=[parts(), parts(prismatic_aperture=3), parts()])
    assert s.state.parts[0] == parts(aperture=1)
    s = producing(astatine=[9, 0, 0, 0], **at(4, 1, parts=parts(gear=8)))
    assert "produce gear" not in moves(s)


def test_d22_discarded_tech_becomes_the_deck() -> None:
    s = deploy("5 acquisition", "", "", iron=[9, 0, 0], pool=(1, 1, 1), tech_deck=(), tech_used=(4, 4))
    s.play_all("buy 1")
    assert (s.state.pool, s.state.tech_deck, s.state.tech_used) == ((4, 1, 1), (4,), ())
    s = deploy("5 acquisition, 4 acquisition", "", "", iron=[9, 0, 0], pool=(1, 1, 1), tech_deck=(), tech_used=())
    s.play_all("buy 1")
    assert s.state.pool == (EMPTY, 1, 1)
    assert "buy 1" not in moves(s)
    assert s.view()["pool"][0] is None


def test_d22_an_improved_card_is_discarded_as_it_was() -> None:
    s = position(4)
    tech_cards.discard(s.state, (6 + UPSIDE_DOWN, 2))
    assert s.state.tech_used == (2, 6)


def test_c5_used_discovery_cards_become_the_deck() -> None:
    s = position(4, find_deck=(), find_used=(1, 2)).state
    resources.draw_find(s, Tell(0), 0)
    assert (len(s.find_deck), s.find_used, len(s.hands[0])) == (1, (), 1)


def test_a3_a_fragment_is_laid_open() -> None:
    s = deploy("5 crater", "", "", find_deck=(FRAGMENT, FRAGMENT)).play_all("take discovery", "take discovery")
    assert (s.state.hands[0], s.state.fragments) == ((), [2, 0, 0])
    assert s.view(1)["captains"][0]["fragments"] == 2
    assert s.state.phase == "deploy"  # no question about it


def test_a8_no_discovery_card_is_offered_when_none_is_left() -> None:
    none = {"find_deck": (), "find_used": (), "hands": [(), (), FIND_CARDS[16:]], "fragments": [0, 0, 16]}
    s = deploy("5 crater", "", "", **none)
    assert s.state.astatine[0] == 2
    s = deploy("5 cargo", "4 cargo", "3 cargo", **none)
    assert moves(s) == ["take iron", "take astatine"]
    s.play_all("take iron")
    assert s.state.astatine[1] == 1
    assert nothing_for(s) == [(2, "cargo")]


def test_d24_the_extra_astatine_goes_to_the_priest() -> None:
    own = access(derelict_gem=(3,)) | {"patron": "derelict-gem"} | characters(4, peggon_priest=3)
    rich = {"copper": [1, 1, 0, 0], "astatine": [1, 2, 0, 0], "pool": (4, 4, 4)}
    s = deploy("6 acquisition", "5 acquisition", "", "", **rich, **own)
    s.play_all("access derelict-gem", "access derelict-gem")
    assert s.state.astatine == [0, 0, 0, 3]
    assert s.state.access[0] == (3, 0, 1)
    s = deploy("6 acquisition", "", "", "", **rich, **(own | {"patron": ""})).play_all("access derelict-gem")
    assert s.state.astatine[3] == 0


def test_c6_an_artifact_has_two_or_three_slots_and_one_for_each_captain() -> None:
    rich = {"copper": [9] * 3, "iron": [9] * 3, "astatine": [9] * 3}
    s = deploy("6 acquisition", "", "", **rich, **access(derelict_gem=(1, 2), tablet_of_change=(0,)))
    assert not {"access derelict-gem", "access tablet-of-change"} & set(moves(s))
    rich = {"copper": [9] * 4, "iron": [9] * 4, "astatine": [9] * 4}
    s = deploy("6 acquisition", "", "", "", **rich, **access(derelict_gem=(1, 2))).play_all("access derelict-gem")
    assert s.state.astatine[0] == 9 - 2


def test_d25_the_priests_artifact_counts_in_the_tie() -> None:
    s = producing(seats=3, seat=2, level=[3, 3, 0], astatine=[5, 0, 0], patron="derelict-gem",
                  **access(derelict_gem=(1,)), **characters(3, peggon_priest=1))  # fmt: skip
    assert s.play_all("done").outcome == ("relics", (3, 3, 0), (1,))


def test_d26_nagas_card_does_not_count_to_the_pool() -> None:
    s = testing.session("transecopia", seats=2, first=0, radiant=0, seat=0)
    s.play_all("choose naga-agent", "choose lutra-sentinel")
    assert len([card for card in s.state.pool if card != EMPTY]) == 3
    assert s.view()["reserve"]["seat"] == 0


def sergeant(*dice: int, rolls: tuple[int, ...] = (), **fields: Any) -> testing.TestSession:
    own: dict[str, Any] = {"phase": "adjust", "seat": 0, "waiting": (), **characters(4, picetos_sergeant=0)}
    return position(4, dice=[dice, (), (), ()], rolls=rolls, **(own | fields))


def test_d27_a_new_set_may_be_rolled_again_but_not_the_rest_of_an_old_one() -> None:
    s = sergeant(5, 5, 5, 5, rolls=(2,), fresh=(5,)).play_all("rally 5", "mark 5", "reroll")
    assert s.state.dice[0] == (2, 5, 5, 5)
    assert moves(s) == ["keep"]
    s = sergeant(5, 5, 5, 5, rolls=(5, 5), fresh=(5,)).play_all("rally 5", "mark 5", "reroll")
    assert moves(s) == ["keep", "rally 5"]
    assert s.state.lights[0] == 1
    s.play_all("rally 5", "mark 5", "reroll")
    assert s.state.lights[0] == 1  # once a turn


def test_d27_a_set_made_by_an_artifact_counts() -> None:
    s = sergeant(3, 3, 4, astatine=[1, 0, 0, 0], **access(tablet_of_change=(0,))).play_all("change 4 down")
    assert moves(s) == ["keep", "rally 3"]
    assert s.state.lights[0] == 1


def test_d27_at_most_one_of_the_matching_dice_is_prismatic() -> None:
    own = access(invigorating_icon=(0,))
    s = sergeant(4, 14, 24, 3, rolls=(5,), **own).play_all("icon 3")
    assert not any(move.startswith("rally") for move in moves(s))
    s = sergeant(1, 4, 14, 4, 24, rolls=(4,), **own).play_all("icon 1")
    assert "rally 4" in moves(s)
    s.play_all("rally 4", "mark red-4")
    assert moves(s) == ["reroll", "mark 4"]  # not the green one as well


def test_d28_a_light_token_of_the_roll_is_for_the_next_one() -> None:
    s = sergeant(3, 3, 4, astatine=[1, 0, 0, 0], **access(tablet_of_change=(0,))).play_all("change 4 down")
    assert "light" not in moves(s)


def test_d29_the_cyclical_crystal_works_before_and_after_building() -> None:
    own = at(4, 0, upgrades=upgrade("bm4"), parts=parts(porthole=1, propeller=1), techs=(1,), iron=1)
    s = producing(**own, **access(cyclical_crystal=(0,)))
    assert "trade iron" in moves(s)
    s.play_all("build", "pay 3")
    assert "trade iron" in moves(s)


def test_d30_lutra_works_in_acquisition_and_on_the_crystals() -> None:
    him = characters(3, lutra_sentinel=0)
    assert stores(deploy("1 acquisition", "", "", **him), 0) == (0, 0, 0, 1)
    assert stores(deploy("2 crystals", "", "", **him), 0)[2] == 1


def test_a4_a_shared_first_place_counts_for_the_sentinel() -> None:
    s = deploy("3 mine", "3 mine", "", **characters(3, lutra_sentinel=1))
    assert stores(s, 1) == (1, 1, 0, 0)
    s = deploy("3 mine, 3 mine", "", "", "", **characters(4, lutra_sentinel=0))
    assert stores(s, 0) == (1, 2, 0, 0)  # once, though both dice are first


def test_d31_all_dice_are_deployed() -> None:
    s = position(2, dice=[(1, 2), ()], tray=[(1, 2), ()])
    assert "ready" not in moves(s, 0)
    s.play(0, "place 1 iron")
    assert "ready" not in moves(s, 0)
    s.play(0, "place 2 acquisition")
    assert moves(s, 0) == ["ready"]


def test_d32_the_full_number_of_dice_is_rolled() -> None:
    s = position(4, phase="plan", seat=0, waiting=(), lights=[1, 0, 0, 0])
    assert moves(s) == ["roll", "light"]
    assert len(s.play_all("roll").state.dice[0]) == 3


def test_d34_surplus_tech_is_lost() -> None:
    own = at(4, 0, upgrades=upgrade("bm4"), parts=parts(porthole=1, propeller=1), techs=(6 + UPSIDE_DOWN,))
    s = producing(**own).play_all("build", "pay 8")
    assert (s.state.level[0], s.state.techs[0]) == (1, ())


def test_d35_the_intimidator_demands_once_in_a_zone() -> None:
    both = "5 acquisition, 3 acquisition"
    s = deploy(both, both, "", "", rolls=(1, 6, 1, 6), iron=[0, 4, 0, 0], **HIM)
    assert s.state.phase == "demand"
    s.play_all("appease iron")
    assert s.state.iron[:2] == [2, 2]
    assert len(told(s, "demands")) == 1


def test_the_intimidator_gets_a_place_that_was_rolled_for() -> None:
    s = deploy("6 iron, 6 iron", "6 iron", "", "", rolls=(2, 3, 5), **HIM)  # seat 1 cannot pay: conceded
    assert s.state.iron[:2] == [3 + 2, 1]
    assert [seat_of(args["captain"]) for args in told(s, "conceded")] == [1]


def test_the_payment_of_an_upgrade_is_hidden() -> None:
    own = at(4, 0, level=1, upgrades=upgrade("cf1"), parts=parts(porthole=1, pipes=1, aperture=1), techs=(3, 13))
    s = producing(**own)
    before = s.view(1)
    s.play_all("build", "pay 4")
    assert s.view(1) == before
    assert s.view(0)["paying"] == {"owed": [7], "laid": 1}
    assert s.can_undo == "free"
    assert s.log(1) == ()


def test_a_payment_never_ends_in_nothing() -> None:
    """Whatever is offered leaves enough for the rest."""
    own = at(4, 0, level=1, upgrades=upgrade("cf1"), parts=parts(porthole=1, pipes=1, aperture=1), techs=(1, 1, 13))
    s = producing(**own).play_all("build")
    assert moves(s) == ["pay 3"]  # the 8 is needed for the 7
    s.play_all("pay 3")
    assert moves(s) == ["pay 3"]
    own["techs"][0] = (1, 3, 13)
    assert moves(producing(**own).play_all("build")) == ["pay 3", "pay 4", "pay 8"]  # for 3 and 4 make the 7 as well


def test_the_rift_closes() -> None:
    """Ruling a6: after the last turn most upgrades win; ties as in rule 37."""
    s = producing(seat=3, turn=LAST_TURN, level=[1, 2, 2, 0], fragments=[0, 1, 0, 0])
    assert s.play_all("done").outcome == ("closed", (1, 2, 2, 0), (1,))


def test_the_last_results_can_be_looked_at_until_the_next_reveal() -> None:
    s = deploy("6 iron", "", "")
    assert s.state.turn == 2
    assert s.view()["results"][0]["gains"] == [{"kind": "iron", "n": 3}]


def test_no_phase_with_a_question_is_automatic() -> None:
    assert not set(rules.AUTOMATIC) & {name[4:] for name in dir(GAME) if name.startswith("ask_")}
    assert set(resolving.AWARDS) == set(range(8))
