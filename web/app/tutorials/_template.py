"""The tutorial of Lantern Race: walk, camp, be caught by the dark, and reach the summit."""

from utopiary import Catalogue

from . import Step, Tutorial

TUTORIAL = Tutorial(
    seed="First light 24",  # its dice show every rule in eight moves
    seats=2,
    bots={1: "easy"},
    options={"summit": "hill"},
    steps=(
        Step("lantern.tutorial.walk", "walk"),
        Step("lantern.tutorial.again", "walk"),
        Step("lantern.tutorial.camp", "camp"),
        Step("lantern.tutorial.dare", "walk"),
        Step("lantern.tutorial.more", "walk"),
        Step("lantern.tutorial.dark", "walk"),
        Step("lantern.tutorial.summit", "walk"),
        Step("lantern.tutorial.there", "camp"),
    ),
    last="lantern.tutorial.end",
)

ENGLISH: Catalogue = {
    "lantern.tutorial.walk": "Welcome! The path leads up to the flag. Throw the die and walk: click the path, or the button below.",
    "lantern.tutorial.again": "The lantern moved up with you. As long as the die does not show a one, you may go on. Walk once more.",
    "lantern.tutorial.camp": "Nine steps is a good evening. Make camp: nothing can take this height from you any more.",
    "lantern.tutorial.dare": "The other climber has moved; you can read below what happened. Now it is your evening again: walk.",
    "lantern.tutorial.more": "Feeling brave? Walk on.",
    "lantern.tutorial.dark": "That was the dark: a one, and all of tonight is lost. You are back at your camp, and still high up. Walk again.",
    "lantern.tutorial.summit": "Close to the summit it pays to take the risk: whoever stops gives the other a whole night. Walk on.",
    "lantern.tutorial.there": "You stand as high as the flag. All that is left is to make camp there.",
    "lantern.tutorial.end": "That is the whole game. Begin a new one whenever you like; higher mountains are waiting.",
}
