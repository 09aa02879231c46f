"""The TIME deck, and what it may bring, in numbers and in words.

All players can count how many events are left in the deck, so each card is an event as likely as any other. The back of
the top card says a little more about that one: its dot is more frequent among the unseen cards of one kind.
"""

from utopiary import Text, text
from utopiary.games.eutopia.data import ACTIONS, EVENTS
from utopiary.games.eutopia.state import DOT
from utopiary.games.eutopia.view import View

from ...markup import Markup, tag
from ...scene import Scene
from .art import CELLS, icon
from .common import acting, named, part, shown, spot


def time_deck(scene: Scene[View]) -> Markup:
    """The TIME deck with its odds, and the discard pile."""
    view, say = scene.view, scene.say
    time = view["time"]
    if not view["round"]:
        words = say(text("eu.undealt"))
        return tag("div", icon("hourglass"), tag("span", words), **named(spot(scene, "time", "time"), words))
    words = say(text("eu.time-words", n=time["left"], events=time["events"]))
    go = next(iter(scene.at("time")), None)
    doing = tag("b", say(go.label), class_="eu-go") if go else None
    gone = tag(
        "span",
        say(text("eu.discard", n=len(view["discard"]))),
        **spot(scene, "discard", "discard"),
    )
    return tag(
        "div",
        shown(
            named(part(scene, "time", "time" + " empty" * (not time["left"])), words),
            _back(time["next_area"], time["left"]) if time["left"] else icon("hourglass"),
            tag("span", doing, tag("span", words, class_="left")),
        ),
        _odds(scene),
        gone,
        class_="time-box",
    )


def _back(dot: int | None, left: int) -> Markup:
    """The back of the top card: eight dots, one of them marked; and the number of cards."""
    dots = []
    for number, (x, y) in enumerate(CELLS, 1):
        marked = dot == number
        dots.append(
            tag("circle", cx=12 + 12 * x, cy=12 + 12 * y, r=4.5 if marked else 2.2, class_="dot" * marked or None)
        )
    pile = [
        tag("rect", x=2 + 1.5 * k, y=2 + 1.5 * k, width=44, height=58, rx=6) for k in range(min(4, (left + 9) // 10))
    ]
    pile = pile[::-1]
    return tag(
        "svg",
        *pile,
        tag("g", *dots),
        tag("text", left, x=24, y=55),
        viewBox="0 0 52 66",
        class_="eu-pile",
        aria_hidden="true",
    )


def _odds(scene: Scene[View]) -> Markup | None:
    """What the TIME deck may bring: numbers that every player could work out."""
    view, say = scene.view, scene.say
    time = view["time"]
    if not view["round"] or view["phase"] == "over":
        return None
    if not time["left"]:
        return tag("p", say(text("eu.no-time")), class_="odds")
    lines = [say(text("eu.next", percent=round(100 * next_is_event(view))))]
    if view["flips"]:
        lines.append(say(text("eu.flips-now", n=view["flips"], events=_about(of_flips(view, view["flips"])))))
    else:
        short = view["hand_size"] - acting(view)["cards"] + len(view["chosen"])
        if short > 0:
            lines.append(say(text("eu.draws", n=short, events=_about(of_draws(view, short)))))
        n = len(view["events"])
        if n:
            lines.append(say(text("eu.flips-next", n=n, events=_about(of_flips(view, n)))))
    return tag("ul", *[tag("li", line) for line in lines], class_="odds")


def _about(number: float) -> Text:
    """The number with one decimal, after a point or a comma."""
    whole, tenths = f"{number:.1f}".split(".")
    return text("eu.decimal", whole=int(whole), tenths=int(tenths))


# --- the odds ---------------------------------------------------------------------------------------------------------


def next_is_event(view: View) -> float:
    """How likely the top card of the TIME deck is an event, given its back."""
    time, dot = view["time"], view["time"]["next_area"]
    if not time["left"]:
        return 0.0
    actions, events = _unseen(view)
    action_weight = time["actions"] * _share(actions, dot)
    event_weight = time["events"] * _share(events, dot)
    whole = action_weight + event_weight
    return event_weight / whole if whole else time["events"] / time["left"]


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


def _share(cards: set[int], dot: int | None) -> float:
    return sum(DOT[card] == dot for card in cards) / len(cards) if cards else 0.0
