"""`python -m tests.soak inputs|games|endurance [--count N] [--seed TEXT] [--only NUMBER] [--jobs N]`.

Without a name all three run, each with its count of `COUNTS`. Failed cases are written to test-results/soak, each with
the command that runs it alone; the exit code is 1 if there are any.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in (".", "engine", "web", "site", "e2e")]

from tests import games as test_games  # noqa: E402
from utopiary import GAMES  # noqa: E402

GAMES.register("whisper", test_games.WHISPER, hidden=True)

from tests.soak import games, inputs  # noqa: E402

FAILURES = ROOT / "test-results" / "soak"
COUNTS = {"inputs": 1_000_000, "games": 100_000, "endurance": 500}
CHUNKS = {"inputs": 5_000, "games": 100}
RUN: dict[str, Callable[[str, range], Any]] = {"inputs": inputs.run, "games": games.run}


def main() -> int:
    """Run what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("what", nargs="*", choices=[*COUNTS, []], help="all three if none is named")
    parser.add_argument("--count", type=int, help="how many inputs or games")
    parser.add_argument("--seed", default="soak", help="the same seed makes the same run")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--only", type=int, help="run this case alone, with a full report")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at the same time")
    asked = parser.parse_args()
    failed = 0
    for what in asked.what or COUNTS:
        if what == "endurance":
            from tests.soak import endurance

            failed += endurance.run(asked.count or COUNTS[what])
        elif asked.only is not None:
            print({"inputs": inputs, "games": games}[what].explain(asked.seed, asked.only))  # type: ignore[attr-defined]
        else:
            failed += _soak(what, asked.seed, asked.first, asked.count or COUNTS[what], asked.jobs)
    return min(failed, 1)


def _soak(what: str, seed: str, first: int, count: int, jobs: int) -> int:
    """Run so many cases in several processes and print the tally; the number of failures."""
    start, tally = time.monotonic(), None
    parts = _parts(RUN[what], seed, list(_chunks(first, count, CHUNKS[what])), jobs)
    for done, part in enumerate(parts, 1):
        if tally is None:
            tally = part
        else:
            tally.add(part)
        for number, why in part.failures:
            _write_failure(what, seed, number, why)
        if done % 20 == 0:
            print(f"… {done * CHUNKS[what]:,} {what}, {len(tally.failures)} failed", file=sys.stderr, flush=True)
    assert tally is not None
    print(f"{count:,} {what} from number {first}, seed “{seed}”, in {time.monotonic() - start:,.0f} s")
    print(tally.table())
    print(f"failed: {len(tally.failures)}", flush=True)
    return len(tally.failures)


def _chunks(first: int, count: int, size: int) -> Iterator[range]:
    """The numbers of the cases in ranges of at most `size`."""
    for at in range(first, first + count, size):
        yield range(at, min(at + size, first + count))


def _parts(run: Callable[[str, range], Any], seed: str, chunks: list[range], jobs: int) -> Iterator[Any]:
    """The tally of every chunk, in order."""
    if jobs == 1:
        yield from (run(seed, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(run, [seed] * len(chunks), chunks)


def _write_failure(what: str, seed: str, number: int, why: str) -> None:
    """Write a failed case with the command that runs it again."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    path = FAILURES / f"{what}-{number}.txt"
    again = f'make soak ARGS="{what} --seed {seed!r} --only {number}"'
    module: Any = {"inputs": inputs, "games": games}[what]
    path.write_text(
        f"{why}\n\n{again}\n\n{module.explain(seed, number)}\n", encoding="utf-8", errors="backslashreplace"
    )
    print(f"{what} {number}: {why}\n  written to {path.relative_to(ROOT)}; {again}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
