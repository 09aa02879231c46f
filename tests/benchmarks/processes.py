"""The memory of a browser's processes, read from Linux's /proc."""

from pathlib import Path

PROC = Path("/proc")


def largest_renderer(profile: str) -> float:
    """The most private memory (MB) of one renderer of the browser with this profile; 0 without /proc."""
    return max((_private(process) for process in _processes(profile)), default=0.0)


def _processes(profile: str) -> list[Path]:
    """The renderers among the descendants of the process that was started with the profile's folder."""
    commands = {process: _command(process) for process in PROC.glob("[0-9]*")}
    generation = {process.name for process, command in commands.items() if f"--user-data-dir={profile}" in command}
    family: set[str] = set()
    while generation - family:
        family |= generation
        generation = {process.name for process in commands if _parent(process) in family}
    return [process for process, command in commands.items() if process.name in family and "--type=renderer" in command]


def _command(process: Path) -> list[str]:
    """The arguments of a process."""
    try:
        return (process / "cmdline").read_text(errors="replace").replace("\0", " ").split()
    except OSError:
        return []  # the process has ended


def _parent(process: Path) -> str:
    """The id of its parent."""
    try:
        return (process / "stat").read_text(errors="replace").rpartition(")")[2].split()[1]
    except OSError:
        return ""


def _private(process: Path) -> float:
    """Its private memory in MB."""
    try:
        lines = (process / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000
