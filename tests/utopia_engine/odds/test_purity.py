"""The odds are pure: the standard library only, and nothing of it that knows the time, the machine or chance."""

import ast
import sys
from pathlib import Path

from utopiary.games.utopia_engine import odds

FORBIDDEN = {"random", "time", "os", "js", "sys", "pathlib", "io"}


def test_imports() -> None:
    paths = sorted(Path(odds.__file__).parent.glob("*.py"))
    assert len(paths) > 10
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names.append(node.module or "")
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names - FORBIDDEN, (path.name, name)
