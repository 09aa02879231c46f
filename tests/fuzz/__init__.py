"""Input that nobody would write by hand, made from sound input by small random changes. The same changes every time."""
