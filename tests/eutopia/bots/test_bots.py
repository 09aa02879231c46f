"""The bots: what each level sees and does, that no hidden card matters, and that every move has a reason."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.eutopia.positions import GAME, on_map, position
from utopiary import Session, Speaker, move_text, testing
from utopiary.core.bots import Advice, Known, answer
from utopiary.core.english import ENGLISH as CORE
from utopiary.core.rng import Rng
from utopiary.games.eutopia.bots.candidates import gifts, steps
from utopiary.games.eutopia.bots.event_odds import at_least, drawing, expected, flipping, striking
from utopiary.games.eutopia.bots.position import IMPOSSIBLE, calming, enough, observe, settling
from utopiary.games.eutopia.state import OpenEvent

HIDDEN = {"hands": "hidden"}
speak = Speaker(GAME.english, CORE)


def advice(s: testing.TestSession, level: str = "hard") -> Advice:
    """The move of a bot with its reason."""
    return answer(GAME.bot(level), Known(GAME, s.state, s.active[0]), Rng(1))


def turn(s: testing.TestSession, level: str = "hard") -> list[str]:
    """Play a bot's turn; its moves as text."""
    seat, played = s.active[0], list[str]()
    while s.active == (seat,) and "end" not in played:
        move = advice(s, level).move
        played.append(move_text(move))
        s.play(seat, move)
    return played


def whole_game(level: str, seats: int, number: int, options: Mapping[str, str]) -> Session:
    """A game of bots; every reason must have a sentence."""
    s = Session.new("eutopia", seed=f"TEAM {number}", seats=seats, options=options)
    while s.active:
        seat = s.active[0]
        said = s.advice(seat, level)
        assert speak(said.why).strip()
        assert said.why.id in GAME.english or said.why.id in CORE
        s.play(seat, said.move)
    return s


# --- what a turn can be ----------------------------------------------------------------------------------------------
# Some cards: 1 EE KK M · 4 EE DK M · 13 PP AA FC · 15 PP KK MF · 30 EP DA L; areas 1 to 8 are M F F L L C C M


def test_it_settles_what_it_can_on_the_spot() -> None:
    s = position(hands=[[1, 13], [20, 21, 22, 23]], events=on_map((133, 1)), time=range(30, 50))  # needs Knowledge
    assert turn(s)[:2] == ["take 1", "work 133"]


def test_it_travels_to_where_work_is_and_does_it_in_the_same_turn() -> None:
    s = position(hands=[[13, 15], []], events=on_map((133, 2)), time=[*range(30, 40), 101, 102, 103])
    assert turn(s)[:4] == ["take 13", "journey 2", "take 15", "work 133"]


def test_on_the_brink_of_war_it_stabilises_with_a_set_of_cards() -> None:
    s = position(hands=[[1, 4], []], factors=[4, 4, 3, 1], time=[101, 102, *range(30, 50)])
    played = turn(s)
    assert "stabilise economy" in played
    assert "confirm" in played


def test_a_useless_card_is_not_thrown_away_while_time_is_calm() -> None:
    s = position(hands=[[20, 21, 22, 23], [24, 25, 26, 27]], time=range(30, 50))
    assert turn(s) == ["end"]


def needed_elsewhere(options: Mapping[str, str]) -> testing.TestSession:
    """Events in the second player's area miss Knowledge. That player has none; the first has some but cannot go."""
    return position(
        hands=[[1, 9, 14, 15, 17, 23], [13, 20, 25, 34]],
        places=[1, 6],
        events=[OpenEvent(event, 6, (0, 1, 0, 0)) for event in (103, 105, 112)],
        time=[40, 41, 42, *range(113, 120)],
        options=options,
        map=(49, 2, 53, 4, 5, 6, 7, 8),
    )


def test_it_gives_a_card_to_a_player_who_can_do_more_with_it() -> None:
    s = needed_elsewhere({})
    assert any(move == "give 1" for move in turn(s))
    assert not any(move.startswith("give") for move in turn(needed_elsewhere({}), "medium")), (
        "it looks at its own cards"
    )


def test_what_a_hand_can_do() -> None:
    knowledge = (0, 1, 0, 0)
    assert settling((1,), knowledge, "") == 1
    assert settling((1,), knowledge, "M") == IMPOSSIBLE, "the only card cannot both travel and help"
    assert settling((1, 4), knowledge, "M") == 2
    assert settling((), knowledge, "", (1,)) == 0, "a talent needs no card"
    assert settling((13,), knowledge, "") == IMPOSSIBLE
    assert calming((1, 4), 0, 4, True) == 2
    assert calming((1, 4), 0, 4, False) == IMPOSSIBLE
    assert enough((1, 4, 30), 0, 3, True) == ((1, 4), (1, 30), (4, 30))


