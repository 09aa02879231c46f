"""Another version of the site on the same host, without another build."""

import json
import re
from pathlib import Path

from assets import sum_of

TEXTS = {".html", ".js", ".mjs", ".css", ".webmanifest"}
SUMS = re.compile(r"^const SUMS = (.*?);$", re.MULTILINE | re.DOTALL)


def publish_another_version(host: Path) -> None:
    """Change the site like the next build: new names for the scripts and all our code, and none of the old files."""
    renamed = {}
    for path in [*host.glob("js-*"), *host.glob("assets/code/*.bundle"), *host.glob("assets/boot.*.mjs")]:
        name = re.sub(r"[0-9a-f]{8}", lambda hash: hash[0][::-1], path.name)
        renamed[path.name] = name
        path.rename(path.with_name(name))
    for path in host.rglob("*"):
        if path.is_file() and path.suffix in TEXTS and "pyscript" not in str(path) and "runtime" not in str(path):
            text = path.read_text("utf-8")
            for old, new in renamed.items():
                text = text.replace(old, new)
            path.write_text(text.replace("const VERSION = ", "const VERSION = 'other' + "), "utf-8")
    _sum_up(host)


def _sum_up(host: Path) -> None:
    """Update the hashes in the service worker's list: it caches only files that fit them."""
    text = (host / "sw.js").read_text("utf-8")
    (listed,) = SUMS.findall(text)
    sums = {path: sum_of((host / path).read_bytes()) for path in json.loads(listed)}
    (host / "sw.js").write_text(SUMS.sub(f"const SUMS = {json.dumps(sums)};", text), "utf-8")
