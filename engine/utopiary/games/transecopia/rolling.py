"""Phase 1, Rolling (rules 19 to 21): Light tokens, Prismatic dice, the roll, and everything that changes it.

Captains decide one after the other, the brightest Light card first, so that speed never matters (ruling a1); a captain
without anything to decide with, as far as every captain can see, is not asked (ruling a2).
"""

from ...core.game import Ask, Seat, Tell, choice
from . import deployment
from .data import COLOURS, MATCH, MOST_DICE, NORMAL, PRISMATIC, SERGEANT
from .names import DIE_OF, DIE_TARGET, DIE_TEXT, DIE_WORD, NAME, NAMES, dice_text
from .resources import gain, offer_finds
from .state import State, has_access, light_card, order, played_by

PAID = ("crystal-of-renewal", "tablet-of-change", "gem-of-purity")  # each use costs 1 astatine
STEPS = {"up": 1, "down": -1}


def base_dice(s: State, seat: Seat) -> int:
    """How many dice the captain's Light card says (rule 19)."""
    return light_card(s, seat).dice[s.level[seat]]


def dice_count(s: State, seat: Seat) -> int:
    """How many dice the captain will roll, Light tokens included (rule 9)."""
    return min(MOST_DICE, base_dice(s, seat) + s.lit[seat])


# --- how many dice, and which (rules 19, 20) -------------------------------------------------------------------------


def begin_turn(s: State, tell: Tell) -> None:
    """Clear the mats and ask captains about their roll."""
    seats = len(s.iron)
    s.turn += 1
    s.matched = False
    s.lit, s.chosen = [0] * seats, [()] * seats
    s.dice, s.tray, s.placed, s.ready = [()] * seats, [()] * seats, [()] * seats, [False] * seats
    tell("transecopia.turn", n=s.turn, captain=NAME[s.radiant], target="turn")
    s.waiting = tuple(seat for seat in order(s) if _may_plan(s, seat))
    _next_plan(s, tell)


def _may_plan(s: State, seat: Seat) -> bool:
    more = base_dice(s, seat) < MOST_DICE and (s.lights[seat] or s.hands[seat])
    return bool(s.prisms[seat] or more)


def _next_plan(s: State, tell: Tell) -> None:
    if s.waiting:
        s.seat, s.waiting, s.phase = s.waiting[0], s.waiting[1:], "plan"
    else:
        _roll_all(s, tell)


def ask_plan(s: State, ask: Ask) -> None:
    """How many dice, and which (rules 19, 20)?"""
    seat = s.seat
    dice = dice_count(s, seat)
    ask("transecopia.ask.plan", rule="rolling", n=dice, prisms=len(s.chosen[seat]))
    ask.choice("roll", label="transecopia.roll", target="dice", group="roll", n=dice)
    if len(s.chosen[seat]) < dice:  # rule 20: instead of normal dice
        won, chosen = s.prisms[seat], s.chosen[seat]
        ask.offer(TAKING[colour] for colour in PRISMATIC if won.count(colour) > chosen.count(colour))
    if dice < MOST_DICE and s.lights[seat]:  # rule 9
        ask.choice("light", label="transecopia.light", target=f"light-{seat}", group="light", n=dice + 1)
    if dice < MOST_DICE:
        offer_finds(s, ask)


TAKING = {
    colour: choice(
        "prism", COLOURS[colour],
        label="transecopia.prism", target=f"prism-{COLOURS[colour]}", group="prism", colour=NAMES[COLOURS[colour]],
    )
    for colour in PRISMATIC
}  # fmt: skip


def light(s: State, tell: Tell) -> None:
    """Spend a Light token on one die more (rule 9)."""
    s.lights[s.seat] -= 1
    s.lit[s.seat] += 1
    tell("transecopia.lit", n=dice_count(s, s.seat), target=f"light-{s.seat}")


def prism(s: State, tell: Tell, colour: str) -> None:
    """Roll a Prismatic die instead of a normal one (rule 20)."""
    s.chosen[s.seat] = tuple(sorted((*s.chosen[s.seat], COLOURS.index(colour))))
    tell("transecopia.prismed", colour=NAMES[colour], target=f"prism-{colour}")


def roll(s: State, tell: Tell) -> None:
    """Finish the captain's choices; after the last captain all roll."""
    _next_plan(s, tell)


