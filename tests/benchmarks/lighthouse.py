"""`make lighthouse`: print Lighthouse's scores of the home page and of a game's page, on mobile and on desktop.

    python tests/benchmarks/lighthouse.py [path ...]

Accessibility, best practices and SEO must reach 95; the performance score depends on the machine and is only reported.
Lighthouse is pinned by lighthouse/package-lock.json and installed into .cache/.
"""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("site", "e2e")]

from playwright.sync_api import sync_playwright  # noqa: E402

import node  # noqa: E402 (the builder's; found by the path above)
from browsers import chromium_options  # noqa: E402
from build import build  # noqa: E402
from cache import cached, digest  # noqa: E402
from problem import run  # noqa: E402
from serve import Server  # noqa: E402

PINS = Path(__file__).parent / "lighthouse"
PATHS = ("", "play/utopia-engine/")
LEAST = {"accessibility": 95, "best-practices": 95, "seo": 95}


def main(paths: list[str]) -> None:
    """Print the scores of every page and device; exit with an error where one is below the least."""
    missed = []
    with Server(build()) as server:
        for path in paths or PATHS:
            for device in ("mobile", "desktop"):
                scores = scores_of(server.url + path, device)
                print(f"{path or 'home':24} {device:8} {scores}", flush=True)
                missed += [f"{path or 'home'}: {name}" for name, least in LEAST.items() if scores[name] < least]
    if missed:
        sys.exit(f"Below 95: {', '.join(missed)}")


def scores_of(address: str, device: str) -> dict[str, int]:
    """Run Lighthouse on one address; its scores from 0 to 100 by category."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = " ".join(("--headless=new", *chromium_options()["args"]))
        command = [
            _lighthouse(),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            f"--chrome-flags={flags}",
        ]
        devices = ["--preset=desktop"] if device == "desktop" else []
        run([node.node(), *command, *devices], "Lighthouse", env={**os.environ, "CHROME_PATH": _chromium()})
        categories = json.loads(report.read_text("utf-8"))["categories"]
    return {name: round(100 * (category["score"] or 0)) for name, category in categories.items()}


def _lighthouse() -> Path:
    """Lighthouse's command, installed the first time."""

    def install(folder: Path) -> None:
        for file in PINS.iterdir():
            shutil.copy(file, folder)
        run([node.npm(), "ci", "--ignore-scripts"], "Installing Lighthouse (npm ci)", cwd=folder)

    return cached("lighthouse", digest([PINS]), install) / "node_modules" / "lighthouse" / "cli" / "index.js"


def _chromium() -> str:
    """The path of the Chromium that Lighthouse starts."""
    with sync_playwright() as playwright:
        return chromium_options().get("executable_path") or playwright.chromium.executable_path


if __name__ == "__main__":
    main(sys.argv[1:])
