"""Playing at the terminal: transcripts of typed and shown text."""

import json
from pathlib import Path

import pytest

from utopiary import Session

from .conftest import Terminal

TURN = """\
Lantern Race · seed X · Player 1, Bot 2 (hard)
Options: summit=mountain.
Type the number of a move, or “help”.

Night 1 of 10; the summit is at 30.
Player 1: camp at 0.
Bot 2: camp at 0.

A new evening at height 0. Light your lantern and walk.
   1  Walk on  walk
> 1

The dark catches Player 1: 0 lost.

Bot 2 walks 6 up to 6.
"""


def after(shown: str, typed: str) -> str:
    """The text between an input and the next one."""
    return shown.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


def test_a_turn_as_sentences(terminal: Terminal) -> None:
    shown = terminal("play", "lantern", "--seed", "X", "--bots", "hard", typed="1\n")
    assert shown.out.startswith(TURN)


def test_only_changes_of_the_board_are_shown(terminal: Terminal) -> None:
    shown = terminal("play", "lantern", "--seed", "X", "--bots", "hard", "--option", "summit=peak", typed="1\n")
    assert "Bot 2: camp at 23." in after(shown.out, "1")
    assert "Player 1: camp at 0." not in after(shown.out, "1")


def test_a_whole_game_by_numbers(terminal: Terminal) -> None:
    shown = terminal("play", "lantern", "--seed", "X", "--option", "summit=hill", typed="1\n" * 200)
    assert shown.status == 0
    assert "The end: " in shown.out
    assert "  wins\n" in shown.out


def test_moves_can_be_typed_as_words(terminal: Terminal) -> None:
    by_number = terminal("play", "lantern", "--seed", "X", "--bots", "easy", typed="1\n1\n1\n")
    by_word = terminal("play", "lantern", "--seed", "X", "--bots", "easy", typed="walk\nwalk\nwalk\n")
    assert by_word.out == by_number.out.replace("> 1\n", "> walk\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no move number 99; they go from 1 to 1."),
        ("camp", "“camp” is not possible now."),
        ("¿qué?", "“¿qué?” is not a move: a move is a word, with numbers or words behind it."),
        ("", "“” is not a move: a move is a word, with numbers or words behind it."),
        ("undo", "There is no move to take back."),
        ("redo", "There is no move to play again."),
        ("save", "Say where: save FILE."),
        ("link mars", "There is no link of the kind “mars”."),
        ("save /no/such/folder/game.json", "“/no/such/folder/game.json” cannot be written: No such file or directory."),
    ],
)
def test_a_typing_error_changes_nothing(terminal: Terminal, typed: str, answer: str) -> None:
    shown = terminal("play", "lantern", "--seed", "X", typed=f"{typed}\n")
    assert answer in after(shown.out, typed)
    assert (shown.status, shown.err) == (0, "")


def test_commands(terminal: Terminal) -> None:
    shown = terminal(
        "play", "lantern", "--seed", "K7Q2-9XMP", typed="log\nwalk\nhint\nboard\nlog\nlink seed\nlink\nhelp\n"
    ).out
    assert after(shown, "log") == "Nothing has happened yet."
    assert after(shown, "hint").startswith("Hint: Walk on (walk), because")
    assert "Night 1 of 10" in after(shown, "board")
    assert after(shown.split("> board")[1], "log").startswith("   1  Player 1 walks")
    assert after(shown, "link seed").startswith("lantern?v=1&seats=2&seed=K7Q2-9XMP")
    assert Session.from_link(after(shown, "link")).cursor == 1
    assert "link [KIND]" in after(shown, "help")


def test_undo_and_redo_skip_the_moves_of_bots(terminal: Terminal) -> None:
    """With the seed X the first step ends in the dark, and the bot plays its whole turn."""
    game = ("play", "lantern", "--seed", "X", "--bots", "hard", "--option", "summit=peak")
    shown = terminal(*game, typed="1\nundo\nredo\nundo\n").out
    assert "so the game counts as practice now" in after(shown, "undo")
    assert "Night 1 of 10" in after(shown, "undo")
    assert "Bot 2: camp at 23." in after(shown, "redo")
    assert "practice=" in shown.splitlines()[-1]


