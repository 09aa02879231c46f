"""The details of one district: its monument and princes, its ways, and the moves it offers."""

from utopiary import seat_name, text
from utopiary.games.utopia.view import District, View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .art import building, portrait, sign
from .common import civ_name, district_name, district_of, letter, named_button, place_of, title_of, verb
from .districts import SIGN_OF


def district_details(scene: Scene[View]) -> Markup:
    """Draw the details of the district that is looked at; empty without one."""
    if not scene.held or not scene.held.startswith("district-"):
        return Markup("")
    district = district_of(scene.view, scene.held.removeprefix("district-"))
    say = scene.say
    close = tag(
        "button",
        sign("close"),
        type="button",
        data_do="hold",
        data_target=scene.held,
        id="ut-close",
        class_="quiet",
        aria_label=say(text("ut.close")),
    )
    acts = [
        named_button(scene, choice, sign(SIGN_OF[verb(choice)]), "act", "sheet")
        for choice in scene.at(scene.held)
        if verb(choice) in SIGN_OF
    ]
    title = tag("h2", say(district_name(district["id"])), tag("small", say(text("ut.value", value=district["value"]))))
    return tag(
        "div",
        tag("div", title, close, class_="head"),
        tag("div", *acts, class_="acts") if acts else None,
        _owner(scene, district),
        _princes(scene, district),
        _ways(scene, district),
        class_=f"details of-{district['island']}",
    )


def _owner(scene: Scene[View], district: District) -> Markup:
    say, civ, owner = scene.say, district["monument"], district["owner"]
    if civ is None or owner is None:
        return tag("p", say(text("ut.free")), class_="free")
    words = text("ut.owned", owner=seat_name(owner), civ=civ_name(civ), n=place_of(scene.view, civ))
    return tag("p", building(civ), mark(owner), tag("span", say(words)), class_=f"owned of-{civ}")


def _princes(scene: Scene[View], district: District) -> Markup:
    say, heaps = scene.say, district["princes"]
    if not heaps:
        return tag("p", say(text("ut.no-princes")), class_="free")
    rows = []
    for seat in sorted({heap["seat"] for heap in heaps}):
        figures = [
            tag(
                "span",
                portrait(heap["civ"], letter(say, heap["civ"]), seat),
                tag("b", f"{heap['n']} "),
                tag("span", title_of(say, heap["civ"])),
            )
            for heap in heaps
            if heap["seat"] == seat
        ]
        rows.append(
            tag("li", tag("span", mark(seat), say(seat_name(seat)), class_="who"), *figures, class_=f"seat-{seat}")
        )
    return tag("ul", *rows)


def _ways(scene: Scene[View], district: District) -> Markup:
    """Draw the neighbours across streets and bridges, and the districts that its ship reaches."""
    say = scene.say
    ways = [
        ("walk", "ut.by-land", district["land"]),
        ("sail", "ut.by-sea", district["sea"] if district["ship"] else []),
    ]
    lines = [
        tag("p", sign(icon), tag("span", say(text(words, places=", ".join(say(district_name(id)) for id in ids)))))
        for icon, words, ids in ways
        if ids
    ]
    return tag("div", join(lines), class_="neighbours")
