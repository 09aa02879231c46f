"""What is seen and said: the view, and sentences in English for all of it."""

import json
from collections.abc import Iterable, Iterator
from string import Formatter

import pytest

from tests.utopia_engine.positions import walk
from utopiary import GAMES, Session, Speaker, Text
from utopiary.core.english import ENGLISH as CORE
from utopiary.games.utopia_engine.names import NAMED

GAME = GAMES["utopia-engine"]
ANCHORS = {
    "search", "events", "results", "encounter", "combat", "rest", "activation", "connection", "final", "time",
    "gods-hand", "tools", "constructs", "treasures", "unconscious", "score", "actions",
}  # fmt: skip
TELLING = (19, 25, 36, 44, 55, 85, 112, 150, 151, 187, 188, 190, 193, 203, 226)  # walks with every sentence
speak = Speaker(GAME.english, CORE)


def texts_in(said: Text) -> Iterator[Text]:
    """A text and all texts among its arguments."""
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
