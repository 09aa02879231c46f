"""The ministers in the order of the score track: points, the income from their districts, and supplies."""

from functools import lru_cache

from utopiary import Speaker, seat_name, text
from utopiary.games.utopia.view import Player, View

from ...markup import Markup, tag
from ...scene import Scene
from ...seats import mark
from .art import portrait, sign
from .common import civ_name, island_name, letter, spot, title_of


def ministers(scene: Scene[View]) -> Markup:
    """Draw all ministers, the one in front first."""
    view = scene.view
    return tag("ol", *[_minister(scene, view["players"][seat]) for seat in view["track"]], class_="minister-list")


def _minister(scene: Scene[View], player: Player) -> Markup:
    say, view, seat = scene.say, scene.view, player["seat"]
    acting = seat in view["active"]
    points = [
        tag("b", player["points"], class_="points"),
        tag("small", f"+{player['income']}", class_="income", title=say(text("ut.income", n=player["income"]))),
    ]
    facts = [
        _fact(say, "card", "cards", player["cards"]),
        _fact(say, "scroll", "privileges", player["privileges"]),
        _fact(say, "base", "bases", player["bases"]),
    ]
    notes = [say(text("ut.owes", n=player["owes"]))] if player["owes"] and view["phase"] == "discard" else []
    notes += [say(text("ut.was-surprised"))] if player["surprised"] else []
    notes += [say(text("ut.fair", n=player["fair"]))] if player["fair"] and view["phase"] != "over" else []
    head = tag("div", mark(seat), tag("span", say(seat_name(seat)), class_="who"), *points, class_="line")
    return tag(
        "li",
        head,
        tag("div", *facts, _princes(say, tuple(player["princes"].items())), class_="line facts"),
        _taken(scene, player) if player["taken"] else None,
        tag("p", "; ".join(notes), class_="notes") if notes else None,
        aria_current="true" if acting else None,
        **{**spot(scene, f"seat-{seat}", f"seat-{seat}" + " acting" * acting), "id": f"minister-row-{seat}"},
    )


@lru_cache(200)
def _fact(say: Speaker, icon: str, name: str, n: int) -> Markup:
    label = say(text(f"ut.fact.{name}", n=n))
    return tag("span", sign(icon), tag("b", n), class_="fact", role="img", aria_label=label, title=label)


@lru_cache(200)
def _princes(say: Speaker, princes: tuple[tuple[str, int], ...]) -> Markup:
    """Draw the princes in the supply, by civilization."""
    parts = [
        tag("span", tag("i", letter(say, civ)), tag("b", n), class_=f"of-{civ}" + " none" * (not n))
        for civ, n in princes
    ]
    told = ", ".join(f"{title_of(say, civ)} {n}" for civ, n in princes)
    label = say(text("ut.princes-left", princes=told))
    return tag("div", *parts, class_="supply", role="img", aria_label=label, title=label)


def _taken(scene: Scene[View], player: Player) -> Markup:
    say = scene.say
    guests = [
        tag(
            "span",
            portrait(guest["civ"], letter(say, guest["civ"]), None),
            class_=f"taken of-{guest['island']}",
            role="img",
            aria_label=say(text("utopia.guest", civ=civ_name(guest["civ"]), island=island_name(guest["island"]))),
        )
        for guest in player["taken"]
    ]
    return tag("div", *guests, class_="line guests")
