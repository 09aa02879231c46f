"""The browsers that the tests drive: finds what the machine has and installs what is missing.

As a script (`python e2e/browsers.py`) it makes sure that both are there. In tests:

    playwright.chromium.launch(**chromium_options())
    with_firefox = launch_firefox(playwright)
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypedDict

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright


class Kind(NamedTuple):
    title: str
    engine: str  # what Playwright calls it
    commands: tuple[str, ...]  # on the PATH of Linux machines
    apps: tuple[str, ...]  # on a Mac
    package: str  # in Debian


CHROMIUM = Kind(
    "Chromium",
    "chromium",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"),
    "chromium",
)
# The same browser without the windows it never shows, which cost a test a third of its time.
SHELL = Kind("Chromium's headless shell", "chromium", ("chromium-headless-shell",), (), "chromium-headless-shell")
FIREFOX = Kind("Firefox", "firefox", ("firefox-esr",), (), "firefox-esr")

# Quiet and alike on every machine: no graphics card, no updates, no calls home.
CHROMIUM_ARGUMENTS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)


APT_INSTALL = ("apt-get", "install", "-qq", "--yes")
QUIETLY = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}


class Options(TypedDict, total=False):
    """What `launch` takes, as far as we set it."""

    executable_path: str
    channel: str
    args: list[str]


class NoBrowser(Exception):
    """A browser is missing and cannot be installed; the message is for a person."""


def chromium_options(shell: bool = False) -> Options:
    """Options for `playwright.chromium.launch`: the system's Chromium or Chrome, or else Playwright's own.

    With `shell`, its headless shell where there is one.
    """
    arguments = list(CHROMIUM_ARGUMENTS)
    if _is_root():
        arguments.append("--no-sandbox")  # Chromium refuses to run as root with one
    found = (shell and _on_this_machine(SHELL)) or _on_this_machine(CHROMIUM)
    return Options(args=arguments, executable_path=found) if found else Options(args=arguments)


def firefox_options() -> Options:
    """Options for `playwright.firefox.launch`: Debian's own Firefox, driven over WebDriver BiDi, or Playwright's."""
    found = _on_this_machine(FIREFOX)
    return Options(channel="moz-firefox", executable_path=found) if found else Options()


def launch_firefox(playwright: Playwright) -> Browser:
    return playwright.firefox.launch(**firefox_options())


def firefox_context(browser: Browser) -> BrowserContext:
    """A new profile. Over BiDi Firefox cannot pretend to prefer a colour scheme and the like, so it is not asked to."""
    return browser.new_context(color_scheme="null", reduced_motion="null", forced_colors="null", contrast="null")


def install_missing(kinds: Iterable[Kind] = (CHROMIUM, FIREFOX)) -> None:
    """Debian's package where we may install packages, Playwright's own build everywhere else."""
    missing = [kind for kind in kinds if not (_on_this_machine(kind) or _of_playwright(kind))]
    if not missing:
        return
    print(f"Installing {' and '.join(kind.title for kind in missing)}", flush=True)
    if _is_root() and shutil.which("apt-get"):
        _run(["apt-get", "update", "-qq"], QUIETLY)
        _run([*APT_INSTALL, *(kind.package for kind in missing)], QUIETLY)
        with suppress(NoBrowser):  # not every system has it, and nobody needs it
            _run([*APT_INSTALL, SHELL.package], QUIETLY)
    else:
        _run([sys.executable, "-m", "playwright", "install", *(kind.engine for kind in missing)], dict(os.environ))


def _on_this_machine(kind: Kind) -> str | None:
    for command in kind.commands:
        if found := shutil.which(command):
            return found
    for folder in (Path("/Applications"), Path.home() / "Applications"):
        for app in kind.apps:
            if (folder / app).exists():
                return str(folder / app)
    return None


def _of_playwright(kind: Kind) -> bool:
    with sync_playwright() as playwright:
        return Path(getattr(playwright, kind.engine).executable_path).exists()


def _is_root() -> bool:
    return os.geteuid() == 0


def _run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise NoBrowser(f"`{' '.join(command)}` failed, so there is no browser to test with:\n{done.stdout}")


if __name__ == "__main__":
    try:
        install_missing()
    except NoBrowser as reason:
        sys.exit(f"{reason}")
