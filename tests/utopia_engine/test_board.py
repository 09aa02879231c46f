"""What is seen and said, and what must hold in every position that anybody can reach."""

import json
from collections.abc import Iterable, Iterator
from string import Formatter

import pytest

from utopiary import GAMES, Event, Session, Speaker, Text
from utopiary.core.english import ENGLISH as CORE
from utopiary.core.rng import Rng
from utopiary.core.setup import check as check_setup
from utopiary.games.utopia_engine import data
from utopiary.games.utopia_engine.state import NAMED, Box, Link, State

GAME = GAMES["utopia-engine"]
ANCHORS = {
    "search", "events", "results", "encounter", "combat", "rest", "activation", "connection", "final", "time",
    "gods-hand", "tools", "constructs", "treasures", "unconscious", "score", "actions",
}  # fmt: skip
PHASES = {
    "free", "weather", "search", "result", "combat", "answer", "activation", "field", "connection", "battery", "final",
    "final-roll", "over",
}  # fmt: skip
TELLING = (19, 25, 36, 44, 55, 85, 112, 150, 151, 187, 188, 190, 193, 203, 226)  # walks that say all there is to say
MEETING = (*range(50), 157, 173, 198, 203)  # walks that meet every phase and every end
speak = Speaker(GAME.english, CORE)


def some(rng: Rng, items: tuple[str, ...], share: int) -> frozenset[str]:
    return frozenset(item for item in items if rng.below(100) < share)


def anywhere(number: int) -> State:
    """A position between actions somewhere on the way, so that random play meets every part of the rules."""
    rng = Rng.of(f"anywhere {number}")
    options = {"bracelet": ("day", "activation")[number % 2]}
    s: State = check_setup(GAME.id, f"anywhere {number}", 1, options).begin()
    if number % 4 == 0:
        return s
    share = (0, 40, 80, 100)[number % 4]
    s.found = some(rng, data.CONSTRUCTS, share + 10)
    s.activated = some(rng, data.CONSTRUCTS, share) & s.found
    s.treasures = some(rng, data.TREASURES, 40)
    s.charged = some(rng, data.TOOLS, 50)
    s.stores = {component: rng.below(5) for component in data.COMPONENTS}
    s.hit_points, s.energy, s.basket, s.day = 1 + rng.below(6), rng.below(7), rng.below(11), rng.below(10)
    s.events = {event: data.ORDER[rng.below(6)] for event in data.EVENTS}
    if number % 8 == 3:
        s.links = {component: Link(True, value=1 + rng.below(4)) for component in data.TIES}
    elif number % 8 == 7:
        s.links = {tie: Link(True, value=2) if rng.below(3) else Link() for tie in data.TIES}
    if number % 16 == 5:
        s.place, s.boxes = "fiery-maw", (Box((1, 1, 1, 1, 1, 1), 0),) * (5 + rng.below(2))
    elif number % 16 == 9 and s.found - s.activated:
        s.subject = next(construct for construct in data.CONSTRUCTS if construct in s.found - s.activated)
        s.phase, s.turn, s.dice = "activation", 2, [3, 4]
        s.squares, s.marks = [0, 0, 0, 0, 0, 0, 0, 0], [-1, -1, -1, -1]
    return s


