"""Encounters and combat: rules 10 to 13, the Paralysis Wand, the Golden Chassis and the treasures that matter there."""

from ...core.game import Ask, Tell
from .calendar import fall, hurt, offer_hand
from .data import BOLDER, CHASSIS, TOP_LEVEL, WAND, Monster
from .names import NAMES, faces
from .search import offer_seal
from .state import State, affects, end_action, gain, region_of


def level_met(s: State) -> int:
    """The encounter level, raised by Active Monsters, for the drop too (rule 25, ruling c9)."""
    return min(TOP_LEVEL, s.level + BOLDER * affects(s, "active-monsters", s.place))


def monster_met(s: State) -> Monster:
    """The monster of this level in this region (rule 10)."""
    return region_of(s).monsters[level_met(s) - 1]


def attack_up_to(s: State, monster: Monster) -> int:
    """The highest face that hurts; the Ice Plate takes one off (rule 28)."""
    return max(1, monster.attack - ("ice-plate" in s.treasures))


def hit_from(s: State, monster: Monster) -> int:
    """The lowest face that kills; the Molten Shard adds one (rule 28)."""
    return monster.hit - ("molten-shard" in s.treasures)


def added(s: State, monster: Monster) -> int:
    """The number that is added to every die; above six counts as six (rules 26, 27, ruling c8)."""
    return WAND * s.wand + CHASSIS * (monster.spirit and "golden-chassis" in s.activated)


def blow(s: State, monster: Monster, more: int) -> tuple[int, bool]:
    """Damage taken, and does the monster die, when `more` is added to the dice rolled (rule 11)?"""
    attack, hit = attack_up_to(s, monster), hit_from(s, monster)
    dice = [die + more for die in s.rolled]
    return sum(die <= attack for die in dice), any(die >= hit for die in dice)


# --- before a roll ---------------------------------------------------------------------------------------------------


def ask_combat(s: State, ask: Ask) -> None:
    """Roll, or avoid it: the Moonlace and the Seal of Balance before the first roll, the Wand at any time."""
    monster = monster_met(s)
    ask(
        "utopia-engine.ask.combat" if s.turn else "utopia-engine.ask.encounter",
        rule="combat" if s.turn else "encounter",
        monster=NAMES[monster.id],
        level=level_met(s),
        region=NAMES[s.place],
        attack=faces(1, attack_up_to(s, monster)),
        hit=faces(hit_from(s, monster), 6),
    )
    ask.choice("fight", label="utopia-engine.fight", target="monster", group="fight", monster=NAMES[monster.id])
    if "shimmering-moonlace" in s.treasures and not s.turn:  # ruling c10
        ask.choice("slip", label="utopia-engine.slip", target="treasure-shimmering-moonlace", group="fight")
    _offer_wand(s, ask)
    if not s.turn and affects(s, "active-monsters", s.place):
        offer_seal(s, ask, s.place)
    offer_hand(s, ask)


def _offer_wand(s: State, ask: Ask) -> None:
    if "paralysis-wand" in s.charged and not s.wand:
        ask.choice("wand", label="utopia-engine.wand", target="tool-paralysis-wand", group="tools")


def slip(s: State, tell: Tell) -> None:
    """Ignore the encounter with the Shimmering Moonlace (rule 28)."""
    tell("utopia-engine.slipped", target="treasure-shimmering-moonlace")
    end_action(s)


def fight(s: State, tell: Tell) -> None:
    """Roll both dice (rule 11)."""
    monster = monster_met(s)
    s.turn += 1
    s.rolled = (s.rng.die(), s.rng.die())
    tell("utopia-engine.combat-roll", first=s.rolled[0], second=s.rolled[1], target="dice")
    more = added(s, monster)
    if "paralysis-wand" in s.charged and not s.wand and blow(s, monster, more) != blow(s, monster, more + WAND):
        s.phase = "answer"  # rule 26: the Wand also answers a roll
    else:
        _strike(s, tell)


# --- after a roll ----------------------------------------------------------------------------------------------------


def ask_answer(s: State, ask: Ask) -> None:
    """Accept the roll, or answer it with the Paralysis Wand (rule 26)?"""
    monster = monster_met(s)
    damage, dead = blow(s, monster, added(s, monster))
    ask(
        "utopia-engine.ask.answer-dead" if dead else "utopia-engine.ask.answer",
        rule="tools",
        monster=NAMES[monster.id],
        n=damage,
        first=s.rolled[0],
        second=s.rolled[1],
    )
    ask.choice("accept", label="utopia-engine.accept", target="dice", group="fight")
    _offer_wand(s, ask)
    offer_hand(s, ask)


def wand(s: State, tell: Tell) -> None:
    """Use the Paralysis Wand for the rest of the combat (rule 26)."""
    s.wand, s.charged = True, s.charged - {"paralysis-wand"}
    tell("utopia-engine.wand-used", target="tool-paralysis-wand")
    if s.phase == "answer":
        _strike(s, tell)


def accept(s: State, tell: Tell) -> None:
    """Let the roll count as it is."""
    _strike(s, tell)


def _strike(s: State, tell: Tell) -> None:
    monster = monster_met(s)
    damage, dead = blow(s, monster, added(s, monster))
    if not hurt(s, tell, damage):  # rule 11: damage of the killing roll counts first
        return
    if dead:
        tell("utopia-engine.killed", monster=NAMES[monster.id], target="monster")
        _drop(s, tell)  # rule 13: before falling
    if s.hit_points == 0:
        fall(s, tell)
    elif dead:
        end_action(s)
    else:
        s.phase = "combat"


def _drop(s: State, tell: Tell) -> None:
    """Roll for what the monster leaves (rule 12)."""
    region, level, die = region_of(s), level_met(s), s.rng.die()
    tell("utopia-engine.drop-roll", die=die, level=level, target="dice")
    if die > level:
        tell("utopia-engine.no-drop", target="monster")
    elif level < TOP_LEVEL:
        gain(s, tell, region.component)
    elif region.treasure in s.treasures:  # ruling c22
        tell("utopia-engine.no-drop", target="monster")
    else:
        s.treasures |= {region.treasure}
        tell("utopia-engine.treasure", treasure=NAMES[region.treasure], target=f"treasure-{region.treasure}")
