"""Links that carry a game: `lantern?v=1&seats=2&seed=K7Q2-9XMP&…`.

A move is written as its index among the legal moves, a digit of a number whose base changes with every step (so a
forced move costs nothing); that number is written in base 64. A position is the game that led to it, so it cannot be
forged.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from . import players
from .errors import LinkError, SetupError
from .game import Game, Seat
from .messages import shown, text
from .move import Move
from .session import Session
from .setup import check

KINDS = ("seed", "position", "replay")
LONGEST = 20_000
MOST_MOVES = 20_000


def link(session: Session, kind: str) -> str:
    """The link of a kind: `seed`, `position` or `replay`."""
    if kind not in KINDS:
        raise LinkError(text("error.link-kind", kind=shown(kind)))
    fields = [("v", str(session.game.rules_version)), ("seats", str(session.seats)), ("seed", session.seed)]
    for option in session.game.options:
        if session.options[option.id] != option.values[0]:
            fields.append(("o." + option.id, session.options[option.id]))
    if session.bots:
        fields.append(("bots", ".".join(f"{seat}{level}" for seat, level in session.bots.items())))
    if kind != "seed":
        whole = session if kind == "position" else session.at(session.length)
        fields.append((kind, f"{whole.cursor}.{_pack(whole)}"))
        if kind == "replay" and session.cursor < session.length:
            fields.append(("at", str(session.cursor)))
        fields += [(f"p.{seat}", f"{player.badge}.{player.name}") for seat, player in session.players.items()]
        fields += [
            (name, str(count)) for name, count in (("practice", session.practice), ("hints", session.hints)) if count
        ]
    written = session.game.id + "?" + "&".join(f"{name}={_quote(value)}" for name, value in fields)
    return f"{written}&sum={checksum(written)}"


def from_link(link_text: str) -> Session:
    """The session of a link; a whole address with the link after its `#` will do."""
    game_id, fields = _parse(link_text)
    try:
        setup = check(
            game_id,
            fields.get("seed", ""),
            _number(fields, "seats", None),
            {name[2:]: value for name, value in fields.items() if name.startswith("o.")},
            _bots(fields.get("bots", "")),
            _number(fields, "v", None),
        )
    except SetupError as error:
        about_links = {"error.save-newer": text("error.link-newer"), "error.save-older": text("error.link-older")}
        raise LinkError(about_links.get(error.text.id, error.text)) from error
    session = Session(setup)
    kind = kind_of(link_text)
    if kind != "seed":
        _unpack(session, fields[kind])
        session = session.at(min(_number(fields, "at", session.length), session.length))
        session.practice, session.hints = _number(fields, "practice", 0), _number(fields, "hints", 0)
        session.players = _players(fields, session.seats)
    return session


def kind_of(link_text: str) -> str:
    """Which of the kinds a link is."""
    fields = _parse(link_text)[1]
    return "position" if "position" in fields else "replay" if "replay" in fields else "seed"


# --- moves as one number --------------------------------------------------------------------------------------------


def _options(game: Game[Any], state: Any) -> list[tuple[Seat, Move]]:
    """The legal moves of all active seats, in a fixed order."""
    return [(seat, move) for seat in game.active(state) for move in game.moves(state, seat)]


def _pack(session: Session) -> str:
    digits = []
    for state, step in zip(session.states, session.steps, strict=False):  # the last state has no step yet
        options = _options(session.game, state)
        digits.append((options.index((step.seat, step.move)), len(options)))
    packed = 0
    for digit, base in reversed(digits):
        packed = packed * base + digit
    size = (packed.bit_length() + 7) // 8
    return urlsafe_b64encode(packed.to_bytes(size, "little")).rstrip(b"=").decode()


def _unpack(session: Session, written: str) -> None:
    count, _, code = written.partition(".")
    moves = _number({"moves": count}, "moves", None)
    if moves is None or moves > MOST_MOVES:
        raise LinkError(text("error.link-form", part="moves"))
    try:
        packed = int.from_bytes(urlsafe_b64decode(code + "=" * (-len(code) % 4)), "little")
    except ValueError as error:
        raise LinkError(text("error.link-form", part="moves")) from error
    for number in range(1, moves + 1):
        options = _options(session.game, session.state)
        if not options:
            raise LinkError(text("error.link-move", number=number))
        packed, digit = divmod(packed, len(options))
        session.play(*options[digit])
    if packed:
        raise LinkError(text("error.link-form", part="moves"))


# --- the text -------------------------------------------------------------------------------------------------------


def _parse(link_text: str) -> tuple[str, dict[str, str]]:
    if not isinstance(link_text, str) or len(link_text) > LONGEST:
        raise LinkError(text("error.link-long"))
    written = link_text.strip().rpartition("#")[2]
    game_id, mark, rest = written.partition("?")
    if not mark:
        raise LinkError(text("error.link-form", part="?"))
    body, signed, found = written.rpartition("&sum=")  # a link typed by hand has none
    if signed and found != checksum(body):
        raise LinkError(text("error.link-damaged"))
    fields: dict[str, str] = {}
    for pair in rest.split("&"):
        name, equals, value = pair.partition("=")
        if not equals or name in fields:
            raise LinkError(text("error.link-form", part=name[:20]))
        fields[name] = _unquote(value)
    return game_id, fields


def _number(fields: dict[str, str], name: str, default: Any) -> Any:
    written = fields.get(name)
    if written is None:
        return default
    if not (written.isascii() and written.isdigit() and len(written) < 10):
        raise LinkError(text("error.link-form", part=name))
    return int(written)


def _bots(written: str) -> dict[Seat, str]:
    bots = {}
    for bot in written.split(".") if written else ():
        level = bot.lstrip("0123456789")
        seat = bot[: len(bot) - len(level)]
        if not seat or len(seat) > 2:
            raise LinkError(text("error.link-form", part="bots"))
        bots[int(seat)] = level
    return bots


def _players(fields: dict[str, str], seats: int) -> players.Players:
    entries = []
    for field in fields:
        if field.startswith("p."):
            badge, _, name = fields[field].partition(".")
            numbers = {"seat": field[2:], "badge": badge}
            entries.append((_number(numbers, "seat", 0), name, _number(numbers, "badge", 0)))
    return players.seated(entries, seats)


_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")


def _quote(value: str) -> str:
    return "".join(c if c in _PLAIN else "".join(f"%{byte:02X}" for byte in c.encode()) for c in value)


def _unquote(value: str) -> str:
    first, *rest = value.split("%")
    try:
        return (first.encode() + b"".join(bytes.fromhex(part[:2]) + part[2:].encode() for part in rest)).decode()
    except ValueError as error:
        raise LinkError(text("error.link-form", part="%")) from error


def checksum(written: str) -> str:
    """Five hexadecimal digits that tell a damaged link from a whole one."""
    return f"{zlib.crc32(written.encode('utf-8', 'replace')) & 0xFFFFF:05x}"
