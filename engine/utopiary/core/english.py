"""What the core itself has to say, in English."""

from .messages import Catalogue

ENGLISH: Catalogue = {
    "seat": "Player {number}",
    "list": "{first}, {rest}",
    "level.easy": "easy",
    "level.medium": "medium",
    "level.hard": "hard",
    # --- why a bot does what it does ----------------------------------------------------------------------------------
    "why.only": "it is the only move",
    "why.any": "one move is as good as another to me",
    "why.glance": "at a glance it leaves the best position",
    "why.looked-ahead": (
        "I looked {n} line of play ahead, and it came out best",
        "I looked {n} lines of play ahead, and it came out best",
    ),
    # --- setting up ---------------------------------------------------------------------------------------------------
    "error.game-unknown": "There is no game called “{game}” here.",
    "error.seats": "{title} is for {fewest} to {most} players, not {seats}.",
    "error.seats-one": "{title} is for one player, not {seats}.",
    "error.option-unknown": "{title} has no option “{option}”.",
    "error.option-value": "The option “{option}” can be {values}, not “{value}”.",
    "error.bot-seat": "There is no seat {seat} for a bot to sit on.",
    "error.bot-level": "A bot can be {levels}, not “{level}”.",
    "error.seed-empty": "A seed needs at least one letter or digit.",
    "error.seed-long": "A seed has at most {longest} characters.",
    "error.seed-not-text": "A seed is a piece of text.",
    # --- moves --------------------------------------------------------------------------------------------------------
    "error.move-form": "“{move}” is not a move: a move is a word, with numbers or words behind it.",
    "error.move-illegal": "“{move}” is not possible now.",
    "error.no-such-seat": "There is no seat {seat} at this table.",
    "error.not-your-turn": "{who} is not to move now.",
    "error.over": "The game is over.",
    "error.nothing-to-undo": "There is no move to take back.",
    "error.nothing-to-redo": "There is no move to play again.",
    "error.no-such-move": "The game has {n} moves; there is no position {number}.",
    # --- saves --------------------------------------------------------------------------------------------------------
    "error.save-form": "This is not a saved game, or a part of it is missing.",
    "error.save-damaged": "This saved game is damaged: its checksum does not fit.",
    "error.save-newer": "This saved game comes from a newer version. Load the page again to get it.",
    "error.save-older": "This saved game was played by rules that this version no longer knows.",
    "error.save-move": "This saved game is damaged: move {number} is not possible.",
    "error.save-differs": "This saved game does not lead where it says. It may come from a faulty version.",
    # --- links --------------------------------------------------------------------------------------------------------
    "error.link-form": "This link is incomplete or was changed on its way.",
    "error.link-long": "This link is too long to be one of ours.",
    "error.link-damaged": "This link is damaged: its checksum does not fit. Was all of it copied?",
    "error.link-newer": "This link comes from a newer version. Load the page again to get it.",
    "error.link-older": "This link was made by rules that this version no longer knows.",
    "error.link-move": "This link is damaged: move {number} does not exist.",
    "error.link-other": "This link leads to a game of {title}, not to this one.",
    "error.link-kind": "There is no link of the kind “{kind}”.",
}
