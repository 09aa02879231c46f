"""Time: days, events, Doomsday and the God's Hand; rest, wounds and what follows from them. Rules 14, 23-25, 29."""

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
from .state import NAMES, State, go, lay_down

# --- days ------------------------------------------------------------------------------------------------------------


def doomsday(s: State) -> int:
    """The day whose crossing ends the world. With all skulls crossed it is still the last one (rule 23)."""
    return min(FIRST_SKULL + s.skulls, DAYS)


def days_left(s: State) -> int:
    """Days that can still be crossed (ruling c17)."""
    return max(0, doomsday(s) - 1 - s.day)


def cross_day(s: State, tell: Tell, *, asleep: bool = False) -> bool:
    """Cross one day with all that comes of it. Does the world still stand?"""
    if s.day + 1 == doomsday(s) < DAYS and s.energy >= HAND_PRICE:
        power_hand(s, tell)  # rule 24: "at any time" reaches to the last moment, and energy is good for nothing else
    s.day += 1
    tell("utopia-engine.day", day=s.day, target=f"day-{s.day}")
    if s.day >= doomsday(s):  # ruling c16: at once, before anything else
        end(s, tell, "doomsday")
        return False
    if s.bracelet == "day":
        answer_bracelet(s, tell)
    if "scale-of-the-infinity-wurm" in s.treasures and not asleep:  # ruling c15
        heal(s, tell, 1)
    if s.day in EVENT_DAYS:
        roll_events(s, tell)
    return True


def roll_events(s: State, tell: Tell) -> None:
    """One die for each event: the region it goes to (rule 25)."""
    s.events = {event: ORDER[s.rng.die() - 1] for event in EVENTS}
    for event, region in s.events.items():
        tell("utopia-engine.event", event=NAMES[event], region=NAMES[region], target=f"region-{region}")


# --- God's Hand ------------------------------------------------------------------------------------------------------


def add_energy(s: State, tell: Tell, n: int) -> None:
    """It holds six; surplus is lost (rule 24)."""
    kept = min(n, HAND - s.energy)
    s.energy += kept
    if n:
        tell("utopia-engine.energy", n=kept, energy=s.energy, target="gods-hand")


def answer_bracelet(s: State, tell: Tell) -> None:  # ruling c1
    if "bracelet-of-ios" in s.treasures:
        add_energy(s, tell, 1)


def offer_hand(s: State, ask: Ask) -> None:
    """At any time (rule 24), so in every prompt."""
    if s.energy >= HAND_PRICE and s.skulls < SKULLS:
        ask.choice("gods-hand", label="utopia-engine.gods-hand", target="gods-hand", group="gods-hand", day=doomsday(s))


def power_hand(s: State, tell: Tell) -> None:
    s.energy -= HAND_PRICE
    tell("utopia-engine.skull", day=FIRST_SKULL + s.skulls, target=f"day-{FIRST_SKULL + s.skulls}")
    s.skulls += 1


# --- hit points ------------------------------------------------------------------------------------------------------


def heal(s: State, tell: Tell, n: int) -> None:
    healed = min(n, HIT_POINTS - s.hit_points)
    s.hit_points += healed
    if healed:
        tell("utopia-engine.healed", n=healed, hit_points=s.hit_points, target="hit-points")


def rest(s: State, tell: Tell) -> None:
    """One day, one hit point; the region's marks stay (rule 14, ruling c11)."""
    tell("utopia-engine.rest")
    if cross_day(s, tell):
        heal(s, tell, 1)


def hurt(s: State, tell: Tell, damage: int) -> bool:
    """Take damage; more than the hit points left is death (rule 29). Still alive? With none left, about to fall."""
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
    """Unconscious: home, and days go by one after the other (rule 29, ruling c19)."""
    days = ASLEEP_GATE if "void-gate" in s.activated else ASLEEP
    tell("utopia-engine.unconscious", n=days, target="hit-points")
    lay_down(s)
    go(s, WORKSHOP)
    for _ in range(days):
        if not cross_day(s, tell, asleep=True):
            return
    s.hit_points = HIT_POINTS
    tell("utopia-engine.awake", target="hit-points")


# --- the end ---------------------------------------------------------------------------------------------------------


def end(s: State, tell: Tell, reason: str) -> None:
    s.phase, s.ending = "over", reason
    tell("utopia-engine.ending." + reason, target="final" if reason == "engine" else f"day-{min(s.day or 1, DAYS)}")
