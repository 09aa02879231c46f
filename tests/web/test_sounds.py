"""The sounds of a game: the moves that are made, and nothing else."""

from app.sounds import sound_of_last_move
from tests.web.page import Page
from utopiary import Session
from utopiary.core.rng import Rng
from utopiary.testing import options_of, session


def test_dice_and_pieces_sound_different() -> None:
    lantern = session("lantern", rolls=[4, 5], seats=2)
    lantern.play(0, "walk")
    assert sound_of_last_move(lantern).kind == "dice"
    lantern.play(0, "camp")
    assert sound_of_last_move(lantern).kind == "place"


def test_a_card_sounds_like_a_card() -> None:
    game, rng = Session.new("contrivance", seed="cards", seats=2), Rng.of("cards")
    kinds = {}
    while "draw" not in kinds:
        seat, move = rng.pick(options_of(game.game, game.state))
        game.play(seat, move)
        kinds[move[0]] = sound_of_last_move(game).kind
    assert kinds["draw"] == "card" and kinds["put"] == "place"


def test_the_end_depends_on_whether_a_person_has_won() -> None:
    for bots, end in (({}, "win"), ({0: "easy", 1: "easy"}, "lose")):
        race, rng = Session.new("lantern", seed="end", seats=2, bots=bots), Rng.of("end")
        while race.active:
            race.play(*rng.pick(options_of(race.game, race.state)))
        assert sound_of_last_move(race).kind == end


def test_only_moves_sound() -> None:
    page = Page()
    assert page.heard == [], "opening a game is silent"
    page.send("play", move="walk")
    assert page.heard == ["dice"]
    page.send("log-of", seat="")
    page.send("seek", to="0")
    page.send("seek", to="1")
    page.send("undo")
    assert page.heard == ["dice"], "and so are undo and looking back"
    page.send("link-opened", link=session("lantern", seats=2).play_all("walk").link("replay"))
    assert page.heard == ["dice"], "and another game"


def test_every_move_sounds_once() -> None:
    page = Page(link="lantern?seats=2&seed=SOUND")
    for number in range(1, 6):
        page.send("play", move="walk")
        assert len(page.heard) == number
