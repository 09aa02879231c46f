"""Phase 1, Rolling: what each captain is offered (rules 19 to 21, 38; ruling d27)."""

import pytest

from utopiary.games.transecopia.data import SERGEANT

from .positions import access, characters, moves, position


def test_only_the_sergeant_rallies() -> None:
    """Seat 1 is the Sergeant with a fresh set; seat 0 is asked first, because of its Invigorating Icon."""
    s = position(
        3, phase="adjust", seat=0, waiting=(1,), dice=[(1, 6), (3, 3, 3), (2,)], fresh=(3,),
        **access(invigorating_icon=(0,)), **characters(3, picetos_sergeant=1),
    )  # fmt: skip
    assert not any(move.startswith("rally") for move in moves(s))
    s.play_all("keep")
    assert s.state.characters[s.active[0]] == SERGEANT
    assert moves(s) == ["keep", "rally 3"]


def test_a_captain_beside_the_sergeant_is_not_asked_about_a_set() -> None:
    s = position(
        3, phase="plan", seat=0, waiting=(), lights=[1, 0, 0], **characters(3, picetos_sergeant=1),
        rolls=(1, 2, 4, 3, 3, 3, 1, 2, 4),
    )  # fmt: skip
    s.play_all("roll")
    assert (s.state.phase, s.active, moves(s)) == ("adjust", (1,), ["keep", "rally 3"])


def test_every_captain_with_an_artifact_is_asked_in_turn() -> None:
    own = access(invigorating_icon=(0, 1, 2))
    s = position(3, phase="adjust", seat=0, waiting=(1, 2), dice=[(1,), (2,), (3,)], **own)
    asked = []
    while s.state.phase == "adjust":
        asked.append(s.active[0])
        s.play_all("keep")
    assert asked == [0, 1, 2]


@pytest.mark.parametrize(
    ("dice", "die", "roll", "sets"),
    [
        ((1, 1, 3), 3, 1, ["rally 1"]),
        ((4, 4, 15), "red-5", 1, ["rally 4"]),  # a Prismatic 4 completes the set
        ((4, 4, 15), "red-5", 3, []),
        ((2, 2, 15), "red-5", 1, []),
        ((6, 6, 15), "red-5", 3, ["rally 6"]),
    ],
)
def test_d27_a_set_of_any_number_may_be_completed_by_one_prismatic_die(
    dice: tuple[int, ...], die: int | str, roll: int, sets: list[str]
) -> None:
    s = position(
        3, phase="adjust", seat=0, waiting=(), dice=[dice, (), ()], rolls=(roll,),
        **access(invigorating_icon=(0,)), **characters(3, picetos_sergeant=0),
    )  # fmt: skip
    s.play_all(f"icon {die}")
    assert [move for move in moves(s) if move.startswith("rally")] == sets
    assert s.state.lights[0] == len(sets)


def test_d27_a_set_made_by_the_gem_of_purity_counts() -> None:
    s = position(
        3, phase="adjust", seat=0, waiting=(), dice=[(5, 5, 6), (), ()], astatine=[1, 0, 0],
        **access(gem_of_purity=(0,)), **characters(3, picetos_sergeant=0),
    )  # fmt: skip
    s.play_all("purify")
    assert moves(s) == ["keep", "rally 6"]
    assert s.state.lights[0] == 1
