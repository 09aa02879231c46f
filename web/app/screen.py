"""The screen of a game as markup, region by region. Pure: equal models give equal text, in browser and build."""

from collections.abc import Mapping
from typing import NamedTuple

from utopiary import Advice, Choice, Outcome, Prompt, Seat, Speaker, Text, move_text, text

from . import boards, log, replay, tutorials
from .dialogs import dialogs
from .icons import icon
from .markup import Markup, join, tag
from .notice import Notice
from .played_game import PlayedGame, ShareableGame
from .scene import Scene
from .seats import mark, original, player, role


class ScreenModel(NamedTuple):
    """All that the screen shows."""

    game: PlayedGame  # at the position on the screen
    viewer: Seat | None  # the seat the screen is drawn for; None during a hand-over
    say: Speaker
    root: str  # relative address of the root of the page's language
    shareable: ShareableGame | None = None  # the same game, on the device that may share it
    looking_back: bool = False  # the position is one of the past
    thinking: Seat | None = None  # the bot that moves next
    advice: Advice | None = None  # the hint
    held: str | None = None  # the part of the board that was picked up
    notice: Notice | None = None
    display: Mapping[str, str] = {}  # display options of the board
    replaying: bool = False  # the past is shown move by move
    lesson: Text | None = None  # what the tutorial says here
    log_of: Seat | None = None  # the seat whose moves the log shows; None: all
    settings: Mapping[str, str] = {"bots": "normal", "replay": "normal"}
    qr: Markup | None = None  # the QR code of a link


def regions(model: ScreenModel) -> dict[str, Markup]:
    """Element id -> its content."""
    prompt = _prompt(model)
    game, say = model.game, model.say
    return {
        "ask": _ask(model, prompt),  # first: the focus goes there, and the browser lays out all that was patched before
        "seats": _seats(model),
        "board": _board(model, prompt),
        "tools": _tools(model, prompt),
        "log-of": log.seat_buttons(game.seats, model.log_of, say),
        "log": log.log(game.log(model.viewer), model.log_of, _viewed_move(model), say),
        "words": _sentences(model),
        "notice": _notice(model),
        "dialogs": dialogs(game, model.shareable, say, model.qr, model.settings["bots"]),
    }


def _prompt(model: ScreenModel) -> Prompt | None:
    """The question on the screen, if the viewer has to act now."""
    game = model.game
    if model.viewer is None or model.looking_back or model.viewer not in game.people_to_act:
        return None
    return game.prompt(model.viewer)


def _sentences(model: ScreenModel) -> Markup:
    return join(tag("p", model.say(sentence)) for sentence in model.game.describe(model.viewer))


def _seats(model: ScreenModel) -> Markup:
    game, say = model.game, model.say
    end = game.outcome
    chips = []
    for seat in range(game.seats):
        acting = seat in game.active
        badge, name = player(game, seat).badge, say(text("seat", seat=seat))
        chips.append(
            tag(
                "li",
                original(seat, badge, name),
                tag("b", name),
                tag("small", role(seat, game.seats, game.bots, say)),
                tag("output", end.scores[seat]) if end else None,
                class_=f"seat-{seat}" + " acting" * acting + " winner" * bool(end and seat in end.winners),
                aria_current="true" if acting else None,
                data_page_state=f"badge-{seat}-{badge}" if badge != seat else None,
            )
        )
    return join(chips)


def _board(model: ScreenModel, prompt: Prompt | None) -> Markup:
    draw = boards.board(model.game.game.id).draw
    if draw is None:
        return tag("div", _sentences(model), class_="board as-text")
    choices = prompt.choices if prompt else ()
    hinted = next((c for c in choices if model.advice and c.move == model.advice.move), None)
    game = model.game
    scene = Scene(
        game.view(model.viewer),
        choices,
        model.say,
        model.held,
        hinted and hinted.target,
        hinted and move_text(hinted.move),
        game.cursor,
        model.display,
        lambda: game.summaries(model.viewer),
        _pointed(model),
    )
    return draw(scene)


