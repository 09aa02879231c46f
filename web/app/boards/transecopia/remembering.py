"""Most of the board looks as it did a move ago: a piece is drawn again only when something it looks at has changed.

    market_as_seen = glimpse(scene, "pool", "artifacts", verbs=("buy", "access"))

leaves nothing else in the scene, so that a piece cannot forget to say what it depends on.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from ...markup import Markup
from ...scene import Scene

P = ParamSpec("P")
Drawing = Callable[Concatenate[Scene[Any], P], Markup]


def glimpse(
    scene: Scene[Any], *keys: str, verbs: tuple[str, ...] = (), display: bool = False, number: bool = False
) -> Scene[Any]:
    """The scene with these parts of the view and the choices with these verbs; words and hints are always there."""
    return Scene(
        {key: scene.view[key] for key in keys},
        tuple([choice for choice in scene.choices if choice.move[0] in verbs]) if verbs else (),
        scene.say,
        hint=scene.hint,
        advised=scene.advised,
        display=scene.display if display else {},
        number=scene.number if number else 0,
    )


def remembered(most: int = 1) -> Callable[[Drawing[P]], Drawing[P]]:
    """The last drawings are kept with all that they were made from."""

    def remember(draw: Drawing[P]) -> Drawing[P]:
        kept: list[tuple[object, Markup]] = []

        @wraps(draw)
        def drawn(scene: Scene[Any], /, *args: P.args, **kwargs: P.kwargs) -> Markup:
            made_from = scene, args, kwargs
            for before, picture in kept:
                if before == made_from:
                    return picture
            picture = draw(scene, *args, **kwargs)
            kept.insert(0, (made_from, picture))
            del kept[most:]
            return picture

        return drawn

    return remember
