"""Setting up: the island, the characters, the deal and the TIME deck (rules 7-15)."""

from functools import cache

from ...core.game import Ask, Choice, Options, Seat, Tell, choice
from ...core.messages import seat_name, text
from ...core.rng import Rng
from . import names, turn
from .data import ACTIONS, AREAS, CORNER, EVENTS, HAND, STRAIGHT, TERRAINS
from .deck import flip_event
from .edition import Talents
from .state import TERRAIN, State, Variant, character_of, seats_of, talents_of

PIECES = {kind: [card for card in ACTIONS if ACTIONS[card].piece == kind] for kind in (CORNER, STRAIGHT)}
SIDES = (1, 2)  # of a Character card: field and expert


def set_up(kind: type[State], options: Options, seats: int, seed: str) -> State:
    """Rules 7-10, up to where the players choose; ruling d18: the island is the same for two, three and four."""
    rng, variant = Rng.of(seed), Variant.of(options)
    island = _island(rng, variant)
    return kind(
        rng=rng,
        variant=variant,
        map=island,
        characters=tuple(rng.draw(list(range(len(kind.edition.characters))), seats)),  # rule 10
        roles=[0] * seats,
        places=[0] * seats,
        hands=[[] for _ in range(seats)],
        time=[card for card in ACTIONS if card not in island],
        box=tuple(EVENTS),
    )


def _island(rng: Rng, variant: Variant) -> tuple[int, ...]:
    """Rule 8, ruling d19: the corners go to the areas 1, 3, 5, 7 as they are drawn, the straights to the others."""
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
    s.roles[s.seat] = side
    s.phase = "place"
    tell("eutopia.took-role", role=names.role_name(s, s.seat), target=f"character-{s.seat}")


def ask_place(s: State, ask: Ask) -> None:
    ask("eutopia.ask.place", rule="characters", role=names.role_name(s, s.seat))
    ask.offer([_stand(area, TERRAIN[piece]) for area, piece in enumerate(s.map, 1)])


@cache
def _stand(area: int, terrain: str) -> Choice:
    name = names.AREA[area, terrain]
    return choice("stand", area, label="eutopia.stand", target=f"area-{area}", group="area", area=name)


def stand(s: State, tell: Tell, area: int) -> None:
    s.places[s.seat] = area
    tell("eutopia.stood", role=names.role_name(s, s.seat), area=names.area_name(s, area), target=f"area-{area}")
    if s.seat + 1 < seats_of(s):
        s.seat += 1
        s.phase = "role"
    else:
        deal(s, tell)


# --- the deal (rules 11-15) ------------------------------------------------------------------------------------------


def deal(s: State, tell: Tell) -> None:
    s.rng = s.rng.copy()
    s.lay_out()
    tell("eutopia.dealt", n=HAND, target="time")
    s.starter = s.seat = s.rng.below(seats_of(s))  # rule 14
    tell("eutopia.starter", starter=seat_name(s.starter), target=f"seat-{s.starter}")
    for _ in s.hands:  # rule 15, ruling d25: these are the events just put there
        flip_event(s, tell, s.time.pop())
    turn.begin(s, tell)
