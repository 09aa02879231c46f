"""Tests of EUTOPIA's engine."""
