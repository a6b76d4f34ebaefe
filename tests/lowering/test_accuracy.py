"""What an op file says of its decomposition's accuracy holds; and one that is exact gives the meaning's bits."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

import numpy as np
import pytest

import opspec
from opspec.values.types import ELEMENT_TYPES
from opspec_model.definitions.spec import Op
from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.samples import one_in


def _bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_accuracy", ROOT / "bench/accuracy.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BENCH = _bench()
FUNCTIONS = frozenset(BENCH.functions())
STATED = [
    pytest.param(op.name, type_, id=f"{op.name}-{type_}")
    for op in ops()
    if op.name in FUNCTIONS
    for type_ in op.lowering.accuracy
]
UNARY = [
    op
    for op in ops()
    if op.decomposition and op.name.startswith("chlo.") and op.accuracy and len(op.operands) == 1
    if op.accuracy.get("") != "reduction" and not op.ulps("f32")
    if not op.attributes and "float" in op.typevars[0].classes
]


def test_every_function_states_the_accuracy_of_its_decomposition() -> None:
    inexact = [op for op in ops() if op.name.startswith("chlo.") and op.decomposition and "f32" in op.accuracy]
    silent = [op.name for op in inexact if not op.lowering.accuracy and ".broadcast_" not in op.name]
    assert silent == ["chlo.tan"]  # which is one op of StableHLO


@pytest.mark.slow
@pytest.mark.parametrize(("name", "type_"), one_in(16, STATED))
def test_a_decomposition_is_as_exact_as_its_file_says(name: str, type_: str) -> None:
    found = BENCH.judge(BENCH.sample(name, type_, 100, 4096), library=False)
    assert found.lowered <= found.stated, found


NARROW = [
    pytest.param(name, type_, id=f"{name}-{type_}")
    for name in BENCH.functions()
    for type_ in BENCH.types_of(name, BENCH.NARROW)
]


# All the other types of 8 bits and fewer: every value, and every pair where these are few.
SMALL = [
    pytest.param(name, type_, id=f"{name}-{type_}")
    for name in BENCH.functions()
    for type_ in BENCH.types_of(name, [x.name for x in ELEMENT_TYPES.values() if x.kind == "float" and x.bits <= 8])
    if type_ not in BENCH.NARROW and (len(BENCH.load(name)[0].operands) == 1 or ELEMENT_TYPES[type_].bits < 8)
    if (name, type_) != ("chlo.erfc", "f8E8M0FNU")  # f64 has no room for its smallest results
]


@pytest.mark.full
@pytest.mark.parametrize(("name", "type_"), SMALL)
def test_every_value_of_a_small_type_is_rounded_correctly(name: str, type_: str) -> None:
    element = ELEMENT_TYPES[type_]
    arguments = BENCH._samples(name, element, len(BENCH.load(name)[0].operands), 100, 1)
    text = BENCH._program(name, type_, len(arguments), arguments[0].size)
    found = opspec.run(opspec.load(text), *arguments)[0]
    assert BENCH.distances(found, BENCH._expected(name, element, arguments, text)).max() == 0


@pytest.mark.full
@pytest.mark.parametrize(("name", "type_"), NARROW)
def test_every_value_of_a_narrow_type_is_rounded_correctly(name: str, type_: str) -> None:
    found = BENCH.judge(BENCH.sample(name, type_, BENCH.PAIRS, 1), library=False)
    assert found.ulp == 0, found


@pytest.mark.parametrize("type_", ["bf16", "f16", "f32", "f64"])
@pytest.mark.parametrize("op", UNARY, ids=lambda op: op.name)
def test_an_exact_decomposition_gives_the_bits_of_the_meaning(op: Op, type_: str) -> None:
    x = BENCH._edges(ELEMENT_TYPES[type_])
    made = f"tensor<{x.size}xi1>" if op.results[0].type.var == "" else f"tensor<{x.size}x{type_}>"
    line = f'"{op.name}"(%x) : (tensor<{x.size}x{type_}>) -> {made}'
    text = f"func.func @main(%x: tensor<{x.size}x{type_}>) -> {made} {{\n%r = {line}\nreturn %r : {made}\n}}\n"
    (wanted,), (found,) = (opspec.run(p, x) for p in (opspec.load(text), opspec.lower(opspec.load(text))))
    assert found.dtype == wanted.dtype
    assert np.array_equal(wanted.astype(np.float64), found.astype(np.float64), equal_nan=True)
    assert np.array_equal(np.signbit(wanted.astype(np.float64)), np.signbit(found.astype(np.float64)))
