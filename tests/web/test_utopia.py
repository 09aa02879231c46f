"""The board of Utopia, without a browser."""

import re
import time
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from app.boards import utopia as board
from app.boards.utopia import districts, geometry
from app.boards.utopia.animation import ScoringAnimation
from app.boards.utopia.district_details import district_details
from app.boards.utopia.map_layers import LAYERS
from app.markup import Markup
from app.opening_screen import opening
from app.scene import Scene
from app.speakers import speaker
from tests.utopia.positions import position
from tests.web.drawing import ACTING, Board, assert_well_formed, moves, parts, words
from tests.web.page import Page
from utopiary import GAMES, Session, move_text
from utopiary.games.utopia import data
from utopiary.testing import playout

GAME = GAMES.find("utopia")
BOARD = Board(board.draw, Session.new("utopia", seed="board", seats=5))
scene, drawn, SAY = BOARD.scene, BOARD.drawn, BOARD.say
BY_PHASE = 5


def on_the_map(pieces: dict[str, Markup]) -> str:
    return "".join(pieces[layer] for layer in LAYERS)


@cache
def met() -> tuple[Any, ...]:
    """Return positions of random games for two, three and five, some of each phase, and rare ones laid out by hand."""
    found: dict[tuple[int, str], list[Any]] = {}
    for seats in (2, 3, 5):
        for state in islice(playout(GAME, seats, f"board {seats}"), 400):
            found.setdefault((seats, state.phase), []).append(state)
    chosen = [state for states in found.values() for state in states[:: max(1, len(states) // BY_PHASE)]]
    five = {(0, district, civ): 1 for district, civ in zip(("f1", "f2", "f3", "f4"), data.CIVILIZATIONS, strict=False)}
    wonder = position(3, princes={**five, (0, "f5", "china"): 1, (0, "f6", "china"): 1}, hands={0: "maya"})
    rich = position(
        3,
        princes={(0, "w1", "maya"): 3, (0, "w1", "china"): 3, (0, "w4", "greece"): 2},
        districts={"w4": (1, "greece"), "a2": (0, "greece"), "e3": (2, "maya")},
        wonders={"wind": 1},
        hands={0: "greece greece greece maya maya china"},
    )
    more = [wonder.state]
    wonder.play_all("wonder fire")
    more.append(wonder.state)
    for turn in ([], ["play greece"], ["play greece", "lift w4"], ["play maya"], ["privilege maya"]):
        more.append(rich.state)
        for move in turn:
            rich.play_all(move)
        more.append(rich.state)
        for _ in turn:
            rich.undo()
    more.append(position(3, phase="place", guest=0, princes={(0, "w1", "maya"): 8}).state)
    return (*chosen, *more)


def held_parts(markup: str) -> set[str]:
    """Return the districts with several moves: they open their details."""
    parts = re.findall(r"<g[^>]*>", markup)
    return {target for tag in parts if "can" in tag for target in re.findall(r'data-target="([^"]+)"', tag)}


def test_every_legal_move_can_be_made_on_the_board() -> None:
    """With one tap, or with two where a district offers several moves; the board offers no other move."""
    phases = set()
    for state in met():
        if not GAME.active(state):
            continue
        choices, markup = scene(state).choices, drawn(state)
        offered = moves(markup)
        for target in held_parts(markup):
            offered |= moves(district_details(scene(state, held=target)))
        assert offered == {move_text(choice.move) for choice in choices}, state.phase
        assert {choice.target for choice in choices} <= parts(markup)
        phases.add(state.phase)
    first, second = (
        {"welcome", "place", "settle", "invite"},
        {"discard", "develop", "privilege", "card", "move", "drop"},
    )
    assert phases == {*first, *second, "wonder"}


def test_what_the_log_points_at_is_always_there() -> None:
    for state in met()[::5]:
        there = parts(drawn(state))
        open_ = [place for place in GAME.view(state, None)["districts"] if place["open"]]
        seats = {f"seat-{seat}" for seat in range(len(state.points))}
        assert {"track", "deck", "discards", "bag", "hand", "turn", *seats} <= there
        assert {f"district-{place['id']}" for place in open_} | {f"ship-{id}" for id in data.ISLANDS} <= there
        assert {f"scale-{civ}" for civ in data.CIVILIZATIONS} <= there


def test_the_board_is_well_formed_and_names_everything_once() -> None:
    for state in met()[::12]:
        for looks, held in ((ACTING, None), (None, "district-e3")):
            assert_well_formed(drawn(state, looks, held=held), "ut", "utopia")


def test_the_frame_never_changes() -> None:
    assert len({drawn(state, held="district-e1").frame for state in met()[::7]}) == 1


def test_only_what_changed_is_sent() -> None:
    page = Page("utopia")
    page.send("new", seed="pieces", **{"seat-0": "person", "seat-1": "easy"})
    page.play_on()
    patched = {effect["id"] for effect in page.send("hold", target="district-e1") if effect["do"] == "patch"}
    assert patched == {"ut-district-details", "ut-earth"}
    page.send("hold", target="district-e1")
    move = re.findall(r'data-move="(take [^"]+)"', page.shown["ut-quays"])[0]
    patched = {effect["id"] for effect in page.send("play", move=move) if effect["do"] == "patch"}
    assert "ut-quays" in patched and not patched & {"board", "ut-prestige-scale", "ut-terrain"}


def test_a_remembered_district_is_the_same_as_a_new_drawing() -> None:
    """The key of the memory holds everything that changes the drawing."""
    for state in met()[::4]:
        for more in (
            {},
            {"held": "district-f6", "hint": "district-e2", "advised": "go f7 1"},
            {"display": {"show": "1"}},
        ):
            one = scene(state, **more)
            show = ScoringAnimation(one)
            for place in (place for place in one.view["districts"] if place["open"]):
                assert districts.draw_district(one, place, show) == districts._draw(one, place, show)


def test_a_hint_is_marked_on_the_board() -> None:
    for state in met()[::8]:
        if GAME.active(state):
            for choice in scene(state).choices[:2]:
                assert "data-hint" in drawn(state, hint=choice.target, advised=move_text(choice.move))
            assert "data-hint" not in drawn(state)


# --- the map ---------------------------------------------------------------------------------------------------------


def test_every_district_has_its_place_and_nothing_overlaps() -> None:
    places = {district.id: geometry.PLACES[district.id] for district in data.DISTRICTS}
    for id, (x, y) in places.items():
        for other, (ox, oy) in places.items():
            assert id == other or abs(x - ox) >= 2 * geometry.HALF_WIDE or abs(y - oy) >= 2 * geometry.HALF_HIGH
    for island in data.ISLANDS:
        ids = tuple(district.id for district in data.DISTRICTS if district.island == island)
        shape = geometry.island_shape(ids)
        assert all(geometry.inside(places[id], shape) for id in ids) and geometry.inside(
            geometry.WONDERS[island], shape
        )
        assert not any(geometry.inside(places[other], shape) for other in places if other not in ids)


def test_streets_bridges_and_ships_are_those_of_the_view() -> None:
    """The map follows the tables: one street more is one line more, one ship less one boat less."""
    state = position(3).state
    view = GAME.view(state, 0)
    chart = board.draw(Scene(view, (), SAY)).pieces["ut-terrain"]
    links = sum(len(place["land"]) for place in view["districts"]) // 2
    boats = sum(place["ship"] for place in view["districts"])
    between = sum(
        other["island"] != place["island"]
        for place in view["districts"]
        for other in view["districts"]
        if other["id"] in place["land"]
    )
    assert chart.count('class="street"') == links and chart.count('class="bridge"') == between // 2
    assert chart.count("#ut-boat") == boats
    by_id = {place["id"]: place for place in view["districts"]}
    by_id["w1"]["land"].append("f4")
    by_id["f4"]["land"].append("w1")
    by_id["f8"]["ship"] = not by_id["f8"]["ship"]
    other = board.draw(Scene(view, (), SAY)).pieces["ut-terrain"]
    assert other.count('class="street"') == links + 1 and other.count('class="bridge"') == between // 2 + 1
    assert abs(other.count("#ut-boat") - boats) == 1


def test_two_players_see_water_under_clouds() -> None:
    pieces = drawn(position(2).state).pieces
    chart = on_the_map(pieces)
    assert 'class="fog"' in pieces["ut-terrain"]
    assert "Not in a game for two" in chart and 'id="district-w1"' not in chart
    assert 'class="fog"' not in drawn(position(3).state).pieces["ut-terrain"]


def test_ways_by_land_and_by_sea_are_drawn_for_moving_princes() -> None:
    s = position(3, princes={(0, "w1", "maya"): 2}, hands={0: "maya"}).play_all("play maya", "lift w1")
    here = next(place for place in GAME.view(s.state, 0)["districts"] if place["id"] == "w1")
    chart = on_the_map(drawn(s.state).pieces)
    assert chart.count('class="by-land"') == len(here["land"])
    assert chart.count('class="by-sea"') == len({*here["sea"]} - {*here["land"]})
    goals = {*here["land"], *here["sea"]}
    assert {move for move in moves(chart) if move.startswith("go")} == {f"go {id} {n}" for id in goals for n in (1, 2)}
    assert set(re.findall(r'data-drop-go-2="([^"]+)"', chart)) == {f"go {id} 2" for id in goals}, "or dragged there"
    assert 'data-drag="go-2"' in drawn(s.state).pieces["ut-action-panel"]


def test_a_guest_in_hand_can_be_dragged_ashore() -> None:
    s = position(3, phase="welcome", quay="maya-fire china-wind", lap=1).play_all("take maya fire")
    pieces = drawn(s.state).pieces
    island = [district.id for district in data.DISTRICTS if district.island == "fire"]
    assert set(re.findall(r'data-drop-guest="([^"]+)"', on_the_map(pieces))) == {f"place {id}" for id in island}
    assert 'data-drag="guest"' in pieces["ut-action-panel"] and 'data-scroll-to="place-' in pieces["ut-ways"]


def test_a_crowded_district_shows_all_princes() -> None:
    crowd = {(seat, "e1", civ): 1 + seat for seat in range(5) for civ in data.CIVILIZATIONS}
    markup = drawn(position(5, princes=crowd).state, held="district-e1")
    assert on_the_map(markup.pieces).count('class="heap') == 25
    assert markup.pieces["ut-district-details"].count('class="portrait"') == 25


def test_a_district_can_be_looked_at_closely() -> None:
    s = position(3, princes={(1, "w4", "maya"): 2}, districts={"w4": (2, "greece")})
    said = words(drawn(s.state, held="district-w4").pieces["ut-district-details"])
    assert "Water 4" in said and "Greek monument of Azure" in said and "Jade" in said and "2 Maya" in said
    assert "On foot to" in said and "By ship to" in said
    assert drawn(s.state).pieces["ut-district-details"] == ""


# --- hands, cards ----------------------------------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_seat_only() -> None:
    s = position(3, hands={0: "maya maya greece", 1: "china"})
    assert "2 Maya cards" in drawn(s.state, 0) and "2 Maya cards" not in drawn(s.state, 1)
    covered = drawn(s.state, None).pieces["ut-action-panel"]
    assert "Hands are covered" in covered and 'id="card-' not in covered


def test_a_changed_card_counts_as_what_it_is_now() -> None:
    s = position(3, hands={0: "maya maya greece"}).play_all("privilege maya", "become china")
    desk = drawn(s.state).pieces["ut-action-panel"]
    assert "1 Chinese card" in desk and "1 Maya card" in desk and 'class="changed"' in desk


# --- scoring ---------------------------------------------------------------------------------------------------------


@cache
def whole_game() -> tuple[Any, ...]:
    return tuple(playout(GAME, 3, "whole"))


def scored() -> list[Any]:
    """Return the first position after each scoring that paid anything."""
    return [after for before, after in pairwise(whole_game()) if after.round > before.round and after.paid]


def test_scoring_is_told_line_by_line_until_the_next_guests_are_chosen() -> None:
    assert scored()
    for state in scored():
        markup = drawn(state, 0)
        tally = markup.pieces["ut-round-scoring"]
        steps = [int(step) for step in re.findall(r"appears n-(\d+)", tally)]
        assert steps == list(range(1, len(steps) + 1)) and max(steps) <= 30
        assert len(steps) == len(state.paid) + len({seat for seat, _, _ in state.paid})
        assert sum(map(int, re.findall(r'<p class="total.*?<b>\+(\d+)</b></p>', tally))) == sum(state.scored)
        assert on_the_map(markup.pieces).count('class="coin') == len(state.paid)
    later = next(state for state in whole_game() if state.round == scored()[0].round and state.lap == 2)
    assert drawn(later, 0).pieces["ut-round-scoring"] == ""


def test_the_animation_can_be_skipped_and_repeated() -> None:
    state = scored()[0]
    shown = ScoringAnimation(scene(state, 0)).round
    skipped = drawn(state, 0, display={"show": str(shown)})
    assert "Show it again" in skipped and 'class="scoring"' in skipped and "coin" not in on_the_map(skipped.pieces)
    assert 'class="scoring animated"' in drawn(state, 0, display={"show": str(shown - 1)}), "the next round has its own"


def test_the_end_is_a_table_and_a_race() -> None:
    over = whole_game()[-1]
    views = tuple(GAME.view(state, 0) for state in whole_game())
    ending = drawn(over, 0, past=lambda: views).pieces["ut-outcome"]
    end = GAME.outcome(over)
    assert end
    points = [int(n) for n in re.findall(r"<td><b>(\d+)</b></td>", ending)]
    assert points == sorted(end.scores, reverse=True) and ending.count(">wins<") == 1
    line = re.findall(r'<path d="M([^"]+)" class="line">', ending)[0]
    assert line.count("L") == over.round, "a point for every round"
    assert drawn(whole_game()[0]).pieces["ut-outcome"] == ""


def test_a_fair_start_is_told_from_the_first_round_to_the_result() -> None:
    s = position(3, turn=2, points={0: 52, 1: 50, 2: 3}, fair=(0, 3, 1), districts={"f2": (1, "china")}, done=(0, 1))
    ministers = drawn(s.state, 2).pieces["ut-ministers"]
    assert "fair start: 3 points more at the end" in ministers and "fair start: 1 point more at the end" in ministers
    assert drawn(s.state, 2).pieces["ut-round-scoring"] == ""
    s.play(2, "end")
    over = drawn(s.state, 2).pieces
    assert "fair start" not in over["ut-ministers"], "it is in the points now"
    assert re.findall(r"<td><b>(\d+)</b></td><td>([^<]+)</td>", over["ut-outcome"]) == [
        ("58", "+3"),
        ("52", "–"),
        ("4", "+1"),
    ]
    lines = re.findall(r"<span>([^<]*)</span><b>\+(\d)</b></li>", over["ut-round-scoring"])
    assert lines == [("Fire 2: China at place 5", "5"), ("Fair start", "3"), ("Fair start", "1")]
    assert re.findall(r'<p class="total.*?<b>\+(\d+)</b></p>', over["ut-round-scoring"]) == ["8", "1"]


def test_the_rulebooks_game_says_nothing_of_a_fair_start() -> None:
    for state in (whole_game()[0], whole_game()[-1]):
        assert not any("fair start" in piece.lower() for piece in drawn(state, 0).pieces.values())


# --- pictures, speed -------------------------------------------------------------------------------------------------


def test_a_small_picture_for_the_shelf() -> None:
    s = position(3, districts={"w4": (2, "greece"), "e1": (1, "maya")}, wonders={"fire": 0})
    small = board.picture(GAME.view(s.state, None), speaker(opening("utopia", "picture")))
    assert small.count("<circle") == 2 and small.count("<path") == len(data.ISLANDS) + 1


def test_a_move_is_drawn_within_30_milliseconds() -> None:
    scenes = [scene(state) for state in whole_game()[::25]]
    times = []
    for one in scenes:
        started = time.process_time()
        board.draw(one)
        times.append(time.process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.03
    print(f"median {sorted(times)[len(times) // 2] * 1000:.1f} ms")


# --- the rules page --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "names", "ship"), [("en", "Water Earth Fire Wind", "ship"), ("hu", "Víz Föld Tűz Szél", "hajó")]
)
def test_the_rules_page_tells_the_whole_map(language: str, names: str, ship: str) -> None:
    """The map is reconstructed, so the rules page lists it for readers without the drawing."""
    page = (Path(board.__file__).parents[3] / "rules" / f"utopia.{language}.md").read_text(encoding="utf-8")
    called = dict(zip(data.ISLANDS, names.split(), strict=True))
    number = {id: n for island in data.ISLANDS for n, id in enumerate(on_island(island), 1)}
    name = {district.id: f"{called[district.island]} {number[district.id]}" for district in data.DISTRICTS}
    for district in data.DISTRICTS:
        streets = ", ".join(str(number[id]) for id in district.streets)
        bridges = ", ".join(name[id] for id in district.bridges) or "–"
        row = (name[district.id], district.value, ship if district.ship else "–", streets, bridges)
        assert f"| {' | '.join(map(str, row))} |" in page


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_rules_page_tells_what_a_fair_start_gives(language: str) -> None:
    page = (Path(board.__file__).parents[3] / "rules" / f"utopia.{language}.md").read_text(encoding="utf-8")
    most = GAME.seats[-1]
    for seats, points in data.FAIR_START.items():
        row = [str(n or "–") for n in points] + [""] * (most - seats)
        assert f"| {seats} | {' | '.join(row)} |".replace("|  |", "| |").replace("|  |", "| |") in page


def on_island(island: str) -> list[str]:
    return [district.id for district in data.DISTRICTS if district.island == island]
