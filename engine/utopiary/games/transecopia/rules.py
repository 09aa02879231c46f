"""Transecopia (John G. Hansen, 2024): deploy dice behind a screen, salvage, build three upgrades, enter the rift.

The numbers of rules and rulings in comments are those of RULES.md; the players' page is web/rules/transecopia.en.md.
Each chapter of the rulebook has its module (`CHAPTERS`); here they come together as `ask_<phase>` and `do_<verb>`:

    setup.py        setting up, Characters, the Priest's Artifact           phases draft, patron
    rolling.py      Light tokens, Prismatic dice, Artifacts, the Sergeant   phases plan, adjust, mark
    deployment.py   behind the screens; stacks of two players               phase  deploy (simultaneous)
    resolving.py    the Zones in order
    ranking.py      ranks, roll-offs, the Intimidator                       phase  demand
    zones.py        Zones 1 to 6                                            phases crater, cargo, graveyard
    acquisition.py  Zone 7                                                  phase  acquisition
    crystals.py     Zone 8                                                  phase  crystals
    rewards.py      what dice bring in any Zone, the Derelicts
    production.py   Parts, trades, upgrades                                 phases production, pay
    rotation.py     the Light cards, the last turn

Moves (`die`: 1 ... 6, or red-4 ... blue-6 for Prismatic dice; `zone`: iron mine crater cargo graveyard vessel
acquisition crystals; `slot`: 1 2 3 of the Tech pool, or reserve; equal dice are one move):

    draft        choose <character>
    patron       adopt <artifact>
    plan         roll · light · prism <colour>
    adjust       keep · icon <die> · change <die> up|down · purify · renew · rally <value>
    mark         mark <die> · reroll
    deploy       place <die> <zone> · stack <die> <zone> <number of the deployment there> · ready
    demand       appease iron|astatine · concede
    crater       take astatine|discovery
    cargo        take iron|discovery|astatine
    graveyard    salvage <part>
    acquisition  buy <slot> · improve <slot> · access <artifact> · decline · order <die>
    crystals     grow <colour>
    production   done · build · produce <part> · trade copper|iron|astatine
    pay          pay <value of a Tech card> · pay tech-1|tech-2
    plan, adjust, demand, acquisition, production also: use <discovery>

A captain is asked only if there may be something to decide, as far as every captain can see (ruling a2). Where captains
could get in each other's way they act one after the other, the brightest Light card first (ruling a1); only deployment
is simultaneous.

Targets, the ids of the board's parts: zone-<zone>, die-<die>, dice, mat-<seat>, character-<character>,
artifact-<artifact>, tech-<slot>, own-<value>, part-<part>, prism-<colour>, find-<discovery>, offer-<kind>, upgrade,
iron-<seat>, copper-<seat>, astatine-<seat>, light-<seat>, deck-discovery, turn.
Rule anchors: characters rolling deployment intimidator crater cargo graveyard acquisition crystals production.
"""

from collections.abc import Callable

from ...core.bots import Bot
from ...core.game import Groups, Kind, Option, Options, Outcome, Rules, Seat, Tell
from ...core.messages import Text
from ...core.rng import Rng
from . import (
    acquisition,
    crystals,
    deployment,
    describe,
    evaluate,
    hidden,
    outcome,
    production,
    ranking,
    resolving,
    resources,
    rolling,
    rotation,
    setup,
    view,
    zones,
)
from .english import ENGLISH
from .setup import adopt, ask_draft, ask_patron, choose
from .state import State, has_access
from .view import View

# The rulebook's chapters: the phases in their order, then the components that several phases use.
CHAPTERS = (
    "rolling",
    "deployment",
    "resolving",
    "ranking",
    "zones",
    "acquisition",
    "crystals",
    "rewards",
    "production",
    "rotation",
    "tech_cards",
    "resources",
)

AUTOMATIC: dict[str, Callable[[State, Tell], None]] = {  # phases in which no captain decides anything
    "dawn": rolling.begin_turn,
    "reveal": resolving.begin,
    "resolve": resolving.go_on,
    "produce": production.begin,
    "rotate": rotation.rotate,
}


def go_on(s: State, tell: Tell) -> None:
    """Carry out automatic phases until a captain has something to decide."""
    while s.phase in AUTOMATIC:
        AUTOMATIC[s.phase](s, tell)


