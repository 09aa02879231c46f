"""The lean Pyodide (site/lean.py): which exports stay, and that a Pyodide it was not written for is refused."""

import pytest

import lean
from problem import Problem

SCRIPT = (
    "function start(){_used();wasmExports.direct()}updateGOT(origExports);"
    "var _used,_unused,_given,table;function assignWasmExports(wasmExports){"
    '_used=Module["_used"]=wasmExports["used"];_unused=Module["_unused"]=wasmExports["unused"];'
    '_given=Module["_given"]=wasmExports["given"].value>>>0;table=wasmExports["table"]}'
)
HEADER = b"\0asm\1\0\0\0"
OTHER = b"\x0a\x02\x01\x0b"  # a section of another kind


def test_a_script_keeps_what_it_uses() -> None:
    script, used = lean._lean_script(SCRIPT, loader="module._given")
    assert {"used", "direct", "given", "table", "malloc"} <= used and "unused" not in used
    assert "unused" not in script and "updateGOT" not in script
    assert "var _used,_given,table;" in script


@pytest.mark.parametrize("other", [SCRIPT.replace("updateGOT", "link"), SCRIPT.replace("assignWasmExports", "assign")])
def test_another_pyodide_is_refused(other: str) -> None:
    with pytest.raises(Problem):
        lean._lean_script(other, loader="")


def test_a_module_keeps_the_exports_that_are_used() -> None:
    used, unused = b"\4used\0\x81\1", b"\6unused\0\2"  # name, kind, number
    long = b"\2" + used + unused
    short = b"\1" + used
    module = HEADER + bytes([7, len(long)]) + long + OTHER
    assert lean._with_exports(module, {"used"}) == HEADER + bytes([7, len(short)]) + short + OTHER


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 16_384, 9_000_000])
def test_a_number_is_read_back_as_written(number: int) -> None:
    written = lean._written(number)
    assert lean._number(b"\7" + written + b"\7", 1) == (number, 1 + len(written))
