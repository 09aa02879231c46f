"""The prestige scale: the five civilizations on a stair from place 1 to place 5."""

from utopiary import text
from utopiary.games.utopia.view import View

from ...markup import Markup, tag
from ...scene import Scene
from .art import building, sign
from .common import button, letter, spot, title_of, verb


def prestige_scale(scene: Scene[View]) -> Markup:
    """Draw the prestige scale."""
    say = scene.say
    steps = [_step(scene, civ, place) for place, civ in enumerate(scene.view["scale"], 1)]
    title = tag("h2", sign("crown"), tag("span", say(text("ut.court"))))
    return tag("div", title, tag("ol", *steps, class_="places"), class_="prestige")


def _step(scene: Scene[View], civ: str, place: int) -> Markup:
    say, target = scene.say, f"scale-{civ}"
    left = scene.view["monuments"][civ]
    name = title_of(say, civ)
    words = say(text("ut.stands", civ=name, place=place, n=left))
    acts = [
        button(scene, choice, sign("up" if verb(choice) == "raise" else "down"), kind="king", where="king")
        for choice in scene.at(target)
    ]
    picture = tag(
        "div",
        building(civ),
        tag("b", letter(say, civ), class_="civ-letter"),
        tag("span", name, class_="name"),
        role="img",
        aria_label=words,
        title=words,
        **spot(scene, target, "civilization"),
    )
    foot = tag("div", tag("b", place), class_="place-number", aria_hidden="true")
    moves = tag("div", *acts, class_="acts") if acts else None
    return tag("li", moves, picture, foot, class_=f"step step-{place} of-{civ}" + " moving" * bool(acts))
