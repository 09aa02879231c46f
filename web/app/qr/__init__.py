"""QR codes: a link that another device can photograph, drawn without a library or a server.

    tables       capacities of the versions, from the standard (ISO/IEC 18004)
    correction   Reed-Solomon error correction
    message      bytes -> code words in their final order
    grid         code words -> dark and light modules
    picture      modules -> SVG

Byte mode with error correction level L, because a screen has no scratches and links are long.
"""

from ..markup import Markup
from .grid import modules
from .message import code_words, version
from .picture import drawn


def picture(text: str, label: str) -> Markup | None:
    """The code as a picture; None for a text that does not fit into the largest version."""
    content = text.encode()
    size = version(len(content))
    return None if size is None else drawn(modules(size, code_words(content, size)), label)
