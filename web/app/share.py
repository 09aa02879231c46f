"""The panel that sends this game to somebody: as a link, by the device's own sheet, or as a code to be photographed."""

from utopiary import Session, Speaker, text

from .markup import Markup, tag

KINDS = ("seed", "position", "replay")


def share(session: Session, say: Speaker, code: Markup | None) -> Markup:
    title = say(text("share.title"))
    return tag(
        "div",
        tag("h2", title),
        tag("p", say(text("share.open"))) if session.game.kind == "versus" else None,
        tag("ul", *[_way(kind, session, say) for kind in KINDS]),
        tag("output", data_copy_status=True),
        tag("div", code, id="qr"),
        tag("button", say(text("new.close")), type="button", popovertarget="share", popovertargetaction="hide"),
        id="share",
        popover="auto",
        role="dialog",
        aria_label=title,
    )


def _way(kind: str, session: Session, say: Speaker) -> Markup:
    return tag(
        "li",
        tag("h3", say(text(f"share.{kind}"))),
        tag("p", say(text(f"share.{kind}-why", seed=session.seed))),
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
