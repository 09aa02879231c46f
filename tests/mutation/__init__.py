"""Mutation testing: `make mutants` checks that a game's own fast tests notice a changed rule."""
