"""The talents of the roles (ruling c6): a journey and a resource without a card, each once a turn."""

from functools import cache

from ...core.game import Ask, Choice, Tell, choice
from . import names
from .actions import bring
from .data import RESOURCES
from .state import TERRAIN, State, character_of, here, talents_at


def offer_talents(s: State, ask: Ask) -> None:
    """Offer the talents that the seat to act has not used yet. No talent leads to where the character is."""
    card, place, reach = character_of(s, s.seat), here(s), talents_at(s, s.seat)
    if "roam" in s.talents:
        ask.offer(
            [
                _roam(area, terrain, card.field)
                for area, piece in enumerate(s.map, 1)
                if area != place and (terrain := TERRAIN[piece]) in reach.roam
            ]
        )
    if "advise" in s.talents:
        for event, area, missing, _ in s.events:
            if area == place:
                icons = [icon for icon, n in zip(RESOURCES, missing, strict=True) if n and icon in reach.advise]
                ask.offer([_advise(event, icon, card.expert, len(reach.advise) > 1) for icon in icons])


@cache
def _roam(area: int, terrain: str, role: str) -> Choice:
    return choice(
        "roam", area,
        label="eutopia.roam", target=f"area-{area}", group="talent",
        area=names.AREA[area, terrain], role=names.ROLE[role],
    )  # fmt: skip


@cache
def _advise(event: int, icon: str, role: str, named: bool) -> Choice:
    """The move names the resource if the role could bring another."""
    return choice(
        "advise", event, *([RESOURCES[icon]] if named else []),
        label="eutopia.advise", target=f"event-{event}", group="talent",
        event=names.EVENT[event], icon=names.BRINGS[icon], role=names.ROLE[role],
    )  # fmt: skip


def roam(s: State, tell: Tell, area: int) -> None:
    """Journey to an area without a card."""
    s.talents = tuple(talent for talent in s.talents if talent != "roam")
    s.places[s.seat] = area
    role = names.ROLE[character_of(s, s.seat).field]
    tell("eutopia.roamed", role=role, area=names.area_name(s, area), target=f"area-{area}")


def advise(s: State, tell: Tell, event: int, resource: str = "") -> None:
    """Bring a resource to an event without a card; a move of the first rules does not name it."""
    s.talents = tuple(talent for talent in s.talents if talent != "advise")
    resource = resource or RESOURCES[talents_at(s, s.seat).advise]
    icons = tuple(int(other == resource) for other in RESOURCES.values())
    role, icon = names.ROLE[character_of(s, s.seat).expert], names.RESOURCE[icons.index(1)]
    tell("eutopia.advised", role=role, event=names.EVENT[event], icon=icon, target=f"event-{event}")
    bring(s, tell, event, icons, ())
