"""What the TIME deck may bring, from what whoever looks at this view can know, in numbers and in words.

Everybody can count how many events are left in the deck, so each card is an event as likely as any other. The back of
the top card says a little more about that one: its dot is more frequent among the unseen cards of one kind.
"""

from collections.abc import Mapping
from typing import Any

from utopiary import Text, text
from utopiary.games.eutopia.data import ACTIONS, EVENTS
from utopiary.games.eutopia.state import DOT

from ...markup import Markup, tag
from ...scene import Scene

View = Mapping[str, Any]


def next_is_event(view: View) -> float:
    """How likely the top card of the TIME deck is an event, given its back."""
    time, dot = view["time"], view["time"]["next_area"]
    if not time["left"]:
        return 0.0
    actions, events = _unseen(view)
    weight = time["actions"] * _share(actions, dot)
    dire = time["events"] * _share(events, dot)
    return float(dire / (weight + dire) if weight + dire else time["events"] / time["left"])


def of_flips(view: View, n: int) -> float:
    """Events to expect among so many cards turned over."""
    time = view["time"]
    return min(n, time["left"]) * time["events"] / time["left"] if time["left"] else 0.0


def of_draws(view: View, n: int) -> float:
    """Events to expect on the way to so many Action cards: they lie evenly between those."""
    time = view["time"]
    return time["events"] * min(1.0, n / (time["actions"] + 1)) if n > 0 else 0.0


def _unseen(view: View) -> tuple[set[int], set[int]]:
    """Action and Event cards that may be anywhere: in the deck, in hands that are not seen, or in the box."""
    seen = {*view["discard"], *(area["card"] for area in view["areas"])}
    for player in view["players"]:
        seen |= {card["id"] for card in player["hand"]}
    for event in view["events"]:
        seen |= {event["id"], *(card["id"] for card in event["under"])}
    return set(ACTIONS) - seen, set(EVENTS) - seen


def _share(cards: set[int], dot: int) -> float:
    return sum(DOT[card] == dot for card in cards) / len(cards) if cards else 0.0


def ahead(scene: Scene[Any]) -> Markup | None:
    """What the TIME deck may bring, in numbers that anybody could work out."""
    view, say = scene.view, scene.say
    time = view["time"]
    if not view["round"] or view["phase"] == "over":
        return None
    if not time["left"]:
        return tag("p", say(text("eu.no-time")), class_="ahead")
    lines = [say(text("eu.next", percent=round(100 * next_is_event(view))))]
    if view["flips"]:
        lines.append(say(text("eu.flips-now", n=view["flips"], events=_about(of_flips(view, view["flips"])))))
    else:
        short = view["hand_size"] - view["players"][view["seat"]]["cards"] + len(view["chosen"])
        if short > 0:
            lines.append(say(text("eu.draws", n=short, events=_about(of_draws(view, short)))))
        n = len(view["events"])
        if n:
            lines.append(say(text("eu.flips-next", n=n, events=_about(of_flips(view, n)))))
    return tag("ul", *[tag("li", line) for line in lines], class_="ahead")


def _about(number: float) -> Text:
    """With one decimal, after a point or a comma."""
    whole, tenths = f"{number:.1f}".split(".")
    return text("eu.decimal", whole=int(whole), tenths=int(tenths))
