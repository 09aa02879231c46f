"""The exact odds of every move that can be made now, as "show odds" shows them.

`odds_for(view, goal)` works on the view alone and returns plain JSON, keyed by the text of the move:

    search      "put 5 t3":  value for the goal; chance of perfect-zero, construct, component, encounter-1 ... -5
    activation  "put 5 t3":  value and chance "active" in this field; energy and damage expected in all
    field       "go-on":     the same for the second field
    connection  "put 5 t3", "waste 5":  value: less is better, the link and its damage together; link and damage apart
    combat      "fight" "wand" "slip", answer "accept" "wand":  chance to win, fall, die; damage expected
    final       "spend 2", final-roll "roll":  chance to win, die, meet Doomsday

Goals belong to the search: construct, zero, component, safe (anything but a fight), points. The other phases have only
one that makes sense. The solutions are imported when they are first needed.
"""

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ..data import DAYS, FIRST_SKULL, HAND, HAND_PRICE, SKULLS

if TYPE_CHECKING:
    from ..view import View
    from .activation_table import Odds as FieldOdds
    from .chart import Terms
    from .combat import FightOdds
    from .final import FinalOdds


class Line(TypedDict):
    """The odds of one move: its value for the goal, the chances of what can come of it, and what is to be expected."""

    value: float
    chance: NotRequired[dict[str, float]]
    energy: NotRequired[float]
    damage: NotRequired[float]
    link: NotRequired[float]
    slots: NotRequired[float]


Lines = dict[str, Line]

GOALS = ("construct", "component", "safe", "points", "zero")


def odds_for(view: "View", goal: str) -> Lines:
    """The odds of every move that depends on dice; empty when none does."""
    answer = PHASES.get(view["phase"])
    return answer(view, goal) if answer else {}


# --- search ----------------------------------------------------------------------------------------------------------


def _search(view: "View", goal: str) -> Lines:
    from .chart import Find
    from .finds import search_odds

    search = view["search"]
    assert search
    odds = search_odds(goal, terms(view))
    box, dice = tuple(search["squares"]), view["dice"]
    lines: Lines = {}
    for die, other in _hands(dice):
        for square, seen in odds.squares(box, die, other).items():
            lines[f"put {die} {square}"] = {
                "value": seen.value,
                "chance": {find.label: seen.chance[find] for find in Find},
            }
    return lines


def terms(view: "View") -> "Terms":
    """What changes a search result here and now."""
    from .chart import Terms

    region = next(region for region in view["regions"] if region["here"])
    monsters = "active-monsters" in region["events"] and not region["sealed"]
    rod = any(tool["charged"] for tool in view["tools"] if tool["id"] == "dowsing-rod")
    return Terms(view["search"]["bonus"] if view["search"] else 0, rod, monsters, region["found"])


def _hands(dice: list[int]) -> list[tuple[int, int | None]]:
    """Each die that could be written first, and the one that is left then."""
    if len(dice) < 2 or dice[0] == dice[1]:
        return [(die, dice[1] if len(dice) == 2 else None) for die in dice[:1]]
    return [(dice[0], dice[1]), (dice[1], dice[0])]


# --- workshop --------------------------------------------------------------------------------------------------------


def _activation(view: "View", goal: str) -> Lines:
    from .activation_table import ActivationOdds

    field = view["activation"]
    assert field
    won = sum(mark for mark in field["marks"] if isinstance(mark, int))
    odds = ActivationOdds("activate", bar=min(4, field["energy"] - won))
    boxes = _pairs(field["squares"])
    lines: Lines = {}
    for die, other in _hands(view["dice"]):
        for (box, top), seen in odds.squares(boxes, die, other).items():
            lines[f"put {die} {'t' if top else 'b'}{box + 1}"] = _field_line(seen)
    return lines


def _field(view: "View", goal: str) -> Lines:
    from .activation_table import ActivationOdds, Odds

    field = view["activation"]
    assert field
    if field["field"] == 2:  # rule 16: after the second field a day is enough
        return {"go-on": _field_line(Odds(1.0, 0.0, 0.0))}
    return {"go-on": _field_line(ActivationOdds("activate", bar=field["energy"]).of())}


def _field_line(seen: "FieldOdds") -> Line:
    return {"value": seen.active, "chance": {"active": seen.active}, "energy": seen.energy, "damage": seen.damage}


