"""The first two turns of Transecopia: two Parts and a Copper, then a Tech card, and the first upgrade is built.

No bot rolls a six in either turn, so the sixes come first in every Zone; no bot buys the Tech card.
"""

from utopiary import Catalogue

from . import Step, Tutorial

TUTORIAL = Tutorial(
    seed="Descent 14160",  # rolls 1, 4, 6, then 2, 4, 6; the upgrade wants a Porthole (1), a Propeller (4) and Tech 3
    seats=3,
    bots={1: "easy", 2: "easy"},
    options={"characters": "none", "artifacts": "first-game"},
    steps=(
        Step("tr.tutorial.welcome", "place 1 graveyard"),
        Step("tr.tutorial.propeller", "place 4 graveyard"),
        Step("tr.tutorial.mine", "place 6 mine"),
        Step("tr.tutorial.ready", "ready"),
        Step("tr.tutorial.acquisition", "place 6 acquisition"),
        Step("tr.tutorial.iron", "place 4 iron"),
        Step("tr.tutorial.iron-too", "place 2 iron"),
        Step("tr.tutorial.again", "ready"),
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
    "tr.tutorial.mine": "The blueprint also wants 3 points of Tech, and Tech costs money. In the Abandoned Mine the two highest dice bring Copper. Nobody else has rolled a six, so send yours there.",
    "tr.tutorial.iron": "The next blueprint will cost more. In the Iron Cluster every die brings something, the highest one most: send your 4.",
    "tr.tutorial.iron-too": "And the 2 as well: even the last one there finds an Iron.",
    "tr.tutorial.again": "Everything is in its place. Lower the screen once more!",
    "tr.tutorial.acquisition": "Parts and Copper are yours, and below the map you can read what every die brought. Now go shopping: in Acquisition the highest die chooses first, and nobody else has a six.",
    "tr.tutorial.ready": "All dice are out. You could still take them back; once you lower the screen, there is no way back. Are you ready?",
    "tr.tutorial.buy": "The screens fell again, and it is your turn in Acquisition. The second card is worth 3 and costs just your Copper: buy it.",
    "tr.tutorial.build": "Look at your blueprint: both Parts are there, and the Tech is enough. Build it!",
    "tr.tutorial.pay": "Tech is laid down card by card. Yours pays it exactly.",
    "tr.tutorial.done": "The first of three upgrades, in your second turn! It also lifts you on the light track, so you will roll more dice. The next blueprint is harder and must wait for the next turn.",
    "tr.tutorial.end": "Now all Light cards have moved one seat to the right, and a new turn has begun. That is the whole rhythm. Look out for Prismatic dice, Artifacts and what the aliens like; whoever builds the Reactor Shielding first dives into the light.",
}
