"""What a person can do at a game's page: one function for each intent, `do_<intent>(shell, intent) -> effects`.

They stand together by what they are about; the shell finds them by their name.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..protocol import Effect, Intent
from . import beginning, keeping, looking, opening, page, playing, sending

if TYPE_CHECKING:
    from ..shell import Shell

Act = Callable[["Shell", Intent], list[Effect]]

ACTS: dict[str, Act] = {
    name.removeprefix("do_").replace("_", "-"): act
    for module in (opening, playing, beginning, looking, sending, keeping, page)
    for name, act in vars(module).items()
    if name.startswith("do_")
}
