"""The settings, stored in this browser: the pace of bots and the speed of a replay."""

import json
from collections.abc import Mapping

from .effects import Effect, Store
from .saves import PREFIX

KEY = PREFIX + "settings"
CHOICES: Mapping[str, Mapping[str, int]] = {  # setting -> its values, each with its milliseconds
    "bots": {"slow": 1500, "normal": 450, "fast": 120, "none": 0},
    "replay": {"slow": 1800, "normal": 900, "fast": 450, "fastest": 150},
}
DEFAULT = "normal"


class Settings:
    """The chosen value of every setting."""

    def __init__(self, stored: Mapping[str, str]) -> None:
        known = _read(stored.get(KEY, "{}"))
        self.chosen = {name: known.get(name, DEFAULT) for name in CHOICES}
        self.chosen = {name: value if value in CHOICES[name] else DEFAULT for name, value in self.chosen.items()}

    def choose(self, name: str, value: str) -> list[Effect]:
        """Change a setting; unknown names and values change nothing."""
        if value not in CHOICES.get(name, {}):
            return []
        self.chosen[name] = value
        return [Store(KEY, json.dumps(self.chosen))]

    def pace(self, name: str) -> int:
        """Milliseconds between two moves."""
        return CHOICES[name][self.chosen[name]]


def _read(written: str) -> dict[str, str]:
    try:
        found = json.loads(written)
    except (ValueError, RecursionError):
        return {}
    return {name: value for name, value in found.items() if isinstance(value, str)} if isinstance(found, dict) else {}
