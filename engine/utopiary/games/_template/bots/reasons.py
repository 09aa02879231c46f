"""Advice in words."""

from ....core.bots import Advice
from ....core.messages import text
from ....core.move import Move


def only(move: Move) -> Advice:
    """The only legal move."""
    return Advice(move, text("why.only"))


def camp(climbed: int) -> Advice:
    """Camp, because there is enough to lose."""
    return Advice(("camp",), text("lantern.why.enough", climbed=climbed))


def walk(climbed: int) -> Advice:
    """Walk on, because there is little to lose."""
    return Advice(("walk",), text("lantern.why.more", climbed=climbed))


def run(rival: int) -> Advice:
    """Walk on, because the summit is near."""
    return Advice(("walk",), text("lantern.why.run", rival=rival))
