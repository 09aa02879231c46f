"""The credits of every game: its designers, its publisher, and how long it takes."""

from typing import NamedTuple


class Credits(NamedTuple):
    """What the original's box says."""

    minutes: tuple[int, int]  # fewest, most; what the rulebooks of the Engine and Utopia do not say is ours
    designers: tuple[str, ...]
    year: int | None = None
    publisher: str = ""
    art: tuple[str, ...] = ()  # the artists of the original; none of its art is shown here


CREDITS = {
    "utopia-engine": Credits((30, 30), ("Nick Hayes",), 2011),
    "eutopia": Credits(
        (30, 30),
        (
            "Dennis Rappel",
            "Weronika Koralewska",
            "Zuzanna Zambrowska",
            "Katharina Knoll",
            "Evanthia Vergidou",
            "Lana Rantisi",
            "Iryna Bohachuk",
            "Nadiia Kotsovska",
            "Sebastian Waciega",
            "Roman Heinzinger",
            "Dimitris Savvaidis",
            "Ioannis Kanlis",
            "Feras Y.A. Bali",
            "Mohammad Hasan Mohammad Issa",
            "Erik Skrynnyk",
            "Mykhailo Sydoruk",
        ),
        publisher="Erasmus+",
        art=("Evanthia Vergidou", "Dimitris Savvaidis"),
    ),
    "transecopia": Credits((45, 60), ("John G. Hansen",), 2024, art=("Leraynne S.",)),
    "utopia": Credits((60, 90), ("Ludovic Vialla", "Arnaud Urbon"), 2007, "Le Matagot"),
    "contrivance": Credits((30, 30), ("Mike Carambat",), 2020, "RetroResource LLC"),
}
