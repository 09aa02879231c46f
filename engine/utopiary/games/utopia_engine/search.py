"""Searching the regions: rules 2 to 9, and everything that changes a result."""

from ...core.game import Ask, Tell
from ...core.messages import text
from .calendar import add_energy, bracelet_energy, cross_day, offer_hand
from .data import (
    BOXES,
    DEEPEST,
    FINDS,
    FORTUNE,
    PAIR,
    REGIONS,
    ROD,
    ROD_FLOOR,
    SEARCH_SQUARES,
    SIGHT,
    STORE,
    ZERO_ENERGY,
    Find,
    Region,
)
from .names import DIGIT_NAMES, NAMES
from .state import (
    Box,
    State,
    affects,
    end_action,
    gain,
    go,
    in_hand,
    new_field,
    offer_squares,
    region_of,
    roll_pair,
    searched_out,
    works,
    write,
)

# --- beginning -------------------------------------------------------------------------------------------------------


def price(s: State, region: Region) -> int:
    """Days that the next circle of the tracker costs, as far as is known: events may move on the way (ruling c2)."""
    circle = region.tracker[len(s.boxes) if s.place == region.id else 0]
    return circle + 1 if circle and affects(s, "foul-weather", region.id) else circle  # ruling c2


def offer_search(s: State, ask: Ask) -> None:
    """Offer a search in every region; its empty boxes are all alike, so the first stands for all (rule 2)."""
    for id, region in REGIONS.items():
        filled = len(s.boxes) if s.place == id else 0  # rule 9
        if filled < BOXES:
            ask.choice(
                "search", id, filled + 1,
                label="utopia-engine.search", target=f"box-{id}-{filled + 1}", group="search",
                region=NAMES[id], cost=PRICES[price(s, region)],
            )  # fmt: skip


PRICES = tuple(text(f"utopia-engine.price-{days}") for days in (0, 1, 2))


def begin(s: State, tell: Tell, region: str, box: int) -> None:
    """Go there, mark a circle of the tracker and roll the first dice (rules 2, 3)."""
    go(s, region)
    tell("utopia-engine.searching", region=NAMES[region], box=box, target=f"box-{region}-{box}")
    if region_of(s).tracker[len(s.boxes)]:
        foul = affects(s, "foul-weather", region)
        if not cross_day(s, tell):
            return
        if not foul and affects(s, "foul-weather", region):  # rule 3: it came with this very day
            foul = True
            if works(s, "seal-of-balance"):  # ruling c21
                s.phase = "weather"
                return
        if foul and not _lose_to_weather(s, tell):
            return
    _first_roll(s, tell)


def _lose_to_weather(s: State, tell: Tell) -> bool:
    """Cross the one extra day of a circle (ruling c2); on an event day the events roll again (ruling c3)."""
    tell("utopia-engine.weather", target=f"region-{s.place}")
    return cross_day(s, tell)


def _first_roll(s: State, tell: Tell) -> None:
    s.phase = "search"
    new_field(s, len(SEARCH_SQUARES))
    roll_pair(s, tell)


def ask_weather(s: State, ask: Ask) -> None:
    """Foul Weather came with this day: lose a day more, or use the Seal of Balance."""
    ask("utopia-engine.ask.weather", rule="events", region=NAMES[s.place])
    ask.choice("endure", label="utopia-engine.endure", target=f"region-{s.place}", group="search")
    offer_seal(s, ask, s.place)
    offer_hand(s, ask)


def endure(s: State, tell: Tell) -> None:
    """Lose the extra day and go on."""
    if _lose_to_weather(s, tell):
        _first_roll(s, tell)


# --- the Seal of Balance ---------------------------------------------------------------------------------------------


def offer_seal(s: State, ask: Ask, *regions: str) -> None:
    """Offer the Seal: once per game no event counts in a region until the player leaves it (rule 27, ruling c21)."""
    if works(s, "seal-of-balance"):
        for region in regions:
            ask.choice(
                "seal", region,
                label="utopia-engine.seal", target=f"region-{region}", group="seal", region=NAMES[region],
            )  # fmt: skip


def seal(s: State, tell: Tell, region: str) -> None:
    """Seal a region, going there first (ruling c21)."""
    go(s, region)
    s.sealed, s.used = True, s.used | {"seal-of-balance"}
    tell("utopia-engine.sealed", region=NAMES[region], target=f"region-{region}")
    if s.phase == "weather":
        _first_roll(s, tell)


# --- the six squares -------------------------------------------------------------------------------------------------


def ask_search(s: State, ask: Ask) -> None:
    """Which die goes into which square (rule 4)?"""
    ask("utopia-engine.ask.search", rule="search", region=NAMES[s.place], dice=in_hand(s))
    offer_squares(s, ask, SEARCH_SQUARES, DIGIT_NAMES)
    offer_hand(s, ask)


def put(s: State, tell: Tell, die: int, square: str) -> None:
    """Write a die; the sixth completes the box (rule 4)."""
    write(s, die, square, SEARCH_SQUARES)
    tell("utopia-engine.wrote", die=die, square=DIGIT_NAMES[square], target=f"square-{square}")
    if s.dice:
        return
    if 0 in s.squares:
        roll_pair(s, tell)
        return
    s.result = difference(s.squares)
    s.boxes += (Box(tuple(s.squares), s.result),)
    here = f"box-{s.place}-{len(s.boxes)}"
    top, bottom = _number(s.squares[:3]), _number(s.squares[3:])
    tell("utopia-engine.difference", top=top, bottom=bottom, result=s.result, target=here)
    if s.result < 0:  # ruling c5: a negative result stays what it is
        _meet(s, tell, negative_level(s.result))
        return
    ways = reachable(s)
    if len(ways) == 1:  # nothing to decide
        take(s, tell, ways[0][1].id)
    else:
        s.phase = "result"


