"""Dimensions that are unknown but bounded, and encodings that nobody here reads: verified, inferred, run."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.dims import Dim
from opspec.infer import infer
from opspec.plan import RunError
from opspec.view import import_module

BOUNDED = "tensor<?x3xf32, #stablehlo.bounds<5, ?>>"
ROWS = np.arange(15, dtype=np.float32).reshape(5, 3)


def program(body: str, arguments: str, result: str) -> str:
    return f"func.func @main({arguments}) -> {result} {{\n{body}\n  return %r : {result}\n}}\n"


SLICES = program(
    f"  %b = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<5x3xf32>, tensor<i32>) -> {BOUNDED}\n"
    f"  %c = stablehlo.add %b, %b : {BOUNDED}\n"
    f"  %k = stablehlo.get_dimension_size %c, dim = 0 : ({BOUNDED}) -> tensor<i32>\n"
    f"  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %s = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0]"
    f" : ({BOUNDED}, tensor<f32>) -> tensor<3xf32>\n"
    "  %f = stablehlo.convert %k : (tensor<i32>) -> tensor<f32>\n"
    "  %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<3xf32>\n"
    "  %r = stablehlo.divide %s, %g : tensor<3xf32>",
    "%x: tensor<5x3xf32>, %n: tensor<i32>",
    "tensor<3xf32>",
)


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("run", [opspec.run, formula.run], ids=["kernels", "formula"])
def test_a_size_that_the_program_sets_is_the_size(run: object, count: int) -> None:
    module = opspec.load(SLICES)
    assert opspec.verify(module) == []
    assert callable(run)
    (found,) = run(module, ROWS, np.int32(count))
    np.testing.assert_array_equal(found, 2 * ROWS[:count].mean(axis=0))


@pytest.mark.parametrize("count", [-1, 6])
def test_a_size_beyond_the_bound_is_refused(count: int) -> None:
    with pytest.raises(RunError, match="C2"):
        opspec.run(opspec.load(SLICES), ROWS, np.int32(count))


def test_a_bound_is_held_against_what_is_known() -> None:
    text = program(f"  %r = stablehlo.reshape %x : ({BOUNDED}) -> tensor<7x3xf32>", f"%x: {BOUNDED}", "tensor<7x3xf32>")
    (found,) = opspec.verify(opspec.load(text))
    assert found.rule == "reshape.C1"
    fits = text.replace("7x3", "5x3")
    assert opspec.verify(opspec.load(fits)) == []


def test_bounds_come_with_inference() -> None:
    module = import_module(opspec.load(SLICES))
    view = next(view for view in module.walk() if view.name == "stablehlo.set_dimension_size")
    (sized,) = infer(view.name, view.operand_types, {"dimension": 0})
    assert str(sized) == BOUNDED
    (known,) = infer(view.name, view.operand_types, {"dimension": 0}, known={1: [5]})
    assert str(known) == "tensor<5x3xf32>"
    (joined,) = infer("stablehlo.concatenate", [*view.result_types, *view.result_types], {"dimension": 0})
    assert joined is not None
    (rows, columns) = tuple.__iter__(joined.shape)
    assert isinstance(rows, Dim)
    assert (rows.low, rows.high, columns) == (0, 10, 3)


def test_other_encodings_pass_through() -> None:
    kind = 'tensor<2x3xf32, "mine">'
    text = program(f"  %t = stablehlo.add %x, %x : {kind}\n  %r = stablehlo.negate %t : {kind}", f"%x: {kind}", kind)
    module = opspec.load(text)
    assert opspec.verify(module) == []
    (found,) = opspec.run(module, ROWS[:2])
    np.testing.assert_array_equal(found, -2 * ROWS[:2])


def test_sparse_encodings_pass_through() -> None:
    csr = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>"
    kind = f"tensor<2x3xf32, {csr}>"
    text = program(f"  %r = stablehlo.abs %x : {kind}", f"%x: {kind}", kind)
    module = opspec.load(text, context=opspec.enable())
    assert opspec.verify(module) == []
    (found,) = opspec.run(module, -ROWS[:2])
    np.testing.assert_array_equal(found, ROWS[:2])
