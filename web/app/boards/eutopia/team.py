"""The players: role, place on the map, and the cards of theirs that are seen."""

from utopiary import seat_name, text
from utopiary.games.eutopia.describe import area_name, talent_names
from utopiary.games.eutopia.names import CARD
from utopiary.games.eutopia.view import CardView, PlayerView, View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .art import PAWN, SCARF, icon, talent_icons
from .common import named, part, shown, spot
from .hand import holder


def team(scene: Scene[View]) -> Markup:
    """A box for each player."""
    mine = holder(scene)
    return join(_place(scene, player, player["seat"] == mine) for player in scene.view["players"])


def _place(scene: Scene[View], player: PlayerView, mine: bool) -> Markup:
    view, say, seat = scene.view, scene.say, player["seat"]
    who = say(seat_name(seat))
    area = view["areas"][player["area"] - 1] if player["area"] else None
    where = say(area_name(area)) if area else say(text("eu.not-there"))
    role = say(text(f"eutopia.role.{player['roles'][player['side'] - 1]}")) if player["side"] else "…"
    words = say(text("eu.place-words", who=who, role=role, area=where, n=player["cards"]))
    kind = f"eu-place seat-{seat} scarf-{player['colour']}" + " acting" * (seat == view["seat"]) + " mine" * mine
    starter = (
        tag("span", icon("flag"), class_="starter", title=say(text("eu.starter"))) if seat == view["starter"] else None
    )
    head = tag(
        "div",
        _figure(scene, player),
        tag(
            "div", tag("b", mark(seat), who, starter), tag("span", role), tag("small", where), *_talents(scene, player)
        ),
        tag("span", icon("card"), player["cards"], class_="count"),
        class_="eu-who",
    )
    attrs = {
        **part(scene, f"seat-{seat}", "give"),
        "id": f"eu-seat-{seat}",
    }  # the form for a new game has seats as well
    if "role" in attrs:
        head = shown(named(attrs, words), head, icon("gift", "gift"))
    else:
        head = tag("div", head, **{**attrs, "class": None})
    return tag("div", head, None if mine else _cards(scene, player), class_=kind)


def _figure(scene: Scene[View], player: PlayerView) -> Markup:
    return tag(
        "svg",
        tag("path", d=PAWN, class_="body"),
        tag("path", d=SCARF, class_="scarf"),
        viewBox="-30 -48 60 60",
        aria_hidden="true",
        **spot(scene, f"character-{player['seat']}", "figure"),
    )


def _talents(scene: Scene[View], player: PlayerView) -> list[Markup]:
    """The talents of a player; those used in this turn are struck out."""
    talents = player["talents"]
    shown = []
    for talent, icons, name in zip(talents, talent_icons(talents), talent_names(talents), strict=True):
        used = player["seat"] == scene.view["seat"] and talent not in player["unused"]
        shown.append(tag("small", *icons, scene.say(name), class_="talent" + " eu-used" * used))
    return shown


def _cards(scene: Scene[View], player: PlayerView) -> Markup | None:
    """The cards of another player: the faces that are seen, and the backs of the rest."""
    say = scene.say
    if not player["cards"]:
        return None
    faces = [_face(scene, card) for card in player["hand"]]
    backs = [tag("i", icon("dove"), class_="back") for _ in range(player["cards"] - len(faces))]
    names = ", ".join(say(CARD[card["id"]]) for card in player["hand"])
    label = names or say(text("eu.backs", n=len(backs)))
    return tag("div", *faces, *backs, class_="small-cards", role="img", aria_label=label)


def _face(scene: Scene[View], card: CardView) -> Markup:
    """A card in small: factors, resources, terrains."""
    rows = [card["factors"], card["resources"], card["terrains"]]
    return tag(
        "i",
        *[tag("span", *[icon(id, f"of-{id}") for id in row]) for row in rows],
        class_="chosen" if card["id"] in scene.view["chosen"] else None,
        title=scene.say(CARD[card["id"]]),
    )
