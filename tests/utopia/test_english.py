"""Every sentence: that it is said, and that it has no gaps."""

import json
from collections import Counter
from collections.abc import Iterator
from string import Formatter

from tests.utopia.positions import BLUE, GAME, RED, Walk, position, walk
from utopiary import Speaker, Text
from utopiary.core.english import ENGLISH as CORE
from utopiary.games.utopia import data
from utopiary.games.utopia.state import State

ANCHORS = {
    "welcoming", "surprise", "building", "wonder", "discards", "development", "actions", "privilege", "move",
    "hand-limit", "limits",
}  # fmt: skip
GROUPS = {
    "guest", "surprise", "place", "build", "end", "invite", "recall", "discard", "card", "privilege", "move", "go",
    "add", "remove", "king", "anywhere",
}  # fmt: skip
TARGETS = {
    "district", "wonder", "ship", "guest", "bag", "card", "scale", "seat", "track", "deck", "discards", "hand", "turn",
}  # fmt: skip
speak = Speaker(GAME.english, CORE)


def texts_in(said: Text) -> Iterator[Text]:
    yield said
    for _, arg in said.args:
        if isinstance(arg, Text):
            yield from texts_in(arg)


def rare() -> list[State]:
    """Return positions that random play seldom meets."""
    eight = {(BLUE, "w1", "maya"): 2, (BLUE, "w2", "maya"): 2, (BLUE, "f1", "maya"): 2, (BLUE, "f2", "maya"): 2}
    return [
        position(phase="welcome", quay="maya-fire", princes=eight, seed="RARE").state,
        position(2, turn=RED, points={RED: 3}, round=data.ROUNDS, done=(BLUE,)).state,
        position(5, turn=4, done=(0, 1, 2, 3), scale="maya persia egypt greece china").state,
    ]


def test_everything_is_said_in_english(walks: dict[int, list[Walk]]) -> None:
    used, heard, targets, groups, anchors = set(), set[Text](), set(), set(), set()
    phases = Counter[str]()  # so that the board is told in every phase, however short
    games = [game for by_seats in walks.values() for game in by_seats]
    games += [list(walk(len(start.points), 0, start, most=4)) for start in rare()]
    for game in games:
        for number, (state, events) in enumerate(game):
            said = [text for event in events for text in (event.text, event.others) if text]
            targets |= {event.target for event in events}
            if number % 25 < 4 or not GAME.active(state):
                for seat in GAME.active(state)[:1]:
                    prompt = GAME.prompt(state, seat)
                    said += [prompt.text, *(choice.label for choice in prompt.choices)]
                    targets |= {choice.target for choice in prompt.choices}
                    groups |= {choice.group for choice in prompt.choices}
                    anchors.add(prompt.rule)
            phases[state.phase] += 1
            if number % 50 == 0 or phases[state.phase] < 40 or not GAME.active(state):
                said += GAME.describe(json.loads(json.dumps(GAME.view(state, number % len(state.points)))))
            for one in said:
                if one not in heard:
                    heard.add(one)
                    assert not set("{}") & set(speak(one))  # raises if an argument is missing
                    used |= {part.id for part in texts_in(one)}
    outside = ("utopia.about", "utopia.option.", "utopia.end.", "utopia.why.")
    assert {id for id in GAME.english if not id.startswith(outside)} == used - {"seat"}
    assert {target.split("-")[0] for target in targets if target} == TARGETS
    assert groups == GROUPS
    assert anchors == ANCHORS


def test_sentences_with_two_forms_have_the_same_gaps() -> None:
    for id, sentence in GAME.english.items():
        if not isinstance(sentence, str):
            gaps = [{name for _, name, _, _ in Formatter().parse(form) if name} for form in sentence]
            assert gaps[0] == gaps[1], id
            assert "n" in gaps[0], id


def test_scoring_is_told_line_by_line() -> None:
    s = position(2, turn=RED, districts={"f2": (RED, "china"), "f3": (RED, "maya")})
    told = [speak(event.text) for event in s.play(RED, "end")]
    assert told[1:5] == [
        "Player 1 scores 0 points this round and has 0.",
        "Fire 2 pays Player 2 5 points, the place of China on the scale.",
        "Fire 3 pays Player 2 2 points, the place of the Maya on the scale.",
        "Player 2 scores 7 points this round and has 7.",
    ]
