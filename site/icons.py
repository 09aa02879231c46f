"""Draws the app's icon in all sizes: `python site/icons.py`, after web/icons/icon.svg has changed.

The results are committed, because drawing them takes a browser, which a build must not need.
"""

import sys

from paths import ROOT, WEB

sys.path.insert(0, str(ROOT / "e2e"))

from playwright.sync_api import sync_playwright

from browsers import chromium_options

ICONS = WEB / "icons"
GROUND = "#1d2a44"  # the background where a device cuts out its own shape
SIZES = {  # file -> width, and the picture's share of it where it has a background
    "icon-192.png": (192, None),
    "icon-512.png": (512, None),
    "maskable-512.png": (512, 0.8),  # devices may cut away all but the inner four fifths
    "touch.png": (180, 1.0),  # Apple rounds the corners itself
}


def main() -> None:
    """Draw all sizes."""
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_options())
        for name, (side, share) in SIZES.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            ground, inner = (GROUND if share else "transparent"), round(side * (share or 1))
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
                f"<div style='width:{inner}px;height:{inner}px'>{drawing}</div>"
            )
            page.screenshot(path=ICONS / name, omit_background=not share)
        browser.close()


if __name__ == "__main__":
    main()
