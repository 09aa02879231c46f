"""The reasons that hints give."""

from ....core.messages import Text, text
from ..data import ACQUISITION, CRYSTALS, GRAVEYARD, PARTS, TIERS, VESSEL, ZONES
from ..names import NAMES, amount, stack_text
from .beam_search import DeploymentSearch
from .execution import Step
from .purchases import Offer
from .value import Valuation, need


def of_step(search: DeploymentSearch, step: Step) -> Text:
    """The reason for placing a die in its Zone."""
    rewards, valuation = search.rewards, search.valuation
    dice = stack_text(step.stack)
    if step.zone == GRAVEYARD:
        part = rewards.part(step.stack)
        return of_part(valuation, part) if part >= 0 else text("transecopia.why.spare")
    if step.zone == VESSEL:
        return text("transecopia.why.vessel", dice=dice, percent=round(100 * rewards.alone(step.stack)))
    if step.zone == ACQUISITION:
        return text("transecopia.why.acquisition", dice=dice)
    if step.zone == CRYSTALS:
        return text("transecopia.why.crystals", dice=dice)
    first = round(100 * rewards.ahead(step.zone, step.stack)[0])
    return text(f"transecopia.why.{ZONES[step.zone]}", dice=dice, percent=first)


def of_part(valuation: Valuation, part: int) -> Text:
    """The reason for taking a Part."""
    before = need(valuation.level, valuation.upgrade, valuation.parts)
    have = list(valuation.parts)
    have[part] += 1
    after = need(valuation.level, valuation.upgrade, tuple(have))
    if after.parts + after.prismatic < before.parts + before.prismatic:
        return text("transecopia.why.part", part=NAMES[PARTS[part]], upgrade=NAMES[TIERS[valuation.level]])
    return text("transecopia.why.part-later", part=NAMES[PARTS[part]])


def of_taking(kind: str, n: int) -> Text:
    """The reason for taking a reward."""
    return text("transecopia.why.take", what=amount(kind, n))


def of_offer(valuation: Valuation, offer: Offer) -> Text:
    """The reason for a purchase."""
    if not offer.value:
        return text("transecopia.why.artifact", artifact=NAMES[str(offer.move[1])])
    return text("transecopia.why.tech", value=offer.value, upgrade=NAMES[TIERS[valuation.level]])
