"""How a game ends, and its tie-breakers (rule 37)."""

from ...core.game import Outcome, Seat, Tell
from .names import NAME
from .state import State, accessed


def end(s: State, tell: Tell, tied: list[Seat], reason: str) -> None:
    """End the game; ties are broken by Artifacts and Fragments, astatine, and a roll-off, best of five (rule 37)."""
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
    """Accessed Artifacts (the Priest's own too: ruling d25) and Scattered Fragments."""
    return accessed(s, seat) + s.fragments[seat]


def astatine(s: State, seat: Seat) -> int:
    """The second tie-breaker."""
    return s.astatine[seat]


def _best_of_five(s: State, tell: Tell, tied: list[Seat]) -> Seat:
    """The captain who first wins three rounds; a round with equal highest dice does not count."""
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
    """The result of a finished game, else `None`; upgrades built are the scores."""
    if s.phase != "over":
        return None
    return Outcome(s.ending, tuple(s.level), (s.winner,))
