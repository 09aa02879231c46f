"""The short part of the long runs, for every day; and proof that they would notice."""

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
    assert {id for id, _ in tally.games} == {*GAMES}, "every game on the shelf is played"
    assert tally.players.keys() == games.PLAYERS.keys()


@pytest.mark.parametrize("id", GAMES)
def test_one_game_of_each(id: str) -> None:
    number = next(n for n in range(1_000) if games.plan("short", n).game.id == id and games.plan("short", n).seats <= 2)
    games.play(games.plan("short", number), games.Tally())


def test_every_game_has_its_share() -> None:
    assert games.SHARES.keys() == {*GAMES}


# --- they would notice -----------------------------------------------------------------------------------------------


def _judged(act: object) -> str:
    made = inputs.Case("test", None, act, SaveError)  # type: ignore[arg-type]
    with inputs.Meter().counting() as meter, pytest.raises(inputs.Failure) as failure:
        inputs.judge(made, meter)
    return str(failure.value)


def test_another_error_is_a_failure() -> None:
    assert "KeyError" in _judged(lambda: {}["a"])
    assert "RecursionError" in _judged(lambda: _deeper())
    assert "IllegalMove" in _judged(lambda: Session.new("lantern", seed="A").play(0, "fly")), "of the wrong kind"


def _deeper() -> None:
    _deeper()


def test_slowness_is_a_failure() -> None:
    assert "ms" in _judged(lambda: sum(range(16_000_000)))


def test_greed_is_a_failure() -> None:
    assert "MB" in _judged(lambda: len(b"x" * (500 << 20)))


LOSSES = {  # what is taken out of a position
    "contrivance": lambda s: s.deck.pop(),
    "eutopia": lambda s: s.time.pop(),
    "transecopia": lambda s: setattr(s, "find_deck", s.find_deck[1:]),
    "utopia": lambda s: s.quay.__setitem__(s.quay.index(max(s.quay)), max(s.quay) - 1),
    "utopia-engine": lambda s: s.stores.pop("silver"),
}
BREACHES = {  # how a limit is broken
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
    less, broken = s.copy(), s.copy()
    LOSSES[id](less)
    assert conserved(less) != conserved(s)
    BREACHES[id](broken)
    with pytest.raises(AssertionError):
        check(broken)


def test_what_grows_in_the_tab_is_noticed() -> None:
    flat = [endurance.Sample(games, 150_000_000, 200_000, 0.02, 0.03) for games in range(10, 510, 10)]
    assert endurance.judge(flat, 500) == []
    for what, name in (("memory", "memory"), ("stored", "storage"), ("work", "time")):
        grown = [one._replace(**{what: getattr(one, what) * (1 + one.games / 1500)}) for one in flat]
        assert [said.split(" ")[0] for said in endurance.judge(grown, 500)] == [name]
    young = [one._replace(memory=one.memory * 2) if one.games < 100 else one for one in flat]
    assert endurance.judge(young, 500) == [], "the warm-up does not count"