def walk(number: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    state, rng = anywhere(number), Rng.of(f"walk {number}")
    yield state, ()
    steps = 0
    while GAME.active(state):
        state, events = GAME.step(state, 0, rng.pick(GAME.moves(state, 0)))
        yield state, events
        steps += 1
        assert steps < 3000, "a game that does not end"


def check(s: State) -> None:
    assert s.phase in PHASES
    assert all(0 <= n <= data.STORE for n in s.stores.values())
    assert 0 <= s.hit_points <= data.HIT_POINTS
    assert s.hit_points or s.phase in ("over", "final", "final-roll") or (s.phase == "activation" and len(s.dice) == 1)
    assert 0 <= s.energy <= data.HAND
    assert 0 <= s.basket <= data.BASKET
    assert 0 <= s.day <= data.DAYS
    assert 0 <= s.skulls <= data.SKULLS
    assert s.phase == "over" or s.day < min(data.FIRST_SKULL + s.skulls, data.DAYS)
    assert s.perfect <= s.activated <= s.found <= frozenset(data.CONSTRUCTS)
    assert s.charged <= frozenset(data.TOOLS)
    assert len(s.boxes) <= data.BOXES
    assert (s.place in data.REGIONS) or not s.boxes
    assert len(s.dice) <= 2
    assert (GAME.outcome(s) is None) == (s.phase != "over")
    assert 0 <= GAME.worth(s, 0) <= 1


@pytest.mark.parametrize("walks", [MEETING, pytest.param(range(1000), marks=pytest.mark.slow)])
def test_every_reachable_position_is_sound(walks: Iterable[int]) -> None:
    met = set()
    endings = set()
    for number in walks:
        for state, _ in walk(number):
            check(state)
            met.add(state.phase)
        endings.add(state.ending)
    assert met == PHASES
    assert endings == {"engine", "doomsday", "dead"}


def texts_in(said: Text) -> Iterator[Text]:
    yield said
    for _, arg in said.args:
        if isinstance(arg, Text):
            yield from texts_in(arg)


@pytest.mark.parametrize("walks", [TELLING, pytest.param(range(240), marks=pytest.mark.slow)])
def test_everything_is_said_in_english(walks: Iterable[int]) -> None:
    used = set()
    targets = set()
    heard: set[Text] = set()
    for number in walks:
        for step, (state, events) in enumerate(walk(number)):
            said = [event.text for event in events]
            targets |= {event.target for event in events}
            if step % 4 == 0 or not GAME.active(state):
                said += GAME.describe(json.loads(json.dumps(GAME.view(state, None))))
            if GAME.active(state):
                prompt = GAME.prompt(state, 0)
                assert prompt.rule in ANCHORS
                assert prompt.choices
                said += [prompt.text, *(choice.label for choice in prompt.choices)]
                targets |= {choice.target for choice in prompt.choices}
                assert all(choice.group for choice in prompt.choices)
                assert len({choice.move for choice in prompt.choices}) == len(prompt.choices)
                assert [choice.move for choice in prompt.choices] == GAME.moves(state, 0)
            for one in set(said) - heard:
                assert "{" not in speak(one)  # raises if an argument is missing
                for part in texts_in(one):
                    if part.id != "seat":
                        assert part.id in GAME.english, part.id
                        used.add(part.id)
            heard |= set(said)
    outside = tuple(f"utopia-engine.{part}" for part in ("about", "option.", "end.", "why."))
    assert {id for id in GAME.english if not id.startswith(outside)} == used
    assert {target.split("-")[0] for target in targets if target} == {
        "region", "box", "square", "construct", "link", "store", "tool", "treasure", "day", "hit", "gods", "basket",
        "dice", "monster", "workshop", "final",
    }  # fmt: skip


def test_every_name_is_known() -> None:
    assert len(NAMED) == len(set(NAMED))
    assert all(f"utopia-engine.name.{id}" in GAME.english for id in NAMED)


def test_sentences_with_two_forms_have_their_number() -> None:
    for id, sentence in GAME.english.items():
        if not isinstance(sentence, str):
            fields = [{name for _, name, _, _ in Formatter().parse(form) if name} for form in sentence]
            assert fields[0] == fields[1], id


def test_a_position_and_its_copy_share_nothing_that_changes() -> None:
    for number in range(16):
        for state, _ in walk(number):
            before = repr(state)
            if GAME.active(state):
                for move in GAME.moves(state, 0):
                    GAME.step(state, 0, move)
            assert repr(state) == before


def test_the_view_holds_no_generator() -> None:
    s = Session.new("utopia-engine", seed="CANARY")
    s.state.rng.state = 123456789987654321
    assert "123456789987654321" not in json.dumps(s.view())


def test_saves_and_links_are_identities() -> None:
    rng = Rng.of("save")
    s = Session.new("utopia-engine", seed="SAVE-ME", options={"bracelet": "activation"})
    while s.active:
        s.play(0, rng.pick(s.prompt(0).choices).move)
    assert Session.load(s.save()).state == s.state
    assert Session.from_link(s.link("replay")).state == s.state


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_generic_bots_can_play_it(level: str) -> None:
    s = Session.new("utopia-engine", seed="BOTS", bots={0: level})
    for _ in range(40):
        if s.active:
            s.play(0, s.advice(0).move)
    assert s.cursor >= 1


def test_the_tables_agree_with_each_other() -> None:
    assert len(data.REGIONS) == len(data.TIES) == 6
    assert {tie.component for tie in data.TIES.values()} == set(data.COMPONENTS)
    assert {construct for tie in data.TIES.values() for construct in tie[1:]} == set(data.CONSTRUCTS)
    for region in data.REGIONS.values():
        assert len(region.tracker) == data.BOXES
        assert len(region.monsters) == data.TOP_LEVEL
        assert all(monster.attack < monster.hit for monster in region.monsters)
    assert sum(monster.spirit for region in data.REGIONS.values() for monster in region.monsters) == 7
