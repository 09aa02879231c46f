"""Saved games of every format. The files in format-1/ never change: they stand for the saves of players."""

import json
from pathlib import Path
from typing import Any

from utopiary.core import save
from utopiary.core.setup import check

HERE = Path(__file__).parent


def first_save(name: str) -> dict[str, Any]:
    """A fresh copy of a save in format-1/, for example "lantern-2-finished"."""
    saved = json.loads((HERE / "format-1" / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(saved, dict)
    return saved


def as_written_today(saved: dict[str, Any]) -> dict[str, Any]:
    """A save without its default options: the first saves named every option."""
    game = check(saved["game"], "-", rules_version=saved["rules"]).game
    defaults = {option.id: option.values[0] for option in game.options}
    chosen = {id: value for id, value in saved["options"].items() if value != defaults[id]}
    body = {**saved, "options": chosen}
    body.pop("sum")
    return {**body, "sum": save.checksum(body)}
