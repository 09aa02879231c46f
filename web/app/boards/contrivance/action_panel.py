"""The buttons for the current decision: tiles to place, the hand, the card on the table."""

from collections.abc import Callable

from utopiary import Arg, Choice, seat_name, text
from utopiary.games.contrivance.view import Row, Tile, View

from ...markup import Attr, Markup, tag
from ...scene import Scene
from ...seats import mark as seat_mark
from .art import sign
from .cards import card, small_card
from .common import (
    builder_name,
    button,
    card_name,
    chosen,
    effect_of,
    part,
    rivets_of,
    signed,
    spot,
    tile_name,
    undo_decision,
    verb,
)
from .tiles import tile_art

IN_VIEW = ("draw", "act", "redraw", "face", "confirm", "rob", "fetch")  # phases that scroll here, not to the workbench
FACINGS = ("up", "right", "down", "left")


def action_panel(scene: Scene[View]) -> Markup:
    """The content of the action panel, by the phase of the game."""
    phase = scene.view["phase"] if scene.choices else "waiting"
    inside = PHASES[phase](scene)
    scroll_to = f"action-panel {scene.number}" if phase in IN_VIEW else None
    return tag("div", *inside, class_=f"action-panel at-{phase}", data_scroll_to=scroll_to)


def _say(scene: Scene[View], id: str, **args: Arg) -> Markup:
    return tag("p", scene.say(text(id, **args)), class_="step")


def _row_of(scene: Scene[View], seat: int | None) -> Row | None:
    return next((row for row in scene.view["rows"] if row["seat"] == seat), None)


def _picked(scene: Scene[View]) -> Tile | None:
    """The tile in question, on the workbench or not."""
    tiles: list[Tile] = [tile for row in scene.view["rows"] for tile in (*row["squares"], *row["stock"]) if tile]
    return next((tile for tile in tiles if tile["id"] == scene.view["picked"]), None)


def _seat_class(scene: Scene[View], tile: Tile) -> str:
    return f"seat-{next(row['seat'] for row in scene.view['rows'] if row['builder'] == tile['builder'])}"


# --- waiting for others ----------------------------------------------------------------------------------------------


def _waiting(scene: Scene[View]) -> list[Markup | None]:
    view = scene.view
    mine = _row_of(scene, view["you"])
    if view["stage"] == "building":
        return [_on_table(scene), _stock(scene, mine["stock"]) if mine else _covered(scene)]
    return [_on_table(scene), _hand(scene) if mine else _covered(scene)]


def _on_table(scene: Scene[View]) -> Markup | None:
    """The card that another seat is playing."""
    view = scene.view
    if view["seat"] is None or not view["played"]:
        return None
    who = scene.say(text("cv.plays", who=seat_name(view["seat"])))
    return tag("div", tag("p", who, class_="step"), _played(scene), class_="on-table")


def _covered(scene: Scene[View]) -> Markup:
    """The back of a hand, while no seat looks."""
    backs = [tag("div", class_="card-back") for _ in range(scene.view["hand_limit"])]
    return tag("div", *backs, class_="fan covered", role="img", aria_label=scene.say(text("cv.covered")))


def _played(scene: Scene[View]) -> Markup | None:
    """The card on the table; None in Building."""
    id = scene.view["played"]
    return card(scene, id, "played", kind="played") if id else None


# --- Building --------------------------------------------------------------------------------------------------------


def _stock(scene: Scene[View], tiles: list[Tile]) -> Markup:
    say = scene.say
    items = []
    for tile in tiles:
        words = say(
            text("cv.stock-tile", tile=tile_name(tile["id"]), value=tile["value"], rivets=rivets_of(scene, tile))
        )
        pane = part(scene, f"tile-{tile['id']}", words)
        items.append(
            tag("div", tile_art(tile), pane, title=words, class_=f"tile stock-tile {_seat_class(scene, tile)}")
        )
    return tag("div", *items, class_="stock", role="group", aria_label=say(text("cv.your-tiles")))


