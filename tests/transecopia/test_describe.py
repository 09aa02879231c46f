"""The sentences of prompts, choices, events and positions."""

from collections.abc import Callable
from typing import Any

import pytest

from utopiary import GAMES, Speaker
from utopiary.core.english import ENGLISH
from utopiary.games.transecopia import rules
from utopiary.games.transecopia.data import LAST_TURN
from utopiary.testing import TestSession

from .positions import access, at, characters, deploy, hand, parts, position, producing, some_states, upgrade

GAME = GAMES.find("transecopia")
SPEAK = Speaker(GAME.english, ENGLISH)
INTIMIDATOR = characters(3, syndicate_intimidator=0)
SERGEANT = characters(3, picetos_sergeant=0)
TOOLS = access(invigorating_icon=(0,), tablet_of_change=(0,), crystal_of_renewal=(0,), gem_of_purity=(0,))


def adjusting(*dice: int, **fields: Any) -> TestSession:
    """Seat 0 with a roll that it may change."""
    own = {"phase": "adjust", "seat": 0, "waiting": (), "dice": [dice, (), ()], "astatine": [9, 0, 0]}
    return position(3, **(own | fields))


def planning() -> TestSession:
    return position(3, phase="plan", seat=0, waiting=(), lights=[1, 0, 0], prisms=[(1,), (), ()])


def marking() -> TestSession:
    return adjusting(2, 14, phase="mark", tool="renewal", marks=(14,))


def stacking() -> TestSession:
    return position(2, dice=[(3, 14), ()], tray=[(14,), ()], placed=[((4, (3,)),), ()])


def demanded() -> TestSession:
    return deploy("5 crystals", "5 crystals", "", rolls=(1, 6), iron=[0, 2, 0], astatine=[0, 1, 0], **INTIMIDATOR)


def shopping() -> TestSession:
    rich = {"iron": [3, 0, 0], "copper": [2, 0, 0], "astatine": [1, 0, 0], "pool": (0, 5, 6)}
    return deploy("5 acquisition, red-5 acquisition", "", "", **rich, **access(derelict_gem=(1,)))


def building() -> TestSession:
    own = at(3, 0, upgrades=upgrade("bm4"), parts=parts(porthole=1, propeller=1), techs=(1,), astatine=3, iron=1)
    return producing(seats=3, **own, **access(cyclical_crystal=(0,)))


def paying() -> TestSession:
    own = at(3, 0, level=1, upgrades=upgrade("cf1"), parts=parts(porthole=1, pipes=1, aperture=1), techs=(1, 13),
             hands=hand("tech-1"))  # fmt: skip
    return producing(seats=3, **own).play_all("build")


