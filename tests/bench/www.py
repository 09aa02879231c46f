"""What the browser is sent to measure, and a server that writes down what it sends."""

import shutil
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from re import DOTALL, sub
from threading import Thread
from types import TracebackType
from typing import NamedTuple

from packages import npm_package
from serve import Handler

PAGES = "site/play/"
PLAY = PAGES + "utopia-engine/"
PLAIN = PLAY + "plain.html"  # the same markup and style without any script
STOCK = "stock/"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def lay_out(site: Path, folder: Path) -> None:
    """Put the site, the stock page and the plain page side by side into one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder / "site")
    page = (folder / PLAY / "index.html").read_text(encoding="utf-8")
    (folder / PLAIN).write_text(sub(r"<script\b.*?</script>", "", page, flags=DOTALL), encoding="utf-8")
    runtime = folder / STOCK / "pyodide-00000000"
    runtime.mkdir(parents=True)
    for name in STOCK_FILES:
        shutil.copy(npm_package("pyodide") / name, runtime)
    shutil.copy(Path(__file__).with_name("stock.html"), folder / STOCK / "index.html")


class Sent(NamedTuple):
    """One answer: what it was to, when (ms since 1970) and how many bytes, headers included."""

    path: str
    begin: float
    end: float
    size: int


class CountingHandler(Handler):
    def __init__(self, sent: list[Sent], *rest: object) -> None:
        self.sent = sent
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 (http.server calls it so)
        begin, wire = 1000 * time.time(), self.wfile
        self.wfile = counter = Counter(wire)  # type: ignore[assignment]
        try:
            super().do_GET()
        except ConnectionError:
            self.close_connection = True  # the tab was closed before everything had come
        finally:
            self.wfile = wire
        self.sent.append(Sent(self.path, begin, 1000 * time.time(), counter.size))


class Counter:
    """A stream that counts what goes through it."""

    def __init__(self, stream: object) -> None:
        self.stream = stream
        self.size = 0

    def write(self, data: bytes) -> int:
        self.size += len(data)
        return self.stream.write(data)  # type: ignore[attr-defined,no-any-return]

    def flush(self) -> None:
        self.stream.flush()  # type: ignore[attr-defined]


class CountingServer:
    """The development server, which compresses like a good host, with a list of what was sent.

    The browser's own list would not do: it leaves out what workers fetch.
    """

    def __init__(self, folder: Path) -> None:
        self.sent: list[Sent] = []
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), partial(CountingHandler, self.sent, folder, "/"))
        self.url = f"http://127.0.0.1:{self._http.server_address[1]}/"

    def __enter__(self) -> "CountingServer":
        Thread(target=self._http.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._http.shutdown()
        self._http.server_close()
