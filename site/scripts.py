"""The scripts of the pages. page.js is bundled with the modules it imports, so that a page needs few requests."""

import tempfile
from pathlib import Path

from node import run_node
from packages import npm_package
from paths import WEB

ENTRY = "page.js"
SEPARATE = ("language.js", "search.js", "start.js", "synthesizer.js")  # loaded by pages, or by page.js on demand


def page_scripts() -> dict[str, bytes]:
    """File name -> content of each script that is published, except the service worker."""
    separate = {name: (WEB / name).read_bytes() for name in SEPARATE}
    return {ENTRY: _bundle(), **separate}


def _bundle() -> bytes:
    """page.js and its modules as one module, made by esbuild in a folder where morphdom lies beside them."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in WEB.glob("*.js"):
            (folder / file.name).write_bytes(file.read_bytes())
        morphdom = npm_package("morphdom") / "dist" / "morphdom-esm.js"
        (folder / "morphdom.js").write_bytes(morphdom.read_bytes())
        external = [f"--external:./{script}" for script in SEPARATE]
        esbuild = npm_package("esbuild") / "bin" / "esbuild"
        options = ["--bundle", "--format=esm", "--charset=utf8", *external]
        return run_node(esbuild, ENTRY, *options, cwd=folder).encode()
