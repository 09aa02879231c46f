"""Writes the tables of the planner anew: `python tests/utopia_engine/bots/regenerate.py`, a few minutes.

They are made once and kept under version control; run it after a change of the odds or of the planner.
"""

import sys
from array import array
from binascii import b2a_base64
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from tests.utopia_engine.bots import activation_table, connection_table, search_table  # noqa: E402
from utopiary.games.utopia_engine import bots  # noqa: E402

HEAD = '"""Made by tests/utopia_engine/bots/regenerate.py, not to be edited. Explained in `{reader}`."""\n\n'
LINE = 112  # characters of a line of base64


def literal(name: str, numbers: "array[int]", fine: int) -> str:
    """Python source of a table in base64."""
    text = b2a_base64(numbers.tobytes(), newline=False).decode("ascii")
    body = "\n".join(f'    "{text[i : i + LINE]}"' for i in range(0, len(text), LINE))
    return f"SCALE = 1 / {fine}\n{name} = (\n{body}\n)\n"


def fields() -> str:
    """Python source of the table of activation."""
    rows = "".join(
        "    (\n"
        + "".join(f"        ({e}, {d}, {chance:.4f}),\n" for e, d, chance in activation_table.first_field(bar))
        + "    ),\n"
        for bar in range(2)
    )
    late = ", ".join(f"{activation_table.second_field(bar):.4f}" for bar in range(4))
    return (
        "# [energy on the bar before]: (energy in all, damage, chance) at the end of the first field\n"
        f"FIRST_FIELD = (\n{rows})\n\n"
        "# [energy on the bar before]: the chance to be active after the second field without losing another day\n"
        f"SECOND_FIELD = ({late})\n"
    )


TABLES = {
    "search_data.py": ("search_value", lambda: literal("PLAYS", search_table.numbers(), search_table.FINE)),
    "activation_data.py": ("activation_value", fields),
    "connection_data.py": (
        "connection_value",
        lambda: literal("WORTH", connection_table.numbers(), connection_table.FINE),
    ),
}


def main() -> None:
    """Write all tables."""
    for name, (reader, make) in TABLES.items():
        path = Path(bots.__file__).parent / name
        path.write_text(HEAD.format(reader=reader) + make(), encoding="ascii", newline="\n")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
