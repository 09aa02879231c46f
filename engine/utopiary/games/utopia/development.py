"""Phase 2, development: discards, privileges, the turn and its end. Rules 23-25, rulings d14-d16, d20, d32, d35.

What a card does is in actions.py.
"""

from ...core.game import Ask, Tell
from . import building
from .actions import playable
from .data import CIVILIZATION, CIVILIZATIONS, KEPT, KINDS
from .names import A_CIV, CARD_TARGETS, CIV_NAMES, OF_CIV
from .rounds import end_development_turn, end_discard
from .state import State, cards_as

# --- discards by place on the track (rule 23) ------------------------------------------------------------------------


def ask_discard(s: State, ask: Ask) -> None:
    """Ask for a card that the place on the track costs."""
    ask("utopia.ask.discard", rule="discards", n=s.owed[ask.seat])
    _offer_cards(s, ask, "discard", "utopia.discard")


def discard(s: State, tell: Tell, civ_id: str) -> None:
    """Discard a card that is owed."""
    _to_discards(s, tell, CIVILIZATION[civ_id])
    s.owed[tell.seat] -= 1
    end_discard(s)


def _offer_cards(s: State, ask: Ask, verb: str, label: str) -> None:
    for civ, n in enumerate(s.hands[ask.seat]):
        if n:
            ask.choice(verb, CIVILIZATIONS[civ], label=label, target=CARD_TARGETS[civ], group="discard", civ=A_CIV[civ])


def _to_discards(s: State, tell: Tell, civ: int) -> None:
    s.hands[tell.seat][civ] -= 1
    s.discards[civ] += 1
    tell("utopia.discarded", civ=A_CIV[civ], target="discards")


# --- the turn --------------------------------------------------------------------------------------------------------


def ask_develop(s: State, ask: Ask) -> None:
    """Ask for the next action of a turn: a card, a privilege, something to build, or its end."""
    ask("utopia.ask.develop", rule="development", n=sum(s.hands[s.seat]) + len(s.changed))
    for civ in range(KINDS):
        if cards_as(s, civ) and playable(s, civ):
            ask.choice(
                "play", CIVILIZATIONS[civ],
                label="utopia.play", target=CARD_TARGETS[civ], group="card", civ=A_CIV[civ],
            )  # fmt: skip
    if s.privileges[s.seat]:
        for civ, n in enumerate(s.hands[s.seat]):
            if n:
                ask.choice(
                    "privilege", CIVILIZATIONS[civ],
                    label="utopia.privilege", target=CARD_TARGETS[civ], group="privilege", civ=A_CIV[civ],
                )  # fmt: skip
    building.offer(s, ask)
    ask.choice("end", label="utopia.end-turn", target="turn", group="end")


def end(s: State, tell: Tell) -> None:
    """End the turn; unused changed cards return to the hand as printed, their privileges are spent (ruling d32)."""
    for printed, _ in s.changed:
        s.hands[s.seat][printed] += 1
    s.changed = ()
    tell("utopia.ended", target="turn")
    _end_or_drop(s, tell)


def _end_or_drop(s: State, tell: Tell) -> None:
    if sum(s.hands[s.seat]) > KEPT:  # rule 24
        s.phase = "drop"
    else:
        end_development_turn(s, tell)


def ask_drop(s: State, ask: Ask) -> None:
    """Ask for a card to drop until five are left (rule 24)."""
    ask("utopia.ask.drop", rule="hand-limit", n=sum(s.hands[s.seat]) - KEPT, kept=KEPT)
    _offer_cards(s, ask, "drop", "utopia.drop")


def drop(s: State, tell: Tell, civ_id: str) -> None:
    """Discard a card above the five that may be kept."""
    _to_discards(s, tell, CIVILIZATION[civ_id])
    _end_or_drop(s, tell)


# --- privileges (rule 25) --------------------------------------------------------------------------------------------


def privilege(s: State, tell: Tell, civ_id: str) -> None:
    """Lay open the card that a privilege changes."""
    civ = CIVILIZATION[civ_id]
    s.hands[s.seat][civ] -= 1
    s.laid, s.phase = (civ,), "privilege"
    tell("utopia.lays-open", civ=A_CIV[civ], target=f"seat-{s.seat}")


def ask_privilege(s: State, ask: Ask) -> None:
    """Ask which civilization the card becomes."""
    printed = s.laid[0]
    ask("utopia.ask.privilege", rule="privilege", civ=OF_CIV[printed])
    for civ in range(KINDS):
        if civ != printed:
            ask.choice(
                "become", CIVILIZATIONS[civ],
                label="utopia.become", target=CARD_TARGETS[civ], group="privilege", civ=CIV_NAMES[civ],
            )  # fmt: skip


def become(s: State, tell: Tell, civ_id: str) -> None:
    """Spend the privilege: the card counts as another civilization this turn."""
    printed, civ = s.laid[0], CIVILIZATION[civ_id]
    s.privileges[s.seat] -= 1
    s.changed, s.laid, s.phase = (*s.changed, (printed, civ)), (), "develop"
    tell("utopia.changed", printed=OF_CIV[printed], civ=A_CIV[civ], target=f"seat-{s.seat}")
