"""Dimensions that are unknown but bounded, and encodings that nobody here reads: verified, inferred, run."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.agreement.rule_tests import refused
from opspec.execution.runnable_blocks import RunError
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module
from opspec.rules.inference import infer
from opspec.values.dims import Dim

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


@pytest.mark.parametrize(
    ("type_", "accepted"),
    [
        ("tensor<?x?xf32, #stablehlo.bounds<2>>", False),
        ("tensor<?xf32, #stablehlo.bounds<2, 3>>", False),
        ("tensor<2xf32, #stablehlo.bounds<2>>", False),
        ("tensor<?xf32, #stablehlo.bounds<-1>>", True),  # listed in docs/divergences.yaml
    ],
)
def test_there_is_a_bound_of_0_or_more_for_each_unknown_size_alone(type_: str, accepted: bool) -> None:
    text = f"""
      "func.func"() <{{function_type = ({type_}) -> (), sym_name = "main"}}> ({{
      ^bb0(%x: {type_}):
        %r = "stablehlo.abs"(%x) : ({type_}) -> {type_}
        "func.return"() : () -> ()
      }}) : () -> ()
    """
    found = opspec.verify(load_generic(text))
    assert [diagnostic.rule for diagnostic in found] == ["abs.T2", "abs.T7"]
    assert all("expected bounds of 0 or more for unknown sizes" in diagnostic.message for diagnostic in found)
    assert (refused(text) is None) is accepted


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


@pytest.mark.parametrize(("sizes", "rules"), [(("3", "3"), []), (("3", "?"), []), (("2", "3"), ["if.T8"])])
def test_branches_return_one_type_where_the_result_says_less(sizes: tuple[str, str], rules: list[str]) -> None:
    x, y = (f"tensor<{size}xf32>" for size in sizes)
    text = f"""
      func.func @main(%p: tensor<i1>, %x: {x}, %y: {y}) -> tensor<?xf32> {{
        %0 = "stablehlo.if"(%p) ({{
          "stablehlo.return"(%x) : ({x}) -> ()
        }}, {{
          "stablehlo.return"(%y) : ({y}) -> ()
        }}) : (tensor<i1>) -> tensor<?xf32>
        return %0 : tensor<?xf32>
      }}
    """
    assert [found.rule for found in opspec.verify(load_generic(text))] == rules
    assert (refused(text) is None) == (not rules), "the MLIR library agrees"
