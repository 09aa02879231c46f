"""Transecopia (John G. Hansen, 2024): deploy dice behind a screen, salvage, build three upgrades, enter the rift.

Rules: web/rules/transecopia.en.md. Numbers in comments are the rule facts, reconstructions (c1 ...) and rulings
(d1 ...) of our specification; "ours" marks what it leaves open. Each part of the rulebook has its module; here they
come together as `ask_<phase>` and `do_<verb>`:

    beginning.py    setting up, Characters, the Priest's Artifact            phases draft, patron
    rolling.py      Light tokens, Prismatic dice, Artifacts, Sergeant        phases plan, adjust, mark
    deployment.py   behind the screens, stacks of two players                phase  deploy (all at once)
    resolving.py    the Zones in order; ranking.py: roll-offs, Intimidator   phase  demand
    zones.py        Zones 1 to 6; awards.py: what dice bring, Derelicts      phases crater, cargo, graveyard
    acquisition.py  Zone 7; tech.py: the Tech deck                           phase  acquisition
    crystals.py     Zone 8                                                   phase  crystals
    production.py   Parts, trades, upgrades                                  phases production, pay
    ending.py       rotation, end, tie-breakers; turn.py: what goes by itself
    stores.py       resources and Discovery cards; saying.py: pieces of sentences
    board.py, telling.py, guessing.py, valuing.py    what is seen, said, guessed, hoped for
    old_rules.py    the rules of earlier versions, for old saves and links

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

A captain is asked only if there may be something to decide, as far as everybody can see: nobody learns a secret from
who is asked. Where captains could get in each other's way they act one after the other, the brightest Light card
first; only deployment is simultaneous.

Targets, the names of the board's parts: zone-<zone>, die-<die>, dice, mat-<seat>, character-<character>,
artifact-<artifact>, tech-<slot>, own-<value>, part-<part>, prism-<colour>, find-<discovery>, offer-<kind>, upgrade,
iron-<seat>, copper-<seat>, astatine-<seat>, light-<seat>, deck-discovery, turn.
Rule anchors: characters rolling deployment intimidator crater cargo graveyard acquisition crystals production.
"""

from ...core.bots import Bot
from ...core.game import Groups, Kind, Option, Options, Outcome, Rules, Seat, Tell, View
from ...core.messages import Text
from ...core.rng import Rng
from . import (
    acquisition,
    beginning,
    board,
    crystals,
    deployment,
    ending,
    guessing,
    production,
    ranking,
    rolling,
    stores,
    telling,
    turn,
    valuing,
    zones,
)
from .english import ENGLISH
from .state import State, has_access


class Transecopia(Rules[State]):
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
        s = beginning.setup(self.state_type, options, seats, seed)
        turn.go_on(s, Tell(s.first))
        return s

    def active(self, s: State) -> tuple[Seat, ...]:
        if s.phase == "deploy":  # rule 22: all at the same time
            return tuple([seat for seat, ready in enumerate(s.ready) if not ready])
        return () if s.phase == "over" else (s.seat,)

    def carry_out(self, s: State, tell: Tell, verb: str | int, *args: str | int) -> None:
        """A move, and all that follows from it by itself."""
        s.since = (len(s.results), len(s.rolloffs))
        super().carry_out(s, tell, verb, *args)
        turn.go_on(s, tell)

    # --- before the first turn ---------------------------------------------------------------------------------------

    ask_draft = staticmethod(beginning.ask_draft)
    do_choose = staticmethod(beginning.choose)
    ask_patron = staticmethod(beginning.ask_patron)
    do_adopt = staticmethod(beginning.adopt)

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

    do_use = staticmethod(stores.use)

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
        return ending.outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return board.view(s, seat)

    def describe(self, view: View) -> tuple[Text, ...]:
        return telling.describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        return guessing.guess(s, seat, rng)

    def worth(self, s: State, seat: Seat) -> float:
        return valuing.worth(s, seat)

    def groups(self, s: State) -> Groups:
        """Characters and Artifacts: wins are counted by who one was, and by the set one had access to in the end."""
        sets = (" + ".join(id for id in s.artifacts if has_access(s, seat, id)) for seat in range(len(s.iron)))
        return {"character": s.characters, "artifacts": tuple(had or "none" for had in sets)}

    def bot(self, level: str) -> Bot[State]:
        from .bots import bot  # a page that plays no bot does not pay for one

        return bot(level)
