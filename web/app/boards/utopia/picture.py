"""The thumbnail of a position: the islands, their districts and wonders in the colours of their owners."""

from utopiary import Speaker, text
from utopiary.games.utopia.view import View

from ...markup import Markup, tag
from .geometry import HIGH, PLACES, WIDE, WONDERS, coast


def picture(view: View, say: Speaker) -> Markup:
    """Draw the islands, and a disc for every controlled district."""
    islands = [
        tag("path", d=coast(tuple(island["districts"])), class_=f"of-{island['id']}" + " shut" * (not island["open"]))
        for island in view["islands"]
    ]
    houses = [
        tag("circle", cx=PLACES[place["id"]][0], cy=PLACES[place["id"]][1], r=38, class_=f"seat-{place['owner']}")
        for place in view["districts"]
        if place["owner"] is not None
    ]
    stars = [_wonder(island["id"], island["wonder"]) for island in view["islands"] if island["wonder"] is not None]
    sea = tag("rect", width=WIDE, height=HIGH, rx=60, class_="sea")
    label = say(text("ut.picture", round=view["round"]))
    return tag(
        "svg",
        sea,
        *islands,
        *houses,
        *stars,
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_="ut-picture",
        role="img",
        aria_label=label,
    )


def _wonder(island: str, owner: int) -> Markup:
    x, y = WONDERS[island]
    return tag("path", d=f"M{x:.0f} {y - 60:.0f}l52 90h-104z", class_=f"seat-{owner}")
