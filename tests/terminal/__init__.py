"""Tests of the commands in the terminal."""
