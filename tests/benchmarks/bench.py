"""`make bench`: print every figure on one line, next to a peer's of the same run, and list the goals that are missed.

    python tests/benchmarks/bench.py [--runs N] [--only engines,saves,start,clicks,bots_and_loading]
                                     [--peers PYTHON] [--site FOLDER]

Peers (python-chess, Catanatron) are installed in a separate virtual environment, made from requirements.txt beside this
file; --peers, or the variable UTOPIARY_BENCH_PYTHON, or else .cache/bench/venv names its Python. The results go to
.cache/bench/: results.json and start.svg, a timeline of the start.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / ".cache" / "bench"
sys.path[:0] = [str(ROOT / folder) for folder in ("engine", "site", "e2e")]

import report  # noqa: E402 (found beside this file; the others need the path above)
from report import Row  # noqa: E402

PARTS = ("engines", "saves", "start", "clicks", "bots_and_loading")


def main() -> None:
    """Measure the parts that are asked for; print their rows and write results.json."""
    parser = argparse.ArgumentParser(description="Measure engines, saves, the start, clicks, and bots and loading.")
    parser.add_argument("--runs", type=int, default=7, help="repetitions; medians are reported")
    parser.add_argument("--only", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    parser.add_argument("--peers", type=Path, default=peers_python(), help="a Python with python-chess and Catanatron")
    parser.add_argument("--site", type=Path, help="a built site, for example an older one to compare with")
    args = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    if args.peers is None:
        say("No peers: python-chess and Catanatron are not installed (see --help).")
    print(report.heading(), flush=True)
    rows: list[Row] = []
    for part in args.only.split(","):
        for row in MEASURES[part](args):
            rows.append(row)
            print(report.line(row), flush=True)
    print(report.missed(rows))
    report.write(rows, machine(), RESULTS / "results.json")
    say(f"Written: {RESULTS.relative_to(ROOT)}/")


def peers_python() -> Path | None:
    """The Python with the peers installed, or None."""
    usual = RESULTS / "venv" / "bin" / "python"
    named = os.environ.get("UTOPIARY_BENCH_PYTHON")
    return Path(named) if named else usual if usual.exists() else None


def machine() -> dict[str, str]:
    """The system, the Python version and the number of cores, for results.json."""
    return {"system": platform.platform(), "python": platform.python_version(), "cores": str(os.cpu_count())}


def say(sentence: str) -> None:
    """Print progress to stderr, apart from the figures."""
    print(sentence, file=sys.stderr, flush=True)


# Each part imports its module when it runs: engines and saves can be measured without a browser.


def engines(args: argparse.Namespace) -> list[Row]:
    """The rows of engines.py."""
    import engines

    return engines.measure(args.runs, args.peers, say)


def saves(args: argparse.Namespace) -> list[Row]:
    """The rows of saves.py."""
    import saves

    return saves.measure(args.runs)


def start(args: argparse.Namespace) -> list[Row]:
    """The rows of start.py."""
    import start

    return start.measure(args.site or built_site(), args.runs, RESULTS, say)


def clicks(args: argparse.Namespace) -> list[Row]:
    """The rows of clicks.py."""
    import clicks

    return clicks.measure(args.site or built_site(), RESULTS, say)


def bots_and_loading(args: argparse.Namespace) -> list[Row]:
    """The rows of bots_and_loading.py."""
    import bots_and_loading

    return bots_and_loading.measure(args.site or built_site(), args.runs, RESULTS, say)


@cache
def built_site() -> Path:
    """The folder of one built site for all parts, even if the sources change meanwhile."""
    from build import build

    return build()


MEASURES: dict[str, Callable[[argparse.Namespace], list[Row]]] = {
    "engines": engines,
    "saves": saves,
    "start": start,
    "clicks": clicks,
    "bots_and_loading": bots_and_loading,
}

if __name__ == "__main__":
    main()