def _connection(view: "View", goal: str) -> Lines:
    from .connection_table import ConnectionOdds

    link, basket = view["connection"], view["basket"]
    assert link
    spare = next(store["n"] for store in view["stores"] if store["id"] == link["link"])
    odds = ConnectionOdds(spare=min(3, spare))
    boxes, slots = _pairs(link["squares"]), basket["slots"] - basket["used"]
    lines: Lines = {}
    for die, other in _hands(view["dice"]):
        for square, seen in odds.squares(boxes, slots, die, other).items():
            move = f"waste {die}" if square is None else f"put {die} {'t' if square[1] else 'b'}{square[0] + 1}"
            lines[move] = {"value": seen.cost, "link": seen.link, "damage": seen.damage, "slots": seen.slots}
    return lines


def _pairs(squares: list[int]) -> tuple[tuple[int, int], ...]:
    half = len(squares) // 2
    return tuple(zip(squares[:half], squares[half:], strict=True))


# --- combat ----------------------------------------------------------------------------------------------------------


def _combat(view: "View", goal: str) -> Lines:
    from .combat import Fight, Foe, Wand, strike

    met, hit_points, rolled = view["combat"], view["hit_points"]["now"], view["rolled"]
    assert met
    chassis = met["added"] - (2 if met["wand"] else 0)
    foe = Foe(met["attack"][1], met["hit"][0], chassis)
    fight = Fight(foe)
    charged = any(tool["charged"] for tool in view["tools"] if tool["id"] == "paralysis-wand")

    def line(seen: "FightOdds") -> Line:
        chance = {"win": seen.win, "fall": seen.fall, "die": seen.die}
        return {"value": seen.win, "chance": chance, "damage": seen.expected_damage}

    def after(wand: Wand) -> Line:
        """The odds when this roll counts."""
        damage, dead = strike(foe, rolled[0], rolled[1], wand is Wand.IN_USE)
        left = hit_points - damage
        if dead or left <= 0:
            chance = {"win": float(dead and left >= 0), "fall": float(left == 0), "die": float(left < 0)}
            return {"value": chance["win"], "chance": chance, "damage": float(damage)}
        more = line(fight.odds(left, wand))
        return {**more, "damage": more["damage"] + damage}

    if view["phase"] == "answer":
        return {"accept": after(Wand.NONE), "wand": after(Wand.IN_USE)}
    lines = {"fight": line(fight.odds(hit_points, Wand.IN_USE if met["wand"] else Wand.NONE))}
    if charged and not met["wand"]:
        lines["wand"] = line(fight.odds(hit_points, Wand.IN_USE))
    if met["rolls"] == 0 and any(held["taken"] for held in view["treasures"] if held["id"] == "shimmering-moonlace"):
        lines["slip"] = {"value": 1.0, "chance": {"win": 0.0, "fall": 0.0, "die": 0.0}, "damage": 0.0}
    return lines


# --- the end ---------------------------------------------------------------------------------------------------------


def _final(view: "View", goal: str) -> Lines:
    from .final import Trial, final_odds

    gate = any(construct["active"] for construct in view["constructs"] if construct["id"] == "void-gate")
    scale = any(held["taken"] for held in view["treasures"] if held["id"] == "scale-of-the-infinity-wurm")
    trial = Trial(view["final"]["needed"], view["hit_points"]["now"], days_ahead(view), gate, scale)
    rows = final_odds(trial)
    if view["phase"] == "final-roll":
        return {"roll": _final_line(rows[0])}
    return {f"spend {row.spend}": _final_line(row) for row in rows}


def _final_line(row: "FinalOdds") -> Line:
    return {"value": row.win, "chance": {"win": row.win, "die": row.die, "doomsday": row.doomsday}}


def days_ahead(view: "View") -> int:
    """Days that can still be crossed when all energy of the God's Hand is used in time (rule 24)."""
    time, energy = view["time"], view["gods_hand"]["energy"]
    bracelet = view["bracelet"] == "day" and any(
        held["taken"] for held in view["treasures"] if held["id"] == "bracelet-of-ios"
    )
    day, skulls = time["day"], time["skulls_crossed"]
    while True:
        while energy >= HAND_PRICE and skulls < SKULLS:
            energy, skulls = energy - HAND_PRICE, skulls + 1
        if day + 1 >= min(FIRST_SKULL + skulls, DAYS):
            return day - time["day"]
        day += 1
        energy = min(HAND, energy + bracelet)


PHASES = {
    "search": _search,
    "activation": _activation,
    "field": _field,
    "connection": _connection,
    "combat": _combat,
    "answer": _combat,
    "final": _final,
    "final-roll": _final,
}
