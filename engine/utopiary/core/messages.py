"""Messages to players, independent of the language: a message id with arguments.

The engine never builds a sentence. It names one (`Text("lantern.walked", ...)`), and a `Speaker` turns the name into
words: the English tables stand beside the rules (`games/<game>/english.py`), translations in `web/locale`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Union

Arg = Union[str, int, "Text"]
Sentence = str | tuple[str, ...]  # one form, or plural forms, of which the argument `n` selects one
Catalogue = Mapping[str, Sentence]
Plural = Callable[[int], int]  # a number -> the index of the form


class Text(NamedTuple):
    """A message id and its arguments: numbers, names and other texts, never markup."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def text(id: str, /, **args: Arg) -> Text:
    """A message from its id and arguments."""
    return Text(id, tuple(args.items()))


def shown(value: object, longest: int = 20) -> str:
    """A value from outside, shortened so that it can stand in a message."""
    if isinstance(value, str):
        return value[:longest]
    if isinstance(value, (list, dict, set, frozenset, bytes, bytearray)):
        return type(value).__name__  # written out it might be as long as a book
    try:
        if isinstance(value, tuple):  # most likely a move
            return " ".join(shown(part, longest) for part in value[:longest])[:longest]
        return str(value)[:longest]
    except Exception:  # a number with thousands of digits, an object that does not want to be written
        return type(value).__name__


def seat_name(seat: int) -> Text:
    """Stands for the name of the player on a seat, which the speaker knows."""
    return Text("seat", (("seat", seat),))


def listed(items: Sequence[Arg]) -> Arg:
    """Several things as one: `easy, medium, hard`."""
    if len(items) == 1:
        return items[0]
    return text("list", first=items[0], rest=listed(items[1:]))


def english_plural(n: int) -> int:
    """The plural rule of English: for one, for any other number."""
    return 0 if n == 1 else 1


class Translation(NamedTuple):
    """A catalogue of another language, with its plural rule."""

    sentences: Catalogue
    plural: Plural


REMEMBERED = 4000  # sentences: more than a long game's screen holds


class Speaker:
    """Turns messages into sentences of one language, with the players' names in them."""

    def __init__(self, *catalogues: Catalogue | Translation, names: Sequence[str] = ()) -> None:
        self._catalogues = [
            catalogue if isinstance(catalogue, Translation) else Translation(catalogue, english_plural)
            for catalogue in catalogues
        ]
        self._names = tuple(names)
        self._said: dict[Text, str] = {}

    def __call__(self, said: Text) -> str:
        """The sentence of a message. It is cached: most messages of a screen were on the screen before."""
        sentence = self._said.get(said)
        if sentence is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            sentence = self._said[said] = self._put_into_words(said)
        return sentence

    def _put_into_words(self, said: Text) -> str:
        args = dict(said.args)
        seat = args.get("seat")
        if said.id == "seat" and isinstance(seat, int) and 0 <= seat < len(self._names):
            return self._names[seat]
        if said.id == "seat" and isinstance(seat, int):
            args["number"] = seat + 1
        sentence, plural = self._sentence(said.id)
        if not isinstance(sentence, str):
            n = args["n"]
            sentence = sentence[plural(n if isinstance(n, int) else 0)]
        return sentence.format_map({name: self._in_words(arg) for name, arg in args.items()})

    def _in_words(self, arg: Arg) -> str | int:
        if isinstance(arg, Text):
            return self(arg)
        return f"−{-arg}" if isinstance(arg, int) and arg < 0 else arg  # a minus, not a hyphen

    def knows(self, id: str) -> bool:
        """Whether a catalogue has this message."""
        return any(id in sentences for sentences, _ in self._catalogues)

    def _sentence(self, id: str) -> tuple[Sentence, Plural]:
        for sentences, plural in self._catalogues:
            if id in sentences:
                return sentences[id], plural
        return id.replace("{", "").replace(
            "}", ""
        ), english_plural  # a missing sentence: show its id; a test forbids it
