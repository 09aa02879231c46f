"""The panel for sharing a game: as a link, by the device's share sheet, or as a QR code."""

from utopiary import Kind, Speaker, text

from .markup import Markup, tag
from .played_game import ShareableGame

KINDS = ("seed", "position", "replay")


def share(kind: Kind, game: ShareableGame, say: Speaker, qr: Markup | None) -> Markup:
    """The panel; `qr` is the code on the screen, if one was asked for."""
    title = say(text("share.title"))
    return tag(
        "div",
        tag("h2", title),
        tag("p", say(text("share.open"))) if kind == "versus" else None,
        tag("ul", *[_way(way, game.seed, say) for way in KINDS]),
        tag("output", data_copy_status=True),
        tag("div", qr, id="qr"),
        tag("button", say(text("new.close")), type="button", popovertarget="share", popovertargetaction="hide"),
        id="share",
        popover="auto",
        role="dialog",
        aria_label=title,
    )


def _way(kind: str, seed: str, say: Speaker) -> Markup:
    return tag(
        "li",
        tag("h3", say(text(f"share.{kind}"))),
        tag("p", say(text(f"share.{kind}-why", seed=seed))),
        tag(
            "p",
            _button("link", kind, say(text("share.copy"))),
            _button("link", kind, say(text("share.sheet")), "sheet"),
            _button("qr", kind, say(text("share.qr")), "code"),
            class_="row",
        ),
    )


def _button(do: str, kind: str, label: str, way: str | None = None) -> Markup:
    return tag("button", label, type="button", data_do=do, data_kind=kind, data_way=way)
