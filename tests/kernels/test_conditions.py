"""Conditions of a meaning that ask for elements and for indices at once, as NumPy kernels: lazy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec.catalog.op_files import base_of
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Tensor
from opspec_generator.emit.numpy import NumpyEmitter
from opspec_model.loading.op_loading import load_op

OP = """op: stablehlo.probe
summary: A probe.
typevars: {{T: float}}
operands: {{x: tensor<T>, n: scalar<T>}}
results: {{result: tensor<T>}}
constraints:
  C1: {{rule: "shape(result) == shape(x)", infers: result}}
semantics:
  index: o
  value: "x[o] if {condition} else n[()]"
accuracy: exact
examples:
  none:
    inputs: {{x: "tensor<0x0xf32> []", n: "tensor<f32> 0"}}
    outputs: {{result: "tensor<0x0xf32> []"}}
history: {{0.9.0: added}}
"""

CONDITIONS: dict[str, Callable[[Any, int, int], bool]] = {
    "0 < x[o] and 0 < o[0]": lambda x, i, j: x[i, j] > 0 and i > 0,
    "0 < o[0] and 0 < x[o]": lambda x, i, j: i > 0 and x[i, j] > 0,
    "0 < x[o] or o[1] < 2": lambda x, i, j: x[i, j] > 0 or j < 2,
    "o[0] < o[1] and x[o] < 1 and o[0] < 3": lambda x, i, j: i < j and x[i, j] < 1 and i < 3,
    "o[0] == 0 and x[o] < 1 or o[1] == 0": lambda x, i, j: (i == 0 and x[i, j] < 1) or j == 0,
    "not (x[o] < 0 and 0 < o[1])": lambda x, i, j: not (x[i, j] < 0 and j > 0),
    "0 < o[0] and x[(o[0] - 1, o[1])] < x[o]": lambda x, i, j: i > 0 and x[i - 1, j] < x[i, j],
    "o[0] == 0 or x[(o[0] - 1, o[1])] < x[o]": lambda x, i, j: i == 0 or x[i - 1, j] < x[i, j],
    "x[o] < 0 and o[0] < 0": lambda x, i, j: x[i, j] < 0 and i < 0,
    "x[o] < 0 or 0 <= o[0]": lambda x, i, j: x[i, j] < 0 or i >= 0,
}


def kernel(folder: Path, condition: str) -> Callable[..., Any]:
    path = folder / "ops" / "stablehlo" / "probe.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(OP.format(condition=condition), encoding="utf-8")
    (text,) = NumpyEmitter().emit_op(load_op(path, base_of("stablehlo"))).values()
    namespace: dict[str, Any] = {}
    exec(text, namespace)
    made: Callable[..., Any] = namespace["kernel"]
    return made


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("shape", [(4, 5), (1, 5), (4, 1), (1, 1), (0, 3)])
def test_it_holds_where_its_parts_do(tmp_path: Path, condition: str, shape: tuple[int, int]) -> None:
    x = np.random.default_rng(3).normal(0, 1, shape).astype(np.float32)
    found = kernel(tmp_path, condition)(x, np.float32(9), result=Tensor(Vec(shape), ELEMENT_TYPES["f32"]))
    holds = CONDITIONS[condition]
    expected = [[x[i, j] if holds(x, i, j) else 9 for j in range(shape[1])] for i in range(shape[0])]
    np.testing.assert_array_equal(found, np.array(expected, np.float32).reshape(shape))
