"""The first turn of Transecopia: four dice, two Parts, a Tech card, and the first upgrade is built.

Nothing in it depends on what the others do: nobody else has a six, so the sixes come first wherever they go.
"""

from utopiary.core.words import Catalogue

from . import Step, Tutorial

TUTORIAL = Tutorial(
    seed="Descent 5452",  # rolls 1, 4, 6, 6; the upgrade wants a Porthole (1), a Propeller (4) and Tech 3
    seats=3,
    bots={1: "easy", 2: "easy"},
    options={"characters": "none", "artifacts": "first-game"},
    steps=(
        Step("tr.tutorial.welcome", "place 1 graveyard"),
        Step("tr.tutorial.propeller", "place 4 graveyard"),
        Step("tr.tutorial.mine", "place 6 mine"),
        Step("tr.tutorial.acquisition", "place 6 acquisition"),
        Step("tr.tutorial.ready", "ready"),
        Step("tr.tutorial.buy", "buy 2"),
        Step("tr.tutorial.build", "build"),
        Step("tr.tutorial.pay", "pay 3"),
        Step("tr.tutorial.done", "done"),
    ),
    last="tr.tutorial.end",
)

ENGLISH: Catalogue = {
    "tr.tutorial.welcome": "Welcome aboard! Your blueprint, the Ballast Manifold, wants a Porthole (1) and a Propeller (4). In the Submarine Graveyard a die finds the Part of its number. Tap your 1, then the Graveyard.",
    "tr.tutorial.propeller": "The others are placing too, and nobody sees where. Now the 4: another Part from the Graveyard.",
    "tr.tutorial.mine": "The blueprint also wants 3 points of Tech, and Tech costs money. In the Abandoned Mine the two highest dice bring Copper. Nobody else has rolled a six, so send one there.",
    "tr.tutorial.acquisition": "With your last die you go shopping: in Acquisition the highest die chooses first.",
    "tr.tutorial.ready": "All dice are out. You could still take them back; once you lower the screen, there is no way back. Are you ready?",
    "tr.tutorial.buy": "The screens fell, and the places were resolved one after the other: below the map you can read what every die brought. Now it is your turn in Acquisition. The second card is worth 3 and costs just your Copper: buy it.",
    "tr.tutorial.build": "Look at your blueprint: both Parts are there, and the Tech is enough. Build it!",
    "tr.tutorial.pay": "Tech is laid down card by card. Yours pays it exactly.",
    "tr.tutorial.done": "The first of three upgrades in your very first turn! It also lifts you on the light track, so you will roll more dice. The next blueprint is harder and must wait for the next turn.",
    "tr.tutorial.end": "Now all Light cards have moved one seat to the right, and a new turn has begun. That is the whole rhythm. Look out for Prismatic dice, Artifacts and what the aliens like; whoever builds the Reactor Shielding first dives into the light.",
}
