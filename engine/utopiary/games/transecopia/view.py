"""What each seat sees, as plain JSON; rules.py lists the ids of the board's parts.

Hidden from the other seats are the upgrade card, the Discovery hand, dice placed behind a screen, and Tech cards laid
down for an upgrade that is not paid for yet; hidden from every seat is the order of the decks.
"""

from typing import NotRequired, TypedDict

from ...core.game import Seat
from . import acquisition, crystals, production, ranking, rolling, zones
from .data import (
    ARTIFACTS,
    COLOURS,
    COMPETITIVE,
    CRATER_PICKS,
    EMPTY,
    FINDS,
    IRON_REWARDS,
    LAST_TURN,
    MINE_REWARDS,
    NAGA,
    PART_TOKENS,
    PARTS,
    PRISMATIC,
    PRISMS,
    TECH_VALUE,
    TECHS,
    TIERS,
    TOP,
    UNLIMITED,
    UPGRADES,
    UPSIDE_DOWN,
    ZONES,
    Cost,
    LightCard,
    Rewards,
    Upgrade,
    crystal_ranks,
    limits,
    slot_costs,
)
from .names import DIE_WORD, TECH_WORDS
from .state import (
    Deployment,
    Entry,
    Result,
    Stack,
    State,
    Throw,
    cargo_rewards,
    has_access,
    light_card,
    lights_left,
    order,
    played_by,
    value,
)

# --- the parts of a view ---------------------------------------------------------------------------------------------


class DieView(TypedDict):
    """One die; `id` is its name in moves."""

    id: str
    value: int
    colour: str  # empty: a normal die


class CostView(TypedDict):
    """A price in resources."""

    iron: int
    copper: int
    astatine: int


class AmountView(TypedDict):
    """So many of one kind of thing."""

    kind: str
    n: int


class BonusView(TypedDict):
    """What a Tech card is worth more when its bonus is paid."""

    n: int
    cost: CostView


class TechView(TypedDict):
    """A Tech card."""

    id: str
    value: int
    cost: CostView
    prismatic: bool  # only for a Prismatic die
    improved: bool  # its bonus was paid
    bonus: BonusView | None


class ReserveView(TechView):
    """The Tech card that only the Naga Agent can buy."""

    seat: Seat


class FindView(TypedDict):
    """A Discovery card in the hand."""

    id: str
    kind: str
    n: int


class GainView(TypedDict):
    """Something that a deployment brought; a Tech card comes with it."""

    kind: str
    n: int
    card: NotRequired[TechView]


class ResultView(TypedDict):
    """What one deployment brought this turn."""

    zone: str
    place: int  # from 1; 0 in a Zone without ranks
    seat: Seat
    dice: list[DieView]
    gains: list[GainView]


class RolloffView(TypedDict):
    """One die of a roll-off."""

    zone: str
    round: int
    seat: Seat
    dice: list[DieView]
    roll: int


class DeploymentView(TypedDict):
    """A die or a stack in a Zone."""

    zone: str
    dice: list[DieView]
    value: int


class LightView(TypedDict):
    """A Light card."""

    card: str
    radiant: bool  # the brightest
    dim: bool  # the dimmest
    dice: list[int]  # by upgrades built
    reward: list[AmountView]


class CaptainView(TypedDict):
    """What a captain has on the mat; `deployed` is `None` behind the screen."""

    seat: Seat
    character: str
    iron: int
    copper: int
    astatine: int
    lights: int
    light: LightView
    level: int
    tier: str | None
    built: list[str]
    parts: dict[str, int]
    techs: list[TechView]
    discoveries: int
    fragments: int
    artifacts: list[str]
    prisms: list[str]
    lit: int
    chosen: list[str]
    dice: list[DieView]
    ready: bool
    deployed: list[DeploymentView] | None


class UpgradeView(TypedDict):
    """The seat's own upgrade card and what is still missing for it."""

    id: str
    tier: str
    parts: list[str]
    tech: list[int]
    missing: list[str]
    tech_points: int
    tech_enough: bool
    ready: bool


class SlotView(TypedDict):
    """A ship slot of an Artifact: its extra price and the captain in it."""

    astatine: int
    seat: Seat | None


class ArtifactView(TypedDict):
    """An Artifact in play."""

    id: str
    cost: CostView
    slots: list[SlotView]
    patron: bool  # the Priest's own


