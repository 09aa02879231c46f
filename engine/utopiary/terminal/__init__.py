"""The games in a terminal: list, play, watch, simulate, replay, and the commands that a game adds.

    cli          parses the command line; every error becomes a sentence and exit status 2
    arguments    the arguments that several commands share: seed, seats, bots, options
    console      input lines and wrapped output
    transcript   a session as sentences: board, log, outcome
    listing, play, watch, simulate, replay    one command each
    interactive  the loop of `play`: people and bots take turns at one screen
    match, tally, report, layout, progress    the parts of `simulate`
    files        saved games and links
    extras       commands of single games

It knows the games only by the registry and the contract, like the page, so a new game needs nothing here.
"""
