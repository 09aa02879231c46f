"""The scoring of a round, line by line: which district paid whom how much, and why."""

from typing import Any

from utopiary import seat_name, text

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .art import building, sign
from .common import display, district_name, district_of, title_of
from .show import Line, Show


def tally(scene: Scene[Any]) -> Markup:
    show, say = Show(scene), scene.say
    if not show.shown:
        return Markup("")
    if not show.paid:
        return tag("p", sign("crown"), say(text("ut.scored-nothing", round=show.round)), class_="no-score")
    groups = [_group(scene, *group) for group in show.groups]
    running = " show" if show.runs else ""
    heading = tag("h2", sign("crown"), tag("span", say(text("ut.scored", round=show.round))))
    return tag(
        "div",
        tag("div", heading, _skip(scene, show), class_="head"),
        tag("div", *groups, class_="groups"),
        class_=f"tally{running}",
    )


def _group(scene: Scene[Any], seat: int, lines: list[tuple[int, Line]], last: int) -> Markup:
    say, view = scene.say, scene.view
    items = []
    for step, line in lines:
        id = line["district"]
        if id is None:
            icon, why = sign("scales"), say(text("ut.fair-start"))
        else:
            civ = district_of(view, id)["monument"]
            icon = building(civ)
            why = say(text("ut.pays", district=district_name(id), civ=title_of(say, civ), place=line["n"]))
        items.append(tag("li", icon, tag("span", why), tag("b", f"+{line['n']}"), class_=f"appears n-{step}"))
    total = sum(line["n"] for _, line in lines)
    foot = tag(
        "p", mark(seat), tag("span", say(seat_name(seat))), tag("b", f"+{total}"), class_=f"total appears n-{last}"
    )
    return tag("div", tag("ol", *items), foot, class_=f"group seat-{seat}")


def _skip(scene: Scene[Any], show: Show) -> Markup:
    if show.skipped:
        label = tag("span", scene.say(text("ut.show-again")))
        return display("show", "", sign("skip"), label, id="ut-show", class_="quiet")
    label = tag("span", scene.say(text("ut.show-skip")))
    return display("show", str(show.round), sign("skip"), label, id="ut-show", class_=f"quiet skip n-{show.last}")


def ending(scene: Scene[Any]) -> Markup:
    """Who won, and the race to get there."""
    if scene.view["phase"] != "over":
        return Markup("")
    return tag("div", _table(scene), _race(scene), class_="ut-ended")


def _table(scene: Scene[Any]) -> Markup:
    say, view = scene.say, scene.view
    fair = view["options"]["start"] == "fair"
    columns = ("minister", "points", *(("fair",) if fair else ()), "districts", "wonders")
    head = [tag("th", say(text(f"ut.column.{column}")), scope="col") for column in columns]
    rows = []
    for seat in view["track"]:
        player = view["players"][seat]
        won = seat == view["track"][0]
        star = join([sign("crown", "won"), tag("span", say(text("ut.wins")), class_="spoken")]) if won else None
        rows.append(
            tag(
                "tr",
                tag("th", mark(seat), tag("span", say(seat_name(seat))), star, scope="row"),
                tag("td", tag("b", player["points"])),
                tag("td", f"+{player['fair']}" if player["fair"] else "–") if fair else None,
                tag("td", len(player["districts"])),
                tag("td", len(player["wonders"])),
                class_=f"seat-{seat}" + " winner" * won,
            )
        )
    caption = tag("caption", say(text("ut.result")))
    return tag("table", caption, tag("thead", tag("tr", *head)), tag("tbody", *rows))


WIDE, HIGH, LEFT, FOOT = 520, 200, 30, 24


def _race(scene: Scene[Any]) -> Markup:
    """Points at the end of each round, a line for every minister."""
    say, view = scene.say, scene.view
    by_round: dict[int, list[int]] = {0: [0] * len(view["points"])}
    for past in scene.past():
        by_round[past["round"] if past["phase"] == "over" else past["round"] - 1] = list(past["points"])
    rounds = max(by_round)
    most: int = max(view["goal"], *view["points"])

    def x(round: int) -> float:
        return LEFT + (WIDE - LEFT - 14) * round / max(1, rounds)

    def y(points: float) -> float:
        return HIGH - FOOT - (HIGH - FOOT - 12) * points / most

    grid = [
        tag("path", d=f"M{LEFT} {y(n):.0f}H{WIDE - 8}", class_="grid" + " goal" * (n == view["goal"]))
        for n in (0, 25, view["goal"])
    ]
    numbers = [tag("text", n, x=LEFT - 6, y=y(n) + 4, class_="end") for n in (0, 25, view["goal"])]
    numbers += [tag("text", round, x=x(round), y=HIGH - 6) for round in sorted(by_round) if round]
    lines = []
    for seat in reversed(view["track"]):
        path = "M" + "L".join(f"{x(round):.0f} {y(points[seat]):.0f}" for round, points in sorted(by_round.items()))
        at = f"translate({x(rounds) - 8:.0f} {y(view['points'][seat]) - 8:.0f}) scale(0.66)"
        lines.append(
            tag(
                "g",
                tag("path", d=path, class_="line"),
                tag("use", href=f"#ut-shape-{seat}", transform=at),
                class_=f"seat-{seat}",
            )
        )
    told = ", ".join(f"{say(seat_name(seat))} {view['points'][seat]}" for seat in view["track"])
    label = say(text("ut.race-is", n=rounds, standing=told))
    chart = tag(
        "svg", *grid, *numbers, *lines, viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label, class_="race"
    )
    return tag("figure", tag("figcaption", say(text("ut.race"))), chart)
