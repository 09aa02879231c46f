"""Writes the golden files anew: `python tests/golden/regenerate.py`. Read the difference before you keep it.

rng.txt is written once and then never again: who wants other numbers breaks every save and link there is.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from tests import games  # noqa: E402
from utopiary import GAMES  # noqa: E402

GAMES.register("whisper", games.WHISPER, hidden=True)

from tests.golden.material import HERE, files  # noqa: E402


def main() -> None:
    wanted = files()
    for path in sorted(HERE.rglob("*.txt")):
        if path.relative_to(HERE).as_posix() not in wanted:
            path.unlink()
            print(f"gone     {path.relative_to(ROOT)}")
    for name, make in wanted.items():
        path, content = HERE / name, make()
        before = path.read_text(encoding="utf-8") if path.exists() else None
        if before == content:
            continue
        if before and name == "rng.txt":
            raise SystemExit("Other numbers than were promised: mend core/rng.py. rng.txt was left as it is.")
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8", newline="\n")
        print(f"{'changed' if before else 'new':8} {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
