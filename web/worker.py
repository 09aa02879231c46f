"""The worker's program: PyScript runs this file, and the page can call what `__export__` names."""

from app.handler import Handler

handle = Handler()
__export__ = ["handle"]
