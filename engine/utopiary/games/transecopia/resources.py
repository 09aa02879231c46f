"""Resources, Light tokens and Discovery cards: gaining, paying, turning in (rules 9, 10; rulings c5, d20)."""

from ...core.game import Ask, Seat, Tell, choice
from .data import FIND_INDEX, FINDS, FRAGMENT, Cost
from .names import FIND_NAMES, NAME, amount, reveal_to
from .state import State, lights_left, without

# --- gaining ---------------------------------------------------------------------------------------------------------


def gain(s: State, tell: Tell, seat: Seat, kind: str, n: int) -> int:
    """Give a captain so many of a kind, as far as the supply lasts (ruling d20); returns how many there were."""
    if kind == "discovery":
        return sum(draw_find(s, tell, seat) for _ in range(n))
    if kind == "light":
        n = min(n, lights_left(s))
        s.lights[seat] += n
    elif kind == "iron":
        s.iron[seat] += n
    elif kind == "copper":
        s.copper[seat] += n
    else:
        s.astatine[seat] += n
    if n:
        tell("transecopia.gained", captain=NAME[seat], what=amount(kind, n), target=f"{kind}-{seat}")
    return n


def finds_left(s: State) -> bool:
    """Is a Discovery card left to be drawn?"""
    return bool(s.find_deck or s.find_used)


def draw_find(s: State, tell: Tell, seat: Seat) -> bool:
    """Draw a Discovery card, if there is one; when the deck is empty the used cards become it (ruling c5)."""
    if not s.find_deck:
        if not s.find_used:
            return False
        cards = list(s.find_used)
        s.rng.shuffle(cards)
        s.find_deck, s.find_used = tuple(cards), ()
    card, s.find_deck = s.find_deck[-1], s.find_deck[:-1]
    if card == FRAGMENT:  # ruling a3: laid open at once, so that a hand of Fragments alone asks no question
        s.fragments[seat] += 1
        tell.reveal("transecopia.fragment", captain=NAME[seat], target="deck-discovery")
        return True
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    reveal_to(
        tell, seat, "transecopia.drew", "transecopia.draws", card=FIND_NAMES[FINDS[card].id], target="deck-discovery"
    )  # fmt: skip
    return True


# --- paying ----------------------------------------------------------------------------------------------------------


def can_pay(s: State, seat: Seat, cost: Cost) -> bool:
    """Does this captain have that much?"""
    return s.iron[seat] >= cost[0] and s.copper[seat] >= cost[1] and s.astatine[seat] >= cost[2]


def pay(s: State, seat: Seat, cost: Cost) -> None:
    """Take a price from a captain."""
    s.iron[seat] -= cost[0]
    s.copper[seat] -= cost[1]
    s.astatine[seat] -= cost[2]


def total(first: Cost, second: Cost) -> Cost:
    """The sum of two prices."""
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]


# --- Discovery cards: turned in whenever their owner is asked anything that could use them (rule 10) -----------------


def offer_finds(s: State, ask: Ask) -> None:
    """Offer to turn in the Discovery cards of the hand (rule 10)."""
    hand = s.hands[ask.seat]
    if hand:
        ask.offer(
            use for index, use in USING.items() if index in hand and (FINDS[index].kind != "light" or lights_left(s))
        )


USING = {
    index: choice(
        "use", find.id, label="transecopia.use", target=f"find-{find.id}", group="use", card=FIND_NAMES[find.id]
    )
    for index, find in enumerate(FINDS)
    if find.kind in ("iron", "copper", "astatine", "light")
}  # fmt: skip


def use(s: State, tell: Tell, id: str) -> None:
    """Turn in a Discovery card for what it shows (rule 10)."""
    index = FIND_INDEX[id]
    s.hands[tell.seat] = without(s.hands[tell.seat], index)
    s.find_used = tuple(sorted((*s.find_used, index)))
    tell("transecopia.used", card=FIND_NAMES[id], target=f"find-{id}")
    gain(s, tell, tell.seat, FINDS[index].kind, FINDS[index].n)
