"""The one thing a Builder does with a turn: redraw, pass, or play a Tool card (rule 22)."""

from ...core.game import Ask, Tell
from .data import HAND
from .names import CARD_NAMES, CARD_TARGETS
from .state import State, row_of, rows
from .tools import FIRST_STEP, playable
from .turns import end_turn, offer_draw


def must_redraw(s: State) -> bool:
    """True after a whole round of passes: the seat to act has to redraw (ruling d13)."""
    return s.passes >= rows(s) and bool(s.hands[s.seat])


def ask_act(s: State, ask: Ask) -> None:
    """Offer each kind of card in the hand, to play and to discard, and the pass."""
    hand, forced = s.hands[s.seat], must_redraw(s)
    ask("contrivance.ask.must" if forced else "contrivance.ask.act", rule="passing" if forced else "actions")
    cards = list(dict.fromkeys(hand))
    if len(hand) >= HAND and not forced:  # ruling d11
        for card in cards:
            if playable(s, card):
                ask.choice(
                    "play", card,
                    label="contrivance.play", target=CARD_TARGETS[card], group="play", card=CARD_NAMES[card],
                )  # fmt: skip
    for card in cards:
        ask.choice(
            "discard", card,
            label="contrivance.discard", target=CARD_TARGETS[card], group="redraw", card=CARD_NAMES[card],
        )  # fmt: skip
    if not forced:
        ask.choice("pass", label="contrivance.pass", target="pass", group="pass")


def do_play(s: State, tell: Tell, card: str) -> None:
    """Put the card on the table, where it stays until it has been used; then it goes to the discard pile."""
    s.hands[s.seat].remove(card)
    s.card, s.phase = card, FIRST_STEP[card]
    tell("contrivance.played", card=CARD_NAMES[card], target="played")


def do_discard(s: State, tell: Tell, card: str) -> None:
    """Discard a card, to draw another."""
    s.hands[s.seat].remove(card)
    s.discard.append(card)
    s.phase = "redraw"
    tell("contrivance.discarded", card=CARD_NAMES[card], target="discard")


def ask_redraw(s: State, ask: Ask) -> None:
    """Offer the draw that replaces the discarded card."""
    ask("contrivance.ask.redraw", rule="actions", card=CARD_NAMES[s.discard[-1]])
    offer_draw(ask)


def do_pass(s: State, tell: Tell) -> None:
    """End the turn without doing anything."""
    tell("contrivance.passed", target=f"row-{row_of(s, s.seat) + 1}")
    end_turn(s, idle=True)
