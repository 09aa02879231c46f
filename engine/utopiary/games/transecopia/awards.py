"""What deployments bring, in whichever Zone: rewards, Parts, nothing at all (rule 26), and a Zone being over."""

from ...core.game import Seat, Tell
from .data import COMPETITIVE, LUTRA, LUTRA_REWARDS, PARTS, SILENT, ZONES
from .saying import NAME, NAMES, stack_text
from .state import CLOSED, Entry, Result, State, has_access, played_by, prismatic, value
from .stores import gain

Gains = tuple[tuple[str, int], ...]


def resolved(s: State, tell: Tell, entry: Entry, place: int, gains: Gains) -> None:
    """Give what can be given; a die that finds the bank empty is unresolved after all."""
    had = tuple((kind, n) for kind, wanted in gains if (n := gain(s, tell, entry.seat, kind, wanted)))
    if had:
        s.results += (Result(s.zone, place, entry.seat, entry.dice, had),)
    else:
        unresolved(s, tell, entry, place)


def unresolved(s: State, tell: Tell, entry: Entry, place: int) -> None:
    """Rule 26; ruling d4: Derelict Icon and Gem pay for every such die, a stack counting as one."""
    s.results += (Result(s.zone, place, entry.seat, entry.dice, ()),)
    tell(
        "transecopia.unresolved", captain=NAME[entry.seat], dice=stack_text(entry.dice),
        zone=NAMES[ZONES[s.zone]], target=f"zone-{ZONES[s.zone]}",
    )  # fmt: skip
    if s.zone in SILENT:  # rule 38
        return
    if has_access(s, entry.seat, "derelict-icon"):
        gain(s, tell, entry.seat, "iron", 1)
    if prismatic(entry.dice) and has_access(s, entry.seat, "derelict-gem"):
        gain(s, tell, entry.seat, "astatine", 1)


def take_part(s: State, tell: Tell, seat: Seat, part: int) -> None:
    parts = s.parts[seat]
    s.parts[seat] = (*parts[:part], parts[part] + 1, *parts[part + 1 :])
    tell("transecopia.part", captain=NAME[seat], part=NAMES[PARTS[part]], target=f"part-{PARTS[part]}")


def reward_lutra(s: State, tell: Tell) -> None:
    """First place with a low roll (ruling d30); a first place that is shared is one (ours: nobody is above)."""
    lutra = played_by(s, LUTRA)
    low = value(s.ranking[0].dice)  # ruling d13: as deployed
    if low not in LUTRA_REWARDS or lutra < 0:
        return
    if any(entry.seat == lutra and tie == s.ties[0] for entry, tie in zip(s.ranking, s.ties, strict=True)):
        tell("transecopia.sentinel", captain=NAME[lutra], value=low, target=f"zone-{ZONES[s.zone]}")
        gain(s, tell, lutra, LUTRA_REWARDS[low], 1)


def close(s: State, tell: Tell) -> None:
    """Whatever got nothing is unresolved; on to the next Zone."""
    for place in range(s.place, len(s.ranking)):
        unresolved(s, tell, s.ranking[place], place if s.zone in COMPETITIVE else -1)
    s.zone, s.opened, s.ranking, s.ties, s.offers = s.zone + 1, CLOSED, (), (), ()
