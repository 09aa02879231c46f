"""The tutorial of Contrivance: place four tiles, interlock two of them, play a card, draw."""

from utopiary import Catalogue

from . import Step, Tutorial

TUTORIAL = Tutorial(
    seed="First sparks 1",  # the player begins, the square beside the first tile stays free, and Rotate is in the hand
    seats=2,
    bots={1: "easy"},
    steps=(
        Step("contrivance.tutorial.take", "take *-double"),
        Step("contrivance.tutorial.put", "put 1 2|put 1 3"),
        Step("contrivance.tutorial.face", "face left"),
        Step("contrivance.tutorial.confirm", "done"),
        Step("contrivance.tutorial.second", "take *-c"),
        Step("contrivance.tutorial.beside", "put 1 3|put 1 4|put 1 2|put 1 1"),
        Step("contrivance.tutorial.lock", "face left"),
        Step("contrivance.tutorial.locked", "done"),
        Step("contrivance.tutorial.third", "take *-a"),
        Step("contrivance.tutorial.mischief", "put 2 *"),
        Step("contrivance.tutorial.as-is", "done"),
        Step("contrivance.tutorial.fourth", "put 1 1"),
        Step("contrivance.tutorial.preview", "done"),
        Step("contrivance.tutorial.card", "play rotate"),
        Step("contrivance.tutorial.aim", "tile *-b"),
        Step("contrivance.tutorial.turn", "face right"),
        Step("contrivance.tutorial.chain", "done"),
        Step("contrivance.tutorial.draw", "draw"),
    ),
    last="contrivance.tutorial.end",
)

ENGLISH: Catalogue = {
    "contrivance.tutorial.take": "Welcome to the workshop. Together you repair a machine, and each of you wants to have the best part in it. You are a Builder with four tiles and a row of your own, the upper one. Take the Double: it is worth most.",
    "contrivance.tutorial.put": "Put it into your row, on the square that is marked. In the end only what lies in your row counts for you.",
    "contrivance.tutorial.face": "The round knobs at its edges are rivets. A Double has two of them. Turn it, so that they point to the left and to the right.",
    "contrivance.tutorial.confirm": "Nothing counts before you confirm it. This is good: confirm.",
    "contrivance.tutorial.second": "The other Builder has put down a tile too; you can read below what happened. Now the trick of the game: take your C.",
    "contrivance.tutorial.beside": "Put it right beside the Double.",
    "contrivance.tutorial.lock": "And turn it to the left, so that its rivet meets the rivet of the Double.",
    "contrivance.tutorial.locked": "See, they hold each other: they are interlocked. A tile that holds no other burns out in the end, whatever it is worth; and of those that hold each other, the lowest burns. Your Double would survive. Confirm.",
    "contrivance.tutorial.third": "Take the A. It is worth nothing, so it can do some mischief.",
    "contrivance.tutorial.mischief": "You may put tiles into anybody’s row. Put it into the other Builder’s, where it stands in the way.",
    "contrivance.tutorial.as-is": "It may face any way. Leave it as it is.",
    "contrivance.tutorial.fourth": "Your last tile, the B, goes to the left end of your row.",
    "contrivance.tutorial.preview": "Leave it so for now; its rivet does not meet the other yet. By the way: “Preview” above the workbench shows at any time which tiles would burn.",
    "contrivance.tutorial.card": "All tiles lie there. From now on you play Tool cards, one a turn, on any tile of anybody. You hold four of them. Play Rotate.",
    "contrivance.tutorial.aim": "Rotate turns a tile where it lies. Choose your B.",
    "contrivance.tutorial.turn": "Turn it to the right, towards the Double.",
    "contrivance.tutorial.chain": "Now the three of them hang together, and only the lowest one burns, your B. Two tiles survive and count for you. Confirm.",
    "contrivance.tutorial.draw": "Your turns begin with drawing up to four cards. Some cards in the deck are Switch On: whoever draws one changes the damage of the machine, and the turn is over. Draw.",
    "contrivance.tutorial.end": "That is the whole game. When the damage is gone, or beyond repair, the machine is switched on for the last time and every tile is tested. Play on to the end: add to your own tiles, and meddle with the others.",
}
