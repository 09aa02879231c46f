"""The board as sentences, made from a view: for screen readers and for the terminal.

Most sentences recur during a game, so the parts of them that depend on little are cached.
"""

from functools import lru_cache

from ...core.messages import Text, text
from .data import ARTIFACTS, TECHS
from .names import (
    DIE_OF,
    DIE_TEXT,
    FIND_NAMES,
    KINDS,
    NAME,
    NAMES,
    TECH_TEXT,
    TECH_WORDS,
    amount,
    cost_text,
    listed,
)
from .view import ArtifactView, CaptainView, DeploymentView, DieView, ResultView, TechView, View

cached = lru_cache(maxsize=2048)


def describe(view: View) -> tuple[Text, ...]:
    """Every sentence about the position, in reading order."""
    lines = [_turn(view)]
    for captain in view["captains"]:
        lines += _captain(captain, view)
    if view["characters"]:
        lines.append(text("transecopia.words.characters", names=listed([NAMES[id] for id in view["characters"]])))
    lines += [_artifact(artifact) for artifact in view["artifacts"]]
    pool = [_for_sale(card) for card in view["pool"] if card]
    lines.append(text("transecopia.words.pool", cards=listed(pool)))
    if view["reserve"]:
        lines.append(
            text("transecopia.words.reserve", who=NAME[view["reserve"]["seat"]], card=_for_sale(view["reserve"]))
        )  # fmt: skip
    lines += _supply(view)
    lines += [_result(result) for result in view["results"]]
    lines += _doing(view)
    lines += _secrets(view)
    return tuple(lines)


def _turn(view: View) -> Text:
    if view["winner"] is not None:
        return text("transecopia.words.over", turn=view["turn"], who=NAME[view["winner"]])
    if not view["turn"]:
        return text("transecopia.words.before", who=NAME[view["first"]])
    return text(
        "transecopia.words.turn", turn=view["turn"], turns=view["turns"], who=NAME[view["order"][0]],
        phase=text(f"transecopia.phase.{view['phase']}"),
    )  # fmt: skip


# --- the captains ----------------------------------------------------------------------------------------------------


def _captain(captain: CaptainView, view: View) -> list[Text]:
    who = NAME[captain["seat"]]
    lines = [
        text(
            "transecopia.words.captain", who=who, character=_name(captain["character"]),
            upgrades=captain["level"], iron=captain["iron"], copper=captain["copper"], astatine=captain["astatine"],
            lights=captain["lights"], discoveries=captain["discoveries"], fragments=captain["fragments"],
        ),
        text(
            "transecopia.words.light", who=who, card=text(f"transecopia.light.{captain['light']['card']}"),
            dice=captain["light"]["dice"][min(captain["level"], 2)],
            reward=_amounts(tuple((gain["kind"], gain["n"]) for gain in captain["light"]["reward"])),
        ),
    ]  # fmt: skip
    if captain["parts"]:
        lines.append(text("transecopia.words.parts", who=who, parts=_counts(tuple(captain["parts"].items()))))
    if captain["techs"]:
        lines.append(text("transecopia.words.techs", who=who, cards=listed([_tech(card) for card in captain["techs"]])))
    if captain["artifacts"]:
        lines.append(
            text("transecopia.words.accessed", who=who, names=listed([NAMES[id] for id in captain["artifacts"]]))
        )  # fmt: skip
    if captain["prisms"]:
        lines.append(text("transecopia.words.prisms", who=who, dice=listed([NAMES[id] for id in captain["prisms"]])))
    if captain["dice"]:
        lines.append(text("transecopia.words.dice", who=who, dice=_dice(captain["dice"])))
    if captain["deployed"]:
        lines.append(text("transecopia.words.deployed", who=who, dice=_deployed(captain["deployed"])))
    elif view["phase"] == "deploy" and captain["seat"] != view["you"]:
        lines.append(text(f"transecopia.words.{'ready' if captain['ready'] else 'placing'}", who=who))
    return lines


def _name(id: str) -> Text:
    return NAMES[id] if id else text("transecopia.no-character")


def _dice(dice: list[DieView]) -> Text:
    return _dice_named(*[die["id"] for die in dice])


@cached
def _dice_named(*ids: str) -> Text:
    return listed([DIE_TEXT[DIE_OF[int(id) if id.isdigit() else id]] for id in ids])


def _deployed(deployed: list[DeploymentView]) -> Text:
    return listed(
        [text("transecopia.at", zone=NAMES[one["zone"]], dice=_stack(one["dice"], one["value"])) for one in deployed]
    )


def _stack(dice: list[DieView], value: int) -> Text:
    return _dice(dice) if len(dice) == 1 else text("transecopia.stack", dice=_dice(dice), value=value)


def _tech(card: TechView) -> Text:
    return TECH_TEXT[TECH_WORDS.index(card["id"])]


@cached
def _amounts(amounts: tuple[tuple[str, int], ...]) -> Text:
    return listed([amount(kind, n) for kind, n in amounts if n])


@cached
def _counts(counts: tuple[tuple[str, int], ...]) -> Text:
    return listed([text("transecopia.count", n=n, what=NAMES[id]) for id, n in counts])


# --- the table -------------------------------------------------------------------------------------------------------


