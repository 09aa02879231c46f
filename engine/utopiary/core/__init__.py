"""What every game stands on. Knows no game."""
