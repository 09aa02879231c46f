"""Setting up: the island, the characters, the deal and the TIME deck (rules 7-15)."""

from ...core.game import Ask, Options, Tell
from ...core.rng import Rng
from ...core.words import seat_name
from . import names, turn
from .data import ACTIONS, AREAS, CHARACTERS, CORNER, EVENTS, HAND, LEVELS, STRAIGHT
from .deck import flip_event
from .state import State, Variant, character_of, seats_of

SIDES = (1, 2)  # of a Character card: field and expert


def set_up(options: Options, seats: int, seed: str) -> State:
    """Rules 7-10, up to where the players choose; ruling d18: the island is the same for two, three and four."""
    rng, variant = Rng.of(seed), Variant.of(options)
    deck = list(ACTIONS)
    rng.shuffle(deck)
    island = _island(deck, variant)
    characters = list(range(len(CHARACTERS)))
    rng.shuffle(characters)  # rule 10
    return State(
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


def _island(deck: list[int], variant: Variant) -> tuple[int, ...]:
    """Rule 8, ruling d19: the first four corners go to the areas 1, 3, 5, 7, the first four straights to the others."""
    pieces: dict[str, list[int]] = {CORNER: [], STRAIGHT: []}
    for card in deck:
        chosen = pieces[ACTIONS[card].piece]
        terrains = {ACTIONS[other].terrain for other in chosen}
        if variant.one_of_each and ACTIONS[card].terrain in terrains:  # ruling d20
            continue
        if len(chosen) < len(AREAS) // 2:
            chosen.append(card)
    return tuple(card for pair in zip(pieces[CORNER], pieces[STRAIGHT], strict=True) for card in pair)


# --- characters (rule 10) --------------------------------------------------------------------------------------------


def ask_role(s: State, ask: Ask) -> None:
    card = character_of(s, s.seat)
    ask("eutopia.ask.role", rule="characters", colour=names.COLOUR[card.colour])
    for side, role in zip(SIDES, (card.field, card.expert), strict=True):
        label = "eutopia.role-side"
        if s.variant.talents:
            label = "eutopia.role-field" if side == 1 else "eutopia.role-expert"
        ask.choice(
            "role", side,
            label=label, target=f"character-{s.seat}", group="role",
            role=names.ROLE[role], home=names.TERRAIN[card.home], icon=names.BRINGS[card.speciality],
        )  # fmt: skip


def choose_role(s: State, tell: Tell, side: int) -> None:
    s.roles[s.seat] = side
    s.phase = "place"
    tell("eutopia.took-role", role=names.role_name(s, s.seat), target=f"character-{s.seat}")


def ask_place(s: State, ask: Ask) -> None:
    ask("eutopia.ask.place", rule="characters", role=names.role_name(s, s.seat))
    for area in range(1, len(AREAS) + 1):
        ask.choice(
            "stand", area,
            label="eutopia.stand", target=f"area-{area}", group="area", area=names.area_name(s, area),
        )  # fmt: skip


def stand(s: State, tell: Tell, area: int) -> None:
    s.places[s.seat] = area
    tell("eutopia.stood", role=names.role_name(s, s.seat), area=names.area_name(s, area), target=f"area-{area}")
    if s.seat + 1 < seats_of(s):
        s.seat += 1
        s.phase = "role"
    else:
        _deal(s, tell)


# --- the deal (rules 11-15) ------------------------------------------------------------------------------------------


def _deal(s: State, tell: Tell) -> None:
    """Nobody has seen the Action deck, so it may as well be dealt from the back."""
    seats = seats_of(s)
    for hand in s.hands:
        hand[:] = sorted(s.time.pop() for _ in range(HAND))  # rule 11
    tell("eutopia.dealt", n=HAND, target="time")
    events = list(s.box)
    s.rng.shuffle(events)
    for _ in range(LEVELS[s.variant.level]):  # rule 12
        s.time.append(events.pop())
    s.rng.shuffle(s.time)
    for _ in range(seats):  # rule 13
        s.time.append(events.pop())
    s.box = tuple(sorted(events))
    s.starter = s.seat = s.rng.below(seats)  # rule 14
    tell("eutopia.starter", starter=seat_name(s.starter), target=f"seat-{s.starter}")
    for _ in range(seats):  # rule 15, ruling d25: these are the events just put there
        flip_event(s, tell, s.time.pop())
    turn.begin(s, tell)
