"""The tables of `simulate`, at most 80 columns wide."""

from ..core.messages import text
from ..core.setup import Setup
from .console import Console
from .layout import percent, table
from .tally import Count, Tally, wilson

HEADINGS = ("games", "wins", "share", "interval", "mean-score", "deviation")


def show(setup: Setup, games: int, tally: Tally, console: Console) -> None:
    """Print all tables of a simulation."""
    seats = text("terminal.players", n=setup.seats)
    title = text("terminal.simulated", title=setup.game.title, n=games, seats=seats, seed=setup.seed)
    console.say(console.speak(title))
    _section(console, _counts(console, console.speak(text("terminal.level")), tally.levels))
    if tally.rivals:
        console.say(console.speak(text("terminal.fair", share=percent(1 / setup.seats))))
        _section(console, _by_seat(console, tally, setup.seats))
    for group, counts in tally.by_group.items():
        _section(console, _counts(console, group, dict(sorted(counts.items()))))
    _section(console, _endings(console, tally))
    length = tally.plain()["length"]
    console.say()
    console.say(
        console.speak(
            text("terminal.length", mean=f"{length['mean']:.1f}", fewest=length["least"], most=length["most"])
        )
    )


def _section(console: Console, rows: list[list[str]]) -> None:
    console.say()
    console.show(table(rows))


def _counts(console: Console, title: str, counts: dict[str, Count]) -> list[list[str]]:
    """A row for each level, or for each label of a group that the game names."""
    rows = [[title, *(console.speak(text(f"terminal.{heading}")) for heading in HEADINGS)]]
    for name, count in counts.items():
        low, high = wilson(count.wins, count.games)
        wins, interval = f"{count.wins:.1f}".removesuffix(".0"), f"{percent(low)} – {percent(high)}"
        scores = [f"{count.score:.2f}", f"{count.deviation:.2f}"]
        rows.append([name, str(count.games), wins, percent(count.share), interval, *scores])
    return rows


def _by_seat(console: Console, tally: Tally, seats: int) -> list[list[str]]:
    """A row for each level, a column for each seat, to show the advantage of a seat."""
    heading = [console.speak(text("terminal.seat", seat=seat)) for seat in range(seats)]
    rows = [[console.speak(text("terminal.share-by-seat")), *heading]]
    for level, counts in tally.by_seat.items():
        rows.append([level, *(percent(counts[seat].share) if seat in counts else "–" for seat in range(seats))])
    return rows


def _endings(console: Console, tally: Tally) -> list[list[str]]:
    """A row for each reason; teams have a column for each level, because each game has one."""
    groups = list(tally.endings)
    reasons = sorted({reason for counter in tally.endings.values() for reason in counter})
    rows = [[console.speak(text("terminal.endings")), *(groups if not tally.rivals else [""])]]
    for reason in reasons:
        cells = []
        for counter in tally.endings.values():
            cells.append(f"{counter[reason]} ({percent(counter[reason] / counter.total())})")
        rows.append([reason, *cells])
    return rows
