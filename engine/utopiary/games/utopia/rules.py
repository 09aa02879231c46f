"""Utopia (Ludovic Vialla and Arnaud Urbon, 2007): welcome princes, control districts, build wonders, please the king.

Rules for players: web/rules/utopia.en.md. Rule facts and rulings that comments cite: RULES.md beside this module.

Moves (`civ` maya persia egypt greece china; `island` water earth fire wind; `district` w1-w5 e1-e5 f1-f8 a1-a6):

    welcome    take <civ> <island> · surprise · builds
    place      place <district> · forfeit (no prince of that civilization left) · builds
    settle     builds · done                (only after a placement that leaves something to build)
    invite     invite <seat> · builds       (after a surprise guest; the invited seat is asked `welcome` and `place`)
    wonder     recall <district>            (only for civilizations that have princes in several districts)
    discard    discard <civ>                (all who owe cards at the same time)
    develop    play <civ> · privilege <civ> · builds · end
    privilege  become <civ>
    card       lift <district> · add <district> · remove <district> · raise · lower · anywhere <district>
    move       go <district> 1|2
    drop       drop <civ>                   (down to five cards)
    builds     wonder <island> · control <district> <civ>

No move puts a card or a guest back: undo does, and it is free until the move that ends the action.

Targets, the ids of board parts: district-<district>, wonder-<island>, ship-<island> (the white ship and its guests),
guest-<island>-<civ>, bag, card-<civ>, scale-<civ>, seat-<seat>, track, deck, discards, hand, turn.
Groups: guest surprise place build end invite recall discard card privilege move go add remove king anywhere.
Rule anchors: welcoming surprise building wonder discards development actions privilege move hand-limit limits; a board
may also point at: setup order control add remove king scoring end fair-start two-players.
"""

from typing import ClassVar

from ...core.bots import Bot
from ...core.game import Groups, Kind, Option, Options, Outcome, Rules, Seat
from ...core.messages import Text
from ...core.rng import Rng
from . import actions, building, describe, development, evaluate, hidden, outcome, setup, view, welcome
from .data import FAIR_START
from .english import ENGLISH
from .setup import FairStart
from .state import State
from .view import Summary, View

# The rulebook's chapters: the round, the turn order, phase 1, wonders and control, phase 2, its actions, phase 3.
CHAPTERS = ("rounds", "turn_order", "welcome", "building", "development", "actions", "prestige")


class Utopia(Rules[State]):
    """The current rules: every phase and verb wired to its chapter."""

    id, title, rules_version = "utopia", "Utopia", 3
    seats = range(2, 6)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (
        Option("order", ("dynamic", "fixed")),  # ruling d6
        Option("wonder", ("all", "others")),  # ruling d8
        Option("start", ("rulebook", "fair")),  # ruling d34
    )
    english = ENGLISH
    fair_start: ClassVar[FairStart] = FAIR_START  # earlier rules had other points (old_rules.py)

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """Return the first position."""
        return setup.new_game(options, seats, seed, self.fair_start)

    def active(self, s: State) -> tuple[Seat, ...]:
        """Return the seats to act: several while cards are discarded, at the same time (rule 23, ruling d35)."""
        if s.phase == "discard":
            return tuple(seat for seat, owed in enumerate(s.owed) if owed)
        return () if s.phase == "over" else (s.seat,)

    # --- welcoming ---------------------------------------------------------------------------------------------------

    ask_welcome = staticmethod(welcome.ask_welcome)
    do_take = staticmethod(welcome.take)
    do_surprise = staticmethod(welcome.surprise)
    ask_place = staticmethod(welcome.ask_place)
    do_place = staticmethod(welcome.place)
    do_forfeit = staticmethod(welcome.forfeit)
    ask_settle = staticmethod(welcome.ask_settle)
    do_done = staticmethod(welcome.done)
    ask_invite = staticmethod(welcome.ask_invite)
    do_invite = staticmethod(welcome.invite)

    # --- building ----------------------------------------------------------------------------------------------------

    do_control = staticmethod(building.control)
    do_wonder = staticmethod(building.wonder)
    ask_wonder = staticmethod(building.ask_wonder)
    do_recall = staticmethod(building.recall)

    # --- development -------------------------------------------------------------------------------------------------

    ask_discard = staticmethod(development.ask_discard)
    do_discard = staticmethod(development.discard)
    ask_develop = staticmethod(development.ask_develop)
    do_end = staticmethod(development.end)
    ask_drop = staticmethod(development.ask_drop)
    do_drop = staticmethod(development.drop)
    do_privilege = staticmethod(development.privilege)
    ask_privilege = staticmethod(development.ask_privilege)
    do_become = staticmethod(development.become)

    do_play = staticmethod(actions.play)
    ask_card = staticmethod(actions.ask_card)
    do_lift = staticmethod(actions.lift)
    ask_move = staticmethod(actions.ask_move)
    do_go = staticmethod(actions.go)
    do_add = staticmethod(actions.add)
    do_anywhere = staticmethod(actions.anywhere)
    do_remove = staticmethod(actions.remove)
    do_raise = staticmethod(actions.raise_)
    do_lower = staticmethod(actions.lower)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        """Return how the game ended, or `None`."""
        return outcome.outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        """Return what a seat sees."""
        return view.view(s, self.active(s), seat)

    def summary(self, s: State, seat: Seat | None) -> Summary:
        """Return the points, by which a whole game is followed."""
        return view.summary(s)

    def describe(self, view: View) -> tuple[Text, ...]:
        """Return the board as sentences."""
        return describe.describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        """Return a position that looks the same to this seat, the hidden cards dealt anew."""
        other = super().guess(s, seat, rng)
        hidden.redeal(other, seat, rng)
        return other

    def worth(self, s: State, seat: Seat) -> float:
        """Return how good the position looks to a seat, 0 to 1."""
        return evaluate.worth(s, seat)

    def groups(self, s: State) -> Groups:
        """Return how many wonders each minister owns: wins are counted by it."""
        return {"wonders": tuple(str(s.wonder.count(seat)) for seat in range(len(s.points)))}

    def bot(self, level: str) -> Bot[State]:
        """Return the bot of a level."""
        from .bots import bot  # imported late: a page without bots does not load them

        return bot(level)
