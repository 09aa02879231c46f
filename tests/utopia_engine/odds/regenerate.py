"""Writes the tables of the odds anew: `python tests/utopia_engine/odds/regenerate.py`, a few minutes.

They are made once and kept under version control; run it after a change of the odds.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from tests.utopia_engine.odds.tables import MODULES  # noqa: E402
from utopiary.games.utopia_engine import odds  # noqa: E402


def main() -> None:
    """Write all tables."""
    for name, make in MODULES.items():
        path = Path(odds.__file__).parent / name
        path.write_text(make(), encoding="ascii", newline="\n")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
