"""Before the first turn: the setup (rules 11 to 15), choosing Characters (rule 16), their "Start of Game" (rule 18)."""

from ...core.game import Ask, Options, Seat, Tell
from ...core.rng import Rng
from . import tech_cards
from .data import (
    ARTIFACTS,
    ARTIFACTS_IN_PLAY,
    CHARACTERS,
    FIND_CARDS,
    FIRST_GAME,
    NAGA,
    PARTS,
    POOL,
    PRIEST,
    RESEARCHER,
    TECH_CARDS,
    UPGRADES,
)
from .names import NAMES
from .resources import gain
from .state import State, played_by


def setup(state: type[State], options: Options, seats: int, seed: str) -> State:
    """The position before anything is chosen."""
    rng = Rng.of(seed)
    decks = [_shuffled(rng, range(len(tier))) for tier in UPGRADES]
    techs, finds = _shuffled(rng, TECH_CARDS), _shuffled(rng, FIND_CARDS)
    names = _shuffled(rng, range(len(ARTIFACTS)))[:ARTIFACTS_IN_PLAY]  # rule 12
    chosen = tuple(id for index, id in enumerate(ARTIFACTS) if index in names)
    artifacts = FIRST_GAME if options["artifacts"] == "first-game" else chosen
    first = _roll_for_first(rng, seats)
    s = state(
        rng,
        iron=[0] * seats,  # rule 18: every captain begins with nothing
        copper=[0] * seats,
        astatine=[0] * seats,
        lights=[0] * seats,
        fragments=[0] * seats,
        level=[0] * seats,
        upgrades=[decks[0].pop() for _ in range(seats)],  # rule 13
        built=[()] * seats,
        parts=[(0,) * len(PARTS)] * seats,
        techs=[()] * seats,
        hands=[()] * seats,
        prisms=[()] * seats,
        lit=[0] * seats,
        chosen=[()] * seats,
        dice=[()] * seats,
        tray=[()] * seats,
        placed=[()] * seats,
        ready=[False] * seats,
        decks=tuple(tuple(deck) for deck in decks),
        pool=tuple(techs.pop() for _ in range(POOL)),  # rule 14
        tech_deck=tuple(techs),
        find_deck=tuple(finds),
        artifacts=artifacts,
        access=((),) * ARTIFACTS_IN_PLAY,
        characters=("",) * seats,
        first=first,
        radiant=first,  # rule 17
        seat=first,
    )
    if options["characters"] == "draft":
        s.left = CHARACTERS
    else:
        s.phase = "dawn"
    return s


def _shuffled(rng: Rng, cards: range | tuple[int, ...]) -> list[int]:
    deck = list(cards)
    rng.shuffle(deck)
    return deck


def _roll_for_first(rng: Rng, seats: int) -> Seat:
    """The seat with the highest die; equal ones roll again (rule 16)."""
    best = list(range(seats))
    while len(best) > 1:
        rolls = [rng.die() for _ in best]
        best = [seat for seat, roll in zip(best, rolls, strict=True) if roll == max(rolls)]
    return best[0]


# --- Characters ------------------------------------------------------------------------------------------------------


def ask_draft(s: State, ask: Ask) -> None:
    """Which Character (rule 16)?"""
    ask("transecopia.ask.draft", rule="characters")
    for id in s.left:
        ask.choice(
            "choose", id,
            label="transecopia.choose", target=f"character-{id}", group="choose",
            name=NAMES[id], power=POWERS[id],
        )  # fmt: skip


def choose(s: State, tell: Tell, id: str) -> None:
    """Take a Character; the rest go on counter-clockwise (rule 16)."""
    s.characters = (*s.characters[: tell.seat], id, *s.characters[tell.seat + 1 :])
    s.left = tuple(other for other in s.left if other != id)
    tell("transecopia.chose", name=NAMES[id], target=f"character-{id}")
    s.seat = (s.seat - 1) % len(s.iron)
    if s.seat == s.first:
        s.left = ()
        _start_of_game(s, tell)


def _start_of_game(s: State, tell: Tell) -> None:
    """Rule 18: "Start of Game" abilities."""
    researcher, naga, priest = (played_by(s, id) for id in (RESEARCHER, NAGA, PRIEST))
    if researcher >= 0:
        gain(s, tell, researcher, "astatine", 1)
    if naga >= 0:
        gain(s, tell, naga, "light", 1)
        tech_cards.refill_reserve(s, tell)  # ruling d26
    if priest >= 0:
        s.seat, s.phase = priest, "patron"
    else:
        s.phase = "dawn"


def ask_patron(s: State, ask: Ask) -> None:
    """Which Artifact does the Peggon Priest start with?"""
    ask("transecopia.ask.patron", rule="characters")
    for id in s.artifacts:
        ask.choice(
            "adopt", id, label="transecopia.adopt", target=f"artifact-{id}", group="adopt", artifact=NAMES[id]
        )  # fmt: skip


def adopt(s: State, tell: Tell, id: str) -> None:
    """Give the Peggon Priest an Artifact, in its first ship slot (ruling d24)."""
    s.access = tuple((tell.seat,) if id == artifact else () for artifact in s.artifacts)
    s.patron = id
    tell("transecopia.adopted", artifact=NAMES[id], target=f"artifact-{id}")
    s.phase = "dawn"


POWERS = {id: NAMES[id]._replace(id=f"transecopia.power.{id}") for id in CHARACTERS}