def _viewed_move(model: ScreenModel) -> int | None:
    """The move that led to the position on the screen, if that is one of the past."""
    return model.game.cursor if model.looking_back else None


def _pointed(model: ScreenModel) -> frozenset[str]:
    """The parts of the board where the viewed move happened; none in the present."""
    lines = model.game.log(model.viewer) if model.looking_back else ()
    return frozenset(line.target for line in lines if line.target and line.number == _viewed_move(model))


def _ask(model: ScreenModel, prompt: Prompt | None) -> Markup:
    if model.looking_back:
        can_share = model.shareable is not None
        return replay.looking_back(model.game, model.replaying, model.settings["replay"], can_share, model.say)
    end = model.game.outcome
    if end is not None:
        return _end(model, end)
    people = model.game.people_to_act
    if prompt is None and people:
        return _hand_over(model, people[0])
    if prompt is None:
        who = text("seat", seat=model.game.active[0] if model.thinking is None else model.thinking)
        dots = tag("span", class_="dots", aria_hidden="true")
        skip = tag("button", model.say(text("table.hurry")), type="button", data_do="skip-waiting")
        return tag("p", dots, model.say(text("table.thinking", who=who)), class_="thinking") + skip
    return join([_lesson(model), _question(model, prompt), _hint(model, prompt), _moves(model, prompt)])


def _lesson(model: ScreenModel) -> Markup | None:
    """What the tutorial says, and the button that leaves it."""
    if model.lesson is None:
        return None
    leave = tag("button", model.say(text("table.tutorial-leave")), type="button", data_do="leave-tutorial")
    taught = model.lesson.id != tutorials.LEFT and model.game.active
    return tag(
        "div", tag("p", model.say(model.lesson)), leave if taught else None, class_="lesson", data_page_state="lesson"
    )


def _hand_over(model: ScreenModel, seat: Seat) -> Markup:
    """Ask to hand over the device: this viewer must not see what the next one does."""
    say, who = model.say, text("seat", seat=seat)
    button = tag("button", say(text("table.uncover", who=who)), type="button", data_do="uncover", class_="main")
    words = tag("p", mark(seat), say(text("table.hand-over", who=who)), class_="question")
    send = model.shareable and tag("button", say(text("table.send-instead")), type="button", popovertarget="share")
    return tag("div", words, tag("p", button, send, class_="row"), class_="hand-over")


def _question(model: ScreenModel, prompt: Prompt) -> Markup:
    """Whose turn it is, the question, and a link to the rule."""
    game, say = model.game, model.say
    people, seat = game.seats - len(game.bots), model.viewer or 0
    whose = (
        tag("p", mark(seat), say(text("table.turn", who=text("seat", seat=seat))), class_="whose-turn")
        if people > 1
        else None
    )
    rule = tag(
        "a",
        say(text("table.rule")),
        class_="rule",
        href=f"{model.root}rules/{game.game.id}/#{prompt.rule}",
        target="rules",
    )
    return join([whose, tag("p", tag("span", say(prompt.text)), " ", rule, class_="question", id="question")])


def _moves(model: ScreenModel, prompt: Prompt) -> Markup:
    """The list of all legal moves in the prompt's order; the keys 1 to 9 choose the first nine."""
    hinted = model.advice.move if model.advice else None
    buttons = [
        _move(model.say, number, choice, choice.move == hinted) for number, choice in enumerate(prompt.choices, 1)
    ]
    return tag("ol", *buttons, class_="moves", id="moves", aria_label=model.say(text("table.moves")))


def _move(say: Speaker, number: int, choice: Choice, hinted: bool) -> Markup:
    written = move_text(choice.move)
    return tag(
        "li",
        tag(
            "button",
            tag("kbd", number, aria_hidden="true") if number < 10 else None,
            tag("span", say(choice.label)),
            type="button",
            id="move-" + written.replace(" ", "-"),
            class_="hinted" if hinted else None,
            data_move=written,
            data_key=number if number < 10 else None,
            data_highlights=choice.target,
        ),
    )


