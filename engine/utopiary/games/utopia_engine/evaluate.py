"""The worth of a position, for bots that know nothing else of the game."""

from .connection import difficulty
from .data import COMPONENTS, DAYS, FIRST_SKULL
from .outcome import total
from .state import State, days_left

PERFECT_GAME = 350  # more points than any game has brought; for scaling only


def worth(s: State) -> float:
    """How far along the way to the Engine, from 0 to 1: a loss is worth little, a win most, its score the rest."""
    if s.phase == "over":
        share = min(1.0, total(s) / PERFECT_GAME)
        return 0.75 + 0.25 * share if s.ending == "engine" else 0.1 * share
    days = days_left(s)
    points = 10.0 * len(s.found) + 9.0 * len(s.activated) + 4.0 * len(s.perfect) + 6.0 * len(s.treasures)
    points += 5.0 * len(s.charged) + 2.5 * s.hit_points + 3.0 * days + 1.2 * s.energy
    for component in COMPONENTS:
        link, stock = s.links[component], s.stores[component]
        if link.value is not None:
            points += 16.0 - 2.0 * link.value
        elif link.begun or (s.phase == "connection" and s.subject == component):
            points += 7.0 + min(stock, 1)
        else:
            points += (0.0, 5.0, 6.5, 7.0, 7.0)[stock]
    points += _field_in_progress(s)
    if s.phase in ("final", "final-roll"):
        points += 12.0 - (difficulty(s) - s.eased)
    return 0.1 + 0.6 * max(0.0, min(1.0, points / (FIRST_SKULL * 3 + DAYS * 14)))


def _field_in_progress(s: State) -> float:
    """What the numbers written so far promise, roughly."""
    squares = s.squares
    if s.phase == "search":
        weights = (100, 10, 1, -100, -10, -1)
        balance = sum(weight * (digit or 3.5) for weight, digit in zip(weights, squares, strict=True))
        return 2.0 - min(6.0, abs(balance - 5.0) / 60.0)
    if s.phase in ("activation", "field"):
        points = 1.0 + 1.5 * (s.energy_gained + sum(mark for mark in s.marks if mark > 0))
        for top, bottom in zip(squares[:4], squares[4:], strict=True):
            if bool(top) != bool(bottom):
                points += (top - 4.5 if top else 2.5 - bottom) * 0.4
        return points
    if s.phase == "connection":
        points = 1.0
        for top, bottom in zip(squares[:3], squares[3:], strict=True):
            if top and bottom:
                points += 1.5 - (top - bottom if top >= bottom else 5)
        return points
    return 0.0
