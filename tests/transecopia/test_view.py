"""What each seat sees."""

from .positions import deploy


def test_rolled_values_are_open_and_deployment_is_not() -> None:
    s = deploy("5 mine, 2 iron", "3 iron", "", "", ready=False)
    seen = s.view(1)["captains"][0]
    assert [die["value"] for die in seen["dice"]] == [2, 5]
    assert seen["deployed"] is None
    assert s.view(0)["captains"][0]["deployed"] is not None
    assert s.view(None)["captains"][0]["deployed"] is None
    assert s.active == (0, 1, 2, 3)
    for seat in range(4):
        s.play(seat, "ready")
    assert s.view(1)["results"][0]["seat"] == 1


def test_places_of_results_are_counted_from_one_and_zero_without_ranks() -> None:
    s = deploy("6 mine, 5 vessel, 4 vessel", "5 mine, 3 graveyard", "4 mine", "")
    assert [(result["zone"], result["place"]) for result in s.view()["results"]] == [
        ("mine", 1), ("mine", 2), ("mine", 3), ("graveyard", 0), ("vessel", 0), ("vessel", 0),
    ]  # fmt: skip


def test_prismatic_dice_won_are_gains() -> None:
    s = deploy("5 crystals", "4 crystals", "").play_all("grow red", "grow blue", "grow green", "grow blue")
    gains = [[(gain["kind"], gain["n"]) for gain in result["gains"]] for result in s.view()["results"]]
    assert gains == [[("red", 1), ("blue", 1)], [("green", 1), ("blue", 1)]]
