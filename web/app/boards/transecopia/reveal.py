"""The reveal: what came of the dice, Zone by Zone, with every roll-off; to follow, to step through, or to skip.

Who follows sees one thing after the other: whatever is new since the last decision waits for its beat (`n-3` is the
fourth; the style sheet knows how long a beat is). Who steps opens one Zone at a time. Who skips sees all at once.
"""

from typing import Any, NamedTuple

from utopiary import View, seat_name, text
from utopiary.games.transecopia.data import ZONES

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import sign
from .common import Json, display, gained, name, who
from .dice import face, stack, stack_name
from .remembering import glimpse, remembered

BEAT = 0.42  # seconds; the style sheet's --beat
MOST = 40  # beats: nobody wants to wait longer
WAYS = ("follow", "step", "skip")
BEFORE = ("draft", "patron", "plan", "adjust", "mark", "deploy")  # phases in which the last turn can be looked at


class Row(NamedTuple):
    """A deployment in its Zone, and what it brought; None: not decided yet."""

    seat: int
    dice: list[Json]
    place: int
    gains: list[Json] | None
    number: int = -1  # of the result


# --- what there is to show -------------------------------------------------------------------------------------------


def revealed(view: View) -> bool:
    """Do the dice lie open on the map?"""
    return view["phase"] not in BEFORE


def turn_shown(view: View) -> int:
    turn: int = view["turn"] - (view["phase"] in BEFORE)
    return turn


def rows(view: View, zone: str) -> list[Row]:
    """The deployments of a Zone: those decided in their order, then those that wait."""
    found = [
        Row(result["seat"], result["dice"], result["place"], result["gains"], number)
        for number, result in enumerate(view["results"])
        if result["zone"] == zone
    ]
    resolving = view["resolving"]
    if not revealed(view) or resolving is None:
        return found
    if resolving["zone"] == zone:
        waiting = resolving["ranking"][len(found) :]
        return found + [Row(entry["seat"], entry["dice"], len(found) + n, None) for n, entry in enumerate(waiting, 1)]
    if ZONES.index(resolving["zone"]) < ZONES.index(zone):
        found += [
            Row(captain["seat"], one["dice"], 0, None)
            for captain in view["captains"]
            for one in captain["deployed"] or ()
            if one["zone"] == zone
        ]
    return found


def reached(view: View, zone: str) -> bool:
    """Is there anything in this Zone, and has it come so far?"""
    resolving = view["resolving"] if revealed(view) else None
    return bool(rows(view, zone)) and not (resolving and ZONES.index(resolving["zone"]) < ZONES.index(zone))


def way(display: str | None) -> str:
    kind = (display or "").partition(":")[0]
    return kind if kind in WAYS else "follow"


def opened(scene: Scene[Any]) -> int:
    """How many Zones are open: all, or as many as somebody has stepped through this turn."""
    kind, _, at = scene.display.get("reveal", "").partition(":")
    if kind != "step":
        return len(ZONES)
    turn, _, zones = at.partition(":")
    return int(zones) if turn == str(turn_shown(scene.view)) and zones.isdecimal() else 1


def beats(view: View) -> dict[str, int]:
    """When each new thing happens: results as "r5", throws as "t2", Zones by name; nothing that was there before."""
    since, beat, times = view["since"], 0, dict[str, int]()
    for zone in ZONES:
        throws = [
            (number, roll) for number, roll in enumerate(view["rolloffs"])
            if roll["zone"] == zone and number >= since["rolloffs"]
        ]  # fmt: skip
        results = [row.number for row in rows(view, zone) if row.number >= since["results"]]
        if not throws and not results:
            continue
        times[zone] = beat
        beat += 1
        for round in dict.fromkeys(roll["round"] for _, roll in throws):
            times |= {f"t{number}": beat for number, roll in throws if roll["round"] == round}
            beat += 2
        for number in results:
            times[f"r{number}"] = beat
            beat += 1
    return {what: min(when, MOST) for what, when in times.items()}


def animation_seconds(view: View, display: str | None) -> float:
    """Seconds that whoever follows needs before the next thing happens."""
    if way(display) != "follow" or not revealed(view):
        return 0.0
    return BEAT * max(beats(view).values(), default=0)


# --- drawing it ------------------------------------------------------------------------------------------------------


def reveal(scene: Scene[Any]) -> Markup:
    open_dice = ("captains",) if revealed(scene.view) else ()  # before that only their owner sees where they are
    return _reveal(
        glimpse(scene, "phase", "turn", "results", "rolloffs", "since", "resolving", *open_dice, display=True)
    )


