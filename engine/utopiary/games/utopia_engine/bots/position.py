"""The planner's model of the game: a position as numbers in lists, cheap to copy, with the few rules that change them.

Regions, Constructs, components and treasures are known by their place in the order of the event die, 0 to 5: region
`n` holds Construct `n`, gives component `n` and hides treasure `n`. Events are seen but never rolled here: after
an event day they are not known. The God's Hand is powered as soon as it can be: its energy is good for nothing else.
"""

from ..data import (
    ASLEEP,
    ASLEEP_GATE,
    COMPONENTS,
    CONSTRUCTS,
    DAYS,
    EVENT_DAYS,
    EVENTS,
    FIRST_SKULL,
    HAND,
    HAND_PRICE,
    HIT_POINTS,
    ORDER,
    SCORE,
    SIGHT,
    SKULLS,
    STORE,
    TIES,
    TOOLS,
    TREASURES,
)
from ..state import State

HOME = -1  # the workshop, as a place
HIDDEN, FOUND, ACTIVE = 0, 1, 2  # a Construct
ROD, WAND, CHARM = (1 << number for number in range(len(TOOLS)))
ICE_PLATE, BRACELET, MOONLACE, SCALE, RECORD, SHARD = (1 << number for number in range(len(TREASURES)))
SEAL, MIRROR, GATE, CHASSIS, LENS, BATTERY = range(len(CONSTRUCTS))
MONSTERS, VISIONS, FORTUNE, WEATHER = range(len(EVENTS))
LINKS = tuple((CONSTRUCTS.index(tie.first), CONSTRUCTS.index(tie.second)) for tie in map(TIES.__getitem__, COMPONENTS))
CITY = LENS  # the region of the Ancient Record
HELPER = tuple(CONSTRUCTS.index(SIGHT[region]) if region in SIGHT else None for region in ORDER)
UNKNOWN: tuple[int | None, ...] = (None,) * len(EVENTS)  # where events are


