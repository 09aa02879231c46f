"""Views, sentences and worth, and invariants of every reachable position."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from string import Formatter
from typing import Any

import pytest

from tests.eutopia.positions import GAME, dealt, on_map, position
from utopiary import Event, Seat, Speaker, Text, testing
from utopiary.core.english import ENGLISH as CORE
from utopiary.core.rng import Rng
from utopiary.core.setup import check as check_setup
from utopiary.games.eutopia.data import ACTIONS, EVENTS, FIRST_EVENT, LEVELS, MAX_FACTOR
from utopiary.games.eutopia.state import RESOURCE_ICONS, State

SEATS = (2, 3, 4)
ANCHORS = {"characters", "event-phase", "action-phase", "stabilisation"}
GROUPS = {"role", "area", "flip", "cards", "stabilise", "work", "journey", "give", "talent", "end"}
TARGET = re.compile(
    r"area-[1-8]|event-1[0-4][0-9]|card-[1-5]?[0-9]|factor-(economy|society|politics|environment)"
    r"|(seat|character)-[0-3]|capital|time|discard"
)
VERBS = {
    *("role", "stand", "flip", "take", "roam", "advise", "end"),
    *("stabilise", "work", "journey", "give", "add", "confirm"),
}
speak = Speaker(GAME.english, CORE)

Step = tuple[State, Seat, tuple[str | int, ...], State, tuple[Event, ...]]


def games(number: int) -> Iterator[Step]:
    """Every move of a random game with random options, in which useful moves are preferred."""
    rng = Rng.of(f"board {number}")
    options = {option.id: rng.pick(option.values) for option in GAME.options}
    state: State = check_setup("eutopia", f"BOARD {number}", 2 + number % 3, options).begin()
    while GAME.active(state):
        seat = state.seat
        legal = GAME.moves(state, seat)
        useful = [move for move in legal if move[0] in ("work", "stabilise", "advise", "add", "confirm", "roam")]
        move = rng.pick(useful if useful and rng.below(4) else legal)
        after, events = GAME.play(state, seat, move)
        if after.round > state.round == 0:
            adjust(after, number % 4)
        yield state, seat, move, after, events
        state = after


def adjust(s: State, how: int) -> None:
    """Change some games after the deal, or nearly all would end early, with too many events."""
    if how in (1, 2):
        waiting = [card for card in s.time if card >= FIRST_EVENT][3:]
        s.time = [card for card in s.time if card not in waiting]
        s.box = tuple(sorted((*s.box, *waiting)))
    if how in (2, 3):
        s.factors, s.war = ([4, 4, 4, 1], True) if how == 2 else ([3, 3, 3, 3], False)


@cache
def steps() -> tuple[Step, ...]:
    """The steps of all games, played once."""
    return tuple(step for number in range(60) for step in games(number))


# --- invariants ------------------------------------------------------------------------------------------------------


def cards(s: State) -> Counter[int]:
    """Every card of the game with the number of its occurrences."""
    places = [s.map, s.time, s.box, s.discard, *s.hands]
    for event in s.events:
        places += [(event.card,), event.under]
    return Counter(card for place in places for card in place)


def test_no_card_is_lost_or_doubled() -> None:
    whole = Counter([*ACTIONS, *EVENTS])
    for before, _, _, after, _ in steps():
        assert cards(after) == whole
        assert len(after.box) == len(before.box) or before.round == 0


def test_limits_hold_everywhere() -> None:
    for _, _, _, s, _ in steps():
        assert all(1 <= value <= MAX_FACTOR for value in s.factors)
        assert s.war or sum(s.factors) < 13, "at thirteen there is War"
        assert sum(s.factors) < 16 or s.ending == "factors"
        assert len(s.events) < 2 * len(s.hands) or s.ending in ("events", "factors")
        assert all(hand == sorted(hand) and max(hand, default=0) < FIRST_EVENT for hand in s.hands)
        assert set(s.chosen) <= set(s.hands[s.seat])
        assert bool(s.chosen) == (s.phase in ("card", "stabilise"))
        assert s.shown <= {card for hand in s.hands for card in hand}
        assert all(1 <= event.area <= 8 for event in s.events)


def test_war_is_over_below_thirteen_if_it_may_be() -> None:
    for _, _, _, s, _ in steps():
        if s.variant.war_flips_back:
            assert s.war == (sum(s.factors) >= 13)


def test_missing_is_needs_without_the_cards_under_an_event() -> None:
    for _, _, _, s, _ in steps():
        for event in s.events:
            assert any(event.missing)
            if not s.variant.talents:
                given = [sum(RESOURCE_ICONS[card][kind] for card in event.under) for kind in range(4)]
                needs = s.edition.needs[event.card]
                assert event.missing == tuple(max(0, n - g) for n, g in zip(needs, given, strict=True))


def test_time_only_runs_out_and_a_round_is_one_turn_each() -> None:
    for before, seat, move, after, _ in steps():
        if before.round:
            assert len(after.time) <= len(before.time)
        if move[0] == "end" and after.phase != "over":
            assert after.seat == (seat + 1) % len(after.hands)
            assert after.round == before.round + (after.seat == after.starter)


def test_everything_happens() -> None:
    assert {move[0] for _, _, move, _, _ in steps()} == VERBS
    assert {after.ending for _, _, _, after, _ in steps()} == {"", "events", "factors", "peace", "war"}
    assert any(after.war for _, _, _, after, _ in steps())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("which", [0, -1])
def test_a_game_of_first_or_of_last_moves_ends(seats: int, which: int) -> None:
    for number, level in product(range(5), LEVELS):
        state = check_setup("eutopia", f"END {number}", seats, {"level": level}).begin()
        for _ in range(1_000):
            if GAME.active(state):
                state, _ = GAME.step(state, state.seat, GAME.moves(state, state.seat)[which])
        assert GAME.outcome(state) is not None


def test_every_use_of_a_card_takes_it_out_of_the_hand() -> None:
    """So no turn is longer than the hand allows."""
    for before, seat, move, after, _ in steps():
        if move[0] in ("work", "journey", "give", "confirm"):
            assert len(after.hands[seat]) < len(before.hands[seat])


# --- what is asked and shown -----------------------------------------------------------------------------------------


def test_prompts_name_known_rules_targets_and_groups() -> None:
    anchors, groups = set(), set()
    for state, seat, *_ in steps():
        prompt = GAME.prompt(state, seat)
        anchors.add(prompt.rule)
        for choice in prompt.choices:
            groups.add(choice.group)
            assert choice.target is not None
            assert TARGET.fullmatch(choice.target), choice
    assert anchors == ANCHORS
    assert groups == GROUPS


def test_events_of_the_log_point_at_parts_of_the_board() -> None:
    for *_, events in steps():
        for event in events:
            assert event.target is not None
            assert TARGET.fullmatch(event.target), event


def test_the_keys_of_a_view() -> None:
    view = dealt(3).view(0)
    assert set(view) == {
        *("you", "phase", "seat", "starter", "round", "ending", "rules", "capital", "factors", "sum", "war_at"),
        *("fall_at", "areas", "events", "event_limit", "players", "hand_size", "time", "flips", "discard", "box"),
        *("chosen", "stabilising"),
    }
    assert set(view["areas"][0]) == {"id", "side", "piece", "card", "terrain", "seats", "events"}
    assert set(view["events"][0]) == {"id", "name", "factor", "area", "needs", "missing", "under"}
    assert set(view["players"][0]) == {
        *("seat", "character", "colour", "side", "roles", "sides", "talents", "unused", "area", "cards"),
        *("hand", "known"),
    }
    assert set(view["players"][0]["hand"][0]) == {"id", "factors", "resources", "terrains"}
    assert set(view["time"]) == {"left", "actions", "events", "next_area"}
    assert json.loads(json.dumps(view)) == view


def test_the_board_as_sentences() -> None:
    s = position(hand=[9], events=on_map((107, 1)), factors=[2, 1, 1, 1], options={"talents": "on"}, characters=(0, 1))
    said = [speak(line) for line in s.describe(0)]
    assert "The Capital shows Peace. The factors add up to 5; 13 brings War, 16 is the end." in said
    assert "Economy: 2 of 4." in said
    assert "Area 1, the north-west (Mountains): Player 1, Player 2." in said
    assert "“Wage strike” (Economy) misses Dialogue, Justice." in said
    assert "Player 1: red, Mountain guide in the north-west (Mountains), 1 card." in said
    assert "Player 1 holds: card 9 (2 × Society; Dialogue + Aid; to Mountains or Lakes)." in said
    assert "Once a turn, Player 1 has a free journey anywhere and any resource for free." in said
    s.play_all("take 9")
    assert any(speak(line).startswith("Taken up: card 9") for line in s.describe(0))


def test_sentences_name_known_cards_in_hidden_hands() -> None:
    s = position(hands=[[20], [21, 22]], shown=frozenset({21}), options={"hands": "hidden"})
    said = [speak(line) for line in s.describe(0)]
    assert any(line.startswith("Of the cards of Player 2 you know: card 21") for line in said)


# --- texts -----------------------------------------------------------------------------------------------------------


def ids(said: Text) -> Iterator[str]:
    """The message ids in a text."""
    yield said.id
    for _, arg in said.args:
        if isinstance(arg, Text):
            yield from ids(arg)


def all_messages() -> Iterator[Text]:
    """All texts of prompts, events and descriptions."""
    for number, (state, seat, _, after, events) in enumerate(steps()):
        for event in events:
            yield event.text
            if event.others:
                yield event.others
        if number % 3 == 0:
            prompt = GAME.prompt(state, seat)
            yield prompt.text
            yield from (choice.label for choice in prompt.choices)
        if number % 10 == 0 or after.ending:
            yield from GAME.describe(GAME.view(after, seat))
    for s in (position(seat=1, time=()), position(seat=1, time=(), war=True), position(hands=[[], [20]], time=())):
        s.play_all("end")
        yield from (event.text for event in s.steps[-1].events)
        yield from s.describe(None)
    still = position(hands=[[20, 21, 22, 23], [24, 25, 26, 27]], time=range(30, 40)).play_all("end", "end")
    yield still.prompt(0).text
    calm = position(hand=[20], factors=[4, 4, 3, 2], war=True).play_all("take 20", "stabilise environment")
    yield from (event.text for event in calm.steps[-1].events)


def test_every_message_has_english_and_every_english_message_is_used() -> None:
    used = set[str]()
    for said in all_messages():
        sentence = speak(said)
        assert sentence.strip()
        assert not set("{}") & set(sentence)
        used.update(ids(said))
    elsewhere = re.compile(
        r"eutopia\.(about|option\..*|end\.(peace|war|factors|events)|event\..*|role\..*|why\..*)"
    )  # reasons: test_bots
    unused = {id for id in GAME.english if id not in used and not elsewhere.fullmatch(id)}
    assert unused == set()
    assert {id for id in used if id.startswith("eutopia.")} <= set(GAME.english)


def test_every_event_has_a_title_and_a_story() -> None:
    for event in EVENTS.values():
        assert GAME.english[f"eutopia.event.{event.name}"]
        assert str(GAME.english[f"eutopia.event.{event.name}.story"]).endswith(".")
    told = [id for id in GAME.english if id.startswith("eutopia.event.")]
    assert len(told) == 2 * len(EVENTS)


def test_both_forms_of_a_sentence_have_the_same_gaps() -> None:
    for sentence in GAME.english.values():
        forms = [sentence] if isinstance(sentence, str) else sentence
        assert len({frozenset(gap for _, gap, _, _ in Formatter().parse(form) if gap) for form in forms}) == 1


# --- worth -----------------------------------------------------------------------------------------------------------


def test_worth_prefers_calm_and_settled() -> None:
    def worth(**fields: Any) -> float:
        return GAME.worth(position(4, **fields).state, 0)

    assert worth(factors=[1, 1, 1, 1]) > worth(factors=[2, 2, 2, 2]) > worth(factors=[4, 4, 3, 2], war=True)
    assert worth() > worth(events=on_map((101, 1))) > worth(events=on_map((101, 1), (110, 2)))
    assert worth(hand=[9], events=on_map((101, 1))) > worth(hand=[9], events=on_map((101, 2)))


def test_worth_of_a_win_falls_with_the_score() -> None:
    worths = []
    for factors in ([1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]):
        s = position(seat=1, time=(), factors=factors).play_all("end")
        worths.append(GAME.worth(s.state, 0))
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == 1
    assert worths[-1] >= 0.8


def test_worth_sees_what_a_card_taken_up_can_do() -> None:
    s = position(hand=[9, 15], events=on_map((101, 1)))
    useful, useless = (GAME.worth(GAME.step(s.state, 0, ("take", card))[0], 0) for card in (9, 15))
    assert useful > useless


def test_states_of_random_play_are_reached_quickly() -> None:
    assert len(testing.states(GAME, 60)) == 60
