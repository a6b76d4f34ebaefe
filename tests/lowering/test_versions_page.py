"""docs/versions.md: its Python is run, its tables are the spec's, and its pack is the one that is tried."""

from __future__ import annotations

import doctest

from opspec.cli.spec_diff import GRADES as COMMAND
from opspec_generator.spec_diff.grades import GRADES
from opspec_model.definitions.versions import TIERS
from tests.checkout import ROOT
from tests.lowering.test_pack_versions import GREW, RENAMED

PAGE = ROOT / "docs/versions.md"


def test_its_python_gives_what_it_says() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted > 8
    assert found.failed == 0


def test_its_tables_have_every_tier_and_grade() -> None:
    text = PAGE.read_text("utf-8")
    for name in (*TIERS, *GRADES):
        assert f"| `{name}` |" in text, name
    assert sorted(COMMAND) == sorted(GRADES)


def test_the_pack_that_it_shows_is_the_one_that_is_tried() -> None:
    text = PAGE.read_text("utf-8")
    assert GREW in text
    assert RENAMED in text
