"""The texts that name cards, areas, icons and roles, made once."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from ...core.game import Seat
from ...core.messages import Text, text
from .data import ACTIONS, AREAS, CHARACTERS, EVENTS, FACTORS, RESOURCES, TERRAINS
from .state import ANYTHING, ANYWHERE, Counts, State, Talents, character_of, terrain_of


def _named(group: str, ids: Sequence[str]) -> dict[str, Text]:
    return {id: text(f"eutopia.{group}.{id}") for id in ids}


FACTOR = tuple(text(f"eutopia.factor.{id}") for id in FACTORS.values())
RESOURCE = tuple(text(f"eutopia.resource.{id}") for id in RESOURCES.values())
BRINGS = dict(zip(RESOURCES, RESOURCE, strict=True))
ROLE = _named("role", [role for card in CHARACTERS for role in (card.field, card.expert)])
COLOUR = _named("colour", [card.colour for card in CHARACTERS])
EVENT = {id: text(f"eutopia.event.{card.name}") for id, card in EVENTS.items()}
TERRAIN = {letter: text(f"eutopia.terrain.{id}") for letter, id in TERRAINS.items()}
AREA = {
    (number, letter): text("eutopia.area", side=text(f"eutopia.side.{side}"), terrain=TERRAIN[letter])
    for (number, side), letter in product(enumerate(AREAS, 1), TERRAINS)
}


def area_name(s: State, area: int) -> Text:
    """An area with its terrain."""
    return AREA[area, terrain_of(s, area)]


def role_name(s: State, seat: Seat) -> Text:
    """The role that is up on a seat's Character card."""
    card = character_of(s, seat)
    return ROLE[card.field if s.roles[seat] == 1 else card.expert]


def listed(parts: Sequence[Text], id: str = "eutopia.list") -> Text:
    """The parts as a list in words. There has to be at least one."""
    last, *before = reversed(parts)
    for part in before:
        last = text(id, first=part, rest=last)
    return last


def either(icons: str, names: dict[str, Text]) -> Text:
    """The icons as alternatives."""
    return listed([names[icon] for icon in icons], "eutopia.either")


@cache
def talent_names(can: Talents) -> tuple[Text, ...]:
    """What the talents allow, in words."""
    found = []
    if can.roam:
        anywhere = can.roam == ANYWHERE
        found.append(text("eutopia.roams" if anywhere else "eutopia.roams-to", home=either(can.roam, TERRAIN)))
    if can.advise:
        anything = can.advise == ANYTHING
        found.append(text("eutopia.brings-any" if anything else "eutopia.brings", icons=either(can.advise, BRINGS)))
    return tuple(found)


@cache
def icons_name(counts: Counts) -> Text:
    """The resources that an event misses, as a list in words."""
    return listed([RESOURCE[kind] for kind, n in enumerate(counts) for _ in range(n)])


def _icons(icons: str, names: dict[str, Text]) -> Text:
    """The icons of a card, with the number of equal ones."""
    parts = []
    for icon in dict.fromkeys(icons):
        n = icons.count(icon)
        parts.append(names[icon] if n == 1 else text("eutopia.times", times=n, icon=names[icon]))
    return listed(parts, "eutopia.both")


def _card(number: int) -> Text:
    card = ACTIONS[number]
    return text(
        "eutopia.card",
        number=number,
        factors=_icons(card.factors, dict(zip(FACTORS, FACTOR, strict=True))),
        resources=_icons(card.resources, BRINGS),
        terrains=either(card.environment, TERRAIN),
    )


CARD = {number: _card(number) for number in ACTIONS}
