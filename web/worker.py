"""The program of the page's worker: PyScript runs this file and offers what `__export__` names to the page."""

from app.dispatcher import Dispatcher

handle = Dispatcher()
__export__ = ["handle"]
