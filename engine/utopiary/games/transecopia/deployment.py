"""Phase 2, Deployment (rules 22 to 24, 35): each captain puts all dice on Zones of the mat, behind a screen.

The only phase in which all captains act at once. No move takes a die back; undo does until its owner is ready.
"""

from functools import cache

from ...core.game import Ask, Choice, Tell, choice
from .data import ZONES, ZONES_FOR, limits
from .names import DIE_OF, DIE_TEXT, DIE_WORD, NAME, NAMES, deployments_text, stack_text, tell_privately
from .state import Deployment, Stack, State, without

ZONE_TARGET = tuple(f"zone-{id}" for id in ZONES)
ZONE_NAME = tuple(NAMES[id] for id in ZONES)
LIMITS = {seats: limits(seats) for seats in range(2, 6)}


def begin(s: State) -> None:
    """Hand every captain the dice rolled."""
    s.tray = s.dice[:]
    s.phase = "deploy"


def ask_deploy(s: State, ask: Ask) -> None:
    """Where does which die go (rules 22, 23, 35)?"""
    seat = ask.seat
    tray, placed = s.tray[seat], s.placed[seat]
    if not tray:
        ask("transecopia.ask.ready", rule="deployment")
        ask.choice("ready", label="transecopia.ready", target=f"mat-{seat}", group="ready")
        return
    ask("transecopia.ask.deploy", rule="deployment", n=len(tray))
    room = tuple(map(bool, open_zones(len(s.iron), placed)))
    below = stacks(placed) if len(s.iron) == 2 else []  # rule 35
    for die in dict.fromkeys(tray):  # equal dice are one move
        ask.offer(_places(die, room))
        for number, zone, stack in below:
            if zone in ZONES_FOR[die // 10]:  # ruling d16
                ask.choice(
                    "stack", DIE_WORD[die], ZONES[zone], number,
                    label="transecopia.stack-on", target=ZONE_TARGET[zone], group="stack",
                    die=DIE_TEXT[die], zone=ZONE_NAME[zone], stack=stack_text(stack), number=number,
                )  # fmt: skip


@cache
def _places(die: int, room: tuple[bool, ...]) -> list[Choice]:
    """The moves that put a die in a Zone with room for its colour (rule 23)."""
    return [
        choice(
            "place", DIE_WORD[die], ZONES[zone],
            label="transecopia.place", target=ZONE_TARGET[zone], group="place", die=DIE_TEXT[die], zone=ZONE_NAME[zone],
        )
        for zone in ZONES_FOR[die // 10]
        if room[zone]
    ]  # fmt: skip


def open_zones(seats: int, placed: tuple[Deployment, ...]) -> list[int]:
    """How many more deployments each Zone takes: too many cannot be placed (ruling d9)."""
    room = list(LIMITS[seats])
    for zone, _ in placed:
        room[zone] -= 1
    return room


def stacks(placed: tuple[Deployment, ...]) -> list[tuple[int, int, Stack]]:
    """The deployments that a die could be put on: number within the Zone, Zone, dice; of equal ones only the first."""
    found, seen, count = [], set(), [0] * len(ZONES)
    for zone, dice in placed:
        count[zone] += 1
        if (zone, dice) not in seen:
            seen.add((zone, dice))
            found.append((count[zone], zone, dice))
    return found


def place(s: State, tell: Tell, word: str | int, id: str) -> None:
    """Put a die in a Zone."""
    die, zone, seat = DIE_OF[word], ZONES.index(id), tell.seat
    s.tray[seat] = without(s.tray[seat], die)
    s.placed[seat] = (*s.placed[seat], (zone, (die,)))
    tell_privately(tell, "transecopia.placed", die=DIE_TEXT[die], zone=ZONE_NAME[zone], target=ZONE_TARGET[zone])


def stack(s: State, tell: Tell, word: str | int, id: str, number: int) -> None:
    """Put a die onto a deployment of the same captain (rule 35)."""
    die, zone, seat = DIE_OF[word], ZONES.index(id), tell.seat
    s.tray[seat] = without(s.tray[seat], die)
    at = [index for index, (other, _) in enumerate(s.placed[seat]) if other == zone][number - 1]
    dice = (*s.placed[seat][at][1], die)
    s.placed[seat] = (*s.placed[seat][:at], (zone, dice), *s.placed[seat][at + 1 :])
    tell_privately(tell, "transecopia.stacked", dice=stack_text(dice), zone=ZONE_NAME[zone], target=ZONE_TARGET[zone])


def ready(s: State, tell: Tell) -> None:
    """Finish deploying; the last captain's `ready` reveals all deployments."""
    s.ready[tell.seat] = True
    tell("transecopia.is-ready", target=f"mat-{tell.seat}")
    if all(s.ready):
        for seat, placed in enumerate(() if tell.silent else s.placed):
            tell.reveal(
                "transecopia.reveals", captain=NAME[seat], dice=deployments_text(placed), target=f"mat-{seat}"
            )  # fmt: skip
        s.phase = "reveal"
