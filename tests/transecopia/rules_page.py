"""The reconstructed tables as the rules pages should have them: made from data.py, so that page and game agree."""

from utopiary import Catalogue, Speaker, Text, Translation, text
from utopiary.games.transecopia.data import FINDS, LIGHT, TECHS, UPGRADES, Cost
from utopiary.games.transecopia.english import ENGLISH
from utopiary.games.transecopia.names import FIND_NAMES, amount, cost_text, listed

ONLY = {"en": "yes", "hu": "igen"}
FRAGMENT = {"en": "Scattered Fragment", "hu": "Szétszórt töredék"}


def tables(language: str, words: Catalogue | Translation | None = None) -> dict[str, list[str]]:
    """Every line of the tables of Light cards, upgrades, Tech and Discovery cards."""
    say = Speaker(words or {}, ENGLISH)
    return {
        "LIGHT": _light(say),
        "UPGRADES": _upgrades(),
        "TECHS": _techs(say, language),
        "FINDS": _finds(say, language),
    }


def _row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def _light(say: Speaker) -> list[str]:
    return [
        _row(
            seats,
            say(text(f"transecopia.light.{card.name}")),
            " / ".join(map(str, card.dice)),
            _amounts(say, card.reward),
        )
        for seats in sorted(LIGHT)
        for card in LIGHT[seats]
    ]


def _amounts(say: Speaker, amounts: tuple[tuple[str, int], ...]) -> str:
    return say(listed([amount(kind, n) for kind, n in amounts]))


def _upgrades() -> list[str]:
    def parts(indices: tuple[int, ...]) -> str:
        return ", ".join(str(part + 1) if part < 6 else f"P{part - 2}" for part in indices)

    return [
        _row(card.id.upper(), parts(card.parts), " + ".join(map(str, card.tech))) for tier in UPGRADES for card in tier
    ]


def _techs(say: Speaker, language: str) -> list[str]:
    def cost(amounts: Cost) -> Text:
        return cost_text(amounts)

    return [
        _row(
            tech.copies, tech.value, say(cost(tech.cost)), ONLY[language] if tech.prismatic else "–",
            f"+{tech.bonus}: {say(cost(tech.price))}" if tech.bonus else "–",
        )
        for tech in TECHS
    ]  # fmt: skip


def _finds(say: Speaker, language: str) -> list[str]:
    def name(id: str) -> str:
        return say(FIND_NAMES[id]).partition(": ")[2] if id in FIND_NAMES else FRAGMENT[language]

    return [_row(name(find.id), find.copies) for find in FINDS]
