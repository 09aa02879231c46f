"""The exact odds of Utopia Engine: dynamic programming over all dice, never sampling.

    finds            search: `search_odds(goal, terms).of(box, hand)`, `.rank(box, hand)`, `.squares(box, die, other)`
    search           search for bots: `Solution(values)` for any table of the results -555..555
    activation_table activation: `ActivationOdds(goal, bar).of(boxes, hand)`, `.rank(…)`, `.squares(…)`, from a table
    activation       activation for bots: `Activation(worth, energy, hit_points)`; `attempt`: both fields
    connection_table connection: `ConnectionOdds(goal, spare).cost(boxes, slots)`, `.rank(…)`, `.squares(…)`
    connection       connection for bots: `Connection(worth, spare)`
    combat           `Fight(foe(attack, hit, …), worth).odds(hit_points, wand)`, `.answer(hit_points, low, high)`
    final            `final_odds(Trial(difficulty, hit_points, days, …))`
    command          the terminal's words: `parse_box`, `parse_roll`, `report`
    moves            `odds_for(view, goal)`: the odds of every move that can be made now

Only `moves` knows the view of a game; nothing else here knows the game at all. Each module is imported when it is first
needed.
"""
