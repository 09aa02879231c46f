"""A bot of one's own: the generic ones play any game, this one knows something about Lantern Race."""

from collections.abc import Iterator

from ...core.bots import Advice, Known
from ...core.messages import text
from ...core.rng import Rng
from .rules import State

# One more step gains 20/6 on average and loses everything climbed one time in six, so it pays below twenty. But
# solving the race of two exactly shows that nobody should camp once the summit is near: who stops gives the other a
# whole night.
ENOUGH = 20
NEAR = 30


class Racer:
    """Camp at twenty while everybody is far from the summit; from then on run for it."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        view = known.view()
        climbed, height = view["climbed"], view["camp"][known.seat] + view["climbed"]
        rival = max(camp for seat, camp in enumerate(view["camp"]) if seat != known.seat)
        last_night = view["night"] == view["nights"]
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
        elif last_night:
            yield _camp(climbed) if height > rival else _run(rival)
        elif max(rival, view["camp"][known.seat]) >= view["summit"] - NEAR:
            yield _run(rival)
        else:
            yield _camp(climbed) if climbed >= ENOUGH else _walk(climbed)


def _camp(climbed: int) -> Advice:
    return Advice(("camp",), text("lantern.why.enough", climbed=climbed))


def _walk(climbed: int) -> Advice:
    return Advice(("walk",), text("lantern.why.more", climbed=climbed))


def _run(rival: int) -> Advice:
    return Advice(("walk",), text("lantern.why.run", rival=rival))
