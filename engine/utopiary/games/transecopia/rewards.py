"""What a deployment brings in any Zone: a reward, a Part, or nothing (rule 26); and the end of a Zone."""

from ...core.game import Seat, Tell
from .data import COMPETITIVE, LUTRA, LUTRA_REWARDS, PARTS, SILENT, ZONES
from .names import NAME, NAMES, stack_text
from .resources import gain
from .state import CLOSED, Entry, Result, State, has_access, played_by, prismatic, value

Gains = tuple[tuple[str, int], ...]


def resolved(s: State, tell: Tell, entry: Entry, place: int, gains: Gains) -> None:
    """Give a deployment its rewards; if the supply has none of them left, it is unresolved (ruling a7)."""
    had = tuple((kind, n) for kind, wanted in gains if (n := gain(s, tell, entry.seat, kind, wanted)))
    if had:
        s.results += (Result(s.zone, place, entry.seat, entry.dice, had),)
    else:
        unresolved(s, tell, entry, place)


def unresolved(s: State, tell: Tell, entry: Entry, place: int) -> None:
    """Record a deployment without reward (rule 26); the Derelicts pay once for it, also for a stack (ruling d4)."""
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
    """Give a captain a Part from the supply."""
    parts = s.parts[seat]
    s.parts[seat] = (*parts[:part], parts[part] + 1, *parts[part + 1 :])
    tell("transecopia.part", captain=NAME[seat], part=NAMES[PARTS[part]], target=f"part-{PARTS[part]}")


def reward_lutra(s: State, tell: Tell) -> None:
    """Pay the Lutra Sentinel for a first place with a low die (ruling d30); a shared one counts (ruling a4)."""
    lutra = played_by(s, LUTRA)
    low = value(s.ranking[0].dice)  # ruling d13: as deployed
    if low not in LUTRA_REWARDS or lutra < 0:
        return
    if any(entry.seat == lutra and tie == s.ties[0] for entry, tie in zip(s.ranking, s.ties, strict=True)):
        tell("transecopia.sentinel", captain=NAME[lutra], value=low, target=f"zone-{ZONES[s.zone]}")
        gain(s, tell, lutra, LUTRA_REWARDS[low], 1)


def close(s: State, tell: Tell) -> None:
    """Leave the remaining deployments unresolved and go on to the next Zone."""
    for place in range(s.place, len(s.ranking)):
        unresolved(s, tell, s.ranking[place], place if s.zone in COMPETITIVE else -1)
    s.zone, s.opened, s.ranking, s.ties, s.offers = s.zone + 1, CLOSED, (), (), ()
