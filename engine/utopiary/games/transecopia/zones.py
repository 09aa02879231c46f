"""Zones 1 to 6 and their rewards (rules 26, 27, 36). Each goes on from `place` until a captain has a choice."""

from ...core.game import Ask, Seat, Tell
from .data import (
    CARGO,
    CARGO_KINDS,
    CRATER_OFFERS,
    CRATER_PICKS,
    IRON_REWARDS,
    MINE_REWARDS,
    PARTS,
    PRISM_FACES,
    VESSEL_REWARD,
)
from .names import NAMES, amount, stack_text
from .resources import finds_left, gain
from .rewards import Gains, close, resolved, take_part, unresolved
from .state import Entry, Result, State, cargo_rewards, light_card, part_left, prismatic, value

# --- Zones 1 and 2 ---------------------------------------------------------------------------------------------------


def iron(s: State, tell: Tell) -> None:
    """Zone 1: every die gets Iron (rule 26)."""
    last = len(IRON_REWARDS) - 1
    for place, entry in enumerate(s.ranking):
        resolved(s, tell, entry, place, (("iron", IRON_REWARDS[min(place, last)]),))
    s.place = len(s.ranking)
    close(s, tell)


def mine(s: State, tell: Tell) -> None:
    """Zone 2: the first two get Copper (rule 26)."""
    for place, (entry, n) in enumerate(zip(s.ranking, MINE_REWARDS, strict=False)):
        resolved(s, tell, entry, place, (("copper", n),))
    s.place = min(len(s.ranking), len(MINE_REWARDS))
    close(s, tell)


# --- Zones 3 and 4: rewards to choose from ---------------------------------------------------------------------------


def crater(s: State, tell: Tell) -> None:
    """Zone 3: the first picks two rewards, the second one (rule 26)."""
    while s.place < min(len(s.ranking), len(CRATER_PICKS)):
        entry = s.ranking[s.place]
        s.picks = s.picks or CRATER_PICKS[s.place]
        if finds_left(s):
            s.seat, s.phase = entry.seat, "crater"
            return
        _pick(s, tell, CRATER_OFFERS[0], 1)
    close(s, tell)


def ask_crater(s: State, ask: Ask) -> None:
    """Which reward of the Crater?"""
    ask("transecopia.ask.crater", rule="crater", n=s.picks)
    for kind in CRATER_OFFERS:
        ask.choice(
            "take", kind, label="transecopia.take", target=f"offer-{kind}", group="take", what=amount(kind, 1)
        )  # fmt: skip


def cargo(s: State, tell: Tell) -> None:
    """Zone 4: each in its rank picks one reward (rule 26)."""
    while s.place < min(len(s.ranking), len(CARGO_KINDS)):
        offers = cargo_offers(s)
        if len(offers) > 1:
            s.seat, s.phase = s.ranking[s.place].seat, "cargo"
            return
        if offers:
            _pick(s, tell, *offers[0])
        else:
            break
    close(s, tell)


def cargo_offers(s: State) -> list[tuple[str, int]]:
    """The rewards of the Cargo that are left."""
    amounts = cargo_rewards(s)
    offers = [(CARGO_KINDS[index], amounts[index]) for index in s.offers]
    return [(kind, n) for kind, n in offers if kind != "discovery" or finds_left(s)]


def ask_cargo(s: State, ask: Ask) -> None:
    """Which reward of the Cargo?"""
    ask("transecopia.ask.cargo", rule="cargo", place=s.place + 1)
    for kind, n in cargo_offers(s):
        ask.choice(
            "take", kind, label="transecopia.take", target=f"offer-{kind}", group="take", what=amount(kind, n)
        )  # fmt: skip


def take(s: State, tell: Tell, kind: str) -> None:
    """Take a reward of the Crater or the Cargo."""
    s.phase = "resolve"
    _pick(s, tell, kind, cargo_rewards(s)[CARGO_KINDS.index(kind)] if s.zone == CARGO else 1)


