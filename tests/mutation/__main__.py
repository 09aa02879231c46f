"""Runs random mutants of a game's rules against that game's fast tests: `python -m tests.mutation utopia --count 100`.

A mutant is killed when a test fails, survives when all pass. Survivors that a player could not notice are listed
with the reason in `tests/<game>/equivalent_mutants.txt`; any other is a gap in the tests, and the run fails.
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .mutants import Mutant, mutants, rule_files

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
TIMEOUT = 300  # seconds; a mutant whose tests run longer counts as killed
GAMES = ("utopia_engine", "eutopia", "transecopia", "utopia", "contrivance")


def main() -> int:
    """Run the mutants of the given games; the exit code is 1 if a mutant survived that is not listed as equivalent."""
    parser = argparse.ArgumentParser(prog="make mutants ARGS=…", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="names of packages in engine/utopiary/games")
    parser.add_argument("--count", type=int, default=100, help="mutants for each game")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    return 1 if sum(_run(game, args.count, args.seed, args.jobs) for game in args.games) else 0


def _run(game: str, count: int, seed: int, jobs: int) -> int:
    """Run mutants of one game; the number of survivors that are not listed as equivalent."""
    found = [mutant for file in rule_files(ENGINE / "utopiary" / "games" / game) for mutant in mutants(file)]
    chosen = sorted(random.Random(f"{game}/{seed}").sample(found, min(count, len(found))))
    known = _equivalent(game)
    survived = equivalent = 0
    with ThreadPoolExecutor(jobs) as pool:
        for mutant, killed in zip(chosen, pool.map(lambda one: _is_killed(game, one), chosen), strict=True):
            before, after = mutant.lines()
            if killed:
                continue
            if (before, after) in known:
                equivalent += 1
                continue
            survived += 1
            print(f"{mutant.file.relative_to(ROOT)}:{mutant.line}\n    - {before}\n    + {after}", flush=True)
    killed_count = len(chosen) - survived - equivalent
    counts = f"{killed_count} killed, {equivalent} equivalent, {survived} survived"
    print(f"{game}: {len(chosen)} of {len(found)} mutants, {counts}", flush=True)
    return survived


def _is_killed(game: str, mutant: Mutant) -> bool:
    """Whether the fast tests of a game fail with the mutant in a copy of the engine."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        engine = Path(folder) / "engine"
        shutil.copytree(ENGINE, engine, ignore=shutil.ignore_patterns("__pycache__"))
        (engine / mutant.file.relative_to(ENGINE)).write_text(mutant.source(), encoding="utf-8")
        paths = f"pythonpath={ROOT} {engine} {ROOT / 'web'} {ROOT / 'site'} {ROOT / 'e2e'}"
        options = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", "-o", paths)
        command = [sys.executable, "-m", "pytest", *options, str(ROOT / "tests" / game)]
        try:
            return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=TIMEOUT).returncode != 0
        except subprocess.TimeoutExpired:
            return True


def _equivalent(game: str) -> set[tuple[str, str]]:
    """The pairs of lines in the game's list of `before ¦ after ¦ reason`."""
    file = ROOT / "tests" / game / "equivalent_mutants.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    fields = [[field.strip() for field in line.split(" ¦ ")] for line in lines]
    return {(line[0], line[1]) for line in fields if len(line) == 3}


if __name__ == "__main__":
    sys.exit(main())
