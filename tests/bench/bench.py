"""`make bench`: every figure on one line, next to a peer's measured in the same run; says which goals are missed.

    python tests/bench/bench.py [--runs N] [--only engines,keeping,start,clicks,seated] [--peers PYTHON] [--site FOLDER]

Peers (python-chess, Catanatron) live in a virtual environment of their own, made from tests/bench/requirements.txt;
--peers, or the variable UTOPIARY_BENCH_PYTHON, or else .cache/bench/venv says where its Python is. The results go to
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

PARTS = ("engines", "keeping", "start", "clicks", "seated")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the games, the saves, the start, the clicks and the table.")
    parser.add_argument("--runs", type=int, default=7, help="repetitions; medians are reported")
    parser.add_argument("--only", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    parser.add_argument("--peers", type=Path, default=peers_python(), help="a Python with python-chess and Catanatron")
    parser.add_argument("--site", type=Path, help="a site that is built already, to compare with an older one")
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
    usual = RESULTS / "venv" / "bin" / "python"
    named = os.environ.get("UTOPIARY_BENCH_PYTHON")
    return Path(named) if named else usual if usual.exists() else None


def machine() -> dict[str, str]:
    return {"system": platform.platform(), "python": platform.python_version(), "cores": str(os.cpu_count())}


def say(sentence: str) -> None:
    """Progress, beside the figures."""
    print(sentence, file=sys.stderr, flush=True)


# Each part is imported when it is asked for: the engine can be measured where there is no browser.


def engines(args: argparse.Namespace) -> list[Row]:
    import engines

    return engines.measure(args.runs, args.peers, say)


def keeping(args: argparse.Namespace) -> list[Row]:
    import keeping

    return keeping.measure(args.runs)


def start(args: argparse.Namespace) -> list[Row]:
    import start

    return start.measure(args.site or built_site(), args.runs, RESULTS, say)


def clicks(args: argparse.Namespace) -> list[Row]:
    import clicks

    return clicks.measure(args.site or built_site(), RESULTS, say)


def seated(args: argparse.Namespace) -> list[Row]:
    import seated

    return seated.measure(args.site or built_site(), args.runs, RESULTS, say)


@cache
def built_site() -> Path:
    """One site for all parts, even if somebody works on it meanwhile."""
    from build import build

    return build()


MEASURES: dict[str, Callable[[argparse.Namespace], list[Row]]] = {
    "engines": engines,
    "keeping": keeping,
    "start": start,
    "clicks": clicks,
    "seated": seated,
}

if __name__ == "__main__":
    main()
