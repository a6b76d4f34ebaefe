"""Programs run as XLA runs them, or as NumPy written out here says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from jax import export, lax

import opspec
from opspec.grid import run_grid
from tests.execution.programs import main, run, said, uniform
from tests.samples import one_in
from tests.threads import at_once

BF16 = np.dtype(ml_dtypes.bfloat16)
RNG = np.random.default_rng(7)
floats = uniform(RNG)


# --- programs of JAX ----------------------------------------------------------------------------------------

GATHER = lax.GatherDimensionNumbers(offset_dims=(1,), collapsed_slice_dims=(0,), start_index_map=(0,))


def conv(x: Any, w: Any, **keywords: Any) -> Any:
    return lax.conv_general_dilated(x, w, (2, 1), ((1, 0), (2, 1)), **keywords)


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "arithmetic": (lambda x, y: (x + y) * x - lax.div(x, y), (floats(3, 4), floats(3, 4))),
    "bounds": (lambda x, y: lax.max(x, -y) - lax.min(lax.abs(x), y), (floats(3, 4), floats(3, 4))),
    "exponentials": (lambda x: lax.exp(x) + lax.expm1(x) - lax.log(lax.abs(x)), (floats(5, 2),)),
    "tanh": (lax.tanh, (floats(50),)),
    "sinh": (lax.sinh, (floats(50),)),
    "select": (lambda x, y: lax.select(x < y, x, y), (floats(6), floats(6))),
    "convert": (lambda x: (x.astype(jnp.int32), x.astype(jnp.bfloat16), x.astype(jnp.int8)), (floats(9),)),
    "integers": (
        lambda x, y: lax.div(x, y) - x * y,
        (np.arange(-6, 6, dtype=np.int32), np.full(12, 5, np.int32)),
    ),
    "pad": (lambda x, v: lax.pad(x, v, ((-1, 2, 1), (3, -1, 2))), (floats(3, 4), np.float32(7))),
    "gather": (
        lambda x, i: lax.gather(x, i, GATHER, slice_sizes=(1, 4), mode="clip"),
        (floats(5, 4), np.array([[4], [0], [9]], np.int32)),
    ),
    "conv": (conv, (floats(2, 3, 5, 6), floats(4, 3, 2, 3))),
    "dilated conv": (
        lambda x, w: conv(x, w, lhs_dilation=(2, 1), rhs_dilation=(1, 2)),
        (floats(2, 3, 5, 6), floats(4, 3, 2, 3)),
    ),
    "grouped conv": (
        lambda x, w: conv(x, w, feature_group_count=2),
        (floats(2, 6, 5, 6), floats(4, 3, 2, 3)),
    ),
    "sum": (lambda x: lax.reduce(x, np.float32(1), lax.add, (0, 2)), (floats(3, 4, 5),)),
    "product of integers": (
        lambda x: lax.reduce(x, np.int32(1), lax.mul, (1,)),
        (RNG.integers(-9, 9, (3, 40)).astype(np.int32),),
    ),
    "max": (lambda x: lax.reduce(x, np.float32(-np.inf), lax.max, (1,)), (floats(3, 40),)),
    "min of bf16": (lambda x: lax.reduce(x, BF16.type(np.inf), lax.min, (1,)), (floats(3, 40).astype(BF16),)),
    "any": (lambda x: lax.reduce(x, False, lax.max, (1,)), (floats(30, 3) < 0,)),
    "call": (lambda x: jax.jit(lambda y: y * y)(x) + jax.jit(lambda y: y * y)(x + x), (floats(4),)),
    "sort": (
        lambda x: lax.sort(x, dimension=0),
        (np.array([[3, np.nan], [-0.0, 1], [0.0, -np.inf]], np.float32),),
    ),
    "no arguments": (lambda: lax.sort(np.array([3, 1, 2])), ()),
    "empty": (lambda x: lax.reduce(x + x, np.float32(5), lax.add, (1,)), (np.zeros((3, 0), np.float32),)),
}


def expect_same(found: tuple[Any, ...], expected: Any) -> None:
    leaves = jax.tree.leaves(expected)
    assert len(found) == len(leaves)
    for x, y in zip(found, leaves, strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        wide = np.asarray(y).astype(np.float64)
        # Sums cancel: what counts is the size of their terms. test_xla.py holds each op to the bound of its file.
        size = max(1.0, float(np.abs(wide[np.isfinite(wide)]).max(initial=0))) if wide.dtype.kind == "f" else 1.0
        np.testing.assert_allclose(x.astype(np.float64), wide, rtol=2e-6, atol=2e-6 * size)


@pytest.mark.parametrize("name", one_in(2, PROGRAMS))
def test_a_program_of_jax_gives_what_xla_gives(name: str) -> None:
    function, arguments = PROGRAMS[name]
    jitted = jax.jit(function)
    expect_same(run(jitted.lower(*arguments).as_text() + "\n", *arguments), jitted(*arguments))


@pytest.mark.parametrize("name", ["arithmetic", "conv", "sort", "sinh"])
def test_so_does_an_exported_one(name: str) -> None:
    function, arguments = PROGRAMS[name]
    jitted = jax.jit(function)
    artifact = export.export(jitted)(*arguments).mlir_module_serialized
    expect_same(opspec.run(opspec.load(artifact), *arguments), jitted(*arguments))


def test_arguments_may_be_jax_arrays() -> None:
    jitted = jax.jit(lambda x: x + x)
    (found,) = run(jitted.lower(jnp.ones(3)).as_text(), jnp.ones(3))
    assert found.tolist() == [2, 2, 2]
    assert found.flags.writeable


# --- other ops ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [np.dtype(np.float32), BF16])
def test_batch_norm_training(dtype: np.dtype[Any]) -> None:
    e = "f32" if dtype == np.float32 else "bf16"
    x, scale, offset = (a.astype(dtype) for a in (floats(4, 3, 5), floats(3), floats(3)))
    results = f"(tensor<4x3x5x{e}>, tensor<3x{e}>, tensor<3x{e}>)"
    text = main(
        f"(%x: tensor<4x3x5x{e}>, %s: tensor<3x{e}>, %o: tensor<3x{e}>) -> {results}",
        f"""  %r:3 = "stablehlo.batch_norm_training"(%x, %s, %o)
      {{epsilon = 0.001 : f32, feature_index = 1 : i64}} :
      (tensor<4x3x5x{e}>, tensor<3x{e}>, tensor<3x{e}>) -> {results}
  return %r#0, %r#1, %r#2 : tensor<4x3x5x{e}>, tensor<3x{e}>, tensor<3x{e}>""",
    )
    found = run(text, x, scale, offset)
    wide = x.astype(np.float64)
    mean, var = wide.mean((0, 2)), wide.var((0, 2))
    shaped = [a.astype(np.float64)[:, None] for a in (mean, var, scale, offset)]
    expected = (wide - shaped[0]) / np.sqrt(shaped[1] + 0.001) * shaped[2] + shaped[3]
    tolerance = 1e-5 if e == "f32" else 0.06
    for a, b in zip(found, (expected, mean, var), strict=True):
        assert a.dtype == dtype
        np.testing.assert_allclose(a.astype(np.float64), b, rtol=tolerance, atol=tolerance)


