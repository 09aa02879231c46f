"""Tests of the engine, the page's Python and the tools; e2e/ tests whole games in real browsers."""
