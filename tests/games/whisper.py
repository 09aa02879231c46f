"""Whisper, a small game of secrets for tests: hidden hands, simultaneous choices, draws that only one seat sees.

1. A deck holds the cards 1 to 12 twice. Every seat is dealt four cards (or six); hands are secret.
2. All seats whisper one card of their hand at the same time. After the last one the cards are heard: the highest one
   that was whispered only once wins an ear. When every card has a twin, the ear stays and the next round is worth one
   more.
3. The winner may bury a card of the hand, unseen by others, and draw another from the deck; or keep the hand as it is.
4. When all hands are empty there is silence, and most ears win. Equal ears share it.
"""

from dataclasses import dataclass
from typing import TypedDict

from utopiary import Catalogue, Text, seat_name, text
from utopiary.core.game import Ask, Kind, Option, Options, Outcome, Rules, Seat, Tell
from utopiary.core.rng import Rng

CARDS = sorted([*range(1, 13)] * 2)  # rule 1
HANDS = {"four": 4, "six": 6}  # rule 1: the option `hand`

ENGLISH: Catalogue = {
    "whisper.about": "Whisper a card that nobody else whispers, and make it a high one.",
    "whisper.option.hand": "How many cards is everybody dealt?",
    "whisper.option.hand.why": "More cards make a longer game.",
    "whisper.option.hand.four": "Four",
    "whisper.option.hand.six": "Six",
    "whisper.ask.whisper": ("Whisper a card; {n} ear listens.", "Whisper a card; {n} ears listen."),
    "whisper.ask.bury": "You were heard. Bury a card to draw another, or keep your hand.",
    "whisper.ask.draw": "You buried the {card}. Draw a card.",
    "whisper.card": "Whisper the {card}",
    "whisper.bury": "Bury the {card}",
    "whisper.keep": "Keep the hand",
    "whisper.draw": "Draw",
    "whisper.whispers": "{who} whispers a card.",
    "whisper.heard": "{seat} whispered the {card}.",
    "whisper.won": ("{winner} wins {n} ear.", "{winner} wins {n} ears."),
    "whisper.twins": "Every card has a twin, and nobody is heard.",
    "whisper.buries": "{who} buries a card.",
    "whisper.keeps": "{who} keeps the hand.",
    "whisper.drew": "{who} draws the {card}.",
    "whisper.draws": "{who} draws a card.",
    "whisper.end.silence": "Silence: {winners} won most ears",
    "whisper.words.table": "The next ear is worth {stake}; {deck} cards lie in the deck.",
    "whisper.words.seat": "{who}: ears {ears}, cards {cards}.",
    "whisper.words.ready": "{who}: ears {ears}, cards {cards}, one of them whispered.",
    "whisper.words.hand": "Your hand: {hand}.",
}


@dataclass(slots=True)
class State:
    """The position, with its secrets."""

    rng: Rng
    deck: list[int]
    hands: list[list[int]]  # sorted, so that the order does not reveal the last card
    whispered: list[int]  # by seat; 0: not yet. The card stays in the hand until it is heard
    buried: list[list[int]]
    ears: list[int]
    heard: list[int]  # the cards of the last round, by seat
    stake: int = 1
    seat: Seat = 0  # the winner of the last round
    phase: str = "whisper"

    def copy(self) -> "State":
        """A copy that shares nothing that can change."""
        hands, buried = [hand[:] for hand in self.hands], [cards[:] for cards in self.buried]
        secret = self.rng.copy(), self.deck[:], hands, self.whispered[:], buried
        return State(*secret, self.ears[:], self.heard[:], self.stake, self.seat, self.phase)


class View(TypedDict):
    """The position as one seat sees it; `hand`, `whispered` and `buried` are its own."""

    hand: list[int]
    whispered: int
    buried: list[int]
    cards: list[int]
    ready: list[bool]
    heard: list[int]
    ears: list[int]
    stake: int
    deck: int
    phase: str
    seat: Seat


