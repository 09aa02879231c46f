"""The scoring of a round, line by line: which district paid which minister how much, and why."""

from utopiary import seat_name, text
from utopiary.games.utopia.view import View

from ...markup import Markup, tag
from ...scene import Scene
from ...seats import mark
from .animation import Line, ScoringAnimation
from .art import building, sign
from .common import display, district_name, district_of, title_of


def round_scoring(scene: Scene[View]) -> Markup:
    """Draw the scoring of the last round; empty when it is no longer shown."""
    animation, say = ScoringAnimation(scene), scene.say
    if not animation.shown:
        return Markup("")
    if not animation.paid:
        return tag("p", sign("crown"), say(text("ut.scored-nothing", round=animation.round)), class_="no-score")
    groups = [_group(scene, *group) for group in animation.groups]
    running = " animated" if animation.runs else ""
    heading = tag("h2", sign("crown"), tag("span", say(text("ut.scored", round=animation.round))))
    return tag(
        "div",
        tag("div", heading, _skip(scene, animation), class_="head"),
        tag("div", *groups, class_="groups"),
        class_=f"scoring{running}",
    )


def _group(scene: Scene[View], seat: int, lines: list[tuple[int, Line]], last: int) -> Markup:
    say, view = scene.say, scene.view
    items = []
    for step, line in lines:
        id = line["district"]
        if id is None:
            icon, why = sign("scales"), say(text("ut.fair-start"))
        else:
            civ = district_of(view, id)["monument"]
            assert civ is not None
            icon = building(civ)
            why = say(text("ut.pays", district=district_name(id), civ=title_of(say, civ), place=line["n"]))
        items.append(tag("li", icon, tag("span", why), tag("b", f"+{line['n']}"), class_=f"appears n-{step}"))
    total = sum(line["n"] for _, line in lines)
    foot = tag(
        "p", mark(seat), tag("span", say(seat_name(seat))), tag("b", f"+{total}"), class_=f"total appears n-{last}"
    )
    return tag("div", tag("ol", *items), foot, class_=f"group seat-{seat}")


def _skip(scene: Scene[View], animation: ScoringAnimation) -> Markup:
    if animation.skipped:
        label = tag("span", scene.say(text("ut.show-again")))
        return display("show", "", sign("skip"), label, id="ut-skip", class_="quiet")
    label = tag("span", scene.say(text("ut.show-skip")))
    return display(
        "show", str(animation.round), sign("skip"), label, id="ut-skip", class_=f"quiet skip n-{animation.last}"
    )
