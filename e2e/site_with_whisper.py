"""The site with one more game: Whisper, the test game with hidden hands, which is not published.

The fast start ships bytecode with a hash, so Whisper comes with the plain one: `play/whisper/?plain`.
"""

import re
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from pages import play
from pages.context import context
from tests import games
from utopiary import GAMES

PUT = '\nfrom utopiary import GAMES\n\nGAMES.register("whisper", "whisper", hidden=True)\n'


def site_with_whisper(dist: Path, copy: Path) -> Path:
    """A copy of the built site in which Whisper can be played."""
    shutil.copytree(dist, copy)
    GAMES.register("whisper", games.WHISPER, hidden=True)
    page = copy / "play" / "whisper" / "index.html"
    page.parent.mkdir()
    page.write_text(play.page(context(_assets(copy), "en"), "whisper"), "utf-8")
    (app,) = copy.glob("assets/app.*.zip")
    _add_whisper(app)
    return copy


def _add_whisper(app: Path) -> None:
    with zipfile.ZipFile(app) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    files["app/__init__.py"] += PUT.encode()
    files["whisper.py"] = Path(games.__file__).with_name("whisper.py").read_bytes()
    with zipfile.ZipFile(app, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)


def _assets(site: Path) -> Mapping[str, str]:
    """What each file is called in this build, read off the names that are there."""
    found = {}
    for file in site.rglob("*"):
        path = file.relative_to(site).as_posix()
        logical = re.sub(r"[.-][0-9a-f]{8}(?=[./])", "", path)
        found[logical] = found[re.sub(r"^(assets|js)/", "", logical)] = path
    return found
