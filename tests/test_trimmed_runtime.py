"""The trimmed runtime (site/fast/trimmed_runtime.py): which exports stay, and that an unknown Pyodide is refused."""

import re
from pathlib import Path

import pytest

import fast
from fast import trimmed_runtime
from problem import Problem
from pyodide_constants import EXPORTS, PRIVATE_NAMES

SCRIPT = (
    "function start(){_used();wasmExports.direct()}updateGOT(origExports);"
    "var _used,_unused,_given,table;function assignWasmExports(wasmExports){"
    '_used=Module["_used"]=wasmExports["used"];_unused=Module["_unused"]=wasmExports["unused"];'
    '_given=Module["_given"]=wasmExports["given"].value>>>0;table=wasmExports["table"]}'
)
HEADER = b"\0asm\1\0\0\0"
OTHER = b"\x0a\x02\x01\x0b"  # a section of another kind


def test_a_script_keeps_the_exports_it_uses() -> None:
    script, used = trimmed_runtime.trimmed_script(SCRIPT, loader="module._given")
    assert {"used", "direct", "given", "table", "malloc"} <= used and "unused" not in used
    assert "unused" not in script and "updateGOT" not in script
    assert "var _used,_given,table;" in script


@pytest.mark.parametrize("other", [SCRIPT.replace("updateGOT", "link"), SCRIPT.replace("assignWasmExports", "assign")])
def test_another_script_is_refused(other: str) -> None:
    with pytest.raises(Problem, match="FAST=0"):
        trimmed_runtime.trimmed_script(other, loader="")


def test_a_pyodide_without_a_private_name_is_refused(tmp_path: Path) -> None:
    for file, names in PRIVATE_NAMES.items():
        (tmp_path / file).write_text(" ".join(names))
    fast.check_private_names(tmp_path)
    file, (*others, last) = next(iter(PRIVATE_NAMES.items()))
    (tmp_path / file).write_text(" ".join(others))
    with pytest.raises(Problem, match=last):
        fast.check_private_names(tmp_path)


def test_every_export_that_our_scripts_call_is_listed() -> None:
    folder = Path(fast.__file__).parent
    text = "".join((folder / name).read_text("utf-8") for name in ("fast.mjs", "inside/snapshot.mjs"))
    assert set(re.findall(r"module\._(\w+)\(", text)) == EXPORTS


def test_a_module_keeps_the_exports_that_are_used() -> None:
    used, unused = b"\4used\0\x81\1", b"\6unused\0\2"  # name, kind, number
    long = b"\2" + used + unused
    short = b"\1" + used
    module = HEADER + bytes([7, len(long)]) + long + OTHER
    kept = HEADER + bytes([7, len(short)]) + short + OTHER
    assert trimmed_runtime.with_exports(module, {"used"}) == kept


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 16_384, 9_000_000])
def test_numbers_are_read_as_they_are_written(number: int) -> None:
    written = trimmed_runtime.written_number(number)
    assert trimmed_runtime.read_number(b"\7" + written + b"\7", 1) == (number, 1 + len(written))
