"""The TIME deck, one's own cards, and what the card taken up can do.

A card is taken up by tapping it; then all it can do lights up on the board. Tapping it again puts it back, which is
nothing but taking the move back.
"""

from typing import Any

from utopiary import Choice, Seat, seat_name, text
from utopiary.games.eutopia.board import talent_names
from utopiary.games.eutopia.names import CARD, EVENT

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .art import chip, icon
from .chances import ahead
from .common import button, named, part, shown, spot, verb

USES = ("stabilise", "confirm", "work", "give", "journey")
DOTS = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))


def hand(scene: Scene[Any]) -> Markup:
    view = scene.view
    whose = holder(scene)
    if view["phase"] == "role" and scene.choices:
        return _roles(scene)
    return join([_cards(scene, whose), tag("div", _uses(scene), _time(scene), class_="eu-desk")])


def holder(scene: Scene[Any]) -> Seat | None:
    """Whose hand lies in front of whoever looks."""
    view = scene.view
    if view["you"] is not None:
        return int(view["you"])
    return view["seat"] if view["rules"]["open_hands"] else None


# --- the character ---------------------------------------------------------------------------------------------------


def _roles(scene: Scene[Any]) -> Markup:
    """The two sides of the Character card."""
    player = scene.view["players"][scene.view["seat"]]
    sides = []
    for choice, role, talents in zip(scene.choices, player["roles"], player["sides"], strict=True):
        name = tag("b", scene.say(text(f"eutopia.role.{role}")))
        can = [
            tag("small", *map(icon, reach), scene.say(talent), class_="talent")
            for reach, talent in zip(talents.values(), talent_names(talents), strict=True)
        ]
        sides.append(button(scene, choice, name, *can, kind=f"role scarf-{player['colour']}"))
    return tag("p", scene.say(text("eu.choose-role")), class_="eu-note") + tag("div", *sides, class_="roles")


# --- the TIME deck ---------------------------------------------------------------------------------------------------


def _time(scene: Scene[Any]) -> Markup:
    view, say = scene.view, scene.say
    time = view["time"]
    if not view["round"]:
        words = say(text("eu.undealt"))
        return tag("div", icon("hourglass"), tag("span", words), **named(spot(scene, "time", "time"), words))
    words = say(text("eu.time-words", n=time["left"], events=time["events"]))
    go = next((choice for choice in scene.at("time")), None)
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
        ahead(scene),
        gone,
        class_="time-box",
    )


def _back(dot: int | None, left: int) -> Markup:
    """The back of the top card: eight dots, one of them marked; and how many cards lie there."""
    dots = []
    for number, (x, y) in enumerate(DOTS, 1):
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


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(scene: Scene[Any], whose: Seat | None) -> Markup:
    view, say = scene.view, scene.say
    if whose is None:
        if view["ending"] or view["rules"]["open_hands"]:
            return Markup("")
        return tag("p", say(text("eu.covered")), class_="eu-note")
    player = view["players"][whose]
    title = tag("h2", mark(whose), say(text("eu.hand-of", who=seat_name(whose))))
    if not player["hand"]:
        return title + tag("p", say(text("eu.hand-empty" if view["round"] else "eu.hand-undealt")), class_="eu-note")
    wanted = _wanted(scene, player)
    cards = [_card(scene, card, wanted) for card in player["hand"]]
    return title + tag("div", *cards, class_="cards" + " choosing" * bool(view["chosen"]))


def _wanted(scene: Scene[Any], player: dict[str, Any]) -> set[str]:
    """Resources that the events where one is still miss."""
    return {need for event in scene.view["events"] if event["area"] == player["area"] for need in event["missing"]}


