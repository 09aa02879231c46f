"""The screen needs nothing of a game but what a seat may know, so a copy made from messages can be drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from app.played_game import GameInfo, PlayedGame
from app.screen import ScreenModel, regions
from app.speakers import speaker
from utopiary import GAMES, LogLine, MoveKind, Outcome, Players, Prompt, Seat, Session, Text, View
from utopiary.core.rng import Rng
from utopiary.testing import options_of


@dataclass
class Copy:
    """What one seat is told of a game; asking for another seat's view is an error."""

    game: GameInfo
    viewer: Seat | None
    seats: int
    options: Mapping[str, str]
    bots: Mapping[Seat, str]
    players: Players
    cursor: int
    length: int
    active: tuple[Seat, ...]
    people_to_act: tuple[Seat, ...]
    outcome: Outcome | None
    last_move_kind: MoveKind | None
    can_undo: Any
    can_undo_turn: Any
    can_redo: bool
    practice: int
    hints: int
    told: dict[str, Any]

    def _of(self, what: str, seat: Seat | None) -> Any:
        assert seat == self.viewer, "another seat's"
        return self.told[what]

    def prompt(self, seat: Seat) -> Prompt:
        return self._of("prompt", seat)  # type: ignore[no-any-return]

    def view(self, seat: Seat | None = None) -> View:
        return self._of("view", seat)  # type: ignore[no-any-return]

    def summaries(self, seat: Seat | None = None) -> tuple[View, ...]:
        return self._of("summaries", seat)  # type: ignore[no-any-return]

    def describe(self, seat: Seat | None = None) -> tuple[Text, ...]:
        return self._of("describe", seat)  # type: ignore[no-any-return]

    def log(self, seat: Seat | None = None, since: int = 0) -> tuple[LogLine, ...]:
        return tuple(line for line in self._of("log", seat) if line.number > since)


FACTS = (
    *("seats", "options", "bots", "players", "cursor", "length", "active", "people_to_act", "outcome"),
    *("last_move_kind", "can_undo", "can_undo_turn", "can_redo", "practice", "hints"),
)


def copy_for(session: Session, seat: Seat | None) -> Copy:
    """The copy that a page of this seat keeps."""
    told = {what: getattr(session, what)(seat) for what in ("view", "summaries", "describe", "log")}
    if seat is not None and seat in session.active:
        told["prompt"] = session.prompt(seat)
    info = GAMES.find(session.game.id)
    return Copy(info, seat, **{fact: getattr(session, fact) for fact in FACTS}, told=told)


@pytest.mark.parametrize("game_id", ["lantern", "whisper", *GAMES])
def test_a_copy_is_drawn_like_the_session(game_id: str) -> None:
    session, rng = Session.new(game_id, seed="copy", seats=GAMES.find(game_id).seats[-1]), Rng.of("copy")
    for number in range(80):
        if not session.active:
            break
        if number % 8 == 0:
            for seat in (None, *range(session.seats)):
                copied: PlayedGame = copy_for(session, seat)
                say = speaker(copied)
                assert say is speaker(session)
                assert regions(ScreenModel(copied, seat, say, "../../")) == regions(
                    ScreenModel(session, seat, say, "../../")
                )
        session.play(*rng.pick(options_of(session.game, session.state)))


def test_only_the_device_with_the_session_can_share_it() -> None:
    session = Session.new("lantern", seed="SECRET-1", seats=2)
    host = regions(ScreenModel(session, 0, speaker(session), "", shareable=session))
    guest = regions(ScreenModel(session, 0, speaker(session), ""))
    assert 'id="share"' in host["dialogs"] and "SECRET-1" in host["dialogs"]
    assert 'popovertarget="share"' in host["tools"]
    assert not any('"share"' in html or "SECRET" in html for html in guest.values())