DecksView = TypedDict(
    "DecksView",
    {"tech": int, "discovery": int, "ballast-manifold": int, "chassis-frame": int, "reactor-shielding": int},
)


class DiscardedView(TypedDict):
    """Ids of the used cards."""

    tech: list[str]
    discovery: list[str]


class SupplyView(TypedDict):
    """What is left of the things that can run out."""

    lights: int
    parts: dict[str, int]
    prisms: dict[str, int]


class ZoneView(TypedDict):
    """A Zone; no limit is `None`."""

    id: str
    number: int
    competitive: bool
    limit: int | None
    rewards: list[int]


class SinceView(TypedDict):
    """How many results and dice of roll-offs there were at the last decision."""

    results: int
    rolloffs: int


class PlanningView(TypedDict):
    """The roll that the acting captain prepares."""

    seat: Seat
    base: int
    dice: int
    lit: int
    prisms: list[str]


class AdjustingView(TypedDict):
    """The roll that the acting captain may still change."""

    seat: Seat
    dice: list[DieView]
    marks: list[DieView]
    tool: str
    icon_used: bool
    matches: list[int]


class RankedView(TypedDict):
    """A deployment in the order of its Zone."""

    seat: Seat
    dice: list[DieView]
    value: int


# The functional form, because `from` is a keyword.
DemandView = TypedDict("DemandView", {"by": Seat, "from": Seat, "place": int})


class OfferView(TypedDict):
    """Something to choose from in a Zone; an Artifact comes with its price."""

    kind: str
    n: int
    cost: NotRequired[CostView]


class ResolvingView(TypedDict):
    """The Zone that is being resolved."""

    zone: str
    ranking: list[RankedView]
    place: int
    picks: int
    offers: list[OfferView]
    picker: Seat | None
    demand: DemandView | None


class PayingView(TypedDict):
    """The Tech amounts that are still owed for an upgrade, and how many cards have been laid down."""

    owed: list[int]
    laid: int


class View(TypedDict):
    """A position as one seat sees it; `you` is `None` for what every seat sees."""

    you: Seat | None
    phase: str
    turn: int
    turns: int
    order: list[Seat]
    first: Seat
    acting: Seat | None
    waiting: list[Seat]
    captains: list[CaptainView]
    upgrade: UpgradeView | None
    hand: list[FindView]
    tray: list[DieView]
    characters: list[str]
    artifacts: list[ArtifactView]
    pool: list[TechView | None]
    reserve: ReserveView | None
    decks: DecksView
    discarded: DiscardedView
    supply: SupplyView
    zones: list[ZoneView]
    rolloffs: list[RolloffView]
    results: list[ResultView]
    since: SinceView
    planning: PlanningView | None
    adjusting: AdjustingView | None
    resolving: ResolvingView | None
    paying: PayingView | None
    ending: str
    winner: Seat | None


# --- the view --------------------------------------------------------------------------------------------------------


def view(s: State, seat: Seat | None) -> View:
    """The position as this seat sees it; for `None`, as every seat sees it."""
    return {
        "you": seat,
        "phase": "production" if s.phase == "pay" and seat != s.seat else s.phase,
        "turn": s.turn,
        "turns": LAST_TURN,
        "order": list(order(s)),
        "first": s.first,
        "acting": None if s.phase in ("deploy", "over") else s.seat,
        "waiting": list(s.waiting),
        "captains": [_captain(s, other, seat) for other in range(len(s.iron))],
        "upgrade": _upgrade(s, seat) if seat is not None else None,
        "hand": [_find(card) for card in s.hands[seat]] if seat is not None else [],
        "tray": [die(one) for one in s.tray[seat]] if seat is not None and s.phase == "deploy" else [],
        "characters": list(s.left),
        "artifacts": _artifacts(s),
        "pool": [None if card == EMPTY else _tech(card) for card in s.pool],
        "reserve": None if s.reserve == EMPTY else {"seat": played_by(s, NAGA), **_tech(s.reserve)},
        "decks": {
            "tech": len(s.tech_deck),
            "discovery": len(s.find_deck),
            "ballast-manifold": len(s.decks[0]),
            "chassis-frame": len(s.decks[1]),
            "reactor-shielding": len(s.decks[2]),
        },
        "discarded": {
            "tech": [TECHS[card].id for card in s.tech_used],
            "discovery": [FINDS[card].id for card in s.find_used],
        },
        "supply": _supply(s),
        "zones": _zones(len(s.iron), cargo_rewards(s)),
        "rolloffs": [_rolloff(roll) for roll in s.rolloffs],
        "results": [_result(result) for result in s.results],
        "since": {"results": s.since[0], "rolloffs": s.since[1]},
        "planning": _planning(s),
        "adjusting": _adjusting(s),
        "resolving": _resolving(s),
        "paying": {"owed": list(s.owed), "laid": len(s.paid)} if s.phase == "pay" and seat == s.seat else None,
        "ending": s.ending,
        "winner": s.winner if s.phase == "over" else None,
    }


