"""The panels that open over the table: begin another game, send this one to somebody, look through one's own."""

from utopiary import Session
from utopiary.core.game import Seat
from utopiary.core.words import Speaker, text

from .markup import Markup, join, tag
from .seats import mark


def all_of(session: Session, say: Speaker) -> Markup:
    games = tag("div", id="games", popover="auto", role="dialog", aria_label=say(text("games.title")))
    return new_game(session, say) + share(session, say) + games


def new_game(session: Session, say: Speaker) -> Markup:
    game = session.game
    return tag(
        "form",
        tag("h2", say(text("new.title", title=game.title))),
        tag("fieldset", *[_seat(session, seat, say) for seat in range(game.seats[-1])]),
        *[_option(session, option.id, option.values, say) for option in game.options],
        tag(
            "label",
            tag("span", say(text("new.seed"))),
            tag(
                "input",
                name="seed",
                id="seed",
                autocomplete="off",
                spellcheck="false",
                maxlength=60,
                placeholder="K7Q2-9XMP",
            ),
            tag("small", say(text("new.seed-why"))),
        ),
        tag(
            "p",
            tag("button", say(text("new.begin")), class_="main"),
            tag("button", say(text("new.close")), type="button", popovertarget="new-game", popovertargetaction="hide"),
            class_="row",
        ),
        id="new-game",
        popover="auto",
        data_do="new",
        aria_label=say(text("new.title", title=game.title)),
    )


def _seat(session: Session, seat: Seat, say: Speaker) -> Markup:
    """Who sits there: a person, a bot of some level, or nobody."""
    now = session.bots.get(seat, "person") if seat < session.seats else "nobody"
    kinds = [("person", say(text("seat.person")))]
    kinds += [(level, say(text("seat.bot", level=text(f"level.{level}")))) for level in session.game.levels]
    kinds += [("nobody", say(text("seat.nobody")))] if seat >= session.game.seats[0] else []
    colour = say(text(f"seat.colour.{seat}"))
    return tag(
        "label",
        tag("span", mark(seat), say(text("new.seat", colour=colour))),
        _select(f"seat-{seat}", kinds, now),
        class_="seat-choice",
    )


def _option(session: Session, id: str, values: tuple[str, ...], say: Speaker) -> Markup:
    name = f"{session.game.id}.option.{id}"
    kinds = [(value, say(text(f"{name}.{value}"))) for value in values]
    return tag("label", tag("span", say(text(name))), _select(f"option-{id}", kinds, session.options[id]))


def _select(name: str, kinds: list[tuple[str, str]], now: str) -> Markup:
    return tag(
        "select",
        *[tag("option", label, value=value, selected=value == now) for value, label in kinds],
        name=name,
        id=name,
    )


def share(session: Session, say: Speaker) -> Markup:
    ways = []
    for kind in ("seed", "position", "replay"):
        why = say(text(f"share.{kind}-why", seed=session.seed))
        copy = tag("button", say(text("share.copy")), type="button", data_do="link", data_kind=kind)
        sheet = tag("button", say(text("share.sheet")), type="button", data_do="link", data_kind=kind, data_way="sheet")
        both = tag("p", copy, sheet, class_="row")
        ways.append(tag("li", tag("h3", say(text(f"share.{kind}"))), tag("p", why), both))
    return tag(
        "div",
        tag("h2", say(text("share.title"))),
        tag("ul", join(ways)),
        tag("output", data_copied=True),
        tag("button", say(text("new.close")), type="button", popovertarget="share", popovertargetaction="hide"),
        id="share",
        popover="auto",
        role="dialog",
        aria_label=say(text("share.title")),
    )
