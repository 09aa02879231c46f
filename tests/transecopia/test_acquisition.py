"""Zone 7, Acquisition (rules 28 to 30; ruling d10)."""

from .positions import deploy, moves


def test_d10_dice_of_every_tie_can_be_put_in_order() -> None:
    rich = {"iron": [9, 0, 0], "copper": [9, 0, 0], "pool": (1, 1, 1)}
    s = deploy("6 acquisition, red-6 acquisition, 5 acquisition, red-5 acquisition", "", "", **rich)
    s.play_all("order red-6", "decline", "decline")
    assert "order red-5" in moves(s)


def test_d10_a_die_that_has_chosen_is_not_put_in_order_again() -> None:
    rich = {"iron": [9, 0, 0], "copper": [9, 0, 0], "pool": (1, 1, 1)}
    s = deploy("5 acquisition, red-5 acquisition", "", "", **rich).play_all("decline")
    assert not any(move.startswith("order") for move in moves(s))
