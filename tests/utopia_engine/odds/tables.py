"""The tables of the odds that are too slow to work out in a page, made from the odds' own exact solutions.

`regenerate.py` writes them into the engine, `test_tables.py` works parts of them out again.
"""

from array import array
from binascii import b2a_base64
from collections.abc import Callable

from utopiary.games.utopia_engine.odds.activation import BOXES, NEEDED, Activation, End, follow
from utopiary.games.utopia_engine.odds.activation_table import TIE, tabled
from utopiary.games.utopia_engine.odds.connection import SLOTS, Connection
from utopiary.games.utopia_engine.odds.connection_table import SPARES, Prices, opening, solved, worth_at
from utopiary.games.utopia_engine.odds.field import Shape, turn

Row = tuple[float, ...]
LINE = 118  # characters of a line of base64


# --- activation ------------------------------------------------------------------------------------------------------


def activate(need: int) -> Activation:
    """The field played for so much energy, then for energy less damage."""

    def worth(end: End) -> float:
        return float(end.energy >= need) + TIE * (end.energy - end.damage)

    return Activation(worth)


def energy_table(boxes: int = BOXES) -> dict[Shape, Row]:
    """Under the goal "energy": energy, damage, and the chances of 1, 2, 3, 4 energy."""
    field = Activation(lambda end: end.energy - end.damage)

    def row(shape: Shape, energy: int, damage: int, table: dict[Shape, Row]) -> Row:
        more = table[shape]
        chances = [1.0 if need <= energy else more[1 + need - energy] for need in range(1, NEEDED + 1)]
        return energy + more[0], damage + more[1], *chances

    return solve(field, row, (0.0,) * 6, boxes)


def activate_table(need: int, lower: dict[int, dict[Shape, Row]], boxes: int = BOXES) -> dict[Shape, Row]:
    """Under the goal "activate" with this need: chance, energy, damage. Once met, the goal is energy (lower[0])."""

    def row(shape: Shape, energy: int, damage: int, table: dict[Shape, Row]) -> Row:
        more = lower[max(need - energy, 0)][shape] if energy else table[shape]
        return more[0], energy + more[1], damage + more[2]

    return solve(activate(need), row, (0.0,) * 3, boxes)


def solve(
    field: Activation, row: Callable[[Shape, int, int, dict[Shape, Row]], Row], none: Row, boxes: int
) -> dict[Shape, Row]:
    """Follow the best play of a solved field until the expectations of all shapes agree with each other."""
    table: dict[Shape, Row] = {(): none}
    for size in range(1, boxes + 1):
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


def activation_numbers(boxes: int = BOXES) -> "array[float]":
    """In the order of the table, which begins with the smallest fields."""
    energy = energy_table(boxes)
    needs: dict[int, dict[Shape, Row]] = {0: {shape: (1.0, row[0], row[1]) for shape, row in energy.items()}}
    for need in range(1, NEEDED + 1):
        needs[need] = activate_table(need, needs, boxes)
    numbers = array("f")
    for size in range(1, boxes + 1):
        for shape in tabled(size):
            for need in range(1, NEEDED + 1):
                numbers.extend(needs[need][shape])
            numbers.extend(energy[shape])
    return numbers


# --- connection ------------------------------------------------------------------------------------------------------


def connection_numbers(spares: tuple[int, ...] = SPARES) -> "array[float]":
    """For each state of the opening and number of slots: the worth, the negative boxes, the slots left in the end."""
    numbers = array("f")
    for spare in spares:
        links = solved(spare, book=False)
        for key in opening():
            for slots in range(SLOTS + 1):
                numbers.extend(links.expect(key, slots))
    return numbers


def later_links(links: int = 5) -> list[list[float]]:
    """[links still to make][slots left]: their least expected cost in all, one component to spare for each."""
    later = [[0.0] * (SLOTS + 1)]
    for _ in range(links):
        then = later[-1]
        plain = worth_at(Prices(slot=0.0))
        link = Connection(lambda end: plain(end) - then[end.slots], spare=1)  # noqa: B023
        later.append([-link.value(slots) for slots in range(SLOTS + 1)])
    return later


# --- as modules ------------------------------------------------------------------------------------------------------

HEAD = '"""Made by tests/utopia_engine/odds/regenerate.py, not to be edited. Explained where it is read."""\n\n'


def literal(name: str, numbers: "array[float]") -> str:
    """Single precision in base64: seven digits, and half the way to travel."""
    text = b2a_base64(numbers.tobytes(), newline=False).decode("ascii")
    body = "\n".join(f'    "{text[i : i + LINE]}"' for i in range(0, len(text), LINE))
    return f"{name} = (\n{body}\n)\n"


def activation_module() -> str:
    """Python source of the table of activation."""
    return HEAD + literal("DATA", activation_numbers())


def connection_module() -> str:
    """Python source of the table of connection."""
    rows = "".join(f"    ({', '.join(f'{value:.3f}' for value in row)}),\n" for row in later_links())
    about = "# [links still to make][slots left]: least expected cost in all, one spare component each\n"
    return HEAD + f"{about}LATER = (\n{rows})\n\n" + literal("BOOK", connection_numbers())


MODULES = {"activation_data.py": activation_module, "connection_data.py": connection_module}
