"""The sentences of prompts, choices and positions."""

from utopiary import GAMES, Speaker
from utopiary.core.english import ENGLISH
from utopiary.games.transecopia import rules

from .positions import some_states

GAME = GAMES.find("transecopia")


def test_every_text_has_a_sentence_and_every_target_and_rule_is_documented() -> None:
    speak = Speaker(GAME.english, ENGLISH)
    anchors = (rules.__doc__ or "").partition("Rule anchors: ")[2].rstrip(".\n").split()
    targets = set()
    for s in some_states():
        for seat in GAME.active(s):
            prompt = GAME.prompt(s, seat)
            assert speak(prompt.text)
            assert prompt.rule in anchors
            for choice in prompt.choices:
                assert speak(choice.label)
                assert choice.target is not None
                assert choice.group
                targets.add(choice.target.split("-")[0])
        for line in GAME.describe(GAME.view(s, 0)):
            assert not set("{}") & set(speak(line))
    assert all(target in (rules.__doc__ or "") for target in targets)
