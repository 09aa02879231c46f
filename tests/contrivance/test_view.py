"""What each seat sees, and the board as sentences."""

from typing import Any

import pytest

from tests.contrivance.positions import FULL_HAND, building, game
from utopiary import GAMES, Speaker, testing
from utopiary.core.english import ENGLISH
from utopiary.core.rng import Rng
from utopiary.games.contrivance import data

GAME = GAMES.find("contrivance")
SEATS = range(2, 7)


def test_all_texts_can_be_said_and_all_are_used() -> None:
    """Every sentence of the catalogue occurs in play, except those of tooltips, options and bots."""
    speak, met = Speaker(GAME.english, ENGLISH), set[str]()

    def say(said: Any) -> None:
        met.add(said.id)
        for _, arg in said.args:
            if isinstance(arg, tuple):
                say(arg)
        assert not set("{}") & set(speak(said))

    for seats in SEATS:
        for number in range(3):
            s, rng = testing.session("contrivance", seats=seats, seed=f"W{number}"), Rng.of(f"words {number}")
            while s.active:
                seat = s.active[0]
                prompt = s.prompt(seat)
                say(prompt.text)
                for choice in prompt.choices:
                    say(choice.label)
                for line in s.describe(seat) if s.length % 10 == seats else ():
                    say(line)
                for event in s.play(seat, rng.pick(prompt.choices).move):
                    for said in (event.text, event.others):
                        if said:
                            say(said)
            for line in s.describe():
                say(line)
            met.add(f"contrivance.end.{s.outcome.reason}")  # type: ignore[union-attr]
    for contrivance in range(len(data.CONTRIVANCES)):
        last = {"hand": ["move"], "phase": "draw", "damage": 1, "deck": ["on-minus-1"]}
        for event in game("ec3> mb1<", "", contrivance=contrivance, **last).play(0, "draw"):  # type: ignore[arg-type]
            say(event.text)
    forced = game("ec3>", "", passes=2)
    say(forced.prompt(0).text)
    for line in forced.describe(0):
        say(line)
    for event in game("ec3>", "", hand=["move"], phase="draw", deck=[], discard=["rotate"]).play(0, "draw"):
        say(event.text)
    unused = GAME.english.keys() - met
    kinds = {id.split(".")[1] for id in unused}
    assert kinds <= {"about", "option", "does", "ability", "why"}, sorted(unused)


def test_every_card_and_every_ability_is_explained() -> None:
    for card in data.TOOLS:
        assert f"contrivance.does.{'points' if card in data.POINTS else card}" in GAME.english
    for builder in data.BUILDERS:
        assert f"contrivance.ability.{builder.id}" in GAME.english


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    s = game("ec3>", "", "", hand=["plus-3"] * 4)
    assert s.view(0)["hand"] == ["plus-3"] * 4
    assert s.view(1)["hand"] == FULL_HAND
    assert s.view(None)["hand"] == []
    assert [row["cards"] for row in s.view(1)["rows"]] == [4, 4, 4]
    assert s.view(1)["you"] == 1


def test_a_change_shows_the_score_before_it_is_confirmed() -> None:
    s = game("ec3> eb1^", "").play_all("play rotate", "tile engineer-b")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(0, None), (0, None)]
    s.play_all("face left")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(3, 0), (0, 0)]
    s.play_all("done")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(3, None), (0, None)]


@pytest.mark.parametrize(
    ("card", "steps", "scores"),
    [
        ("swap-component", ("tile engineer-c", "tile mechanic-double"), (0, 3)),
        ("swap-points", ("tile engineer-c", "tile mechanic-double"), (6, 3)),
        ("plus-2", ("tile engineer-c",), (5, 3)),
    ],
)
def test_swaps_and_points_show_the_score_before_them(
    card: str, steps: tuple[str, ...], scores: tuple[int, int]
) -> None:
    s = game("ec3> eb1<", "md6^", hand=[card, "move", "move", "move"]).play_all(f"play {card}", *steps)
    row = s.view()["rows"][0]
    assert (row["score"], row["before"]) == scores


def test_a_placement_in_building_shows_the_score_before_it() -> None:
    s = building().play_all("take engineer-c", "put 1 2", "face left", "done", "take mechanic-double")
    assert [row["before"] for row in s.view()["rows"]] == [None, None]
    s.play_all("put 1 1")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(0, 0), (0, 0)]
    s.play_all("face right")
    assert [(row["score"], row["before"]) for row in s.view()["rows"]] == [(6, 0), (0, 0)]


def test_the_switch_ons_to_come_are_known() -> None:
    s = game("ec3>", "", "", "", "", "", hand=["move"], phase="draw", deck=["move", "on-plus-2"], safe=0)
    s.play_all("draw")
    assert s.view()["switch_on"] == [
        {"card": "on-plus-2", "value": 2, "copies": 2, "played": 1},
        {"card": "on-minus-2", "value": -2, "copies": 2, "played": 0},
        {"card": "on-minus-3", "value": -3, "copies": 2, "played": 0},
    ]
