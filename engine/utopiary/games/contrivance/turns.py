"""How a turn of Configuration begins and ends: drawing and switching on, rules 19-21 and 28-32."""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from . import building, scoring
from .data import HAND, MOST_DAMAGE, REPAIRED, SWITCH_ONS
from .state import (
    BUILDER_NAMES,
    CARD_NAMES,
    CONTRIVANCE_NAMES,
    NO_TILE,
    State,
    in_order,
    is_building,
    rows,
    seat_of,
    written,
)

# --- a turn begins and ends ------------------------------------------------------------------------------------------


def end_turn(s: State, idle: bool = False) -> None:
    """The next Builder, clockwise. `idle`: nothing was done with the turn (ruling d13)."""
    s.card, s.fetched, s.picked, s.before = "", "", NO_TILE, None
    s.passes = s.passes + 1 if idle else 0
    s.turns += 1
    s.seat = (s.seat + 1) % rows(s)
    if is_building(s):
        building.begin_turn(s)
    else:
        s.phase = "draw" if len(s.hands[s.seat]) < HAND else "act"  # rule 19: nothing to draw in the first round


def ask_draw(s: State, ask: Ask) -> None:
    ask("contrivance.ask.draw", rule="draw", n=HAND - len(s.hands[s.seat]))
    offer_draw(ask)


def offer_draw(ask: Ask) -> None:
    ask.choice("draw", label="contrivance.draw", target="deck", group="draw")


def draw(s: State, tell: Tell) -> None:
    """Rule 19: one at a time, up to four; or the one card that replaces the discarded one (rule 22)."""
    if s.phase == "redraw":
        if _draw_one(s, tell):
            end_turn(s)
        return
    s.phase = "act"
    while len(s.hands[s.seat]) < HAND and (s.deck or s.discard):
        if not _draw_one(s, tell):
            return


def _draw_one(s: State, tell: Tell) -> bool:
    """Is the turn still one's own?"""
    if not s.deck:  # ruling d12
        s.deck, s.discard, s.safe = s.discard, [], 0
        s.rng.shuffle(s.deck)
        tell("contrivance.reshuffled", target="deck")
    card = s.deck.pop()
    s.safe = max(0, s.safe - 1)
    if card in SWITCH_ONS:
        _switch_on(s, tell, card)
        return False
    hand = s.hands[s.seat]
    hand.append(card)
    in_order(hand)
    tell.reveal("contrivance.drew", card=CARD_NAMES[card], only=s.seat, others="contrivance.draws", target="deck")
    return True


# --- switching on ----------------------------------------------------------------------------------------------------


def _switch_on(s: State, tell: Tell, card: str) -> None:
    """Rules 20 and 21: at once, and the turn is over."""
    s.discard.append(card)
    s.damage += SWITCH_ONS[card]
    tell.reveal("contrivance.switched-on", card=CARD_NAMES[card], damage=written(s.damage), target="damage")
    if REPAIRED < s.damage <= MOST_DAMAGE:  # ruling d1
        end_turn(s)
    else:
        _end(s, tell)


def _end(s: State, tell: Tell) -> None:
    """Rules 28-32: nothing more is done but to count."""
    s.phase, s.before = "over", None
    tell("contrivance.repaired" if scoring.is_repaired(s) else "contrivance.irreparable", target="damage")
    tile = scoring.revealed(s)
    tell.reveal("contrivance.revealed", name=CONTRIVANCE_NAMES[tile.id], n=tile.number, target="contrivance")
    for row, counted in enumerate(scoring.count_all(s)):
        bonus = scoring.bonus(s, counted)
        tell(
            "contrivance.scored-with-bonus" if bonus else "contrivance.scored",
            builder=BUILDER_NAMES[s.builders[row]],
            player=seat_name(seat_of(s, row)),
            n=counted.score,
            bonus=bonus,
            total=counted.score + bonus,
            target=f"row-{row + 1}",
        )
