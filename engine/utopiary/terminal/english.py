"""What the terminal itself has to say, in English."""

from ..core.messages import Catalogue

ENGLISH: Catalogue = {
    # --- the shelf ----------------------------------------------------------------------------------------------------
    "terminal.shelf-empty": "The shelf is empty. “list --all” shows what stands behind it.",
    "terminal.facts": "{kind}, {seats}",
    "terminal.facts-more": "{kind}, {seats}; also: {commands}",
    "terminal.solitaire": "solitaire",
    "terminal.cooperative": "cooperative",
    "terminal.versus": "versus",
    "terminal.players": ("{n} player", "{n} players"),
    "terminal.players-range": "{fewest} to {most} players",
    # --- who sits there -----------------------------------------------------------------------------------------------
    "terminal.person": "Player {number}",
    "terminal.bot": "Bot {number}",
    "terminal.bot-level": "{bot} ({level})",
    "terminal.and": "{first} and {last}",
    "terminal.nobody": "nobody",
    # --- a session in sentences ---------------------------------------------------------------------------------------
    "terminal.title": "{title} · seed {seed} · {seats}",
    "terminal.options": "Options: {options}.",
    "terminal.end": "The end: {how}.",
    "terminal.score": "  {who}: {score}",
    "terminal.score-winner": "  {who}: {score}  wins",
    "terminal.practice": (
        "Practice: {n} move was taken back after it had shown something.",
        "Practice: {n} moves were taken back after they had shown something.",
    ),
    "terminal.hints": ("{n} hint was given.", "{n} hints were given."),
    # --- playing ------------------------------------------------------------------------------------------------------
    "terminal.begin": "Type the number of a move, or “help”.",
    "terminal.hand-over": "Next is {who}. Press Enter to hide what you see, and hand over.",
    "terminal.take-over": "{who}, press Enter when nobody else is looking.",
    "terminal.asked": "{who}: {question}",
    "terminal.undone": "Taken back.",
    "terminal.undone-practice": "Taken back. It had shown something, so the game counts as practice now.",
    "terminal.hint": "Hint: {choice} ({move}), because {why}.",
    "terminal.no-log": "Nothing has happened yet.",
    "terminal.saved": "Saved as {file}.",
    "terminal.save-where": "Say where: save FILE.",
    "terminal.not-a-number": "There is no move number {number}; they go from 1 to {most}.",
    "terminal.try-help": "Type a number from 1 to {most}, or “help”.",
    "terminal.leaving": "Goodbye. To go on with this game:",
    "terminal.whole-game": "To see this game again:",
    "terminal.help": """\
  1, 2, 3 …       the move with that number; its words on the right work as well
  undo, redo      take your last move back, or play it again
  undo turn       take back all you did since something was last shown
  hint            what the best bot would do, and why
  board           the board in words
  log             what happened so far
  save FILE       keep the game in a file
  link [KIND]     the game as a link: seed, position (the usual one) or replay
  help            this
  quit            leave""",
    # --- simulating ---------------------------------------------------------------------------------------------------
    "terminal.simulated": ("{title}: {n} game for {seats}, seed {seed}", "{title}: {n} games for {seats}, seed {seed}"),
    "terminal.level": "bots",
    "terminal.games": "played",
    "terminal.wins": "wins",
    "terminal.share": "share",
    "terminal.interval": "95 % interval",
    "terminal.mean-score": "score",
    "terminal.deviation": "± deviation",
    "terminal.fair": "Equal bots would win {share} each; a win shared by two counts half for each.",
    "terminal.share-by-seat": "wins by seat",
    "terminal.seat": "seat {seat}",
    "terminal.endings": "endings",
    "terminal.length": "Length: {mean} moves on average, from {fewest} to {most}.",
    # --- what goes wrong ----------------------------------------------------------------------------------------------
    "terminal.stopped": "Stopped.",
    "terminal.see-help": "{message} ({program} --help tells more.)",
    "terminal.which-game": "Say which game, or which saved game to load.",
    "terminal.other-game": "That saved game is a game of {title}.",
    "terminal.already-set": "A loaded game brings its own seed, seats, bots and options.",
    "terminal.cannot-read": "“{file}” cannot be read: {why}.",
    "terminal.cannot-write": "“{file}” cannot be written: {why}.",
    "terminal.not-json": "“{file}” is not a saved game.",
    "terminal.no-such-seat": "There is no seat {seat} in this game; they go from 0 to {most}.",
    "terminal.no-such-command": "There is no command “{command}”. Try list, play, watch, simulate or replay.",
    "terminal.no-such-game-command": "{title} has no command “{command}” of its own.",
}
