"""Time: days, events, Doomsday, God's Hand; rest, wounds and their consequences: rules 14, 23, 24, 25, 29."""

from ...core.game import Ask, Tell
from .data import (
    ASLEEP,
    ASLEEP_GATE,
    DAYS,
    EVENT_DAYS,
    EVENTS,
    FIRST_SKULL,
    HAND,
    HAND_PRICE,
    HIT_POINTS,
    ORDER,
    SKULLS,
    WORKSHOP,
)
from .names import NAMES
from .outcome import end
from .state import State, doomsday, end_action, go

# --- days ------------------------------------------------------------------------------------------------------------


def cross_day(s: State, tell: Tell, *, asleep: bool = False) -> bool:
    """Cross one day with all its consequences. False if it was Doomsday (rule 23)."""
    if s.day + 1 == doomsday(s) < DAYS and s.energy >= HAND_PRICE:
        power_hand(s, tell)  # rule 24: "at any time" reaches to the last moment, and energy serves nothing else
    s.day += 1
    s.stopped = frozenset()  # ruling c23
    tell("utopia-engine.day", day=s.day, target=f"day-{s.day}")
    if s.day >= doomsday(s):  # ruling c16: at once, before anything else
        end(s, tell, "doomsday")
        return False
    if s.bracelet == "day":  # ruling c26
        bracelet_energy(s, tell)
    if "scale-of-the-infinity-wurm" in s.treasures and not asleep:  # rulings c15, c26
        heal(s, tell, 1)
    if s.day in EVENT_DAYS:
        roll_events(s, tell)
    return True


def roll_events(s: State, tell: Tell) -> None:
    """Roll a die for each event: the region it goes to (rule 25)."""
    s.events = {event: ORDER[s.rng.die() - 1] for event in EVENTS}
    for event, region in s.events.items():
        tell("utopia-engine.event", event=NAMES[event], region=NAMES[region], target=f"region-{region}")


# --- God's Hand ------------------------------------------------------------------------------------------------------


def add_energy(s: State, tell: Tell, n: int) -> None:
    """Give the God's Hand energy; it holds six, surplus is lost (rule 24)."""
    kept = min(n, HAND - s.energy)
    s.energy += kept
    if n:
        tell("utopia-engine.energy", n=kept, energy=s.energy, target="gods-hand")


def bracelet_energy(s: State, tell: Tell) -> None:
    """The Bracelet of Ios gives its energy, if the player has it (ruling c1)."""
    if "bracelet-of-ios" in s.treasures:
        add_energy(s, tell, 1)


def offer_hand(s: State, ask: Ask) -> None:
    """Offer to cross a skull: at any time (rule 24), so in every prompt."""
    if s.energy >= HAND_PRICE and s.skulls < SKULLS:
        ask.choice("gods-hand", label="utopia-engine.gods-hand", target="gods-hand", group="gods-hand", day=doomsday(s))


def power_hand(s: State, tell: Tell) -> None:
    """Cross the topmost skull for three energy (rule 24)."""
    s.energy -= HAND_PRICE
    tell("utopia-engine.skull", day=FIRST_SKULL + s.skulls, target=f"day-{FIRST_SKULL + s.skulls}")
    s.skulls += 1


# --- hit points ------------------------------------------------------------------------------------------------------


def heal(s: State, tell: Tell, n: int) -> None:
    """Give hit points back, six at most."""
    healed = min(n, HIT_POINTS - s.hit_points)
    s.hit_points += healed
    if healed:
        tell("utopia-engine.healed", n=healed, hit_points=s.hit_points, target="hit-points")


def rest(s: State, tell: Tell) -> None:
    """Rest: one day, one hit point; the marks of the region stay (rule 14, ruling c11)."""
    tell("utopia-engine.rest")
    if cross_day(s, tell):
        heal(s, tell, 1)


def hurt(s: State, tell: Tell, damage: int) -> bool:
    """Take damage. False if it was more than the hit points left: death (rule 29). At none left, `fall` must follow."""
    if not damage:
        return True
    if damage > s.hit_points:
        s.hit_points = 0
        tell("utopia-engine.fatal", n=damage, target="hit-points")
        end(s, tell, "dead")
        return False
    s.hit_points -= damage
    tell("utopia-engine.hurt", n=damage, hit_points=s.hit_points, target="hit-points")
    return True


def fall(s: State, tell: Tell) -> None:
    """Fall unconscious: go home, and cross day after day (rule 29, ruling c19)."""
    days = ASLEEP_GATE if "void-gate" in s.activated else ASLEEP
    tell("utopia-engine.unconscious", n=days, target="hit-points")
    end_action(s)
    go(s, WORKSHOP)
    for _ in range(days):
        if not cross_day(s, tell, asleep=True):
            return
    s.hit_points = HIT_POINTS
    tell("utopia-engine.awake", target="hit-points")
