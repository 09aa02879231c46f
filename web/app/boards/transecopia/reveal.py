"""The reveal: what came of the dice, Zone by Zone, with every roll-off; to follow, to step through, or to skip.

Followed, what is new since the last decision appears one thing after the other, each in its beat (`n-3` is the fourth;
the style sheet has the length of a beat). Stepped through, one Zone is opened at a time. Skipped, all is shown at once.
"""

from typing import NamedTuple

from utopiary import seat_name, text
from utopiary.games.transecopia.data import ZONES
from utopiary.games.transecopia.view import DieView, GainView, RolloffView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import die_face, sign
from .common import cached, display, gained, name, narrowed, stack, stack_name, who

BEAT = 0.42  # seconds; the style sheet's --beat
MOST = 40  # beats: the longest wait
WAYS = ("follow", "step", "skip")
EARLIER_TURN = (
    "draft",
    "patron",
    "plan",
    "adjust",
    "mark",
    "deploy",
)  # phases in which the reveal of the last turn is shown


class Row(NamedTuple):
    """A deployment in its Zone and what it brought; `None`: not decided yet."""

    seat: int
    dice: list[DieView]
    place: int
    gains: list[GainView] | None
    number: int = -1  # of the result


# --- what there is to show -------------------------------------------------------------------------------------------


def revealed(view: View) -> bool:
    """Are all dice on the map open?"""
    return view["phase"] not in EARLIER_TURN


def turn_shown(view: View) -> int:
    """The turn whose reveal is shown."""
    return view["turn"] - (view["phase"] in EARLIER_TURN)


def rows(view: View, zone: str) -> list[Row]:
    """The deployments of a Zone: those decided, in order, then those that wait."""
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
    """Are there dice in this Zone, and has it been or is it being resolved?"""
    resolving = view["resolving"] if revealed(view) else None
    return bool(rows(view, zone)) and not (resolving and ZONES.index(resolving["zone"]) < ZONES.index(zone))


def way(display: str | None) -> str:
    """How the reveal is shown: one of `WAYS`."""
    kind = (display or "").partition(":")[0]
    return kind if kind in WAYS else "follow"


def opened(scene: Scene[View]) -> int:
    """How many Zones are open: all, or as many as the player has stepped through this turn."""
    kind, _, at = scene.display.get("reveal", "").partition(":")
    if kind != "step":
        return len(ZONES)
    turn, _, zones = at.partition(":")
    return int(zones) if turn == str(turn_shown(scene.view)) and zones.isdecimal() else 1


def beats(view: View) -> dict[str, int]:
    """The beat of each new thing: results as "r5", dice of roll-offs as "t2", Zones by name."""
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
    """Seconds until everything new has appeared."""
    if way(display) != "follow" or not revealed(view):
        return 0.0
    return BEAT * max(beats(view).values(), default=0)


# --- drawing it ------------------------------------------------------------------------------------------------------


def reveal(scene: Scene[View]) -> Markup:
    """The reveal of this turn, or before it that of the last one."""
    open_dice = ("captains",) if revealed(scene.view) else ()  # before that they are hidden
    return _reveal(
        narrowed(scene, "phase", "turn", "results", "rolloffs", "since", "resolving", *open_dice, display=True)
    )


@cached()
def _reveal(scene: Scene[View]) -> Markup:
    view = scene.view
    if not view["results"] and not (revealed(view) and view["resolving"]):
        return Markup("")
    following = way(scene.display.get("reveal")) == "follow"
    times = beats(view) if following and revealed(view) else {}
    zones = opened(scene)
    dives = [_dive(scene, zone, times) for zone in ZONES[:zones]]
    title = scene.say(text("tr.reveal-of", turn=turn_shown(view)))
    head = tag(
        "header", tag("h2", title), _ways(scene), class_="reveal-head" + " reveal-earlier" * (not revealed(view))
    )
    return join([head, tag("ol", *dives), _next(scene, zones)])


def _ways(scene: Scene[View]) -> Markup:
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


def _next(scene: Scene[View], zones: int) -> Markup | None:
    """The button that opens the next Zone with dice."""
    if way(scene.display.get("reveal")) != "step":
        return None
    to = next((n for n in range(zones + 1, len(ZONES) + 1) if reached(scene.view, ZONES[n - 1])), None)
    if to is None:
        return tag("p", scene.say(text("tr.all-open")), class_="all-open")
    label = scene.say(text("tr.next-zone", zone=name(ZONES[to - 1])))
    value = f"step:{turn_shown(scene.view)}:{to}"
    return display(value, sign("step"), tag("span", label), id="tr-next", class_="main")


def _dive(scene: Scene[View], zone: str, times: dict[str, int]) -> Markup | None:
    view = scene.view
    if not reached(view, zone):
        return None
    found = rows(view, zone)
    resolving = view["resolving"]
    now = revealed(view) and resolving is not None and resolving["zone"] == zone
    id = f"dive-{turn_shown(view)}-{zone}"
    title = tag("h3", tag("b", ZONES.index(zone) + 1), tag("span", scene.say(name(zone))))
    throws = [(number, roll) for number, roll in enumerate(view["rolloffs"]) if roll["zone"] == zone]
    rounds = [
        _round(scene, id, round, [pair for pair in throws if pair[1]["round"] == round], times)
        for round in sorted({roll["round"] for _, roll in throws})
    ]
    lines = [_line(scene, f"{id}-{n}", row, times) for n, row in enumerate(found)]
    kind = "zone-result" + " now" * now + _beat(times.get(zone))
    return tag("li", title, *rounds, tag("ul", *lines), id=id, class_=kind)


def _beat(when: int | None) -> str:
    return "" if when is None else f" appears n-{when}"


def _round(
    scene: Scene[View], id: str, round: int, throws: list[tuple[int, RolloffView]], times: dict[str, int]
) -> Markup:
    """The dice of a roll-off that were rolled together."""
    best = max(roll["roll"] for _, roll in throws)
    shown = [
        tag(
            "span",
            tag("span", _threw(scene, roll), class_="spoken"),
            seat_mark(roll["seat"]),
            die_face(roll["roll"], roll["dice"][-1]["colour"]),
            class_=f"throw seat-{roll['seat']}" + " top" * (roll["roll"] == best),
        )
        for _, roll in throws
    ]
    kind = "rolloff" + _beat(times.get(f"t{throws[0][0]}"))
    label = scene.say(text("tr.rolloff" if round == 1 else "tr.rolloff-again"))
    return tag("p", tag("b", label), *shown, id=f"{id}-roll-{round}", class_=kind)


def _threw(scene: Scene[View], roll: RolloffView) -> str:
    return scene.say(text("tr.threw", who=seat_name(roll["seat"]), roll=roll["roll"]))


def _line(scene: Scene[View], id: str, row: Row, times: dict[str, int]) -> Markup:
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
    """The CSS class of a deployment on the map."""
    return "undecided" if row.gains is None else "won" if row.gains else "lost"
