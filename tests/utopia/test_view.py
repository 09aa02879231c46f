"""What a seat sees, and the board as sentences."""

from tests.utopia.positions import BLUE, GAME, RED, position
from utopiary import Speaker
from utopiary.core.english import ENGLISH as CORE
from utopiary.games.utopia.prestige import income

speak = Speaker(GAME.english, CORE)


def test_the_view_says_what_stands_where() -> None:
    s = position(
        4,
        turn=RED,
        princes={(RED, "w1", "maya"): 2, (BLUE, "w1", "china"): 1},
        districts={"w1": (BLUE, "maya"), "f3": (BLUE, "china")},
        wonders={"fire": RED},
        hands={RED: "maya maya china"},
    )
    view = s.view(RED)
    district = view["districts"][0]
    assert district == {
        "id": "w1", "island": "water", "number": 1, "value": 2, "ship": True, "open": True,
        "land": ["w2", "w4"], "sea": ["w4", "e3", "e4", "f2", "f4", "f8"], "owner": BLUE, "monument": "maya",
        "princes": [{"seat": BLUE, "civ": "china", "n": 1}, {"seat": RED, "civ": "maya", "n": 2}],
    }  # fmt: skip
    assert view["players"][BLUE]["districts"] == ["w1", "f3"]
    assert view["players"][BLUE]["income"] == income(s.state, BLUE) == 2 + 5
    assert view["players"][RED]["wonders"] == ["fire"]
    assert view["players"][RED]["princes"]["maya"] == 6
    assert view["hand"] == {"maya": 2, "persia": 0, "egypt": 0, "greece": 0, "china": 1}
    assert view["monuments"] == {"maya": 6, "persia": 7, "egypt": 7, "greece": 7, "china": 6}
    assert view["to_come"] == [RED, 2, 3]
    words = [speak(line) for line in GAME.describe(view)]
    assert "Water 1, value 2, with a ship, next to Water 2, Water 4: Maya monument of Player 1; princes of Player 1: 1 Chinese; princes of Player 2: 2 Maya." in words  # fmt: skip # noqa: E501
    assert "Your cards: 2 Maya, 1 Chinese." in words


def test_what_is_begun_is_seen() -> None:
    s = position(hands={BLUE: "maya china"}, princes={(BLUE, "a3", "maya"): 1})
    s.play_all("privilege china", "become egypt", "play maya", "lift a3")
    view = s.view()
    assert (view["card"], view["laid"], view["origin"]) == ("maya", ["maya"], "a3")
    assert view["changed"] == [{"printed": "china", "now": "egypt"}]
    assert view["players"][BLUE]["cards"] == 2
