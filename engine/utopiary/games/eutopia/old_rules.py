"""Earlier rules versions, so that saves and links made with them go on as they began.

1    talents are an option that is off; a role can do one thing, and knows one terrain or one resource for it
2    talents are usual; the field knows two terrains, experts bring anything, a team of two has both sides
"""

from functools import cache
from typing import Any

from ...core.game import Game, Option, Options
from ...core.rng import Rng
from .data import ACTIONS, AREAS, CHARACTERS, CORNER, EVENTS, HAND_SIZE, LEVELS, STRAIGHT, Character
from .rules import Eutopia
from .state import ANYTHING, TEAM_OF_TWO, Edition, State, Talents, Variant, needs_of_events


@cache
def _side_up(card: Character, side: int, seats: int) -> Talents:
    return Talents(card.home, "") if side == 1 else Talents("", card.brings)


@cache
def _side_up_or_both(card: Character, side: int, seats: int) -> Talents:
    return Talents(card.home, card.brings) if seats == TEAM_OF_TWO else _side_up(card, side, seats)


def _characters(homes: str, brings: str) -> tuple[Character, ...]:
    """The same characters with other terrains and resources."""
    known = zip(CHARACTERS, homes.split(), brings.split(), strict=True)
    return tuple(card._replace(home=home, brings=brought) for card, home, brought in known)


# --- 2 ---------------------------------------------------------------------------------------------------------------


class State2(State):
    """Fewer needs; experts bring anything, field roles know two terrains."""

    __slots__ = ()
    edition = Edition(
        needs_of_events(
            *("D", "A", "K", "A", "KJ", "DA", "DJ", "J", "KA", "KAJ"),
            *("J", "K", "D", "D", "KA", "J", "KA", "KJ", "DA", "DAJ"),
            *("J", "K", "D", "KJ", "J", "DA", "KA", "D", "DJ", "DAJ"),
            *("DJ", "A", "K", "KJ", "D", "A", "K", "DK", "AJ", "DKA"),
        ),
        _characters("MF FL LC CM ML FC LM CF", " ".join([ANYTHING] * len(CHARACTERS))),
        _side_up_or_both,
    )


class Eutopia2(Eutopia):
    """Talents are usual; a role has the talent of its side, in a team of two those of both."""

    rules_version = 2
    state_class = State2


# --- 1 ---------------------------------------------------------------------------------------------------------------


class State1(State):
    """The needs and talents of the first reconstruction; the cards lie shuffled from the beginning."""

    __slots__ = ()
    edition = Edition(
        needs_of_events(
            *("D", "K", "A", "J", "D", "K", "DK", "DA", "DJ", "KAJ"),
            *("K", "A", "J", "D", "K", "A", "KA", "KJ", "AJ", "DAJ"),
            *("A", "J", "D", "K", "A", "J", "DK", "DA", "DJ", "DKJ"),
            *("J", "D", "K", "A", "J", "D", "KA", "KJ", "AJ", "DKA"),
        ),
        _characters("M F L C M F L C", "D K A J K A J D"),
        _side_up,
    )

    def deal_cards(self) -> None:
        """Deal from the back of the Action deck, which was shuffled in the beginning."""
        for hand in self.hands:
            hand[:] = sorted(self.time.pop() for _ in range(HAND_SIZE))
        events = list(self.box)
        self.rng.shuffle(events)
        self.time += [events.pop() for _ in range(LEVELS[self.variant.level])]
        self.rng.shuffle(self.time)
        self.time += [events.pop() for _ in self.hands]
        self.box = tuple(sorted(events))

    def as_published(self, written: dict[str, Any]) -> dict[str, Any]:
        """The state as version 1 wrote it: a role had one talent, so it only said whether that was used."""
        unused = bool(written.pop("talents"))
        return {**written, "talent_used": self.variant.talents and self.round > 0 and not unused}


class Eutopia1(Eutopia):
    """Talents are an option that is off; a role knows one terrain or one resource."""

    rules_version = 1
    state_class = State1
    options = tuple(
        Option("talents", ("off", "on")) if option.id == "talents" else option for option in Eutopia.options
    )

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """Shuffle all cards at once and take the island from the top."""
        rng, variant = Rng.of(seed), Variant.of(options)
        deck, characters = list(ACTIONS), list(range(len(CHARACTERS)))
        rng.shuffle(deck)
        rng.shuffle(characters)
        island = _first_pieces(deck, variant.one_of_each)
        return State1(
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


OLD_RULES: tuple[Game[Any], ...] = (Eutopia2(), Eutopia1())  # newest first; __init__.py hooks them in
