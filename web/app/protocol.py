"""The language between the page and this side: what a person did comes in, what the page should do goes out.

Both are small JSON objects named by `do`. The page applies effects in their order and knows nothing else.
"""

import json
from typing import Any, NamedTuple

Intent = dict[str, Any]


class Patch(NamedTuple):
    """Make the element with this id look like this."""

    id: str
    html: str


class Store(NamedTuple):
    """Keep a text under a key, read it back, and say `unstored` if that failed."""

    key: str
    text: str


class Drop(NamedTuple):
    """Forget a key."""

    key: str


class Announce(NamedTuple):
    """Have the screen reader say it, even if it said the same a moment ago."""

    text: str


class Copy(NamedTuple):
    """Put a link to this page with `fragment` behind its `#` on the clipboard, and say so."""

    fragment: str
    done: str


class Share(NamedTuple):
    """Open the device's own share sheet with such a link."""

    fragment: str
    title: str


class Reload(NamedTuple):
    """Load the page again."""


class Download(NamedTuple):
    """Offer a text as a file."""

    name: str
    text: str


class Address(NamedTuple):
    """Show this fragment in the address bar, and nothing of what the page was asked for; no entry in the history."""

    fragment: str


class Again(NamedTuple):
    """Send the intent `tick` after so many milliseconds."""

    after: int


class Sound(NamedTuple):
    """Let this be heard, where somebody wants to hear it: dice, place, card, win, lose."""

    kind: str


Effect = Patch | Store | Drop | Announce | Copy | Share | Reload | Download | Address | Again | Sound


def written(effects: list[Effect]) -> str:
    return json.dumps([{"do": type(effect).__name__.lower(), **effect._asdict()} for effect in effects])


def read(text: str) -> Intent:
    intent = json.loads(text)
    if not isinstance(intent, dict) or not isinstance(intent.get("do"), str):
        raise ValueError("An intent is an object with a `do`.")
    return intent
