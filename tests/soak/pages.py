"""Hostile input to a whole page: it is opened with a damaged storage, then it gets hostile intents.

Its effects must contain no report of an internal error and no markup of the input.
"""

import json
from typing import Any

from app.dispatcher import Dispatcher
from app.ledger import KEY as LEDGER
from tests.fuzz import mutate
from tests.soak.cases import BOMBS, JUNK, NUMBERS, WORDS, Case, Failure, ValidGame, any_game, file_case, link_case
from utopiary import GAMES, UtopiaryError
from utopiary.core.rng import Rng

PAGES = ("play", "play", "play", "home", "statistics")
FOREIGN_MARKUP = ("<script", "<svg onload", "<img", "<xss")  # markup of WORDS and of hostile keys
INTERNAL_ERROR = "Something went wrong here"
TURNS = (
    "undo",
    "undo-turn",
    "redo",
    "again",
    "same",
    "branch",
    "tick",
    "skip-waiting",
    "replay",
    "tutorial",
    "leave-tutorial",
)
SAVE_IDS = ("t", "u", "<xss>", "tutorial", "x y&z#", "")


def page_case(rng: Rng) -> Case:
    """A page with a damaged storage, and hostile intents."""
    game = any_game(rng)
    first = _opened(game, rng)
    intents = [first, *(_intent(game, first["stored"], rng) for _ in range(rng.die(8)))]
    return Case("page", intents, lambda: _handle_intents(intents), UtopiaryError, len(intents))


def _handle_intents(intents: list[dict[str, Any]]) -> None:
    """Handle the intents; fail on an internal error or on unescaped markup."""
    handle = Dispatcher()
    for number, intent in enumerate(intents):
        answer = json.loads(handle(json.dumps({**intent, "now": 1_000 + number})))
        for effect in answer:
            if effect["do"] != "patch":
                continue
            if INTERNAL_ERROR in effect["html"]:
                raise Failure(f"the page reports an internal error: {effect['html'][:300]}")
            if any(markup in effect["html"] for markup in FOREIGN_MARKUP):
                raise Failure(f"unescaped markup is in {effect['id']}")


def _opened(game: ValidGame, rng: Rng) -> dict[str, Any]:
    """The intent `open`, with a storage that may be damaged."""
    id = game.session.game.id
    stored = {}
    for _ in range(rng.below(4)):
        place = id if rng.below(4) else rng.pick(("lantern", "utopia", "<svg onload=p=1>", "", "_template"))
        stored[f"utopiary/{place}/{rng.pick(SAVE_IDS)}/{rng.pick('ab')}"] = _slot(game, rng)
    stored["utopiary/names"] = _json({"t": rng.pick(WORDS), "u": rng.pick(JUNK)}, rng)
    stored["utopiary/settings"] = _json({"bots": "none", "replay": "fast"}, rng)
    stored[LEDGER] = _json([_result(game, rng) for _ in range(rng.below(5))], rng)
    return {
        "do": "open",
        "page": rng.pick(PAGES),
        "game": id,
        "root": "../../",
        "language": rng.pick(("en", "hu")) if id in GAMES else "en",
        "address": "https://example.org/",
        "link": link_case(rng).value if rng.below(3) == 0 else "",
        "table": rng.pick(SAVE_IDS) if rng.below(2) else None,
        "daily": rng.below(8) == 0,
        "stored": stored,
    }


def _result(game: ValidGame, rng: Rng) -> list[Any]:
    """A line of the results ledger."""
    when, score = (rng.pick(NUMBERS) if rng.below(4) == 0 else 1_000 for _ in range(2))
    return ["t", game.session.game.id, when, score, True, 1, ["hard", rng.pick(WORDS)], 0, rng.pick(game.links)]


def _slot(game: ValidGame, rng: Rng) -> str:
    """The text of a save slot."""
    save = game.save if rng.below(3) else any_game(rng).save
    written = file_case(rng).value if rng.below(3) == 0 else json.dumps(save)
    return f"{rng.pick(('1', '2', '3', 'x', '9' * 30))} {rng.pick(('0', '17', '9' * 15, 'NaN'))} {written}"


def _json(valid: Any, rng: Rng) -> str:
    """The value as JSON: valid, changed, or no longer JSON."""
    match rng.below(4):
        case 0:
            return _written(valid)
        case 1:
            return mutate.text(_written(valid), rng)
        case 2:
            return _written(rng.pick(BOMBS)() if rng.below(4) == 0 else rng.pick(JUNK))
        case _:
            return _written(mutate.data(valid, rng))


def _written(value: Any) -> str:
    """The value as JSON text, or text of the same kind if Python cannot write it."""
    try:
        return json.dumps(value)
    except (ValueError, RecursionError):  # too many digits or too deep for Python to write
        return "[" * 20_000 if isinstance(value, (list, dict)) else "9" * 5_000


def _intent(game: ValidGame, stored: dict[str, str], rng: Rng) -> dict[str, Any]:
    """An intent of a player, another tab, or a link."""
    save_id, word = rng.pick(SAVE_IDS), rng.pick(WORDS)
    match rng.below(16):
        case 0:
            return {"do": "link-opened", "link": link_case(rng).value}
        case 1:
            return {"do": "import", "to": file_case(rng).value}
        case 2:
            return {"do": "import", "to": json.dumps(game.save)}
        case 3:
            return {"do": "rename", "table": save_id, "name": word}
        case 4:
            return {"do": rng.pick(("sit-down", "export", "delete")), "table": save_id}
        case 5:
            key = rng.pick([*stored, "utopiary/lantern/t/a", "utopiary/" + word, word])
            return {"do": "storage-changed", "key": key, "text": None if rng.below(3) == 0 else _slot(game, rng)}
        case 6:
            seats = {f"seat-{seat}": rng.pick(("person", "nobody", "easy", word)) for seat in range(rng.below(8))}
            options = {f"option-{option.id}": word for option in game.session.game.options if rng.below(3) == 0}
            names = {"name-0": word, "badge-0": rng.pick(("0", "9", word)), "seed": rng.pick(WORDS)}
            return {"do": "new", **seats, **options, **names}
        case 7:
            return {"do": "play", "move": rng.pick((*game.save["moves"], *WORDS)).partition(" ")[2]}
        case 8:
            return {"do": rng.pick(("link", "qr")), "kind": rng.pick(("seed", "position", "replay"))}
        case 9:
            return {"do": "store-failed", "key": "utopiary/" + word, "reason": word}
        case 10:
            return {"do": "set", "name": rng.pick(("bots", "replay", word)), "to": rng.pick(("none", word))}
        case 11:
            return {"do": rng.pick(("hold", "log-of")), "target": word, "seat": word}
        case 12:
            return {"do": "seek", "to": str(rng.below(20))}
        case 13:
            return {"do": "display", "name": rng.pick(("odds", "reveal", word)), "value": word}
        case 14:
            return {"do": rng.pick(TURNS)}
        case _:
            return {"do": rng.pick(("games", "undelete", "more", "reset", "really-reset", "symbols", "uncover"))}
