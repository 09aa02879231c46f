"""What is printed on each game's box: how long it takes, whose it is. For every game that will ever stand here."""

from typing import NamedTuple


class Box(NamedTuple):
    minutes: tuple[int, int]  # fewest, most; what the rulebooks of the Engine and Utopia do not say is ours
    designers: tuple[str, ...]
    year: int | None = None
    publisher: str = ""
    art: tuple[str, ...] = ()  # who made the original's; none of it is shown here


BOXES = {
    "utopia-engine": Box((30, 30), ("Nick Hayes",), 2011),
    "eutopia": Box(
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
    "transecopia": Box((45, 60), ("John G. Hansen",), 2024, art=("Leraynne S.",)),
    "utopia": Box((60, 90), ("Ludovic Vialla", "Arnaud Urbon"), 2007, "Le Matagot"),
    "contrivance": Box((30, 30), ("Mike Carambat",), 2020, "RetroResource LLC"),
}
