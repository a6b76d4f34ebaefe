"""Graphs whose shapes are known only when the program runs: they read the sizes of the values that have them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.errors import OpSpecError
from opspec.lowering.expansion import LowerError
from opspec.programs import carrier
from tests.lowering.written_decompositions import lowered_by

NUMBERS = ("lhs_batching", "rhs_batching", "lhs_contracting", "rhs_contracting", "lhs_ragged", "rhs_group")
# name: shapes of lhs, rhs, group_sizes and result; dimension numbers in the order above; the sizes
RAGGED: dict[str, tuple[tuple[Any, ...], tuple[Any, ...], Any]] = {
    "rows": (((6, 2), (3, 2, 4), (3,), (6, 4)), ([], [], [1], [1], [0], [0]), [2, 0, 3]),
    "rows of batches": (
        ((2, 6, 3), (2, 4, 3, 5), (2, 4), (2, 6, 5)),
        ([0], [0], [2], [2], [1], [1]),
        [[1, 2, 0, 3], [2, 0, 0, 1]],
    ),
    "rows of batches alike": (((2, 6, 3), (2, 4, 3, 5), (4,), (2, 6, 5)), ([0], [0], [2], [2], [1], [1]), [1, 2, 0, 3]),
    "terms": (((2, 6), (6, 4), (3,), (3, 2, 4)), ([], [], [1], [0], [1], []), [2, 0, 3]),
    "terms of batches": (
        ((2, 5, 6), (2, 6, 4), (2, 3), (3, 2, 5, 4)),
        ([0], [0], [2], [1], [2], []),
        [[2, 0, 3], [1, 1, 4]],
    ),
    "batches": (((4, 2, 3), (4, 3, 2), (2,), (4, 2, 2)), ([0], [0], [2], [1], [0], []), [3, 1]),
}


def tensor(shape: Sequence[Any], element: str, bounds: Sequence[Any] = ()) -> str:
    bounded = f", #stablehlo.bounds<{', '.join(map(str, bounds))}>" if bounds else ""
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}{bounded}>"


def ragged(types: Sequence[str], numbers: Sequence[Any]) -> str:
    lhs, rhs, sizes, result = types
    dimensions = ", ".join(f"{name}_dimensions = {dims}" for name, dims in zip(NUMBERS, numbers, strict=True))
    return f"""
    func.func @main(%l: {lhs}, %r: {rhs}, %g: {sizes}) -> {result} {{
      %0 = "chlo.ragged_dot"(%l, %r, %g) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{dimensions}>}}>
        : ({lhs}, {rhs}, {sizes}) -> {result}
      return %0 : {result}
    }}
    """


def ragged_sum(x: Any, y: Any, sizes: Any, numbers: Sequence[Any]) -> Any:
    """The product as the groups say it, one after the other; batches are the first dimension of all."""
    batch, _, _, _, cut, group = numbers
    if batch:
        if cut == [0]:
            return np.einsum("bij,bjk->bik", x, y)
        each = sizes if np.ndim(sizes) > 1 else [sizes] * len(x)
        lower = [[n - 1 for n in dims] for dims in numbers]
        found = [ragged_sum(*rows, ([], [], *lower[2:])) for rows in zip(x, y, each, strict=True)]
        return np.stack(found, 0 if group else 1)
    ends = np.cumsum([0, *sizes])
    spans = [slice(*pair) for pair in itertools.pairwise(ends)]
    if group:
        found = np.zeros((x.shape[0], y.shape[2]), x.dtype)
        for span, matrix in zip(spans, y, strict=True):
            found[span] = x[span] @ matrix
        return found
    return np.stack([x[:, span] @ y[span] for span in spans])


def lowered(text: str) -> Any:
    module = opspec.lower(text)
    assert module.operation.verify()
    assert opspec.verify(module) == []
    assert "chlo." not in str(module)
    return module


MASKS = [(True, True, True), (True, False, False), (False, True, False), (False, False, True)]


@pytest.mark.parametrize("name", RAGGED)
def test_a_ragged_product_of_unknown_sizes(name: str) -> None:
    shapes, numbers, sizes = RAGGED[name]
    rng = np.random.default_rng(3)
    x, y = (rng.integers(-4, 5, shape).astype(np.float32) for shape in shapes[:2])
    wanted = ragged_sum(x, y, sizes, numbers)
    tried = 0
    for mask in MASKS:
        given = [("?",) * len(shape) if hides else shape for shape, hides in zip(shapes, (*mask, True), strict=True)]
        types = [tensor(shape, "i32" if at == 2 else "f32") for at, shape in enumerate(given)]
        try:
            opspec.load(ragged(types, numbers))
        except OpSpecError:  # the carrier wants the sizes of the groups to be known where those of lhs are
            assert np.ndim(sizes) > 1
            continue
        module = lowered(ragged(types, numbers))
        carrier.serialize(module.operation.clone(), "1.0.0")
        (found,) = opspec.run(module, x, y, np.array(sizes, np.int32))
        np.testing.assert_array_equal(found, wanted)
        tried += 1
    assert tried


def test_a_ragged_product_of_bounded_sizes_has_no_op_of_unbounded_ones() -> None:
    types = [tensor(("?", 2), "f32", (6, "?")), tensor((3, 2, 4), "f32"), tensor((3,), "i32")]
    module = lowered(ragged([*types, tensor(("?", 4), "f32", (6, "?"))], RAGGED["rows"][1]))
    assert "stablehlo.set_dimension_size" in str(module)
    assert "dynamic" not in str(module)
    x, y = np.arange(8, dtype=np.float32).reshape(4, 2), np.arange(24, dtype=np.float32).reshape(3, 2, 4)
    (found,) = opspec.run(module, x, y, np.array([1, 2, 0], np.int32))
    np.testing.assert_array_equal(found, ragged_sum(x, y, [1, 2, 0], RAGGED["rows"][1]))


ROWS = [((3, 5), ()), (("?", 5), ()), ((3, "?"), ()), (("?", "?"), ()), (("?", 5), (4, "?")), ((3, "?"), ("?", 9))]


@pytest.mark.parametrize(("shape", "bounds"), ROWS, ids=str)
def test_the_largest_of_rows_of_unknown_size(shape: tuple[Any, ...], bounds: tuple[Any, ...]) -> None:
    x = np.array([[3, 9, -1, 9, 0], [1, 2, 3, 4, 5], [7, 7, 7, 7, 8]], np.int32)
    type_, values = tensor(shape, "i32", bounds), tensor((shape[0], 2), "i32", bounds if shape[0] == "?" else ())
    module = lowered(f"""
    func.func @main(%x: {type_}) -> ({values}, {values}) {{
      %0, %1 = chlo.top_k(%x, k = 2) : {type_} -> ({values}, {values})
      return %0, %1 : {values}, {values}
    }}
    """)
    found, places = opspec.run(module, x)
    assert found.tolist() == [[9, 9], [5, 4], [8, 7]]
    assert places.tolist() == [[1, 3], [4, 3], [4, 0]]


@pytest.mark.parametrize("kind", ["?", "bounded"])
def test_a_constant_takes_the_size_of_a_value(kind: str) -> None:
    type_ = tensor(("?",), "f32", (8,) if kind == "bounded" else ())
    module = lowered(f"""
    func.func @main(%x: {type_}) -> {type_} {{
      %0 = chlo.sinh %x : {type_} -> {type_}
      return %0 : {type_}
    }}
    """)
    assert ("dynamic_broadcast_in_dim" in str(module)) == (kind == "?")
    (found,) = opspec.run(module, np.float32([1, -2, 0]))
    np.testing.assert_allclose(found, np.sinh(np.float32([1, -2, 0])), rtol=3e-7)


COUNTS = """
decomposition:
  length: "constant(shape(operand)[0] * 2, i64)"
  many: "stablehlo.broadcast_in_dim(length, broadcast_dimensions=[], shape=shape(operand))"
  result: "operand * stablehlo.convert(many, type=T)"
"""


def test_a_size_that_no_value_has_is_told(tmp_path: Path) -> None:
    text = """
    func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
      %0 = chlo.square %x : tensor<?xf32> -> tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    """
    message = r"^-:3:12: chlo\.square: a constant is wanted of a size .* runs; `opspec refine` finds"
    with lowered_by("chlo.square", COUNTS, tmp_path), pytest.raises(LowerError, match=message):
        opspec.lower(text)
