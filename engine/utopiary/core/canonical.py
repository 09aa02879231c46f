"""One way to write down a state, so that two machines can compare theirs."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from .rng import Rng

_AS_IT_IS = (int, str, bool, type(None))


def plain(value: Any) -> Any:
    """A state as plain JSON: the same for equal states, whatever machine made them."""
    if isinstance(value, _AS_IT_IS):
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) in _AS_IT_IS else plain(item) for item in value]  # most are, so no call for each
    if isinstance(value, Rng):
        return value.state
    if is_dataclass(value):
        written = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        as_published = getattr(value, "as_published", None)  # as such states were written when they first could be
        return as_published(written) if as_published else written
    if isinstance(value, Mapping):
        return [[plain(key), plain(value[key])] for key in sorted(value, key=repr)]
    if isinstance(value, (set, frozenset)):
        return [plain(item) for item in sorted(value, key=repr)]
    raise TypeError(f"A state may not hold a {type(value).__name__}: floats and objects differ between machines.")


def digest(value: Any) -> str:
    """Sixteen letters that stand for a state."""
    written = json.dumps(plain(value), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()
