"""What a library or a loop reads of what was turned or repeated, and put together: NumPy would copy it, slowly."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module

ROWS, COLUMNS = 300, 200
GIVEN = f"tensor<{ROWS}x{COLUMNS}xf32>"
REPEATED = f"""  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({GIVEN}) -> tensor<{ROWS}x{COLUMNS}x2xf32>
  %1 = stablehlo.reshape %0 : (tensor<{ROWS}x{COLUMNS}x2xf32>) -> tensor<{ROWS}x{2 * COLUMNS}xf32>"""
TURNED = f"""  %a = stablehlo.reshape %x : ({GIVEN}) -> tensor<{ROWS // 2}x2x{COLUMNS}xf32>
  %0 = stablehlo.transpose %a, dims = [1, 0, 2]
    : (tensor<{ROWS // 2}x2x{COLUMNS}xf32>) -> tensor<2x{ROWS // 2}x{COLUMNS}xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x{ROWS // 2}x{COLUMNS}xf32>) -> {GIVEN}"""


@pytest.mark.parametrize(("before", "count"), [(REPEATED, 2 * COLUMNS), (TURNED, COLUMNS)], ids=["repeated", "turned"])
def test_what_numpy_would_copy_a_kernel_stores(before: str, count: int) -> None:
    result, factors = f"tensor<{ROWS}x{ROWS}xf32>", [f"tensor<{ROWS}x{count}xf32>", f"tensor<{count}x{ROWS}xf32>"]
    text = f"""func.func @main(%x: {GIVEN}, %w: {factors[1]}) -> {result} {{
{before}
  %r = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : ({", ".join(factors)}) -> {result}
  return %r : {result}
}}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert [kernel.form for kernel in kernels] == ["flat"]
    rng = np.random.default_rng(0)
    x, w = (rng.integers(-9, 9, size).astype(np.float32) for size in ((ROWS, COLUMNS), (count, ROWS)))
    wanted = np.repeat(x, 2, 1) if before is REPEATED else x.reshape(-1, 2, COLUMNS).swapaxes(0, 1).reshape(x.shape)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, w)
    assert np.array_equal(found, wanted @ w)


def test_dimensions_taken_apart_are_shown() -> None:
    """And what is only turned, since a product reads that as it lies."""
    result = f"tensor<{COLUMNS}x{COLUMNS}xf32>"
    text = f"""func.func @main(%x: {GIVEN}) -> {result} {{
  %0 = stablehlo.reshape %x : ({GIVEN}) -> tensor<3x100x{COLUMNS}xf32>
  %1 = stablehlo.reshape %0 : (tensor<3x100x{COLUMNS}xf32>) -> {GIVEN}
  %2 = stablehlo.transpose %1, dims = [1, 0] : ({GIVEN}) -> tensor<{COLUMNS}x{ROWS}xf32>
  %r = stablehlo.dot_general %2, %1, contracting_dims = [1] x [0]
    : (tensor<{COLUMNS}x{ROWS}xf32>, {GIVEN}) -> {result}
  return %r : {result}
}}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    assert not [step for step in block.steps if isinstance(step, KernelGroup)]
