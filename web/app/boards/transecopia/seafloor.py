"""The map: eight places on the sea floor, with the seat's own dice behind the screen, after the reveal with all dice.

A die and a place are combined in either order: pick up one, then press the other; or drag the die; or press Enter on
both. With two players a die may also be put onto a deployment.
"""

from utopiary import Choice, Text, move_text, text
from utopiary.games.transecopia.data import (
    CARGO_KINDS,
    COLOURS,
    CRATER_OFFERS,
    PARTS,
    VESSEL_REWARD,
    ZONES,
    ZONES_FOR,
)
from utopiary.games.transecopia.names import amount
from utopiary.games.transecopia.view import DieView, View, ZoneView

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from .art import scene_art, sign, water
from .common import chip, name, own, spot, stack, stack_name
from .reveal import opened, outcome_of, revealed, rows


def seafloor(scene: Scene[View]) -> Markup:
    """The eight places before the water."""
    places = [_place(scene, zone) for zone in scene.view["zones"]]
    covered = " covered" if scene.view["phase"] == "deploy" and scene.view["you"] is None else ""
    return tag("div", water(), *places, class_=f"floor{covered}")


# --- which die is meant ----------------------------------------------------------------------------------------------


def in_play(scene: Scene[View]) -> str | None:
    """The die that a pressed place would get: the one picked up, or any if all are alike."""
    tray = scene.view["tray"]
    if not scene.choices or not tray:
        return None
    held = (scene.held or "").removeprefix("tray-")
    if held.isdecimal() and scene.held != held and int(held) < len(tray):
        return tray[int(held)]["id"]
    return tray[0]["id"] if len({die["id"] for die in tray}) == 1 else None


def choices_for(scene: Scene[View], zone: str) -> dict[str, Choice]:
    """The die -> the choice that deploys it there."""
    return {str(choice.move[1]): choice for choice in scene.choices if choice.move[::2] == ("place", zone)}


def stack_choices(scene: Scene[View], zone: str, number: int) -> dict[str, Choice]:
    """The die -> the choice that puts it onto the deployment of that number."""
    return {
        str(choice.move[1]): choice
        for choice in scene.choices
        if choice.move[0] == "stack" and choice.move[2:] == (zone, number)
    }


# --- a place ---------------------------------------------------------------------------------------------------------


def _place(scene: Scene[View], zone: ZoneView) -> Markup:
    id, view = zone["id"], scene.view
    resolving = view["resolving"] if revealed(view) else None
    now = bool(resolving and resolving["zone"] == id)
    fits = choices_for(scene, id)
    why = _why_not(scene, zone, fits)
    kind = f"site site-{id}" + " now" * now + " open" * bool(fits and why is None) + " shut" * (why is not None)
    title = tag("p", tag("b", zone["number"]), tag("span", scene.say(name(id))), class_="site-name")
    return tag(
        "div",
        scene_art(id),
        _pane(scene, zone, fits, why),
        title,
        tag("p", _rewards(scene, zone), class_="rewards", aria_hidden="true"),
        _dice(scene, zone),
        tag("p", why, class_="why", aria_hidden="true") if why else None,
        class_=kind,
        data_scroll_to=f"{id} {scene.number}" if now and scene.choices else None,
    )


def _why_not(scene: Scene[View], zone: ZoneView, fits: dict[str, Choice]) -> str | None:
    """The reason why the die in hand, or any die, cannot go there."""
    tray, captain, playing = scene.view["tray"], own(scene), in_play(scene)
    if not scene.choices or not tray or captain is None or (playing in fits if playing else fits):
        return None
    placed = sum(one["zone"] == zone["id"] for one in captain["deployed"] or ())
    if zone["limit"] is not None and placed >= zone["limit"]:
        return scene.say(text("tr.full", n=zone["limit"]))
    colours = {die["colour"] for die in tray if playing in (None, die["id"])}
    barred = next((one for one in sorted(colours) if ZONES.index(zone["id"]) not in ZONES_FOR[COLOURS.index(one)]), "")
    return scene.say(text("tr.no-colour", colour=name(barred))) if barred else None


