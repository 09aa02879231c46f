"""The tutorial of Utopia, one round: two guests and a surprise, a prince across a bridge, a monument, the king.

The player begins, so the bot matters little: it must only leave the second guest.
"""

from utopiary import Catalogue

from . import Step, Tutorial

TUTORIAL = Tutorial(
    seed="First guests 430",  # both Chinese guests for Fire wait, the bag holds a third for Wind, two cards come
    seats=2,
    bots={1: "easy"},
    steps=(
        Step("utopia.tutorial.guest", "take china fire"),
        Step("utopia.tutorial.ashore", "place f6"),
        Step("utopia.tutorial.again", "take china fire"),
        Step("utopia.tutorial.together", "place f6"),
        Step("utopia.tutorial.surprise", "surprise"),
        Step("utopia.tutorial.near", "place a1"),
        Step("utopia.tutorial.invite", "invite 1"),
        Step("utopia.tutorial.discard", "discard maya"),
        Step("utopia.tutorial.second", "discard maya"),
        Step("utopia.tutorial.play", "play china"),
        Step("utopia.tutorial.lift", "lift a1"),
        Step("utopia.tutorial.bridge", "go f6 1"),
        Step("utopia.tutorial.control", "control f6 china"),
        Step("utopia.tutorial.king", "play china"),
        Step("utopia.tutorial.raise", "raise"),
        Step("utopia.tutorial.end-turn", "end"),
    ),
    last="utopia.tutorial.end",
)

ENGLISH: Catalogue = {
    "utopia.tutorial.guest": "Welcome to Utopia! Guests wait beside the white ships. With two players Water Island lies under clouds. Take a Chinese guest for Fire Island.",
    "utopia.tutorial.ashore": "Your guest is followed by a prince of yours, who may go ashore in any district of that island. Choose the one from which a bridge leads to Wind.",
    "utopia.tutorial.again": "The other minister has taken a guest too. Three princes of one civilization in one district are what we want: take the second Chinese guest.",
    "utopia.tutorial.together": "To the same district, please.",
    "utopia.tutorial.surprise": "No Chinese guest is left at the ships. Once a round you may draw from the bag instead: who might come?",
    "utopia.tutorial.near": "A Chinese prince for Wind Island! Put him at the other end of the bridge.",
    "utopia.tutorial.invite": "In return for a surprise, somebody else takes a guest from the ships, out of turn. Today there is only one to invite.",
    "utopia.tutorial.discard": "All guests are ashore, and everybody has five action cards. You stand first on the track, and that costs you two of them. Keep the Chinese cards.",
    "utopia.tutorial.second": "And one more.",
    "utopia.tutorial.play": "Your development. A card moves princes, adds one, sends one home, or speaks to the king; always of its own civilization. Play a Chinese card.",
    "utopia.tutorial.lift": "What glows can be chosen. Call the prince on Wind.",
    "utopia.tutorial.bridge": "Everywhere he can get with one card has a number now, on foot or by ship. Send him across the bridge to the others.",
    "utopia.tutorial.control": "Three Chinese princes in one district: they may build. They go home, and a monument with your flag stays for ever.",
    "utopia.tutorial.king": "At the end of the round a district pays as many points as the step on which its civilization stands. Yours is on step 4. Play your other Chinese card.",
    "utopia.tutorial.raise": "Praise China to the king.",
    "utopia.tutorial.end-turn": "Step 5: your monument pays five points each round, as long as nobody speaks against China. End your turn; what you have not played you keep.",
    "utopia.tutorial.end": "That was a whole round. Five different princes on one island build a wonder, worth six points and more later. Who has fifty points at the end of a round ends the game. Play on!",
}
