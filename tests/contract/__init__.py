"""The laws that every game keeps. A game on the shelf is tested by standing there; nothing has to be written for it."""
