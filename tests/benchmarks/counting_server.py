"""The measured pages, and a server that records what it sends."""

import shutil
import time
from functools import partial
from pathlib import Path
from re import DOTALL, sub
from threading import Lock, Thread
from types import TracebackType
from typing import NamedTuple

from packages import npm_package
from serve import Handler, Listener

PAGES = "site/play/"
PLAY = PAGES + "utopia-engine/"
PLAIN = PLAY + "plain.html"  # the same markup and style without scripts and their preloads
STOCK = "stock/"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def lay_out(site: Path, folder: Path) -> None:
    """Put the site, the stock page and the plain page side by side into one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder / "site")
    page = (folder / PLAY / "index.html").read_text(encoding="utf-8")
    plain = sub(r'<script\b.*?</script>|<link rel="modulepreload"[^>]*>', "", page, flags=DOTALL)
    (folder / PLAIN).write_text(plain, encoding="utf-8")
    runtime = folder / STOCK / "pyodide-00000000"
    runtime.mkdir(parents=True)
    for name in STOCK_FILES:
        shutil.copy(npm_package("pyodide") / name, runtime)
    shutil.copy(Path(__file__).with_name("stock.html"), folder / STOCK / "index.html")


class Sent(NamedTuple):
    """One response: its path, its begin and end (ms since 1970) and its bytes, headers included."""

    path: str
    begin: float
    end: float
    size: int


class Line:
    """A slow connection: a latency for every response, and a bandwidth that all of them share.

    The server delays, not the browser: a browser's throttling leaves out the requests of workers.
    """

    PIECE = 16_384

    def __init__(self, megabits: float, latency: float) -> None:
        self.seconds_each = 8 / (megabits * 1e6)
        self.latency = latency / 1000
        self._lock = Lock()
        self._free = 0.0

    def wait(self, size: int) -> None:
        """Return when so many more bytes have been transmitted."""
        with self._lock:
            self._free = max(self._free, time.perf_counter()) + size * self.seconds_each
            until = self._free
        time.sleep(max(0.0, until - time.perf_counter()))


class CountingHandler(Handler):
    """Serves a request through a counting stream and records it as `Sent`."""

    def __init__(self, sent: list[Sent], line: Line | None, *rest: object) -> None:
        self.sent = sent
        self.line = line
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 (http.server calls it so)
        """Serve the file and record its size and times."""
        begin, wire = 1000 * time.time(), self.wfile
        self.wfile = counter = Counter(wire, self.line)  # type: ignore[assignment]
        if self.line:
            time.sleep(self.line.latency)
        try:
            super().do_GET()
        except ConnectionError:
            self.close_connection = True  # the tab was closed before the response was complete
        finally:
            self.wfile = wire
        self.sent.append(Sent(self.path, begin, 1000 * time.time(), counter.size))


class Counter:
    """A stream that counts the bytes written to it and passes them on at the speed of the line."""

    def __init__(self, stream: object, line: Line | None) -> None:
        self.stream = stream
        self.line = line
        self.size = 0

    def write(self, data: bytes) -> int:
        """Count and pass on the bytes."""
        self.size += len(data)
        for start in range(0, len(data), Line.PIECE) if self.line else ():
            piece = data[start : start + Line.PIECE]
            self.line.wait(len(piece))  # type: ignore[union-attr]
            self.stream.write(piece)  # type: ignore[attr-defined]
        return len(data) if self.line else self.stream.write(data)  # type: ignore[attr-defined,no-any-return]

    def flush(self) -> None:
        """Flush the underlying stream."""
        self.stream.flush()  # type: ignore[attr-defined]


class CountingServer:
    """The development server, which compresses like a good host, with a list of all responses.

    The browser's own list would not do: it leaves out the requests of workers.
    """

    def __init__(self, folder: Path, line: Line | None = None) -> None:
        self.sent: list[Sent] = []
        self._http = Listener(("127.0.0.1", 0), partial(CountingHandler, self.sent, line, folder, "/"))
        self.url = f"http://127.0.0.1:{self._http.server_address[1]}/"

    def __enter__(self) -> "CountingServer":
        Thread(target=self._http.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._http.shutdown()
        self._http.server_close()
