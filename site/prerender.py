"""The pages, drawn before anyone asks for them by the very code that draws them in the browser."""

import importlib
import sys
from collections.abc import Mapping

from paths import ENGINE, WEB


def prerendered(assets: Mapping[str, str]) -> Mapping[str, str]:
    """Path in the site -> HTML. The package web/pages decides which there are; it is told the names of all files."""
    for folder in (WEB, ENGINE):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
    drawn: Mapping[str, str] = importlib.import_module("pages").pages(assets)
    return drawn
