"""Turns of Configuration: drawing, switching on, and the end of the game (rules 19-21, 28-32)."""

from ...core.game import Ask, Tell
from ...core.messages import seat_name
from . import building, outcome
from .data import HAND, MOST_DAMAGE, REPAIRED, SWITCH_ONS
from .names import BUILDER_NAMES, CARD_NAMES, CONTRIVANCE_NAMES, written
from .state import NO_TILE, State, is_building, rows, seat_of, sort_hand

# --- a turn begins and ends ------------------------------------------------------------------------------------------


def end_turn(s: State, idle: bool = False) -> None:
    """Begin the turn of the next Builder, clockwise. `idle`: nothing was done with this one (ruling d13)."""
    s.card, s.fetched, s.picked, s.before = "", "", NO_TILE, None
    s.passes = s.passes + 1 if idle else 0
    s.turns += 1
    s.seat = (s.seat + 1) % rows(s)
    if is_building(s):
        building.begin_turn(s)
    else:
        s.phase = "draw" if len(s.hands[s.seat]) < HAND else "act"  # rule 19: nothing to draw in the first round


def ask_draw(s: State, ask: Ask) -> None:
    """Offer to draw up to four cards."""
    ask("contrivance.ask.draw", rule="draw", n=HAND - len(s.hands[s.seat]))
    offer_draw(ask)


def offer_draw(ask: Ask) -> None:
    """Offer the deck."""
    ask.choice("draw", label="contrivance.draw", target="deck", group="draw")


def do_draw(s: State, tell: Tell) -> None:
    """Draw one card at a time, up to four (rule 19), or one for the discarded card (rule 22)."""
    if s.phase == "redraw":
        if _draw_one(s, tell):
            end_turn(s)
        return
    s.phase = "act"
    while len(s.hands[s.seat]) < HAND and (s.deck or s.discard):
        if not _draw_one(s, tell):
            return


def _draw_one(s: State, tell: Tell) -> bool:
    """Draw the top card; False if it was a Switch On, which ends the turn."""
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
    sort_hand(hand)
    tell.reveal("contrivance.drew", card=CARD_NAMES[card], only=s.seat, others="contrivance.draws", target="deck")
    return True


# --- switching on ----------------------------------------------------------------------------------------------------


def _switch_on(s: State, tell: Tell, card: str) -> None:
    """Change the damage at once; the turn is over (rule 20), and perhaps the game (rule 21)."""
    s.discard.append(card)
    s.damage += SWITCH_ONS[card]
    tell.reveal("contrivance.switched-on", card=CARD_NAMES[card], damage=written(s.damage), target="damage")
    if REPAIRED < s.damage <= MOST_DAMAGE:  # ruling d1
        end_turn(s)
    else:
        _end(s, tell)


def _end(s: State, tell: Tell) -> None:
    """End the game: reveal the Contrivance and tell every score (rules 28-32)."""
    s.phase, s.before = "over", None
    tell("contrivance.repaired" if outcome.is_repaired(s) else "contrivance.irreparable", target="damage")
    tile = outcome.revealed(s)
    tell.reveal("contrivance.revealed", name=CONTRIVANCE_NAMES[tile.id], n=tile.number, target="contrivance")
    for row, counted in enumerate(outcome.count_all(s)):
        bonus = outcome.bonus(s, counted)
        tell(
            "contrivance.scored-with-bonus" if bonus else "contrivance.scored",
            builder=BUILDER_NAMES[s.builders[row]],
            player=seat_name(seat_of(s, row)),
            n=counted.score,
            bonus=bonus,
            total=counted.score + bonus,
            target=f"row-{row + 1}",
        )
