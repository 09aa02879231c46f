"""QR codes, drawn here: a link that another device can photograph, without asking anybody.

    tables       how much fits where, from the standard (ISO/IEC 18004)
    correction   Reed-Solomon: what lets a camera read over a scratch
    message      text -> bytes -> code words in their final order
    grid         code words -> dark and light squares
    picture      squares -> SVG

Bytes with the low level of correction (a screen has no scratches), which holds the longest links.
"""

from ..markup import Markup
from .grid import squares
from .message import code_words, version
from .picture import drawn


def picture(text: str, label: str) -> Markup | None:
    """The code as a picture; nothing for a text that is longer than the largest code."""
    content = text.encode()
    size = version(len(content))
    return None if size is None else drawn(squares(size, code_words(content, size)), label)
