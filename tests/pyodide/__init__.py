"""Tests that CPython and Pyodide play the same games."""
