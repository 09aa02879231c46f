"""Writes the golden files again: `python tests/golden/regenerate.py`. Read the difference before committing it.

It refuses to change a promise of a `rules_version` (promises.py), and then writes nothing. A version that was never on
`main` may be changed: delete its lines by hand first. rng.txt never changes: other numbers would break every save and
link.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from tests import games  # noqa: E402
from utopiary import GAMES  # noqa: E402

GAMES.register("whisper", games.WHISPER, hidden=True)

from tests.golden.material import HERE, files  # noqa: E402
from tests.golden.promises import Promise, broken_promises, promises  # noqa: E402


def main() -> None:
    """Write every golden file that differs, or refuse with the broken promises."""
    content = {name: make() for name, make in files().items()}
    problems = refusals(HERE, content)
    if problems:
        raise SystemExit("\n".join([*problems, "Nothing was written."]))
    for path in sorted(HERE.rglob("*.txt")):
        if path.relative_to(HERE).as_posix() not in content:
            path.unlink()
            print(f"gone     {path.relative_to(ROOT)}")
    for name, text in content.items():
        path = HERE / name
        known = path.exists()
        if known and path.read_text(encoding="utf-8") == text:
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'changed' if known else 'new':8} {path.relative_to(ROOT)}")


def refusals(folder: Path, content: Mapping[str, str]) -> list[str]:
    """A sentence for each promise of the golden files in a folder that this content would break."""
    published: dict[Promise, str] = {}
    present: dict[Promise, str] = {}
    for name, text in content.items():
        present |= promises(name, text)
        if (folder / name).exists():
            published |= promises(name, (folder / name).read_text(encoding="utf-8"))
    problems = broken_promises(published, present)
    random_numbers = folder / "rng.txt"
    if random_numbers.exists() and random_numbers.read_text(encoding="utf-8") != content.get("rng.txt"):
        problems.append("core/rng.py gives other numbers than were promised; rng.txt never changes.")
    return problems


if __name__ == "__main__":
    main()
