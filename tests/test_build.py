"""The builder's small parts: its options, and scripts joined into one."""

import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

from assets import filled_in, joined
from build_options import Options, options
from pages.context import Context
from pages.python import worker
from problem import Problem
from utopiary import Speaker


def test_the_fast_start_is_built_unless_told_otherwise() -> None:
    assert options({}) == options({"FAST": "1"}) == Options(fast=True, off=())
    assert options({"FAST": "0"}).fast is False
    with pytest.raises(Problem, match="FAST"):
        options({"FAST": "no"})


def test_switches_of_the_bench_are_known_by_name() -> None:
    assert options({"UTOPIARY_OFF": "warm-up, speculation"}).off == ("speculation", "warm-up")
    with pytest.raises(Problem, match="warmup"):
        options({"UTOPIARY_OFF": "warmup"})


def test_scripts_are_joined_with_what_they_import_first(tmp_path: Path) -> None:
    (tmp_path / "shared.mjs").write_text("// Shared.\nexport const one = 1;\n")
    (tmp_path / "fast.mjs").write_text(
        'import { one } from "./shared.mjs";\n\n/** Two. */\nexport const two = one + 1;\n'
    )
    (tmp_path / "none.mjs").write_text("export const two = 0;\n")
    entry = tmp_path / "entry.mjs"
    entry.write_text(
        'import { two } from "./fast.mjs";\nimport { one } from "./shared.mjs";\n\n'
        "const NAME = 0; // filled in by the build\nexport const sum = one + two; // stays\n"
    )
    script = joined(entry)
    assert script.split("\n\n") == [
        "const one = 1;",
        "const two = one + 1;",
        "const NAME = 0; // filled in by the build\nexport const sum = one + two; // stays\n",
    ]
    assert b"const NAME = 7;" in filled_in(script, NAME="7")
    without = joined(entry, {tmp_path / "fast.mjs": tmp_path / "none.mjs"})
    assert "const two = 0;" in without and "one + 1" not in without


def test_a_constant_that_is_not_there_is_a_problem() -> None:
    with pytest.raises(Problem, match="OTHER"):
        filled_in("const NAME = 0; // filled in by the build\n", OTHER="1")


def test_the_page_is_told_what_is_switched_off() -> None:
    off = ("warm-up", "allocation")
    here = Context(defaultdict(str), "en", Speaker(), off)
    config = re.search(r'id="utopiary-config">(.*?)</script>', worker(here, "index.html"))
    assert config and json.loads(config[1])["off"] == list(off)
    assert '"off": []' in worker(here._replace(off=()), "index.html")