ALL_REDUCE = """  %r = "stablehlo.all_reduce"(%x) ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }}) {{replica_groups = dense<{groups}> : tensor<{shape}xi64>}} : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>"""
TWO = main("(%x: tensor<2xf32>) -> tensor<2xf32>", ALL_REDUCE.format(groups="[[0, 1]]", shape="1x2"))


def test_all_reduce_alone_gives_the_operand() -> None:
    text = main("(%x: tensor<2xf32>) -> tensor<2xf32>", ALL_REDUCE.format(groups="0", shape="1x1"))
    x = np.array([1, 2], np.float32)
    (found,) = run(text, x)
    assert found.tolist() == [1, 2]
    assert not np.shares_memory(found, x)


def test_all_reduce_with_others_needs_them() -> None:
    message = said(lambda: run(TWO, np.ones(2, np.float32)))
    assert message.startswith(
        "stablehlo.all_reduce at <text>:3:8: it needs the operands of other processes,"
        " and this program runs as a single one"
    )

    both = run_grid(opspec.load(TWO), [[np.array([1, 2], np.float32)], [np.array([10, 20], np.float32)]], replicas=2)
    assert [found.tolist() for (found,) in both] == [[11, 22], [11, 22]]


# --- shapes that only the run knows -------------------------------------------------------------------------

