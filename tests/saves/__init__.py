"""Saved games of every format there was. What is in format-1/ is kept for ever: somebody's game looks like that."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def kept(name: str) -> dict[str, Any]:
    """A fresh copy of a kept save, for example "lantern-2-finished"."""
    saved = json.loads((HERE / "format-1" / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(saved, dict)
    return saved