@pytest.mark.parametrize(
    ("build", "asked", "move", "label"),
    [
        (
            planning,
            "You roll 3 dice, 0 of them Prismatic. Change that, or roll?",
            "light",
            "Spend a Light token to roll 4 dice",
        ),
        (planning, "You roll 3 dice, 0 of them Prismatic. Change that, or roll?", "roll", "Roll 3 dice"),
        (
            lambda: adjusting(2, 14, **TOOLS),
            "You rolled 2, red 4. Change anything?",
            "icon red-4",
            "Invigorating Icon: roll the red 4 again",
        ),
        (
            lambda: adjusting(2, 14, **TOOLS),
            "You rolled 2, red 4. Change anything?",
            "change 2 up",
            "Tablet of Change: pay 1 Astatine to raise the 2 by one",
        ),
        (
            lambda: adjusting(3, 3, 3, fresh=(3,), **SERGEANT),
            "You rolled 3, 3, 3. Change anything?",
            "rally 3",
            "Sergeant: roll some of your dice that show 3 again",
        ),
        (marking, "Which dice do you roll again? So far: red 4.", "reroll", "Roll 1 die again"),
        (marking, "Which dice do you roll again? So far: red 4.", "mark 2", "Take the 2"),
        (stacking, "Where does your last die go?", "place red-4 cargo", "Deploy the red 4: Sunken Cargo"),
        (
            stacking,
            "Where does your last die go?",
            "stack red-4 graveyard 1",
            "Stack the red 4 on number 1, the 3: Submarine Graveyard",
        ),
        (
            lambda: position(2, dice=[(), ()], tray=[(), ()]),
            "All your dice are deployed. Lower the screen when you are ready.",
            "ready",
            "Ready",
        ),
        (
            demanded,
            "You beat the Intimidator, Player 1, in the Prismatic Crystals Zone. Pay, or give up place 1?",
            "appease iron",
            "Pay 2 Iron",
        ),
        (
            lambda: deploy("5 crater", "", ""),
            "The Glowing Crater is yours: choose 2 rewards.",
            "take astatine",
            "Take 1 Astatine",
        ),
        (
            lambda: deploy("5 cargo", "", ""),
            "You are number 1 at the Sunken Cargo. What do you take?",
            "take iron",
            "Take 3 Iron",
        ),
        (
            lambda: deploy("red-4 graveyard", "", ""),
            "Your red 4 finds a Part in the Submarine Graveyard. Which?",
            "salvage propeller",
            "Take the Propeller",
        ),
        (
            shopping,
            "Acquisition, place 1, your 5: buy a Tech card, access an Artifact, or decline?",
            "improve 1",
            "Buy Tech 2 (first in the pool) improved to 3 for 2 Iron, 1 Astatine",
        ),
        (
            shopping,
            "Acquisition, place 1, your 5: buy a Tech card, access an Artifact, or decline?",
            "access derelict-gem",
            "Access the Derelict Gem for 1 Copper, 1 Astatine",
        ),
        (
            lambda: deploy("5 crystals", "", ""),
            "Choose Prismatic dice for your next roll: 4 more.",
            "grow green",
            "Take a green die",
        ),
        (building, "Production: work on your Ballast Manifold.", "trade iron", "Trade 1 Iron for 1 Astatine"),
        (building, "Production: work on your Ballast Manifold.", "produce bolts", "Buy Bolts for 3 Astatine"),
        (
            paying,
            "Chassis Frame: lay down Tech, 4 points are missing for this amount.",
            "pay tech-1",
            "Lay down Discovery: Tech 1",
        ),
        (
            lambda: position(3, phase="patron", seat=0),
            "Which Artifact is yours from the start?",
            "adopt derelict-icon",
            "Begin with the Derelict Icon",
        ),
        (
            lambda: position(3, phase="draft", seat=0, left=("naga-agent",)),
            "Choose your Character.",
            "choose naga-agent",
            "Naga Agent: begins with a Light token, and has a Tech card that nobody else can buy",
        ),
    ],
)
def test_prompts_and_labels(build: Callable[[], TestSession], asked: str, move: str, label: str) -> None:
    s = build()
    prompt = s.prompt(s.active[0])
    assert SPEAK(prompt.text) == asked
    assert {" ".join(map(str, choice.move)): SPEAK(choice.label) for choice in prompt.choices}[move] == label


@pytest.mark.parametrize(
    ("build", "move", "told"),
    [
        (planning, "light", ["Player 1 spends a Light token and will roll 4 dice."]),
        (planning, "prism red", ["Player 1 will roll a red Prismatic die."]),
        (
            lambda: adjusting(2, 14, **TOOLS),
            "change red-4 up",
            ["Player 1 uses the Tablet of Change: red 4 becomes 5."],
        ),
        (lambda: adjusting(2, 14, **TOOLS), "purify", ["Player 1 uses the Gem of Purity: 3, red 5."]),
        (lambda: adjusting(2, 14, **TOOLS), "renew", ["Player 1 uses the Crystal of Renewal."]),
        (
            lambda: adjusting(2, rolls=(3,), **TOOLS),
            "icon 2",
            ["Player 1 uses the Invigorating Icon on the 2.", "Player 1 rolls again: 3."],
        ),
        (lambda: adjusting(3, 3, 3, fresh=(3,), **SERGEANT), "rally 3", ["Player 1 gathers the dice that show 3."]),
        (marking, "mark 2", ["Player 1 takes the 2."]),
        (stacking, "place red-4 cargo", ["Player 1 deploys the red 4: Sunken Cargo."]),
        (stacking, "stack red-4 graveyard 1", ["Player 1 stacks dice, Submarine Graveyard: stack of 7 (3, red 4)."]),
        (demanded, "appease iron", ["Player 2 pays Player 1 2 Iron."]),
        (demanded, "concede", ["Player 2 concedes in the Prismatic Crystals Zone."]),
        (shopping, "access derelict-gem", ["Player 1 accesses the Derelict Gem."]),
        (shopping, "order red-5", ["Player 1 lets the red 5 go first."]),
        (lambda: deploy("5 cargo", "4 cargo", ""), "take iron", ["Player 1 gains 3 Iron."]),
        (building, "trade iron", ["Player 1 trades 1 Iron for 1 Astatine."]),
        (building, "build", ["Player 1 begins to build the Ballast Manifold."]),
        (building, "produce bolts", ["Player 1 gets a Part: Bolts."]),
        (paying, "pay 3", ["Player 1 lays down Tech 3."]),
    ],
)
def test_events(build: Callable[[], TestSession], move: str, told: list[str]) -> None:
    s = build()
    s.play_all(move)
    assert [SPEAK(event.text) for event in s.steps[-1].events][: len(told)] == told


