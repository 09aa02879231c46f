"""Whole games by players who do not care, or do not want the game to go well, with the invariants at every move.

At every move: nothing is lost and no limit is broken (`tests/<game>/invariants.py`), whoever has to act has something
to do, and it goes on until there is an outcome. What costs more is looked at in a sample of positions of every game,
the last one always among them, with the eyes of one seat: the view is plain JSON and tells no secrets, the question and
the moves agree, the move leaves the position it came from alone, and what can be taken back for free has shown nothing.
Now and then a bot is asked what it would do there.

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

SHARES = {"eutopia": 40, "utopia-engine": 30, "contrivance": 22, "utopia": 4, "transecopia": 4}  # long games are dear
PLAYERS = {"any": 88, "first": 4, "last": 4, "longest": 2, "easy": 2}
LONGEST = 3_000  # moves
LOOKED_AT = 10  # one position in so many, for what is dear
ASKED = 60  # one in so many of those, for bots

_IDS = [id for id, share in SHARES.items() for _ in range(share)]
_PLAYERS = [player for player, share in PLAYERS.items() for _ in range(share)]


class Plan(NamedTuple):
    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    player: str
    rng: Rng
    seed: str


class Broken(Exception):
    """An invariant does not hold. The message says where."""


class Tally:
    """What was played."""

    def __init__(self) -> None:
        self.games: Counter[tuple[str, int]] = Counter()
        self.players: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.looked_at: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.longest: Counter[str] = Counter()
        self.failures: list[tuple[int, str]] = []

    def add(self, other: "Tally") -> None:
        for name in ("games", "players", "moves", "looked_at", "asked"):
            getattr(self, name).update(getattr(other, name))
        self.longest |= other.longest
        self.failures += other.failures

    def table(self) -> str:
        lines = [f"{'game':15}{'games':>10}{'moves':>14}{'longest':>9}{'looked at':>11}{'bots asked':>12}  by seats"]
        for id in sorted({id for id, _ in self.games}):
            seats = {seats: n for (of, seats), n in sorted(self.games.items()) if of == id}
            by_seats = " ".join(f"{seats}: {n:,}" for seats, n in seats.items())
            lines.append(
                f"{id:15}{sum(seats.values()):>10,}{self.moves[id]:>14,}{self.longest[id]:>9,}"
                f"{self.looked_at[id]:>11,}{self.asked[id]:>12,}  {by_seats}"
            )
        lines.append(f"{'all':15}{sum(self.games.values()):>10,}{sum(self.moves.values()):>14,}")
        return "\n".join([*lines, "players: " + ", ".join(f"{name} {n:,}" for name, n in self.players.most_common())])


def plan(seed: str, number: int) -> Plan:
    """Which game, for how many, with which options, and who plays."""
    rng = Rng.of(f"{seed}/game {number}")
    game = GAMES.find(rng.pick(_IDS))
    options = {option.id: rng.pick(option.values) for option in game.options if rng.below(2)}
    return Plan(game, rng.pick(game.seats), options, rng.pick(_PLAYERS), rng, f"{seed} {number}"[:60])


def invariants(id: str) -> tuple[Callable[[Any], object], Callable[[Any], None]]:
    module = import_module(f"tests.{id.replace('-', '_')}.invariants")
    return module.conserved, module.check


def play(made: Plan, tally: Tally, told: list[str] | None = None) -> None:
    game, rng, id = made.game, made.rng, made.game.id
    conserved, limits = invariants(id)
    setup = check(id, made.seed, made.seats, made.options)
    s = setup.begin()
    whole = conserved(s)
    limits(s)
    for number in range(LONGEST):
        active = game.active(s)
        if not active:
            break
        if game.outcome(s) is not None:
            raise Broken(f"it is over, and {active} are to act")
        seat, move = _choice(made, s, active)
        if told is not None:
            told.append(f"{seat} {move_text(move)}")
        s = _look(made, s, seat, move, tally) if rng.below(LOOKED_AT) == 0 else game.after(s, seat, move)
        if conserved(s) != whole:
            raise Broken(f"after move {number + 1}, {move_text(move)}, something is lost or doubled")
        limits(s)
    else:
        raise Broken(f"after {LONGEST} moves it is still going on")
    end = game.outcome(s)
    if end is None:
        raise Broken("nobody has to act, and it is not over")
    check_outcome(game, made.seats, end)
    _views(game, s, made.seats, rng)
    tally.games[id, made.seats] += 1
    tally.players[made.player] += 1
    tally.moves[id] += number
    tally.looked_at[id] += 1
    tally.longest[id] = max(tally.longest[id], number)


def _choice(made: Plan, s: Any, active: tuple[Seat, ...]) -> tuple[Seat, Move]:
    game, rng = made.game, made.rng
    seat = active[0] if len(active) == 1 or made.player == "first" else rng.pick(active)
    moves = game.moves(s, seat)
    if not moves:
        raise Broken(f"a dead end: seat {seat} has to act in {s.phase}, and there is nothing to do")
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
                raise Broken(f"the easy bot advises {advice.move}")
            return seat, advice.move
        case _:
            return seat, rng.pick(moves)


# --- what is dear ----------------------------------------------------------------------------------------------------


def _look(made: Plan, s: Any, seat: Seat, move: Move, tally: Tally) -> Any:
    """The position after the move, when this one, the move and what follows from it have been looked at."""
    game, rng = made.game, made.rng
    before = digest(s)
    prompt = game.prompt(s, seat)
    legal = [choice.move for choice in prompt.choices]
    if legal != game.moves(s, seat) or len(set(legal)) != len(legal):
        raise Broken(f"{prompt.text.id}: the moves with and without words differ, or one is offered twice")
    _views(game, s, made.seats, rng)
    after, events = game.step(s, seat, move)
    if digest(after) != digest(game.after(s, seat, move)) or digest(s) != before:
        raise Broken(f"{move_text(move)} leads elsewhere the second time, or changes where it came from")
    if seat in game.active(after) and s.rng == after.rng and not any(event.reveals for event in events):
        _taken_back(made, s, seat, move, after, events)
    if rng.below(ASKED) == 0:
        level = rng.pick(game.levels)
        if answer(game.bot(level), Known(game, s, seat), Rng(rng.next64())).move not in legal:
            raise Broken(f"the {level} bot advises what is not legal")
        tally.asked[game.id] += 1
    tally.looked_at[game.id] += 1
    return after


def _views(game: Game[Any], s: Any, seats: int, rng: Rng) -> None:
    """What one of them is shown is plain JSON, and stays the same however what they cannot see is dealt."""
    seat = rng.below(seats)
    shown = shown_to(game, s, seat)
    if json.loads(json.dumps(shown[0], allow_nan=False)) != shown[0]:
        raise Broken(f"what seat {seat} sees is not plain JSON")
    guess = game.guess(s, seat, Rng(rng.next64()))
    if shown_to(game, guess, seat) != shown or game.view(guess, None) != game.view(s, None):
        raise Broken(f"seat {seat} is shown a secret")


def _taken_back(made: Plan, s: Any, seat: Seat, move: Move, after: Any, events: tuple[Event, ...]) -> None:
    """A move that can be taken back for free: who looks could have foretold what they see after it."""
    game, eyes = made.game, made.rng.below(made.seats)
    guess = game.guess(s, eyes, Rng(made.rng.next64()))
    if eyes != seat and move not in game.moves(guess, seat):
        return
    other, told = game.step(guess, seat, move)
    if shown_to(game, other, eyes) != shown_to(game, after, eyes) or log_of(told, eyes) != log_of(events, eyes):
        raise Broken(f"{move_text(move)} showed seat {eyes} something, and can be taken back for free")


# --- many ------------------------------------------------------------------------------------------------------------


def run(seed: str, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        try:
            play(plan(seed, number), tally)
        except Exception as error:
            tally.failures.append((number, f"{type(error).__name__}: {error}"))
    return tally


def explain(seed: str, number: int) -> str:
    """All about one game: what it was, its moves, and where it went wrong."""
    import traceback

    made, told = plan(seed, number), list[str]()
    lines = [f"{made.game.id}, {made.seats} seats, {dict(made.options)}, seed “{made.seed}”, player {made.player}"]
    try:
        play(made, Tally(), told)
        lines.append("It holds.")
    except Exception:
        lines.append(traceback.format_exc())
    return "\n".join([*lines, *told])
