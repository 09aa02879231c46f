"""The hard bot plans the whole game. What each phase asks is answered by the exact odds, played for the plan.

It works on a guess of the position: only the dice to come are hidden in Utopia Engine, and a guess re-rolls them.
"""

from collections.abc import Callable, Iterator

from ....core.bots import Advice, Known
from ....core.messages import Text, text
from ....core.move import Move
from ....core.rng import Rng
from ..activation import energy_on_bar
from ..combat import level_met
from ..data import BASKET, COMPONENTS, CONSTRUCTS, ENOUGH, FIELD_SQUARES, LINK_SQUARES, SKULLS, STORE
from ..names import NAMES
from ..odds.combat import Fight
from ..state import State
from . import activation_value, planner, search_value
from .combat_value import Encounters, foe_of
from .connection_value import best_step
from .final_value import best_spend
from .position import ROD, Position, read
from .value import value


class Hard:
    """The hard bot."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Yield ever better advice; each comes with its reason."""
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        s = known.guess(rng)
        if s.phase == "free":
            yield from _plan(s, known.moves)
        elif ("gods-hand",) in known.moves and s.skulls < SKULLS - 1:
            yield Advice(("gods-hand",), text("utopia-engine.why.gods-hand"))
        else:
            moves = [move for move in known.moves if move != ("gods-hand",)]
            if len(moves) == 1:
                yield Advice(moves[0], text("why.only"))
            else:
                yield PHASES[s.phase](s, moves)


def _plan(s: State, moves: list[Move]) -> Iterator[Advice]:
    best: planner.Option | None = None
    for option in planner.options(s, moves):
        if best is None or option.worth > best.worth:
            best = option
        yield Advice(best.move, best.why)
    if best is None:
        yield Advice(moves[0], text("why.any"))


# --- out in the regions ----------------------------------------------------------------------------------------------


def _weather(s: State, moves: list[Move]) -> Advice:
    wet = read(s)
    wet.boxes += 1
    calm = search_value.sealed(wet, wet.place)
    wet.cross()
    if not wet.end and value(wet) + search_value.SEALING > value(calm):
        return Advice(("endure",), text("utopia-engine.why.endure"))
    return Advice(("seal", s.place), text("utopia-engine.why.seal", region=NAMES[s.place]))


def _search(s: State, moves: list[Move]) -> Advice:
    p = read(s)
    p.boxes += 1
    odds = search_value.solved(p)
    best = odds.rank(tuple(s.squares), tuple(s.dice))[0]
    die, square = best.puts[0]
    chance = best.odds.chance
    why = text(
        "utopia-engine.why.put-search",
        construct=round(100 * (chance[0] + chance[1])),
        component=round(100 * chance[2]),
        fight=round(100 * sum(chance[3:])),
    )
    return Advice(("put", die, square), why)


def _result(s: State, moves: list[Move]) -> Advice:
    p = read(s)
    worth = search_value.worths(p, search_value.terms(p).monsters)
    spent = p.copy()
    spent.tools &= ~ROD
    by_rod = (
        search_value.worths(spent, search_value.terms(p).monsters) if any(move[0] == "rod" for move in moves) else []
    )

    def of(move: Move) -> float:
        verb, find = str(move[0]), str(move[1])
        table = by_rod if verb == "rod" else worth
        if find.startswith("level-"):
            return table[3 + int(find[-1])]
        if find == "zero":
            return table[search_value.ZERO_CHANGED if s.result else search_value.ZERO]
        return table[search_value.COMPONENT if find == "component" else search_value.CONSTRUCT]

    best = max(moves, key=of)
    if best[0] == "rod":
        return Advice(best, text("utopia-engine.why.rod", tool=NAMES["dowsing-rod"]))
    return Advice(best, text("utopia-engine.why.take"))


def _combat(s: State, moves: list[Move]) -> Advice:
    p, level = read(s), level_met(s)
    met = Encounters(p)
    options: dict[Move, float] = {("fight",): met.fight(level).value(p.hit_points)}
    if ("slip",) in moves:
        options["slip",] = value(p)
    if ("seal", s.place) in moves:
        options["seal", s.place] = Encounters(search_value.sealed(p, p.place)).value(s.level) - search_value.SEALING
    best = max(options, key=options.__getitem__)
    if best[0] == "seal":
        return Advice(best, text("utopia-engine.why.seal", region=NAMES[s.place]))
    return Advice(best, _fight_why(p, level, "utopia-engine.why." + str(best[0])))