def _hint(model: ScreenModel, prompt: Prompt) -> Markup | None:
    if model.advice is None or model.lesson:
        return None
    label = next((choice.label for choice in prompt.choices if choice.move == model.advice.move), None)
    return (
        tag("p", model.say(text("table.hint-is", move=label, why=model.advice.why)), class_="hint") if label else None
    )


def _end(model: ScreenModel, end: Outcome) -> Markup:
    game, say = model.game, model.say
    winners = ", ".join(say(text("seat", seat=seat)) for seat in end.winners)
    scores = ", ".join(f"{say(text('seat', seat=seat))} {score}" for seat, score in enumerate(end.scores))
    notes = [text("end.scores", scores=scores)]
    notes += [text("end.practice", n=game.practice)] if game.practice else []
    notes += [text("end.hints", n=game.hints)] if game.hints else []
    return tag(
        "div",
        tag("h2", say(text(f"{game.game.id}.end.{end.reason}", winners=winners))),
        _lesson(model),
        tag("p", " ".join(say(note) for note in notes)),
        tag(
            "p",
            tag("button", say(text("end.again")), type="button", data_do="again", class_="main"),
            tag("button", say(text("end.same")), type="button", data_do="same"),
            class_="row",
        ),
        replay.controls(game, model.replaying, model.settings["replay"], say),
        class_="end",
    )


def _tools(model: ScreenModel, prompt: Prompt | None) -> Markup:
    """The tools for every move, which stay on the screen of a phone, and the others."""
    game, say = model.game, model.say
    undo = None if model.looking_back else game.can_undo
    turn = None if model.looking_back else game.can_undo_turn
    main_tools = [
        _question_link(model, prompt),
        _undo("undo", "u", undo, "table.undo", "table.undo-practice", say),
        _undo("undo-turn", "t", turn, "table.undo-turn", "table.undo-turn-practice", say),
        _tool("redo", say(text("table.redo")), "r", game.can_redo and not model.looking_back),
        _tool("hint", say(text("table.hint")), "h", prompt is not None),
    ]
    more_tools = [
        _opener("games", say(text("table.games")), asks=True),
        _opener("share", say(text("table.share"))) if model.shareable else None,
        _opener("new-game", say(text("table.new"))),
        _opener("symbols", say(text("symbols.button")), asks=True) if boards.board(game.game.id).has_legend else None,
        _opener("settings", say(text("settings.title"))),
        _tutorial_button(game.game.id, say),
    ]
    return tag("div", *main_tools, class_="main-tools") + tag("div", *more_tools, class_="more-tools")


def _question_link(model: ScreenModel, prompt: Prompt | None) -> Markup | None:
    """The question once more, for screens where the board hides it; pressing it scrolls there."""
    if model.looking_back:
        return None
    return prompt and tag(
        "button", model.say(prompt.text), type="button", class_="question-link", data_scrolls_to="ask"
    )


def _undo(do: str, key: str, kind: str | None, free: str, practice: str, say: Speaker) -> Markup:
    """An undo button; if something has been revealed since, its label says that this is practice."""
    if kind != "practice":
        return _tool(do, say(text(free)), key, kind is not None)
    return _tool(do, say(text(practice)), key, True, say(text("table.undo-practice-why")))


def _tool(do: str, label: str, key: str, enabled: bool, why: str | None = None) -> Markup:
    inside = (icon(do), tag("span", label))
    return tag(
        "button", *inside, type="button", id=f"tool-{do}", data_do=do, data_key=key, disabled=not enabled, title=why
    )


def _opener(panel: str, label: str, asks: bool = False) -> Markup:
    """A button that opens a panel; with `asks` it also sends the intent that fills the panel."""
    inside = (icon("new" if panel == "new-game" else panel), tag("span", label))
    return tag("button", *inside, type="button", popovertarget=panel, data_do=panel if asks else None)


def _tutorial_button(game_id: str, say: Speaker) -> Markup | None:
    inside = (icon("tutorial"), tag("span", say(text("table.tutorial"))))
    return tutorials.tutorial(game_id) and tag("button", *inside, type="button", data_do="tutorial")


def _notice(model: ScreenModel) -> Markup:
    return model.notice.markup(model.say) if model.notice else Markup("")
