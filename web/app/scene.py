"""What a board is drawn from: the view, the choices of the seat that looks, and the speaker."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from utopiary import Choice, Speaker, move_text

from .markup import Attr

V = TypeVar("V")  # the game's view


class Scene(NamedTuple, Generic[V]):
    """One position as one seat sees it, with what the page adds to it."""

    view: V
    choices: tuple[Choice, ...]  # of the viewer, if that seat has to act
    say: Speaker
    held: str | None = None  # the board part that was picked up: a die, a card
    hint: str | None = None  # the board part a hint points at
    advised: str | None = None  # the move a hint gives
    number: int = 0  # of this position: how many moves led to it
    display: Mapping[str, str] = {}  # display options that the player has set
    past: Callable[[], tuple[Any, ...]] = tuple  # the summaries of all positions up to this one; made when called
    pointed: frozenset[str] = frozenset()  # the board parts where the viewed move of the past happened

    def at(self, target: str) -> list[Choice]:
        """The choices that belong to a board part."""
        return [choice for choice in self.choices if choice.target == target]

    def spot(self, target: str) -> dict[str, Attr]:
        """The attributes of the element that is this board part, if it cannot be pressed."""
        shown = {"data_hint": target == self.hint, "data_pointed": target in self.pointed}
        return {"id": target, "data_part": target, **shown}

    def part(self, target: str) -> Mapping[str, Attr]:
        """The attributes of the element that is this board part: it can be pressed if there are choices at it."""
        marks = self.spot(target)
        choices = self.at(target)
        if not choices:
            return marks
        can = {**marks, "class": "can", "role": "button", "tabindex": 0}
        if len(choices) == 1:
            return {**can, "data_move": move_text(choices[0].move), "aria_label": self.say(choices[0].label)}
        labels = "; ".join(self.say(choice.label) for choice in choices)
        return {**can, "data_do": "hold", "data_target": target, "aria_label": labels}
