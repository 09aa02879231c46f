"""The engine as a wheel: the same bytes on every machine and at any time."""

import os
import sys
from pathlib import Path

from cache import cached, digest
from paths import ENGINE, ROOT
from problem import run

EPOCH = "315532800"  # 1 January 1980, the earliest date that the zip inside a wheel can hold
WHEEL_FILES = tuple(ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE"))  # besides the engine


def engine_wheel() -> Path:
    """The wheel's file, built if the engine or its metadata has changed."""

    def make(folder: Path) -> None:
        build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
        run(build, "Building the wheel", cwd=ROOT, env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH})

    (wheel,) = cached("engine", digest([ENGINE, *WHEEL_FILES]), make).glob("*.whl")
    return wheel
