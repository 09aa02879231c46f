"""Runs random mutants of a game's rules against that game's fast tests: `python -m tests.mutation utopia --count 100`.

A mutant is killed when a test fails, survives when all pass. Survivors that change nothing a player could notice are
listed with the reason in `tests/<game>/equivalent_mutants.txt`; any other is a gap in the tests, and the run fails.
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
PATIENCE = 300  # seconds: a mutant that never ends is killed
GAMES = ("utopia_engine", "eutopia", "transecopia", "utopia", "contrivance")


def main() -> int:
    """Run the mutants of the games that are asked for; the exit code tells whether an unknown one survived."""
    parser = argparse.ArgumentParser(prog="make mutants ARGS=…", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="names of packages in engine/utopiary/games")
    parser.add_argument("--count", type=int, default=100, help="mutants for each game")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    return 1 if sum(_run(game, args.count, args.seed, args.jobs) for game in args.games) else 0


def _run(game: str, count: int, seed: int, jobs: int) -> int:
    """Run the mutants of one game; the number of survivors that are not known as equivalent."""
    found = [mutant for file in rule_files(ENGINE / "utopiary" / "games" / game) for mutant in mutants(file)]
    chosen = sorted(random.Random(f"{game}/{seed}").sample(found, min(count, len(found))))
    known = _equivalent(game)
    survived = equivalent = 0
    with ThreadPoolExecutor(jobs) as pool:
        for mutant, noticed in zip(chosen, pool.map(lambda one: _killed(game, one), chosen), strict=True):
            was, now = mutant.was_and_is()
            if noticed:
                continue
            if (was, now) in known:
                equivalent += 1
                continue
            survived += 1
            print(f"{mutant.file.relative_to(ROOT)}:{mutant.line}\n    - {was}\n    + {now}", flush=True)
    killed = len(chosen) - survived - equivalent
    counts = f"{killed} killed, {equivalent} equivalent, {survived} survived"
    print(f"{game}: {len(chosen)} of {len(found)} mutants, {counts}", flush=True)
    return survived


def _killed(game: str, mutant: Mutant) -> bool:
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        engine = Path(folder) / "engine"
        shutil.copytree(ENGINE, engine, ignore=shutil.ignore_patterns("__pycache__"))
        (engine / mutant.file.relative_to(ENGINE)).write_text(mutant.source(), encoding="utf-8")
        paths = f"pythonpath={ROOT} {engine} {ROOT / 'web'} {ROOT / 'site'} {ROOT / 'e2e'}"
        options = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", "-o", paths)
        command = [sys.executable, "-m", "pytest", *options, str(ROOT / "tests" / game)]
        try:
            return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=PATIENCE).returncode != 0
        except subprocess.TimeoutExpired:
            return True


def _equivalent(game: str) -> set[tuple[str, str]]:
    """The lines `was ¦ now ¦ why` of the game's list."""
    file = ROOT / "tests" / game / "equivalent_mutants.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    fields = [[field.strip() for field in line.split(" ¦ ")] for line in lines]
    return {(line[0], line[1]) for line in fields if len(line) == 3}


if __name__ == "__main__":
    sys.exit(main())
