"""Writes the tables of the odds that are too slow to work out in a page. Run: python tools/build_tables.py

The result is the same on every machine up to the last bits of a float; it is made once and kept under version control.
"""

import sys
from array import array
from binascii import b2a_base64
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from odds.activation import BOXES, NEEDED, Activation, End, follow  # noqa: E402
from odds.activation_table import TIE, tabled  # noqa: E402
from odds.connection import SLOTS, Connection  # noqa: E402
from odds.connection_table import SLOT, SPARES, opening, worth_for  # noqa: E402
from odds.field import Shape, turn  # noqa: E402

Row = tuple[float, ...]


def activate(need: int) -> Activation:
    def worth(end: End) -> float:
        return float(end.energy >= need) + TIE * (end.energy - end.damage)

    return Activation(worth)


def energy_table() -> dict[Shape, Row]:
    """Under the goal "energy": energy, damage, and the chances of 1, 2, 3, 4 energy."""
    field = Activation(lambda end: end.energy - end.damage)

    def row(shape: Shape, energy: int, damage: int, table: dict[Shape, Row]) -> Row:
        more = table[shape]
        chances = [1.0 if need <= energy else more[1 + need - energy] for need in range(1, NEEDED + 1)]
        return energy + more[0], damage + more[1], *chances

    return solve(field, row, (0.0,) * 6)


def activate_table(need: int, lower: dict[int, dict[Shape, Row]]) -> dict[Shape, Row]:
    """Under the goal "activate" with this need: chance, energy, damage. Once met, the goal is energy (lower[0])."""

    def row(shape: Shape, energy: int, damage: int, table: dict[Shape, Row]) -> Row:
        more = lower[max(need - energy, 0)][shape] if energy else table[shape]
        return more[0], energy + more[1], damage + more[2]

    return solve(activate(need), row, (0.0,) * 3)


def solve(field: Activation, row, none: Row) -> dict[Shape, Row]:  # type: ignore[no-untyped-def]
    """Follow the best play of a solved field until the expectations of all shapes agree with each other."""
    table: dict[Shape, Row] = {(): none}
    for size in range(1, BOXES + 1):
        plans = {shape: follow(field, (shape, 0, 0)) for shape in tabled(size)}
        for shape in plans:
            table[shape] = table[turn(shape)] = none
        change = 1.0
        while change > 1e-15:
            change = 0.0
            for shape, plan in plans.items():
                rows = [(ways, row(*then, table)) for ways, then in plan]
                new = tuple(sum(ways * part[i] for ways, part in rows) / 36 for i in range(len(none)))
                change = max(change, *[abs(a - b) for a, b in zip(new, table[shape], strict=True)])
                table[shape] = table[turn(shape)] = new
    return table


def activation_numbers() -> "array[float]":
    energy = energy_table()
    needs: dict[int, dict[Shape, Row]] = {0: {shape: (1.0, row[0], row[1]) for shape, row in energy.items()}}
    for need in range(1, NEEDED + 1):
        needs[need] = activate_table(need, needs)
    numbers = array("d")
    for size in range(1, BOXES + 1):
        for shape in tabled(size):
            for need in range(1, NEEDED + 1):
                numbers.extend(needs[need][shape])
            numbers.extend(energy[shape])
    return numbers


def connection_numbers() -> "array[float]":
    numbers = array("d")
    for goal in SLOT:
        for spare in SPARES:
            link = Connection(worth_for(goal), spare)
            for key in opening():
                numbers.extend(link.before(key))
    return numbers


def later_links() -> list[list[float]]:
    """[links still to make][slots left]: their least expected cost in all, one component to spare for each."""
    later = [[0.0] * (SLOTS + 1)]
    for _ in range(5):
        then = later[-1]
        plain = worth_for("lowest")
        link = Connection(lambda end: plain(end) - then[end.slots], spare=1)  # noqa: B023
        later.append([-link.value(slots) for slots in range(SLOTS + 1)])
    return later


def literal(name: str, numbers: "array[float]") -> str:
    text = b2a_base64(numbers.tobytes(), newline=False).decode("ascii")
    body = "\n".join(f'    "{text[i : i + 118]}"' for i in range(0, len(text), 118))
    return f"{name} = (\n{body}\n)\n"


def write(name: str, text: str) -> None:
    head = (
        '"""Made by tools/build_tables.py, not to be edited. Doubles in base64, explained where they are read."""\n\n'
    )
    path = ROOT / "odds" / name
    path.write_text(head + text, encoding="ascii")
    print(f"{path.name}: {path.stat().st_size} bytes")


def main() -> None:
    write("activation_data.py", literal("DATA", activation_numbers()))
    rows = "\n".join(f"    ({', '.join(f'{value:.6f}' for value in row)})," for row in later_links())
    write(
        "connection_data.py",
        f"# [links still to make][slots left]: least expected cost in all, one spare component each\n"
        f"LATER = (\n{rows}\n)\n\n" + literal("BOOK", connection_numbers()),
    )


main()
