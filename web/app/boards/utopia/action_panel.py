"""The buttons for the current decision, the hand of action cards, and what is left in the piles."""

from collections.abc import Callable

from utopiary import Choice, Text, move_text, seat_name, text
from utopiary.games.utopia.view import View

from ...markup import Attr, Markup, join, tag
from ...scene import Scene
from ...seats import mark
from .art import animal, building, portrait, sign
from .common import button, choices_of, civ_name, district_name, island_name, letter, named_button, spot, title_of, verb

MAIN = ("play", "discard", "drop", "become")  # what a tap on a card does
BACK = ("place", "card", "move", "privilege", "wonder")  # phases in the middle of a move: it can be taken back


def action_panel(scene: Scene[View]) -> Markup:
    """Draw the current decision, the buttons for it, the hand and the piles."""
    return join([_decision(scene), _ships(scene), _actions(scene), _cards(scene), _piles(scene)])


# --- the current decision ---------------------------------------------------------------------------------------------


def _decision(scene: Scene[View]) -> Markup:
    view = scene.view
    draw = DECISIONS.get(view["phase"]) if scene.choices else None
    inside = draw(scene) if draw else [_line(scene, "over" if view["phase"] == "over" else "wait")]
    return tag("div", *inside, class_=f"decision at-{view['phase']}")


def _line(scene: Scene[View], phase: str, **more: Text) -> Markup:
    return tag("p", scene.say(text(f"ut.now.{phase}", **more)), class_="instruction")


def _simple(phase: str) -> Callable[[Scene[View]], list[Markup]]:
    return lambda scene: [_line(scene, phase)]


def _ships(scene: Scene[View]) -> Markup | None:
    """Draw all guests side by side, for small screens on which the map shows only some of them."""
    guests = []
    for choice in choices_of(scene, "take"):
        _, civ, island = (str(word) for word in choice.move)
        place = next(one for one in scene.view["islands"] if one["id"] == island)
        n = place["guests"][civ]
        inside = (
            portrait(civ, letter(scene.say, civ), None),
            animal(place["animal"]),
            tag("b", f"×{n}") if n > 1 else None,
        )
        guests.append(button(scene, choice, *inside, kind=f"of-{island}", where="ships"))
    return tag("div", *guests, class_="guest-buttons") if guests else None


def _place(scene: Scene[View]) -> list[Markup]:
    """Draw the guest in hand, as the prince who is about to go ashore."""
    guest = scene.view["guest"]
    assert guest is not None
    picture = _token(scene, guest["civ"], "guest", 1)
    name = "surprise" if guest["surprise"] else "place"
    return [picture, _line(scene, name, civ=civ_name(guest["civ"]), island=island_name(guest["island"]))]


def _move(scene: Scene[View]) -> list[Markup]:
    """Draw one prince and two, to be dragged where they go; the map has buttons for the same."""
    card, origin = scene.view["card"], scene.view["origin"]
    assert card is not None and origin is not None
    most = max(int(choice.move[2]) for choice in choices_of(scene, "go"))
    tokens = [_token(scene, card, f"go-{n}", n) for n in range(1, most + 1)]
    return [*tokens, _line(scene, "move", district=district_name(origin))]


def _token(scene: Scene[View], civ: str, drag: str, n: int) -> Markup:
    seat = scene.view["you"]
    figures = [portrait(civ, letter(scene.say, civ), seat) for _ in range(n)]
    return tag("span", *figures, class_=f"token seat-{seat}", data_drag=drag, id=f"token-{drag}", aria_hidden="true")


def _card(scene: Scene[View]) -> list[Markup]:
    card = scene.view["card"]
    assert card is not None
    return [_small_card(scene, card), _line(scene, "card", civ=civ_name(card))]


def _privilege(scene: Scene[View]) -> list[Markup]:
    printed = scene.view["laid"][0]
    return [_small_card(scene, printed), _line(scene, "privilege", civ=civ_name(printed))]


def _wonder(scene: Scene[View]) -> list[Markup]:
    work = scene.view["building"]
    assert work is not None
    return [_line(scene, "wonder", civ=civ_name(work["recall"][0]), island=island_name(work["island"]))]


DECISIONS: dict[str, Callable[[Scene[View]], list[Markup]]] = {
    **{phase: _simple(phase) for phase in ("welcome", "settle", "invite", "discard", "develop", "drop")},
    "place": _place,
    "move": _move,
    "card": _card,
    "privilege": _privilege,
    "wonder": _wonder,
}


# --- buttons ---------------------------------------------------------------------------------------------------------

SIGNS = {
    "surprise": "bag",
    "forfeit": "close",
    "invite": "invite",
    "wonder": "star",
    "control": "hammer",
    "raise": "up",
    "lower": "down",
    "done": "end",
    "end": "end",
}


