"""What there is to hear at a table: the moves that are made, and nothing else."""

from app.protocol import Sound
from app.sounds import Ear
from tests.web.page import Page
from utopiary import Session
from utopiary.core.rng import Rng
from utopiary.testing import options_of, session


def heard(ear: Ear, at: Session) -> list[str]:
    return [effect.kind for effect in ear.hear(at) if isinstance(effect, Sound)]


def test_dice_and_pieces_sound_different_and_what_is_no_move_is_silent() -> None:
    ear, lantern = Ear(), session("lantern", rolls=[4, 5], seats=2)
    assert heard(ear, lantern) == [], "sitting down"
    lantern.play(0, "walk")
    assert heard(ear, lantern) == ["dice"] and heard(ear, lantern) == []
    lantern.play(0, "camp")
    assert heard(ear, lantern) == ["place"]
    lantern.undo()
    assert heard(ear, lantern) == []
    assert heard(ear, session("lantern", seats=2).play_all("walk")) == [], "another table"


def test_a_card_sounds_like_a_card() -> None:
    ear, bench, rng = Ear(), Session.new("contrivance", seed="cards", seats=2), Rng.of("cards")
    kinds = {}
    while "draw" not in kinds:
        seat, move = rng.pick(options_of(bench.game, bench.state))
        heard(ear, bench)
        bench.play(seat, move)
        kinds[move[0]] = heard(ear, bench)
    assert kinds["draw"] == ["card"] and kinds["put"] == ["place"]


def test_the_end_depends_on_whether_a_person_has_won() -> None:
    for bots, end in (({}, "win"), ({0: "easy", 1: "easy"}, "lose")):
        ear, race, rng = Ear(), Session.new("lantern", seed="end", seats=2, bots=bots), Rng.of("end")
        while race.active:
            heard(ear, race)
            race.play(*rng.pick(options_of(race.game, race.state)))
        assert heard(ear, race) == [end]


def test_the_page_is_told() -> None:
    page = Page()
    page.send("play", move="walk")
    assert page.heard == ["dice"]
