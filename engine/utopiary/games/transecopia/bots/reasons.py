"""Why, in words."""

from ....core.messages import Text, text
from ..data import ACQUISITION, CRYSTALS, GRAVEYARD, PARTS, TIERS, VESSEL, ZONES
from ..saying import NAMES, amount, stack_text
from .deploying import Deploying
from .following import Step
from .market import Offer
from .outlook import Outlook, need


def of_step(deploying: Deploying, step: Step) -> Text:
    """Why a die goes there."""
    fields, outlook = deploying.fields, deploying.outlook
    dice = stack_text(step.stack)
    if step.zone == GRAVEYARD:
        part = fields.part(step.stack)
        return of_part(outlook, part) if part >= 0 else text("transecopia.why.spare")
    if step.zone == VESSEL:
        return text("transecopia.why.vessel", dice=dice, percent=round(100 * fields.alone(step.stack)))
    if step.zone == ACQUISITION:
        return text("transecopia.why.acquisition", dice=dice)
    if step.zone == CRYSTALS:
        return text("transecopia.why.crystals", dice=dice)
    first = round(100 * fields.ahead(step.zone, step.stack)[0])
    return text(f"transecopia.why.{ZONES[step.zone]}", dice=dice, percent=first)


def of_part(outlook: Outlook, part: int) -> Text:
    before = need(outlook.level, outlook.upgrade, outlook.parts)
    have = list(outlook.parts)
    have[part] += 1
    after = need(outlook.level, outlook.upgrade, tuple(have))
    if after.parts + after.prismatic < before.parts + before.prismatic:
        return text("transecopia.why.part", part=NAMES[PARTS[part]], upgrade=NAMES[TIERS[outlook.level]])
    return text("transecopia.why.part-later", part=NAMES[PARTS[part]])


def of_taking(kind: str, n: int) -> Text:
    return text("transecopia.why.take", what=amount(kind, n))


def of_offer(outlook: Outlook, offer: Offer) -> Text:
    if not offer.value:
        return text("transecopia.why.artifact", artifact=NAMES[str(offer.move[1])])
    return text("transecopia.why.tech", value=offer.value, upgrade=NAMES[TIERS[outlook.level]])
