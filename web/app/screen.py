"""The game screen as markup, part by part. Pure: the same table gives the same text, in browser and build alike."""

from collections.abc import Mapping
from typing import NamedTuple

from utopiary import Advice, Choice, Outcome, Prompt, Seat, Session, Speaker, Text, move_text, text

from . import boards, dialogs, log, replay, tooltips, tutorials
from .icons import icon
from .markup import Markup, join, tag
from .notice import Notice
from .scene import Scene
from .seats import mark, original, player, role


class Table(NamedTuple):
    """All that the screen shows."""

    session: Session  # where one looks; `length` and `cursor` differ while looking back
    viewer: Seat | None  # whose eyes; nobody's while the device changes hands
    say: Speaker
    root: str  # the way from this page to the site's root
    looking_back: bool = False
    thinking: Seat | None = None
    advice: Advice | None = None  # a hint that was asked for
    held: str | None = None
    notice: Notice | None = None
    display: Mapping[str, str] = {}  # what somebody asked the board to show besides
    playing: bool = False  # the moves are shown one after the other
    lesson: Text | None = None  # what the tutorial says here
    log_of: Seat | None = None  # whose moves the log tells; everybody's, as a rule
    settings: Mapping[str, str] = {"bots": "normal", "replay": "normal"}
    code: Markup | None = None  # a link that somebody wants to photograph


def parts(table: Table) -> dict[str, Markup]:
    """Element id -> what is in it."""
    prompt = _prompt(table)
    return {
        "ask": _ask(table, prompt),  # first: where the focus goes, a browser measures all that has changed before
        "seats": _seats(table),
        "board": _board(table, prompt),
        "tools": _tools(table, prompt),
        "log-of": log.choice(table.session.seats, table.log_of, table.say),
        "log": log.log(table.session.log(table.viewer), table.log_of, _looked_at(table), table.say),
        "words": _words(table),
        "notice": _notice(table),
        "dialogs": dialogs.all_of(table.session, table.say, table.code, table.settings["bots"]),
    }


def _prompt(table: Table) -> Prompt | None:
    """The question on the screen: only to a person who has to act now."""
    session = table.session
    if table.viewer is None or table.looking_back or table.viewer not in session.people_to_act:
        return None
    return session.prompt(table.viewer)


def _words(table: Table) -> Markup:
    return join(tag("p", table.say(sentence)) for sentence in table.session.describe(table.viewer))


def _seats(table: Table) -> Markup:
    session, say = table.session, table.say
    end = session.outcome
    chips = []
    for seat in range(session.seats):
        acting = seat in session.active
        badge, name = player(session, seat).badge, say(text("seat", seat=seat))
        chips.append(
            tag(
                "li",
                original(seat, badge, name),
                tag("b", name),
                tag("small", role(seat, session.seats, session.bots, say)),
                tag("output", end.scores[seat]) if end else None,
                class_=f"seat-{seat}" + " acting" * acting + " winner" * bool(end and seat in end.winners),
                aria_current="true" if acting else None,
                data_page_state=f"badge-{seat}-{badge}" if badge != seat else None,
            )
        )
    return join(chips)


def _board(table: Table, prompt: Prompt | None) -> Markup:
    draw = boards.board(table.session.game.id).draw
    if draw is None:
        return tag("div", _words(table), class_="board in-words")
    choices = prompt.choices if prompt else ()
    hinted = next((c for c in choices if table.advice and c.move == table.advice.move), None)
    session = table.session
    scene = Scene(
        session.view(table.viewer),
        choices,
        table.say,
        table.held,
        hinted and hinted.target,
        hinted and move_text(hinted.move),
        session.cursor,
        table.display,
        lambda: tuple(session.game.summary(state, table.viewer) for state in session.states),
        _pointed(table),
    )
    return tooltips.explained(draw(scene), session.game.id, table.say)


def _looked_at(table: Table) -> int | None:
    """The move that led to the position looked back at."""
    return table.session.cursor if table.looking_back else None


def _pointed(table: Table) -> frozenset[str]:
    """Looking back, the board shows where the last move happened."""
    lines = table.session.log(table.viewer) if table.looking_back else ()
    return frozenset(line.target for line in lines if line.target and line.number == _looked_at(table))


def _ask(table: Table, prompt: Prompt | None) -> Markup:
    if table.looking_back:
        return replay.looking_back(table.session, table.playing, table.settings["replay"], table.say)
    end = table.session.outcome
    if end is not None:
        return _end(table, end)
    people = table.session.people_to_act
    if prompt is None and people:
        return _hand_over(table, people[0])
    if prompt is None:
        who = text("seat", seat=table.session.active[0] if table.thinking is None else table.thinking)
        dots = tag("span", class_="dots", aria_hidden="true")
        hurry = tag("button", table.say(text("table.hurry")), type="button", data_do="hurry")
        return tag("p", dots, table.say(text("table.thinking", who=who)), class_="thinking") + hurry
    return join([_lesson(table), _question(table, prompt), _hint(table, prompt), _moves(table, prompt)])


def _lesson(table: Table) -> Markup | None:
    """What somebody who knows the game would say now; and the way out, for those who know it already."""
    if table.lesson is None:
        return None
    leave = tag("button", table.say(text("table.tutorial-leave")), type="button", data_do="leave-tutorial")
    taught = table.lesson.id != tutorials.LEFT and table.session.active
    return tag(
        "div", tag("p", table.say(table.lesson)), leave if taught else None, class_="lesson", data_page_state="lesson"
    )


