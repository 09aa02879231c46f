"""Phase 1, welcoming princes: rules 15-19, rulings d9-d13, d17, d27, d28."""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from . import building
from .data import ALL_GUESTS, CIVILIZATION, CIVILIZATIONS, DISTRICT, DISTRICT_IDS, ISLAND, ISLANDS, KINDS, ON_ISLAND
from .names import A_CIV, DISTRICT_NAMES, DISTRICT_TARGETS, GUEST_TARGETS, ISLAND_NAMES, OF_CIV
from .rounds import end_welcome_turn
from .state import NO_SEAT, NOTHING, State, draw, princes_left


def own_turn(s: State) -> bool:
    """Return whether the seat to act is at its own turn, not invited by another minister (ruling d9)."""
    return s.host == NO_SEAT


# --- choosing a guest ------------------------------------------------------------------------------------------------


def ask_welcome(s: State, ask: Ask) -> None:
    """Ask for a guest: one at the ships, or a surprise guest."""
    if own_turn(s):
        ask("utopia.ask.welcome", rule="welcoming", n=sum(s.quay))
    else:
        ask("utopia.ask.invited", rule="surprise", host=seat_name(s.host))
    left = [princes_left(s, s.seat, civ) for civ in range(KINDS)]
    waiting = [guest for guest in ALL_GUESTS if s.quay[guest]]
    for guest in [guest for guest in waiting if left[guest % KINDS]] or waiting:  # ruling d17
        civ, island = guest % KINDS, guest // KINDS
        ask.choice(
            "take", CIVILIZATIONS[civ], ISLANDS[island],
            label="utopia.take", target=GUEST_TARGETS[guest], group="guest",
            civ=OF_CIV[civ], island=ISLAND_NAMES[island],
        )  # fmt: skip
    if own_turn(s):
        if s.seat not in s.surprised and any(s.bag):  # rule 19, rulings d13, d27
            ask.choice("surprise", label="utopia.surprise", target="bag", group="surprise")
        building.offer(s, ask)


def take(s: State, tell: Tell, civ_id: str, island_id: str) -> None:
    """Take a guest from a ship."""
    civ, island = CIVILIZATION[civ_id], ISLAND[island_id]
    guest = island * KINDS + civ
    s.quay[guest] -= 1
    _in_hand(s, guest)
    tell("utopia.took", civ=A_CIV[civ], island=ISLAND_NAMES[island], target=GUEST_TARGETS[guest])


def surprise(s: State, tell: Tell) -> None:
    """Draw a guest from the bag (rule 19)."""
    guest = draw(s.rng, s.bag)
    s.surprised, s.drawn = (*s.surprised, s.seat), True
    _in_hand(s, guest)
    civ, island = A_CIV[guest % KINDS], ISLAND_NAMES[guest // KINDS]
    tell.reveal("utopia.surprised", civ=civ, island=island, target="bag")


def _in_hand(s: State, guest: int) -> None:
    """Lay the guest before the minister, where it stays until the phase is over (rule 16, ruling d12)."""
    s.guest, s.phase = guest, "place"
    s.taken[s.seat] = (*s.taken[s.seat], guest)


# --- placing a prince ------------------------------------------------------------------------------------------------


def ask_place(s: State, ask: Ask) -> None:
    """Ask in which district of the guest's island the prince goes ashore."""
    civ, island = s.guest % KINDS, s.guest // KINDS
    if princes_left(s, s.seat, civ):
        ask("utopia.ask.place", rule="welcoming", civ=OF_CIV[civ], island=ISLAND_NAMES[island])
        for d in ON_ISLAND[island]:
            ask.choice(
                "place", DISTRICT_IDS[d],
                label="utopia.place", target=DISTRICT_TARGETS[d], group="place", district=DISTRICT_NAMES[d],
            )  # fmt: skip
    else:  # ruling d17
        ask("utopia.ask.forfeit", rule="limits", civ=OF_CIV[civ])
        ask.choice("forfeit", label="utopia.forfeit", target=f"seat-{s.seat}", group="place", civ=OF_CIV[civ])
    if own_turn(s):
        building.offer(s, ask)


def place(s: State, tell: Tell, district_id: str) -> None:
    """Place the prince."""
    d, civ = DISTRICT[district_id], s.guest % KINDS
    s.princes[s.seat][d * KINDS + civ] += 1
    tell("utopia.placed", civ=A_CIV[civ], district=DISTRICT_NAMES[d], target=DISTRICT_TARGETS[d])
    _placed(s, tell)


def forfeit(s: State, tell: Tell) -> None:
    """Do without the prince, because none of the civilization is left (ruling d17)."""
    tell("utopia.forfeited", civ=OF_CIV[s.guest % KINDS], target=f"seat-{s.seat}")
    _placed(s, tell)


def _placed(s: State, tell: Tell) -> None:
    s.guest = NOTHING
    if own_turn(s) and s.drawn:
        s.phase = "invite"
    elif own_turn(s) and building.can_build(s, s.seat):
        s.phase = "settle"
    else:
        end_welcome_turn(s, tell)


# --- before the turn is over -----------------------------------------------------------------------------------------


def ask_settle(s: State, ask: Ask) -> None:
    """Ask what to build before the turn is over."""
    ask("utopia.ask.settle", rule="building")
    building.offer(s, ask)
    ask.choice("done", label="utopia.done", target="turn", group="end")


def done(s: State, tell: Tell) -> None:
    """End the turn of welcoming."""
    end_welcome_turn(s, tell)


def ask_invite(s: State, ask: Ask) -> None:
    """Ask which other minister takes the guest that was left (rule 19, ruling d11)."""
    ask("utopia.ask.invite", rule="surprise")
    for seat in range(len(s.points)):
        if seat != s.seat:
            ask.choice(
                "invite", seat,
                label="utopia.invite", target=f"seat-{seat}", group="invite", minister=seat_name(seat),
            )  # fmt: skip
    building.offer(s, ask)


def invite(s: State, tell: Tell, seat: int) -> None:
    """Let another minister take a guest and place a prince."""
    tell("utopia.invited", minister=seat_name(seat), target=f"seat-{seat}")
    s.host, s.seat, s.drawn, s.phase = s.seat, seat, False, "welcome"
