"""The pages as HTML, made in the build by the same code that draws them in the browser."""

from collections.abc import Mapping, Sequence

import paths  # noqa: F401  (makes `pages` importable)

# isort: split
from pages import pages


def prerendered(assets: Mapping[str, str], off: Sequence[str] = ()) -> Mapping[str, str]:
    """Path in the site -> HTML. The package web/pages decides which pages there are.

    `assets` has the path of every file by its logical name; `off` is the list of that name in build_options.py.
    """
    return pages(assets, tuple(off))
