"""How a game begins: the deal of Builders, Contrivance and cards (rules 10-15)."""

from ...core.game import Options
from ...core.rng import Rng
from .data import BUILDERS, COLUMNS, GUIDE, HAND, SWITCH_ONS, TOOLS, TOP_PILE
from .state import EMPTY, State, sort_hand


def setup(state: type[State], options: Options, seats: int, seed: str) -> State:
    """The first position, of the class that the rules version plays with."""
    rng = Rng.of(seed)
    contrivance = rng.below(len(state.contrivances))  # rule 10
    kinds = list(range(len(BUILDERS)))
    rng.shuffle(kinds)  # rule 11
    first = rng.below(seats)  # ruling d19
    tools = [tool for tool, copies in TOOLS.items() for _ in range(copies)]
    rng.shuffle(tools)  # rule 13
    pile = [tools.pop() for _ in range(TOP_PILE * seats)]
    hands = [[tools.pop() for _ in range(HAND)] for _ in range(seats)]
    for hand in hands:
        sort_hand(hand)
    for card, copies in zip(SWITCH_ONS, GUIDE[seats], strict=True):  # rule 14
        tools += [card] * copies
    rng.shuffle(tools)
    return state(
        rng,
        options["rivets"],
        options["tie"],
        tuple(kinds[:seats]),
        first,
        contrivance,
        tools + pile,  # rule 15
        len(pile),
        hands,
        [EMPTY] * (COLUMNS * seats),
        seat=first,
    )
