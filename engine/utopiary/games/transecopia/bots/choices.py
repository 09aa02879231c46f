"""Everything smaller than a plan: what to take, buy, build, pay with and give up."""

from itertools import combinations

from ....core.bots import Advice
from ....core.messages import text
from ....core.move import Move
from ....core.rng import Rng
from ..data import (
    CARGO,
    CARGO_KINDS,
    CRATER,
    DEMANDS,
    FIND_INDEX,
    FINDS,
    IRON,
    MINE,
    PARTS,
    TRADES,
)
from ..production import price, unlaid, worth
from ..ranking import conceded
from ..saying import NAMES, amount
from ..state import State, cargo_rewards
from . import reasons
from .market import EACH_TURN, offers, with_card
from .outlook import Outlook, Stores

CHARACTERS = (  # by what they won in games of the best players (tests/transecopia/bots/balance.py), the weakest first
    "picetos-sergeant", "syndicate-intimidator", "peggon-priest", "lutra-sentinel", "field-researcher", "naga-agent",
)  # fmt: skip


def character(moves: list[Move], rng: Rng) -> Advice:
    """The better of two that come to mind: all of them can win, and always the same would be dull."""
    move = max(rng.pick(moves), rng.pick(moves), key=lambda move: CHARACTERS.index(str(move[1])))
    return Advice(move, text("transecopia.why.character", name=NAMES[str(move[1])]))


def patron(moves: list[Move]) -> Advice:
    move = max(moves, key=lambda move: EACH_TURN[str(move[1])])
    return Advice(move, text("transecopia.why.patron", artifact=NAMES[str(move[1])]))


def use(moves: list[Move]) -> Advice | None:
    """Discovery cards do nothing in the hand."""
    for move in moves:
        if move[0] == "use":
            find = FINDS[FIND_INDEX[str(move[1])]]
            return Advice(move, text("transecopia.why.use", what=amount(find.kind, find.n)))
    return None


def take(s: State, outlook: Outlook, moves: list[Move]) -> Advice:
    """At the Crater and the Cargo."""
    amounts = dict(zip(CARGO_KINDS, cargo_rewards(s), strict=True)) if s.zone == CARGO else {}
    here = outlook.stored(outlook.stores)

    def gain(move: Move) -> float:
        n = amounts.get(str(move[1]), 1)
        return outlook.stored(_more(outlook.stores, str(move[1]), n)) - here

    best = max(moves, key=gain)
    return Advice(best, reasons.of_taking(str(best[1]), amounts.get(str(best[1]), 1)))


def _more(stores: Stores, kind: str, n: int) -> Stores:
    return stores._replace(**{FIELD[kind]: getattr(stores, FIELD[kind]) + n})


FIELD = {"iron": "iron", "copper": "copper", "astatine": "astatine", "light": "lights", "discovery": "finds"}


def salvage(outlook: Outlook, moves: list[Move]) -> Advice:
    def gain(move: Move) -> float:
        return outlook.progress(_with(outlook.parts, PARTS.index(str(move[1]))), outlook.values)

    best = max(moves, key=gain)
    return Advice(best, reasons.of_part(outlook, PARTS.index(str(best[1]))))


def _with(parts: tuple[int, ...], part: int) -> tuple[int, ...]:
    return (*parts[:part], parts[part] + 1, *parts[part + 1 :])


def acquire(s: State, outlook: Outlook, moves: list[Move]) -> Advice:
    stores, values = outlook.stores, outlook.values
    here = outlook.stored(stores) + outlook.progress(outlook.parts, values, stores.astatine)
    best, gained = None, 0.0
    for offer in offers(s, outlook.seat, outlook):
        if offer.move not in moves:
            continue
        iron, copper, astatine = offer.cost
        left = stores._replace(
            iron=stores.iron - iron, copper=stores.copper - copper, astatine=stores.astatine - astatine
        )
        owned = with_card(values, offer.value) if offer.value else values
        gain = outlook.stored(left) + outlook.progress(outlook.parts, owned, left.astatine) + offer.gain - here
        if gain > gained:
            best, gained = offer, gain
    if best is None:
        return Advice(("decline",), text("transecopia.why.decline"))
    return Advice(best.move, reasons.of_offer(outlook, best))


