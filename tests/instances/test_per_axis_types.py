"""Ops that move quantized values: stored integers stay, and the quantized axis goes where its dimension goes."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.verification.any_form import verify_source

PER_ROW = "tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>"
STORED = np.arange(6, dtype=np.int8).reshape(2, 3)

# The op, its result's type, what is stored in it.
MOVES = {
    "transpose": (
        "stablehlo.transpose %x, dims = [1, 0] : (PER_ROW) -> RESULT",
        "tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:3}>>",
        STORED.T,
    ),
    "reshape": (
        "stablehlo.reshape %x : (PER_ROW) -> RESULT",
        "tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>",
        STORED[:, None],
    ),
    "broadcast_in_dim": (
        "stablehlo.broadcast_in_dim %x, dims = [1, 2] : (PER_ROW) -> RESULT",
        "tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25:3}>>",
        np.stack([STORED, STORED]),
    ),
}
# Which rule a result's type breaks.
WRONG = {
    "transpose": {
        "T7": "tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>",
        "C5": "tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>",
    },
    "reshape": {
        "C3": "tensor<1x2x3x!quant.uniform<i8:f32:0, {0.5}>>",
        "T3": "tensor<6x!quant.uniform<i8:f32, 0.5>>",
    },
    "broadcast_in_dim": {"C5": "tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>"},
}


def program(name: str, result: str) -> str:
    op = MOVES[name][0].replace("PER_ROW", PER_ROW).replace("RESULT", result)
    return f"func.func @main(%x: {PER_ROW}) -> {result} {{\n  %0 = {op}\n  return %0 : {result}\n}}\n"


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.parametrize("run", [opspec.run, formula.run], ids=["kernels", "formula"])
def test_stored_integers_are_moved(name: str, run: object) -> None:
    _, result, stored = MOVES[name]
    module = opspec.load(program(name, result))
    assert opspec.verify(module) == []
    assert callable(run)
    (found,) = run(module, STORED)
    assert found.dtype == np.int8
    np.testing.assert_array_equal(found, stored)


@pytest.mark.parametrize(("name", "rule"), [(name, rule) for name, rules in WRONG.items() for rule in rules])
def test_the_axis_goes_with_its_dimension(name: str, rule: str) -> None:
    given = {
        "transpose": "permutation = array<i64: 1, 0>",
        "broadcast_in_dim": "broadcast_dimensions = array<i64: 1, 2>",
    }
    result, attributes = WRONG[name][rule], f" <{{{given[name]}}}>" if name in given else ""
    text = (
        f'"func.func"() <{{function_type = ({PER_ROW}) -> {result}, sym_name = "main"}}> ({{\n^bb0(%x: {PER_ROW}):\n'
        f'  %0 = "stablehlo.{name}"(%x){attributes} : ({PER_ROW}) -> {result}\n'
        f'  "func.return"(%0) : ({result}) -> ()\n}}) : () -> ()\n'
    )
    assert [found.rule for found in verify_source(text).diagnostics] == [f"{name}.{rule}"]