def _pick(s: State, tell: Tell, kind: str, n: int) -> None:
    """Give one reward of the Crater or the Cargo to the entry at `place`."""
    entry = s.ranking[s.place]
    gain(s, tell, entry.seat, kind, n)
    first = s.zone == CARGO or s.picks == CRATER_PICKS[s.place]
    gains: Gains = ((kind, n),) if first else (*s.results[-1].gains, (kind, n))
    s.results = (*(s.results if first else s.results[:-1]), Result(s.zone, s.place, entry.seat, entry.dice, gains))
    if s.zone == CARGO:
        s.offers = tuple(index for index in s.offers if CARGO_KINDS[index] != kind)
        s.place += 1
    else:
        s.picks -= 1
        s.place += not s.picks


# --- Zone 5: Parts ---------------------------------------------------------------------------------------------------


def graveyard(s: State, tell: Tell) -> None:
    """Zone 5: every die finds the Part of its number (rule 26)."""
    while s.place < len(s.ranking):
        entry = s.ranking[s.place]
        parts = graveyard_parts(s, entry)
        if len(parts) > 1:
            s.seat, s.phase = entry.seat, "graveyard"
            return
        if parts:
            _salvage(s, tell, parts[0])
        else:
            unresolved(s, tell, entry, -1)  # ruling d21; ruling d16: a stack above 6
            s.place += 1
    close(s, tell)


def graveyard_parts(s: State, entry: Entry) -> list[int]:
    """The Parts that a deployment can find: that of its number, and the Prismatic one for a Prismatic die (rule 26)."""
    number = value(entry.dice)
    parts = [number - 1] if number <= 6 else []
    if prismatic(entry.dice) and number in PRISM_FACES:
        parts.append(number + 2)
    return [part for part in parts if part_left(s, part)]


def ask_graveyard(s: State, ask: Ask) -> None:
    """Which Part?"""
    entry = s.ranking[s.place]
    ask("transecopia.ask.graveyard", rule="graveyard", die=stack_text(entry.dice))
    for part in graveyard_parts(s, entry):
        ask.choice(
            "salvage", PARTS[part],
            label="transecopia.salvage", target=f"part-{PARTS[part]}", group="salvage", part=NAMES[PARTS[part]],
        )  # fmt: skip


def salvage(s: State, tell: Tell, id: str) -> None:
    """Take a Part."""
    s.phase = "resolve"
    _salvage(s, tell, PARTS.index(id))


def _salvage(s: State, tell: Tell, part: int) -> None:
    entry = s.ranking[s.place]
    take_part(s, tell, entry.seat, part)
    s.results += (Result(s.zone, -1, entry.seat, entry.dice, ((PARTS[part], 1),)),)
    s.place += 1


# --- Zone 6: the Alien Vessel ----------------------------------------------------------------------------------------


def unique(s: State, entry: Entry) -> bool:
    """Has no other captain this value here (rule 27), or with two captains this parity (rule 36)?"""
    alike = 2 if len(s.iron) == 2 else 99
    number = value(entry.dice) % alike
    return all(other.seat == entry.seat or value(other.dice) % alike != number for other in s.ranking)


def vessel(s: State, tell: Tell) -> None:
    """Zone 6: unique dice are rewarded (rules 27, 36; rulings d2, d3)."""
    lone = [unique(s, entry) for entry in s.ranking]
    lucky: set[Seat] = set()
    for entry, alone in zip(s.ranking, lone, strict=True):
        if not alone:
            unresolved(s, tell, entry, -1)
        elif entry.seat in lucky:  # rulings d2, d3: the second unique die
            resolved(s, tell, entry, -1, light_card(s, entry.seat).reward)
        else:
            lucky.add(entry.seat)
            resolved(s, tell, entry, -1, (VESSEL_REWARD,))
    s.place = len(s.ranking)
    close(s, tell)