def grow(outlook: Outlook, moves: list[Move]) -> Advice:
    """A colour opens one of the first three Zones to the die."""
    wants = {"red": outlook.iron_price * 2, "blue": outlook.copper_price, "green": 1.5 * outlook.astatine_price}
    best = max(moves, key=lambda move: wants[str(move[1])])
    return Advice(best, text(f"transecopia.why.grow.{best[1]}"))


def demand(s: State, outlook: Outlook, moves: list[Move]) -> Advice:
    """Pay the Intimidator if the place is worth more than the price; either way he gets what we give up."""
    prices = {"iron": outlook.iron_price * DEMANDS["iron"], "astatine": outlook.astatine_price * DEMANDS["astatine"]}
    ways = [move for move in moves if move[0] == "appease"]
    cheapest = min(ways, key=lambda move: prices[str(move[1])], default=None)
    if cheapest and prices[str(cheapest[1])] < _place(s, outlook):
        return Advice(cheapest, text("transecopia.why.appease"))
    return Advice(("concede",), text("transecopia.why.concede"))


def _place(s: State, outlook: Outlook) -> float:
    """What the place that would be given up is worth more than the next."""
    if s.zone == IRON:
        return outlook.iron_price
    if s.zone == MINE:
        return outlook.copper_price
    if s.zone == CRATER:
        return max(outlook.astatine_price, outlook.w.find)
    if s.zone == CARGO:
        return 0.7 * outlook.w.find + 0.3 * (conceded(s) == 0)
    return 1.5


# --- Production ------------------------------------------------------------------------------------------------------


def produce(s: State, outlook: Outlook, moves: list[Move]) -> Advice:
    if ("build",) in moves:
        return Advice(("build",), text("transecopia.why.build"))
    stores, parts = outlook.stores, outlook.parts
    here = outlook.stored(stores) + outlook.progress(parts, outlook.values)  # Parts that are not bought now are not had
    best, gained = Advice(("done",), text("transecopia.why.done")), 0.05
    for move in moves:
        left, more, why = stores, parts, None
        if move[0] == "produce":
            part = PARTS.index(str(move[1]))
            left = stores._replace(astatine=stores.astatine - price(s, s.seat, part))
            more, why = _with(parts, part), reasons.of_part(outlook, part)
        elif move[0] == "trade":
            give, get, n = TRADES[str(move[1])]
            left = _more(_more(stores, give, -1), get, n)
            why = text("transecopia.why.trade", what=amount(get, n))
        if why is not None:
            gain = outlook.stored(left) + outlook.progress(more, outlook.values, left.astatine) - here
            if gain > gained:
                best, gained = Advice(move, why), gain
    return best


def pay(s: State, moves: list[Move]) -> Advice:
    """As little Tech as will do: the cards that serve this amount without spoiling the next."""
    cards = unlaid(s)
    best = min(
        _payments(cards, s.owed), key=lambda laid: (sum(map(worth, laid[0] + laid[1])), -max(map(worth, laid[0])))
    )
    first = max(best[0], key=worth)
    word = next(move for move in moves if _is(move, first))
    return Advice(word, text("transecopia.why.pay"))


def _is(move: Move, card: int) -> bool:
    return move[1] == (worth(card) if card >= 0 else FINDS[-1 - card].id)


Laid = tuple[int, ...]  # Tech cards, Discovery cards as -1 - index


def _payments(cards: Laid, owed: tuple[int, ...]) -> list[tuple[Laid, Laid]]:
    """All ways to meet the amounts: cards for the first, cards for the second."""
    ways: list[tuple[Laid, Laid]] = []
    for first in _sets(cards, owed[0]):
        if len(owed) == 1:
            ways.append((first, ()))
            continue
        rest = list(cards)
        for card in first:
            rest.remove(card)
        ways += [(first, second) for second in _sets(tuple(rest), owed[1])]
    return ways


def _sets(cards: Laid, amount: int) -> list[Laid]:
    """Sets of cards that reach an amount and none of which is too many."""
    found: dict[Laid, None] = {}
    for n in range(1, len(cards) + 1):
        for some in combinations(cards, n):
            total = sum(map(worth, some))
            if total >= amount and total - min(map(worth, some)) < amount:
                found[tuple(sorted(some))] = None
    return list(found)
