"""What the environment says about a build; a site with other options is another site, so they are part of its inputs.

FAST=0          leave out the fast start (folder `fast`): stock Pyodide, nothing precompiled, no snapshot.
                `make build FAST=0` and `make test FAST=0` set it.
UTOPIARY_OFF    for the bench only, comma-separated: build a site without some of what makes it quick, to measure
                what each is worth. `UTOPIARY_OFF=speculation,warm-up make build`
                    speculation          the page asks for the answer to a move before it is pressed
                    off-screen-layout    it lays out such an answer off-screen
                    warm-up              the worker plays a game by itself while it is idle
                    allocation           an allocation after the start lets the browser collect garbage
                The page finds the list in its settings, the JSON in #utopiary-config: `"off": ["speculation"]`.
"""

import os
from collections.abc import Mapping
from typing import NamedTuple

from problem import Problem

SWITCHES = ("speculation", "off-screen-layout", "warm-up", "allocation")


class Options(NamedTuple):
    """What to build. `off` holds some of SWITCHES."""

    fast: bool = True
    off: tuple[str, ...] = ()


def options(environment: Mapping[str, str] = os.environ) -> Options:
    """The options of this build, from the environment."""
    fast = environment.get("FAST", "") or "1"
    if fast not in ("0", "1"):
        raise Problem(f"FAST is 0 or 1, not {fast!r}.")
    off = {name.strip() for name in environment.get("UTOPIARY_OFF", "").split(",")} - {""}
    if unknown := sorted(off.difference(SWITCHES)):
        raise Problem(f"UTOPIARY_OFF knows {', '.join(SWITCHES)}, and not {', '.join(unknown)}.")
    return Options(fast == "1", tuple(name for name in SWITCHES if name in off))
