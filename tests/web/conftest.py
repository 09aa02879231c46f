"""The translations as the build makes them: pages import them."""

from catalogues import compile_all

compile_all()
