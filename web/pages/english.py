"""What the pages say before Python is there, and what it never needs to say: none of this goes to the worker."""

from utopiary.core.words import Catalogue

ENGLISH: Catalogue = {
    # --- starting up
    "boot.label": "The engine is starting",
    "boot.page": "Opening the box",
    "boot.runtime": "Fetching the engine",
    "boot.interpreter": "Starting it",
    "boot.engine": "Reading the rules",
    "boot.table": "Setting up the table",
    "boot.failed": "The engine could not start",
    "boot.failed-wasm": "This browser does not run WebAssembly, or it is switched off. The engine of these games needs it: a current Firefox, Chrome, Edge or Safari will do.",
    "boot.failed-worker": "This browser does not allow pages to work in the background, which the engine needs. A current Firefox, Chrome, Edge or Safari will do.",
    "boot.failed-fetch": "A file of the engine did not arrive. Perhaps the network is gone for a moment.",
    "boot.failed-other": "Something unexpected happened while it started.",
    "boot.retry": "Try again",
    "boot.plain": "Try the slow, plain start",
    "boot.rules": "Read the rules meanwhile",
    "boot.slow": "This takes longer than usual. The engine is several megabytes; the next visit will be quick.",
    "boot.no-script": "These games are played by a program in the page. Please allow JavaScript to play; the rules can be read without it.",
    # --- pages
    "page.about": "About",
    "page.rules-of": "The rules of {title}",
    "about.what": "Utopiary plays tabletop games about better worlds in your browser: alone, against bots, or around one device.",
    "about.whose": "Each game is the work of its designers, who are named on its rules page. This is a fan implementation: the rules are written in our own words, the art is our own, and where a component could not be seen we made it up and say so.",
    "about.where": "Everything runs on your device. No account, no server, no tracking: games are saved in this browser and nowhere else.",
    "about.built-on": "Built on",
    "page.not-found": "There is no such page",
    "page.not-found-why": "Perhaps the link lost a letter on its way.",
    "page.shelf-empty": "The games are being built. Come back soon.",
    "page.players": "{fewest}–{most} players",
    "page.players-one": "1 player",
    "page.play": "Play",
    "kind.solitaire": "alone",
    "kind.cooperative": "together",
    "kind.versus": "against each other",
    # --- the rules
    "rules.about": "How {title} is played, told in our own words, with our rulings.",
    "rules.contents": "Contents",
    "rules.search": "Search in these rules",
    "rules.found": ("{n} section has it.", "{n} sections have it."),
    "rules.found-none": "No section has it.",
    # --- the shelf
    "shelf.daily": "Today’s game",
    "shelf.lead": "Five board games about better worlds. Alone, with friends round one screen, or against bots.",
    "shelf.games": "The games",
    "shelf.rules": "Rules",
    "page.minutes": "about {n} min",
    "page.minutes-range": "{fewest}–{most} min",
}
