"""Texts that name things: places, dice, amounts, costs and lists of them; events that only one captain reads."""

from functools import lru_cache

from ...core.game import Event, Seat, Tell
from ...core.messages import Arg, Text, seat_name, text
from .data import (
    ARTIFACTS,
    CHARACTERS,
    COLOURS,
    FINDS,
    PARTS,
    PRISM_FACES,
    PRISMATIC,
    TECH_VALUE,
    TECHS,
    TIERS,
    UPSIDE_DOWN,
    ZONES,
    Cost,
)
from .state import Deployment, Stack, value

NAME = tuple(seat_name(seat) for seat in range(5))
KINDS = ("iron", "copper", "astatine", "light", "discovery")
NAMED = (*ZONES, *PARTS, *TIERS, *ARTIFACTS, *CHARACTERS, *COLOURS[1:])
NAMES: dict[str, Text] = {id: text("transecopia.name." + id) for id in NAMED}
FIND_NAMES: dict[str, Text] = {
    find.id: text("transecopia.find." + find.id) for find in FINDS if find.kind != "fragment"
}
AMOUNTS = {(kind, n): text("transecopia.amount." + kind, n=n) for kind in KINDS for n in range(1, 9)}
NOTHING = text("transecopia.nothing")

DIE_WORD: dict[int, str | int] = {value: value for value in range(1, 7)} | {
    10 * colour + value: f"{COLOURS[colour]}-{value}" for colour in PRISMATIC for value in PRISM_FACES
}
DIE_OF = {word: die for die, word in DIE_WORD.items()}
DIE_TEXT: dict[int, Text] = {value: text("transecopia.die", value=value) for value in range(1, 7)} | {
    10 * colour + value: text("transecopia.die.prismatic", colour=NAMES[COLOURS[colour]], value=value)
    for colour in PRISMATIC
    for value in PRISM_FACES
}
DIE_TARGET = {die: f"die-{word}" for die, word in DIE_WORD.items()}
TECH_TEXT = tuple(
    text(
        "transecopia.tech.bonus" if index >= UPSIDE_DOWN else "transecopia.tech.prismatic" if TECHS[index].prismatic
        else "transecopia.tech",
        value=TECH_VALUE[index],
    )
    for index in range(2 * UPSIDE_DOWN)
)  # fmt: skip
TECH_WORDS = tuple(tech.id for tech in TECHS) + tuple(f"{tech.id}-up" for tech in TECHS)


def amount(kind: str, n: int) -> Text:
    """So many of a resource, a token or a card."""
    return AMOUNTS.get((kind, n)) or text("transecopia.amount." + kind, n=n)


def listed(texts: list[Text] | tuple[Text, ...]) -> Text:
    """Several texts as one list; the catalogue decides what separates them."""
    if not texts:
        return NOTHING
    whole = texts[-1]
    for one in reversed(texts[:-1]):
        whole = Text("transecopia.list", (("first", one), ("rest", whole)))
    return whole


def cost_text(cost: Cost) -> Text:
    """A price, without what it does not ask for."""
    return listed([amount(kind, n) for kind, n in zip(KINDS, cost, strict=False) if n])


@lru_cache(maxsize=1000)
def dice_text(dice: Stack) -> Text:
    """A list of dice."""
    return listed([DIE_TEXT[die] for die in dice])


def stack_text(dice: Stack) -> Text:
    """One deployment: a die, or a stack with its sum."""
    if len(dice) == 1:
        return DIE_TEXT[dice[0]]
    return text("transecopia.stack", dice=dice_text(dice), value=value(dice))


def deployments_text(placed: tuple[Deployment, ...]) -> Text:
    """All deployments of a captain, Zone by Zone."""
    zones = []
    for zone, id in enumerate(ZONES):
        here = [stack_text(dice) for at, dice in placed if at == zone]
        if here:
            zones.append(text("transecopia.at", zone=NAMES[id], dice=listed(here)))
    return listed(zones)


def tell_privately(tell: Tell, id: str, *, target: str | None = None, **args: Arg) -> None:
    """Tell the mover alone what the mover knew anyway, so that undo stays free."""
    if tell.silent:
        return
    said = Text(id, (("captain", NAME[tell.seat]), *args.items()))
    tell.events.append(Event(said, only=tell.seat, target=target))


def reveal_to(tell: Tell, seat: Seat, id: str, others: str, *, target: str | None = None, **args: Arg) -> None:
    """Show something hidden to one captain, who need not be the mover; the others read `others` instead."""
    if tell.silent:
        return
    said, instead = Text(id, (("captain", NAME[seat]), *args.items())), Text(others, (("captain", NAME[seat]),))
    tell.events.append(Event(said, True, seat, instead, target))
