"""The sentences of the board, in English: short words, for children play as well."""

from utopiary import Catalogue

ENGLISH: Catalogue = {
    # --- its parts
    "eu.ending": "How it ended",
    "eu.tempers": "The four factors and the danger ahead",
    "eu.island": "The island",
    "eu.hand": "TIME deck and your cards",
    "eu.troubles": "Events on the map",
    "eu.team": "The team",
    # --- letters beside the icons
    "eu.letter.economy": "E",
    "eu.letter.society": "S",
    "eu.letter.politics": "P",
    "eu.letter.environment": "N",
    "eu.letter.dialogue": "D",
    "eu.letter.knowledge": "K",
    "eu.letter.aid": "A",
    "eu.letter.justice": "J",
    "eu.letter.mountains": "M",
    "eu.letter.forest": "F",
    "eu.letter.lakes": "L",
    "eu.letter.cities": "C",
    # --- danger
    "eu.unrest": "Unrest",
    "eu.unrest-note": "War at {war}, lost at {fall}",
    "eu.unrest-words": "The factors add up to {sum}; {war} brings War, {fall} is the end",
    "eu.crowd": "Events",
    "eu.crowd-note": "lost at {limit}",
    "eu.next": "The next TIME card is an event with a chance of {percent} %.",
    "eu.flips-now": (
        "This Event Phase flips {n} card: about {events} events.",
        "This Event Phase flips {n} cards: about {events} events.",
    ),
    "eu.flips-next": (
        "The next Event Phase flips {n} card as it stands: about {events} events.",
        "The next Event Phase flips {n} cards as it stands: about {events} events.",
    ),
    "eu.draws": (
        "Drawing {n} card at the end of the turn: about {events} events on the way.",
        "Drawing {n} cards at the end of the turn: about {events} events on the way.",
    ),
    "eu.no-time": "Time has run out: no more events. Finish the round at peace.",
    # --- the map
    "eu.area-words": "Area {number}, {area}",
    "eu.capital-words": "The Capital shows {side}: the factors add up to {sum}, War comes at {war}",
    # --- events
    "eu.troubles-none-yet": "The events come when everybody has found a place.",
    "eu.troubles-none": "No event troubles the island.",
    "eu.trouble-words": "{event} ({factor}), in {area}, needs {missing}",
    "eu.under": ("{n} card lies under it", "{n} cards lie under it"),
    # --- time and cards
    "eu.undealt": "The cards are dealt when everybody has found a place.",
    "eu.time-words": ("{n} TIME card left, events in it: {events}", "{n} TIME cards left, events among them: {events}"),
    "eu.discard": "Discarded: {n}",
    "eu.covered": "The cards are covered while the device changes hands.",
    "eu.hand-of": "Cards of {who}",
    "eu.hand-empty": "No cards in hand.",
    "eu.hand-undealt": "Not dealt yet.",
    "eu.put-back": "Put it back",
    "eu.put-back-short": "Put back",
    "eu.choose-role": "Who do you want to be? Choose a side of your Character card.",
    "eu.choose-place": "Choose an area of the island to begin in.",
    "eu.add-cards": "Add the cards that light up.",
    "eu.decimal": "{whole}.{tenths}",
    "eu.talent-roam": "Your talent: a journey without a card. Tap an area on the map.",
    "eu.talent-advise": "Your talent, for {event}:",
    # --- the team
    "eu.not-there": "not on the map yet",
    "eu.place-words": ("{who}, {role}, {area}, {n} card", "{who}, {role}, {area}, {n} cards"),
    "eu.starter": "Start Player",
    "eu.backs": ("{n} hidden card", "{n} hidden cards"),
    # --- the end
    "eu.hope-won": "You listened, shared and helped where it was needed. The island thanks you.",
    "eu.hope-lost": "Peace is hard work, and nobody manages alone. Talk about what you would do differently, and try again.",
    "eu.curve": "Over the game the factors added up to {least} at least and {most} at most; at most {crowd} events at once",
    # --- what the symbols mean
    "eu.legend.factor": "{name}, a factor: the lower, the calmer the island.",
    "eu.legend.resource": "{name}, a resource: events need it.",
    "eu.legend.terrain": "{name}, a terrain: a card that shows it leads there.",
    "eu.legend.trouble": "An event on the map.",
    "eu.legend.hourglass": "The TIME deck is empty.",
    "eu.legend.card": "Cards, in a hand or under an event.",
    "eu.legend.dove": "Peace; also the back of a hidden card.",
    "eu.legend.flag": "The Start Player.",
    "eu.legend.gift": "Cards can be given to this player.",
}
