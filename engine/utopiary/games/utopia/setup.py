"""How a game begins: rules 5-10, and the option of a fair start."""

from collections.abc import Mapping

from ...core.game import Options, Seat, Tell
from ...core.rng import Rng
from . import rounds
from .data import ALL_GUESTS, CARDS, ISLANDS, KINDS, PLACES, PRIVILEGES, full_bag
from .state import NO_SEAT, NOTHING, State

FairStart = Mapping[int, tuple[int, ...]]  # points by place on the start space, by number of ministers


def new_game(options: Options, seats: int, seed: str, fair_start: FairStart) -> State:
    """Return the first position of a game, with the guests of round 1 at the ships."""
    rng, scale = Rng.of(seed), list(range(KINDS))
    rng.shuffle(scale)  # rule 5
    start = rng.below(seats)  # rule 8
    track = [(start + i) % seats for i in range(seats)]
    s = State(
        rng,
        options["order"] == "dynamic",
        options["wonder"] == "all",
        points=[0] * seats,
        track=track[:],
        scale=tuple(scale),
        princes=[[0] * (PLACES * KINDS) for _ in range(seats)],
        owner=[NO_SEAT] * PLACES,
        monument=[NOTHING] * PLACES,
        wonder=[NO_SEAT] * len(ISLANDS),
        bag=full_bag(seats),
        quay=[0] * len(ALL_GUESTS),
        taken=[()] * seats,
        deck=[CARDS] * KINDS,  # rule 9
        discards=[0] * KINDS,
        hands=[[0] * KINDS for _ in range(seats)],
        privileges=[PRIVILEGES] * seats,  # rule 7
        owed=[0] * seats,
        fair=_fair(track, fair_start[seats]) if options["start"] == "fair" else (),
    )
    rounds.begin_round(s, Tell(start))
    return s


def _fair(track: list[Seat], points: tuple[int, ...]) -> tuple[int, ...]:
    """Return by seat what its place on the start space adds at the end."""
    by_seat = dict(zip(track, points, strict=True))
    return tuple(by_seat[seat] for seat in sorted(track))
