"""`opspec.lower` beside the carrier's own chlo-legalize-to-stablehlo: equal types, values within the stated bounds."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import ExampleCase, case_of
from opspec.programs import carrier
from opspec.values.types import element_of
from opspec_model.definitions.spec import Op
from tests.generated_cases import is_read, ops
from tests.lowering.by_library import lowered_by_library
from tests.op_kinds import kinds_of
from tests.samples import covering

# What the carrier's graphs may be off by themselves, in units in the last place of the larger of a result and one.
LIBRARY = 64
# What the carrier's pass does not lower: dimensions that are not the last ones; and what it ends its process on.
LACKING = {"chlo.broadcast_add.given_dimensions", "chlo.ragged_dot.sizes_for_each_batch"}
# What it goes over forward all the same, before StableHLO 1.22.
FORWARD = {"chlo.scan.columns_from_the_last"} if carrier.versions().stablehlo.startswith("1.17") else set()
SAMPLES = np.array([-30.0, -2.7, -1.0, -0.8, -0.01, 0.0, 1e-6, 0.3, 0.6, 1.0, 1.4, 3.3, 12.0, 100.0])


def cases() -> list[ExampleCase]:
    """The examples of CHLO's ops that the carrier can read, and float functions on samples."""
    ours = [op for op in ops() if op.dialect == "chlo" and op.decomposition]
    found = [case for op in ours for example in op.examples if is_read((case := case_of(op, example)).program)]
    return [*found, *(case for op in ops() if _is_function(op) for case in _samples(op))]


def _is_function(op: Op) -> bool:
    one = len(op.operands) == len(op.results) == 1 and not op.attributes and op.dialect == "chlo"
    return bool(one and op.decomposition and "float" in op.typevars[0].classes)


def _samples(op: Op) -> list[ExampleCase]:
    found = []
    for dtype, name in ((np.float32, "f32"), (np.float64, "f64")):
        type_ = f"tensor<{len(SAMPLES)}x{name}>"
        result = type_ if op.results[0].type.var else type_.replace(name, "i1")
        text = f"func.func @main(%x: {type_}) -> {result} {{\n  %0 = {op.name} %x : {type_} -> {result}\n"
        text += f"  return %0 : {result}\n}}\n"
        found.append(ExampleCase(f"{op.name}-{name}", op, text, [SAMPLES.astype(dtype)], []))
    return found


@functools.cache
def by_library() -> dict[str, str | None]:
    return lowered_by_library(case.program for case in cases())


CASES = [pytest.param(case, id=case.name) for case in cases()]


@pytest.mark.parametrize("case", covering(CASES, lambda case: kinds_of(case.op)))
def test_both_give_the_same(case: ExampleCase) -> None:
    library = by_library()[case.program]
    ours = opspec.lower(case.program)
    assert ours.operation.verify()
    if library is None or case.name in FORWARD:  # told apart below
        return
    theirs = opspec.load(library)
    assert _types(ours) == _types(theirs)
    with np.errstate(all="ignore"):
        for x, y in zip(opspec.run(ours, *case.inputs), opspec.run(theirs, *case.inputs), strict=True):
            _assert_near(case.op, x, y)


def test_the_library_lowers_most_of_them() -> None:
    lacking = {case.name for case in cases() if by_library()[case.program] is None}
    assert len(cases()) > 60
    assert lacking == LACKING
    for case in cases():
        if case.name in FORWARD:
            (x, *_), (y, *_) = (
                opspec.run(module, *case.inputs)
                for module in (opspec.lower(case.program), opspec.load(str(by_library()[case.program])))
            )
            assert not np.array_equal(x, y)


def _types(module: Any) -> str:
    (main,) = [op for op in module.body.operations if str(op.attributes["sym_name"]) == '"main"']
    return str(main.attributes["function_type"])


def _assert_near(op: Op, x: Any, y: Any) -> None:
    assert x.dtype == y.dtype
    if x.dtype.kind in "biu":
        assert np.array_equal(x, y)
        return
    finite = np.isfinite(y)
    assert np.array_equal(np.isfinite(x), finite), f"expected {y}, found {x}"
    bound = op.ulps(element_of(x.dtype).name)
    if dict(op.accuracy).get("") == "exact":
        wide = np.complex128 if x.dtype.kind == "c" else np.float64
        assert np.array_equal(x.astype(wide), y.astype(wide), equal_nan=True)
        return
    unit = np.finfo(x.dtype).eps * np.maximum(np.abs(y[finite]), 1)
    assert np.all(np.abs(x[finite] - y[finite]) <= (bound + LIBRARY) * unit), f"expected {y}, found {x}"
