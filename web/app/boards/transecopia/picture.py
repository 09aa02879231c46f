"""The thumbnail of a position: the submarines at their depths, the rift of light above them."""

from utopiary import Speaker, text
from utopiary.games.transecopia.data import TOP
from utopiary.games.transecopia.view import View

from ...markup import Markup, tag
from .art import boat_drawn

WIDE, HIGH = 160, 100


def picture(view: View, say: Speaker) -> Markup:
    """An SVG without symbols."""
    captains = view["captains"]
    width = WIDE / len(captains)
    scale = min(width - 4, 40) / 120
    boats = [
        tag(
            "g",
            *boat_drawn(captain["level"]),
            class_=f"seat-{seat}",
            transform=f"translate({seat * width + 2:.1f} {_depth(captain['level']):.1f}) scale({scale:.3f})",
        )
        for seat, captain in enumerate(captains)
    ]
    return tag(
        "svg",
        tag("rect", width=WIDE, height=HIGH, rx=6, class_="tr-sea"),
        tag("path", d=f"M{WIDE / 2 - 12} 0h24l26 {HIGH}h-76z", class_="tr-ray"),
        tag("path", d="M0 88Q40 78 80 86T160 82V100H0z", class_="tr-sand"),
        *boats,
        class_="tr-picture", viewBox=f"0 0 {WIDE} {HIGH}", role="img",
        aria_label=say(text("tr.picture", turn=view["turn"])),
    )  # fmt: skip


def _depth(level: int) -> float:
    """The y coordinate: the more upgrades, the nearer to the rift."""
    return 62 - 18.0 * min(level, TOP)