def _card(scene: Scene[Any], card: dict[str, Any], wanted: set[str]) -> Markup:
    say, number = scene.say, card["id"]
    target = f"card-{number}"
    chosen = number in scene.view["chosen"]
    name = say(CARD[number])
    name = name[:1].upper() + name[1:]
    attrs: dict[str, Attr]
    if chosen and scene.choices:
        label = f"{name}. {say(text('eu.put-back'))}"
        attrs = {
            **spot(scene, target, "eu-card can chosen"),
            "role": "button",
            "tabindex": 0,
            "data_do": "undo",
            "aria_label": label,
        }
    else:
        attrs = part(scene, target, "eu-card" + " chosen" * chosen)
        attrs = {**attrs, "aria_label": attrs["aria_label"]} if "aria_label" in attrs else named(attrs, name)
    rows = [
        tag("span", *[chip(say, id) for id in card["factors"]], class_="icons"),
        tag("span", *[chip(say, id, "wanted" if id in wanted else "") for id in card["resources"]], class_="icons"),
        tag("span", tag("em", "→"), *[chip(say, id) for id in card["terrains"]], class_="icons way"),
    ]
    back = (
        tag("span", icon("back"), say(text("eu.put-back-short")), class_="put-back")
        if chosen and scene.choices
        else None
    )
    return shown(attrs, tag("span", number, class_="no"), *rows, back)


# --- what it can do --------------------------------------------------------------------------------------------------


def _uses(scene: Scene[Any]) -> Markup | None:
    """Everything that lights up elsewhere on the board, once more as buttons near the cards."""
    view, say = scene.view, scene.say
    if view["phase"] == "place" and scene.choices:
        return tag("p", say(text("eu.choose-place")), class_="eu-note")
    verbs = {verb(choice) for choice in scene.choices}
    uses = [_use(scene, choice) for choice in scene.choices if verb(choice) in USES]
    if "add" in verbs:
        uses.insert(0, tag("p", say(text("eu.add-cards")), class_="eu-note"))
    if "roam" in verbs:
        uses.append(tag("p", say(text("eu.talent-roam")), class_="eu-note"))
    if "advise" in verbs:
        uses += _advice(scene)
    return tag("div", *uses, class_="uses") if uses else None


def _advice(scene: Scene[Any]) -> list[Markup]:
    """What a talent brings: a row for each event where one is. Tapping such an event points at its row."""
    rows: dict[int, list[Markup]] = {}
    for choice in scene.choices:
        if verb(choice) == "advise":
            resource = chip(scene.say, _brought(scene, choice))
            rows.setdefault(int(choice.move[1]), []).append(button(scene, choice, resource, kind="use advise"))
    return [
        tag(
            "div",
            tag("p", scene.say(text("eu.talent-advise", event=EVENT[event])), class_="eu-note"),
            tag("span", *row),
            class_="held" if scene.held == f"event-{event}" else None,
        )
        for event, row in rows.items()
    ]


def _brought(scene: Scene[Any], choice: Choice) -> str:
    """Which resource: the move names it, unless the role brings but one (as in the first rules)."""
    _, _, *named = choice.move
    only: list[str] = scene.view["players"][scene.view["seat"]]["talents"]["advise"]
    return str(named[0]) if named else only[0]


def _use(scene: Scene[Any], choice: Choice) -> Markup:
    """A button with few words on it."""
    what = verb(choice)
    return button(scene, choice, *_on_it(scene, choice), kind=f"use {what}")


def _on_it(scene: Scene[Any], choice: Choice) -> list[object]:
    view, say = scene.view, scene.say
    what, *where = choice.move
    if what == "give":
        return [icon("gift"), mark(int(where[0])), tag("span", say(seat_name(int(where[0]))))]
    if what == "work":
        return [icon("aid"), tag("span", say(EVENT[int(where[0])]))]
    if what == "journey":
        area = view["areas"][int(where[0]) - 1]
        return [icon(area["terrain"], f"of-{area['terrain']}"), tag("span", say(text(f"eutopia.side.{area['side']}")))]
    id = where[0] if where else view["stabilising"]["factor"]
    value = next(factor["value"] for factor in view["factors"] if factor["id"] == id)
    return [
        icon(str(id), f"of-{id}"),
        tag("span", say(text(f"eutopia.factor.{id}"))),
        tag("b", f"{value} → {value - 1}"),
    ]
