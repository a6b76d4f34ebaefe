"""What docs/functions.md shows is what the spec says, and its examples run."""

from __future__ import annotations

import doctest
import re

import yaml

from opspec.compiled.functions import names
from opspec_model.loading.functions import function_files
from tests.checkout import ROOT

PAGE = ROOT / "docs/functions.md"


def test_examples_of_the_page_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert (result.failed, result.attempted) == (0, 6)


def test_functions_of_the_page_are_those_of_the_spec() -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    files = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in function_files(ROOT / "spec")]
    for block, table in zip(blocks, ("functions", "complex"), strict=True):
        shown = yaml.safe_load(block)[table]
        spec = {name: row for file in files for name, row in file.get(table, {}).items()}
        assert {name: spec[name] for name in shown} == shown


def test_the_table_has_every_function() -> None:
    rows = re.findall(r"^\| `(\w+)` \| \d+ \|.*\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == sorted(names())
