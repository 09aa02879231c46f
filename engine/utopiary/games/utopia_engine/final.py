"""The final activation: rule 22. It cannot be stopped once it has begun."""

from ...core.game import Ask, Tell
from .calendar import cross_day, hurt, offer_hand
from .connection import all_made, difficulty
from .data import WORKSHOP
from .outcome import end
from .state import State, go


def needed(s: State) -> int:
    """The sum that the dice must reach."""
    return difficulty(s) - s.eased


def offer_final(s: State, ask: Ask) -> None:
    """Offer the final activation when all six links are made."""
    if all_made(s):
        ask.choice("final", label="utopia-engine.final", target="final", group="final", difficulty=difficulty(s))


def begin(s: State, tell: Tell) -> None:
    """Begin the final activation in the workshop."""
    go(s, WORKSHOP)
    s.phase, s.subject, s.turn = "final", "final", 0
    tell("utopia-engine.final-begun", difficulty=difficulty(s), target="final")


def ask_final(s: State, ask: Ask) -> None:
    """How many hit points are spent?"""
    ask("utopia-engine.ask.final", rule="final", difficulty=difficulty(s), hit_points=s.hit_points)
    for n in range(s.hit_points + 1):
        ask.choice(
            "spend", n,
            label="utopia-engine.spend", target="hit-points", group="final", n=n, needed=difficulty(s) - n,
        )  # fmt: skip
    offer_hand(s, ask)


def spend(s: State, tell: Tell, n: int) -> None:
    """Spend hit points for an easier roll, down to none (ruling c18), and roll."""
    s.hit_points -= n
    s.eased = n
    tell("utopia-engine.eased", n=n, needed=needed(s), target="hit-points")
    roll(s, tell)


def ask_final_roll(s: State, ask: Ask) -> None:
    """The roll failed: roll again."""
    ask("utopia-engine.ask.final-roll", rule="final", needed=needed(s), hit_points=s.hit_points)
    ask.choice("roll", label="utopia-engine.roll", target="dice", group="final", needed=needed(s))
    offer_hand(s, ask)


def roll(s: State, tell: Tell) -> None:
    """Roll both dice: the Engine runs, or a day and a hit point are lost."""
    s.rolled = (s.rng.die(), s.rng.die())
    tell("utopia-engine.final-rolled", first=s.rolled[0], second=s.rolled[1], sum=sum(s.rolled), target="dice")
    if sum(s.rolled) >= needed(s):
        end(s, tell, "engine")
        return
    s.turn += 1
    tell("utopia-engine.final-failed", needed=needed(s), target="final")
    if cross_day(s, tell) and hurt(s, tell, 1):  # ruling c16: the day first
        s.phase = "final-roll"
