"""What the worker tells the page to do: one named tuple for each effect.

An effect is sent as a small JSON object: `do` names it (the class name in lower case), the other members are its
fields. The page applies the effects of an answer in their order.
"""

import json
from typing import NamedTuple


class Patch(NamedTuple):
    """Make the content of the element with this id look like this."""

    id: str
    html: str


class Store(NamedTuple):
    """Write a text to localStorage and read it back; if that fails, the page sends the intent `store-failed`."""

    key: str
    text: str


class Drop(NamedTuple):
    """Remove a key from localStorage."""

    key: str


class Announce(NamedTuple):
    """Have the screen reader say a text, also if it said the same before."""

    text: str


class Copy(NamedTuple):
    """Put a link to this page, with `fragment` after its `#`, on the clipboard and announce `done`."""

    fragment: str
    done: str


class Share(NamedTuple):
    """Open the device's share sheet with such a link."""

    fragment: str
    title: str


class Reload(NamedTuple):
    """Load the page again."""


class Download(NamedTuple):
    """Offer a text as a file."""

    name: str
    text: str


class Address(NamedTuple):
    """Show only this fragment in the address bar: no query, no entry in the history."""

    fragment: str


class Tick(NamedTuple):
    """Send the intent `tick` after this many milliseconds; it replaces a tick that is still to come."""

    after: int


class Sound(NamedTuple):
    """Play a sound, if the player has switched sounds on: dice, place, card, win, lose."""

    kind: str


Effect = Patch | Store | Drop | Announce | Copy | Share | Reload | Download | Address | Tick | Sound
BY_NAME: dict[str, type[Effect]] = {
    effect.__name__.lower(): effect
    for effect in (Patch, Store, Drop, Announce, Copy, Share, Reload, Download, Address, Tick, Sound)
}


def written(effects: list[Effect]) -> str:
    """The effects as JSON text, for the page."""
    return json.dumps([{"do": type(effect).__name__.lower(), **effect._asdict()} for effect in effects])
