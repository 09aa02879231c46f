"""A short part of the long runs, and proof that they notice failures."""

import pytest

from tests.soak import endurance, games, inputs
from utopiary import GAMES, SaveError, Session
from utopiary.core.rng import Rng


def test_inputs() -> None:
    tally = inputs.run("every day", range(1_500))
    assert tally.failures == []
    kinds = {kind for kind, _ in tally.outcomes}
    assert kinds == {kind.__name__.removesuffix("_case") for kind in inputs.KINDS}
    accepted = sum(n for (_, outcome), n in tally.outcomes.items() if outcome == "accepted")
    assert 50 < accepted < 750, "most are refused, and some get past every check"


@pytest.mark.slow
def test_more_inputs() -> None:
    assert inputs.run("every night", range(12_000)).failures == []


@pytest.mark.slow
def test_games() -> None:
    tally = games.run("every night", range(150))
    assert tally.failures == []
    assert {id for id, _ in tally.games} == {*GAMES}, "every registered game is played"
    assert tally.players.keys() == games.PLAYERS.keys()


@pytest.mark.parametrize("id", GAMES)
def test_one_game_of_each(id: str) -> None:
    number = next(n for n in range(1_000) if games.plan("short", n).game.id == id and games.plan("short", n).seats <= 2)
    games.play(games.plan("short", number), games.Tally())


def test_every_game_has_a_share() -> None:
    assert games.SHARES.keys() == {*GAMES}


# --- failures are noticed ---------------------------------------------------------------------------------------------


def _judged(act: object) -> str:
    """The message with which the check of an input fails."""
    made = inputs.Case("test", None, act, SaveError)  # type: ignore[arg-type]
    with inputs.Meter().counting() as meter, pytest.raises(inputs.Failure) as failure:
        inputs.judge(made, meter)
    return str(failure.value)


def test_another_error_is_a_failure() -> None:
    assert "KeyError" in _judged(lambda: {}["a"])
    assert "RecursionError" in _judged(lambda: _recurse())
    assert "IllegalMove" in _judged(lambda: Session.new("lantern", seed="A").play(0, "fly")), (
        "an error of the wrong kind"
    )


def _recurse() -> None:
    _recurse()


def test_slowness_is_a_failure() -> None:
    assert "ms" in _judged(lambda: sum(range(16_000_000)))


def test_much_memory_is_a_failure() -> None:
    assert "MB" in _judged(lambda: len(b"x" * (500 << 20)))


LOSSES = {  # how something is lost from a position
    "contrivance": lambda s: s.deck.pop(),
    "eutopia": lambda s: s.time.pop(),
    "transecopia": lambda s: setattr(s, "find_deck", s.find_deck[1:]),
    "utopia": lambda s: s.quay.__setitem__(s.quay.index(max(s.quay)), max(s.quay) - 1),
    "utopia-engine": lambda s: s.stores.pop("silver"),
}
EXCESSES = {  # how a limit is broken
    "contrivance": lambda s: s.values.__setitem__(0, 7),
    "eutopia": lambda s: s.factors.__setitem__(0, 5),
    "transecopia": lambda s: s.iron.__setitem__(0, -1),
    "utopia": lambda s: s.princes[0].__setitem__(0, 9),
    "utopia-engine": lambda s: setattr(s, "hit_points", -1),
}


@pytest.mark.parametrize("id", GAMES)
def test_invariants_notice(id: str) -> None:
    game = GAMES[id]
    conserved, check = games.invariants(id)
    options = {option.id: option.values[0] for option in game.options}
    s = game.setup(options, game.seats[0], "INVARIANT")
    rng = Rng(1)
    for _ in range(12):
        seat = game.active(s)[0]
        s = game.after(s, seat, rng.pick(game.moves(s, seat)))
    check(s)
    less, over_limit = s.copy(), s.copy()
    LOSSES[id](less)
    assert conserved(less) != conserved(s)
    EXCESSES[id](over_limit)
    with pytest.raises(AssertionError):
        check(over_limit)


def test_growth_in_the_tab_is_noticed() -> None:
    flat = [endurance.Sample(games, 150_000_000, 200_000, 0.02, 0.03) for games in range(10, 510, 10)]
    assert endurance.growth(flat, 500) == []
    for what, name in (("memory", "memory"), ("stored", "storage"), ("work", "time")):
        growing = [one._replace(**{what: getattr(one, what) * (1 + one.games / 1500)}) for one in flat]
        assert [problem.split(" ")[0] for problem in endurance.growth(growing, 500)] == [name]
    warm_up = [one._replace(memory=one.memory * 2) if one.games < 100 else one for one in flat]
    assert endurance.growth(warm_up, 500) == [], "the warm-up does not count"
