"""Plural rules of CLDR, compiled for whole numbers: Babel knows them in the build, the page needs only the result."""

from collections.abc import Callable
from typing import Any, NamedTuple

from babel import Locale

CATEGORIES = ("zero", "one", "two", "few", "many", "other")  # the order of the forms in a catalogue
LARGEST = 1_000  # rules repeat every hundred; what differs only for millions ("many" in Portuguese) is "other" here


class PluralRule(NamedTuple):
    """The categories that a language has for whole numbers, and a Python expression in `n`: the index of the form."""

    categories: tuple[str, ...]
    expression: str

    def function(self) -> Callable[[int], int]:
        """The rule as a function, as the compiled catalogue has it."""
        function: Callable[[int], int] = eval(f"lambda n: {self.expression}")
        return function


def plural_rule(language: str) -> PluralRule:
    """The rule of a language, for example `pl` or `pt-BR`."""
    locale = Locale.parse(language, sep="-")
    conditions = {category: _python(tree) for category, tree in locale.plural_form.abstract}
    tests = {category: eval(f"lambda n: {condition}") for category, condition in conditions.items()}

    def category_of(n: int) -> str:
        return next((category for category, test in tests.items() if test(n)), "other")

    used = {category_of(n) for n in range(LARGEST)}
    categories = tuple(category for category in CATEGORIES if category in used)
    if "other" not in used:  # Polish needs it for fractions only
        *tested, last = [category for category in conditions if category in used]
    else:
        tested, last = [category for category in conditions if category in used], "other"
    branches = [f"{categories.index(category)} if {conditions[category]} else " for category in tested]
    return PluralRule(categories, "".join(branches) + str(categories.index(last)))


def gettext_header(language: str) -> str:
    """The line `Plural-Forms` of a catalogue: Babel reads and writes as many forms as it says."""
    return f"nplurals={len(plural_rule(language).categories)}; plural=0;"


# --- Babel's syntax tree as Python: a bool or an int where it is constant, otherwise an expression -------------------


def _python(tree: Any) -> Any:
    kind, operands = tree
    if kind in ("n", "i"):
        return "n"
    if kind in ("v", "w", "f", "t", "c", "e"):
        return 0  # decimals and powers of ten of compact notation: a whole number has none
    if kind == "value":
        return operands[0]
    if kind == "mod":
        number, divisor = map(_python, operands)
        return number % divisor if isinstance(number, int) else f"{number} % {divisor}"
    if kind == "not":
        inner = _python(operands[0])
        return not inner if isinstance(inner, bool) else f"not ({inner})"
    if kind in ("and", "or"):
        return _joined(kind, [_python(operand) for operand in operands])
    assert kind == "relation" and operands[0] in ("in", "within"), tree
    _, number, (_, ranges) = operands
    value = _python(number)
    return _joined("or", [_within(value, low[1][0], high[1][0]) for low, high in ranges])


def _within(value: Any, low: int, high: int) -> Any:
    if isinstance(value, int):
        return low <= value <= high
    return f"{value} == {low}" if low == high else f"{low} <= {value} <= {high}"


def _joined(word: str, parts: list[Any]) -> Any:
    """Several conditions as one, without those that are constant."""
    decisive = word == "or"
    if any(part is decisive for part in parts):
        return decisive
    rest = [part for part in parts if not isinstance(part, bool)]
    if len(rest) <= 1:
        return rest[0] if rest else not decisive
    return f" {word} ".join(f"({part})" for part in rest)
