"""The rules as they were, so that saves and links of their time go on as they began.

1    talents are an option that is off; a role can do one thing, and knows one terrain or one resource for it
2    talents are usual; the field knows two terrains, experts bring anything, a team of two has both sides
"""

from functools import cache
from typing import Any

from ...core.game import Game, Option, Options
from ...core.rng import Rng
from .data import ACTIONS, AREAS, CHARACTERS, CORNER, EVENTS, HAND, LEVELS, STRAIGHT, Character
from .edition import ANYTHING, PAIR, Edition, Talents, needs
from .rules import Eutopia
from .state import State, Variant


@cache
def _side_up(card: Character, side: int, seats: int) -> Talents:
    return Talents(card.home, "") if side == 1 else Talents("", card.brings)


@cache
def _side_up_or_both(card: Character, side: int, seats: int) -> Talents:
    return Talents(card.home, card.brings) if seats == PAIR else _side_up(card, side, seats)


def _characters(homes: str, brings: str) -> tuple[Character, ...]:
    """The same people, who knew other terrains and resources."""
    known = zip(CHARACTERS, homes.split(), brings.split(), strict=True)
    return tuple(card._replace(home=home, brings=brought) for card, home, brought in known)


# --- 2 ---------------------------------------------------------------------------------------------------------------


class SecondState(State):
    __slots__ = ()
    edition = Edition(
        needs(
            *("D", "A", "K", "A", "KJ", "DA", "DJ", "J", "KA", "KAJ"),
            *("J", "K", "D", "D", "KA", "J", "KA", "KJ", "DA", "DAJ"),
            *("J", "K", "D", "KJ", "J", "DA", "KA", "D", "DJ", "DAJ"),
            *("DJ", "A", "K", "KJ", "D", "A", "K", "DK", "AJ", "DKA"),
        ),
        _characters("MF FL LC CM ML FC LM CF", " ".join([ANYTHING] * len(CHARACTERS))),
        _side_up_or_both,
    )


class SecondEutopia(Eutopia):
    rules_version = 2
    begins_with = SecondState


# --- 1 ---------------------------------------------------------------------------------------------------------------


class FirstState(State):
    __slots__ = ()
    edition = Edition(
        needs(
            *("D", "K", "A", "J", "D", "K", "DK", "DA", "DJ", "KAJ"),
            *("K", "A", "J", "D", "K", "A", "KA", "KJ", "AJ", "DAJ"),
            *("A", "J", "D", "K", "A", "J", "DK", "DA", "DJ", "DKJ"),
            *("J", "D", "K", "A", "J", "D", "KA", "KJ", "AJ", "DKA"),
        ),
        _characters("M F L C M F L C", "D K A J K A J D"),
        _side_up,
    )

    def lay_out(self) -> None:
        """From the back of the Action deck, which was shuffled in the beginning."""
        for hand in self.hands:
            hand[:] = sorted(self.time.pop() for _ in range(HAND))
        events = list(self.box)
        self.rng.shuffle(events)
        self.time += [events.pop() for _ in range(LEVELS[self.variant.level])]
        self.rng.shuffle(self.time)
        self.time += [events.pop() for _ in self.hands]
        self.box = tuple(sorted(events))

    def as_published(self, written: dict[str, Any]) -> dict[str, Any]:
        """Nobody had two talents, so the state only said whether one was used."""
        unused = bool(written.pop("talents"))
        return {**written, "talent_used": self.variant.talents and self.round > 0 and not unused}


class FirstEutopia(Eutopia):
    rules_version = 1
    begins_with = FirstState
    options = tuple(
        Option("talents", ("off", "on")) if option.id == "talents" else option for option in Eutopia.options
    )

    def setup(self, options: Options, seats: int, seed: str) -> State:
        rng, variant = Rng.of(seed), Variant.of(options)
        deck, characters = list(ACTIONS), list(range(len(CHARACTERS)))
        rng.shuffle(deck)
        rng.shuffle(characters)
        island = _first_pieces(deck, variant.one_of_each)
        return FirstState(
            rng=rng,
            variant=variant,
            map=island,
            characters=tuple(characters[:seats]),
            roles=[0] * seats,
            places=[0] * seats,
            hands=[[] for _ in range(seats)],
            time=[card for card in deck if card not in island],
            box=tuple(EVENTS),
        )


def _first_pieces(deck: list[int], one_of_each: bool) -> tuple[int, ...]:
    """The first four corners and the first four straights of the deck."""
    pieces: dict[str, list[int]] = {CORNER: [], STRAIGHT: []}
    for card in deck:
        chosen = pieces[ACTIONS[card].piece]
        known = one_of_each and any(ACTIONS[other].terrain == ACTIONS[card].terrain for other in chosen)
        if not known and len(chosen) < len(AREAS) // 2:
            chosen.append(card)
    return tuple(card for pair in zip(pieces[CORNER], pieces[STRAIGHT], strict=True) for card in pair)


OLD_RULES: tuple[Game[Any], ...] = (SecondEutopia(), FirstEutopia())