class Position:
    """All that matters for the rest of the game, between two actions."""

    __slots__ = (
        "ancient",
        "basket",
        "battery",
        "boxes",
        "bracelet",
        "combed",
        "constructs",
        "day",
        "end",
        "energy",
        "events",
        "hit_points",
        "links",
        "perfect",
        "place",
        "seal",
        "sealed",
        "skulls",
        "stopped",
        "stores",
        "tools",
    )

    place: int
    boxes: int  # filled, of the region the player is in
    combed: bool
    sealed: bool
    day: int
    skulls: int
    hit_points: int
    energy: int
    basket: int
    stopped: int  # Constructs whose attempt was stopped since the last day (ruling c23)
    stores: list[int]
    constructs: list[int]
    links: list[int | None]  # values
    tools: int
    ancient: int  # treasures
    battery: bool  # has been used
    seal: bool  # has been used
    perfect: int
    events: tuple[int | None, ...]
    bracelet: bool  # answers to days
    end: str

    def copy(self) -> "Position":
        """A position that can be changed without changing this one."""
        other = Position.__new__(Position)
        other.place, other.boxes, other.combed, other.sealed = self.place, self.boxes, self.combed, self.sealed
        other.day, other.skulls, other.hit_points = self.day, self.skulls, self.hit_points
        other.energy, other.basket, other.tools, other.ancient = self.energy, self.basket, self.tools, self.ancient
        other.stores, other.constructs, other.links = self.stores[:], self.constructs[:], self.links[:]
        other.battery, other.seal, other.perfect = self.battery, self.seal, self.perfect
        other.events, other.bracelet, other.end, other.stopped = self.events, self.bracelet, self.end, self.stopped
        return other

    def key(self) -> tuple[object, ...]:
        """All fields, as a key for caches."""
        parts = (getattr(self, name) for name in self.__slots__)
        return tuple([tuple(part) if isinstance(part, list) else part for part in parts])

    # --- time --------------------------------------------------------------------------------------------------------

    @property
    def days(self) -> int:
        """Days that can still be crossed (ruling c17)."""
        return max(0, min(FIRST_SKULL + self.skulls, DAYS) - 1 - self.day)

    def power(self) -> None:
        """Cross skulls for all energy there is (rule 24)."""
        while self.energy >= HAND_PRICE and self.skulls < SKULLS - 1:  # the last skull stands on the last day
            self.energy -= HAND_PRICE
            self.skulls += 1

    def charge(self, energy: int) -> None:
        """Give the God's Hand energy."""
        self.energy = min(HAND, self.energy + energy)
        self.power()

    def cross(self, days: int = 1, asleep: bool = False) -> bool:
        """Let days go by. False if one was Doomsday."""
        for _ in range(days):
            self.day += 1
            self.stopped = 0
            if self.day >= min(FIRST_SKULL + self.skulls, DAYS):
                self.end = "doomsday"
                return False
            if self.ancient & BRACELET and self.bracelet:
                self.charge(1)
            if self.ancient & SCALE and not asleep:
                self.hit_points = min(HIT_POINTS, self.hit_points + 1)
            if self.day in EVENT_DAYS:
                self.events = UNKNOWN
        return True

    def sees_events(self, days: int) -> bool:
        """Will the events be rolled within so many days?"""
        return any(self.day < day <= self.day + days for day in EVENT_DAYS)

    # --- hit points --------------------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Rest for a day (rule 14)."""
        if self.cross():
            self.hit_points = min(HIT_POINTS, self.hit_points + 1)

    def hurt(self, damage: int) -> None:
        """Take damage, fall unconscious at none left, die below (rule 29)."""
        self.hit_points -= damage
        if self.hit_points < 0:
            self.hit_points, self.end = 0, "dead"
        elif self.hit_points == 0:
            self.go(HOME)
            if self.cross(ASLEEP_GATE if self.constructs[GATE] == ACTIVE else ASLEEP, asleep=True):
                self.hit_points = HIT_POINTS

    # --- places and things -------------------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """Move to a region or to the workshop (rule 9)."""
        if place != self.place:
            self.place, self.boxes, self.combed, self.sealed = place, 0, False, False

    def feels(self, event: int, region: int) -> bool:
        """Does the event count in the region?"""
        return self.events[event] == region and not (self.sealed and self.place == region)

    def gain(self, component: int, n: int = 1) -> None:
        """Put components into their store (rule 7)."""
        self.stores[component] = min(STORE, self.stores[component] + n)

    def awaken(self, construct: int, energy: int = 0) -> None:
        """Activate a Construct, with surplus energy for the God's Hand (rule 16)."""
        self.constructs[construct] = ACTIVE
        self.charge(energy + (bool(self.ancient & BRACELET) and not self.bracelet))

    def ready(self, component: int) -> bool:
        """May this link be made, given the component?"""
        first, second = LINKS[component]
        return self.links[component] is None and self.constructs[first] == self.constructs[second] == ACTIVE

    @property
    def seeking(self) -> bool:
        """Is there anything left to search for?"""
        lacking = any(link is None and not store for store, link in zip(self.stores, self.links, strict=True))
        return lacking or HIDDEN in self.constructs

    @property
    def linked(self) -> int:
        """Links made."""
        return 6 - self.links.count(None)

    @property
    def difficulty(self) -> int:
        """The sum of the link values (rule 22)."""
        return sum([value for value in self.links if value])

    @property
    def points(self) -> int:
        """The score without hit points, days and the Engine (rule 30)."""
        asleep, hidden = self.constructs.count(FOUND), self.constructs.count(HIDDEN)
        return (
            SCORE["found"] * (6 - hidden)
            + SCORE["active"] * (6 - hidden - asleep)
            + SCORE["link"] * self.linked
            + SCORE["perfect"] * self.perfect
            + SCORE["treasure"] * self.ancient.bit_count()
            + SCORE["tool"] * self.tools.bit_count()
        )


def read(s: State) -> Position:
    """The position of a state. A link begun counts as its component still in store: it is worth as much."""
    p = Position.__new__(Position)
    p.place = ORDER.index(s.place) if s.place in ORDER else HOME
    p.boxes, p.combed, p.sealed = len(s.boxes), s.combed, s.sealed
    p.day, p.skulls, p.hit_points, p.energy, p.basket = s.day, s.skulls, s.hit_points, s.energy, s.basket
    p.stores = [min(STORE, s.stores[name] + _begun(s, name)) for name in COMPONENTS]
    p.constructs = [ACTIVE if name in s.activated else FOUND if name in s.found else HIDDEN for name in CONSTRUCTS]
    p.links = [s.links[name].value for name in COMPONENTS]
    p.tools = sum(1 << number for number, name in enumerate(TOOLS) if name in s.charged)
    p.ancient = sum(1 << number for number, name in enumerate(TREASURES) if name in s.treasures)
    p.battery, p.seal = "crystal-battery" in s.used, "seal-of-balance" in s.used
    p.perfect, p.end, p.bracelet = len(s.perfect), s.ending, s.bracelet == "day"
    p.stopped = sum(1 << number for number, name in enumerate(CONSTRUCTS) if name in s.stopped)
    p.events = tuple(ORDER.index(s.events[name]) if name in s.events else None for name in EVENTS)
    p.power()
    return p


def _begun(s: State, component: str) -> bool:
    return s.links[component].begun and s.links[component].value is None