def _pane(scene: Scene[View], zone: ZoneView, fits: dict[str, Choice], why: str | None) -> Markup:
    """The place as an element to press: it has the words and takes the die in hand."""
    target = f"zone-{zone['id']}"
    words = _words(scene, zone)
    other = [choice for choice in scene.at(target) if choice.move[0] in ("decline", "concede")]
    if other:
        label = f"{scene.say(other[0].label)}. {words}"
        return _pressed(scene, target, {"data_move": move_text(other[0].move), "aria_label": label})
    if not fits:
        label = f"{words} {why}" if why else words
        return tag("div", **{**spot(scene, target, "pane"), "role": "img", "aria_label": label, "title": words})
    drops: dict[str, Attr] = {f"data_drop_{word}": move_text(choice.move) for word, choice in fits.items()}
    playing = in_play(scene)
    if playing in fits:
        label = f"{scene.say(fits[playing].label)}. {words}"
        return _pressed(scene, target, drops | {"data_move": move_text(fits[playing].move), "aria_label": label})
    hold: dict[str, Attr] = {
        "data_do": "hold",
        "data_target": target,
        "aria_pressed": str(scene.held == target).lower(),
    }
    return _pressed(scene, target, drops | hold | {"aria_label": f"{words} {why}" if why else words})


def _pressed(scene: Scene[View], target: str, attrs: dict[str, Attr]) -> Markup:
    return tag("div", **{**spot(scene, target, "pane can"), "role": "button", "tabindex": 0, **attrs})


# --- dice on a place -------------------------------------------------------------------------------------------------


def _dice(scene: Scene[View], zone: ZoneView) -> Markup:
    """All dice after the reveal; before it the seat's own, with room for more."""
    view, id = scene.view, zone["id"]
    if revealed(view):
        hidden = ZONES.index(id) >= opened(scene)  # not stepped to yet
        shown = [stack(row.dice, row.seat, "undecided" if hidden else outcome_of(row)) for row in rows(view, id)]
        return tag("div", *shown, class_="dice-here")
    mine = _own_dice(scene, id)
    free = 0 if zone["limit"] is None else zone["limit"] - len(mine)
    placed = [_own_stack(scene, id, mine.index(dice) + 1, n, dice) for n, dice in enumerate(mine)]
    room = [tag("span", class_="room", aria_hidden="true")] * free
    endless = tag("span", "∞", class_="room endless", aria_hidden="true") if zone["limit"] is None else None
    return tag("div", *placed, *room, endless, class_="dice-here")


def _own_dice(scene: Scene[View], zone: str) -> list[list[DieView]]:
    """The seat's own deployments in a Zone."""
    captain = own(scene)
    return [one["dice"] for one in captain["deployed"] or () if one["zone"] == zone] if captain else []


def _own_stack(scene: Scene[View], zone: str, number: int, index: int, dice: list[DieView]) -> Markup:
    """A deployment of the seat's own; with two players it may become a stack."""
    onto = stack_choices(scene, zone, number)
    shown = stack(dice)
    id = f"put-{zone}-{index}"
    playing = in_play(scene)
    if not onto:
        return tag("span", shown, id=id, class_="own")
    drops: dict[str, Attr] = {f"data_drop_{word}": move_text(choice.move) for word, choice in onto.items()}
    if playing in onto:
        label, move = scene.say(onto[playing].label), move_text(onto[playing].move)
        return tag("button", shown, type="button", id=id, class_="own can", data_move=move, aria_label=label, **drops)
    label = scene.say(text("tr.stack-here", dice=stack_name(scene, dice)))
    hold: dict[str, Attr] = {"data_do": "hold", "data_target": id, "aria_pressed": str(scene.held == id).lower()}
    return tag("button", shown, type="button", id=id, class_="own can", aria_label=label, **drops, **hold)


def waiting_for_die(scene: Scene[View]) -> dict[str, Choice]:
    """For the place or the deployment that was picked up: the die -> the choice that puts it there."""
    held = scene.held or ""
    if held.startswith("zone-"):
        return choices_for(scene, held.removeprefix("zone-"))
    zone, _, index = held.removeprefix("put-").rpartition("-")
    mine = _own_dice(scene, zone)
    if held.startswith("put-") and index.isdecimal() and int(index) < len(mine):
        return stack_choices(scene, zone, mine.index(mine[int(index)]) + 1)
    return {}


