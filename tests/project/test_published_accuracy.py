"""docs/accuracy.md lists every function and type, and no number there is larger than what the op files promise."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.lowering.test_accuracy import BENCH

PAGE = (ROOT / "docs/accuracy.md").read_text(encoding="utf-8")
OPS = {op.name: op for op in ops()}


def table(part: str) -> Iterator[tuple[str, str, str]]:
    """Op, column and cell, of the cells that are not empty."""
    head, _, *rows = [line for line in part.splitlines() if line.startswith("|")]
    _, *columns = [cell.strip().replace("`", "") for cell in head.strip("|").split("|")]
    for row in rows:
        name, *cells = [cell.strip() for cell in row.strip("|").split("|")]
        yield from ((name.strip("`"), *pair) for pair in zip(columns, cells, strict=True) if pair[1])


MEANINGS, DECOMPOSITIONS = (list(table(part)) for part in PAGE.split("\n## Decompositions\n"))


def test_every_function_and_type_is_published() -> None:
    wanted = {(name, type_) for name in BENCH.functions() for type_ in BENCH.types_of(name, BENCH.TYPES)}
    published = {(name, type_) for name, type_, _ in MEANINGS if type_ != "f32, accurate"}
    assert published == wanted
    assert {name for name, type_, _ in MEANINGS if type_ == "f32, accurate"} >= {
        name for name, type_ in wanted if type_ == "f32"
    }


def test_no_published_number_is_larger_than_what_is_promised() -> None:
    assert not re.search(r"\*\*", PAGE)
    for name, type_, cell in MEANINGS:
        stated = BENCH.ACCURATE if "accurate" in type_ else OPS[name].ulps(type_) if type_ not in BENCH.NARROW else 0
        assert float(cell) <= stated, (name, type_)


def test_no_decomposition_is_farther_off_than_its_file_says_or_than_the_library() -> None:
    assert len(DECOMPOSITIONS) > 100
    for name, type_, cell in DECOMPOSITIONS:
        ours, *library = map(float, cell.split(" / "))
        stated = OPS[name].lowering.accuracy.get(type_, 1 if type_ in BENCH.NARROW else BENCH.BOUNDS[type_])
        assert ours <= min([stated, *library]), (name, type_)


def test_what_is_promised_is_what_the_project_promises() -> None:
    """4 ULP in f32 and 2 in f64; of decompositions 4; another bound is a region in the file."""
    for name in BENCH.functions():
        op = OPS[name]
        for type_, most in BENCH.BOUNDS.items():
            if type_ in op.accuracy:
                assert op.ulps(type_) <= most, (name, type_)
        assert max(op.lowering.accuracy.values(), default=0) <= 4, name