def _for_sale(card: TechView) -> Text:
    return _priced(TECH_WORDS.index(card["id"]))


@cached
def _priced(index: int) -> Text:
    tech = TECHS[index]
    if not tech.bonus:
        return text("transecopia.for-sale", card=TECH_TEXT[index], cost=cost_text(tech.cost))
    return text(
        "transecopia.for-sale.bonus", card=TECH_TEXT[index], cost=cost_text(tech.cost),
        more=cost_text(tech.price), value=tech.value + tech.bonus,
    )  # fmt: skip


def _artifact(artifact: ArtifactView) -> Text:
    slots = tuple((slot["seat"], slot["astatine"]) for slot in artifact["slots"])
    return _access(artifact["id"], slots)


@cached
def _access(id: str, slots: tuple[tuple[int | None, int], ...]) -> Text:
    taken = [NAME[seat] for seat, _ in slots if seat is not None]
    free = [astatine for seat, astatine in slots if seat is None]
    name, effect, cost = NAMES[id], text(f"transecopia.effect.{id}"), cost_text(ARTIFACTS[id])
    if not taken:
        return text("transecopia.words.artifact", name=name, effect=effect, cost=cost)
    if not free:
        return text("transecopia.words.artifact-full", name=name, effect=effect, who=listed(taken))
    return text(
        "transecopia.words.artifact-taken", name=name, effect=effect, cost=cost, extra=amount("astatine", free[0]),
        who=listed(taken),
    )  # fmt: skip


def _supply(view: View) -> list[Text]:
    supply = view["supply"]
    decks = view["decks"]
    return [
        text("transecopia.words.supply", parts=_counts(tuple(supply["parts"].items())), lights=supply["lights"]),
        text(
            "transecopia.words.decks", tech=decks["tech"], discovery=decks["discovery"],
            tech_used=len(view["discarded"]["tech"]), discovery_used=len(view["discarded"]["discovery"]),
        ),
    ]  # fmt: skip


def _result(result: ResultView) -> Text:
    gains = tuple((gain["card"]["id"], 0) if "card" in gain else (gain["kind"], gain["n"]) for gain in result["gains"])
    return _gained(result["seat"], result["zone"], gains, *[die["id"] for die in result["dice"]])


@cached
def _gained(seat: int, zone: str, gains: tuple[tuple[str, int], ...], *ids: str) -> Text:
    dice = _dice_named(*ids)
    if not gains:
        return text("transecopia.words.unresolved", who=NAME[seat], dice=dice, zone=NAMES[zone])
    said = listed([_gain(kind, n) for kind, n in gains])
    return text("transecopia.words.result", who=NAME[seat], dice=dice, zone=NAMES[zone], gains=said)


def _gain(kind: str, n: int) -> Text:
    """A Tech card by its id, anything else by its kind."""
    if kind in TECH_WORDS:
        return TECH_TEXT[TECH_WORDS.index(kind)]
    return amount(kind, n) if kind in KINDS else NAMES[kind]


# --- what is being done, and secrets ---------------------------------------------------------------------------------


def _doing(view: View) -> list[Text]:
    lines = []
    resolving = view["resolving"]
    if resolving and resolving["ranking"]:
        ranking = [
            text("transecopia.ranked", who=NAME[entry["seat"]], dice=_stack(entry["dice"], entry["value"]))
            for entry in resolving["ranking"]
        ]
        lines.append(
            text("transecopia.words.ranking", zone=NAMES[resolving["zone"]], ranking=listed(ranking))
        )  # fmt: skip
    for roll in view["rolloffs"]:
        lines.append(
            text(
                "transecopia.words.rolloff", who=NAME[roll["seat"]], dice=_dice(roll["dice"]), roll=roll["roll"],
                zone=NAMES[roll["zone"]], round=roll["round"],
            )
        )  # fmt: skip
    if view["adjusting"] and view["adjusting"]["marks"]:
        lines.append(text("transecopia.words.marks", dice=_dice(view["adjusting"]["marks"])))
    if view["planning"]:
        planning = view["planning"]
        lines.append(
            text(
                "transecopia.words.planning", who=NAME[planning["seat"]], n=planning["dice"],
                dice=listed([NAMES[id] for id in planning["prisms"]]),
            )
        )  # fmt: skip
    return lines


def _secrets(view: View) -> list[Text]:
    lines = []
    upgrade = view["upgrade"]
    if upgrade:
        lines.append(
            text(
                "transecopia.words.upgrade", tier=NAMES[upgrade["tier"]],
                parts=listed([NAMES[id] for id in upgrade["parts"]]),
                tech=listed([text("transecopia.number", n=n) for n in upgrade["tech"]]),
                missing=listed([NAMES[id] for id in upgrade["missing"]]), points=upgrade["tech_points"],
            )
        )  # fmt: skip
    if view["hand"]:
        lines.append(text("transecopia.words.hand", cards=listed([FIND_NAMES[card["id"]] for card in view["hand"]])))
    if view["tray"]:
        lines.append(text("transecopia.words.tray", dice=_dice(view["tray"])))
    if view["paying"]:
        owed = listed([text("transecopia.number", n=n) for n in view["paying"]["owed"]])
        lines.append(text("transecopia.words.paying", owed=owed))
    return lines
