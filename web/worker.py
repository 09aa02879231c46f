"""The program of the page's worker: PyScript runs this file and offers what `__export__` names to the page."""

from app.handler import Handler

handle = Handler()
__export__ = ["handle"]
