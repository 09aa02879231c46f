"""What runs in the page's worker: intents in, effects out. All words, all markup and all decisions are made here."""
