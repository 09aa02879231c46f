"""The form for a new game: the players and their names, the options of the game, the seed."""

from utopiary import Seat, Speaker, players, seeds, text

from . import languages
from .form_fields import select
from .markup import Markup, tag
from .played_game import PlayedGame
from .seats import badges, mark, player


def new_game(now: PlayedGame, say: Speaker) -> Markup:
    """The form, filled in with the players and options of the game being played."""
    game = now.game
    title = say(text("new.title", title=languages.name(game.title)))
    return tag(
        "form",
        tag("h2", title),
        *[_seat(now, seat, say) for seat in range(game.seats[-1])],
        *[_option(now, option.id, option.values, say) for option in game.options],
        _seed(say),
        tag(
            "p",
            tag("button", say(text("new.begin")), type="submit", class_="main"),
            tag("button", say(text("new.daily")), type="submit", name="deal", value="daily"),
            tag("button", say(text("new.close")), type="button", popovertarget="new-game", popovertargetaction="hide"),
            class_="row",
        ),
        id="new-game",
        popover="auto",
        data_do="new",
        aria_label=title,
    )


def _seat(now: PlayedGame, seat: Seat, say: Speaker) -> Markup:
    """The fields of one seat: a person, a bot level or empty; its name and badge."""
    who = now.bots.get(seat, "person") if seat < now.seats else "nobody"
    kinds = [("person", say(text("seat.person")))]
    kinds += [(level, say(text("seat.bot", level=text(f"level.{level}")))) for level in now.game.levels]
    kinds += [("nobody", say(text("seat.nobody")))] if seat >= now.game.seats[0] else []
    name, badge = player(now, seat)
    label = say(text("new.seat", number=seat + 1))
    called = tag(
        "input",
        type="text",
        name=f"name-{seat}",
        id=f"name-{seat}",
        value=name,
        maxlength=players.LONGEST,
        autocomplete="off",
        placeholder=say(text("new.name")),
        aria_label=say(text("new.name-of", seat=label)),
    )
    return tag(
        "fieldset",
        tag("legend", mark(seat) if seat < now.seats else None, label),
        select(f"seat-{seat}", kinds, who, aria_label=say(text("new.who", seat=label))),
        called,
        select(f"badge-{seat}", badges(say), str(badge), aria_label=say(text("new.badge", seat=label))),
        class_="seat-choice",
    )


def _option(now: PlayedGame, id: str, values: tuple[str, ...], say: Speaker) -> Markup:
    """One option of the game: its name, its values, and a line that explains it."""
    name = f"{now.game.id}.option.{id}"
    kinds = [(value, say(text(f"{name}.{value}"))) for value in values]
    why = tag("small", say(text(f"{name}.why")))
    return tag("label", tag("span", say(text(name))), select(f"option-{id}", kinds, now.options[id]), why)


def _seed(say: Speaker) -> Markup:
    return tag(
        "label",
        tag("span", say(text("new.seed"))),
        tag(
            "input",
            type="text",
            name="seed",
            id="seed",
            autocomplete="off",
            spellcheck="false",
            maxlength=seeds.LONGEST,
            placeholder="K7Q2-9XMP",
        ),
        tag("small", say(text("new.seed-why"))),
    )
