"""Whole games of random and other simple players, with the game's invariants checked at every move.

At every move: nothing is lost and no limit is broken (`tests/<game>/invariants.py`), a seat to act has a legal move,
and the game goes on until there is an outcome. Slow checks run in a sample of positions, the last one included, for one
seat: its view is plain JSON and shows no secrets, prompt and `moves` agree, a move does not change its position, and a
move whose undo is free has revealed nothing. Now and then a bot is asked for advice.

Game number n of a seed is always the same one.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from tests.contract.laws import check_outcome, log_of, shown_to
from tests.contract.players import Decision, most_choices
from utopiary import GAMES, Event, Game, Move, Seat, move_text
from utopiary.core.bots import Known, answer
from utopiary.core.canonical import digest
from utopiary.core.rng import Rng
from utopiary.core.setup import check

SHARES = {"eutopia": 40, "utopia-engine": 30, "contrivance": 22, "utopia": 4, "transecopia": 4}  # long games are slow
PLAYERS = {"any": 88, "first": 4, "last": 4, "longest": 2, "easy": 2}
LONGEST = 3_000  # moves
CHECKED = 10  # one position in so many gets the slow checks
ADVISED = 60  # one in so many of those gets a bot's advice

_IDS = [id for id, share in SHARES.items() for _ in range(share)]
_PLAYERS = [player for player, share in PLAYERS.items() for _ in range(share)]


class Plan(NamedTuple):
    """One game to be played."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    player: str
    rng: Rng
    seed: str


class Failure(Exception):
    """An invariant does not hold; the message says where."""


