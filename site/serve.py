"""The development server: serves the site like a static host. `python site/serve.py` builds and serves.

Like GitHub Pages it compresses, serves index.html for a folder and 404.html for an unknown path. Unlike it, it lets
browsers cache files with a hash in their names for ever, and can put the site under any path:

    with Server(DIST, base="/some/where/") as server:
        print(server.url)               # http://127.0.0.1:40213/some/where/
"""

import argparse
import gzip
import hashlib
import re
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from types import TracebackType
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from build import build
from paths import CACHE
from problem import Problem

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED_ALREADY = {".bundle", ".png", ".snapshot", ".webp", ".whl", ".woff2", ".zip"}
HASHED = re.compile(r"[.-][0-9a-f]{8}[./]")


class Answer(NamedTuple):
    """The body of a response, its ETag, and whether it is compressed."""

    content: bytes
    etag: str
    zipped: bool


class Server:
    """Serves a folder from a thread of its own, on a free port by default, until the `with` block ends."""

    def __init__(self, folder: Path, base: str = "/", port: int = 0) -> None:
        if not (base.startswith("/") and base.endswith("/")):
            raise Problem(f"The base path has to begin and end with a slash; {base!r} does not.")
        self._http = Listener(("127.0.0.1", port), partial(Handler, folder, base))
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self.origin = f"http://127.0.0.1:{self._http.server_address[1]}"
        self.url = self.origin + base

    def __enter__(self) -> "Server":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._http.hang_up()

    def wait(self) -> None:
        """Block until the server stops."""
        self._thread.join()


class Listener(ThreadingHTTPServer):
    """The listening socket with its open connections: browsers keep some alive, and the end closes those too."""

    def __init__(self, address: tuple[str, int], handler: Callable[..., BaseHTTPRequestHandler]) -> None:
        super().__init__(address, handler)
        self._open: set[socket] = set()

    def process_request(self, request: socket, client_address: object) -> None:  # type: ignore[override]
        """Note the connection."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: socket) -> None:  # type: ignore[override]
        """Forget the connection."""
        self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """Print the traceback, unless the browser only closed the connection early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def hang_up(self) -> None:
        """Close all open connections."""
        for connection in list(self._open):
            with suppress(OSError):  # the browser may have closed it already
                connection.shutdown(SHUT_RDWR)


class Handler(BaseHTTPRequestHandler):
    """Answers one connection's requests."""

    protocol_version = "HTTP/1.1"

    def __init__(self, folder: Path, base: str, *rest: object) -> None:
        self.folder, self.base = folder, base
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer a GET request."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Answer a HEAD request."""
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        status, file = HTTPStatus.OK, self._file(path)
        if file and file.is_dir():
            self._redirect(path + "/")
            return
        if not (file and file.is_file()):
            status, file = HTTPStatus.NOT_FOUND, self.folder / "404.html"
        zipped = "gzip" in self.headers.get("Accept-Encoding", "") and file.suffix not in COMPRESSED_ALREADY
        answer = _read(file, zipped) if file.is_file() else Answer(b"Not found", '"none"', False)
        if self.headers.get("If-None-Match") == answer.etag and status == HTTPStatus.OK:
            status, answer = HTTPStatus.NOT_MODIFIED, answer._replace(content=b"")

        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(answer.content)))
        self.send_header("ETag", answer.etag)
        self.send_header("Vary", "Accept-Encoding")
        immutable = status != HTTPStatus.NOT_FOUND and HASHED.search(path.removeprefix(self.base))
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if immutable else "no-cache")
        if answer.zipped:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if with_body:
            self.wfile.write(answer.content)

    def _file(self, path: str) -> Path | None:
        """The file of a path, or the folder if the path lacks the slash at its end; None outside of the site."""
        if not path.startswith(self.base):
            return None
        inside = path.removeprefix(self.base)
        file = (self.folder / inside).resolve()
        if not file.is_relative_to(self.folder.resolve()):
            return None
        return file / "index.html" if inside.endswith("/") or not inside else file

    def _redirect(self, path: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", path)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing: the terminal shows the address of the site."""


def _read(file: Path, zipped: bool) -> Answer:
    content = file.read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:16]
    if not zipped:
        return Answer(content, f'"{digest}"', False)
    # Compressing WebAssembly takes half a second, so the result is cached under the hash of the content.
    cached = CACHE / "gzip" / digest
    if not cached.exists():
        cached.parent.mkdir(parents=True, exist_ok=True)
        unfinished = cached.with_name(f"{digest}.{threading.get_ident()}")
        unfinished.write_bytes(gzip.compress(content, mtime=0))
        unfinished.replace(cached)
    return Answer(cached.read_bytes(), f'"{digest}-gzip"', True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Build the site if needed, serve it, and open it in the browser.")
    parser.add_argument("--base", default="/", help="path to put the site under, for example /utopiary/")
    parser.add_argument("--port", type=int, default=0, help="port to listen on; a free one unless given")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    options = parser.parse_args()
    with Server(build(), options.base, options.port) as server:
        print(f"Utopiary is at {server.url}   (Ctrl-C ends it)", flush=True)
        if not options.no_browser:
            with suppress(webbrowser.Error):  # no browser on this machine: the address above is enough
                webbrowser.open(server.url)
        with suppress(KeyboardInterrupt):
            server.wait()


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(f"{problem}")
