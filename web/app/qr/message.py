"""From bytes to the code words, in the order in which they are drawn."""

from .correction import checks
from .tables import BLOCKS, CHECKS, LARGEST, capacity, room

BYTES = 0b0100  # byte mode
PADDING = (0xEC, 0x11)


def version(length: int) -> int | None:
    """The smallest version that holds so many bytes; None if there is none."""
    fitting = (size for size in range(1, LARGEST + 1) if _head(size) + 8 * length <= 8 * room(size))
    return next(fitting, None)


def code_words(content: bytes, version: int) -> list[int]:
    """The message in blocks with their correction code words, interleaved."""
    words, count = _words(content, version), BLOCKS[version]
    short = (
        capacity(version) // count - CHECKS[version]
    )  # the first blocks are one code word shorter if the division has a remainder
    longer = room(version) - short * count
    blocks, start = [], 0
    for number in range(count):
        end = start + short + (number >= count - longer)
        blocks.append(words[start:end])
        start = end
    corrections = [checks(block, CHECKS[version]) for block in blocks]
    return [*_interleaved(blocks), *_interleaved(corrections)]


def _head(version: int) -> int:
    """The number of bits before the message: the mode and the length."""
    return 4 + (8 if version < 10 else 16)


def _words(content: bytes, version: int) -> list[int]:
    space = 8 * room(version)
    bits = f"{BYTES:04b}{len(content):0{_head(version) - 4}b}" + "".join(f"{byte:08b}" for byte in content)
    bits += "0" * min(4, space - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    return words + [PADDING[i % 2] for i in range(room(version) - len(words))]


def _interleaved(blocks: list[list[int]]) -> list[int]:
    """The first of each block, then the second of each, …"""
    longest = max(map(len, blocks))
    return [block[i] for i in range(longest) for block in blocks if i < len(block)]
