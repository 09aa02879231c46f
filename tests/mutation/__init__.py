"""Mutation testing: does a game's own fast test suite notice a changed rule? `make mutants` runs it."""
