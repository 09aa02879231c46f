"""The Crystal Battery: rule 27."""

from tests.utopia_engine.positions import NOTHING, all_active, game, moves


def test_27_crystal_battery() -> None:
    s = game(
        stores={"silver": 2, "quartz": 0, "gum": 1, "silica": 0, "wax": 1, "lead": 0}, charged=NOTHING, **all_active()
    )
    s.play_all("recharge dowsing-rod")
    assert moves(s) == ["pay silver", "pay gum", "pay wax"]
    s.play_all("pay silver", "pay gum", "pay wax")
    assert s.state.charged == {"dowsing-rod"}
    assert sum(s.state.stores.values()) == 1
    s.state.stores["gum"] = 4
    assert not any(move.startswith("recharge") for move in moves(s))  # once per game


def test_27_the_only_way_to_pay_is_taken_without_asking() -> None:
    stores = {"silver": 2, "quartz": 0, "gum": 1, "silica": 0, "wax": 0, "lead": 0}
    s = game(stores=stores, charged=NOTHING, **all_active()).play_all("recharge focus-charm")
    assert s.state.charged == {"focus-charm"}
    assert set(s.state.stores.values()) == {0}