def test_steps_do_what_the_rules_do() -> None:
    """Every candidate step, played as moves, leads to the position that it predicts."""
    for number, s in enumerate(testing.states(GAME, 300)):
        if s.phase != "action" or not s.round:
            continue
        context, start = observe(s, s.seat)
        ways = [*steps(context, start), *gifts(context, start)]
        for (verb, what, cards), after in ways[:: 1 + number % 5]:
            assert observe(_carried_out(s, verb, what, cards), s.seat)[1] == after


def _carried_out(s: Any, verb: str, what: int, cards: tuple[int, ...]) -> Any:
    from utopiary.games.eutopia.bots.planner import RESOURCE_IDS
    from utopiary.games.eutopia.state import FACTOR_IDS

    moves: list[tuple[str | int, ...]] = [("take", cards[0]), (verb, what)] if cards else [(verb, what)]
    if verb == "advise":
        moves = [(verb, what, RESOURCE_IDS[cards[0]])]
    if verb == "stabilise":
        rest = [("add", card) for card in cards[1:]]
        moves = [("take", cards[0]), (verb, FACTOR_IDS[what]), *rest, *([("confirm",)] if rest else [])]
    for move in moves:
        s, _ = GAME.play(s, s.seat, move)
    return s


# --- the odds --------------------------------------------------------------------------------------------------------


def test_the_odds_are_exact() -> None:
    assert flipping(4, 1, 2) == (0.5, 0.5)
    assert drawing(2, 1, 1) == (0.5, 0.5)
    assert drawing(3, 3, 1) == (0.0, 0.0, 0.0, 1.0), "nothing but events"
    assert at_least(flipping(4, 2, 2), 1) == pytest.approx(5 / 6)
    assert expected(flipping(40, 10, 4)) == pytest.approx(1)
    assert sum(striking(30, 10, 3, 2)) == pytest.approx(1, abs=1e-4)
    assert expected(striking(30, 10, 3, 2)) > expected(striking(30, 10, 3, -1))


# --- what each level knows -------------------------------------------------------------------------------------------


def test_a_bot_observes_open_hands_and_gifts() -> None:
    hands = [[1], [20, 21]]
    assert observe(position(hands=hands).state, 0)[1].hands == ((1,), (20, 21))
    assert observe(position(hands=hands).state, 0, own_cards_only=True)[1].hands == ((1,), ())
    context, p = observe(position(hands=hands, shown=frozenset({21}), options=HIDDEN).state, 0)
    assert p.hands == ((1,), (21,))
    assert context.unseen == (0, 1)


def test_hidden_cards_make_no_difference() -> None:
    """The same question with other cards in hidden hands gets the same answer."""
    answers = set()
    for others in ([20, 21, 22], [40, 41, 42], [9, 10, 11]):
        s = position(hands=[[1, 4, 13, 16], others], events=on_map((103, 2), (104, 3)), options=HIDDEN)
        answers.add(advice(s))
    assert len(answers) == 1


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("options", [{}, {"talents": "off", **HIDDEN, "count": "cards", "war": "stays"}])
def test_whole_games_with_reasons(level: str, options: dict[str, str]) -> None:
    first, again = (whole_game(level, 4, 1, {"level": "hard", **options}) for _ in range(2))
    assert first.outcome is not None
    assert [step.move for step in first.steps] == [step.move for step in again.steps]


def test_a_hint_for_cards_that_were_taken_up() -> None:
    """For any card taken up and any incomplete set of cards there is a legal move with a reason."""
    asked = set()
    for s in testing.states(GAME, 500):
        if s.phase in ("card", "stabilise") and len(GAME.moves(s, s.seat)) > 1:
            asked.add(s.phase)
            said = answer(GAME.bot("hard"), Known(GAME, s, s.seat), Rng(1))
            assert said.move in GAME.moves(s, s.seat)
    assert asked == {"card", "stabilise"}


@pytest.mark.slow
def test_the_deeper_the_plan_the_more_games_are_won() -> None:
    won = dict.fromkeys(GAME.levels, 0)
    for level in GAME.levels:
        for number in range(40):
            end = whole_game(level, 3, number, {"level": "advanced"}).outcome
            won[level] += bool(end and end.winners)
    assert won["easy"] + 4 < won["medium"] + 4 <= won["hard"] + 8, won
    assert won["hard"] >= 16, won
