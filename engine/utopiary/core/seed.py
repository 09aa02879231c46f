"""Seeds that are easy to read aloud: `K7Q2-9XMP`, or any words.

Only ASCII is folded. Unicode's own case and width tables grow with every Python version, and a seed must mean the same
deal on all of them for ever.
"""

from .errors import SetupError
from .messages import text

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no 0 O 1 I L U: nothing that is misread or misheard
LONGEST = 60
LONGEST_TYPED = 1_000  # with all its blanks
_UPPER = {ord(c): c.upper() for c in "abcdefghijklmnopqrstuvwxyz"}
_GAPS = {ord(c): " " for c in " \t\n\r\v\f"}


def from_number(number: int) -> str:
    """The seed with this number. The caller draws the number; the engine has no source of real chance."""
    letters = []
    for _ in range(8):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters[:4]) + "-" + "".join(letters[4:])


def canonical(typed: str) -> str:
    """The one way to write a seed, whatever its case and spacing: `k7q2 9xmp` is `K7Q2-9XMP`."""
    if not isinstance(typed, str):
        raise SetupError(text("error.seed-not-text"))
    if len(typed) > LONGEST_TYPED:
        raise SetupError(text("error.seed-long", longest=LONGEST))
    visible = "".join(
        c for c in typed.translate(_GAPS) if ord(c) >= 32 and not 0x7F <= ord(c) < 0xA0 and not _surrogate(c)
    )
    seed = " ".join(word for word in visible.translate(_UPPER).split(" ") if word)
    if not seed:
        raise SetupError(text("error.seed-empty"))
    if len(seed) > LONGEST:
        raise SetupError(text("error.seed-long", longest=LONGEST))
    letters = seed.replace("-", "").replace(" ", "")
    if len(letters) == 8 and all(c in ALPHABET for c in letters):
        return letters[:4] + "-" + letters[4:]
    return seed


def _surrogate(c: str) -> bool:
    return 0xD800 <= ord(c) < 0xE000