def _actions(scene: Scene[View]) -> Markup:
    """Draw buttons for the moves without a place, guest or card, and for building, which the map offers as well."""
    acts = [
        named_button(scene, choice, _icon(choice), f"act {verb(choice)}", "desk")
        for choice in scene.choices
        if verb(choice) in SIGNS
    ]
    if scene.choices and scene.view["phase"] in BACK:
        label = scene.say(text("ut.take-back"))
        acts.append(
            tag("button", sign("back"), tag("span", label), type="button", id="ut-undo", class_="quiet", data_do="undo")
        )
    return tag("div", *acts, **spot(scene, "turn", "acts"))


def _icon(choice: Choice) -> Markup:
    return mark(int(choice.move[1])) if verb(choice) == "invite" else sign(SIGNS[verb(choice)])


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(scene: Scene[View]) -> Markup:
    hand = scene.view["hand"]
    if hand is None:
        return tag("p", sign("card"), scene.say(text("ut.covered")), **spot(scene, "hand", "covered"))
    if not any(hand.values()) and not any(
        choice.target and choice.target.startswith("card-") for choice in scene.choices
    ):
        return tag("p", sign("card"), scene.say(text("ut.no-cards")), **spot(scene, "hand", "covered"))
    cards = [_hand_card(scene, civ, n) for civ, n in hand.items()]
    return tag("div", *cards, **spot(scene, "hand", "hand"))


def _hand_card(scene: Scene[View], civ: str, n: int) -> Markup:
    """Draw all cards of one civilization as a pile; below it the privilege to change one."""
    say, view = scene.say, scene.view
    changed = sum(card["now"] == civ for card in view["changed"]) if view["you"] in view["active"] else 0
    here = scene.at(f"card-{civ}")
    main = next((choice for choice in here if verb(choice) in MAIN), None)
    privilege = next((choice for choice in here if verb(choice) == "privilege"), None)
    words = say(text("ut.cards", n=n + changed, civ=civ_name(civ)))
    kind = f"card of-{civ}" + " none" * (n + changed == 0 and main is None) + f" deep-{min(n + changed, 4)}"
    attrs: dict[str, Attr] = spot(scene, f"card-{civ}", kind)
    inside = [
        tag("b", letter(say, civ), class_="civ-letter"),
        building(civ),
        tag("span", title_of(say, civ), class_="name"),
        tag("b", f"×{n + changed}", class_="times") if n + changed > 1 else None,
        tag("span", sign("scroll"), class_="changed") if changed else None,
    ]
    if main:
        move = move_text(main.move)
        attrs |= {"class": f"{kind} can", "role": "button", "tabindex": 0, "data_move": move}
        attrs["data_hint"] = move == scene.advised
        name = tag("span", f"{say(main.label)}. {words}", class_="spoken")
        inside = [name, tag("span", *inside, class_="seen", aria_hidden="true")]
    else:
        attrs |= {"role": "img", "aria_label": words}
    below = privilege and button(
        scene, privilege, sign("scroll"), tag("span", say(text("ut.privilege"))), kind="privilege"
    )
    return tag("div", tag("div", *inside, **attrs), below, class_="slot")


def _small_card(scene: Scene[View], civ: str) -> Markup:
    label = scene.say(text("ut.laid", civ=civ_name(civ)))
    inside = tag("b", letter(scene.say, civ), class_="civ-letter"), building(civ)
    return tag("span", *inside, class_=f"card small of-{civ}", role="img", aria_label=label)


# --- piles -----------------------------------------------------------------------------------------------------------


def _piles(scene: Scene[View]) -> Markup:
    """Draw the round, the seats to come, and the number of pieces in bag, deck and discards."""
    view, say = scene.view, scene.say
    thrown = sum(view["discards"].values())
    counted = ", ".join(f"{title_of(say, civ)} {n}" for civ, n in view["discards"].items() if n)
    piles = [
        _pile(scene, "bag", "bag", text("ut.bag", n=view["bag"]), view["bag"]),
        _pile(scene, "deck", "card", text("ut.deck", n=view["deck"]), view["deck"]),
        _pile(scene, "discards", "card", text("ut.discards", n=thrown, cards=counted or text("utopia.none")), thrown),
    ]
    order = tag(
        "span",
        *[mark(seat) for seat in view["to_come"]],
        class_="order",
        role="img",
        aria_label=_to_come(scene),
    )
    round_ = tag("span", say(text("ut.round", round=view["round"], goal=view["goal"])), class_="round")
    return tag("div", round_, order if view["to_come"] else None, *piles, class_="piles")


def _pile(scene: Scene[View], id: str, icon: str, words: Text, n: int) -> Markup:
    label = scene.say(words)
    return tag(
        "span", sign(icon), tag("b", n), role="img", aria_label=label, title=label, **spot(scene, id, f"pile {id}")
    )


def _to_come(scene: Scene[View]) -> str:
    names = ", ".join(scene.say(seat_name(seat)) for seat in scene.view["to_come"])
    return scene.say(text("ut.to-come", seats=names))
