"""The folders. The builder writes only to DIST and CACHE, and git ignores both.

Importing this module makes the packages `app`, `pages` and `utopiary` importable.
"""

import sys
from pathlib import Path

SITE = Path(__file__).resolve().parent
ROOT = SITE.parent
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
DIST = SITE / "dist"
CACHE = ROOT / ".cache"

sys.path[:0] = [folder for folder in (str(WEB), str(ENGINE)) if folder not in sys.path]
