"""The workbench: a row of five squares for each Builder, and the score of the row if it were tested now.

Pipes above the first row and below the last one show that those two rows touch.
"""

from utopiary import seat_name, text
from utopiary.games.contrivance.view import PlacedTile, Row, View

from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .animation import Animation
from .art import sign
from .common import builder_name, display, part, rivets_of, signed, spot, tile_name
from .tiles import tile_art

Links = dict[tuple[int, int], set[str]]  # square -> the sides on which the tile there holds another one
OPPOSITE = {"right": "left", "down": "up"}


def previews(scene: Scene[View]) -> bool:
    """True if the board marks what would burn: until the player switches the preview off."""
    return scene.view["stage"] == "over" or scene.display.get("preview") != "off"


def workbench(scene: Scene[View]) -> Markup:
    """The content of the workbench region."""
    view = scene.view
    animation, links = Animation(view), _links(view)
    asked = view["phase"] if scene.choices else None
    aiming = " aiming" * (asked in ("tile", "partner"))
    rows, animated = [_row(scene, animation, links, row) for row in view["rows"]], animation.on(scene)
    grid = tag(
        "div",
        _pipes(scene, links, "up"),
        *rows,
        _pipes(scene, links, "down"),
        data_scroll_to=f"workbench {scene.number}" if asked in ("tile", "partner", "put") else None,
        class_=f"workbench-grid rows-{len(rows)}{aiming}" + " previewing" * previews(scene) + animated,
        data_page_state=f"cv-animation-{len(rows)}" if animated else None,  # the page waits for its end too
    )
    return join([_head(scene), grid])


def _links(view: View) -> Links:
    held: Links = {}
    for link in view["links"]:
        (row, column), (other_row, other_column) = link["from"], link["to"]
        held.setdefault((row, column), set()).add(link["way"])
        held.setdefault((other_row, other_column), set()).add(OPPOSITE[link["way"]])
    return held


# --- the head --------------------------------------------------------------------------------------------------------


def _head(scene: Scene[View]) -> Markup:
    view, say = scene.view, scene.say
    stage = tag("h2", say(text(f"cv.stage.{view['stage']}")))
    count = tag("small", say(text("cv.round", round=view["round"]))) if view["stage"] != "over" else None
    return tag("header", stage, count, _preview_switch(scene), _builders(scene))


def _preview_switch(scene: Scene[View]) -> Markup | None:
    if scene.view["stage"] == "over":
        return None
    on = previews(scene)
    return display(
        "preview",
        "off" if on else "on",
        sign("eye"),
        tag("span", scene.say(text("cv.preview"))),
        id="cv-preview",
        class_="switch",
        aria_pressed="true" if on else "false",
        title=scene.say(text("cv.preview-why")),
    )


def _builders(scene: Scene[View]) -> Markup:
    """The dialog of the Builders and their abilities, and the button that opens it."""
    say = scene.say
    items = []
    for row in scene.view["rows"]:
        now = say(text("cv.ability-now", n=row["own"], points=row["ability"]["points"])) if previews(scene) else None
        items.append(
            tag(
                "li",
                sign(row["builder"], "emblem"),
                tag("b", say(builder_name(row["builder"])), " ", tag("small", say(seat_name(row["seat"])))),
                tag("p", say(text(f"contrivance.ability.{row['builder']}"))),
                tag("p", now, class_="now") if now else None,
                class_=f"seat-{row['seat']}",
            )
        )
    title = say(text("cv.builders"))
    panel = tag(
        "div",
        tag("h2", title),
        tag("p", say(text("cv.builders-why"))),
        tag("ul", *items),
        tag("button", say(text("new.close")), type="button", popovertarget="cv-builders", popovertargetaction="hide"),
        id="cv-builders",
        popover="auto",
        role="dialog",
        aria_label=title,
        class_="cv-panel",
    )
    opener = tag(
        "button",
        sign("badge"),
        tag("span", title),
        type="button",
        popovertarget="cv-builders",
        class_="switch",
        id="cv-builders-open",
    )
    return opener + panel


# --- rows ------------------------------------------------------------------------------------------------------------


def _row(scene: Scene[View], animation: Animation, links: Links, row: Row) -> Markup:
    view, number = scene.view, row["row"]
    acting = view["seat"] == row["seat"]
    squares = [
        _square(scene, animation, links.get((number, column), set()), number, column, tile)
        for column, tile in enumerate(row["squares"], 1)
    ]
    name = text("cv.row", row=number, who=seat_name(row["seat"]), builder=builder_name(row["builder"]))
    kind = f"workbench-row seat-{row['seat']}" + " acting" * acting + " yours" * (view["you"] == row["seat"])
    attrs = spot(scene, f"row-{number}", kind)
    return tag(
        "div",
        _nameplate(scene, row),
        *squares,
        _score(scene, animation, row),
        role="group",
        aria_label=scene.say(name),
        **attrs,
    )


