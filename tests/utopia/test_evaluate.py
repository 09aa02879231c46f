"""How good a position looks."""

from tests.utopia.positions import BLUE, GAME, RED, position
from utopiary.games.utopia import data


def test_worth_likes_points_districts_and_wonders() -> None:
    level = GAME.worth(position(3).state, BLUE)
    assert 0.4 < level < 0.6
    assert GAME.worth(position(3, points={BLUE: 10}).state, BLUE) > level
    assert GAME.worth(position(3, points={RED: 10}).state, BLUE) < level
    assert GAME.worth(position(3, districts={"f1": (BLUE, "china")}).state, BLUE) > level
    assert GAME.worth(position(3, wonders={"fire": BLUE}).state, BLUE) > level
    before = position(3, princes={(BLUE, "f1", "china"): 3})
    assert GAME.worth(before.play_all("control f1 china").state, BLUE) > GAME.worth(before.states[0], BLUE)
    five = position(3, princes={(BLUE, "f1", civ): 1 for civ in data.CIVILIZATIONS})
    assert GAME.worth(five.play_all("wonder fire").state, BLUE) > GAME.worth(five.states[0], BLUE)