RESHAPE = main(
    "(%x: tensor<?x4xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32>",
    """  %d = stablehlo.add %x, %x : tensor<?x4xf32>
  %r = stablehlo.dynamic_reshape %d, %s : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>""",
)


def test_shapes_follow_from_the_arguments() -> None:
    program = opspec.compile(opspec.load(RESHAPE))
    for rows, shape in ((3, (2, 6)), (3, (12, 1)), (5, (4, 5)), (0, (0, 9))):
        x = floats(rows, 4)
        (found,) = program(x, np.array(shape, np.int32))
        assert found.tolist() == (x + x).reshape(shape).tolist()


def test_values_that_break_a_rule_are_refused_where_they_do() -> None:
    message = said(lambda: run(RESHAPE, floats(3, 4), np.array([5, 2], np.int32)))
    assert message == (
        "stablehlo.dynamic_reshape at <text>:4:8: the values break C2:"
        " both shapes hold as many elements; given tensor<3x4xf32>, tensor<2xi32> for tensor<5x2xf32>"
    )
    text = RESHAPE.replace("?x4xf32", "3x4xf32").replace("?x?xf32", "6x2xf32")
    message = said(lambda: run(text, floats(3, 4), np.array([2, 6], np.int32)))
    assert "no result type by the shape of result: inferred tensor<2x6xf32>, found tensor<6x2xf32>" in message


def test_operands_that_disagree_are_refused() -> None:
    text = main(
        "(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32>",
        "  %r = stablehlo.add %x, %y : tensor<?xf32>\n  return %r : tensor<?xf32>",
    )
    message = said(lambda: run(text, floats(3), floats(4)))
    assert message == (
        "stablehlo.add at <text>:3:8: no result type by C1 and C2: 3 and 4 exclude each other;"
        " given tensor<3xf32>, tensor<4xf32>"
    )


# --- control flow -------------------------------------------------------------------------------------------


def test_a_loop_runs_until_its_condition_fails() -> None:
    text = main(
        "(%n: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32>",
        """  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<2xi32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.add %v, %x : tensor<2xi32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xi32>
  }
  return %r#1 : tensor<2xi32>""",
    )
    x = np.array([1, -2], np.int32)
    for n in (0, 1, 5):
        (found,) = run(text, np.int32(n), x)
        assert found.tolist() == [1 + n, -2 * (1 + n)]
        assert not np.shares_memory(found, x)


@pytest.mark.parametrize(("index", "expected"), [(0, 2), (1, 4), (2, 8), (-1, 8), (7, 8)])
def test_case_takes_the_last_branch_out_of_range(index: int, expected: int) -> None:
    text = main(
        "(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32>",
        """  %d = stablehlo.add %x, %x : tensor<i32>
  %r = "stablehlo.case"(%i) ({ stablehlo.return %d : tensor<i32> }, {
    %e = stablehlo.add %d, %d : tensor<i32>
    stablehlo.return %e : tensor<i32>
  }, {
    %f = func.call @double(%d) : (tensor<i32>) -> tensor<i32>
    %g = func.call @double(%f) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %g : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>""",
        """ func.func private @double(%x: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.add %x, %x : tensor<i32>
  return %r : tensor<i32>
 }""",
    )
    assert run(text, np.int32(index), np.int32(1))[0] == expected


def test_a_function_that_calls_itself_without_end_is_stopped() -> None:
    text = main(
        "(%x: tensor<i32>) -> tensor<i32>",
        "  %r = func.call @main(%x) : (tensor<i32>) -> tensor<i32>\n  return %r : tensor<i32>",
    )
    message = said(lambda: run(text, np.int32(1)))
    assert (
        message == "func.call at <text>:3:8: calls or regions nest too deep to run;"
        " does a function call itself without end?"
    )


def nested(depth: int, at: int = 0) -> str:
    """Loops within loops, whose innermost one adds one, after which all of them end."""
    if at == depth:
        return f"  %r{at} = stablehlo.add %x{at}, %one : tensor<i32>\n"
    return f"""  %r{at} = stablehlo.while(%x{at + 1} = %x{at}) : tensor<i32> cond {{
  %c{at} = stablehlo.compare LT, %x{at + 1}, %six : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %c{at} : tensor<i1>
}} do {{
{nested(depth, at + 1)}  stablehlo.return %r{at + 1} : tensor<i32>
}}
"""


