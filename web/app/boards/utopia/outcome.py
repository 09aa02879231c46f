"""The result of a game: a table of points, and the race round by round."""

from utopiary import seat_name, text
from utopiary.games.utopia.view import Summary, View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .art import sign


def outcome(scene: Scene[View]) -> Markup:
    """Draw the result; empty before the game is over."""
    if scene.view["phase"] != "over":
        return Markup("")
    return tag("div", _table(scene), _race(scene), class_="ut-result")


def _table(scene: Scene[View]) -> Markup:
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
    return tag("table", caption, tag("thead", tag("tr", *head)), tag("tbody", *rows), class_="score-table")


WIDE, HIGH, LEFT, FOOT = 520, 200, 30, 24


def _race(scene: Scene[View]) -> Markup:
    """Draw a chart of the points at the end of each round, a line for every minister."""
    say, view = scene.say, scene.view
    by_round: dict[int, list[int]] = {0: [0] * len(view["points"])}
    past: Summary
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
