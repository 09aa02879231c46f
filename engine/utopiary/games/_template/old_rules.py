"""Earlier versions of the rules, so that old saves and links go on as they began: none yet.

When the rules of a published game change, raise `rules_version` in rules.py and keep the version before it here, as a
subclass that overrides what was different:

    class Lantern1(Lantern):
        rules_version = 1

        def do_camp(self, s: State, tell: Tell) -> None: ...
"""

from .rules import Lantern

OLD_RULES: tuple[Lantern, ...] = ()  # newest first