@pytest.mark.parametrize("depth", [3, 16, 30])
def test_loops_within_loops(depth: int) -> None:
    constants = "".join(f"  %{n} = stablehlo.constant dense<{v}> : tensor<i32>\n" for n, v in (("one", 1), ("six", 6)))
    text = main("(%x0: tensor<i32>) -> tensor<i32>", f"{constants}{nested(depth)}  return %r0 : tensor<i32>")
    assert run(text, np.int32(5))[0] == 6


# --- quantized types ----------------------------------------------------------------------------------------

Q1 = "!quant.uniform<i8:f32, 0.5:10>"
Q2 = "!quant.uniform<i8:f32, 0.25>"


def test_quantized_arithmetic_is_that_of_the_expressed_type_rounded_to_even_and_clamped() -> None:
    text = main(
        f"(%x: tensor<5x{Q1}>, %y: tensor<5x{Q1}>) -> tensor<5x{Q2}>",
        f"""  %r = stablehlo.multiply %x, %y : (tensor<5x{Q1}>, tensor<5x{Q1}>) -> tensor<5x{Q2}>
  return %r : tensor<5x{Q2}>""",
    )
    x = np.array([11, 9, 127, -128, 11], np.int8)
    y = np.array([11, 13, 127, 127, 10], np.int8)
    real = (x.astype(float) - 10) * 0.5 * (y.astype(float) - 10) * 0.5
    (found,) = run(text, x, y)
    assert found.dtype == np.int8
    assert found.tolist() == np.clip(np.rint(real / 0.25), -128, 127).tolist()


def test_quantized_elements_that_only_move_stay_as_they_are() -> None:
    narrow = "!quant.uniform<i8<-5:5>:f32, 0.5>"  # stored values beyond the range would be clamped on the way
    text = main(
        f"(%x: tensor<3x{narrow}>, %v: tensor<{narrow}>) -> tensor<5x{narrow}>",
        f"""  %r = stablehlo.pad %x, %v, low = [1], high = [1], interior = [0] :
      (tensor<3x{narrow}>, tensor<{narrow}>) -> tensor<5x{narrow}>
  return %r : tensor<5x{narrow}>""",
    )
    assert run(text, np.array([1, 100, 3], np.int8), np.int8(4))[0].tolist() == [4, 1, 100, 3, 4]


def test_quantized_slices_have_their_own_scales() -> None:
    q = "!quant.uniform<i8:f32:1, {0.5, 0.25:4}>"
    text = main(
        f"(%x: tensor<2x2x{q}>) -> tensor<2x2x{q}>",
        f"""  %f = stablehlo.uniform_dequantize %x : (tensor<2x2x{q}>) -> tensor<2x2xf32>
  %s = stablehlo.add %f, %f : tensor<2x2xf32>
  %r = stablehlo.uniform_quantize %s : (tensor<2x2xf32>) -> tensor<2x2x{q}>
  return %r : tensor<2x2x{q}>""",
    )
    assert run(text, np.array([[3, 5], [-4, 100]], np.int8))[0].tolist() == [[6, 6], [-8, 127]]


# --- threads ------------------------------------------------------------------------------------------------


def test_one_program_serves_many_threads() -> None:
    function, (x, y) = PROGRAMS["conv"]
    program = opspec.compile(opspec.load(jax.jit(function).lower(x, y).as_text()))
    dynamic = opspec.compile(opspec.load(RESHAPE))
    scales = [np.float32(at + 1) for at in range(8)]
    expected = [program(x * scale, y)[0].tobytes() for scale in scales]
    wrong: list[int] = []

    def work(at: int) -> None:
        for _ in range(5):
            (found,) = program(x * scales[at], y)
            (shaped,) = dynamic(np.ones((at + 1, 4), np.float32), np.array([4, at + 1], np.int32))
            if found.tobytes() != expected[at] or shaped.shape != (4, at + 1):
                wrong.append(at)

    at_once(work, range(8))
    assert not wrong