def _take(scene: Scene[View]) -> list[Markup | None]:
    mine = _row_of(scene, scene.view["you"])
    return [_say(scene, "cv.step.take"), _stock(scene, mine["stock"] if mine else [])]


def _put(scene: Scene[View]) -> list[Markup | None]:
    view = scene.view
    tile = _picked(scene)
    if view["stage"] == "building":
        mine = _row_of(scene, view["you"])
        back = undo_decision(scene) if mine and len(mine["stock"]) > 1 else None
        return [_portrait(scene, tile, True), _text_and_buttons(_say(scene, "cv.step.put"), back)]
    side = _text_and_buttons(_say(scene, "cv.step.square"), undo_decision(scene))
    return [_played(scene), _portrait(scene, tile), side]


def _portrait(scene: Scene[View], tile: Tile | None, named: bool = False) -> Markup | None:
    """The tile in question, large; with its board part (`named`) only if it does not lie on the workbench as well."""
    if tile is None:
        return None
    words = scene.say(
        text("cv.stock-tile", tile=tile_name(tile["id"]), value=tile["value"], rivets=rivets_of(scene, tile))
    )
    attrs: dict[str, Attr] = {"role": "img", "aria_label": words}
    kind = f"tile portrait {_seat_class(scene, tile)}"
    if named:
        attrs |= spot(scene, f"tile-{tile['id']}")
    return tag("div", tile_art(tile), **{**attrs, "class": kind})


def _text_and_buttons(*inside: Markup | None) -> Markup:
    return tag("div", *inside, class_="text-and-buttons")


# --- turning a tile --------------------------------------------------------------------------------------------------


def _face(scene: Scene[View]) -> list[Markup | None]:
    """A turntable: the tile, and an arrow for each other direction."""
    tile = _picked(scene)
    arrows = []
    for facing in FACINGS:
        choice = next((one for one in scene.choices if one.move == ("face", facing)), None)
        arrow = sign("arrow", f"to-{facing}")
        if choice:
            arrows.append(button(scene, choice, arrow, kind=f"turn turn-{facing}"))
        else:
            arrows.append(tag("span", arrow, class_=f"turn turn-{facing} now", aria_hidden="true"))
    turntable = tag("div", _portrait(scene, tile), *arrows, class_="turntable")
    leave = _done(scene, False)
    return [_played(scene), turntable, _text_and_buttons(_say(scene, "cv.step.face"), leave, undo_decision(scene))]


def _done(scene: Scene[View], next: bool = True) -> Markup | None:
    choice = chosen(scene, "done")
    if choice is None:
        return None
    label = tag("span", scene.say(choice.label))
    return button(scene, choice, sign("tick"), label, kind="main", id="done", next=next)


# --- a turn ----------------------------------------------------------------------------------------------------------


def _draw(scene: Scene[View]) -> list[Markup | None]:
    draw = chosen(scene, "draw")
    label = draw and button(
        scene, draw, sign("cards"), tag("span", scene.say(draw.label)), kind="main", id="cv-draw", next=True
    )
    return [_hand(scene), _text_and_buttons(_say(scene, f"cv.step.{scene.view['phase']}"), label)]


def _act(scene: Scene[View]) -> list[Markup | None]:
    choice = chosen(scene, "pass")
    leave = choice and button(scene, choice, sign("pass"), tag("span", scene.say(choice.label)), id="pass")
    step = _say(scene, "cv.step.must" if scene.view["must_redraw"] else "cv.step.act")
    return [_hand(scene), _text_and_buttons(step, leave)]


def _hand(scene: Scene[View]) -> Markup:
    """The cards in the hand. Pressing a card plays it; the button below discards it for another."""
    cards, hand = [], scene.view["hand"]
    for number, id in enumerate(hand):
        cards.append(_card(scene, id, f"-{number}" if id in hand[:number] else ""))
    return tag("div", *cards, class_="fan", role="group", aria_label=scene.say(text("cv.hand")))


