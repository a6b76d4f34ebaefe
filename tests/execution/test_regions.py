"""Regions as functions of arrays: reductions with known bodies, with any body, with outer values."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.values.types import ELEMENT_TYPES
from tests.execution.programs import main, run, said, uniform

RNG = np.random.default_rng(7)
floats = uniform(RNG)


def reduction(element: str, body: str, init: str, more: str = "", size: str = "7x3") -> str:
    rest = "x".join([*size.split("x")[1:], element])
    return main(
        f"(%x: tensor<{size}x{element}>) -> tensor<{rest}>",
        f"""  %i = stablehlo.constant dense<{init}> : tensor<{element}>
  {more}
  %r = stablehlo.reduce(%x init: %i) across dimensions = [0] :
      (tensor<{size}x{element}>, tensor<{element}>) -> tensor<{rest}>
  reducer(%a: tensor<{element}>, %b: tensor<{element}>) {{
{body}
  }}
  return %r : tensor<{rest}>""",
    )


def test_a_reduction_keeps_the_sign_of_zero_and_nan() -> None:
    x = np.array([[-0.0, 0.0, -0.0], [-0.0, -0.0, np.nan], *[[-0.0, -0.0, 1.0]] * 5], np.float32)
    bits = {}
    for op, init in (("add", "-0.0"), ("maximum", "0xFF800000"), ("minimum", "0x7F800000")):
        body = f"    %s = stablehlo.{op} %a, %b : tensor<f32>\n    stablehlo.return %s : tensor<f32>"
        (found,) = run(reduction("f32", body, init), x)
        bits[op] = [str(v) for v in found]
    assert bits == {
        "add": ["-0.0", "0.0", "nan"],
        "maximum": ["-0.0", "0.0", "nan"],
        "minimum": ["-0.0", "-0.0", "nan"],
    }


def test_a_body_may_be_any_program_of_scalars() -> None:
    body = """    %c = stablehlo.constant dense<0.5> : tensor<f32>
    %m = stablehlo.multiply %a, %b : tensor<f32>
    %n = stablehlo.add %a, %b : tensor<f32>
    %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    stablehlo.return %q : tensor<f32>"""
    x = floats(7, 3)
    (found,) = run(reduction("f32", body, "-100.0"), x)
    assert found.tolist() == x.max(0).tolist()


def test_a_body_may_use_outer_values() -> None:
    body = """    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.minimum %s, %limit : tensor<i32>
    stablehlo.return %t : tensor<i32>"""
    more = """%five = stablehlo.constant dense<5> : tensor<i32>
  %limit = stablehlo.add %five, %five : tensor<i32>"""
    (found,) = run(reduction("i32", body, "0", more), np.ones((7, 3), np.int32) * np.array([0, 1, 2], np.int32))
    assert found.tolist() == [0, 7, 10]


@pytest.mark.parametrize("engine", ["numpy", "reference", "cpu"])
def test_a_body_whose_ops_are_not_elementwise_is_run_element_by_element(engine: str) -> None:
    body = """    %pair = stablehlo.pad %a, %b, low = [], high = [], interior = [] :
      (tensor<i32>, tensor<i32>) -> tensor<i32>
    %w = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
    %s = stablehlo.reduce(%w init: %pair) across dimensions = [0] :
      (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    reducer(%c: tensor<i32>, %d: tensor<i32>) {
      %e = stablehlo.add %c, %d : tensor<i32>
      %f = stablehlo.add %e, %b : tensor<i32>
      %g = stablehlo.subtract %f, %b : tensor<i32>
      stablehlo.return %g : tensor<i32>
    }
    %t = stablehlo.subtract %s, %w0 : tensor<i32>
    %u = stablehlo.add %t, %b : tensor<i32>
    stablehlo.return %u : tensor<i32>"""
    x = RNG.integers(-9, 9, (7, 3)).astype(np.int32)
    text = reduction("i32", body, "0", "%w0 = stablehlo.constant dense<30> : tensor<i32>")
    (found,) = opspec.run(opspec.load(text), x, engine=engine)
    assert found.tolist() == x.sum(0).tolist()


def test_several_inputs_are_reduced_together() -> None:
    text = main(
        "(%x: tensor<3x8xf32>, %i: tensor<3x8xi32>) -> (tensor<3xf32>, tensor<3xi32>)",
        """  %a0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %b0 = stablehlo.constant dense<-1> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %a0), (%i init: %b0) across dimensions = [1] :
      (tensor<3x8xf32>, tensor<3x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {
    %p = stablehlo.compare GE, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi32>""",
    )
    x = floats(3, 8)
    at = np.tile(np.arange(8, dtype=np.int32), (3, 1))
    value, index = run(text, x, at)
    assert index.tolist() == x.argmax(1).tolist()
    assert value.tolist() == x.max(1).tolist()


@pytest.mark.parametrize("element", ["i1", "i4", "ui8", "i64", "bf16", "f64", "complex<f32>"])
@pytest.mark.parametrize("op", ["add", "multiply"])
def test_sums_and_products_are_those_of_single_steps(op: str, element: str) -> None:
    dtype = ELEMENT_TYPES[element].dtype
    init = {"i1": "false", "complex<f32>": "(1.0, 2.0)"}.get(element, "1" if "i" in element else "1.0")
    body = f"    %s = stablehlo.{op} %a, %b : tensor<{element}>\n    stablehlo.return %s : tensor<{element}>"
    steps = main(
        f"(%a: tensor<3x{element}>, %b: tensor<3x{element}>) -> tensor<3x{element}>",
        f"  %s = stablehlo.{op} %a, %b : tensor<3x{element}>\n  return %s : tensor<3x{element}>",
    )
    x = RNG.integers(0, 4, (7, 3)).astype(np.float32).astype(dtype)
    step = opspec.compile(opspec.load(steps))
    start = {"i1": False, "complex<f32>": 1 + 2j}.get(element, 1)
    expected = np.full(3, start).astype(dtype)
    for row in x:
        (expected,) = step(expected, row)
    (found,) = run(reduction(element, body, init), x)
    assert found.dtype == dtype
    assert found.tolist() == expected.tolist()  # small integers: exact in any order


def test_an_error_inside_a_region_names_the_op_in_the_region() -> None:
    body = """    %s = stablehlo.dynamic_reshape %a, %shape : (tensor<i32>, tensor<0xi32>) -> tensor<i32>
    %t = stablehlo.reduce(%x init: %s) across dimensions = [0, 1] :
      (tensor<7x3xi32>, tensor<i32>) -> tensor<i32>
    reducer(%c: tensor<i32>, %d: tensor<i32>) {
      %p = "stablehlo.all_reduce"(%c) ({
        ^bb0(%e: tensor<i32>, %f: tensor<i32>):
          stablehlo.return %e : tensor<i32>
      }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i32>) -> tensor<i32>
      stablehlo.return %p : tensor<i32>
    }
    stablehlo.return %t : tensor<i32>"""
    text = reduction("i32", body, "0", "%shape = stablehlo.constant dense<> : tensor<0xi32>")
    message = said(lambda: run(text, np.ones((7, 3), np.int32)))
    assert message.startswith("stablehlo.all_reduce at <text>:")
