"""One-step decisions: what to choose, take, buy, build, pay with and give up."""

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
from ..names import NAMES, amount
from ..production import price, unlaid, worth
from ..ranking import conceded
from ..state import State, cargo_rewards
from . import reasons
from .purchases import EACH_TURN, offers, with_card
from .value import Stores, Valuation

CHARACTERS = (  # by what they won in games of the best players (tests/transecopia/bots/balance.py), the weakest first
    "picetos-sergeant", "syndicate-intimidator", "peggon-priest", "lutra-sentinel", "field-researcher", "naga-agent",
)  # fmt: skip


def character(moves: list[Move], rng: Rng) -> Advice:
    """The better of two random Characters, so that games differ."""
    move = max(rng.pick(moves), rng.pick(moves), key=lambda move: CHARACTERS.index(str(move[1])))
    return Advice(move, text("transecopia.why.character", name=NAMES[str(move[1])]))


def patron(moves: list[Move]) -> Advice:
    """The Priest's Artifact: the one that brings most each turn."""
    move = max(moves, key=lambda move: EACH_TURN[str(move[1])])
    return Advice(move, text("transecopia.why.patron", artifact=NAMES[str(move[1])]))


def use(moves: list[Move]) -> Advice | None:
    """Turn in the first Discovery card that can be: it is worth nothing in the hand."""
    for move in moves:
        if move[0] == "use":
            find = FINDS[FIND_INDEX[str(move[1])]]
            return Advice(move, text("transecopia.why.use", what=amount(find.kind, find.n)))
    return None


def take(s: State, valuation: Valuation, moves: list[Move]) -> Advice:
    """The best reward of the Crater or the Cargo."""
    amounts = dict(zip(CARGO_KINDS, cargo_rewards(s), strict=True)) if s.zone == CARGO else {}
    here = valuation.stored(valuation.stores)

    def gain(move: Move) -> float:
        n = amounts.get(str(move[1]), 1)
        return valuation.stored(_more(valuation.stores, str(move[1]), n)) - here

    best = max(moves, key=gain)
    return Advice(best, reasons.of_taking(str(best[1]), amounts.get(str(best[1]), 1)))


def _more(stores: Stores, kind: str, n: int) -> Stores:
    return stores._replace(**{FIELD[kind]: getattr(stores, FIELD[kind]) + n})


FIELD = {"iron": "iron", "copper": "copper", "astatine": "astatine", "light": "lights", "discovery": "finds"}


def salvage(valuation: Valuation, moves: list[Move]) -> Advice:
    """The Part that helps most."""

    def gain(move: Move) -> float:
        return valuation.progress(_with(valuation.parts, PARTS.index(str(move[1]))), valuation.values)

    best = max(moves, key=gain)
    return Advice(best, reasons.of_part(valuation, PARTS.index(str(best[1]))))


def _with(parts: tuple[int, ...], part: int) -> tuple[int, ...]:
    return (*parts[:part], parts[part] + 1, *parts[part + 1 :])


def acquire(s: State, valuation: Valuation, moves: list[Move]) -> Advice:
    """The purchase that gains most, or decline."""
    stores, values = valuation.stores, valuation.values
    here = valuation.stored(stores) + valuation.progress(valuation.parts, values, stores.astatine)
    best, gained = None, 0.0
    for offer in offers(s, valuation.seat, valuation):
        if offer.move not in moves:
            continue
        iron, copper, astatine = offer.cost
        left = stores._replace(
            iron=stores.iron - iron, copper=stores.copper - copper, astatine=stores.astatine - astatine
        )
        owned = with_card(values, offer.value) if offer.value else values
        gain = valuation.stored(left) + valuation.progress(valuation.parts, owned, left.astatine) + offer.gain - here
        if gain > gained:
            best, gained = offer, gain
    if best is None:
        return Advice(("decline",), text("transecopia.why.decline"))
    return Advice(best.move, reasons.of_offer(valuation, best))


def grow(valuation: Valuation, moves: list[Move]) -> Advice:
    """The Prismatic die whose own Zone brings most."""
    wants = {"red": valuation.iron_price * 2, "blue": valuation.copper_price, "green": 1.5 * valuation.astatine_price}
    best = max(moves, key=lambda move: wants[str(move[1])])
    return Advice(best, text(f"transecopia.why.grow.{best[1]}"))


def demand(s: State, valuation: Valuation, moves: list[Move]) -> Advice:
    """Pay the Intimidator if the place is worth more than the price."""
    prices = {
        "iron": valuation.iron_price * DEMANDS["iron"],
        "astatine": valuation.astatine_price * DEMANDS["astatine"],
    }
    ways = [move for move in moves if move[0] == "appease"]
    cheapest = min(ways, key=lambda move: prices[str(move[1])], default=None)
    if cheapest and prices[str(cheapest[1])] < _place(s, valuation):
        return Advice(cheapest, text("transecopia.why.appease"))
    return Advice(("concede",), text("transecopia.why.concede"))


def _place(s: State, valuation: Valuation) -> float:
    """Points that the place to be conceded is worth more than the next one."""
    if s.zone == IRON:
        return valuation.iron_price
    if s.zone == MINE:
        return valuation.copper_price
    if s.zone == CRATER:
        return max(valuation.astatine_price, valuation.w.find)
    if s.zone == CARGO:
        return 0.7 * valuation.w.find + 0.3 * (conceded(s) == 0)
    return 1.5


# --- Production ------------------------------------------------------------------------------------------------------


def produce(s: State, valuation: Valuation, moves: list[Move]) -> Advice:
    """Build if possible, else the purchase or trade that gains most, else done."""
    if ("build",) in moves:
        return Advice(("build",), text("transecopia.why.build"))
    stores, parts = valuation.stores, valuation.parts
    here = valuation.stored(stores) + valuation.progress(parts, valuation.values)  # buying none
    best, gained = Advice(("done",), text("transecopia.why.done")), 0.05
    for move in moves:
        left, more, why = stores, parts, None
        if move[0] == "produce":
            part = PARTS.index(str(move[1]))
            left = stores._replace(astatine=stores.astatine - price(s, s.seat, part))
            more, why = _with(parts, part), reasons.of_part(valuation, part)
        elif move[0] == "trade":
            give, get, n = TRADES[str(move[1])]
            left = _more(_more(stores, give, -1), get, n)
            why = text("transecopia.why.trade", what=amount(get, n))
        if why is not None:
            gain = valuation.stored(left) + valuation.progress(more, valuation.values, left.astatine) - here
            if gain > gained:
                best, gained = Advice(move, why), gain
    return best


def pay(s: State, moves: list[Move]) -> Advice:
    """The first card of the cheapest way to pay all amounts."""
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
    """All ways to meet the amounts: the cards for the first, the cards for the second."""
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
    """All sets of cards that reach an amount and from which no card could be left out."""
    found: dict[Laid, None] = {}
    for n in range(1, len(cards) + 1):
        for some in combinations(cards, n):
            total = sum(map(worth, some))
            if total >= amount and total - min(map(worth, some)) < amount:
                found[tuple(sorted(some))] = None
    return list(found)
