"""Compile the translations, as the build does: pages import them."""

from catalogues import compile_all

compile_all()
