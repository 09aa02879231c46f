"""A bot of one's own: the generic ones play any game, this one knows something about Lantern Race."""

from collections.abc import Iterator

from ...core.bots import Advice, Known
from ...core.rng import Rng
from ...core.words import text
from .rules import State

# One more step gains 20/6 on average and loses everything climbed one time in six, so it pays below twenty; nobody
# needs more than is missing to the summit, and who is about to lose must risk all of it.
ENOUGH = 20
CLOSE = 6  # a rival this near to the summit will be there tomorrow


class Prudent:
    """Camp at twenty; never while somebody else is about to arrive."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        view = known.view()
        climbed, height = view["climbed"], view["camp"][known.seat] + view["climbed"]
        rival = max(camp for seat, camp in enumerate(view["camp"]) if seat != known.seat)
        last_night = view["night"] == view["nights"]
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
        elif rival >= view["summit"] - CLOSE or (last_night and height <= rival):
            yield Advice(("walk",), text("lantern.why.chase", rival=rival))
        elif climbed >= ENOUGH or (last_night and height > rival):
            yield Advice(("camp",), text("lantern.why.enough", climbed=climbed))
        else:
            yield Advice(("walk",), text("lantern.why.more", climbed=climbed))
