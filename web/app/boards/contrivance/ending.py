"""After the test: who kept what, which abilities woke up, and who won, as a table."""

from typing import Any

from utopiary import seat_name, text

from ...markup import Markup, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import sign
from .common import builder_name, display
from .show import Show, skipped

COLUMNS = ("builder", "kept", "own", "bonus", "total")


def ending(scene: Scene[Any]) -> Markup:
    view, say, end = scene.view, scene.say, scene.view["end"]
    show = Show(view)
    name = text(f"contrivance.name.{view['contrivance']['id']}")
    told = say(text(f"cv.told.{end['reason']}", name=name, n=view["contrivance"]["number"]))
    head = tag("tr", *[tag("th", say(text(f"cv.column.{column}")), scope="col") for column in COLUMNS])
    lines = sorted(end["table"], key=lambda line: (not line["won"], -line["total"], -line["survivors"], -line["own"]))
    body = [_line(scene, line) for line in lines]
    caption = tag("caption", say(text("cv.result")), class_="spoken")
    return tag(
        "div",
        tag("h2", sign("switch-on" if end["bonuses"] else "flame"), say(text(f"cv.end.{end['reason']}"))),
        tag("p", told, class_="told appears n-2"),
        _skip(scene),
        tag(
            "div",
            tag("table", caption, tag("thead", head), tag("tbody", *body)),
            class_=f"ledger {show.step_of_result()}",
            tabindex=0,
            role="group",
            aria_label=say(text("cv.result")),
        ),
        _tie(scene, show),
        class_=f"verdict {end['reason']}{show.on(scene)}",
    )


def _line(scene: Scene[Any], line: dict[str, Any]) -> Markup:
    say, needed = scene.say, scene.view["contrivance"]["number"]
    row = scene.view["rows"][line["row"] - 1]
    own = say(text("cv.own-enough" if line["enough"] else "cv.own-short", own=line["own"], needed=needed))
    star = sign("star", "star") + tag("span", say(text("cv.wins")), class_="spoken") if line["won"] else None
    seat = tag("small", seat_mark(line["seat"]), say(seat_name(line["seat"])), star)
    who = tag("th", sign(row["builder"], "emblem"), tag("span", say(builder_name(row["builder"])), seat), scope="row")
    return tag(
        "tr",
        who,
        tag("td", tag("b", line["score"]), _survivors(scene, line)),
        tag("td", f"{line['own']}/{needed}", title=own, aria_label=own, class_="enough" if line["enough"] else "short"),
        tag("td", f"+{line['bonus']}" if line["bonus"] else "–"),
        tag("td", tag("b", line["total"])),
        class_=f"seat-{line['seat']}" + " won" * line["won"],
    )


def _survivors(scene: Scene[Any], line: dict[str, Any]) -> Markup:
    return tag("small", scene.say(text("cv.survivors", n=line["survivors"])))


def _tie(scene: Scene[Any], show: Show) -> Markup | None:
    """Why one of several with the same total won."""
    lines = scene.view["end"]["table"]
    best = max(line["total"] for line in lines)
    equal = sum(line["total"] == best for line in lines)
    if equal == 1:
        return None
    shared = sum(line["won"] for line in lines) == equal  # else something else decided, even if several still share
    return tag(
        "p", scene.say(text("cv.tie-shared" if shared else "cv.tie-broken")), class_=f"told {show.step_of_result()}"
    )


def _skip(scene: Scene[Any]) -> Markup:
    if skipped(scene):
        return display(
            "show", "", sign("again"), tag("span", scene.say(text("cv.again"))), id="cv-show", class_="quiet"
        )
    label = tag("span", scene.say(text("cv.skip")))
    return display("show", str(scene.number), sign("skip"), label, id="cv-show", class_="quiet skip")
