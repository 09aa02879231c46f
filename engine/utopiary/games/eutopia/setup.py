"""How a game begins: the island, the characters, the deal and the TIME deck (rules 7, 8, 9, 10, 11, 12, 13, 14, 15)."""

from functools import cache

from ...core.game import Ask, Choice, Options, Seat, Tell, choice
from ...core.messages import seat_name, text
from ...core.rng import Rng
from . import names, turn
from .data import ACTIONS, AREAS, CORNER, EVENTS, HAND_SIZE, STRAIGHT, TERRAINS
from .state import TERRAIN, State, Talents, Variant, character_of, seats_of, talents_of
from .time_deck import strike

PIECES = {kind: [card for card in ACTIONS if ACTIONS[card].piece == kind] for kind in (CORNER, STRAIGHT)}
SIDES = (1, 2)  # of a Character card: field and expert


def set_up(state_class: type[State], options: Options, seats: int, seed: str) -> State:
    """The position before any choice (rules 7, 8, 9, 10). Ruling d18: the island is the same for any team."""
    rng, variant = Rng.of(seed), Variant.of(options)
    island = _island(rng, variant)
    return state_class(
        rng=rng,
        variant=variant,
        map=island,
        characters=tuple(rng.draw(list(range(len(state_class.edition.characters))), seats)),  # rule 10
        roles=[0] * seats,
        places=[0] * seats,
        hands=[[] for _ in range(seats)],
        time=[card for card in ACTIONS if card not in island],
        box=tuple(EVENTS),
    )


def _island(rng: Rng, variant: Variant) -> tuple[int, ...]:
    """The pieces of the map (rule 8). Ruling d19: corners go to the areas 1, 3, 5, 7 as drawn, straights between."""
    pieces = []
    for kind in PIECES.values():
        if variant.one_of_each:  # ruling d20
            chosen = [rng.pick([card for card in kind if TERRAIN[card] == terrain]) for terrain in TERRAINS]
            rng.shuffle(chosen)
        else:
            chosen = rng.draw(kind[:], len(AREAS) // 2)
        pieces.append(chosen)
    return tuple(card for pair in zip(*pieces, strict=True) for card in pair)


# --- characters (rule 10) --------------------------------------------------------------------------------------------


def ask_role(s: State, ask: Ask) -> None:
    """Offer the two sides of the Character card."""
    card = character_of(s, s.seat)
    ask("eutopia.ask.role", rule="characters", colour=names.COLOUR[card.colour])
    roles = zip(SIDES, (card.field, card.expert), strict=True)
    ask.offer([_role(side, role, talents_of(s, s.seat, side), s.seat) for side, role in roles])


@cache
def _role(side: int, role: str, talents: Talents, seat: Seat) -> Choice:
    can, name = names.talent_names(talents), names.ROLE[role]
    label = text("eutopia.role-talents", role=name, talents=names.listed(can, "eutopia.and")) if can else name
    return Choice(("role", side), label, f"character-{seat}", "role")


def choose_role(s: State, tell: Tell, side: int) -> None:
    """Turn that side of the card up."""
    s.roles[s.seat] = side
    s.phase = "place"
    tell("eutopia.took-role", role=names.role_name(s, s.seat), target=f"character-{s.seat}")


def ask_place(s: State, ask: Ask) -> None:
    """Offer every area to begin in."""
    ask("eutopia.ask.place", rule="characters", role=names.role_name(s, s.seat))
    ask.offer([_stand(area, TERRAIN[piece]) for area, piece in enumerate(s.map, 1)])


@cache
def _stand(area: int, terrain: str) -> Choice:
    name = names.AREA[area, terrain]
    return choice("stand", area, label="eutopia.stand", target=f"area-{area}", group="area", area=name)


def stand(s: State, tell: Tell, area: int) -> None:
    """Put the character there; then the next seat chooses, or the cards are dealt."""
    s.places[s.seat] = area
    tell("eutopia.stood", role=names.role_name(s, s.seat), area=names.area_name(s, area), target=f"area-{area}")
    if s.seat + 1 < seats_of(s):
        s.seat += 1
        s.phase = "role"
    else:
        deal(s, tell)


# --- the deal (rules 11, 12, 13, 14, 15) -----------------------------------------------------------------------------


def deal(s: State, tell: Tell) -> None:
    """Deal hands and the TIME deck, then begin the first turn."""
    s.rng = s.rng.copy()
    s.deal_cards()
    tell("eutopia.dealt", n=HAND_SIZE, target="time")
    s.starter = s.seat = s.rng.below(seats_of(s))  # rule 14
    tell("eutopia.starter", starter=seat_name(s.starter), target=f"seat-{s.starter}")
    for _ in s.hands:  # rule 15, ruling d25: the events just put on top
        strike(s, tell, s.time.pop())
    turn.begin(s, tell)
