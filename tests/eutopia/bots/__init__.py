"""Tests of EUTOPIA's bots."""
