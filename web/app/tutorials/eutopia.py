"""The tutorial of EUTOPIA: choose a role, travel, settle an event, lower a factor, give a card."""

from utopiary import Catalogue

from . import Step, Tutorial

TUTORIAL = Tutorial(
    seed="First peace 3",  # an event within reach, a factor that one card can lower, a card to give
    seats=2,
    bots={1: "medium"},
    steps=(
        Step("eutopia.tutorial.role", "role *"),
        Step("eutopia.tutorial.stand", "stand *"),
        Step("eutopia.tutorial.time", "flip"),
        Step("eutopia.tutorial.take", "take *"),
        Step("eutopia.tutorial.journey", "journey *"),
        Step("eutopia.tutorial.second", "take *"),
        Step("eutopia.tutorial.work", "work *"),
        Step("eutopia.tutorial.end-turn", "end"),
        Step("eutopia.tutorial.round", "flip"),
        Step("eutopia.tutorial.third", "take *"),
        Step("eutopia.tutorial.calm", "stabilise *"),
        Step("eutopia.tutorial.fourth", "take *"),
        Step("eutopia.tutorial.give", "give *"),
        Step("eutopia.tutorial.supply", "end"),
    ),
    last="eutopia.tutorial.end",
)

ENGLISH: Catalogue = {
    "eutopia.tutorial.role": "Welcome to Eutopia, an island that wants to stay at peace. You play together with the other seat: you all win, or you all lose. First, who are you? Your character has two sides; choose the one you like.",
    "eutopia.tutorial.stand": "Eight areas lie round the Capital, each with its terrain: mountains, forest, lakes or cities. Choose one to begin in. You will get around.",
    "eutopia.tutorial.time": "Things go wrong already: look at the events on the map. Each of them has raised one of the four factors, which you see above them. And events cost time: for each one that is open, a card of the TIME deck is lost now. Turn them over.",
    "eutopia.tutorial.take": "Your turn. Every card can do one of four things. To help, you have to be where the event is, so let us travel: take up the card that is marked.",
    "eutopia.tutorial.journey": "At its foot a card shows terrains. Discard it, and you travel to any area of such a terrain, however far away. Go where the event is.",
    "eutopia.tutorial.second": "You are there. In the middle, cards show resources: dialogue, knowledge, aid, justice. The event says which of them it needs. Take up a card that has some.",
    "eutopia.tutorial.work": "Put it to work on the event. When nothing is missing any more, the event is settled; if something is, others can add it later.",
    "eutopia.tutorial.end-turn": "Peace work! Cards left in your hand stay with you. End your turn: you draw up to four again. Beware, there are events among the cards of the TIME deck.",
    "eutopia.tutorial.round": "Your friend has had a turn; below you can read what happened. A new round begins, and with it time moves on again: one card for each open event.",
    "eutopia.tutorial.third": "Now for the factors. They rise with every event, and when they add up to too much, there is war. At its head a card shows factors. Take up the one that is marked.",
    "eutopia.tutorial.calm": "Discard as many icons of a factor as its value, and it sinks by one. One card is enough here. Calm the factor.",
    "eutopia.tutorial.fourth": "One thing is left: helping each other. Take up a card that you can spare.",
    "eutopia.tutorial.give": "Give it to your friend, who can use it in the next turn. You may talk about your cards as much as you like.",
    "eutopia.tutorial.supply": "Travel, peace work, calming, sharing: that is all you can do, as often as you have cards. End your turn.",
    "eutopia.tutorial.end": "Now you know all of it. Play on: if the Capital is at peace when the TIME deck has run out, you have won. Never let too many events stay open at once, and use your talents: a journey and a resource without a card, once in every turn. The hint helps when you are stuck.",
}
