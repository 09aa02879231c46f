"""What must hold in every position anybody can reach, what is seen, and what is said."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from string import Formatter

import pytest

from tests.utopia.table import BLUE, GAME, RED, table
from utopiary import Event, Session, Speaker, Text
from utopiary.core.english import ENGLISH as CORE
from utopiary.core.rng import Rng
from utopiary.core.setup import check as check_setup
from utopiary.games.utopia import data
from utopiary.games.utopia.data import OPEN
from utopiary.games.utopia.prestige import income
from utopiary.games.utopia.state import NO_SEAT, NOTHING, State, bases_left, princes_left
from utopiary.testing import options_of

PHASES = {
    "welcome", "place", "settle", "invite", "wonder", "discard", "develop", "privilege", "card", "move", "drop", "over",
}  # fmt: skip
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
Walk = list[tuple[State, tuple[Event, ...]]]


def walk(
    seats: int, number: int, start: State | None = None, most: int = 3_000
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """A random game, its positions and what was told on the way to each."""
    options = {option.id: option.values[number % len(option.values)] for option in GAME.options}
    state = start or check_setup("utopia", f"WALK {number}", seats, options).begin()
    rng = Rng.of(f"walk {number}")
    yield state, ()
    for _ in range(most):
        if not GAME.active(state):
            break
        state, events = GAME.step(state, *rng.pick(options_of(GAME, state)))
        yield state, events


@pytest.fixture(scope="module")
def walks() -> dict[int, list[Walk]]:
    return {seats: [list(walk(seats, number)) for number in range(2)] for seats in (2, 3, 4, 5)}


def check(s: State) -> None:
    """Nothing is lost, nothing comes from nowhere, and no limit is passed."""
    seats = len(s.points)
    assert s.phase in PHASES
    for seat, row in enumerate(s.princes):
        assert min(row) >= 0
        assert all(0 <= princes_left(s, seat, civ) <= data.PRINCES for civ in range(data.KINDS))
        assert 0 <= bases_left(s, seat) <= data.BASES
        assert 0 <= s.privileges[seat] <= data.PRIVILEGES
        assert all(n == 0 or heap // data.KINDS in OPEN[seats] for heap, n in enumerate(row))
    on_table = [*s.laid, *(printed for printed, _ in s.changed)]
    for civ in range(data.KINDS):
        held = sum(hand[civ] for hand in s.hands)
        assert s.deck[civ] + s.discards[civ] + held + on_table.count(civ) == data.CARDS
        assert s.monument.count(civ) <= data.MONUMENTS
    assert min(map(min, (s.deck, s.discards, *s.hands))) >= 0
    taken = [guest for guests in s.taken for guest in guests]
    for guest, (bag, quay) in enumerate(zip(s.bag, s.quay, strict=True)):
        out_of_play = seats == 2 and guest < data.KINDS
        assert bag + quay + taken.count(guest) == (0 if out_of_play else data.GUESTS)
    assert [owner == NO_SEAT for owner in s.owner] == [civ == NOTHING for civ in s.monument]
    assert sorted(s.track) == list(range(seats))
    assert all(s.points[front] >= s.points[behind] for front, behind in pairwise(s.track))
    assert sorted(s.scale) == list(range(data.KINDS))
    assert len(set(s.done)) == len(s.done)
    assert 1 <= s.round <= data.ROUNDS
    if s.phase == "welcome":
        waiting = data.PASSES * seats - (s.lap - 1) * seats - len(s.done)
        assert sum(s.quay) == waiting
        assert all(sum(hand) <= data.KEPT for hand in s.hands)
    if s.phase == "develop":
        assert not any((*s.owed, *s.quay, *s.laid))
        assert all(sum(s.hands[seat]) <= data.KEPT for seat in s.done)
    assert max(map(sum, s.hands)) <= data.KEPT + data.DEALT
    assert (GAME.outcome(s) is None) == (s.phase != "over")


def test_every_reachable_position_is_sound(walks: dict[int, list[Walk]]) -> None:
    met = set()
    for games in walks.values():
        for positions in games:
            for state, _ in positions:
                check(state)
                met.add(state.phase)
            assert positions[-1][0].phase == "over", "a game that does not end"
    assert met == PHASES


def test_points_never_fall_and_nothing_built_is_lost(walks: dict[int, list[Walk]]) -> None:
    for games in walks.values():
        for (before, _), (after, _) in pairwise(games[0]):
            assert all(was <= now for was, now in zip(before.points, after.points, strict=True))
            assert all(was in (NO_SEAT, now) for was, now in zip(before.owner, after.owner, strict=True))
            assert all(was in (NO_SEAT, now) for was, now in zip(before.wonder, after.wonder, strict=True))
            assert all(was >= now for was, now in zip(before.privileges, after.privileges, strict=True))


def test_an_outcome_names_who_stands_in_front(walks: dict[int, list[Walk]]) -> None:
    for games in walks.values():
        for positions in games:
            last = positions[-1][0]
            end = GAME.outcome(last)
            assert end is not None
            assert end.scores == tuple(last.points)
            assert end.winners == (last.track[0],)
            assert last.points[last.track[0]] == max(last.points)
            assert end.reason == ("goal" if max(last.points) >= data.GOAL else "rounds")


# --- what is seen ----------------------------------------------------------------------------------------------------


def test_only_ones_own_hand_is_shown(walks: dict[int, list[Walk]]) -> None:
    for state, _ in walks[4][0][::17]:
        everybody = GAME.view(state, None)
        assert everybody["hand"] is None
        for seat in range(4):
            view = GAME.view(state, seat)
            assert list(view["hand"].values()) == state.hands[seat]
            assert {**view, "hand": None, "you": None} == everybody


def test_a_guess_keeps_what_is_known_and_the_number_of_cards(walks: dict[int, list[Walk]]) -> None:
    for state, _ in walks[5][0][::37]:
        for seat in range(5):
            guess = GAME.guess(state, seat, Rng(7))
            check(guess)
            assert guess.hands[seat] == state.hands[seat]
            assert [sum(hand) for hand in guess.hands] == [sum(hand) for hand in state.hands]
            assert GAME.view(guess, seat) == GAME.view(state, seat)


def test_the_deal_is_told_only_to_who_was_dealt() -> None:
    met = 0
    for _, events in walk(3, 0, most=60):
        for event in events:
            if event.text.id == "utopia.dealt":
                met += 1
                assert event.reveals
                assert event.only is not None
                assert [event.seen_by(seat) is None for seat in range(3)] == [seat != event.only for seat in range(3)]
                assert event.seen_by(None) is None
    assert met >= 3


def test_the_view_says_what_stands_where() -> None:
    s = table(
        4,
        turn=RED,
        princes={(RED, "w1", "maya"): 2, (BLUE, "w1", "china"): 1},
        districts={"w1": (BLUE, "maya"), "f3": (BLUE, "china")},
        wonders={"fire": RED},
        hands={RED: "maya maya china"},
    )
    view = s.view(RED)
    district = view["districts"][0]
    assert district == {
        "id": "w1", "island": "water", "number": 1, "value": 2, "ship": True, "open": True,
        "land": ["w2", "w4"], "sea": ["w4", "e3", "e4", "f2", "f4", "f8"], "owner": BLUE, "monument": "maya",
        "princes": [{"seat": BLUE, "civ": "china", "n": 1}, {"seat": RED, "civ": "maya", "n": 2}],
    }  # fmt: skip
    assert view["players"][BLUE]["districts"] == ["w1", "f3"]
    assert view["players"][BLUE]["income"] == income(s.state, BLUE) == 2 + 5
    assert view["players"][RED]["wonders"] == ["fire"]
    assert view["players"][RED]["princes"]["maya"] == 6
    assert view["hand"] == {"maya": 2, "persia": 0, "egypt": 0, "greece": 0, "china": 1}
    assert view["monuments"] == {"maya": 6, "persia": 7, "egypt": 7, "greece": 7, "china": 6}
    assert view["to_come"] == [RED, 2, 3]
    words = [speak(line) for line in GAME.describe(view)]
    assert "Water 1, value 2, with a ship, next to Water 2, Water 4: Maya monument of Player 1; princes of Player 1: 1 Chinese; princes of Player 2: 2 Maya." in words  # fmt: skip # noqa: E501
    assert "Your cards: 2 Maya, 1 Chinese." in words


def test_what_is_begun_is_seen() -> None:
    s = table(hands={BLUE: "maya china"}, princes={(BLUE, "a3", "maya"): 1})
    s.play_all("privilege china", "become egypt", "play maya", "lift a3")
    view = s.view()
    assert (view["card"], view["laid"], view["origin"]) == ("maya", ["maya"], "a3")
    assert view["changed"] == [{"printed": "china", "now": "egypt"}]
    assert view["players"][BLUE]["cards"] == 2


# --- what is said ----------------------------------------------------------------------------------------------------


def texts_in(said: Text) -> Iterator[Text]:
    yield said
    for _, arg in said.args:
        if isinstance(arg, Text):
            yield from texts_in(arg)


def rare() -> list[State]:
    """Positions that random play seldom meets."""
    eight = {(BLUE, "w1", "maya"): 2, (BLUE, "w2", "maya"): 2, (BLUE, "f1", "maya"): 2, (BLUE, "f2", "maya"): 2}
    return [
        table(phase="welcome", quay="maya-fire", princes=eight, seed="RARE").state,
        table(2, turn=RED, points={RED: 3}, round=data.ROUNDS, done=(BLUE,)).state,
        table(5, turn=4, done=(0, 1, 2, 3), scale="maya persia egypt greece china").state,
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
    s = table(2, turn=RED, districts={"f2": (RED, "china"), "f3": (RED, "maya")})
    told = [speak(event.text) for event in s.play(RED, "end")]
    assert told[1:5] == [
        "Player 1 scores 0 points this round and has 0.",
        "Fire 2 pays Player 2 5 points, the place of China on the scale.",
        "Fire 3 pays Player 2 2 points, the place of the Maya on the scale.",
        "Player 2 scores 7 points this round and has 7.",
    ]


# --- bots and keeping ------------------------------------------------------------------------------------------------


def test_worth_likes_points_districts_and_wonders() -> None:
    level = GAME.worth(table(3).state, BLUE)
    assert 0.4 < level < 0.6
    assert GAME.worth(table(3, points={BLUE: 10}).state, BLUE) > level
    assert GAME.worth(table(3, points={RED: 10}).state, BLUE) < level
    assert GAME.worth(table(3, districts={"f1": (BLUE, "china")}).state, BLUE) > level
    assert GAME.worth(table(3, wonders={"fire": BLUE}).state, BLUE) > level
    before = table(3, princes={(BLUE, "f1", "china"): 3})
    assert GAME.worth(before.play_all("control f1 china").state, BLUE) > GAME.worth(before.states[0], BLUE)
    five = table(3, princes={(BLUE, "f1", civ): 1 for civ in data.CIVILIZATIONS})
    assert GAME.worth(five.play_all("wonder fire").state, BLUE) > GAME.worth(five.states[0], BLUE)


def test_saves_and_links_are_identities() -> None:
    rng = Rng.of("save")
    s = Session.new("utopia", seed="SAVE-ME", seats=2, options={"order": "fixed"})
    for _ in range(120):
        s.play(*rng.pick(options_of(GAME, s.state)))
    assert Session.load(json.loads(json.dumps(s.save()))).state == s.state
    assert Session.from_link(s.link("replay")).state == s.state