class Whisper(Rules[State]):
    """The rules of Whisper, with a board in words only."""

    id, title, rules_version = "whisper", "Whisper", 1
    seats = range(2, 4)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (Option("hand", tuple(HANDS)),)
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """The first position, with the hands dealt (rule 1)."""
        rng, deck = Rng.of(seed), CARDS[:]
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HANDS[options["hand"]])) for _ in range(seats)]
        return State(rng, deck, hands, [0] * seats, [[] for _ in range(seats)], [0] * seats, [0] * seats)

    def active(self, s: State) -> tuple[Seat, ...]:
        """The seats that have not whispered yet, or the winner of the round."""
        if s.phase == "whisper":  # rule 2: all at the same time
            return tuple(seat for seat, card in enumerate(s.whispered) if not card)
        return super().active(s)

    # --- what the seats are asked ------------------------------------------------------------------------------------

    def ask_whisper(self, s: State, ask: Ask) -> None:
        """Offer every card of the hand."""
        ask("whisper.ask.whisper", rule="2", n=s.stake)
        for card in sorted(set(s.hands[ask.seat])):
            ask.choice("whisper", card, label="whisper.card", target=f"card-{card}", group="whisper", card=card)

    def ask_bury(self, s: State, ask: Ask) -> None:
        """Offer every card of the hand to bury, or to keep the hand."""
        ask("whisper.ask.bury", rule="3")
        for card in sorted(set(s.hands[ask.seat])):
            ask.choice("bury", card, label="whisper.bury", target=f"card-{card}", group="bury", card=card)
        ask.choice("keep", label="whisper.keep", group="keep")

    def ask_draw(self, s: State, ask: Ask) -> None:
        """Offer the deck."""
        ask("whisper.ask.draw", rule="3", card=s.buried[s.seat][-1])
        ask.choice("draw", label="whisper.draw", target="deck")

    # --- what the moves do -------------------------------------------------------------------------------------------

    def do_whisper(self, s: State, tell: Tell, card: int) -> None:
        """Whisper a card; after the last seat all are heard."""
        s.whispered[tell.seat] = card
        tell("whisper.whispers", target=f"seat-{tell.seat}")
        if all(s.whispered):
            self._hear(s, tell)

    def _hear(self, s: State, tell: Tell) -> None:
        for seat, card in enumerate(s.whispered):
            s.hands[seat].remove(card)
            tell.reveal("whisper.heard", seat=seat_name(seat), card=card, target=f"seat-{seat}")
        single = [card for card in s.whispered if s.whispered.count(card) == 1]
        s.heard, s.whispered = s.whispered, [0] * len(s.hands)
        if single:
            s.seat = s.heard.index(max(single))
            tell("whisper.won", winner=seat_name(s.seat), n=s.stake, target=f"seat-{s.seat}")
            s.ears[s.seat] += s.stake
            s.stake = 1
        else:
            tell("whisper.twins")
            s.stake += 1
        s.phase = "over" if not s.hands[0] else "bury" if single else "whisper"  # rules 3, 4

    def do_bury(self, s: State, tell: Tell, card: int) -> None:
        """Bury a card face down."""
        s.hands[tell.seat].remove(card)
        s.buried[tell.seat].append(card)
        tell("whisper.buries", target="deck")
        s.phase = "draw"

    def do_keep(self, s: State, tell: Tell) -> None:
        """Keep the hand."""
        tell("whisper.keeps", target=f"seat-{tell.seat}")
        s.phase = "whisper"

    def do_draw(self, s: State, tell: Tell) -> None:
        """Draw a card that only this seat sees."""
        card = s.deck.pop()
        s.hands[tell.seat] = sorted([*s.hands[tell.seat], card])
        tell.reveal("whisper.drew", card=card, only=tell.seat, others="whisper.draws", target="deck")
        s.phase = "whisper"

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        """The ears of all seats, once the hands are empty."""
        if s.phase != "over":
            return None
        winners = tuple(seat for seat, ears in enumerate(s.ears) if ears == max(s.ears))  # rule 4
        return Outcome("silence", tuple(s.ears), winners)

    def view(self, s: State, seat: Seat | None) -> View:
        """The position as a seat sees it."""
        return {
            "hand": [] if seat is None else s.hands[seat][:],
            "whispered": 0 if seat is None else s.whispered[seat],
            "buried": [] if seat is None else s.buried[seat][:],
            "cards": [len(hand) for hand in s.hands],
            "ready": [card > 0 for card in s.whispered],
            "heard": s.heard[:],
            "ears": s.ears[:],
            "stake": s.stake,
            "deck": len(s.deck),
            "phase": s.phase,
            "seat": s.seat,
        }

    def describe(self, view: View) -> tuple[Text, ...]:
        """The view as sentences."""
        lines = [text("whisper.words.table", stake=view["stake"], deck=view["deck"])]
        for seat, ears in enumerate(view["ears"]):
            id = "whisper.words.ready" if view["ready"][seat] else "whisper.words.seat"
            lines.append(text(id, who=seat_name(seat), ears=ears, cards=view["cards"][seat]))
        if view["hand"]:
            lines.append(text("whisper.words.hand", hand=", ".join(map(str, view["hand"]))))
        return tuple(lines)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        """Deal every card that this seat does not see anew; sorted first, so that the truth leaves no trace."""
        other = super().guess(s, seat, rng)
        places = [other.deck]
        for rival in range(len(s.hands)):
            places += [] if rival == seat else [other.hands[rival], other.buried[rival]]
        unseen = sorted(card for place in places for card in place)
        rng.shuffle(unseen)
        for place in places:
            place[:] = [unseen.pop() for _ in place]
        for rival, card in enumerate(s.whispered):
            if rival != seat:
                other.hands[rival].sort()
                other.whispered[rival] = rng.pick(other.hands[rival]) if card else 0
        return other

    def worth(self, s: State, seat: Seat) -> float:
        """The lead in ears, and a little for high cards in the hand."""
        end = self.outcome(s)
        if end is not None:
            return (seat in end.winners) / len(end.winners)
        lead = s.ears[seat] - max(ears for other, ears in enumerate(s.ears) if other != seat)
        strength = sum(s.hands[seat]) / (12 * len(s.hands[seat]) or 1)
        return min(0.9, max(0.1, 0.5 + 0.1 * lead + 0.1 * (strength - 0.5)))


GAME = Whisper()
