"""What is asked and told, word for word, in scenes that meet every rule: `log.txt` has the texts and their numbers.

After a change of the rules: `python -m tests.utopia_engine.test_log` writes the file anew; read the difference.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.utopia_engine.positions import (
    FULL_BOX,
    NOTHING,
    activating,
    all_active,
    connecting,
    fighting,
    game,
    linked,
    searched,
    stock,
)
from utopiary import Arg, Text
from utopiary.testing import TestSession

FILE = Path(__file__).with_name("log.txt")
SEAL = {"found": frozenset({"seal-of-balance"}), "activated": frozenset({"seal-of-balance"})}
GREAT_WILDS = "great-wilds"

Scene = tuple[TestSession, tuple[str, ...]]

SCENES: dict[str, Callable[[], Scene]] = {
    "a search on an event day, in foul weather, with the Dowsing Rod": lambda: (
        game(1, 2, 3, 4, 4, 5, 3, 3, 6, 1, day=1, events={"foul-weather": GREAT_WILDS}),
        ("search great-wilds 1", "put 5 t3", "put 4 b2", "put 3 t1", "put 3 b1", "put 6 t2", "put 1 b3",
         "rod construct"),
    ),
    "foul weather that has just come, endured": lambda: (
        game(1, 1, 1, 2, 5, 4, day=1, **SEAL),
        ("search great-wilds 1", "endure"),
    ),
    "foul weather that has just come, sealed": lambda: (
        game(1, 1, 1, 2, 5, 4, day=1, **SEAL),
        ("search great-wilds 1", "seal great-wilds"),
    ),
    "the seal before a search": lambda: (
        game(5, 4, events={"foul-weather": GREAT_WILDS, "good-fortune": GREAT_WILDS}, **SEAL),
        ("seal great-wilds", "search great-wilds 1"),
    ),
    "an extensive search for the Construct": lambda: (
        game(place=GREAT_WILDS, boxes=(FULL_BOX,) * 6, hit_points=4, energy=3),
        ("comb construct", "rest", "gods-hand", "home"),
    ),
    "an extensive search for a component": lambda: (
        game(place=GREAT_WILDS, boxes=(FULL_BOX,) * 6),
        ("comb component", "search fiery-maw 1"),
    ),
    "a perfect zero": lambda: (
        searched("345", "345", bracelet="activation", treasures=frozenset({"bracelet-of-ios"})),
        (),
    ),
    "a zero by good fortune": lambda: (
        searched("346", "345", events={"good-fortune": GREAT_WILDS}, charged=NOTHING),
        ("take zero",),
    ),
    "a full store": lambda: (
        searched("345", "341", found=frozenset({"hermetic-mirror"}), stores=stock(quartz=3), charged=NOTHING),
        (),
    ),
    "a lowered encounter": lambda: (
        searched("612", "111", events={"good-fortune": GREAT_WILDS}),
        ("take level-4",),
    ),
    "a fight with the Wand": lambda: (
        fighting(3, 1, 4, 1, 6, 3, charged=frozenset({"paralysis-wand"})),
        ("fight", "accept", "wand", "fight"),
    ),
    "a fight with a spirit that active monsters raise": lambda: (
        fighting(3, 4, 2, 5, 6, 5, events={"active-monsters": GREAT_WILDS}, **all_active()),
        ("fight", "fight"),
    ),
    "a seal against a monster": lambda: (
        fighting(1, 6, 2, 6, events={"active-monsters": GREAT_WILDS}, **SEAL),
        ("seal great-wilds", "fight"),
    ),
    "a Wand in answer to a roll": lambda: (
        fighting(3, 1, 4, 3, charged=frozenset({"paralysis-wand"}), hit_points=2),
        ("fight", "wand"),
    ),
    "moonlace": lambda: (fighting(2, treasures=frozenset({"shimmering-moonlace"})), ("slip",)),
    "a treasure": lambda: (fighting(5, 6, 6, 5), ("fight",)),
    "no drop": lambda: (fighting(1, 6, 6, 2), ("fight",)),
    "a treasure taken before": lambda: (fighting(5, 6, 6, 5, treasures=frozenset({"bracelet-of-ios"})), ("fight",)),
    "a fall, with the Scale and the Bracelet": lambda: (
        fighting(
            3, 1, 2, 1, 2, 3, 4, hit_points=1,
            treasures=frozenset({"scale-of-the-infinity-wurm", "bracelet-of-ios"}),
        ),
        ("fight",),
    ),
    "death in a fight": lambda: (fighting(3, 1, 1, hit_points=1), ("fight",)),
    "an activation": lambda: (
        activating(6, 1, 5, 1, 4, 4, 6, 5, 3, 4, charged=frozenset({"focus-charm"})),
        ("put 6 t1", "put 1 b1", "put 5 t2", "put 1 b2", "put 4 t3", "put 4 b3", "put 6 t3", "put 5 b3", "focus",
         "put 3 t4", "put 4 b4"),
    ),
    "a second field": lambda: (
        activating(2, 1, 2, 1, 2, 1, 6, 1, 6, 2, events={"fleeting-visions": GREAT_WILDS}),
        ("put 2 t1", "put 1 b1", "put 2 t2", "put 1 b2", "put 2 t3", "put 1 b3", "put 6 t4", "put 1 b4", "go-on",
         "put 6 t1", "stop"),
    ),
    "a Construct for a second day": lambda: (
        game(
            phase="field", subject="void-gate", found=frozenset({"void-gate"}), turn=2, energy_gained=1,
            squares=[3] * 4 + [2] * 4, marks=[0] * 4,
        ),
        ("go-on",),
    ),
    "a Focus Charm at the end of a field": lambda: (
        game(
            phase="field", subject="void-gate", found=frozenset({"void-gate"}), turn=1, energy_gained=1,
            squares=[5, 3, 3, 3, 1, 2, 2, 2], marks=[1, 0, 0, 0],
        ),
        ("focus",),
    ),
    "a link": lambda: (
        connecting(5, 2, 4, 4, 6, 2, 6, 1, wax=2),
        ("put 5 t1", "stop", "connect wax", "put 2 b2", "put 4 b1", "put 4 t3", "put 2 t2", "waste 6", "put 6 b3"),
    ),
    "a link lost, and a die dropped": lambda: (
        connecting(5, 5, 4, 4, 3, 6, 1, 2, basket=10),
        ("put 5 t1", "put 5 b1", "put 4 t2", "put 4 b2", "put 3 t3", "put 6 b3"),
    ),
    "two dice wasted": lambda: (connecting(5, 5, 4, 3, basket=4), ("waste 5", "waste 5")),
    "the Ancient Record": lambda: (
        game(treasures=frozenset({"ancient-record"}), stores=stock(lead=1), **all_active()),
        ("record lead",),
    ),
    "the Crystal Battery": lambda: (
        game(stores=stock(silver=2, gum=1, wax=1), charged=NOTHING, **all_active()),
        ("recharge dowsing-rod", "pay silver", "pay gum", "pay wax"),
    ),
    "the Crystal Battery with one kind of component": lambda: (
        game(stores=stock(gum=4), charged=NOTHING, **all_active()),
        ("recharge focus-charm",),
    ),
    "the Crystal Battery with just enough": lambda: (
        game(stores=stock(gum=2, wax=1), charged=NOTHING, **all_active()),
        ("recharge focus-charm",),
    ),
    "the final activation": lambda: (
        game(1, 2, 1, 1, 6, 6, links=linked(2), energy=3, hit_points=5, **all_active()),
        ("final", "spend 2", "roll", "roll"),
    ),
    "the final activation, deadly": lambda: (
        game(1, 2, links=linked(2), hit_points=0, **all_active()),
        ("final", "spend 0"),
    ),
    "Doomsday put off at the last moment": lambda: (game(day=14, hit_points=3, energy=4), ("rest",)),
    "Doomsday": lambda: (game(day=14, hit_points=3), ("rest",)),
    "the last day": lambda: (game(day=21, skulls=7, energy=6, hit_points=3), ("rest",)),
}  # fmt: skip


def written(scene: Scene) -> list[str]:
    """What has just been told, then every move and what is told; and what is asked whenever the phase is another."""
    s, moves = scene
    lines = told(s)
    phase = ""
    for move in (*moves, None):
        if s.active and s.state.phase != phase:
            lines += asked(s)
            phase = s.state.phase
        if move:
            s.play_all(move)
            lines += [f"> {move}", *told(s)]
    return lines


def told(s: TestSession) -> list[str]:
    """The events of the last move."""
    return [f"{said(line.text)} @{line.target}" for line in s.log(0) if line.number == s.cursor]


def asked(s: TestSession) -> list[str]:
    """The question and its choices, without searches, squares, and a seal in each of the regions."""
    prompt = s.prompt(0)
    left_out = {"search", "put"} | ({"seal"} if s.state.phase == "free" else set())
    choices = [choice for choice in prompt.choices if choice.move[0] not in left_out]
    listed = [f"  {said(choice.label)} @{choice.target} {choice.group}" for choice in choices]
    return [f"? {said(prompt.text)} #{prompt.rule}", *listed]


def said(text: Text) -> str:
    """The id of a text with its arguments."""
    args = [f"{name}={value_of(arg)}" for name, arg in text.args if name != "who"]
    return " ".join([text.id.removeprefix("utopia-engine."), *args])


def value_of(arg: Arg) -> str:
    """A number, or a text within another."""
    if not isinstance(arg, Text):
        return str(arg)
    return f"({said(arg)})" if arg.args else arg.id.removeprefix("utopia-engine.").removeprefix("name.")


def whole() -> str:
    """All scenes, as the file has them."""
    return "\n".join("\n".join([f"# {name}", *written(scene()), ""]) for name, scene in SCENES.items())


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_asked_and_told_as_written(name: str) -> None:
    kept = dict(part.split("\n", 1) for part in FILE.read_text("utf-8").removeprefix("# ").split("\n# "))
    assert written(SCENES[name]()) == kept[name].rstrip("\n").split("\n")


if __name__ == "__main__":
    FILE.write_text(whole(), encoding="utf-8")
