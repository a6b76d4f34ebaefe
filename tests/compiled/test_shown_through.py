"""What is shown of an operand, by a reshape or a slice, is read where it lies, without asking what would be beyond."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import assert_same
from opspec.compiled.engines import compile as compile_by
from opspec.formula.evaluation import run as run_formula
from opspec.reads.symbols import Quotient, Remainder, atoms
from tests.compiled.test_windows import kernel_of


def rolled(dimension: int, by: int) -> str:
    """One of three slabs, its elements moved round along a dimension, less themselves."""
    sizes = [6, 5, 4]
    parts = []
    for begin, end in ((sizes[dimension] - by, sizes[dimension]), (0, sizes[dimension] - by)):
        box = [f"0:{size}" for size in sizes]
        box[dimension] = f"{begin}:{end}"
        made = list(sizes)
        made[dimension] = end - begin
        parts.append((", ".join(box), "x".join(map(str, made))))
    (last, few), (first, many) = parts
    return f"""func.func @main(%x: tensor<3x6x5x4xf32>) -> tensor<6x5x4xf32> {{
  %s = stablehlo.slice %x [1:2, 0:6, 0:5, 0:4] : (tensor<3x6x5x4xf32>) -> tensor<1x6x5x4xf32>
  %r = stablehlo.reshape %s : (tensor<1x6x5x4xf32>) -> tensor<6x5x4xf32>
  %a = stablehlo.slice %r [{last}] : (tensor<6x5x4xf32>) -> tensor<{few}xf32>
  %b = stablehlo.slice %r [{first}] : (tensor<6x5x4xf32>) -> tensor<{many}xf32>
  %c = stablehlo.concatenate %a, %b, dim = {dimension} : (tensor<{few}xf32>, tensor<{many}xf32>) -> tensor<6x5x4xf32>
  %d = stablehlo.subtract %c, %r : tensor<6x5x4xf32>
  return %d : tensor<6x5x4xf32>
}}"""


@pytest.mark.parametrize("dimension", [0, 1, 2])
@pytest.mark.parametrize("by", [1, 3])
def test_what_moves_round_in_a_slab_is_read_without_a_division(dimension: int, by: int) -> None:
    text = rolled(dimension, by)
    found = [atom for load in kernel_of(text).loads for atom in atoms(load.at)]
    assert found
    assert not [atom for atom in found if isinstance(atom, Quotient | Remainder)]
    module = opspec.load(text)
    given = np.arange(3 * 6 * 5 * 4, dtype=np.float32).reshape(3, 6, 5, 4)
    (wanted,) = run_formula(module, given)
    for engine in ("reference", "cpu"):
        assert_same(compile_by(module, engine=engine)(given)[0], wanted)
