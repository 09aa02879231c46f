"""The hard bot: camps at twenty while the summit is far from every seat, then runs for it."""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.rng import Rng
from ..state import State
from . import reasons
from .weights import ENOUGH, NEAR


class Hard:
    """A rule of thumb."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """One advice, at once."""
        view = known.view()
        climbed, height = view["climbed"], view["camp"][known.seat] + view["climbed"]
        rival = max(camp for seat, camp in enumerate(view["camp"]) if seat != known.seat)
        last_night = view["night"] == view["nights"]
        if len(known.moves) == 1:
            yield reasons.only(known.moves[0])
        elif last_night:
            yield reasons.camp(climbed) if height > rival else reasons.run(rival)
        elif max(rival, view["camp"][known.seat]) >= view["summit"] - NEAR:
            yield reasons.run(rival)
        else:
            yield reasons.camp(climbed) if climbed >= ENOUGH else reasons.walk(climbed)
