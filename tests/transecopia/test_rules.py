"""Rules 1 to 38, Artifacts and Characters, where no golden example covers them."""

from collections import Counter
from itertools import product
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
    stores,
    told,
    upgrade,
)
from utopiary import GAMES, testing
from utopiary.games.transecopia import data, resolving
from utopiary.games.transecopia.state import light_card

GAME = GAMES.find("transecopia")


# --- components and tables (rules 1 to 9) ----------------------------------------------------------------------------


def test_prismatic_dice_show_four_to_six() -> None:
    s = position(4, phase="plan", seat=0, waiting=(), level=[1, 0, 0, 0], prisms=[(1, 1, 2, 3), (), (), ()])
    s.play_all("prism red", "prism red", "prism green", "prism blue", "roll")
    assert [die // 10 for die in s.state.dice[0]] == [0, 1, 1, 2, 3]
    assert all(die % 10 in (4, 5, 6) for die in s.state.dice[0] if die >= 10)


# --- setup (rules 11 to 18) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_setup(seats: int) -> None:
    s = testing.session("transecopia", seats=seats).state
    assert len(s.artifacts) == 5
    assert s.access == ((),) * 5
    assert len(s.pool) == 3
    assert (len(s.tech_deck), len(s.find_deck)) == (42, 72)
    assert [len(deck) for deck in s.decks] == [7 - seats, 7, 7]
    assert len(set(s.upgrades)) == seats
    assert (s.phase, s.left) == ("draft", data.CHARACTERS)
    for store in (s.iron, s.copper, s.astatine, s.lights, s.level):
        assert store == [0] * seats
    names = [light_card(s, (s.first + step) % seats).name for step in range(seats)]
    assert names == ["v", "iv", "iii", "ii", "i"][:seats]
    captains = testing.session("transecopia", seats=seats).view()["captains"]
    assert [captain["seat"] for captain in captains if captain["light"]["dim"]] == [(s.first - 1) % seats]


def test_the_first_game_has_five_artifacts_of_its_own_and_no_characters() -> None:
    s = testing.session("transecopia", options={"characters": "none", "artifacts": "first-game"}).state
    assert s.artifacts == data.FIRST_GAME
    assert s.characters == ("", "")
    assert s.phase == "deploy"


def test_characters_are_chosen_counter_clockwise() -> None:
    s = testing.session("transecopia", seats=4, first=2, radiant=2, seat=2)
    order = []
    for name in ("lutra-sentinel", "picetos-sergeant", "syndicate-intimidator", "field-researcher"):
        order.append(s.active[0])
        s.play_all(f"choose {name}")
    assert order == [2, 1, 0, 3]
    assert s.state.characters == ("syndicate-intimidator", "picetos-sergeant", "lutra-sentinel", "field-researcher")
    assert s.state.left == ()
    assert s.state.turn == 1


def test_start_of_game_abilities() -> None:
    s = testing.session("transecopia", seats=3, first=0, radiant=0, seat=0)
    s.play_all("choose field-researcher", "choose naga-agent", "choose peggon-priest")
    assert stores(s, 0) == (0, 0, 1, 0)
    assert stores(s, 2) == (0, 0, 0, 1)
    assert s.state.reserve != data.EMPTY
    assert len(s.state.tech_deck) == 41
    assert (s.state.phase, s.active) == ("patron", (1,))
    assert moves(s) == [f"adopt {id}" for id in s.state.artifacts]
    s.play_all(moves(s)[2])
    assert s.state.access == ((), (), (1,), (), ())
    assert stores(s, 1) == (0, 0, 0, 0)
    assert s.state.turn == 1


# --- Rolling (rules 19 to 21) ----------------------------------------------------------------------------------------


def test_dice_by_light_card_and_level() -> None:
    for seats, level in product(GAME.seats, range(3)):
        s = deploy(*[""] * seats, level=[level] * seats)
        state = s.state
        assert [len(dice) for dice in state.dice] == [
            data.LIGHT[seats][(seat - state.radiant) % seats].dice[level] for seat in range(seats)
        ]


def test_prismatic_dice_are_rolled_instead_of_normal_ones_and_need_not_be() -> None:
    s = position(4, phase="plan", seat=0, waiting=(), prisms=[(1, 3), (), (), ()]).play_all("prism red", "roll")
    assert Counter(die // 10 for die in s.state.dice[0]) == {0: 2, 1: 1}
    assert s.state.prisms[0] == ()


def test_a_captain_with_nothing_to_decide_is_not_asked() -> None:
    s = deploy("", "", "", "")
    assert s.state.phase == "deploy"
    assert s.active == (0, 1, 2, 3)
    s = deploy("", "", "", "", lights=[0, 1, 0, 0])
    assert (s.state.phase, s.active) == ("plan", (1,))


def adjusting(*dice: int, rolls: tuple[int, ...] = (), astatine: int = 1, **fields: Any) -> testing.TestSession:
    four = {"phase": "adjust", "seat": 0, "waiting": (), "astatine": [astatine, 0, 0, 0]}
    return position(4, rolls=rolls, dice=[dice, (), (), ()], **(four | fields))


def test_the_crystal_of_renewal_rolls_any_dice_again() -> None:
    s = adjusting(1, 1, 6, 14, rolls=(5, 3), **access(crystal_of_renewal=(0,)))
    s.play_all("renew", "mark 1", "mark red-4")
    assert moves(s) == ["reroll", "mark 1", "mark 6"]
    s.play_all("reroll")
    assert s.state.dice[0] == (1, 5, 6, 16)
    assert s.state.astatine[0] == 0
    assert moves(s) == ["keep"]


def test_paid_artifacts_work_as_often_as_one_can_pay() -> None:
    s = adjusting(1, 2, astatine=3, **access(tablet_of_change=(0,)))
    s.play_all("change 1 up", "change 2 up", "change 3 up")
    assert s.state.dice[0] == (2, 4)
    assert moves(s) == ["keep"]
    s = adjusting(1, 5, astatine=2, **access(gem_of_purity=(0,))).play_all("purify", "purify")
    assert s.state.dice[0] == (3, 6)


def test_the_invigorating_icon_rolls_one_die_again_each_turn() -> None:
    s = adjusting(1, 6, rolls=(4,), astatine=0, **access(invigorating_icon=(0,))).play_all("icon 1")
    assert s.state.dice[0] == (4, 6)
    assert moves(s) == ["keep"]


# --- Zones (rules 25 to 31) ------------------------------------------------------------------------------------------


def test_all_dice_go_somewhere_within_the_limits() -> None:
    dice = [(4, 5, 6, 6), (), (), ()]
    s = position(4, dice=dice, tray=dice[:]).play_all("place 5 mine", "place 4 mine", "place 6 crystals")
    legal = moves(s, 0)
    assert "place 6 mine" not in legal
    assert "place 6 crystals" not in legal
    assert "place 6 iron" in legal
    assert "ready" not in legal


def test_the_crater_lets_the_first_choose_twice() -> None:
    s = deploy("5 crater", "4 crater", "3 crater")
    assert s.active == (0,)
    s.play_all("take astatine", "take discovery")
    assert s.active == (1,)
    s.play_all("take discovery")
    assert s.state.astatine == [1, 0, 0]
    assert [len(cards) for cards in s.state.hands] == [1, 1, 0]
    assert nothing_for(s) == [(2, "crater")]


def test_the_cargo_is_chosen_from_in_order() -> None:
    s = deploy("5 cargo, 2 cargo", "4 cargo", "3 cargo", "")
    assert moves(s) == ["take iron", "take discovery", "take astatine"]
    s.play_all("take iron")
    assert s.active == (1,)
    assert moves(s) == ["take discovery", "take astatine"]
    s.play_all("take discovery")
    assert s.state.iron == [2, 0, 0, 0]
    assert s.state.astatine == [0, 0, 1, 0]  # what is left
    assert nothing_for(s) == [(0, "cargo")]


def test_the_vessel_rewards_values_that_no_other_captain_has() -> None:
    s = deploy("4 vessel, 3 vessel", "4 vessel, 2 vessel", "1 vessel, 5 vessel")
    assert stores(s, 0) == (0, 1, 0, 0)
    assert stores(s, 1) == (0, 1, 0, 0)
    assert stores(s, 2) == (0, 1, 0, 1)  # III Dim: a Light token
    assert nothing_for(s) == [(0, "vessel"), (1, "vessel")]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_light_card_rewards_a_pair_on_the_vessel(seats: int) -> None:
    for seat in range(seats):
        s = deploy(*("5 vessel, 6 vessel" if other == seat else "" for other in range(seats)))
        reward = dict(data.LIGHT[seats][seat].reward)
        assert stores(s, seat) == (
            reward.get("iron", 0), 1, reward.get("astatine", 0), reward.get("light", 0)
        )  # fmt: skip
        assert len(s.state.hands[seat]) == reward.get("discovery", 0)


def shopping(die: str = "5", pool: tuple[int, ...] = (0, 1, 6), **fields: Any) -> testing.TestSession:
    rich = {"iron": [9, 0, 0], "copper": [9, 0, 0], "astatine": [9, 0, 0], "pool": pool}
    return deploy(f"{die} acquisition", "", "", **(rich | fields))


def test_tech_is_paid_and_the_pool_filled_up_at_once() -> None:
    s = shopping()
    before = s.state.tech_deck
    assert {"buy 1", "improve 1", "buy 2"} <= set(moves(s))
    assert not {"improve 2", "buy 3", "improve 3"} & set(moves(s))  # no bonus; only for a Prismatic die
    s.play_all("buy 1")
    assert stores(s, 0)[:3] == (7, 9, 9)
    assert s.state.techs[0] == (0,)
    assert s.state.pool == (before[-1], 1, 6)
    assert s.state.tech_deck == before[:-1]


def test_a_bonus_is_paid_when_buying() -> None:
    s = shopping("red-4")
    assert {"buy 1", "buy 2", "buy 3", "improve 3"} <= set(moves(s))  # a Prismatic die buys either kind
    s.play_all("improve 3")
    assert stores(s, 0)[:3] == (9, 7, 8)
    assert s.state.techs[0] == (6 + data.UPSIDE_DOWN,)
    assert s.view()["captains"][0]["techs"][0]["value"] == 8


@pytest.mark.parametrize("artifact", data.ARTIFACTS)
def test_every_artifact_has_its_access_cost(artifact: str) -> None:
    s = shopping(**access(**{artifact.replace("-", "_"): ()})).play_all(f"access {artifact}")
    cost = data.ARTIFACTS[artifact]
    assert stores(s, 0)[:3] == (9 - cost[0], 9 - cost[1], 9 - cost[2])
    assert s.state.access[0] == (0,)


def test_a_captain_who_can_pay_for_nothing_is_not_asked() -> None:
    s = deploy("6 acquisition", "", "")
    assert s.state.turn == 2
    assert nothing_for(s) == [(0, "acquisition")]


# --- Production (rules 6, 32, 33) ------------------------------------------------------------------------------------


def test_parts_cost_three_astatine_and_prismatic_ones_six() -> None:
    s = producing(astatine=[9, 0, 0, 0]).play_all("produce bolts", "produce prismatic-propeller")
    assert s.state.astatine[0] == 0
    assert s.state.parts[0] == parts(bolts=1, prismatic_propeller=1)


def test_building_uses_parts_and_tech_and_moves_the_token_up() -> None:
    s = producing(**at(4, 0, upgrades=upgrade("bm4"), parts=parts(porthole=1, propeller=2), techs=(1, 3)))
    s.play_all("build", "pay 3")
    state = s.state
    assert (state.level[0], state.built[0]) == (1, (upgrade("bm4"),))
    assert (state.parts[0], state.techs[0], state.tech_used) == (parts(propeller=1), (3,), (1,))
    assert len(state.decks[1]) == 6
    assert s.view(0)["upgrade"]["tier"] == "chassis-frame"
    assert s.view(1)["captains"][0]["built"] == ["bm4"]


def test_prismatic_parts_stand_in_for_normal_ones() -> None:
    own = at(4, 0, upgrades=upgrade("bm7"), parts=parts(propeller=1, prismatic_aperture=1), techs=(1,))
    s = producing(**own).play_all("build", "pay 3")
    assert s.state.parts[0] == parts()
    own = at(4, 0, upgrades=upgrade("bm7"), parts=parts(propeller=1, aperture=1, prismatic_aperture=1), techs=(1,))
    assert producing(**own).play_all("build", "pay 3").state.parts[0] == parts(prismatic_aperture=1)


def test_normal_parts_do_not_stand_in_for_prismatic_ones() -> None:
    own = at(4, 0, level=2, upgrades=upgrade("rs1"), techs=(6, 6, 6), hands=hand("iron"))
    for have, can in ((parts(porthole=1, bolts=1, aperture=1, propeller=1), False),
                      (parts(porthole=1, bolts=1, aperture=1, prismatic_propeller=1), True)):  # fmt: skip
        s = producing(**(own | at(4, 0, parts=have)))
        assert ("build" in moves(s)) == can


def test_discovery_cards_are_turned_in_at_any_time() -> None:
    every = hand("light", "iron", "iron-2", "copper", "astatine", "astatine-2", "tech-1", "tech-2")
    usable = ["use light", "use iron", "use iron-2", "use copper", "use astatine", "use astatine-2"]
    s = producing(**at(4, 0, hands=every))
    assert moves(s) == ["done", *usable]
    s.play_all(*usable)
    assert stores(s, 0) == (3, 1, 3, 1)
    assert s.state.hands[0] == hand("tech-1", "tech-2")
    assert len(s.state.find_used) == 6
    assert usable[-1] in moves(position(4, phase="plan", seat=0, **at(4, 0, hands=every)))
    assert usable[-1] in moves(adjusting(3, hands=[every, (), (), ()]))
    assert usable[-1] in moves(shopping(hands=[every, (), ()]))


# --- the end (rule 37) -----------------------------------------------------------------------------------------------


def last_step(**fields: Any) -> testing.TestSession:
    own = at(3, 0, level=2, upgrades=upgrade("rs4"), techs=(1, 1, 6 + data.UPSIDE_DOWN),
             parts=parts(porthole=1, propeller=1, aperture=1, prismatic_propeller=1))  # fmt: skip
    s = producing(seats=3, **(own | fields))
    return s.play_all("build", "pay 3", "pay 3", "pay 8")


def test_reactor_shielding_wins() -> None:
    s = last_step()
    assert s.outcome == ("portal", (3, 0, 0), (0,))
    assert s.active == ()


def test_all_captains_finish_production_before_the_end() -> None:
    s = last_step(waiting=(1,), astatine=[0, 3, 0])
    assert s.outcome is None
    assert s.active == (1,)
    assert s.play_all("done").outcome == ("portal", (3, 0, 0), (0,))


def test_astatine_breaks_the_second_tie_and_a_roll_off_the_third() -> None:
    s = producing(seats=3, seat=2, level=[3, 3, 0], astatine=[1, 2, 9], fragments=[0, 0, 1])
    assert s.play_all("done").outcome == ("astatine", (3, 3, 0), (1,))
    s = producing(seats=3, seat=2, level=[3, 3, 0], astatine=[2, 2, 9], rolls=(6, 1, 1, 6, 2, 2, 1, 2, 3, 4))
    assert s.play_all("done").outcome == ("roll-off", (3, 3, 0), (1,))
    assert len(told(s, "final-roll")) == 10


# --- Artifacts and Characters ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("give", "after"), [("copper", (1 + 3, 0, 1)), ("iron", (0, 1, 2)), ("astatine", (1, 2, 0))]
)  # fmt: skip
def test_the_cyclical_crystal_trades_once_a_turn(give: str, after: tuple[int, int, int]) -> None:
    one = {"iron": [1, 0, 0, 0], "copper": [1, 0, 0, 0], "astatine": [1, 0, 0, 0]}
    s = producing(**one, **access(cyclical_crystal=(0,))).play_all(f"trade {give}")
    assert stores(s, 0)[:3] == after
    assert not any(move.startswith("trade") for move in moves(s))


def test_derelicts_pay_for_unresolved_dice() -> None:
    own = access(derelict_icon=(2,), derelict_gem=(2,))
    s = deploy("6 cargo, 5 mine", "6 cargo, 5 mine", "4 cargo, red-4 cargo, 1 mine", **own, rolls=(6, 5))
    s.play_all("take iron", "take discovery")
    assert nothing_for(s) == [(2, "mine"), (2, "cargo")]
    assert stores(s, 2)[:3] == (2, 0, 1 + 1)  # one astatine was left in the Cargo for the normal 4


def test_derelicts_are_silent_in_the_iron_cluster_and_in_acquisition() -> None:
    s = deploy("red-4 acquisition, 1 iron", "", "", **access(derelict_icon=(0,), derelict_gem=(0,)))
    assert stores(s, 0) == (3, 0, 0, 0)


@pytest.mark.parametrize(("value", "reward"), [(1, "light"), (2, "astatine"), (3, "iron"), (4, "")])
def test_lutra_is_rewarded_for_a_low_first_place(value: int, reward: str) -> None:
    s = deploy(f"{value} mine", "", "", **characters(3, lutra_sentinel=0))
    assert stores(s, 0) == (reward == "iron", 1, reward == "astatine", reward == "light")
    s = deploy(f"{value} mine", f"{value + 1} mine", "", **characters(3, lutra_sentinel=0))
    assert stores(s, 0) == (0, 1, 0, 0)


def test_naga_has_a_tech_card_of_his_own() -> None:
    s = shopping(reserve=3, **characters(3, naga_agent=0))
    deck = s.state.tech_deck
    assert "buy reserve" in moves(s)
    s.play_all("buy reserve")
    assert s.state.techs[0] == (3,)
    assert (s.state.reserve, s.state.pool) == (deck[-1], (0, 1, 6))
    assert "buy reserve" not in moves(shopping(reserve=3, **characters(3, naga_agent=1)))
    assert "buy reserve" not in moves(shopping(reserve=6, **characters(3, naga_agent=0)))  # needs a Prismatic die


def test_the_priest_cannot_buy_parts() -> None:
    s = producing(astatine=[9, 0, 0, 0], **at(4, 0, hands=hand("iron")), **characters(4, peggon_priest=0))
    assert moves(s) == ["done", "use iron"]
    s = deploy("", "", "", "", astatine=[9, 0, 0, 0], **characters(4, peggon_priest=0))
    assert s.state.turn == 2  # not asked at all


def test_the_sergeant_rolls_matching_dice_again() -> None:
    rolls = (3, 3, 3, 6, *(1, 1, 1), *(1, 1, 1), *(1, 1, 1))  # his own, then the others'
    s = position(4, phase="plan", seat=0, waiting=(), lights=[2, 0, 0, 0], rolls=(*rolls, 2, 5),
              **characters(4, picetos_sergeant=0))  # fmt: skip
    s.play_all("light", "roll")
    assert s.state.dice[0] == (3, 3, 3, 6)
    assert s.state.lights[0] == 2
    assert moves(s) == ["keep", "rally 3"]
    s.play_all("rally 3", "mark 3", "mark 3")
    assert moves(s) == ["reroll", "mark 3"]
    s.play_all("reroll")
    assert s.state.dice[0] == (2, 3, 5, 6)
    s.play_all("keep")
    assert s.state.phase == "deploy"
    assert s.state.lights[0] == 2


def test_the_intimidator_is_paid_only_for_a_roll_off_that_he_lost() -> None:
    him = characters(4, syndicate_intimidator=0)
    won = deploy("5 crystals", "5 crystals", "", "", rolls=(6, 1), astatine=[0, 1, 0, 0], **him)
    assert won.state.phase == "crystals"
    lost = deploy("5 crystals", "5 crystals", "", "", rolls=(1, 6), astatine=[0, 1, 0, 0], **him)
    assert lost.state.phase == "demand"
    three = deploy("5 crystals", "5 crystals", "5 crystals", "", rolls=(1, 6, 5), astatine=[0, 1, 1, 0], **him)
    assert three.state.phase == "crystals"  # more than one opponent
    beaten = deploy("4 crystals", "5 crystals", "", "", astatine=[0, 1, 0, 0], **him)
    assert beaten.state.phase == "crystals"  # no tie


def test_a_captain_who_cannot_pay_the_intimidator_must_concede() -> None:
    him = characters(4, syndicate_intimidator=0)
    s = deploy("5 crystals", "5 crystals", "", "", rolls=(1, 6), iron=[0, 1, 0, 0], **him)
    assert s.state.phase == "crystals"
    assert [entry.seat for entry in s.state.ranking] == [0, 1]
    s = deploy("5 crystals", "5 crystals", "", "", rolls=(1, 6), **at(4, 1, hands=hand("iron-2")), **him)
    assert moves(s) == ["concede", "use iron-2"]  # a Discovery card may help
    assert moves(s.play_all("use iron-2")) == ["appease iron", "concede"]


def test_zones_are_resolved_in_order() -> None:
    assert list(resolving.AWARDS) == list(range(len(data.ZONES)))
    s = deploy("6 iron, 5 mine, red-6 graveyard, 4 cargo, 3 vessel, 2 crystals", "", "").play_all(
        "take iron", "salvage gear", "grow red", "grow red", "grow blue", "grow blue"
    )
    assert [result.zone for result in s.state.results] == [0, 1, 3, 4, 5, 7]


def test_wins_are_counted_by_character_and_by_artifacts() -> None:
    s = position(2, **access(derelict_gem=(0,), tablet_of_change=(0,)), **characters(2, naga_agent=1)).state
    assert GAME.groups(s) == {
        "character": ("", "naga-agent"),
        "artifacts": ("derelict-gem + tablet-of-change", "none"),
    }
