"""A player of Transecopia that finishes its games: it builds what the blueprint says and buys what that needs."""

from typing import Any

from utopiary.games.transecopia.data import PARTS

ALWAYS = ("build", "pay", "ready", "appease", "use", "light", "prism", "roll", "keep")


def choose(view: dict[str, Any], moves: list[str]) -> str:
    """One of the moves, from what this captain can see."""
    for verb in ALWAYS:
        for move in moves:
            if move.split()[0] == verb:
                return move
    card = view["upgrade"]
    missing = card["missing"] if card else []
    for move in [f"{verb} {part}" for part in reversed(missing) for verb in ("salvage", "produce")]:
        if move in moves:
            return move
    if view["tray"]:
        return _deploy(view, moves, missing)
    for move in reversed(moves):
        if move.startswith(("improve", "buy")) and not (card and card["tech_enough"]):
            return move
    for move in ("take astatine", "take iron", "done", "decline"):
        if move in moves:
            return move
    return moves[0]


def _deploy(view: dict[str, Any], moves: list[str], missing: list[str]) -> str:
    """Parts first; then whatever brings the Tech, or Astatine for the Parts that no die finds."""
    me = view["captains"][view["you"]]
    found = [PARTS[one["value"] - 1] for one in me["deployed"] if one["zone"] == "graveyard"]
    for die in reversed(view["tray"]):
        part = PARTS[die["value"] - 1]
        wanted = [part, f"prismatic-{part}"] if die["colour"] else [part]
        if part not in found and any(one in missing for one in wanted) and _place(die, "graveyard") in moves:
            return _place(die, "graveyard")
    best, busy = view["tray"][-1], [one["zone"] for one in me["deployed"]]
    zones = ["crater", "cargo", "iron"]
    if not view["upgrade"]["tech_enough"]:
        zones = ["acquisition", "mine", "iron", "crater"] if me["copper"] else ["mine", "acquisition", "iron", "crater"]
    if any(part.startswith("prismatic") for part in missing):
        zones = ["crystals", *zones]
    for zone in zones:
        if zone not in busy and _place(best, zone) in moves:
            return _place(best, zone)
    return moves[0]


def _place(die: dict[str, Any], zone: str) -> str:
    return f"place {die['id']} {zone}"
