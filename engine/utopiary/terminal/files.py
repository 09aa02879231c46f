"""Reading and writing games: a file with a save or a link, or a link itself."""

import json
from pathlib import Path

from ..core.messages import text
from ..core.session import Session
from .console import TerminalError


def read(source: str) -> Session:
    """The session in a file or of a link."""
    return Session.from_link(source) if _is_link(source) else _read_file(source)


def write(session: Session, file: str) -> None:
    """Save a session in a file."""
    try:
        Path(file).write_text(json.dumps(session.save(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise TerminalError(text("terminal.cannot-write", file=file, why=_why(error))) from error


def _is_link(source: str) -> bool:
    return "?" in source and "=" in source


def _read_file(file: str) -> Session:
    try:
        written = Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise TerminalError(text("terminal.cannot-read", file=file, why=_why(error))) from error
    if _is_link(written) and not written.lstrip().startswith("{"):
        return Session.from_link(written)
    try:
        return Session.load(json.loads(written))
    except (ValueError, RecursionError) as error:
        raise TerminalError(text("terminal.not-json", file=file)) from error


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or "not text"