def throw(s: State, colour: int) -> int:
    """Roll one die of a colour (rule 4)."""
    return s.rng.die() if colour == NORMAL else 10 * colour + 3 + s.rng.die(3)


def _roll_all(s: State, tell: Tell) -> None:
    for seat in order(s):
        prisms = s.chosen[seat]
        normal = [NORMAL] * (dice_count(s, seat) - len(prisms))
        _set_dice(s, seat, [throw(s, colour) for colour in (*normal, *prisms)])
        s.prisms[seat] = ()  # rule 31: only on this turn
        tell("transecopia.rolled", captain=NAME[seat], dice=dice_text(s.dice[seat]), target=f"mat-{seat}")
    sergeant = played_by(s, SERGEANT)
    if sergeant >= 0:
        _match(s, tell, sergeant, s.dice[sergeant])
    s.waiting = tuple(seat for seat in order(s) if _may_adjust(s, seat))
    _next_adjust(s, tell)


def _set_dice(s: State, seat: Seat, dice: list[int]) -> None:
    s.dice[seat] = tuple(sorted(dice))


# --- what changes the roll (rule 21): Artifacts and the Sergeant -----------------------------------------------------


def _may_adjust(s: State, seat: Seat) -> bool:
    if has_access(s, seat, "invigorating-icon") or (s.fresh and s.characters[seat] == SERGEANT):
        return True
    return bool(s.astatine[seat] or s.hands[seat]) and any(has_access(s, seat, id) for id in PAID)


def _next_adjust(s: State, tell: Tell) -> None:
    s.iconed = False
    if s.waiting:
        s.seat, s.waiting, s.phase = s.waiting[0], s.waiting[1:], "adjust"
    else:
        s.fresh = ()
        deployment.begin(s)


def ask_adjust(s: State, ask: Ask) -> None:
    """Does an Artifact or the Sergeant change the roll (rules 21, 38)?"""
    seat = s.seat
    dice = s.dice[seat]
    ask("transecopia.ask.adjust", rule="rolling", dice=dice_text(dice))
    ask.choice("keep", label="transecopia.keep", target="dice", group="keep")
    if s.fresh and s.characters[seat] == SERGEANT:
        for number in s.fresh:
            ask.choice(
                "rally", number, label="transecopia.rally", target="dice", group="sergeant", value=number
            )  # fmt: skip
    faces = tuple(dict.fromkeys(dice))
    if not s.iconed and has_access(s, seat, "invigorating-icon"):
        for die in faces:
            ask.choice(
                "icon", DIE_WORD[die],
                label="transecopia.icon", target=DIE_TARGET[die], group="invigorating-icon", die=DIE_TEXT[die],
            )  # fmt: skip
    if s.astatine[seat]:
        if has_access(s, seat, "crystal-of-renewal"):
            ask.choice(
                "renew", label="transecopia.renew", target="artifact-crystal-of-renewal", group="crystal-of-renewal"
            )
        if has_access(s, seat, "gem-of-purity") and any(die % 10 < 6 for die in dice):
            ask.choice("purify", label="transecopia.purify", target="artifact-gem-of-purity", group="gem-of-purity")
        if has_access(s, seat, "tablet-of-change"):
            for die in faces:
                for way, step in STEPS.items():
                    if die + step in DIE_WORD:  # ruling d8: within the die's faces
                        ask.choice(
                            "change", DIE_WORD[die], way,
                            label=f"transecopia.change.{way}", target=DIE_TARGET[die], group="tablet-of-change",
                            die=DIE_TEXT[die],
                        )  # fmt: skip
    offer_finds(s, ask)


def keep(s: State, tell: Tell) -> None:
    """Keep the dice."""
    _next_adjust(s, tell)


def icon(s: State, tell: Tell, word: str | int) -> None:
    """Roll one die again with the Invigorating Icon."""
    s.iconed = True
    tell("transecopia.iconed", die=DIE_TEXT[DIE_OF[word]], target="artifact-invigorating-icon")
    _reroll(s, tell, (DIE_OF[word],))


def purify(s: State, tell: Tell) -> None:
    """Raise all dice with the Gem of Purity; a 6 stays a 6 (rule 38; ruling d8)."""
    s.astatine[s.seat] -= 1
    after = [die + 1 if die % 10 < 6 else die for die in s.dice[s.seat]]
    changed = tuple(new for new, old in zip(after, s.dice[s.seat], strict=True) if new != old)
    _set_dice(s, s.seat, after)
    tell("transecopia.purified", dice=dice_text(s.dice[s.seat]), target="artifact-gem-of-purity")
    _match(s, tell, s.seat, changed)


