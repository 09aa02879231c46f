"""The board as sentences, made from a view."""

from ...core.messages import Text, seat_name, text
from .view import View


def describe(view: View) -> tuple[Text, ...]:
    """The night, then one line for each seat."""
    lines = [text("lantern.words.night", night=view["night"], nights=view["nights"], summit=view["summit"])]
    for seat, height in enumerate(view["camp"]):
        climbed = view["climbed"] if seat == view["seat"] else 0
        id = "lantern.words.climber" if climbed else "lantern.words.camp"
        lines.append(text(id, who=seat_name(seat), height=height, climbed=climbed))
    return tuple(lines)