@remembered()
def _reveal(scene: Scene[Any]) -> Markup:
    view = scene.view
    if not view["results"] and not (revealed(view) and view["resolving"]):
        return Markup("")
    following = way(scene.display.get("reveal")) == "follow"
    times = beats(view) if following and revealed(view) else {}
    zones = opened(scene)
    dives = [_dive(scene, zone, times) for zone in ZONES[:zones]]
    title = scene.say(text("tr.reveal-of", turn=turn_shown(view)))
    head = tag("header", tag("h2", title), _ways(scene), class_="log-head" + " log-old" * (not revealed(view)))
    return join([head, tag("ol", *dives), _next(scene, zones)])


def _ways(scene: Scene[Any]) -> Markup:
    now = way(scene.display.get("reveal"))
    buttons = [
        display(
            f"step:{turn_shown(scene.view)}:1" if one == "step" else one,
            sign(one), tag("span", scene.say(text(f"tr.way.{one}"))),
            id=f"way-{one}", aria_pressed=str(one == now).lower(), title=scene.say(text(f"tr.way.{one}-is")),
        )
        for one in WAYS
    ]  # fmt: skip
    return tag("div", *buttons, class_="reveal-ways", role="group", aria_label=scene.say(text("tr.ways")))


def _next(scene: Scene[Any], zones: int) -> Markup | None:
    """The button that opens one Zone more; empty ones are passed."""
    if way(scene.display.get("reveal")) != "step":
        return None
    to = next((n for n in range(zones + 1, len(ZONES) + 1) if reached(scene.view, ZONES[n - 1])), None)
    if to is None:
        return tag("p", scene.say(text("tr.all-open")), class_="all-open")
    label = scene.say(text("tr.next-zone", zone=name(ZONES[to - 1])))
    value = f"step:{turn_shown(scene.view)}:{to}"
    return display(value, sign("step"), tag("span", label), id="tr-next", class_="main")


def _dive(scene: Scene[Any], zone: str, times: dict[str, int]) -> Markup | None:
    view = scene.view
    if not reached(view, zone):
        return None
    found = rows(view, zone)
    now = revealed(view) and bool(view["resolving"]) and view["resolving"]["zone"] == zone
    id = f"dive-{turn_shown(view)}-{zone}"
    title = tag("h3", tag("b", ZONES.index(zone) + 1), tag("span", scene.say(name(zone))))
    throws = [(number, roll) for number, roll in enumerate(view["rolloffs"]) if roll["zone"] == zone]
    rounds = [
        _round(scene, id, round, [pair for pair in throws if pair[1]["round"] == round], times)
        for round in sorted({roll["round"] for _, roll in throws})
    ]
    lines = [_line(scene, f"{id}-{n}", row, times) for n, row in enumerate(found)]
    kind = "dive" + " now" * now + _beat(times.get(zone))
    return tag("li", title, *rounds, tag("ul", *lines), id=id, class_=kind)


def _beat(when: int | None) -> str:
    return "" if when is None else f" appears n-{when}"


def _round(scene: Scene[Any], id: str, round: int, throws: list[tuple[int, Json]], times: dict[str, int]) -> Markup:
    """All dice of a roll-off that were thrown at once."""
    best = max(roll["roll"] for _, roll in throws)
    shown = [
        tag(
            "span",
            tag("span", _threw(scene, roll), class_="spoken"),
            seat_mark(roll["seat"]),
            face(roll["roll"], roll["dice"][-1]["colour"]),
            class_=f"throw seat-{roll['seat']}" + " top" * (roll["roll"] == best),
        )
        for _, roll in throws
    ]
    kind = "rolloff" + _beat(times.get(f"t{throws[0][0]}"))
    label = scene.say(text("tr.rolloff" if round == 1 else "tr.rolloff-again"))
    return tag("p", tag("b", label), *shown, id=f"{id}-roll-{round}", class_=kind)


def _threw(scene: Scene[Any], roll: Json) -> str:
    return scene.say(text("tr.threw", who=seat_name(roll["seat"]), roll=roll["roll"]))


def _line(scene: Scene[Any], id: str, row: Row, times: dict[str, int]) -> Markup:
    place = tag("b", row.place, class_="rank") if row.place else tag("span", class_="rank lacking")
    got: Markup | str
    if row.gains is None:
        got = tag("span", scene.say(text("tr.waits")), class_="waits")
    elif row.gains:
        got = tag("span", gained(scene, row.gains), class_="got")
    else:
        got = tag("span", sign("cross"), scene.say(text("tr.nothing")), class_="nothing")
    dice = tag("span", stack_name(scene, row.dice), class_="spoken")
    kind = "line" + _beat(times.get(f"r{row.number}"))
    return tag("li", place, who(scene, row.seat), dice, stack(row.dice), got, id=id, class_=kind)


def outcome_of(row: Row) -> str:
    """How a deployment looks on the map."""
    return "undecided" if row.gains is None else "won" if row.gains else "lost"
