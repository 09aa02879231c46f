"""Makes the saves and links of a published commit: `python tests/saves/make.py 08d3cac [game …]`.

It plays with that commit's engine from git, so that today's code has no influence on the files. Run it once for a
published commit, add the files to git, and never change them: they stand for the saves of players.
"""

import io
import json
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def main(commit: str, *games: str) -> None:
    """Play with the engine of a commit and write what is missing into published/<commit>."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit, "engine"], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as engine:
            engine.extractall(folder, filter="data")
        command = [sys.executable, "-I", __file__, "--play", str(Path(folder) / "engine"), *games]
        made = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    target = HERE / "published" / commit
    target.mkdir(parents=True, exist_ok=True)
    for name, (saved, links) in made.items():
        if (target / f"{name}.json").exists():
            continue  # written files never change
        _write(target / f"{name}.json", json.dumps(saved, indent=1, ensure_ascii=False))
        _write(target / f"{name}.links.txt", "\n".join(links))
        print(f"new      {(target / name).relative_to(ROOT)}")


def _write(path: Path, written: str) -> None:
    path.write_text(written + "\n", encoding="utf-8", newline="\n")


# --- with the engine of that commit: only what every version has -----------------------------------------------------


def play(games: list[str]) -> dict[str, Any]:
    """Saves and links of games with the fewest and the most seats, by file name."""
    from utopiary import GAMES

    made = {}
    for id in games or [*GAMES]:
        game = GAMES.find(id)
        for number, seats in enumerate(sorted({game.seats[0], game.seats[-1]}), 1):
            for stage, session in _stages(id, seats, number):
                links = [session.link(kind) for kind in ("seed", "position", "replay")]
                made[f"{id}-{seats}-{stage}"] = (session.save(), links)
    return made


def _stages(id: str, seats: int, number: int) -> Iterator[tuple[str, Any]]:
    """A whole game of bots, its first half, and the half with a few moves undone."""
    from utopiary import Session

    games = [_game_of_bots(id, seats, f"{number}{letter}") for letter in "abcdefgh"]
    session = max(games, key=lambda game: len(game.steps))  # some end after a few moves
    yield "finished", session
    half = session.branch(session.length // 2)
    half.practice, half.hints = 0, 1
    yield "halfway", half
    back = Session.load(half.save())
    for _ in range(3):
        back.undo()
    yield "taken-back", back


def _game_of_bots(id: str, seats: int, name: str) -> Any:
    """Easy bots with a random move now and then, so that rare cases occur as well."""
    from utopiary import GAMES, Session
    from utopiary.core.rng import Rng

    options = {option.id: option.values[int(name[0]) % len(option.values)] for option in GAMES.find(id).options}
    session = Session.new(id, seed=f"Kept {name}", seats=seats, options=options, bots={seats - 1: "easy"})
    rng = Rng.of(f"kept {name}")
    while session.active:
        seat = rng.pick(session.active)
        session.play(seat, _advised(session, seat) if rng.below(4) else rng.pick(_moves(session, seat)))
    return session


def _advised(session: Any, seat: int) -> Any:
    """The easy bot's move, or the first legal one if the bot fails."""
    try:
        return session.advice(seat, "easy").move
    except Exception:  # bots of some versions failed in rare positions
        return _moves(session, seat)[0]


def _moves(session: Any, seat: int) -> Any:
    return session.game.moves(session.state, seat)


if __name__ == "__main__":
    if sys.argv[1] == "--play":
        sys.path.insert(0, sys.argv[2])
        print(json.dumps(play(sys.argv[3:])))
    else:
        main(*sys.argv[1:])
