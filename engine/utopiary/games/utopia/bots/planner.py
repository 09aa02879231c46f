"""The two better players: they judge what every prince may become and plan turns; how far, and how well, is given.

They read the position from a guess and never ask what rivals hold, so the answer depends on what their seat sees alone.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.game import Seat
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import CIVILIZATION, CIVILIZATIONS, DISTRICT_IDS, ISLANDS, KINDS
from ..state import State
from . import planning, reasons
from .deeds import Deed, Deeds, Done, step
from .drafting import Draft
from .islands import Memory
from .outlook import Outlook
from .turn import Judge, Turn, read
from .weights import Weights

REMEMBERED = 64  # turns


class Planner:
    """It thinks as far as `width` and `depth` say: beginnings of a turn that are kept, and deeds in a row."""

    def __init__(self, w: Weights, width: int, depth: int) -> None:
        self.w, self.width, self.depth = w, width, depth
        self._memory = Memory()
        self._plans: dict[object, list[planning.Plan]] = {}  # found for a turn; the same would be found again

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s, seat = known.guess(rng), known.seat
        if s.phase in ("welcome", "place", "settle", "invite"):
            yield self._welcome(s, seat, known.moves)
        elif s.phase in ("discard", "drop"):
            yield self._give_up(s, seat, known.moves)
        elif s.phase == "wonder":
            yield self._recall(s, seat)
        else:
            yield from self._develop(s, seat)

    def _judge(self, s: State, seat: Seat) -> Judge:
        return Judge(s, Outlook(s, seat, self.w), self._memory)

    # --- welcoming ---------------------------------------------------------------------------------------------------

    def _welcome(self, s: State, seat: Seat, moves: list[Move]) -> Advice:
        if any(move[0] in ("control", "wonder") for move in moves):
            judge = self._judge(s, seat)
            *_, best = planning.plan(_Builder(s, judge), judge, read(s, seat), self.width, self.depth)
            if best.deeds:
                return Advice(step(best.deeds[0], "develop"), reasons.of_plan(s, best))
        if s.phase == "settle":
            return Advice(("done",), text("utopia.why.keep-princes"))
        draft = Draft(s, seat, self.w, self._memory)
        if s.phase == "invite":
            rival = draft.invited()
            return Advice(("invite", rival), reasons.of_invitation(rival))
        if s.phase == "place":
            landing = max(draft.me.landings(s.guest))
            if landing.d < 0:  # no prince is left (ruling d17), and nothing that could be built is worth it
                return Advice(("forfeit",), text("utopia.why.keep-princes"))
            return Advice(("place", DISTRICT_IDS[landing.d]), reasons.of_landing(s, seat, landing))
        landing = draft.best()
        if ("surprise",) in moves and draft.surprise() > landing.gain:
            return Advice(("surprise",), text("utopia.why.surprise"))
        island, civ = divmod(landing.guest, KINDS)
        return Advice(("take", CIVILIZATIONS[civ], ISLANDS[island]), reasons.of_landing(s, seat, landing))

    # --- development -------------------------------------------------------------------------------------------------

    def _develop(self, s: State, seat: Seat) -> Iterator[Advice]:
        best: planning.Plan | None = None
        for best in self._plans_for(s, seat):
            if _fits(s, best):
                yield self._advice(s, best)
        if best is None or not _fits(s, best):  # a person has played something else
            yield self._become(s, seat) if s.phase == "privilege" else self._go_on(s, seat)

    def _plans_for(self, s: State, seat: Seat) -> Iterator[planning.Plan]:
        start = read(s, seat)
        table = (s.own_wonder, s.fair, s.round, s.done, *s.points, *s.owner, *map(bytes, s.princes))
        key = (seat, start, table)
        known = self._plans.get(key)
        if known is not None:
            yield from known
            return
        judge, found = self._judge(s, seat), []
        for plan in planning.plan(Deeds(s, judge), judge, start, self.width, self.depth):
            found.append(plan)
            yield plan
        if len(self._plans) >= REMEMBERED:
            self._plans.clear()
        self._plans[key] = found

    def _go_on(self, s: State, seat: Seat) -> Advice:
        """The best that begins with what lies on the table."""
        judge = self._judge(s, seat)
        deeds = Deeds(s, judge, thorough=True)
        *_, best = planning.plan(deeds, judge, read(s, seat), 1, 1, lambda deed: _continues(s, deed))
        return self._advice(s, best)

    def _become(self, s: State, seat: Seat) -> Advice:
        """The civilization with which a card laid open does most."""
        judge, (printed,), start = self._judge(s, seat), s.laid, read(s, seat)
        deeds = Deeds(s, judge)
        hand = (*start.hand[:printed], start.hand[printed] - 1, *start.hand[printed + 1 :])

        def worth(civ: int) -> float:
            turn = start._replace(hand=hand, changed=(*start.changed, (printed, civ)))
            *_, best = planning.plan(deeds, judge, turn, 1, 2)
            return best.worth

        best = max((civ for civ in range(KINDS) if civ != printed), key=worth)
        return Advice(("become", CIVILIZATIONS[best]), text("utopia.why.promise"))

    def _advice(self, s: State, best: planning.Plan) -> Advice:
        if not best.deeds:
            return Advice(("end",), text("utopia.why.end"))
        return Advice(step(best.deeds[0], s.phase), reasons.of_plan(s, best))

    def _recall(self, s: State, seat: Seat) -> Advice:
        deeds, turn = Deeds(s, self._judge(s, seat)), read(s, seat)
        d = deeds.recall(turn.row, turn, s.site, s.recall[0], seat)
        return Advice(("recall", DISTRICT_IDS[d]), text("utopia.why.recall"))

    def _give_up(self, s: State, seat: Seat, moves: list[Move]) -> Advice:
        cards = Outlook(s, seat, self.w).cards
        hand = s.hands[seat]
        civ = min((CIVILIZATION[str(move[1])] for move in moves), key=lambda civ: (cards[civ], -hand[civ]))
        return Advice((moves[0][0], CIVILIZATIONS[civ]), reasons.of_card(civ))


class _Builder(Deeds):
    """Only buildings: in welcoming."""

    def all(self, t: Turn) -> list[Done]:
        return self.buildings(t)


def _fits(s: State, plan: planning.Plan) -> bool:
    return s.phase == "develop" or (bool(plan.deeds) and _continues(s, plan.deeds[0]))


def _continues(s: State, deed: Deed) -> bool:
    """Does the deed begin with what is already on the table?"""
    if s.phase == "privilege":
        return bool(deed.via) and deed.via[0] == s.laid[0]
    if deed.via or deed.civ != s.card or deed.verb in ("control", "wonder"):
        return False
    return s.phase == "card" or (deed.verb == "go" and deed.d == s.origin)