def test_events_of_a_reveal_and_of_the_next_turn() -> None:
    s = deploy("2 mine", "4 mine, 4 vessel", "4 vessel", rolls=(1, 2, 3, 4, 5, 6, 1, 2, 3))
    assert [SPEAK(event.text) for event in s.steps[-1].events] == [
        "Player 3 is ready.",
        "Player 1 lowers the screen. Abandoned Mine: 2.",
        "Player 2 lowers the screen. Abandoned Mine: 4, Alien Vessel: 4.",
        "Player 3 lowers the screen. Alien Vessel: 4.",
        "Player 2 gains 1 Copper.",
        "Player 1 gains 1 Copper.",
        "Alien Vessel: Player 2 gets nothing for 4.",
        "Alien Vessel: Player 3 gets nothing for 4.",
        "Turn 2. Player 3 has the brightest light.",
        "Player 3 rolls 1, 2, 3.",
        "Player 1 rolls 4, 5, 6.",
        "Player 2 rolls 1, 2, 3.",
    ]


def test_events_of_a_demand() -> None:
    assert [SPEAK(event.text) for event in demanded().steps[-1].events][-3:] == [
        "Roll-off in the Prismatic Crystals Zone: Player 1 rolls 1 for 5.",
        "Roll-off in the Prismatic Crystals Zone: Player 2 rolls 6 for 5.",
        "Player 2 beat Player 1 in the Prismatic Crystals Zone, and is asked to pay for it.",
    ]


def test_events_of_an_upgrade() -> None:
    s = building().play_all("build", "pay 3")
    told = [SPEAK(event.text) for event in s.steps[-1].events]
    card = s.view(0)["upgrade"]["id"].upper()
    assert told == [
        "Player 1 lays down Tech 3.",
        "Player 1 has built the Ballast Manifold: 1 upgrade.",
        f"Player 1 draws the next upgrade: Chassis Frame ({card}).",
    ]


def test_events_of_the_last_turn() -> None:
    s = producing(seats=3, seat=2, turn=LAST_TURN, level=[1, 2, 1]).play_all("done")
    assert [SPEAK(event.text) for event in s.steps[-1].events] == [
        "The rift closes before anybody is through.",
        "Player 2 wins!",
    ]


def test_every_text_has_a_sentence_and_every_target_and_rule_is_documented() -> None:
    anchors = (rules.__doc__ or "").partition("Rule anchors: ")[2].rstrip(".\n").split()
    targets = set()
    for s in some_states():
        for seat in GAME.active(s):
            prompt = GAME.prompt(s, seat)
            assert SPEAK(prompt.text)
            assert prompt.rule in anchors
            for choice in prompt.choices:
                assert SPEAK(choice.label)
                assert choice.target is not None
                assert choice.group
                targets.add(choice.target.split("-")[0])
        for line in GAME.describe(GAME.view(s, 0)):
            assert not set("{}") & set(SPEAK(line))
    assert all(target in (rules.__doc__ or "") for target in targets)
