"""How a game ends, and the score sheet: rule 30."""

from tests.utopia_engine.positions import all_active, game, linked


def test_30_score_sheet() -> None:
    s = game(
        6, 6,
        links={**linked(1)}, treasures=frozenset({"ice-plate"}), perfect=frozenset({"void-gate"}),
        charged=frozenset({"focus-charm"}), day=4, **all_active(),
    ).play_all("final", "spend 1")  # fmt: skip
    assert {part["id"]: part["points"] for part in s.view()["score"]["parts"]} == {
        "found": 60, "perfect": 20, "treasure": 10, "active": 30, "link": 30, "tool": 10, "hit-point": 5,
        "engine": 50, "day": 50,
    }  # fmt: skip
    assert s.outcome is not None
    assert s.outcome.scores == (265,)
