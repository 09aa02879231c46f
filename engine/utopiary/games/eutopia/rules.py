"""EUTOPIA: Let's peace it together! (Dennis Rappel and fifteen others): keep the island at peace until time runs out.

Rules: web/rules/eutopia.en.md. Numbers in comments are the rule facts and rulings (d1 ...) of our specification.
Each part of the rulebook has its module; here they come together as `ask_<phase>` and `do_<verb>`:

    island.py    setting up, characters, the deal               phases role, place
    turn.py      the three phases of a turn, the round          phases event, action
    deck.py      the TIME deck and its rule, Supply
    actions.py   Journey, Peace Work, Collaboration, talents    phase  card
    factors.py   Stabilisation, War and Peace                   phase  stabilise
    ending.py    the ways it ends, the score
    show.py      cards that leave the hand for all to see
    board.py     what is seen: `view` and `words`
    hidden.py    what is not seen: `guess`
    edition.py   the tables that we tuned, and what the roles can do
    old_rules.py the rules of earlier versions, for old saves and links
    worth.py     how good it looks

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
is enough, and confirmed. Until then nobody else has seen the cards, so taking back is free; with open hands it is free
all through the Action Phase.

Where the specification is silent: the clock never stands still (ruling d26, turn.py); a gift is given face up and stays
known (actions.py); the back of the top TIME card is there for all to see (hidden.py); roles and places are chosen in
the order of the seats, before anything is dealt (island.py); no talent leads to where one is (actions.py).

Targets, the names of the board's parts: area-<1..8>, event-<101..140>, card-<1..54> (in the hand), factor-<factor>,
seat-<seat> (a player's place), character-<seat>, capital, time (the TIME deck), discard.
Groups: role area flip cards stabilise work journey give talent end.
Rule anchors: characters event-phase action-phase stabilisation. The page will want these as well: setup map time-deck
factors capital journey peace-work collaboration supply talents end score.
"""

from ...core.bots import Bot
from ...core.game import Kind, Option, Options, Outcome, Rules, Seat, View
from ...core.messages import Text
from ...core.rng import Rng
from . import actions, board, ending, factors, hidden, island, turn, worth
from .data import LEVELS
from .english import ENGLISH
from .state import State


class Eutopia(Rules[State]):
    id, title, rules_version = "eutopia", "EUTOPIA: Let's peace it together!", 3
    begins_with: type[State] = State  # earlier rules have states of their own (old_rules.py)
    seats = range(2, 5)
    kind: Kind = "cooperative"
    options: tuple[Option, ...] = (  # short names, for links carry them; in brackets what the specification calls them
        Option("level", tuple(LEVELS)),  # rule 12 (difficulty)
        Option("hands", ("open", "hidden")),  # rule 11
        Option("map", ("random", "even")),  # ruling d20 (one_of_each)
        Option("talents", ("on", "off")),  # c6 (role_talents)
        Option("war", ("turns", "stays")),  # ruling d3 (war_flips_back)
        Option("count", ("icons", "cards")),  # ruling d7 (count_icons)
    )
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return island.set_up(self.begins_with, options, seats, seed)

    # --- setting up --------------------------------------------------------------------------------------------------

    ask_role = staticmethod(island.ask_role)
    do_role = staticmethod(island.choose_role)
    ask_place = staticmethod(island.ask_place)
    do_stand = staticmethod(island.stand)

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
    do_roam = staticmethod(actions.roam)
    do_advise = staticmethod(actions.advise)

    do_stabilise = staticmethod(factors.stabilise)
    ask_stabilise = staticmethod(factors.ask_stabilise)
    do_add = staticmethod(factors.add)
    do_confirm = staticmethod(factors.confirm)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        return ending.outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return board.view(s, seat)

    def summary(self, s: State, seat: Seat | None) -> View:
        return {"round": s.round, "sum": sum(s.factors), "events": [{"id": trouble.event} for trouble in s.events]}

    def describe(self, view: View) -> tuple[Text, ...]:
        return board.describe(view)

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = super().guess(s, seat, rng)
        hidden.redeal(other, seat, rng)
        return other

    def bot(self, level: str) -> Bot[State]:
        from .bots import bot  # a page that plays no bot does not pay for one

        return bot(level)

    def worth(self, s: State, seat: Seat) -> float:
        """A choice half made is worth the best that can come of it."""
        if s.phase in hidden.CHOOSING:
            return max(self.worth(self.step(s, s.seat, move)[0], seat) for move in self.moves(s, s.seat))
        return worth.estimate(s)
