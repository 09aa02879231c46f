"""A player of Utopia Engine that gets to see all of it: for tests that need a whole game."""

from utopiary import Choice, Session, move_text
from utopiary.games.utopia_engine.odds.moves import odds_for

FIRST = (
    *("final", "roll", "gods-hand", "connect", "record", "recharge", "activate", "slip"),
    *("fight", "go-on", "take", "accept", "endure", "pay", "comb"),
)
LUCKY = "SEVENTH SEAL 132"  # the expert wins this in few moves


def best_move(session: Session) -> str:
    """The move that this player makes."""
    view, choices = session.view(0), session.prompt(0).choices
    verbs = {str(choice.move[0]) for choice in choices}
    if view["phase"] in ("search", "activation", "connection", "final"):
        region = next((region for region in view["regions"] if region["here"]), None)
        lines = odds_for(view, "component" if region and region["found"] else "construct")
        pick = min if view["phase"] == "connection" else max
        return pick(lines, key=lambda move: (lines[move]["value"], move))
    if "focus" in verbs and view["phase"] == "field":
        return "focus"
    if "wand" in verbs and view["phase"] == "combat" and view["combat"]["level"] > 3:
        return "wand"
    for verb in FIRST:
        if verb in verbs:
            return move_text(next(choice.move for choice in choices if choice.move[0] == verb))
    if "rest" in verbs and view["hit_points"]["now"] < 3:
        return "rest"
    return move_text(
        max((choice for choice in choices if choice.move[0] == "search"), key=lambda c: _wanted(view, c)).move
    )


def expert_move(session: Session) -> str:
    """The move of the best bot."""
    return move_text(session.advice(0, "hard").move)


def won() -> Session:
    """A short game that is won."""
    session = Session.new("utopia-engine", seed=LUCKY)
    while session.active:
        session.play(0, expert_move(session))
    assert session.outcome and session.outcome.reason == "engine", "look for another lucky seed"
    return session


def _wanted(view: dict, choice: Choice) -> tuple[bool, bool, bool]:  # type: ignore[type-arg]
    """Constructs first, then components that a link needs; the current region before others."""
    region = next(region for region in view["regions"] if region["id"] == choice.move[1])
    link = next(link for link in view["links"] if link["id"] == region["component"])
    stock = next(store["n"] for store in view["stores"] if store["id"] == region["component"])
    return not region["found"], link["value"] is None and not stock, region["here"]


def played(seed: str, until: object = None) -> Session:
    """A game up to the first position of a phase, or to its end."""
    session = Session.new("utopia-engine", seed=seed)
    while session.active and session.view(0)["phase"] != until:
        session.play(0, best_move(session))
    return session
