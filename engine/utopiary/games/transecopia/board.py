"""What a seat may see, as plain JSON (rules.py names the board's parts).

Hidden from the others are the upgrade card, the Discovery hand, dice put down behind a screen and Tech cards laid down
for an upgrade that is not paid yet; from everybody the order of the decks.
"""

from typing import Any

from ...core.game import Seat, View
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
from .saying import DIE_WORD, TECH_WORDS
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

Json = dict[str, Any]


def view(s: State, seat: Seat | None) -> View:
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
            **{tier: len(deck) for tier, deck in zip(TIERS, s.decks, strict=True)},
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


def die(one: int) -> Json:
    return {"id": str(DIE_WORD[one]), "value": one % 10, "colour": COLOURS[one // 10]}


def dice(several: Stack) -> list[Json]:
    return [die(one) for one in several]


def cost(amounts: Cost) -> Json:
    return {"iron": amounts[0], "copper": amounts[1], "astatine": amounts[2]}


def _rolloff(throw: Throw) -> Json:
    zone, turn, seat, several, roll = throw
    return {"zone": ZONES[zone], "round": turn, "seat": seat, "dice": dice(several), "roll": roll}


def _result(result: Result) -> Json:
    return {
        "zone": ZONES[result.zone],
        "place": result.place + 1,
        "seat": result.seat,
        "dice": dice(result.dice),
        "gains": [_gain(kind, n) for kind, n in result.gains],
    }


def _gain(kind: str, n: int) -> Json:
    return {"kind": kind, "n": 1, "card": _tech(n)} if kind == "tech" else {"kind": kind, "n": n}


# --- the captains ----------------------------------------------------------------------------------------------------


def _captain(s: State, seat: Seat, viewer: Seat | None) -> Json:
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


def _light(card: LightCard, radiant: bool, dim: bool) -> Json:
    reward = [{"kind": kind, "n": n} for kind, n in card.reward]
    return {"card": card.name, "radiant": radiant, "dim": dim, "dice": list(card.dice), "reward": reward}


def _deployment(one: Deployment) -> Json:
    return {"zone": ZONES[one[0]], "dice": dice(one[1]), "value": value(one[1])}


def _tech(card: int) -> Json:
    tech = TECHS[card % UPSIDE_DOWN]
    return {
        "id": TECH_WORDS[card],
        "value": TECH_VALUE[card],
        "cost": cost(tech.cost),
        "prismatic": tech.prismatic,
        "improved": card >= UPSIDE_DOWN,
        "bonus": {"n": tech.bonus, "cost": cost(tech.price)} if tech.bonus else None,
    }


def _find(card: int) -> Json:
    return {"id": FINDS[card].id, "kind": FINDS[card].kind, "n": FINDS[card].n}


def _upgrade(s: State, seat: Seat) -> Json | None:
    """The own card, and what it still wants."""
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


def _artifacts(s: State) -> list[Json]:
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


def _supply(s: State) -> Json:
    return {
        "lights": lights_left(s),
        "parts": {id: PART_TOKENS[part] - sum(parts[part] for parts in s.parts) for part, id in enumerate(PARTS)},
        "prisms": {COLOURS[colour]: PRISMS - sum(prisms.count(colour) for prisms in s.prisms) for colour in PRISMATIC},
    }


def _zones(seats: int, cargo: Rewards) -> list[Json]:
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


def _planning(s: State) -> Json | None:
    if s.phase != "plan":
        return None
    return {
        "seat": s.seat,
        "base": rolling.base_dice(s, s.seat),
        "dice": rolling.dice_count(s, s.seat),
        "lit": s.lit[s.seat],
        "prisms": [COLOURS[colour] for colour in s.chosen[s.seat]],
    }


def _adjusting(s: State) -> Json | None:
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


def _resolving(s: State) -> Json | None:
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


def _ranked(entry: Entry) -> Json:
    return {"seat": entry.seat, "dice": dice(entry.dice), "value": value(entry.dice)}


def _offers(s: State) -> list[Json]:
    if s.phase == "cargo":
        return [{"kind": kind, "n": n} for kind, n in zones.cargo_offers(s)]
    if s.phase == "crystals":
        return [{"kind": COLOURS[colour], "n": s.offers.count(colour)} for colour in PRISMATIC if colour in s.offers]
    if s.phase == "graveyard":
        return [{"kind": PARTS[part], "n": 1} for part in zones.graveyard_parts(s, s.ranking[s.place])]
    if s.phase == "acquisition":
        return [{"kind": id, "n": 1, "cost": cost(price)} for id, price in acquisition.artifacts(s, s.seat)]
    return []
