"""The four factors, Stabilisation (rule 21), and the two sides of the Capital (rule 17)."""

from functools import cache

from ...core.game import Ask, Choice, Tell, choice
from . import names
from .data import LEAST, MOST, WAR
from .show import lay_open
from .state import FACTOR_ICONS, FACTOR_IDS, SHOWS, State, held_back

STABILISE = tuple(f"factor-{id}" for id in FACTOR_IDS)  # targets


def rise(s: State, tell: Tell, factor: int) -> None:
    """An event has struck (rule 16)."""
    if s.factors[factor] == MOST:  # ruling d6
        tell("eutopia.factor-full", factor=names.FACTOR[factor], target=STABILISE[factor])
        return
    s.factors[factor] += 1
    tell("eutopia.rose", factor=names.FACTOR[factor], value=s.factors[factor], target=STABILISE[factor])
    if not s.war and sum(s.factors) >= WAR:
        s.war = True
        s.factors = [min(value + 1, MOST) for value in s.factors]  # rule 17, rulings d1, d4: with the flip, only then
        tell("eutopia.war", sum=sum(s.factors), target="capital")


def _sink(s: State, tell: Tell, factor: int) -> None:
    s.factors[factor] -= 1
    tell("eutopia.sank", factor=names.FACTOR[factor], value=s.factors[factor], target=STABILISE[factor])
    if s.war and s.variant.war_flips_back and sum(s.factors) < WAR:  # ruling d3
        s.war = False
        tell("eutopia.peace", sum=sum(s.factors), target="capital")


# --- Stabilisation ---------------------------------------------------------------------------------------------------


def amount(s: State, card: int, factor: int) -> int:
    """What a card counts for a factor: its icons, or one for a card that shows any (ruling d7)."""
    icons = FACTOR_ICONS[card][factor]
    return icons if s.variant.count_icons else min(icons, 1)


def gathered(s: State) -> int:
    """What the cards taken up count for the factor being stabilised."""
    return sum(amount(s, card, s.factor) for card in s.chosen)


def offer_stabilise(s: State, ask: Ask, card: int) -> None:
    """Each factor on the card that the hand can bring down."""
    for factor in SHOWS[card]:
        value = s.factors[factor]
        if value == LEAST:  # ruling d5
            continue
        enough = amount(s, card, factor) >= value
        if enough or sum(amount(s, other, factor) for other in s.hands[s.seat]) >= value:
            ask.offer([_stabilise(factor, value, enough)])


@cache
def _stabilise(factor: int, value: int, enough: bool) -> Choice:
    return choice(
        "stabilise", FACTOR_IDS[factor],
        label="eutopia.stabilise" if enough else "eutopia.stabilise-more",
        target=STABILISE[factor], group="stabilise",
        factor=names.FACTOR[factor], value=value, down=value - 1,
    )  # fmt: skip


def stabilise(s: State, tell: Tell, factor_id: str) -> None:
    """With one card if it shows enough, otherwise more are to be added."""
    s.factor = FACTOR_IDS.index(factor_id)
    s.phase = "stabilise"
    if gathered(s) >= s.factors[s.factor]:
        confirm(s, tell)


def ask_stabilise(s: State, ask: Ask) -> None:
    factor, value, have = names.FACTOR[s.factor], s.factors[s.factor], gathered(s)
    if have >= value:
        ask("eutopia.ask.confirm", rule="stabilisation", factor=factor, value=value, down=value - 1)
        ask.choice(
            "confirm",
            label="eutopia.confirm", target=STABILISE[s.factor], group="stabilise",
            n=len(s.chosen), factor=factor, down=value - 1,
        )  # fmt: skip
        return
    id = "eutopia.ask.add" if s.variant.count_icons else "eutopia.ask.add-cards"
    ask(id, rule="stabilisation", factor=factor, value=value, n=value - have)
    for card in held_back(s):
        counts = amount(s, card, s.factor)
        if counts:
            ask.choice(
                "add", card,
                label="eutopia.add", target=f"card-{card}", group="cards", card=names.CARD[card], n=counts,
            )  # fmt: skip


def add(s: State, tell: Tell, card: int) -> None:
    """Nobody else sees it yet. Sorted: it does not matter which card was taken up first."""
    s.chosen = tuple(sorted((*s.chosen, card)))


def confirm(s: State, tell: Tell) -> None:
    """Rule 21; what the cards show too much is lost (ruling d7)."""
    cards, factor = s.chosen, s.factor
    shown = names.listed([names.CARD[card] for card in cards])
    lay_open(s, tell, "eutopia.stabilised", target=STABILISE[factor], factor=names.FACTOR[factor], cards=shown)
    s.discard += cards
    _sink(s, tell, factor)
