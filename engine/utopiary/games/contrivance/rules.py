"""Contrivance (Mike Carambat, 2020): set tiles on a common workbench, interlock yours, and see what survives the test.

Rules: web/rules/contrivance.en.md. Numbers in comments are the rule facts and rulings (d1 ...) of our specification.
Each part of the rulebook has its module; here they come together as `ask_<phase>` and `do_<verb>`:

    building.py    Building: taking, putting and turning a tile              phases take, put, face
    turns.py       beginning and end of a turn, drawing, Switch On, the end  phase  draw
    actions.py     redraw, pass or play                                      phases act, redraw
    tools.py       the Tool cards                                            phases tile, partner, put, face, rob,
                                                                                    fetch, confirm
    interlock.py   Rivets, sets, Burn Out
    scoring.py     scores, Special Abilities, the winner, and `worth`
    hidden.py      what a seat cannot see, for `guess`
    old_rules.py   the rules of earlier versions, for old saves and links
    board.py       what is seen: `view`;  sentences.py: the same in words

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
    take-a-tool      play take-a-tool, rob                        by chance, so there is nothing to confirm
    redraw-a-tool    play redraw-a-tool, fetch, done
The workbench changes before `done`, so that one sees what it would be worth; until then undo is free.

Targets, the names of the board's parts: tile-<tile>, square-<row>-<column>, card-<card> (in the hand),
builder-<builder>, row-<row>, discard-<card> (in the pile), discard, deck, played (the card on the table), damage,
contrivance, pass, done.
Rule anchors: building draw actions passing move rotate swap-component swap-points points take-a-tool redraw-a-tool.
"""

from ...core.bots import Bot
from ...core.game import Groups, Kind, Option, Options, Outcome, Rules, Seat, View
from ...core.messages import Text
from ...core.rng import Rng
from . import actions, board, building, hidden, scoring, sentences, tools, turns
from .data import BUILDERS, COLUMNS, GUIDE, HAND, SWITCH_ONS, TOOLS, TOP_PILE
from .english import ENGLISH
from .state import BUILDER_IDS, EMPTY, State, in_order, row_of


class Contrivance(Rules[State]):
    id, title, rules_version = "contrivance", "Contrivance", 2
    seats = range(2, 7)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (
        Option("rivets", ("opposite", "adjacent")),  # reconstruction c4
        Option("tie", ("broken", "shared")),  # ruling d18
    )
    english = ENGLISH
    begins_with: type[State] = State  # earlier rules have states of their own (old_rules.py)

    def setup(self, options: Options, seats: int, seed: str) -> State:
        rng = Rng.of(seed)
        contrivance = rng.below(len(self.begins_with.contrivances))  # rule 10
        kinds = list(range(len(BUILDERS)))
        rng.shuffle(kinds)  # rule 11
        first = rng.below(seats)  # ruling d19
        tools = [tool for tool, copies in TOOLS.items() for _ in range(copies)]
        rng.shuffle(tools)  # rule 13
        pile = [tools.pop() for _ in range(TOP_PILE * seats)]
        hands = [[tools.pop() for _ in range(HAND)] for _ in range(seats)]
        for hand in hands:
            in_order(hand)
        for card, copies in zip(SWITCH_ONS, GUIDE[seats], strict=True):  # rule 14
            tools += [card] * copies
        rng.shuffle(tools)
        return self.begins_with(
            rng,
            options["rivets"],
            options["tie"],
            tuple(kinds[:seats]),
            first,
            contrivance,
            tools + pile,  # rule 15
            len(pile),
            hands,
            [EMPTY] * (COLUMNS * seats),
            seat=first,
        )

    # --- Building ----------------------------------------------------------------------------------------------------

    ask_take = staticmethod(building.ask_take)
    do_take = staticmethod(building.take)

    # --- Configuration -----------------------------------------------------------------------------------------------

    ask_draw = staticmethod(turns.ask_draw)
    do_draw = staticmethod(turns.draw)

    ask_act = staticmethod(actions.ask_act)
    do_play = staticmethod(actions.play_card)
    do_discard = staticmethod(actions.discard)
    do_pass = staticmethod(actions.pass_turn)
    ask_redraw = staticmethod(actions.ask_redraw)

    ask_tile = staticmethod(tools.ask_tile)
    ask_partner = staticmethod(tools.ask_partner)
    do_tile = staticmethod(tools.choose_tile)
    ask_put = staticmethod(tools.ask_put)
    do_put = staticmethod(tools.put)
    ask_face = staticmethod(tools.ask_face)
    do_face = staticmethod(tools.face)
    ask_rob = staticmethod(tools.ask_rob)
    do_rob = staticmethod(tools.rob)
    ask_fetch = staticmethod(tools.ask_fetch)
    do_fetch = staticmethod(tools.fetch)
    ask_confirm = staticmethod(tools.ask_confirm)
    do_done = staticmethod(tools.done)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s) if s.phase == "over" else None

    def view(self, s: State, seat: Seat | None) -> View:
        return board.view(s, seat)

    def describe(self, view: View) -> tuple[Text, ...]:
        return sentences.describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        other = super().guess(s, seat, rng)
        hidden.deal_anew(other, seat, rng)
        return other

    def worth(self, s: State, seat: Seat) -> float:
        return scoring.worth(s, seat)

    def bot(self, level: str) -> Bot[State]:
        from .bots import bot  # a page loads them when somebody wants them

        return bot(level)

    def groups(self, s: State) -> Groups:
        """Rows are the order of play (rule 11)."""
        mine = [row_of(s, seat) for seat in range(len(s.builders))]
        return {
            "builder": tuple(BUILDER_IDS[s.builders[row]] for row in mine),
            "row": tuple(str(row + 1) for row in mine),
        }
