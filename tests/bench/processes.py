"""The memory of a browser's processes, as Linux tells it."""

from pathlib import Path

PROC = Path("/proc")


def largest_renderer(profile: str) -> float:
    """MB that the biggest page of the browser with this profile holds for itself; 0 where nobody can tell."""
    return max((_private(process) for process in _processes(profile)), default=0.0)


def _processes(profile: str) -> list[Path]:
    """Pages run in processes of their own, which all come from the one that was started with the profile's folder."""
    commands = {process: _command(process) for process in PROC.glob("[0-9]*")}
    browser = {process.name for process, command in commands.items() if f"--user-data-dir={profile}" in command}
    family: set[str] = set()
    while browser - family:
        family |= browser
        browser = {process.name for process in commands if _parent(process) in family}
    return [process for process, command in commands.items() if process.name in family and "--type=renderer" in command]


def _command(process: Path) -> list[str]:
    try:
        return (process / "cmdline").read_text(errors="replace").replace("\0", " ").split()
    except OSError:
        return []  # it has just ended


def _parent(process: Path) -> str:
    try:
        return (process / "stat").read_text(errors="replace").rpartition(")")[2].split()[1]
    except OSError:
        return ""


def _private(process: Path) -> float:
    try:
        lines = (process / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000
