"""The font of the titles: Fraunces, reduced to one weight and to the letters of our languages: 13 KB of 240 KB."""

import shutil
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from cache import cached, digest
from packages import NPM_FILES, npm_package
from paths import SITE

PACKAGE = "@fontsource-variable/fraunces"
CUT = {"opsz": 72, "SOFT": 100, "WONK": 0, "wght": 600}  # large, soft, steady, half bold
LICENCE = "OFL.txt"
ASCII = "".join(map(chr, range(0x20, 0x7F)))
FILES = {  # file -> the subset of the package's font, and the letters to take from it; style/15-fonts.css has both
    "title.woff2": ("latin", f"{ASCII}ÁÉÍÓÖÚÜáéíóöúü–—‘’“”„…·×"),
    "title-more.woff2": ("latin-ext", "ŐőŰű"),
}


def fonts() -> dict[str, bytes]:
    """Logical name -> content of the font files, and of their licence, which must be published with them."""

    def make(folder: Path) -> None:
        for name, (subset, letters) in FILES.items():
            whole = npm_package(PACKAGE) / "files" / f"fraunces-{subset}-full-normal.woff2"
            (folder / name).write_bytes(_cut(whole, letters))
        shutil.copy(npm_package(PACKAGE) / "LICENSE", folder / LICENCE)

    folder = cached("fonts", digest([*(SITE / file for file in NPM_FILES), Path(__file__)]), make)
    return {f"fonts/{name}": (folder / name).read_bytes() for name in (*FILES, LICENCE)}


def _cut(whole: Path, letters: str) -> bytes:
    font = instantiateVariableFont(TTFont(whole, recalcTimestamp=False), CUT)  # the same bytes at any time
    options = Options()
    options.layout_features = ["kern", "liga"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()
