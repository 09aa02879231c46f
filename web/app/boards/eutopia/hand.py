"""The cards of one player, and what to do with them; before the deal the choice of a role.

A card is taken up by tapping it; then all it can do lights up on the board. Tapping it again puts it back, which undoes
the move.
"""

from utopiary import Seat, seat_name, text
from utopiary.games.eutopia.describe import talent_names
from utopiary.games.eutopia.names import CARD
from utopiary.games.eutopia.view import CardView, PlayerView, View

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .action_panel import action_panel
from .art import chip, icon, talent_icons
from .common import acting, button, named, part, shown, spot
from .time_deck import time_deck


def hand(scene: Scene[View]) -> Markup:
    """The roles to choose from, or the hand with the action panel and the TIME deck."""
    view = scene.view
    whose = holder(scene)
    if view["phase"] == "role" and scene.choices:
        return _roles(scene)
    return join([_cards(scene, whose), tag("div", action_panel(scene), time_deck(scene), class_="eu-controls")])


def holder(scene: Scene[View]) -> Seat | None:
    """The seat whose hand is shown: the one that looks, or, with open hands, the one to act."""
    view = scene.view
    if view["you"] is not None:
        return view["you"]
    return view["seat"] if view["rules"]["open_hands"] else None


# --- the character ---------------------------------------------------------------------------------------------------


def _roles(scene: Scene[View]) -> Markup:
    """The two sides of the Character card."""
    player = acting(scene.view)
    sides = []
    for choice, role, talents in zip(scene.choices, player["roles"], player["sides"], strict=True):
        name = tag("b", scene.say(text(f"eutopia.role.{role}")))
        can = [
            tag("small", *icons, scene.say(talent), class_="talent")
            for icons, talent in zip(talent_icons(talents), talent_names(talents), strict=True)
        ]
        sides.append(button(scene, choice, name, *can, kind=f"role scarf-{player['colour']}"))
    return tag("p", scene.say(text("eu.choose-role")), class_="eu-note") + tag("div", *sides, class_="roles")


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(scene: Scene[View], whose: Seat | None) -> Markup:
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


def _wanted(scene: Scene[View], player: PlayerView) -> set[str]:
    """The resources that events in the player's area still miss."""
    return {need for event in scene.view["events"] if event["area"] == player["area"] for need in event["missing"]}


def _card(scene: Scene[View], card: CardView, wanted: set[str]) -> Markup:
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
    return shown(attrs, tag("span", number, class_="number"), *rows, back)