def _fight_why(p: Position, level: int, id: str) -> Text:
    odds = Fight(foe_of(p, level)).odds(p.hit_points)
    return text(id, win=round(100 * (odds.win - odds.fall)), fall=round(100 * odds.fall), die=round(100 * odds.die))


def _answer(s: State, moves: list[Move]) -> Advice:
    p = read(s)
    low, high = sorted(s.rolled)
    keep, use = Encounters(p).fight(level_met(s)).answer(p.hit_points, low, high)
    if use > keep:
        return Advice(("wand",), text("utopia-engine.why.wand"))
    return Advice(("accept",), text("utopia-engine.why.keep-wand"))


# --- in the workshop -------------------------------------------------------------------------------------------------


def _activation(s: State, moves: list[Move]) -> Advice:
    p, construct = read(s), CONSTRUCTS.index(s.subject)
    energy = energy_on_bar(s, s.subject)
    bar = energy - sum(mark for mark in s.marks if mark > 0)
    at = activation_value.stakes(p, construct, energy, s.turn)
    best = activation_value.best_put(_boxes(s.squares), tuple(s.dice), min(ENOUGH, bar), at)
    if ("stop",) in moves and activation_value.another_day(p, construct) > best.worth:
        return Advice(("stop",), text("utopia-engine.why.stop"))
    die, box, top = best.put
    square = FIELD_SQUARES[box + (0 if top else 4)]
    why = text("utopia-engine.why.put-activation", percent=round(100 * best.active), damage=round(100 * best.damage))
    return Advice(("put", die, square), why)


def _boxes(squares: list[int]) -> tuple[tuple[int, int], ...]:
    half = len(squares) // 2
    return tuple(zip(squares[:half], squares[half:], strict=True))


def _field(s: State, moves: list[Move]) -> Advice:
    p, construct, energy = read(s), CONSTRUCTS.index(s.subject), energy_on_bar(s, s.subject)
    on, charm = activation_value.going_on(p, construct, energy, s.turn), activation_value.focusing(p, construct, energy)
    if activation_value.another_day(p, construct) > max(on, charm):
        return Advice(("stop",), text("utopia-engine.why.stop"))
    if charm > on:
        return Advice(("focus",), text("utopia-engine.why.focus", construct=NAMES[s.subject]))
    return Advice(("go-on",), text("utopia-engine.why.go-on", construct=NAMES[s.subject]))


def _connection(s: State, moves: list[Move]) -> Advice:
    p, component = read(s), COMPONENTS.index(s.subject)
    spare = p.stores[component]
    p.stores[component] = min(STORE, spare + 1)  # the one that lies in the link
    slots, boxes = BASKET - s.basket, _boxes(s.squares)
    die, box, top = best_step(p, spare, boxes, slots, tuple(s.dice))
    if box is None:
        return Advice(("waste", die), text("utopia-engine.why.waste", die=die, n=slots))
    square = LINK_SQUARES[box + (0 if top else 3)]
    return Advice(("put", die, square), text("utopia-engine.why.put-connection"))


def _battery(s: State, moves: list[Move]) -> Advice:
    component = COMPONENTS[planner.dearest(read(s))]
    return Advice(("pay", component), text("utopia-engine.why.pay", component=NAMES[component]))


# --- the end ---------------------------------------------------------------------------------------------------------


def _final(s: State, moves: list[Move]) -> Advice:
    odds = best_spend(read(s))
    return Advice(("spend", odds.spend), text("utopia-engine.why.spend", n=odds.spend, percent=round(100 * odds.win)))


PHASES: dict[str, Callable[[State, list[Move]], Advice]] = {
    "weather": _weather,
    "search": _search,
    "result": _result,
    "combat": _combat,
    "answer": _answer,
    "activation": _activation,
    "field": _field,
    "connection": _connection,
    "battery": _battery,
    "final": _final,
}