def die(one: int) -> DieView:
    """A die of the state, for a view."""
    return {"id": str(DIE_WORD[one]), "value": one % 10, "colour": COLOURS[one // 10]}


def dice(several: Stack) -> list[DieView]:
    """Dice of the state, for a view."""
    return [die(one) for one in several]


def cost(amounts: Cost) -> CostView:
    """A price of data.py, for a view."""
    return {"iron": amounts[0], "copper": amounts[1], "astatine": amounts[2]}


def _rolloff(throw: Throw) -> RolloffView:
    zone, turn, seat, several, roll = throw
    return {"zone": ZONES[zone], "round": turn, "seat": seat, "dice": dice(several), "roll": roll}


def _result(result: Result) -> ResultView:
    return {
        "zone": ZONES[result.zone],
        "place": result.place + 1,
        "seat": result.seat,
        "dice": dice(result.dice),
        "gains": [_gain(kind, n) for kind, n in result.gains],
    }


def _gain(kind: str, n: int) -> GainView:
    if kind == "tech":
        return {"kind": kind, "n": 1, "card": _tech(n)}
    return {"kind": kind, "n": n}


# --- the captains ----------------------------------------------------------------------------------------------------


def _captain(s: State, seat: Seat, viewer: Seat | None) -> CaptainView:
    open_mat = s.phase != "deploy" or seat == viewer
    return {
        "seat": seat,
        "character": s.characters[seat],
        "iron": s.iron[seat],
        "copper": s.copper[seat],
        "astatine": s.astatine[seat],
        "lights": s.lights[seat],
        "light": _light(light_card(s, seat), seat == s.radiant, (seat + 1) % len(s.iron) == s.radiant),
        "level": s.level[seat],
        "tier": TIERS[s.level[seat]] if s.level[seat] < TOP else None,
        "built": [UPGRADES[tier][index].id for tier, index in enumerate(s.built[seat])],
        "parts": {id: n for id, n in zip(PARTS, s.parts[seat], strict=True) if n},
        "techs": [_tech(tech) for tech in s.techs[seat]],
        "discoveries": len(s.hands[seat]),
        "fragments": s.fragments[seat],
        "artifacts": [id for id in s.artifacts if has_access(s, seat, id)],
        "prisms": [COLOURS[colour] for colour in s.prisms[seat]],
        "lit": s.lit[seat],
        "chosen": [COLOURS[colour] for colour in s.chosen[seat]],
        "dice": dice(s.dice[seat]),
        "ready": s.ready[seat],
        "deployed": [_deployment(one) for one in s.placed[seat]] if open_mat else None,
    }


def _light(card: LightCard, radiant: bool, dim: bool) -> LightView:
    reward: list[AmountView] = [{"kind": kind, "n": n} for kind, n in card.reward]
    return {"card": card.name, "radiant": radiant, "dim": dim, "dice": list(card.dice), "reward": reward}


def _deployment(one: Deployment) -> DeploymentView:
    return {"zone": ZONES[one[0]], "dice": dice(one[1]), "value": value(one[1])}


def _tech(card: int) -> TechView:
    tech = TECHS[card % UPSIDE_DOWN]
    return {
        "id": TECH_WORDS[card],
        "value": TECH_VALUE[card],
        "cost": cost(tech.cost),
        "prismatic": tech.prismatic,
        "improved": card >= UPSIDE_DOWN,
        "bonus": {"n": tech.bonus, "cost": cost(tech.price)} if tech.bonus else None,
    }


def _find(card: int) -> FindView:
    return {"id": FINDS[card].id, "kind": FINDS[card].kind, "n": FINDS[card].n}


def _upgrade(s: State, seat: Seat) -> UpgradeView | None:
    """The seat's own card and what is still missing for it."""
    if s.level[seat] == TOP:
        return None
    card: Upgrade = production.current(s, seat)
    have = list(s.parts[seat])
    missing = []
    for part in sorted(card.parts, reverse=True):
        other = part + 3 if 3 <= part <= 5 and not have[part] else part
        if have[other]:
            have[other] -= 1
        else:
            missing.append(PARTS[part])
    values = production.tech_values(s, seat)
    return {
        "id": card.id,
        "tier": TIERS[s.level[seat]],
        "parts": [PARTS[part] for part in card.parts],
        "tech": list(card.tech),
        "missing": missing[::-1],
        "tech_points": sum(values),
        "tech_enough": production.enough(values, card.tech),
        "ready": production.can_build(s, seat),
    }


# --- the table -------------------------------------------------------------------------------------------------------


def _artifacts(s: State) -> list[ArtifactView]:
    slots = slot_costs(len(s.iron))
    return [
        {
            "id": id,
            "cost": cost(ARTIFACTS[id]),
            "slots": [
                {"astatine": extra, "seat": seats[i] if i < len(seats) else None} for i, extra in enumerate(slots)
            ],
            "patron": id == s.patron,
        }
        for id, seats in zip(s.artifacts, s.access, strict=True)
    ]


def _supply(s: State) -> SupplyView:
    return {
        "lights": lights_left(s),
        "parts": {id: PART_TOKENS[part] - sum(parts[part] for parts in s.parts) for part, id in enumerate(PARTS)},
        "prisms": {COLOURS[colour]: PRISMS - sum(prisms.count(colour) for prisms in s.prisms) for colour in PRISMATIC},
    }


def _zones(seats: int, cargo: Rewards) -> list[ZoneView]:
    ranks = (
        IRON_REWARDS,
        MINE_REWARDS,
        CRATER_PICKS,
        cargo,
        (),
        (),
        (),
        (2,) * crystal_ranks(seats),
    )
    return [
        {
            "id": id,
            "number": zone + 1,
            "competitive": zone in COMPETITIVE,
            "limit": None if limit == UNLIMITED else limit,
            "rewards": list(ranks[zone]),
        }
        for zone, (id, limit) in enumerate(zip(ZONES, limits(seats), strict=True))
    ]


# --- what is being done ----------------------------------------------------------------------------------------------


def _planning(s: State) -> PlanningView | None:
    if s.phase != "plan":
        return None
    return {
        "seat": s.seat,
        "base": rolling.base_dice(s, s.seat),
        "dice": rolling.dice_count(s, s.seat),
        "lit": s.lit[s.seat],
        "prisms": [COLOURS[colour] for colour in s.chosen[s.seat]],
    }


def _adjusting(s: State) -> AdjustingView | None:
    if s.phase not in ("adjust", "mark"):
        return None
    return {
        "seat": s.seat,
        "dice": dice(s.dice[s.seat]),
        "marks": dice(s.marks),
        "tool": s.tool,
        "icon_used": s.iconed,
        "matches": list(s.fresh),
    }


def _resolving(s: State) -> ResolvingView | None:
    if s.zone < 0:
        return None
    return {
        "zone": ZONES[s.zone],
        "ranking": [_ranked(entry) for entry in s.ranking],
        "place": s.place + 1,
        "picks": s.picks,
        "offers": _offers(s),
        "picker": crystals.picker(s) if s.phase == "crystals" else None,
        "demand": {
            "by": s.demand[0],
            "from": s.seat,
            "place": ranking.conceded(s) + 1,
        } if s.phase == "demand" else None,
    }  # fmt: skip


def _ranked(entry: Entry) -> RankedView:
    return {"seat": entry.seat, "dice": dice(entry.dice), "value": value(entry.dice)}


def _offers(s: State) -> list[OfferView]:
    if s.phase == "acquisition":
        priced = acquisition.artifacts(s, s.seat)
        return [OfferView(kind=id, n=1, cost=cost(price)) for id, price in priced]
    offers: list[tuple[str, int]] = []
    if s.phase == "cargo":
        offers = zones.cargo_offers(s)
    elif s.phase == "crystals":
        offers = [(COLOURS[colour], s.offers.count(colour)) for colour in PRISMATIC if colour in s.offers]
    elif s.phase == "graveyard":
        offers = [(PARTS[part], 1) for part in zones.graveyard_parts(s, s.ranking[s.place])]
    return [OfferView(kind=kind, n=n) for kind, n in offers]