def _hand_over(table: Table, seat: Seat) -> Markup:
    """Whoever looks now must not see what comes: the device goes to the next person first."""
    say, who = table.say, text("seat", seat=seat)
    button = tag("button", say(text("table.uncover", who=who)), type="button", data_do="uncover", class_="main")
    words = tag("p", mark(seat), say(text("table.hand-over", who=who)), class_="question")
    send = tag("button", say(text("table.send-instead")), type="button", popovertarget="share")
    return tag("div", words, tag("p", button, send, class_="row"), class_="hand-over")


def _question(table: Table, prompt: Prompt) -> Markup:
    session, say = table.session, table.say
    people, seat = session.seats - len(session.bots), table.viewer or 0
    whose = (
        tag("p", mark(seat), say(text("table.turn", who=text("seat", seat=seat))), class_="whose")
        if people > 1
        else None
    )
    rule = tag(
        "a",
        say(text("table.rule")),
        class_="rule",
        href=f"{table.root}rules/{session.game.id}/#{prompt.rule}",
        target="rules",
    )
    return join([whose, tag("p", tag("span", say(prompt.text)), " ", rule, class_="question", id="question")])


def _moves(table: Table, prompt: Prompt) -> Markup:
    """Every legal move, in the prompt's order; digits choose the first nine."""
    hinted = table.advice.move if table.advice else None
    buttons = [
        _move(table.say, number, choice, choice.move == hinted) for number, choice in enumerate(prompt.choices, 1)
    ]
    return tag("ol", *buttons, class_="moves", id="moves", aria_label=table.say(text("table.moves")))


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


def _hint(table: Table, prompt: Prompt) -> Markup | None:
    if table.advice is None or table.lesson:
        return None
    label = next((choice.label for choice in prompt.choices if choice.move == table.advice.move), None)
    return (
        tag("p", table.say(text("table.hint-is", move=label, why=table.advice.why)), class_="hint") if label else None
    )


def _end(table: Table, end: Outcome) -> Markup:
    session, say = table.session, table.say
    winners = ", ".join(say(text("seat", seat=seat)) for seat in end.winners)
    scores = ", ".join(f"{say(text('seat', seat=seat))} {score}" for seat, score in enumerate(end.scores))
    notes = [text("end.scores", scores=scores)]
    notes += [text("end.practice", n=session.practice)] if session.practice else []
    notes += [text("end.hints", n=session.hints)] if session.hints else []
    return tag(
        "div",
        tag("h2", say(text(f"{session.game.id}.end.{end.reason}", winners=winners))),
        _lesson(table),
        tag("p", " ".join(say(note) for note in notes)),
        tag(
            "p",
            tag("button", say(text("end.again")), type="button", data_do="again", class_="main"),
            tag("button", say(text("end.same")), type="button", data_do="same"),
            class_="row",
        ),
        replay.controls(session, table.playing, table.settings["replay"], say),
        class_="end",
    )


def _tools(table: Table, prompt: Prompt | None) -> Markup:
    """What one needs at every move, and what one needs now and then. On a phone the first is always at hand."""
    session, say = table.session, table.say
    undo = None if table.looking_back else session.can_undo
    turn = None if table.looking_back else session.can_undo_turn
    at_hand = [
        _asked(table, prompt),
        _undo("undo", "u", undo, "table.undo", "table.undo-practice", say),
        _undo("undo-turn", "t", turn, "table.undo-turn", "table.undo-turn-practice", say),
        _tool("redo", say(text("table.redo")), "r", session.can_redo and not table.looking_back),
        _tool("hint", say(text("table.hint")), "h", prompt is not None),
    ]
    now_and_then = [
        _opener("games", say(text("table.games")), asks=True),
        _opener("share", say(text("table.share"))),
        _opener("new-game", say(text("table.new"))),
        _opener("symbols", say(text("symbols.button")), asks=True)
        if boards.board(session.game.id).has_legend
        else None,
        _opener("settings", say(text("settings.title"))),
        _tutorial_button(session.game.id, say),
    ]
    return tag("div", *at_hand, class_="at-hand") + tag("div", *now_and_then, class_="now-and-then")


def _asked(table: Table, prompt: Prompt | None) -> Markup | None:
    """What is asked, once more where the board hides the question; it leads there."""
    if table.looking_back:
        return None
    return prompt and tag("button", table.say(prompt.text), type="button", class_="asked", data_scrolls_to="ask")


def _undo(do: str, key: str, kind: str | None, free: str, practice: str, say: Speaker) -> Markup:
    """Taking back; where something has been seen since, it says that this is practice."""
    if kind != "practice":
        return _tool(do, say(text(free)), key, kind is not None)
    return _tool(do, say(text(practice)), key, True, say(text("table.undo-practice-why")))


def _tool(do: str, label: str, key: str, enabled: bool, why: str | None = None) -> Markup:
    inside = (icon(do), tag("span", label))
    return tag(
        "button", *inside, type="button", id=f"tool-{do}", data_do=do, data_key=key, disabled=not enabled, title=why
    )


def _opener(panel: str, label: str, asks: bool = False) -> Markup:
    """Opens a panel; some are filled only when somebody asks for them."""
    inside = (icon("new" if panel == "new-game" else panel), tag("span", label))
    return tag("button", *inside, type="button", popovertarget=panel, data_do=panel if asks else None)


def _tutorial_button(game_id: str, say: Speaker) -> Markup | None:
    inside = (icon("tutorial"), tag("span", say(text("table.tutorial"))))
    return tutorials.tutorial(game_id) and tag("button", *inside, type="button", data_do="tutorial")


def _notice(table: Table) -> Markup:
    return table.notice.shown(table.say) if table.notice else Markup("")
