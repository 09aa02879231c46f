"""Utopia Engine (Nick Hayes, 2nd edition): search six regions, wake six Constructs, join them, and beat Doomsday.

Rules: web/rules/utopia-engine.en.md. Numbers in comments are the rules and rulings (c1 …) of RULES.md beside this file.
Each chapter of the rulebook has its module; here they come together as `ask_<phase>` and `do_<verb>`:

    search.py      search, results, bonuses, Dowsing Rod, Seal of Balance    phases weather, search, result
    combat.py      encounters, Paralysis Wand, Moonlace, drops               phases combat, answer
    activation.py  the two fields, Focus Charm                               phases activation, field
    connection.py  links, waste basket, Ancient Record                       phase  connection
    battery.py     Crystal Battery                                           phase  battery
    final.py       the final activation                                      phases final, final-roll
    calendar.py    days, events, God's Hand, rest, wounds

Moves (`die` 1-6, `square` t1 t2 ... b1 b2 ...: top and bottom row from the left):

    free         search <region> <box> · comb construct|component · rest · home · activate <construct> ·
                 connect <component> · record <component> · recharge <tool> · seal <region> · final
    weather      endure · seal <region>
    search       put <die> <square>
    result       take <find> · rod <find>         find: zero construct pair component level-1 ... level-5
    combat       fight · slip · wand · seal <region>
    answer       accept · wand
    activation   put <die> <square> · focus · stop
    field        go-on · focus · stop
    connection   put <die> <square> · waste <die> · stop
    battery      pay <component>
    final        spend <hit points>
    final-roll   roll
    everywhere   gods-hand

Dice roll by themselves as soon as a pair is used up: the first die of a pair can be taken back, the second cannot.

Targets, the names of the board's parts: region-<region>, box-<region>-<1..6>, square-<square> (of the field being
filled), construct-<construct>, link-<component>, store-<component>, tool-<tool>, treasure-<treasure>, day-<1..22>,
hit-points, gods-hand, basket, dice, monster, workshop, final.
Rule anchors: search events results encounter combat rest activation connection final time gods-hand tools constructs
treasures unconscious score, and actions (what may be done between actions).
"""

from ...core.bots import Bot
from ...core.game import Ask, Kind, Option, Options, Outcome, Rules, Seat, Tell
from ...core.messages import Text
from ...core.rng import Rng
from . import activation, battery, calendar, combat, connection, final, search
from .data import HIT_POINTS, ORDER, WORKSHOP
from .describe import describe
from .english import ENGLISH
from .evaluate import worth
from .names import NAMES
from .outcome import outcome
from .state import State, days_left, go
from .view import Summary, View, summary, view

CHAPTERS = ("search", "combat", "activation", "connection", "battery", "final", "calendar")  # of the rulebook


class UtopiaEngine(Rules[State]):
    """The rules of Utopia Engine."""

    id, title, rules_version = "utopia-engine", "Utopia Engine", 1
    seats = range(1, 2)
    kind: Kind = "solitaire"
    options = (Option("bracelet", ("day", "activation")),)  # ruling c1
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """Two empty sheets."""
        return State(Rng.of(seed), options["bracelet"])

    def active(self, s: State) -> tuple[Seat, ...]:
        """The one seat, until the game is over."""
        return () if s.phase == "over" else (0,)

    # --- between actions (rule 1) ------------------------------------------------------------------------------------

    def ask_free(self, s: State, ask: Ask) -> None:
        """Which action is next (rule 1)?"""
        ask("utopia-engine.ask.free", rule="actions", place=NAMES[s.place], n=days_left(s))
        search.offer_search(s, ask)
        search.offer_extensive(s, ask)
        if s.hit_points < HIT_POINTS:  # rule 14: rest is for recovering
            ask.choice("rest", label="utopia-engine.resting", target="hit-points", group="rest")
        if s.place != WORKSHOP:
            ask.choice("home", label="utopia-engine.home", target="workshop", group="move", region=NAMES[s.place])
        activation.offer_activate(s, ask)
        connection.offer_connect(s, ask)
        battery.offer_recharge(s, ask)
        search.offer_seal(s, ask, *ORDER)
        final.offer_final(s, ask)
        calendar.offer_hand(s, ask)

    def do_home(self, s: State, tell: Tell) -> None:
        """Go to the workshop."""
        go(s, WORKSHOP)
        tell("utopia-engine.went-home", target="workshop")

    do_rest = staticmethod(calendar.rest)
    do_gods_hand = staticmethod(calendar.power_hand)

    # --- out in the regions ------------------------------------------------------------------------------------------

    do_search = staticmethod(search.begin)
    do_comb = staticmethod(search.comb)
    do_seal = staticmethod(search.seal)
    ask_weather = staticmethod(search.ask_weather)
    do_endure = staticmethod(search.endure)
    ask_search = staticmethod(search.ask_search)
    ask_result = staticmethod(search.ask_result)
    do_take = staticmethod(search.take)
    do_rod = staticmethod(search.rod)

    ask_combat = staticmethod(combat.ask_combat)
    do_fight = staticmethod(combat.fight)
    do_slip = staticmethod(combat.slip)
    ask_answer = staticmethod(combat.ask_answer)
    do_accept = staticmethod(combat.accept)
    do_wand = staticmethod(combat.wand)

    # --- in the workshop ---------------------------------------------------------------------------------------------

    do_activate = staticmethod(activation.activate)
    ask_activation = staticmethod(activation.ask_activation)
    ask_field = staticmethod(activation.ask_field)
    do_focus = staticmethod(activation.focus)
    do_go_on = staticmethod(activation.go_on)

    do_connect = staticmethod(connection.connect)
    do_record = staticmethod(connection.record)
    ask_connection = staticmethod(connection.ask_connection)
    do_waste = staticmethod(connection.waste)

    do_recharge = staticmethod(battery.recharge)
    ask_battery = staticmethod(battery.ask_battery)
    do_pay = staticmethod(battery.pay)

    do_final = staticmethod(final.begin)
    ask_final = staticmethod(final.ask_final)
    do_spend = staticmethod(final.spend)
    ask_final_roll = staticmethod(final.ask_final_roll)
    do_roll = staticmethod(final.roll)

    def do_put(self, s: State, tell: Tell, die: int, square: str) -> None:
        """Write a die into the field of this phase."""
        PUT[s.phase](s, tell, die, square)

    def do_stop(self, s: State, tell: Tell) -> None:
        """Stop the link or the activation."""
        (connection.stop if s.phase == "connection" else activation.stop)(s, tell)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        """The result of a finished game."""
        return outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        """The whole position: the only seat sees everything."""
        return view(s)

    def summary(self, s: State, seat: Seat | None) -> Summary:
        """The part of the view by which a game is followed."""
        return summary(s)

    def describe(self, view: View) -> tuple[Text, ...]:
        """The board as sentences."""
        return describe(view)

    def worth(self, s: State, seat: Seat) -> float:
        """How far along the way to the Engine."""
        return worth(s)

    def bot(self, level: str) -> Bot[State]:
        """The bot of a level."""
        from .bots import bot  # imported here, so that a page without bots does not load them

        return bot(level)


PUT = {"search": search.put, "activation": activation.put, "connection": connection.put}
