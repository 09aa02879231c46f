"""The whole board as sentences, told from a view: for ears, for the terminal, for whoever cannot see the drawing."""

from typing import Any

from ...core.game import View
from ...core.words import Text, text
from .data import TECH_VALUE, UPSIDE_DOWN
from .saying import DIE_OF, DIE_TEXT, FIND_NAMES, KINDS, NAME, NAMES, NOTHING, TECH_TEXT, TECH_WORDS, amount, listed

Json = dict[str, Any]


def words(view: View) -> tuple[Text, ...]:
    lines = [_table(view)]
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


def _table(view: View) -> Text:
    if view["phase"] == "over":
        return text("transecopia.words.over", turn=view["turn"], who=NAME[view["winner"]])
    if not view["turn"]:
        return text("transecopia.words.before", who=NAME[view["first"]])
    return text(
        "transecopia.words.turn", turn=view["turn"], turns=view["turns"], who=NAME[view["order"][0]],
        phase=text(f"transecopia.phase.{view['phase']}"),
    )  # fmt: skip


# --- the captains ----------------------------------------------------------------------------------------------------


def _captain(captain: Json, view: View) -> list[Text]:
    who = NAME[captain["seat"]]
    lines = [
        text(
            "transecopia.words.captain", who=who, character=_name(captain["character"]),
            upgrades=captain["level"], iron=captain["iron"], copper=captain["copper"], astatine=captain["astatine"],
            lights=captain["lights"], discoveries=captain["discoveries"],
        ),
        text(
            "transecopia.words.light", who=who, card=text(f"transecopia.light.{captain['light']['card']}"),
            dice=captain["light"]["dice"][min(captain["level"], 2)],
            reward=listed([amount(gain["kind"], gain["n"]) for gain in captain["light"]["reward"]]),
        ),
    ]  # fmt: skip
    if captain["parts"]:
        parts = [text("transecopia.count", n=n, what=NAMES[id]) for id, n in captain["parts"].items()]
        lines.append(text("transecopia.words.parts", who=who, parts=listed(parts)))
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


def _dice(dice: list[Json]) -> Text:
    return listed([_die(die) for die in dice])


def _die(die: Json) -> Text:
    return DIE_TEXT[DIE_OF[die["id"] if die["colour"] else die["value"]]]


def _deployed(deployed: list[Json]) -> Text:
    return listed(
        [text("transecopia.at", zone=NAMES[one["zone"]], dice=_stack(one["dice"], one["value"])) for one in deployed]
    )


def _stack(dice: list[Json], value: int) -> Text:
    return _die(dice[0]) if len(dice) == 1 else text("transecopia.stack", dice=_dice(dice), value=value)


def _tech(card: Json) -> Text:
    return TECH_TEXT[TECH_WORDS.index(card["id"])]


def _cost(cost: dict[str, int]) -> Text:
    return listed([amount(kind, n) for kind, n in cost.items() if n])


# --- the table -------------------------------------------------------------------------------------------------------


def _for_sale(card: Json) -> Text:
    if card["bonus"]:
        index = TECH_WORDS.index(card["id"]) % UPSIDE_DOWN
        return text(
            "transecopia.for-sale.bonus", card=_tech(card), cost=_cost(card["cost"]),
            more=_cost(card["bonus"]["cost"]), value=TECH_VALUE[index + UPSIDE_DOWN],
        )  # fmt: skip
    return text("transecopia.for-sale", card=_tech(card), cost=_cost(card["cost"]))


def _artifact(artifact: Json) -> Text:
    taken = [NAME[slot["seat"]] for slot in artifact["slots"] if slot["seat"] is not None]
    free = [slot["astatine"] for slot in artifact["slots"] if slot["seat"] is None]
    extra = amount("astatine", free[0]) if free and free[0] else NOTHING
    id = "transecopia.words.artifact" if free else "transecopia.words.artifact-full"
    effect = text(f"transecopia.effect.{artifact['id']}")
    return text(
        id, name=NAMES[artifact["id"]], effect=effect, cost=_cost(artifact["cost"]), extra=extra, who=listed(taken)
    )  # fmt: skip


def _supply(view: View) -> list[Text]:
    supply = view["supply"]
    parts = [text("transecopia.count", n=n, what=NAMES[id]) for id, n in supply["parts"].items()]
    decks = view["decks"]
    return [
        text("transecopia.words.supply", parts=listed(parts), lights=supply["lights"]),
        text(
            "transecopia.words.decks", tech=decks["tech"], discovery=decks["discovery"],
            tech_used=len(view["discarded"]["tech"]), discovery_used=len(view["discarded"]["discovery"]),
        ),
    ]  # fmt: skip


def _result(result: Json) -> Text:
    gains = [_gain(gain) for gain in result["gains"]]
    id = "transecopia.words.result" if gains else "transecopia.words.unresolved"
    return text(
        id, who=NAME[result["seat"]], dice=_dice(result["dice"]), zone=NAMES[result["zone"]], gains=listed(gains)
    )  # fmt: skip


def _gain(gain: Json) -> Text:
    if gain["kind"] == "tech":
        return _tech(gain["card"])
    return amount(gain["kind"], gain["n"]) if gain["kind"] in KINDS else NAMES[gain["kind"]]


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