def change(s: State, tell: Tell, word: str | int, way: str) -> None:
    """Change one die by one with the Tablet of Change (ruling d8)."""
    die = DIE_OF[word]
    s.astatine[s.seat] -= 1
    dice = list(s.dice[s.seat])
    dice[dice.index(die)] = die + STEPS[way]
    _set_dice(s, s.seat, dice)
    tell("transecopia.changed", die=DIE_TEXT[die], value=(die + STEPS[way]) % 10, target="artifact-tablet-of-change")
    _match(s, tell, s.seat, (die + STEPS[way],))


# --- choosing dice to roll again: Crystal of Renewal and Sergeant ----------------------------------------------------


def renew(s: State, tell: Tell) -> None:
    """Start to mark dice for the Crystal of Renewal."""
    s.tool, s.marks, s.phase = "renewal", (), "mark"
    tell("transecopia.renews", target="artifact-crystal-of-renewal")


def rally(s: State, tell: Tell, number: int) -> None:
    """Start to mark dice of a set for the Sergeant (ruling d27)."""
    s.tool, s.marks, s.phase = f"match-{number}", (), "mark"
    tell("transecopia.rallies", value=number, target=f"mat-{s.seat}")


def ask_mark(s: State, ask: Ask) -> None:
    """Which dice are rolled again?"""
    ask("transecopia.ask.mark", rule="rolling", dice=dice_text(s.marks))
    if s.marks:
        ask.choice("reroll", label="transecopia.reroll", target="dice", group="reroll", n=len(s.marks))
    for die in dict.fromkeys(_markable(s)):
        ask.choice(
            "mark", DIE_WORD[die], label="transecopia.mark", target=DIE_TARGET[die], group="mark", die=DIE_TEXT[die]
        )  # fmt: skip


def _markable(s: State) -> list[int]:
    dice = list(s.dice[s.seat])
    for die in s.marks:
        dice.remove(die)
    if s.tool == "renewal":
        return dice
    number = int(s.tool[-1])
    full = any(die >= 10 for die in s.marks)  # only one of the matching dice may be Prismatic
    return [die for die in dice if die % 10 == number and not (full and die >= 10)]


def mark(s: State, tell: Tell, word: str | int) -> None:
    """Mark a die to be rolled again."""
    s.marks = tuple(sorted((*s.marks, DIE_OF[word])))
    tell("transecopia.marked", die=DIE_TEXT[DIE_OF[word]], target=DIE_TARGET[DIE_OF[word]])


def reroll(s: State, tell: Tell) -> None:
    """Roll the marked dice again."""
    if s.tool == "renewal":
        s.astatine[s.seat] -= 1
    else:
        s.fresh = tuple(number for number in s.fresh if number != int(s.tool[-1]))  # ruling d27
    dice, s.tool, s.marks, s.phase = s.marks, "", (), "adjust"
    _reroll(s, tell, dice)


def _reroll(s: State, tell: Tell, dice: tuple[int, ...]) -> None:
    kept = list(s.dice[s.seat])
    for die in dice:
        kept.remove(die)
    new = tuple(throw(s, die // 10) for die in dice)
    _set_dice(s, s.seat, [*kept, *new])
    tell("transecopia.rerolled", dice=dice_text(new), target=f"mat-{s.seat}")
    _match(s, tell, s.seat, new)


def _match(s: State, tell: Tell, seat: Seat, changed: tuple[int, ...]) -> None:
    """Note sets of three, at most one of them Prismatic, that the changed dice made: the Sergeant's (ruling d27)."""
    if s.characters[seat] != SERGEANT:
        return
    dice = s.dice[seat]
    sets = [number for number in range(1, 7) if _matching(dice, number) >= MATCH]
    touched = {die % 10 for die in changed}
    s.fresh = tuple(number for number in sets if number in s.fresh or number in touched)
    if not s.matched and any(number in touched for number in sets):
        s.matched = True  # once a turn
        tell("transecopia.matched", captain=NAME[seat], target=f"mat-{seat}")
        gain(s, tell, seat, "light", 1)


def _matching(dice: tuple[int, ...], number: int) -> int:
    return dice.count(number) + any(die % 10 == number for die in dice if die >= 10)
