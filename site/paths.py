"""Where things are. The builder writes only to DIST and CACHE, and git ignores both."""

from pathlib import Path

SITE = Path(__file__).resolve().parent
ROOT = SITE.parent
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
DIST = SITE / "dist"
CACHE = ROOT / ".cache"