class Transecopia(Rules[State]):
    """The rules now in force."""

    id, title, rules_version = "transecopia", "Transecopia", 2
    seats = range(2, 6)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (  # rules 12, 16
        Option("characters", ("draft", "none")),
        Option("artifacts", ("random", "first-game")),
    )
    english = ENGLISH
    state_type = State

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """The position at the first decision."""
        s = setup.setup(self.state_type, options, seats, seed)
        go_on(s, Tell(s.first))
        return s

    def active(self, s: State) -> tuple[Seat, ...]:
        """The seats that have to act: all that are not ready yet while dice are deployed (rule 22)."""
        if s.phase == "deploy":
            return tuple([seat for seat, ready in enumerate(s.ready) if not ready])
        return () if s.phase == "over" else (s.seat,)

    def carry_out(self, s: State, tell: Tell, verb: str | int, *args: str | int) -> None:
        """Do a move and the automatic phases after it."""
        s.since = (len(s.results), len(s.rolloffs))
        super().carry_out(s, tell, verb, *args)
        go_on(s, tell)

    # --- before the first turn ---------------------------------------------------------------------------------------

    ask_draft = staticmethod(ask_draft)
    do_choose = staticmethod(choose)
    ask_patron = staticmethod(ask_patron)
    do_adopt = staticmethod(adopt)

    # --- Rolling -----------------------------------------------------------------------------------------------------

    ask_plan = staticmethod(rolling.ask_plan)
    do_light = staticmethod(rolling.light)
    do_prism = staticmethod(rolling.prism)
    do_roll = staticmethod(rolling.roll)

    ask_adjust = staticmethod(rolling.ask_adjust)
    do_keep = staticmethod(rolling.keep)
    do_icon = staticmethod(rolling.icon)
    do_change = staticmethod(rolling.change)
    do_purify = staticmethod(rolling.purify)
    do_renew = staticmethod(rolling.renew)
    do_rally = staticmethod(rolling.rally)

    ask_mark = staticmethod(rolling.ask_mark)
    do_mark = staticmethod(rolling.mark)
    do_reroll = staticmethod(rolling.reroll)

    do_use = staticmethod(resources.use)

    # --- Deployment --------------------------------------------------------------------------------------------------

    ask_deploy = staticmethod(deployment.ask_deploy)
    do_place = staticmethod(deployment.place)
    do_stack = staticmethod(deployment.stack)
    do_ready = staticmethod(deployment.ready)

    # --- Resolving ---------------------------------------------------------------------------------------------------

    ask_demand = staticmethod(ranking.ask_demand)
    do_appease = staticmethod(ranking.appease)
    do_concede = staticmethod(ranking.concede)

    ask_crater = staticmethod(zones.ask_crater)
    ask_cargo = staticmethod(zones.ask_cargo)
    do_take = staticmethod(zones.take)
    ask_graveyard = staticmethod(zones.ask_graveyard)
    do_salvage = staticmethod(zones.salvage)

    ask_acquisition = staticmethod(acquisition.ask_acquisition)
    do_buy = staticmethod(acquisition.buy)
    do_improve = staticmethod(acquisition.improve)
    do_access = staticmethod(acquisition.access)
    do_decline = staticmethod(acquisition.decline)
    do_order = staticmethod(acquisition.order_dice)

    ask_crystals = staticmethod(crystals.ask_crystals)
    do_grow = staticmethod(crystals.grow)

    # --- Production --------------------------------------------------------------------------------------------------

    ask_production = staticmethod(production.ask_production)
    do_done = staticmethod(production.done)
    do_build = staticmethod(production.build)
    do_produce = staticmethod(production.produce)
    do_trade = staticmethod(production.trade)
    ask_pay = staticmethod(production.ask_pay)
    do_pay = staticmethod(production.pay)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        """See outcome.py."""
        return outcome.outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        """See view.py."""
        return view.view(s, seat)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See describe.py."""
        return describe.describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        """See hidden.py."""
        return hidden.guess(s, seat, rng)

    def worth(self, s: State, seat: Seat) -> float:
        """See evaluate.py."""
        return evaluate.worth(s, seat)

    def groups(self, s: State) -> Groups:
        """The labels for which wins are counted: the Character, and the Artifacts accessed in the end."""
        sets = (" + ".join(id for id in s.artifacts if has_access(s, seat, id)) for seat in range(len(s.iron)))
        return {"character": s.characters, "artifacts": tuple(owned or "none" for owned in sets)}

    def bot(self, level: str) -> Bot[State]:
        """See bots/."""
        from .bots import bot  # imported only by callers that play a bot

        return bot(level)
