"""Finds the mutants of a game's source: all small changes of its rules.

A mutant replaces one expression or statement: a comparison, `and`/`or`, a condition, a number, an arithmetic operator,
or it leaves a statement out.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NOT_RULES = {  # modules without rules: sentences, old versions, bots, views
    "__init__.py",
    "commands.py",
    "describe.py",
    "english.py",
    "evaluate.py",
    "hidden.py",
    "names.py",
    "old_rules.py",
    "view.py",
}
COMPARED = {"Eq": "!=", "NotEq": "==", "Lt": "<=", "LtE": "<", "Gt": ">=", "GtE": ">", "In": "not in", "NotIn": "in"}
COMPUTED = {"Add": "-", "Sub": "+", "Mult": "+", "FloorDiv": "*", "Mod": "//"}


class Mutant(NamedTuple):
    """One changed place: the bytes from `start` to `end` of the file become `text`."""

    file: Path
    line: int
    start: int
    end: int
    text: str

    def source(self) -> str:
        """The whole mutated file."""
        content = self.file.read_bytes()
        return (content[: self.start] + self.text.encode() + content[self.end :]).decode()

    def lines(self) -> tuple[str, str]:
        """The first line of the place before and after the change, stripped."""
        before = self.file.read_text(encoding="utf-8").splitlines()[self.line - 1].strip()
        after = self.source().splitlines()[self.line - 1].strip()
        return before, after


def rule_files(package: Path) -> list[Path]:
    """The modules of a game that hold its rules: its top level without `NOT_RULES`."""
    return sorted(file for file in package.glob("*.py") if file.name not in NOT_RULES)


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of one module, in the order of its source."""
    content = file.read_bytes()
    starts = [0]
    for line in content.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def place(node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def text(node: ast.expr | ast.stmt) -> str:
        start, end = place(node)
        return content[start:end].decode()

    for node in _code(ast.parse(content)):
        for changed, new in _changes(node, text):
            yield Mutant(file, changed.lineno, *place(changed), new)


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes inside functions, without annotations, docstrings, decorators and messages of exceptions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            for statement in node.body:
                yield from _inside(statement)
        elif isinstance(node, ast.ClassDef):
            yield from _code(node)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """A node of a function's body and those below it."""
    if isinstance(node, (ast.Raise, ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _inside(child)


def _changes(node: ast.AST, text) -> Iterator[tuple[ast.expr | ast.stmt, str]]:  # type: ignore[no-untyped-def]
    """The changes of one node: the node that is replaced, and its new source."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        new = COMPARED.get(type(node.ops[0]).__name__)
        if new:
            yield node, f"{text(node.left)} {new} {text(node.comparators[0])}"
    elif isinstance(node, ast.BoolOp):
        new = " or " if isinstance(node.op, ast.And) else " and "
        yield node, "(" + new.join(f"({text(value)})" for value in node.values) + ")"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, f"({text(node.operand)})"
    elif isinstance(node, ast.BinOp) and type(node.op).__name__ in COMPUTED:
        yield node, f"({text(node.left)} {COMPUTED[type(node.op).__name__]} {text(node.right)})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, str(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield node, str(not node.value)
    elif isinstance(node, (ast.If, ast.IfExp, ast.While)):
        yield node.test, f"(not ({text(node.test)}))"
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield node, "pass"
