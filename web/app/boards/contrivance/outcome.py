"""The end of the game as a table: what each row kept, which abilities counted, and the winners."""

from utopiary import seat_name, text
from utopiary.games.contrivance.view import FinalRow, View

from ...markup import Markup, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .animation import Animation, skipped
from .art import sign
from .common import builder_name, display

COLUMNS = ("builder", "kept", "own", "bonus", "total")


def outcome(scene: Scene[View]) -> Markup:
    """The table of the end; only for a view with an end."""
    view, say, end, contrivance = scene.view, scene.say, scene.view["end"], scene.view["contrivance"]
    assert end and contrivance
    animation = Animation(view)
    name = text(f"contrivance.name.{contrivance['id']}")
    summary = say(text(f"cv.told.{end['reason']}", name=name, n=contrivance["number"]))
    head = tag("tr", *[tag("th", say(text(f"cv.column.{column}")), scope="col") for column in COLUMNS])
    lines = sorted(end["table"], key=lambda line: (not line["won"], -line["total"], -line["survivors"], -line["own"]))
    body = [_line(scene, line, contrivance["number"]) for line in lines]
    caption = tag("caption", say(text("cv.result")), class_="spoken")
    return tag(
        "div",
        tag("h2", sign("switch-on" if end["bonuses"] else "flame"), say(text(f"cv.end.{end['reason']}"))),
        tag("p", summary, class_="explanation appears n-2"),
        _skip(scene),
        tag(
            "div",
            tag("table", caption, tag("thead", head), tag("tbody", *body), class_="score-table"),
            class_=f"score-scroll {animation.step_of_result()}",
            tabindex=0,
            role="group",
            aria_label=say(text("cv.result")),
        ),
        _tie(scene, end["table"], animation),
        class_=f"outcome {end['reason']}{animation.on(scene)}",
    )


def _line(scene: Scene[View], line: FinalRow, needed: int) -> Markup:
    say = scene.say
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


def _survivors(scene: Scene[View], line: FinalRow) -> Markup:
    return tag("small", scene.say(text("cv.survivors", n=line["survivors"])))


def _tie(scene: Scene[View], lines: list[FinalRow], animation: Animation) -> Markup | None:
    """The reason why one of several rows with the best total won; None without a tie."""
    best = max(line["total"] for line in lines)
    equal = sum(line["total"] == best for line in lines)
    if equal == 1:
        return None
    shared = sum(line["won"] for line in lines) == equal  # else a tie-breaker decided, even if several still share
    words = scene.say(text("cv.tie-shared" if shared else "cv.tie-broken"))
    return tag("p", words, class_=f"explanation {animation.step_of_result()}")


def _skip(scene: Scene[View]) -> Markup:
    if skipped(scene):
        return display(
            "show", "", sign("again"), tag("span", scene.say(text("cv.again"))), id="cv-animation", class_="quiet"
        )
    label = tag("span", scene.say(text("cv.skip")))
    return display("show", str(scene.number), sign("skip"), label, id="cv-animation", class_="quiet skip")
