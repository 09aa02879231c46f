"""Contrivance (Mike Carambat, 2020): place tiles on a shared workbench and interlock those that shall survive.

Rules: web/rules/contrivance.en.md. Numbers in comments are the rules and rulings of RULES.md. Each chapter of the
rulebook has its module (`CHAPTERS`); here they come together as `ask_<phase>` and `do_<verb>`:

    building.py    Building: taking, putting and turning a tile              phases take, put, face
    interlock.py   Rivets, links, sets, Burn Out
    turns.py       beginning and end of a turn, drawing, Switch On, the end  phase  draw
    actions.py     redraw, pass or play                                      phases act, redraw
    tools.py       the Tool cards                                            phases tile, partner, put, face, rob,
                                                                                    fetch, confirm

Moves (<tile> is engineer-double, engineer-a ...; rows from 1 to the number of players, columns from 1 to 5):

    take       take <tile>
    put        put <row> <column>
    face       face up|right|down|left · done (in Building: leave it facing up)
    draw       draw
    act        play <card> · discard <card> · pass
    redraw     draw
    tile       tile <tile>
    partner    tile <tile>
    rob        rob <builder>
    fetch      fetch <card>
    confirm    done

Building is take, put, (face,) done; the last tile need not be taken. A card is played as
    move             play move, tile, put, done
    rotate           play rotate, tile, face, done
    swap-component   play swap-component, tile, tile, done        swap-points the same
    plus-1 ...       play plus-1, tile, done                      plus-2 plus-3 minus-1 minus-2 minus-3 the same
    take-a-tool      play take-a-tool, rob                        a random card, so there is nothing to confirm
    redraw-a-tool    play redraw-a-tool, fetch, done
The workbench changes before `done`, so that the player sees what the change is worth; until then undo is free.

Targets, the names of the board's parts: tile-<tile>, square-<row>-<column>, card-<card> (in the hand),
builder-<builder>, row-<row>, discard-<card> (in the pile), discard, deck, played (the card on the table), damage,
contrivance, pass, done.
Rule anchors: building draw actions passing move rotate swap-component swap-points points take-a-tool redraw-a-tool.
"""

from ...core.bots import Bot
from ...core.game import Groups, Kind, Option, Options, Outcome, Rules, Seat
from ...core.messages import Text
from ...core.rng import Rng
from . import actions, building, evaluate, hidden, tools, turns
from .describe import describe
from .english import ENGLISH
from .names import BUILDER_IDS
from .outcome import outcome
from .setup import setup
from .state import State, row_of
from .view import View, view

CHAPTERS = ("building", "interlock", "turns", "actions", "tools")  # modules of this game's own, after its rulebook


class Contrivance(Rules[State]):
    """The rules of Contrivance, put together from the chapters."""

    id, title, rules_version = "contrivance", "Contrivance", 2
    seats = range(2, 7)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (
        Option("rivets", ("opposite", "adjacent")),  # ruling c4
        Option("tie", ("broken", "shared")),  # ruling d18
    )
    english = ENGLISH
    state_class: type[State] = State  # earlier rules have states of their own (old_rules.py)

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """The first position."""
        return setup(self.state_class, options, seats, seed)

    # --- Building ----------------------------------------------------------------------------------------------------

    ask_take = staticmethod(building.ask_take)
    do_take = staticmethod(building.do_take)

    # --- Configuration -----------------------------------------------------------------------------------------------

    ask_draw = staticmethod(turns.ask_draw)
    do_draw = staticmethod(turns.do_draw)

    ask_act = staticmethod(actions.ask_act)
    do_play = staticmethod(actions.do_play)
    do_discard = staticmethod(actions.do_discard)
    do_pass = staticmethod(actions.do_pass)
    ask_redraw = staticmethod(actions.ask_redraw)

    ask_tile = staticmethod(tools.ask_tile)
    ask_partner = staticmethod(tools.ask_partner)
    do_tile = staticmethod(tools.do_tile)
    ask_put = staticmethod(tools.ask_put)
    do_put = staticmethod(tools.do_put)
    ask_face = staticmethod(tools.ask_face)
    do_face = staticmethod(tools.do_face)
    ask_rob = staticmethod(tools.ask_rob)
    do_rob = staticmethod(tools.do_rob)
    ask_fetch = staticmethod(tools.ask_fetch)
    do_fetch = staticmethod(tools.do_fetch)
    ask_confirm = staticmethod(tools.ask_confirm)
    do_done = staticmethod(tools.do_done)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        """Totals and winners, once the game is over."""
        return outcome(s) if s.phase == "over" else None

    def view(self, s: State, seat: Seat | None) -> View:
        """The position as a seat sees it."""
        return view(s, seat)

    def describe(self, view: View) -> tuple[Text, ...]:
        """The view as sentences."""
        return describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        """A position that looks the same to this seat."""
        other = super().guess(s, seat, rng)
        hidden.redeal(other, seat, rng)
        return other

    def worth(self, s: State, seat: Seat) -> float:
        """How good the position looks for a seat, from 0 to 1."""
        return evaluate.worth(s, seat)

    def bot(self, level: str) -> Bot[State]:
        """The bot of a level."""
        from .bots import bot  # loaded when a seat is a bot: other pages do not pay for it

        return bot(level)

    def groups(self, s: State) -> Groups:
        """The Builder and the row of each seat; rows are the order of play (rule 11)."""
        own = [row_of(s, seat) for seat in range(len(s.builders))]
        return {
            "builder": tuple(BUILDER_IDS[s.builders[row]] for row in own),
            "row": tuple(str(row + 1) for row in own),
        }
