"""The worker's program: PyScript runs this file, and the page can call what `__export__` names."""

from app.dispatcher import Dispatcher

handle = Dispatcher()
__export__ = ["handle"]
