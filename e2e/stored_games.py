"""Saved games and results that are in localStorage before the page is opened."""

import json
from collections.abc import Iterable

from app.effects import Store
from app.ledger import Ledger
from app.saves import SaveStore
from utopiary import Session
from utopiary.core.rng import Rng


def played(game_id: str, seed: str, moves: int, seats: int = 1, **options: str) -> Session:
    """A game of people after so many moves, or at its end."""
    session, rng = Session.new(game_id, seed=seed, seats=seats, options=options), Rng.of(seed)
    while session.active and session.length < moves:
        session.play(session.active[0], rng.pick(session.prompt(session.active[0]).choices).move)
    return session


def storage_script(saved: Iterable[Session] = (), ended: Iterable[Session] = (), now: int = 1_790_000_000_000) -> str:
    """A script for `add_init_script` that stores games, an hour apart, and the results of others."""
    store, ledger = SaveStore({}), Ledger({})
    effects = [store.write(f"t{n}", session, now + n * 3_600_000) for n, session in enumerate(saved)]
    effects += [ledger.write(f"e{n}", session, now + n * 3_600_000) for n, session in enumerate(ended)]
    stored = {effect.key: effect.text for some in effects for effect in some if isinstance(effect, Store)}
    marker = f"laid-in-{sorted(stored)[0]}" if stored else "laid-in"
    once = json.dumps({**stored, marker: "1"})
    return f"try {{ if (!localStorage[{json.dumps(marker)}]) Object.assign(localStorage, {once}) }} catch {{}}"