def difference(squares: list[int]) -> int:
    """Top number minus bottom number (rule 4)."""
    return _number(squares[:3]) - _number(squares[3:])


def _number(digits: list[int]) -> int:
    return 100 * digits[0] + 10 * digits[1] + digits[2]


def negative_level(result: int) -> int:
    """The encounter level of a negative result (rule 10)."""
    return next(level for level, deepest in enumerate(DEEPEST, 1) if result >= deepest)


# --- the result chart ------------------------------------------------------------------------------------------------


def bonus(s: State) -> int:
    """How much may be subtracted without a tool (rules 25, 27)."""
    helper = SIGHT.get(s.place)
    return FORTUNE * (affects(s, "good-fortune", s.place) + (helper in s.activated))


def reachable(s: State) -> list[tuple[str, Find]]:
    """Every line of the chart that this result can be brought to, with the verb that does it.

    Amounts that end in the same line are equivalent, so a line is offered once. Other bonuses come first, the Rod last
    (ruling c7); it is offered only for lines that are out of reach without it.
    """
    found = region_of(s).construct in s.found
    chart = (PAIR, *FINDS[2:]) if found else FINDS
    least = max(0, s.result - bonus(s))  # rulings c5, c6
    ways = [("take", line) for line in chart if line.most >= least and line.least <= s.result]
    if "dowsing-rod" in s.charged and least > ROD_FLOOR:
        floor = max(ROD_FLOOR, least - ROD)
        ways += [("rod", line) for line in chart if floor <= line.most < least]
    return ways


def ask_result(s: State, ask: Ask) -> None:
    """Which line of the chart shall the result be brought to?"""
    region = region_of(s)
    ask("utopia-engine.ask.result", rule="results", region=NAMES[s.place], result=s.result)
    for verb, line in reachable(s):
        ask.choice(
            verb, line.id,
            label=f"utopia-engine.{verb}.{line.id}", group="result",
            target="tool-dowsing-rod" if verb == "rod" else f"box-{s.place}-{len(s.boxes)}",
            construct=NAMES[region.construct], component=NAMES[region.component], result=min(s.result, line.most),
        )  # fmt: skip
    offer_hand(s, ask)


def rod(s: State, tell: Tell, line: str) -> None:
    """Use the Dowsing Rod (rule 26)."""
    s.charged -= {"dowsing-rod"}
    tell("utopia-engine.rod", target="tool-dowsing-rod")
    take(s, tell, line)


def take(s: State, tell: Tell, line: str) -> None:
    """Bring the result into that line of the chart and do what the line says (rule 5)."""
    region = region_of(s)
    most = PAIR.most if line == PAIR.id else next(find.most for find in FINDS if find.id == line)
    result = min(s.result, most)
    if result != s.result:
        tell("utopia-engine.lowered", result=result, target=f"box-{s.place}-{len(s.boxes)}")
        s.boxes = (*s.boxes[:-1], s.boxes[-1]._replace(result=result))
    if line.startswith("level-"):
        _meet(s, tell, int(line[-1]))
        return
    if line == "component":
        gain(s, tell, region.component)
    elif line == PAIR.id:
        gain(s, tell, region.component, 2)
    else:
        _find(s, tell, region.construct)
        if line == "zero":  # rule 6
            _find_awake(s, tell, region.construct)
    end_action(s)


def _find(s: State, tell: Tell, construct: str) -> None:
    s.found |= {construct}
    tell("utopia-engine.found", construct=NAMES[construct], target=f"construct-{construct}")


def _find_awake(s: State, tell: Tell, construct: str) -> None:
    s.activated |= {construct}
    tell("utopia-engine.zero", construct=NAMES[construct], target=f"construct-{construct}")
    if s.result == 0:
        s.perfect |= {construct}
    add_energy(s, tell, ZERO_ENERGY)
    if s.bracelet == "activation":
        bracelet_energy(s, tell)


def _meet(s: State, tell: Tell, level: int) -> None:
    end_action(s)
    s.phase, s.level = "combat", level
    tell("utopia-engine.encounter", level=level, target=f"region-{s.place}")


# --- extensive search ------------------------------------------------------------------------------------------------


def offer_extensive(s: State, ask: Ask) -> None:
    """Offer an extensive search, once, when all six boxes are full (rule 8)."""
    if searched_out(s) and not s.combed:
        region = region_of(s)
        if region.construct not in s.found:
            ask.choice(
                "comb", "construct",
                label="utopia-engine.comb", target=f"construct-{region.construct}", group="search",
                region=NAMES[s.place], prize=NAMES[region.construct],
            )  # fmt: skip
        if s.stores[region.component] < STORE:
            ask.choice(
                "comb", "component",
                label="utopia-engine.comb", target=f"store-{region.component}", group="search",
                region=NAMES[s.place], prize=NAMES[region.component],
            )  # fmt: skip


def comb(s: State, tell: Tell, prize: str) -> None:
    """Search extensively: a day for the Construct or a component (rule 8)."""
    s.combed = True
    tell("utopia-engine.combing", region=NAMES[s.place], target=f"region-{s.place}")
    if cross_day(s, tell):
        region = region_of(s)
        if prize == "construct":
            _find(s, tell, region.construct)
        else:
            gain(s, tell, region.component)
