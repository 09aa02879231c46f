"""Phase 5, Rotation (rule 34), the end of the game and its tie-breakers (rule 37), and how near one is to it."""

from ...core.game import Outcome, Seat, Tell
from .data import LAST_TURN, TOP
from .saying import NAME
from .state import State, accessed, order


def rotate(s: State, tell: Tell) -> None:
    arrived = [seat for seat in order(s) if s.level[seat] == TOP]
    if arrived:
        _end(s, tell, arrived, "portal")
    elif s.turn >= LAST_TURN:  # ours: the rift closes, so that every game ends
        best = max(s.level)
        tell("transecopia.closes", target="turn")
        _end(s, tell, [seat for seat in order(s) if s.level[seat] == best], "closed")
    else:
        s.radiant = (s.radiant - 1) % len(s.iron)  # rule 34: every card one seat to the right
        s.phase = "dawn"


def _end(s: State, tell: Tell, tied: list[Seat], reason: str) -> None:
    """Rule 37: Artifacts and Fragments, then astatine, then a roll-off, best of five."""
    for ending, count in (("relics", relics), ("astatine", astatine)):
        if len(tied) > 1:
            best = max(count(s, seat) for seat in tied)
            tied = [seat for seat in tied if count(s, seat) == best]
            reason = ending if len(tied) == 1 and reason == "portal" else reason
    if len(tied) > 1:
        reason = "roll-off" if reason == "portal" else reason
        tied = [_best_of_five(s, tell, tied)]
    s.winner, s.ending, s.phase, s.waiting = tied[0], reason, "over", ()
    tell("transecopia.wins", captain=NAME[s.winner], target=f"mat-{s.winner}")


def relics(s: State, seat: Seat) -> int:
    """Accessed Artifacts, the Priest's own too (ruling d25), and Scattered Fragments."""
    return accessed(s, seat) + s.fragments[seat]


def astatine(s: State, seat: Seat) -> int:
    return s.astatine[seat]


def _best_of_five(s: State, tell: Tell, tied: list[Seat]) -> Seat:
    """Who first wins three rounds; a round with equal highest dice does not count."""
    won = dict.fromkeys(tied, 0)
    while max(won.values()) < 3:
        rolls = {seat: s.rng.die() for seat in tied}
        best = [seat for seat in tied if rolls[seat] == max(rolls.values())]
        for seat in tied:
            tell("transecopia.final-roll", captain=NAME[seat], roll=rolls[seat], target=f"mat-{seat}")
        if len(best) == 1:
            won[best[0]] += 1
    return max(tied, key=lambda seat: won[seat])


def outcome(s: State) -> Outcome | None:
    if s.phase != "over":
        return None
    return Outcome(s.ending, tuple(s.level), (s.winner,))
