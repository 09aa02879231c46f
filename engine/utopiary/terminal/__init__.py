"""The games in a terminal: list, play, watch, simulate, replay, and whatever commands a game adds.

    cli        what was typed -> which command; every error becomes a sentence and exit status 2
    arguments  how seats, bots and options are typed
    console    lines in, paragraphs out
    teller     a session in sentences: its board, its log, its end
    listing, play, watch, simulate, replay    one command each
    table      people and bots around one session: what `play` is made of
    match, tally, figures, layout, progress   what `simulate` is made of
    files      saved games and links
    extras     commands that a game brings along

It knows the games only by the shelf and the contract, exactly like the page, so a new game needs nothing here.
"""
