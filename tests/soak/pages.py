"""Hostile input to a whole page: it is opened with a damaged storage, then it gets hostile intents.

Its effects must contain no report of an internal error and no markup of the input.
"""

import json
from typing import Any

from app.dispatcher import Dispatcher
from app.ledger import KEY as LEDGER
from tests.fuzz import mutate
from tests.soak.cases import BOMBS, JUNK, NUMBERS, WORDS, Case, Failure, Sound, any_sound, file_case, link_case
from utopiary import GAMES, UtopiaryError
from utopiary.core.rng import Rng

PAGES = ("play", "play", "play", "home", "statistics")
HARM = ("<script", "<svg onload", "<img", "<xss")  # from WORDS and hostile keys, if it came through unescaped
FAULT = "Something went wrong here"
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
    kept = any_sound(rng)
    first = _opened(kept, rng)
    intents = [first, *(_intent(kept, first["stored"], rng) for _ in range(rng.die(8)))]
    return Case("page", intents, lambda: _answer(intents), UtopiaryError, len(intents))


def _answer(intents: list[dict[str, Any]]) -> None:
    handle = Dispatcher()
    for number, intent in enumerate(intents):
        answer = json.loads(handle(json.dumps({**intent, "now": 1_000 + number})))
        for effect in answer:
            if effect["do"] != "patch":
                continue
            if FAULT in effect["html"]:
                raise Failure(f"the page says it is our fault: {effect['html'][:300]}")
            if any(harm in effect["html"] for harm in HARM):
                raise Failure(f"markup that is not ours came through in {effect['id']}")


def _opened(kept: Sound, rng: Rng) -> dict[str, Any]:
    """The intent `open`, with a storage that may be damaged."""
    id = kept.session.game.id
    stored = {}
    for _ in range(rng.below(4)):
        place = id if rng.below(4) else rng.pick(("lantern", "utopia", "<svg onload=p=1>", "", "_template"))
        stored[f"utopiary/{place}/{rng.pick(SAVE_IDS)}/{rng.pick('ab')}"] = _slot(kept, rng)
    stored["utopiary/names"] = _json({"t": rng.pick(WORDS), "u": rng.pick(JUNK)}, rng)
    stored["utopiary/settings"] = _json({"bots": "none", "replay": "fast"}, rng)
    stored[LEDGER] = _json([_result(kept, rng) for _ in range(rng.below(5))], rng)
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


def _result(kept: Sound, rng: Rng) -> list[Any]:
    when, score = (rng.pick(NUMBERS) if rng.below(4) == 0 else 1_000 for _ in range(2))
    return ["t", kept.session.game.id, when, score, True, 1, ["hard", rng.pick(WORDS)], 0, rng.pick(kept.links)]


def _slot(kept: Sound, rng: Rng) -> str:
    save = kept.save if rng.below(3) else any_sound(rng).save
    written = file_case(rng).value if rng.below(3) == 0 else json.dumps(save)
    return f"{rng.pick(('1', '2', '3', 'x', '9' * 30))} {rng.pick(('0', '17', '9' * 15, 'NaN'))} {written}"


def _json(sound: Any, rng: Rng) -> str:
    """The value as JSON: sound, changed, or no longer JSON."""
    match rng.below(4):
        case 0:
            return _written(sound)
        case 1:
            return mutate.text(_written(sound), rng)
        case 2:
            return _written(rng.pick(BOMBS)() if rng.below(4) == 0 else rng.pick(JUNK))
        case _:
            return _written(mutate.data(sound, rng))


def _written(value: Any) -> str:
    try:
        return json.dumps(value)
    except (ValueError, RecursionError):  # too many digits or too deep for Python to write
        return "[" * 20_000 if isinstance(value, (list, dict)) else "9" * 5_000


def _intent(kept: Sound, stored: dict[str, str], rng: Rng) -> dict[str, Any]:
    """An intent of a person, another tab, or a link."""
    save_id, word = rng.pick(SAVE_IDS), rng.pick(WORDS)
    match rng.below(16):
        case 0:
            return {"do": "link-opened", "link": link_case(rng).value}
        case 1:
            return {"do": "import", "to": file_case(rng).value}
        case 2:
            return {"do": "import", "to": json.dumps(kept.save)}
        case 3:
            return {"do": "rename", "table": save_id, "name": word}
        case 4:
            return {"do": rng.pick(("sit-down", "export", "delete")), "table": save_id}
        case 5:
            key = rng.pick([*stored, "utopiary/lantern/t/a", "utopiary/" + word, word])
            return {"do": "storage-changed", "key": key, "text": None if rng.below(3) == 0 else _slot(kept, rng)}
        case 6:
            seats = {f"seat-{seat}": rng.pick(("person", "nobody", "easy", word)) for seat in range(rng.below(8))}
            options = {f"option-{option.id}": word for option in kept.session.game.options if rng.below(3) == 0}
            names = {"name-0": word, "badge-0": rng.pick(("0", "9", word)), "seed": rng.pick(WORDS)}
            return {"do": "new", **seats, **options, **names}
        case 7:
            return {"do": "play", "move": rng.pick((*kept.save["moves"], *WORDS)).partition(" ")[2]}
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
