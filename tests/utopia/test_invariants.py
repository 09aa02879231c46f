"""What holds in every position that can be reached."""

from itertools import pairwise

from tests.utopia.invariants import PHASES, check
from tests.utopia.positions import GAME, Walk
from utopiary.games.utopia import data
from utopiary.games.utopia.state import NO_SEAT


def test_every_reachable_position_is_sound(walks: dict[int, list[Walk]]) -> None:
    met = set()
    for games in walks.values():
        for positions in games:
            for state, _ in positions:
                check(state)
                met.add(state.phase)
            assert positions[-1][0].phase == "over", "a game that does not end"
    assert met == PHASES


def test_points_never_fall_and_nothing_built_is_lost(walks: dict[int, list[Walk]]) -> None:
    for games in walks.values():
        for (before, _), (after, _) in pairwise(games[0]):
            assert all(was <= now for was, now in zip(before.points, after.points, strict=True))
            assert all(was in (NO_SEAT, now) for was, now in zip(before.owner, after.owner, strict=True))
            assert all(was in (NO_SEAT, now) for was, now in zip(before.wonder, after.wonder, strict=True))
            assert all(was >= now for was, now in zip(before.privileges, after.privileges, strict=True))


def test_an_outcome_names_the_minister_in_front(walks: dict[int, list[Walk]]) -> None:
    for games in walks.values():
        for positions in games:
            last = positions[-1][0]
            end = GAME.outcome(last)
            assert end is not None
            assert end.scores == tuple(last.points)
            assert end.winners == (last.track[0],)
            assert last.points[last.track[0]] == max(last.points)
            assert end.reason == ("goal" if max(last.points) >= data.GOAL else "rounds")
