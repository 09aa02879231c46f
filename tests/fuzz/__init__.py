"""Malformed input, made from valid input by small random changes that are the same in every run."""