class Tally:
    """Counts of the games that were played."""

    def __init__(self) -> None:
        self.games: Counter[tuple[str, int]] = Counter()
        self.players: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self.advised: Counter[str] = Counter()
        self.longest: Counter[str] = Counter()
        self.failures: list[tuple[int, str]] = []

    def add(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        for name in ("games", "players", "moves", "checked", "advised"):
            getattr(self, name).update(getattr(other, name))
        self.longest |= other.longest
        self.failures += other.failures

    def table(self) -> str:
        """The counts as lines of text."""
        lines = [f"{'game':15}{'games':>10}{'moves':>14}{'longest':>9}{'checked':>11}{'bot advice':>12}  by seats"]
        for id in sorted({id for id, _ in self.games}):
            seats = {seats: n for (of, seats), n in sorted(self.games.items()) if of == id}
            by_seats = " ".join(f"{seats}: {n:,}" for seats, n in seats.items())
            lines.append(
                f"{id:15}{sum(seats.values()):>10,}{self.moves[id]:>14,}{self.longest[id]:>9,}"
                f"{self.checked[id]:>11,}{self.advised[id]:>12,}  {by_seats}"
            )
        lines.append(f"{'all':15}{sum(self.games.values()):>10,}{sum(self.moves.values()):>14,}")
        return "\n".join([*lines, "players: " + ", ".join(f"{name} {n:,}" for name, n in self.players.most_common())])


def plan(seed: str, number: int) -> Plan:
    """The game with this number: which one, its seats, options and player."""
    rng = Rng.of(f"{seed}/game {number}")
    game = GAMES.find(rng.pick(_IDS))
    options = {option.id: rng.pick(option.values) for option in game.options if rng.below(2)}
    return Plan(game, rng.pick(game.seats), options, rng.pick(_PLAYERS), rng, f"{seed} {number}"[:60])


def invariants(id: str) -> tuple[Callable[[Any], object], Callable[[Any], None]]:
    """A game's functions for what is conserved, and for the check of its limits."""
    module = import_module(f"tests.{id.replace('-', '_')}.invariants")
    return module.conserved, module.check


def play(made: Plan, tally: Tally, moves: list[str] | None = None) -> None:
    """Play a game with all checks; `moves` gets its moves as text."""
    game, rng, id = made.game, made.rng, made.game.id
    conserved, check_limits = invariants(id)
    setup = check(id, made.seed, made.seats, made.options)
    s = setup.begin()
    at_the_start = conserved(s)
    check_limits(s)
    for number in range(LONGEST):
        active = game.active(s)
        if not active:
            break
        if game.outcome(s) is not None:
            raise Failure(f"there is an outcome, and {active} are to act")
        seat, move = _choice(made, s, active)
        if moves is not None:
            moves.append(f"{seat} {move_text(move)}")
        s = _checked_move(made, s, seat, move, tally) if rng.below(CHECKED) == 0 else game.after(s, seat, move)
        if conserved(s) != at_the_start:
            raise Failure(f"after move {number + 1}, {move_text(move)}, something is lost or added")
        check_limits(s)
    else:
        raise Failure(f"the game has not ended after {LONGEST} moves")
    end = game.outcome(s)
    if end is None:
        raise Failure("no seat is to act, and there is no outcome")
    check_outcome(game, made.seats, end)
    _check_views(game, s, made.seats, rng)
    tally.games[id, made.seats] += 1
    tally.players[made.player] += 1
    tally.moves[id] += number
    tally.checked[id] += 1
    tally.longest[id] = max(tally.longest[id], number)


def _choice(made: Plan, s: Any, active: tuple[Seat, ...]) -> tuple[Seat, Move]:
    """The next seat and move of the plan's player."""
    game, rng = made.game, made.rng
    seat = active[0] if len(active) == 1 or made.player == "first" else rng.pick(active)
    moves = game.moves(s, seat)
    if not moves:
        raise Failure(f"a dead end: seat {seat} has to act in {s.phase} and has no legal move")
    match made.player:
        case "first":
            return seat, moves[0]
        case "last":
            return seat, moves[-1]
        case "longest":
            return most_choices(Decision(game, [(seat, move) for move in moves], rng, set(), s))
        case "easy":
            advice = answer(game.bot("easy"), Known(game, s, seat), rng)
            if advice.move not in moves:
                raise Failure(f"the easy bot advises {advice.move}")
            return seat, advice.move
        case _:
            return seat, rng.pick(moves)


# --- the slow checks -------------------------------------------------------------------------------------------------


def _checked_move(made: Plan, s: Any, seat: Seat, move: Move, tally: Tally) -> Any:
    """The position after the move, with the slow checks of this position, the move and its result."""
    game, rng = made.game, made.rng
    before = digest(s)
    prompt = game.prompt(s, seat)
    legal = [choice.move for choice in prompt.choices]
    if legal != game.moves(s, seat) or len(set(legal)) != len(legal):
        raise Failure(f"{prompt.text.id}: `moves` and the prompt differ, or a move is offered twice")
    _check_views(game, s, made.seats, rng)
    after, events = game.step(s, seat, move)
    if digest(after) != digest(game.after(s, seat, move)) or digest(s) != before:
        raise Failure(f"{move_text(move)} leads to another position the second time, or changes its own position")
    if seat in game.active(after) and s.rng == after.rng and not any(event.reveals for event in events):
        _check_free_undo(made, s, seat, move, after, events)
    if rng.below(ADVISED) == 0:
        level = rng.pick(game.levels)
        if answer(game.bot(level), Known(game, s, seat), Rng(rng.next64())).move not in legal:
            raise Failure(f"the {level} bot advises an illegal move")
        tally.advised[game.id] += 1
    tally.checked[game.id] += 1
    return after


def _check_views(game: Game[Any], s: Any, seats: int, rng: Rng) -> None:
    """Check that what one seat is shown is plain JSON, and the same in another deal of what it cannot see."""
    seat = rng.below(seats)
    shown = shown_to(game, s, seat)
    if json.loads(json.dumps(shown[0], allow_nan=False)) != shown[0]:
        raise Failure(f"the view of seat {seat} is not plain JSON")
    guess = game.guess(s, seat, Rng(rng.next64()))
    if shown_to(game, guess, seat) != shown or game.view(guess, None) != game.view(s, None):
        raise Failure(f"seat {seat} is shown a secret")


def _check_free_undo(made: Plan, s: Any, seat: Seat, move: Move, after: Any, events: tuple[Event, ...]) -> None:
    """Check that a move whose undo is free shows one seat the same in another deal of what it cannot see."""
    game, viewer = made.game, made.rng.below(made.seats)
    guess = game.guess(s, viewer, Rng(made.rng.next64()))
    if viewer != seat and move not in game.moves(guess, seat):
        return
    other, other_events = game.step(guess, seat, move)
    if shown_to(game, other, viewer) != shown_to(game, after, viewer) or log_of(other_events, viewer) != log_of(
        events, viewer
    ):
        raise Failure(f"{move_text(move)} showed seat {viewer} something, and its undo is free")


# --- many games ------------------------------------------------------------------------------------------------------


def run(seed: str, numbers: range) -> Tally:
    """Play the games with these numbers."""
    tally = Tally()
    for number in numbers:
        try:
            play(plan(seed, number), tally)
        except Exception as error:
            tally.failures.append((number, f"{type(error).__name__}: {error}"))
    return tally


def explain(seed: str, number: int) -> str:
    """A full report of one game: its plan, its result and its moves."""
    import traceback

    made, moves = plan(seed, number), list[str]()
    lines = [f"{made.game.id}, {made.seats} seats, {dict(made.options)}, seed “{made.seed}”, player {made.player}"]
    try:
        play(made, Tally(), moves)
        lines.append("All checks passed.")
    except Exception:
        lines.append(traceback.format_exc())
    return "\n".join([*lines, *moves])
