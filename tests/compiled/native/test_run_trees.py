"""Extremes of rows, and of what lies in runs, are those of NumPy."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.values.arrays import Array
from tests.compiled.native.kernels import SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_moved_rows import texts

TYPES = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "i32": np.int32, "ui8": np.uint8}
STARTS = {
    "maximum": {"f32": "0xFF800000", "f64": "0xFFF0000000000000", "bf16": "0xFF80", "i32": "-9", "ui8": "0"},
    "minimum": {"f32": "0x7F800000", "f64": "0x7FF0000000000000", "bf16": "0x7F80", "i32": "120", "ui8": "120"},
}
# The shape, the dimensions that are left out, and the shape of what is left.
BLOCKS = {
    "blocks, half of a vector over": ((3, 40, 7, 40), (1, 3), (3, 7)),
    "some blocks": ((2, 25, 3, 25), (1, 3), (2, 3)),
    "short runs": ((5, 9, 4, 20), (1, 3), (5, 4)),
    "runs shorter than lanes": ((6, 10, 4, 10), (1, 3), (6, 4)),
    "no lane over by sixteen": ((4, 6, 3, 48), (1, 3), (4, 3)),
    "long runs": ((3, 4, 2, 150), (1, 3), (3, 2)),
    "more than a chunk": ((2, 50, 3, 33), (1, 3), (2, 3)),
    "images": ((6, 4, 7, 7), (0, 2, 3), (4,)),
}
# The same of elements that lie side by side.
ROWS = {
    "rows": ((5, 900), (1,), (5,)),
    "an odd number of vectors": ((3, 17 * 32), (1,), (3,)),
    "more than a chunk of a row": ((2, 5000), (1,), (2,)),
    "many rows": ((40, 530), (1,), (40,)),
}


def spelled(shape: tuple[int, ...], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def program(name: str, element: str, extreme: str) -> str:
    shape, dimensions, left = (BLOCKS | ROWS)[name]
    start = STARTS[extreme][element]
    given, result = spelled(shape, element), spelled(left, element)
    return f"""func.func @main(%x: {given}) -> {result} {{
  %z = stablehlo.constant dense<{start}> : tensor<{element}>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.{extreme} across dimensions = {list(dimensions)}
    : ({given}, tensor<{element}>) -> {result}
  return %0 : {result}
}}"""


def numbers(name: str, element: str) -> Array:
    """Some are no numbers, or zeros of either sign, one whole block among them."""
    rng = np.random.default_rng(0)
    shape, dimensions, _ = (BLOCKS | ROWS)[name]
    if element[0] in "iu":
        return rng.integers(0, 110, shape).astype(TYPES[element])
    x = rng.standard_normal(shape).astype(TYPES[element])
    x[rng.random(shape) < 0.01] = np.nan
    block = x[tuple(slice(None) if at in dimensions else 0 for at in range(x.ndim))]
    block[...] = np.where(rng.random(block.shape) < 0.5, 0.0, -0.0)
    return np.asarray(x)


@pytest.mark.parametrize("extreme", STARTS)
@pytest.mark.parametrize("element", TYPES)
@pytest.mark.parametrize("name", BLOCKS | ROWS)
def test_they_are_those_of_numpy_to_the_bit(
    name: str, element: str, extreme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, x = program(name, element, extreme), numbers(name, element)
    agree(monkeypatch, text, [x])
    (found,) = opspec.run(opspec.load(text), x)
    with np.errstate(invalid="ignore"):
        wanted = getattr(np, extreme).reduce(x, axis=(BLOCKS | ROWS)[name][1])
    assert np.array_equal(found.astype(np.float64), wanted.astype(np.float64), equal_nan=True)


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize("name", BLOCKS)
def test_each_run_is_loaded_as_it_lies(name: str, instructions: str) -> None:
    (written,) = texts(program(name, "f32", "maximum"), instructions).values()
    assert "%run" in written
    assert "masked.gather" not in written
