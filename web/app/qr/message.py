"""From a text to the code words, in the order in which they are drawn."""

from .correction import checks
from .tables import BLOCKS, CHECKS, LARGEST, capacity, room

BYTES = 0b0100  # the mode that takes any text
PADDING = (0xEC, 0x11)


def version(length: int) -> int | None:
    """The smallest code that holds so many bytes."""
    fitting = (size for size in range(1, LARGEST + 1) if _head(size) + 8 * length <= 8 * room(size))
    return next(fitting, None)


def code_words(content: bytes, version: int) -> list[int]:
    """The message in blocks, each with its correction, woven into each other."""
    words, count = _words(content, version), BLOCKS[version]
    short = capacity(version) // count - CHECKS[version]  # the first blocks are one shorter where it does not divide
    longer = room(version) - short * count
    blocks, start = [], 0
    for number in range(count):
        end = start + short + (number >= count - longer)
        blocks.append(words[start:end])
        start = end
    corrections = [checks(block, CHECKS[version]) for block in blocks]
    return [*_woven(blocks), *_woven(corrections)]


def _head(version: int) -> int:
    """Bits before the message: the mode and the length."""
    return 4 + (8 if version < 10 else 16)


def _words(content: bytes, version: int) -> list[int]:
    space = 8 * room(version)
    bits = f"{BYTES:04b}{len(content):0{_head(version) - 4}b}" + "".join(f"{byte:08b}" for byte in content)
    bits += "0" * min(4, space - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    return words + [PADDING[i % 2] for i in range(room(version) - len(words))]


def _woven(blocks: list[list[int]]) -> list[int]:
    """The first of each block, then the second of each, …"""
    longest = max(map(len, blocks))
    return [block[i] for i in range(longest) for block in blocks if i < len(block)]
