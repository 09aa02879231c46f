"""The four factors and the two sides of the Capital (rules 6, 17)."""

from ...core.game import Tell
from . import names
from .data import MAX_FACTOR, WAR_SUM
from .state import FACTOR_IDS, State

TARGETS = tuple(f"factor-{id}" for id in FACTOR_IDS)  # parts of the board


def raise_factor(s: State, tell: Tell, factor: int) -> None:
    """An event of this factor has struck (rule 16)."""
    if s.factors[factor] == MAX_FACTOR:  # ruling d6
        tell("eutopia.factor-full", factor=names.FACTOR[factor], target=TARGETS[factor])
        return
    s.factors[factor] += 1
    tell("eutopia.rose", factor=names.FACTOR[factor], value=s.factors[factor], target=TARGETS[factor])
    if not s.war and sum(s.factors) >= WAR_SUM:
        s.war = True
        # rule 17, rulings d1, d4: with the flip, only then
        s.factors = [min(value + 1, MAX_FACTOR) for value in s.factors]
        tell("eutopia.war", sum=sum(s.factors), target="capital")


def lower_factor(s: State, tell: Tell, factor: int) -> None:
    """A factor was stabilised (rule 21); at twelve the Capital flips back to Peace (ruling d3)."""
    s.factors[factor] -= 1
    tell("eutopia.sank", factor=names.FACTOR[factor], value=s.factors[factor], target=TARGETS[factor])
    if s.war and s.variant.war_flips_back and sum(s.factors) < WAR_SUM:
        s.war = False
        tell("eutopia.peace", sum=sum(s.factors), target="capital")