def _nameplate(scene: Scene[View], row: Row) -> Markup:
    """The Builder at the left of a row, with the numbers of the row and of the cards in that hand."""
    say, builder = scene.say, row["builder"]
    building = scene.view["stage"] == "building"
    left = len(row["stock"]) if building else row["cards"]
    held = say(text("cv.stock" if building else "cv.cards", n=left))
    words = say(
        text(
            "cv.plaque",
            builder=builder_name(builder),
            who=seat_name(row["seat"]),
            held=held,
            ability=text(f"contrivance.ability.{builder}"),
        )
    )
    return tag(
        "div",
        tag("span", row["row"], class_="row-number", aria_hidden="true"),
        sign(builder, "emblem"),
        tag("b", say(builder_name(builder)), aria_hidden="true"),
        tag("span", seat_mark(row["seat"]), say(seat_name(row["seat"])), class_="who", aria_hidden="true"),
        tag("span", "▮" if building else sign("cards"), left, class_="held", aria_hidden="true"),
        part(scene, f"builder-{builder}", words),
        title=words,
        class_="nameplate",
    )


def _square(
    scene: Scene[View], animation: Animation, links: set[str], row: int, column: int, tile: PlacedTile | None
) -> Markup:
    say, target = scene.say, f"square-{row}-{column}"
    last = " fifth" * (column > scene.view["building_columns"])
    if tile is None:
        words = say(text("contrivance.words.empty", row=row, column=column))
        return tag("div", part(scene, target, words), class_=f"cell open{last}")
    seat = next(line["seat"] for line in scene.view["rows"] if line["builder"] == tile["builder"])
    fate = "burns" if tile["burns"] else "lives"
    seen = previews(scene)
    kind = f"tile seat-{seat}" + (f" {fate}" if seen else "") + " linked" * tile["linked"]
    kind += " picked" * (tile["id"] == scene.view["picked"]) + animation.test(row, column)
    pane = part(scene, f"tile-{tile['id']}", _tile_words(scene, row, column, tile, seen))
    art = tile_art(tile, frozenset(links), fate if seen else "")
    return tag("div", tag("div", art, pane, class_=kind), **spot(scene, target, f"cell{last}"))


def _tile_words(scene: Scene[View], row: int, column: int, tile: PlacedTile, seen: bool) -> str:
    fate = "loose" if not tile["linked"] else "lowest" if tile["burns"] else "survives"
    id = f"contrivance.words.{fate}{'-over' * (scene.view['stage'] == 'over')}" if seen else "cv.tile-is"
    rivets = rivets_of(scene, tile)
    name = tile_name(tile["id"])
    return scene.say(text(id, row=row, column=column, tile=name, value=tile["value"], rivets=rivets))


def _score(scene: Scene[View], animation: Animation, row: Row) -> Markup:
    """The score of the row now, and its difference to before an unconfirmed change."""
    say, before = scene.say, row["before"]
    if not previews(scene) and before is None:
        return tag("div", class_="row-score", aria_hidden="true")
    change = None if before is None else row["score"] - before
    over = scene.view["stage"] == "over"
    words = say(
        text(
            "contrivance.words.kept" if over else "contrivance.words.score",
            builder=builder_name(row["builder"]),
            n=row["score"],
        )
    )
    if change and before is not None:
        words += " " + say(text("contrivance.words.before", builder=builder_name(row["builder"]), n=before))
    bonus = animation.bonus(row["row"])
    under = None
    if change:
        under = tag("small", signed(change), class_="gain" if change > 0 else "loss")
    elif over and bonus is not None:
        under = tag("small", signed(bonus), class_=f"ability {animation.step_of_bonus(row['row'])}") if bonus else None
    elif row["ability"]["points"] and previews(scene):
        under = tag("small", f"+{row['ability']['points']}?", class_="maybe")
        words += " " + say(text("cv.ability-now", n=row["own"], points=row["ability"]["points"]))
    return tag(
        "div",
        tag("b", row["score"], class_=animation.step_of_score(row["row"])),
        under,
        class_="row-score",
        role="img",
        aria_label=words,
        title=words,
    )


# --- pipes -----------------------------------------------------------------------------------------------------------


def _pipes(scene: Scene[View], links: Links, side: str) -> Markup:
    """The pipes at one edge of the workbench, with the number of the column at both ends."""
    view = scene.view
    row = 1 if side == "up" else len(view["rows"])
    ends = [
        tag("i", column, class_="joined" if side in links.get((row, column), set()) else None)
        for column in range(1, view["columns"] + 1)
    ]
    words = scene.say(text("cv.wrap"))
    head = (
        tag("span", scene.say(text("cv.column.kept" if view["stage"] == "over" else "cv.now")), class_="pipe-score")
        if side == "up" and previews(scene)
        else None
    )
    return tag(
        "div",
        tag("span", class_="pipe-start"),
        *ends,
        head,
        class_=f"pipes at-the-{'top' if side == 'up' else 'bottom'}",
        title=words,
        aria_hidden="true",
    )
