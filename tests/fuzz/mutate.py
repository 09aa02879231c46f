"""Small random changes to texts and to plain data, drawn from the generator that is passed in."""

import copy
from typing import Any

from utopiary.core.rng import Rng

LETTERS = "aA0-._%&=?# \x00\n½ő🎲\ud800\udfff{}<>\"'\\/"
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 1 << 31, 1 << 64, 10**5_000, 0.0, 1.0, -0.0, 1e308),
    *(float("nan"), float("inf"), "", " ", "0", "x", "\ud800", "A" * 300, "{who}", "__class__"),
    *([], {}, [[]], [None], {"a": {}}, {"0": "hard"}, {"summit": "hill"}, {"hand": ["six"]}),
)


def text(valid: str, rng: Rng) -> str:
    """The text with one to four changes: letters dropped, added, replaced; pieces cut or repeated."""
    letters = list(valid)
    for _ in range(rng.die(4)):
        place, other = (rng.below(len(letters) + 1) for _ in range(2))
        match rng.below(7):
            case 0:
                del letters[place : place + 1]
            case 1:
                letters.insert(place, rng.pick(LETTERS))
            case 2:
                letters[place : place + 1] = [rng.pick(LETTERS)]
            case 3:
                letters[place:place] = letters[other : other + 5]
            case 4:
                del letters[min(place, other) : max(place, other)]
            case 5:
                letters[place : place + 1] = [c.swapcase() for c in letters[place : place + 1]]
            case _:
                letters[place:place] = list(f"%{rng.below(256):02X}")
    return "".join(letters)


def data(valid: Any, rng: Rng) -> Any:
    """A copy of nested lists and dicts with one to three changes anywhere."""
    changed = copy.deepcopy(valid)
    for _ in range(rng.die(3)):
        if not isinstance(changed, (list, dict)) or not changed:
            return rng.pick(VALUES)
        _change(changed, rng)
    return changed


def _change(whole: Any, rng: Rng) -> None:
    """Change one item of a list or dict in place, or an item inside it."""
    key = rng.pick(list(whole) if isinstance(whole, dict) else range(len(whole)))
    part = whole[key]
    if isinstance(part, (list, dict)) and part and rng.below(3):
        _change(part, rng)
        return
    match rng.below(5):
        case 0:
            del whole[key]
        case 1:
            whole[key] = text(part, rng) if isinstance(part, str) else rng.pick(VALUES)
        case 2 if isinstance(whole, list):
            whole.insert(key, copy.deepcopy(rng.pick(whole)))
        case 2:
            whole[text(key, rng) if isinstance(key, str) else "x"] = whole.pop(key)
        case 3:
            other = rng.pick(list(whole) if isinstance(whole, dict) else range(len(whole)))
            whole[key], whole[other] = whole[other], whole[key]
        case _:
            whole[key] = rng.pick(VALUES)
