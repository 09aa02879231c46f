"""The final activation: rule 22."""

from tests.utopia_engine.positions import all_active, game, linked, moves
from utopiary.games.utopia_engine.state import Link


def test_22_hit_points_ease_the_final_activation() -> None:
    s = game(4, 4, links=linked(2), **all_active())
    assert "final" in moves(s)
    s.play_all("final")
    assert moves(s) == [f"spend {n}" for n in range(7)]
    s.play_all("spend 4")  # 12 - 4
    assert s.outcome is not None
    assert s.outcome.reason == "engine"
    assert s.state.hit_points == 2


def test_22_down_to_no_hit_points_without_falling_and_no_way_back() -> None:
    s = game(1, 1, 1, 1, links=linked(2), hit_points=1, **all_active()).play_all("final", "spend 0")
    assert (s.state.day, s.state.hit_points, s.state.phase) == (1, 0, "final-roll")
    assert moves(s) == ["roll"]
    s.play_all("roll")
    assert s.outcome is not None
    assert s.outcome.reason == "dead"


def test_22_needs_all_six_links() -> None:
    assert "final" not in moves(game(links={**linked(1), "wax": Link()}, **all_active()))