def _card(scene: Scene[View], id: str, again: str) -> Markup:
    play = next((one for one in scene.choices if one.move == ("play", id)), None)
    redraw = next((one for one in scene.choices if one.move == ("discard", id)), None)
    shown = card(scene, id, f"card-{id}{again}", play, "idle" if redraw and not play else "")
    away = redraw and button(
        scene,
        redraw,
        sign("redraw"),
        tag("span", scene.say(text("cv.redraw"))),
        kind="redraw",
        id=f"redraw-{id}{again}",
    )
    return tag("div", shown, away, class_="hand-card")


def _aim(step: str) -> Callable[[Scene[View]], list[Markup | None]]:
    """The panel for a card that needs a tile: the choices are on the workbench."""

    def draw(scene: Scene[View]) -> list[Markup | None]:
        card = scene.view["played"]
        portrait = _portrait(scene, _picked(scene)) if step == "partner" else None
        effect = tag("p", scene.say(effect_of(card)), class_="effect-text") if card else None
        side = _text_and_buttons(_say(scene, f"cv.step.{step}"), effect, undo_decision(scene))
        return [_played(scene), portrait, side]

    return draw


def _rob(scene: Scene[View]) -> list[Markup | None]:
    victims = [_victim(scene, choice) for choice in scene.choices if verb(choice) == "rob"]
    buttons = tag("div", *victims, class_="victims")
    return [_played(scene), _text_and_buttons(_say(scene, "cv.step.rob"), buttons, undo_decision(scene))]


def _victim(scene: Scene[View], choice: Choice) -> Markup:
    builder = str(choice.move[1])
    row = next(row for row in scene.view["rows"] if row["builder"] == builder)
    inside = (sign(builder), tag("span", scene.say(builder_name(builder))))
    return button(scene, choice, *inside, kind=f"victim seat-{row['seat']}")


def _fetch(scene: Scene[View]) -> list[Markup | None]:
    cards = [card(scene, str(choice.move[1]), str(choice.target), choice) for choice in scene.choices]
    pile = tag("div", *cards, class_="fan fetching", role="group", aria_label=scene.say(text("cv.pile")))
    return [_played(scene), _text_and_buttons(_say(scene, "cv.step.fetch"), pile, undo_decision(scene))]


# --- confirming ------------------------------------------------------------------------------------------------------


def _confirm(scene: Scene[View]) -> list[Markup | None]:
    view = scene.view
    if view["fetched"]:
        shown = small_card({"card": view["fetched"], "value": None})
        effect = tag("p", shown, scene.say(text("cv.fetched", card=card_name(view["fetched"]))), class_="fetched")
    else:
        effect = _effect(scene)
    buttons = tag("div", _done(scene), undo_decision(scene), class_="buttons")
    return [_played(scene), _text_and_buttons(_say(scene, "cv.step.confirm"), effect, buttons)]


def _effect(scene: Scene[View]) -> Markup:
    """The effect of the change on every row, and on what the Special Abilities may add."""
    lines = []
    for row in scene.view["rows"]:
        ability = row["ability"]
        score = _change(row["before"], row["score"])
        may_add = _change(ability["before"], ability["points"])
        if score or may_add:
            named = tag("span", scene.say(text("cv.effect-ability")), class_="maybe") if may_add else None
            lines.append(tag("li", seat_mark(row["seat"]), scene.say(seat_name(row["seat"])), score, named, may_add))
    if not lines:
        return tag("p", scene.say(text("cv.no-effect")), class_="effect-text")
    return tag("ul", *lines, class_="effect", aria_label=scene.say(text("cv.effect")))


def _change(before: int | None, now: int) -> Markup | None:
    if before is None or before == now:
        return None
    mark = tag("small", signed(now - before), class_="gain" if now > before else "loss")
    return tag("span", tag("b", f"{before} → {now}"), " ", mark, class_="change")


PHASES: dict[str, Callable[[Scene[View]], list[Markup | None]]] = {
    "waiting": _waiting,
    "take": _take,
    "put": _put,
    "face": _face,
    "draw": _draw,
    "redraw": _draw,
    "act": _act,
    "tile": _aim("tile"),
    "partner": _aim("partner"),
    "rob": _rob,
    "fetch": _fetch,
    "confirm": _confirm,
}
