"""What is true in every position of every game of Transecopia: cards, tokens and dice are all there, limits hold."""

from utopiary.games.transecopia.data import (
    FRAGMENT,
    LAST_TURN,
    LIGHT_TOKENS,
    MOST_DICE,
    PART_TOKENS,
    UPSIDE_DOWN,
    limits,
    slot_costs,
)
from utopiary.games.transecopia.state import State


def conserved(s: State) -> object:
    """Tech cards, Discovery cards and the upgrades of each tier, wherever they are."""
    techs = [*s.tech_deck, *s.tech_used, *(card for card in (*s.pool, s.reserve) if card >= 0)]
    for owned in s.techs:
        techs += [card % UPSIDE_DOWN for card in owned]
    finds = [*s.find_deck, *s.find_used, *[FRAGMENT] * sum(s.fragments)]
    for hand in s.hands:
        finds += hand
    tiers = []
    for tier, deck in enumerate(s.decks):
        held = [card for card, level in zip(s.upgrades, s.level, strict=True) if level == tier]
        tiers.append(sorted([*deck, *held, *(built[tier] for built in s.built if len(built) > tier)]))
    return sorted(techs), sorted(finds), tiers


def check(s: State) -> None:
    assert min(*s.iron, *s.copper, *s.astatine, *s.lights, *s.lit, *s.fragments) >= 0
    assert sum(s.lights) <= LIGHT_TOKENS
    assert s.turn <= LAST_TURN
    for part, tokens in enumerate(PART_TOKENS):
        assert sum(parts[part] for parts in s.parts) <= tokens
    prisms = [colour for won in s.prisms for colour in won]
    rolled = [die // 10 for dice in s.dice for die in dice if die >= 10]
    assert all(prisms.count(colour) <= 2 for colour in {*prisms})
    assert all(rolled.count(colour) <= 2 for colour in {*rolled})
    seats = len(s.iron)
    limit, slots = limits(seats), len(slot_costs(seats))
    assert all(len(taken) <= slots and len({*taken}) == len(taken) for taken in s.access)
    for seat in range(seats):
        assert len(s.dice[seat]) <= MOST_DICE
        assert s.level[seat] == len(s.built[seat])
        zones = [zone for zone, _ in s.placed[seat]]
        assert all(zones.count(zone) <= limit[zone] for zone in {*zones})
        if s.phase not in ("plan", "adjust", "mark"):
            dice = [die for _, stack in s.placed[seat] for die in stack]
            assert sorted([*dice, *s.tray[seat]]) == [*s.dice[seat]], "a die is lost"
