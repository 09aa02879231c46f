"""The sentences of the game in English; translations are in web/locale."""

from ...core.messages import Catalogue

ENGLISH: Catalogue = {
    "lantern.about": "Climb by lantern light, and make camp before the dark catches you.",
    "lantern.option.summit": "How high is the summit?",
    "lantern.option.summit.why": "Whoever camps at this height or above it wins. Higher takes longer.",
    "lantern.option.summit.hill": "Hill: 20",
    "lantern.option.summit.mountain": "Mountain: 30",
    "lantern.option.summit.peak": "Peak: 50",
    # --- asking
    "lantern.ask.start": "A new evening at height {height}. Light your lantern and walk.",
    "lantern.ask.climb": "You climbed {climbed} tonight and stand at {height}. Walk on, or make camp?",
    "lantern.walk": "Walk on",
    "lantern.camp": "Make camp at {height}",
    # --- telling
    "lantern.walked": "{who} walks {step} up to {height}.",
    "lantern.dark": "The dark catches {who}: {lost} lost.",
    "lantern.camped": "{who} makes camp at {height}.",
    "lantern.summit": "{who} stands on the summit!",
    "lantern.no-oil": "The lanterns are empty; the race is over.",
    "lantern.end.summit": "{winners} reached the summit",
    "lantern.end.no-oil": "Out of oil: {winners} camped highest",
    # --- the board in words
    "lantern.words.night": "Night {night} of {nights}; the summit is at {summit}.",
    "lantern.words.camp": "{who}: camp at {height}.",
    "lantern.words.climber": "{who}: camp at {height}, {climbed} higher tonight.",
    # --- advice of the bot
    "lantern.why.run": "the summit is near: a camp now would give a rival at {rival} a whole night",
    "lantern.why.enough": "{climbed} is too much to lose to the dark",
    "lantern.why.more": "{climbed} is not worth a camp yet: a step gains more than the dark takes on average",
}
