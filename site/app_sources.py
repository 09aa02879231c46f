"""The app's sources for the plain start."""

import io
import zipfile

from cache import files_in
from paths import WEB


def app_sources_zip() -> bytes:
    """The package `app` as a zip, not compressed: so its bytes do not depend on this machine's zlib."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for file in files_in(WEB / "app"):
            archive.writestr(zipfile.ZipInfo(file.relative_to(WEB).as_posix()), file.read_bytes())
    return buffer.getvalue()
