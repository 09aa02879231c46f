"""EUTOPIA: Let's peace it together! (Dennis Rappel and fifteen others): keep the island at peace until time runs out.

Rules for players: web/rules/eutopia.en.md. Numbers in comments are the rule facts and rulings of RULES.md.

Moves (card 1-54, event 101-140, area 1-8 clockwise from the north-west, seat from 0, side 1 field or 2 expert):

    role         role <side>
    place        stand <area>
    event        flip
    action       take <card> · roam <area> · advise <event> <resource> · end
    card         stabilise <factor> · work <event> · journey <area> · give <seat>
    stabilise    add <card>, and when there is enough: confirm

One turn is `flip` (the holder of the Start Player card only), any number of cards, each `take` and a use for it, and
`end`, which draws up to four. A factor is economy, society, politics or environment, a resource dialogue, knowledge,
aid or justice. If the card taken up is enough to stabilise, it is done at once; otherwise cards are added until there
is enough, and confirmed. Until then no other player has seen the cards, so taking back is free; with open hands it is
free all through the Action Phase.

Where the rulebook is silent: the clock never stands still (ruling d26, turn.py); a gift is given face up and stays
known (ruling d22, actions.py); the back of the top TIME card is public (rule 5, hidden.py); roles and places are chosen
in the order of the seats, before anything is dealt (rule 10, setup.py); no talent leads to the area where the character
is (ruling c6, talents.py).

Targets, the names of the board's parts: area-<1..8>, event-<101..140>, card-<1..54> (in the hand), factor-<factor>,
seat-<seat> (a player's place), character-<seat>, capital, time (the TIME deck), discard.
Groups: role area flip cards stabilise work journey give talent end.
Anchors in the rules page: characters event-phase action-phase stabilisation.
"""

from ...core.bots import Bot
from ...core.game import Kind, Option, Options, Outcome, Rules, Seat
from ...core.messages import Text
from ...core.rng import Rng
from . import actions, describe, evaluate, hidden, outcome, talents, turn, view
from .data import LEVELS
from .english import ENGLISH
from .setup import ask_place, ask_role, choose_role, set_up, stand
from .state import State
from .view import Summary, View

CHAPTERS = ("turn", "time_deck", "factors", "actions", "talents")  # modules named after parts of the rulebook


class Eutopia(Rules[State]):
    """The phases and verbs, each with the function that asks it or does it."""

    id, title, rules_version = "eutopia", "EUTOPIA: Let's peace it together!", 3
    state_class: type[State] = State  # earlier rules have states of their own (old_rules.py)
    seats = range(2, 5)
    kind: Kind = "cooperative"
    options: tuple[Option, ...] = (  # short names, for links carry them
        Option("level", tuple(LEVELS)),  # rule 12
        Option("hands", ("open", "hidden")),  # rule 11
        Option("map", ("random", "even")),  # ruling d20
        Option("talents", ("on", "off")),  # ruling c6
        Option("war", ("turns", "stays")),  # ruling d3
        Option("count", ("icons", "cards")),  # ruling d7
    )
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """The position in which the first seat chooses a role."""
        return set_up(self.state_class, options, seats, seed)

    # --- setting up --------------------------------------------------------------------------------------------------

    ask_role = staticmethod(ask_role)
    do_role = staticmethod(choose_role)
    ask_place = staticmethod(ask_place)
    do_stand = staticmethod(stand)

    # --- a turn ------------------------------------------------------------------------------------------------------

    ask_event = staticmethod(turn.ask_event)
    do_flip = staticmethod(turn.flip_all)
    ask_action = staticmethod(turn.ask_action)
    do_end = staticmethod(turn.end)

    do_take = staticmethod(actions.take)
    ask_card = staticmethod(actions.ask_card)
    do_journey = staticmethod(actions.journey)
    do_work = staticmethod(actions.work)
    do_give = staticmethod(actions.give)
    do_roam = staticmethod(talents.roam)
    do_advise = staticmethod(talents.advise)

    do_stabilise = staticmethod(actions.stabilise)
    ask_stabilise = staticmethod(actions.ask_stabilise)
    do_add = staticmethod(actions.add)
    do_confirm = staticmethod(actions.confirm)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        """Why it ended, with the score; `None` before."""
        return outcome.outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        """What a seat sees."""
        return view.view(s, seat)

    def summary(self, s: State, seat: Seat | None) -> Summary:
        """The part of a view that the end of a game looks back at."""
        return view.summary(s)

    def describe(self, view: View) -> tuple[Text, ...]:
        """The whole board as sentences."""
        return describe.describe(view)

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        """A position that looks the same to a seat, with the unseen cards dealt anew."""
        other = super().guess(s, seat, rng)
        hidden.redeal(other, seat, rng)
        return other

    def bot(self, level: str) -> Bot[State]:
        """A bot of a level. Imported here, so that a page without bots does not load them."""
        from .bots import bot

        return bot(level)

    def worth(self, s: State, seat: Seat) -> float:
        """How good a position looks. A choice half made is worth the best that can come of it."""
        if s.phase in hidden.CHOOSING:
            return max(self.worth(self.step(s, s.seat, move)[0], seat) for move in self.moves(s, s.seat))
        return evaluate.worth(s)