# --- rewards and words -----------------------------------------------------------------------------------------------


def _rewards(scene: Scene[View], zone: ZoneView) -> Markup:
    """The rewards of a place by rank, as signs."""
    id, view = zone["id"], scene.view
    if id in ("iron", "mine"):
        kind = "iron" if id == "iron" else "copper"
        return join(_rank(str(n), chip(scene, kind, many)) for n, many in enumerate(zone["rewards"], 1))
    if id == "crater":
        offers = join([sign(kind, f"res-{kind}") for kind in CRATER_OFFERS], "/")
        return join(_rank(str(n), Markup(f"{many}×"), offers) for n, many in enumerate(zone["rewards"], 1))
    if id == "cargo":
        left = _cargo_left(view)
        return join(
            tag("span", chip(scene, kind, n), class_="offer" + " gone" * (kind not in left))
            for kind, n in zip(CARGO_KINDS, zone["rewards"], strict=True)
        )
    if id == "graveyard":
        return join(_rank(str(n), sign(part)) for n, part in enumerate(PARTS[:6], 1))
    if id == "vessel":
        captain = own(scene) or view["captains"][view["order"][0]]
        light = [chip(scene, gain["kind"], gain["n"]) for gain in captain["light"]["reward"]]
        return join([_rank("≠", chip(scene, *VESSEL_REWARD)), _rank("≠≠", *light)])
    if id == "acquisition":
        return join([sign("tech"), Markup("/"), sign("artifact")])
    prisms = view["supply"]["prisms"]
    dice = [
        tag("span", sign("prism"), prisms[colour], **spot(scene, f"prism-{colour}", f"chip res-{colour}"))
        for colour in COLOURS[1:]
    ]
    return join([*dice, tag("span", f"{len(zone['rewards'])}×2", class_="rank-of")])


def _rank(rank: str, *inside: Markup) -> Markup:
    return tag("span", tag("i", rank), *inside, class_="rank-of")


def _cargo_left(view: View) -> list[str]:
    """The kinds of Cargo that are left this turn."""
    taken = [gain["kind"] for result in view["results"] if result["zone"] == "cargo" for gain in result["gains"]]
    return [kind for kind in CARGO_KINDS if not revealed(view) or kind not in taken]


def _words(scene: Scene[View], zone: ZoneView) -> str:
    """The place in words: its name, its rewards, the seat's own dice there."""
    id, view = zone["id"], scene.view
    about = scene.say(text(f"tr.about.{id}", **_numbers(scene, zone)))
    limit = text("tr.limit", n=zone["limit"]) if zone["limit"] is not None else text("tr.no-limit")
    head = scene.say(text("tr.place", number=zone["number"], zone=name(id), about=about, limit=limit))
    if revealed(view):
        return head
    mine = [stack_name(scene, dice) for dice in _own_dice(scene, id)]
    return f"{head} {scene.say(text('tr.yours-here', dice=', '.join(mine)))}" if mine else head


def _numbers(scene: Scene[View], zone: ZoneView) -> dict[str, str | int | Text]:
    """The arguments of the sentence about a place."""
    id, rewards = zone["id"], zone["rewards"]
    if id == "iron":
        return {"first": rewards[0], "second": rewards[1], "others": rewards[2]}
    if id == "mine":
        return {"what": amount("copper", rewards[0])}
    if id == "crater":
        return {"first": rewards[0], "second": rewards[1]}
    if id == "cargo":
        offers = zip(CARGO_KINDS, rewards, strict=True)
        return {"what": ", ".join(scene.say(amount(kind, n)) for kind, n in offers)}
    if id == "vessel":
        captain = own(scene) or scene.view["captains"][scene.view["order"][0]]
        light = ", ".join(scene.say(amount(gain["kind"], gain["n"])) for gain in captain["light"]["reward"])
        return {"what": amount(*VESSEL_REWARD), "light": light}
    return {"n": len(rewards)} if id == "crystals" else {}
