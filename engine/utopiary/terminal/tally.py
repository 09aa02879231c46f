"""Statistics over the results of many games."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from ..core.game import Kind
from .match import Result

Z = 1.959964  # a normal deviate stays within ±Z 95 times in 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share of wins (Wilson's score interval)."""
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(share * (1 - share) * weight + weight * weight / 4) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Count:
    """Games, wins and scores of one level, seat or group."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, won: float, score: float) -> None:
        """Count a game; a win shared by two counts half."""
        self.games += 1
        self.wins += won
        self.total += score
        self.squares += score * score

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games

    @property
    def score(self) -> float:
        """The mean score."""
        return self.total / self.games

    @property
    def deviation(self) -> float:
        """The sample standard deviation of the scores."""
        if self.games < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.score) / (self.games - 1)))

    def plain(self) -> dict[str, Any]:
        """The figures as JSON."""
        low, high = wilson(self.wins, self.games)
        figures = {"share": self.share, "low": low, "high": high, "score": self.score, "deviation": self.deviation}
        return {"games": self.games, "wins": self.wins} | {name: round(value, 4) for name, value in figures.items()}


class Tally:
    """All statistics of a simulation. A team is counted once a game, rivals once a seat."""

    def __init__(self, kind: Kind, results: Iterable[Result]) -> None:
        self.rivals = kind == "versus"
        self.levels: dict[str, Count] = {}
        self.by_seat: dict[str, dict[int, Count]] = {}
        self.by_group: dict[str, dict[str, Count]] = {}  # over all levels
        self.endings: dict[str, Counter[str]] = {}
        self.lengths: list[int] = []
        for result in results:
            self.lengths.append(result.length)
            if self.rivals:
                self._rivals(result)
            else:
                self._team(result)

    def _rivals(self, result: Result) -> None:
        for seat, level in enumerate(result.lineup):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            for count in (
                self.levels.setdefault(level, Count()),
                self.by_seat.setdefault(level, {}).setdefault(seat, Count()),
            ):
                count.add(won, result.scores[seat])
            for group, labels in result.groups.items():
                self._group(group, labels[seat], won, result.scores[seat])
        self.endings.setdefault("all", Counter())[result.reason] += 1

    def _team(self, result: Result) -> None:
        level = result.lineup[0]
        won, score = float(bool(result.winners)), sum(result.scores) / len(result.scores)
        self.levels.setdefault(level, Count()).add(won, score)
        for group, labels in result.groups.items():
            for label in sorted(set(labels)):
                self._group(group, label, won, score)
        self.endings.setdefault(level, Counter())[result.reason] += 1

    def _group(self, group: str, label: str, won: float, score: float) -> None:
        if label:
            self.by_group.setdefault(group, {}).setdefault(label, Count()).add(won, score)

    def plain(self) -> dict[str, Any]:
        """All statistics as JSON."""
        return {
            "levels": {level: count.plain() for level, count in self.levels.items()},
            "by_seat": {
                level: {str(seat): count.plain() for seat, count in sorted(seats.items())}
                for level, seats in self.by_seat.items()
            },
            "by_group": {
                group: {label: count.plain() for label, count in sorted(counts.items())}
                for group, counts in self.by_group.items()
            },
            "endings": {level: dict(sorted(counter.items())) for level, counter in self.endings.items()},
            "length": {
                "mean": round(sum(self.lengths) / len(self.lengths), 4),
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
        }
