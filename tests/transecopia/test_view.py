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