def test_the_result_mentions_practice_and_hints(terminal: Terminal) -> None:
    typed = "hint\n1\nundo\n" + "1\n" * 200
    shown = terminal("play", "lantern", "--seed", "X", "--bots", "hard", typed=typed).out
    assert "1 hint was given." in shown
    assert "Practice: " in shown


@pytest.mark.parametrize("typed", ["", "1\n", "1\nquit\n", "1\nundo\nquit\n"])
def test_a_link_is_shown_at_the_end(terminal: Terminal, typed: str) -> None:
    shown = terminal("play", "lantern", "--seed", "X", typed=typed)
    assert shown.status == 0
    assert "Goodbye. To go on with this game:" in shown.out
    link = shown.out.splitlines()[-1].split("'")[1]
    assert Session.from_link(link).seed == "X"


def test_save_load_and_replay(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    first = terminal("play", "lantern", "--seed", "X", "--bots", "1:hard", "--save", file, typed="1\n")
    assert first.out.splitlines()[-1] == f"python -m utopiary play --load {file}"
    second = terminal("play", "--load", file, "--save", file, typed="1\n" * 200)
    assert "The end: " in second.out
    replayed = terminal("replay", file)
    assert replayed.out.endswith(second.out[second.out.index("The end: ") : second.out.index("\nTo see")])
    assert terminal("replay", second.out.splitlines()[-1].split("'")[1]).out == replayed.out


def test_a_save_in_the_middle(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "with a blank.json"
    shown = terminal("play", "lantern", "--seed", "X", typed=f"walk\nsave {file}\n")
    assert after(shown.out, f"save {file}").startswith("Saved as")
    assert json.loads(file.read_text())["moves"] == ["0 walk"]


def test_without_a_seed_each_game_has_a_new_one(terminal: Terminal) -> None:
    first, second = (terminal("play", "lantern").out.splitlines()[0] for _ in range(2))
    assert first != second


@pytest.mark.usefixtures("test_games")
class TestSecrets:
    """Whisper: hidden hands and simultaneous choices."""

    def test_players_take_turns_at_the_screen(self, terminal: Terminal) -> None:
        screens = terminal("play", "whisper", "--seed", "X", typed="\n1\n\n\n1\n").out.split("-" * 80)
        assert screens[1].startswith("\nPlayer 1, press Enter when nobody else is looking.\n> \n")
        assert screens[1].endswith("Next is Player 2. Press Enter to hide what you see, and hand over.\n> \n")
        assert screens[2].startswith("\nPlayer 2, press Enter when nobody else is looking.\n> \n")

    def test_each_screen_shows_only_its_own_hand(self, terminal: Terminal) -> None:
        screens = terminal("play", "whisper", "--seed", "X", typed="\n1\n\n\n1\n").out.split("-" * 80)
        hands = [str(Session.new("whisper", seed="X").view(seat)["hand"])[1:-1] for seat in range(2)]
        assert [hands[0] in screen for screen in screens[:3]] == [False, True, False]
        assert [hands[1] in screen for screen in screens[:3]] == [False, False, True]

    def test_each_screen_begins_with_the_events_since_the_last(self, terminal: Terminal) -> None:
        screens = terminal("play", "whisper", "--seed", "X", typed="\n1\n\n\n1\n").out.split("-" * 80)
        assert "Player 1 whispers a card." in screens[2]

    def test_one_player_needs_no_hand_over(self, terminal: Terminal) -> None:
        shown = terminal("play", "whisper", "--seed", "X", "--bots", "easy", typed="1\n" * 40).out
        assert "press Enter" not in shown
        assert "The end: Silence" in shown
